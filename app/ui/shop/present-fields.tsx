// Gift wishes: wrapping, a card and the day. In the form that puts the product into the cart, and in the cart itself.
import type { IsoDate } from '#domain/calendar/calendar';
import { LONGEST_GREETING, NO_WISH, type PresentWish } from '#domain/order/present';
import { type FormReply, type Translate, useFields } from '~/forms/reply/fields';
import { CheckboxField, type Language, SelectField, TextareaField } from '~/ui/kit';
import { weekdayText } from './dates';
import * as styles from './present-fields.css';

interface PresentFieldsProps {
  t: Translate;
  language: Language;
  /** The days to choose from; empty if the delivery date is unknown. */
  days: readonly IsoDate[];
  /** The current wish. */
  wish?: PresentWish;
  reply?: FormReply | null;
  /** A prefix of the ids if a page has the fields several times. */
  formId?: string;
}

export function PresentFields({ t, language, days, wish = NO_WISH, reply = null, formId }: PresentFieldsProps) {
  const field = useFields(t, reply, formId);
  const { defaultValue: isWrapped, ...wrapped } = field('wrapped', wish.wrapped ? '1' : '');
  const offered = wish.deliverOn === null || days.includes(wish.deliverOn) ? days : [wish.deliverOn, ...days];
  return (
    <fieldset className={styles.present}>
      <legend className={styles.legend}>{t('product:present.title')}</legend>
      <CheckboxField
        {...wrapped}
        value="1"
        defaultChecked={isWrapped === '1'}
        label={t('product:present.wrap')}
        hint={t('product:present.free')}
      />
      <TextareaField
        {...field('greeting', wish.greeting)}
        label={t('product:present.greeting')}
        hint={t('product:present.greetingHint', { max: LONGEST_GREETING })}
        maxLength={LONGEST_GREETING}
        rows={2}
      />
      {offered.length > 0 ? (
        <SelectField
          {...field('deliverOn', wish.deliverOn ?? '')}
          label={t('product:present.day')}
          options={[
            { value: '', label: t('product:present.soonest') },
            ...offered.map((day) => ({ value: day, label: weekdayText(day, language) })),
          ]}
        />
      ) : null}
    </fieldset>
  );
}
