// What can be asked for with a present, in the form that puts it into the cart: wrapping and a card.
import { LONGEST_GREETING } from '#domain/present';
import type { Translate } from '~/forms/reply/fields';
import { CheckboxField, TextareaField } from '~/ui/kit';
import * as styles from './present-fields.css';

export function PresentFields({ t }: { t: Translate }) {
  return (
    <fieldset className={styles.present}>
      <legend className={styles.legend}>{t('product:present.title')}</legend>
      <CheckboxField name="wrapped" value="1" label={t('product:present.wrap')} hint={t('product:present.free')} />
      <TextareaField
        name="greeting"
        label={t('product:present.greeting')}
        hint={t('product:present.greetingHint', { max: LONGEST_GREETING })}
        maxLength={LONGEST_GREETING}
        rows={2}
      />
    </fieldset>
  );
}
