// The consent form: two buttons of the same weight, and each purpose by itself. Nothing is ticked before the visitor does it.
import type { Purpose } from '#domain/content/consent';
import type { Translate } from '~/forms/reply/fields';
import { Button, CheckboxField, Details } from '~/ui/kit';
import * as styles from './fields.css';

interface ConsentFormProps {
  action: string;
  /** The page that the answer leads back to. */
  returnTo: string;
  /** The purposes that this shop requests consent for. */
  asked: readonly Purpose[];
  /** What has been agreed to so far. */
  purposes: readonly Purpose[];
  /** Shows every purpose, on the separate consent page. */
  open?: boolean;
  t: Translate;
}

export function ConsentForm({ action, returnTo, asked, purposes, open, t }: ConsentFormProps) {
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className={styles.answers}>
        <Button tone="secondary" name="answer" value="none">
          {t('common:consent.none')}
        </Button>
        <Button tone="secondary" name="answer" value="all">
          {t('common:consent.all')}
        </Button>
      </div>
      <Details summary={t('common:consent.choose')} open={open}>
        {asked.map((purpose) => (
          <CheckboxField
            key={purpose}
            name="purpose"
            value={purpose}
            id={`consent-${purpose}`}
            label={t(`common:consent.${purpose}`)}
            defaultChecked={purposes.includes(purpose)}
          />
        ))}
        <Button tone="secondary" name="answer" value="chosen">
          {t('common:consent.save')}
        </Button>
      </Details>
    </form>
  );
}
