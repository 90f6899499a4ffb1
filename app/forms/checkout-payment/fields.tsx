// The payment methods as radio cards, each saying when money moves.
import { type FormReply, type Translate, useFields } from '~/forms/reply/fields';
import type { PaymentChoice } from '~/models/checkout';
import { RadioCards } from '~/ui/kit';

export function PaymentFields({
  t,
  reply,
  choices,
}: {
  t: Translate;
  reply: FormReply | null;
  choices: PaymentChoice[];
}) {
  // Where there is but one, it need not be pressed.
  const only = choices.length === 1 ? choices[0] : undefined;
  const known = (choices.find((choice) => choice.chosen) ?? only)?.code;
  const { error, defaultValue: chosen } = useFields(t, reply)('payment', known);
  return (
    <RadioCards
      legend={t('checkout:payment.choose')}
      legendHidden
      name="payment"
      error={error}
      required
      options={choices.map((choice) => ({
        value: choice.code,
        title: choice.title,
        note: choice.note || t(`checkout:payment.notes.${choice.kind}`),
        checked: choice.code === chosen,
      }))}
    />
  );
}

export function paymentLabels(t: Translate): Record<string, string> {
  return { payment: t('checkout:steps.payment') };
}
