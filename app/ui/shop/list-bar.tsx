// The line above a list: how many, in which order, and whether as tiles or as lines. All of it is part of the address.
import type { Translate } from '~/forms/reply/fields';
import type { ListView, SortOption } from '~/models/catalogue';
import { Button, Icon, SelectField, Text, VisuallyHidden } from '~/ui/kit';
import * as styles from './list-bar.css';

interface SortFormProps {
  action: string;
  sorts: SortOption[];
  /** Questions that stay when the order changes, such as q. */
  kept?: readonly (readonly [name: string, value: string])[];
  t: Translate;
}

export function SortForm({ action, sorts, kept = [], t }: SortFormProps) {
  if (sorts.length < 2) return null;
  return (
    // With scripts the choice sends the form (app/client/choices). A browser that comes back must not restore a choice that would be sent again.
    <form action={action} className={styles.sort} autoComplete="off" data-choice="">
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="sort"
        label={t('catalogue:sort.label')}
        labelHidden
        options={sorts.map(({ value }) => ({ value, label: t(`catalogue:sort.${value}`) }))}
        defaultValue={sorts.find((sort) => sort.chosen)?.value}
      />
      <Button tone="secondary" withScripts="on-focus">
        <Icon name="sort" size="s" />
        <span className={styles.word}>{t('catalogue:sort.apply')}</span>
      </Button>
    </form>
  );
}

interface ListBarProps extends SortFormProps {
  total: number;
  /** Instead of the total, where it is not known. */
  told?: string | null;
  /** Null where the list has no other shape. */
  view?: ListView | null;
}

export function ListBar({ total, told = null, view = null, ...sort }: ListBarProps) {
  return (
    <div className={styles.bar}>
      <Text strong className={styles.number}>
        {told ?? sort.t('catalogue:category.products', { count: total })}
      </Text>
      <div className={styles.ways}>
        {view ? <ViewLinks view={view} t={sort.t} /> : null}
        <SortForm {...sort} />
      </div>
    </div>
  );
}

function ViewLinks({ view: { isLines, tilesHref, linesHref }, t }: { view: ListView; t: Translate }) {
  const link = (icon: 'grid' | 'list', href: string, label: string, chosen: boolean) => (
    <a className={styles.view} href={href} rel="nofollow" title={label} aria-current={chosen ? 'true' : undefined}>
      <Icon name={icon} size="s" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  );
  return (
    <nav className={styles.views} aria-label={t('catalogue:view.label')}>
      {link('grid', tilesHref, t('catalogue:view.tiles'), !isLines)}
      {link('list', linesHref, t('catalogue:view.lines'), isLines)}
    </nav>
  );
}
