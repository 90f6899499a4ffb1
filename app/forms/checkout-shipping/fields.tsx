// The shipping methods as radio cards, each with its price.
import { type FormReply, messageOf, type Translate, typedOr } from '~/forms/reply/fields';
import type { ShippingChoice } from '~/models/checkout';
import { type Language, money, RadioCards } from '~/ui/kit';

interface ShippingFieldsProps {
  t: Translate;
  language: Language;
  reply: FormReply | null;
  choices: ShippingChoice[];
}

export function ShippingFields({ t, language, reply, choices }: ShippingFieldsProps) {
  const known = choices.find((choice) => choice.chosen)?.value ?? '';
  const chosen = typedOr(reply, 'shipping', known);
  return (
    <RadioCards
      legend={t('checkout:shipping.choose')}
      legendHidden
      name="shipping"
      required
      error={messageOf(t, reply, 'shipping')}
      options={choices.map((choice) => ({
        value: choice.value,
        title: choice.title,
        note: choice.carrier,
        aside: choice.oere === 0 ? t('checkout:shipping.free') : money(choice.oere, language),
        checked: choice.value === chosen,
        disabled: choice.problem !== null,
        error: choice.problem,
      }))}
    />
  );
}

export function shippingLabels(t: Translate): Record<string, string> {
  return { shipping: t('checkout:steps.shipping') };
}
