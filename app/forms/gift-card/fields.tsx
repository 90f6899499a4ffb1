// The fields of a gift card to be bought: amount, receiver, sender, greeting and day.
import { LATEST_DAYS } from '#domain/gift-card-sale';
import { boundedKey, type FormReply, LIMITS, type Translate, typedOr } from '~/forms/reply/fields';
import type { GiftCardChoice } from '~/models/gift-card';
import { Field, fieldId, type Language, money, RadioCards, TextareaField } from '~/ui/kit';
import * as styles from './fields.css';

interface GiftCardFieldsProps {
  choice: GiftCardChoice;
  t: Translate;
  language: Language;
  reply: FormReply | null;
}

export function GiftCardFields({ choice, t, language, reply }: GiftCardFieldsProps) {
  const bounds = { least: money(choice.leastOere, language), most: money(choice.mostOere, language) };
  const typed = (name: string) => ({
    name,
    defaultValue: typedOr(reply, name, ''),
    error: errorOf(t, reply, name, choice),
  });
  const chosen = typedOr(reply, 'step', String(choice.stepsOere[0] ?? ''));
  return (
    <>
      <div className={styles.steps}>
        <RadioCards
          legend={t('giftcard:amount')}
          name="step"
          options={choice.stepsOere.map((step) => ({
            value: String(step),
            title: money(step, language),
            checked: String(step) === chosen,
          }))}
        />
      </div>
      <Field
        {...typed('amount')}
        label={t('giftcard:other')}
        hint={t('giftcard:otherHint', bounds)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={LIMITS.code}
      />
      <Field
        {...typed('toName')}
        label={t('giftcard:toName')}
        required
        maxLength={LIMITS.giftName}
        autoComplete="off"
      />
      <Field
        {...typed('toEmail')}
        label={t('giftcard:toEmail')}
        hint={t('giftcard:toEmailHint')}
        type="email"
        required
        maxLength={LIMITS.email}
        autoComplete="off"
      />
      <Field
        {...typed('fromName')}
        label={t('giftcard:fromName')}
        required
        maxLength={LIMITS.giftName}
        autoComplete="name"
      />
      <TextareaField
        {...typed('message')}
        label={t('giftcard:message')}
        hint={t('giftcard:messageHint', { max: LIMITS.giftMessage })}
        rows={3}
        maxLength={LIMITS.giftMessage}
      />
      <Field
        {...typed('sendOn')}
        label={t('giftcard:sendOn')}
        hint={t('giftcard:sendOnHint')}
        type="date"
        min={choice.today}
        max={choice.lastDay}
      />
    </>
  );
}

/** The words of a field's error, with the bounds of this very card; null where nothing is wrong with it. */
function errorOf(t: Translate, reply: FormReply | null, field: string, choice: GiftCardChoice): string | null {
  const error = reply?.errors[field];
  if (error === undefined) return null;
  const { leastOere, mostOere } = choice;
  const { key, bound } = boundedKey(error);
  // What the back end finds too long is the greeting.
  const max = bound?.max ?? LIMITS.giftMessage;
  return t(key, { least: leastOere / 100, most: mostOere / 100, days: LATEST_DAYS, max });
}

/** The lines of the error summary, in the order of the fields. */
export function giftCardProblems(t: Translate, reply: FormReply | null, choice: GiftCardChoice) {
  return Object.entries(labelsOf(t)).flatMap(([field, label]) => {
    const text = errorOf(t, reply, field, choice);
    return text === null ? [] : [{ id: fieldId(field), text: `${label}: ${text}` }];
  });
}

function labelsOf(t: Translate): Record<string, string> {
  return {
    amount: t('giftcard:other'),
    toName: t('giftcard:toName'),
    toEmail: t('giftcard:toEmail'),
    fromName: t('giftcard:fromName'),
    message: t('giftcard:message'),
    sendOn: t('giftcard:sendOn'),
  };
}
