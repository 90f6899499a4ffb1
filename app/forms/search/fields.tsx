// The search field, as pages without results and error pages show it.
import { LIMITS, type Translate } from '~/forms/reply/fields';
import { Button, Field, Icon } from '~/ui/kit';
import { row } from './fields.css';

export function SearchFields({ t, query, id }: { t: Translate; query: string; id: string }) {
  return (
    <div className={row}>
      <Field
        name="q"
        id={id}
        type="search"
        label={t('catalogue:search.label')}
        required
        maxLength={LIMITS.q}
        defaultValue={query}
        autoComplete="off"
      />
      <Button tone="secondary">
        <Icon name="search" size="s" />
        {t('catalogue:search.submit')}
      </Button>
    </div>
  );
}
