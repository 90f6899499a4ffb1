// The fields of a gift card to be bought: amount, receiver, sender, greeting and day.
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import type { GiftCardChoice } from '~/models/gift-card';
import { Field, type Language, money, RadioCards, TextareaField } from '~/ui/kit';
import * as styles from './fields.css';

interface GiftCardFieldsProps {
  choice: GiftCardChoice;
  t: Translate;
  language: Language;
  reply: FormReply | null;
}

export function GiftCardFields({ choice, t, language, reply }: GiftCardFieldsProps) {
  const bounds = { least: money(choice.leastOere, language), most: money(choice.mostOere, language) };
  const field = useFields(t, reply);
  const chosen = field('step', String(choice.stepsOere[0] ?? '')).defaultValue;
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
        {...field('amount')}
        label={t('giftcard:other')}
        hint={t('giftcard:otherHint', bounds)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={LIMITS.code}
      />
      <Field
        {...field('toName')}
        label={t('giftcard:toName')}
        required
        maxLength={LIMITS.giftName}
        autoComplete="off"
      />
      <Field
        {...field('toEmail')}
        label={t('giftcard:toEmail')}
        hint={t('giftcard:toEmailHint')}
        type="email"
        required
        maxLength={LIMITS.email}
        autoComplete="off"
      />
      <Field
        {...field('fromName')}
        label={t('giftcard:fromName')}
        required
        maxLength={LIMITS.giftName}
        autoComplete="name"
      />
      <TextareaField
        {...field('message')}
        label={t('giftcard:message')}
        hint={t('giftcard:messageHint', { max: LIMITS.giftMessage })}
        rows={3}
        maxLength={LIMITS.giftMessage}
      />
      <Field
        {...field('sendOn')}
        label={t('giftcard:sendOn')}
        hint={t('giftcard:sendOnHint')}
        type="date"
        min={choice.today}
        max={choice.lastDay}
      />
    </>
  );
}

export function giftCardLabels(t: Translate): Record<string, string> {
  return {
    amount: t('giftcard:other'),
    toName: t('giftcard:toName'),
    toEmail: t('giftcard:toEmail'),
    fromName: t('giftcard:fromName'),
    message: t('giftcard:message'),
    sendOn: t('giftcard:sendOn'),
  };
}
