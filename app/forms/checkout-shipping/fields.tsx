// The ways of delivery as radio cards, each with its price, its first day, and the fields shown once it is chosen.
import { checkoutPath } from '#domain/page/addresses';
import { type FormReply, type Translate, useFields } from '~/forms/reply/fields';
import type { CheckoutView, ShippingChoice } from '~/models/checkout';
import { type Language, money, RadioCards } from '~/ui/kit';
import { dateName, NEAR_FORM } from './names';
import { asksSomething, Questions } from './questions';

export { readyText } from './questions';

export interface ShippingFieldsProps {
  t: Translate;
  language: Language;
  reply: FormReply | null;
  view: CheckoutView;
  /** A day in words. */
  weekday(date: string): string;
}

export function ShippingFields(props: ShippingFieldsProps) {
  const { t, language, reply, view, weekday } = props;
  const { defaultValue: chosen, error } = useFields(t, reply)('shipping', meant(view));
  return (
    <RadioCards
      legend={t('checkout:shipping.choose')}
      legendHidden
      name="shipping"
      required
      error={error}
      options={view.shipping.map((choice) => ({
        value: choice.value,
        title: choice.title,
        note: noteOf(choice, t, weekday),
        picture: choice.picture,
        aside: choice.oere === 0 ? t('checkout:shipping.free') : money(choice.oere, language),
        checked: choice.value === chosen,
        disabled: choice.problem !== null,
        error: choice.problem,
        details: asksSomething(choice, view)
          ? { name: choice.title, fields: <Questions {...props} choice={choice} /> }
          : undefined,
      }))}
    />
  );
}

/** Searches parcel shops near another postcode; its field and button are placed among those of the choice. */
export function NearForm({ view }: { view: CheckoutView }) {
  if (!view.shipping.some(({ needsPoint }) => needsPoint)) return null;
  return (
    <form id={NEAR_FORM} method="get" action={`${checkoutPath()}#shipping`} hidden>
      <input type="hidden" name="step" value="shipping" />
    </form>
  );
}

/** A visitor who has just searched for parcel shops intends to collect there. */
function meant({ shipping, near }: CheckoutView): string {
  const known = shipping.find((choice) => choice.chosen);
  const asked = near.isAsked ? shipping.find(({ needsPoint, problem }) => needsPoint && problem === null) : undefined;
  return (asked ?? known)?.value ?? '';
}

function noteOf({ carrier, note, firstDate }: ShippingChoice, t: Translate, weekday: (date: string) => string): string {
  const first = firstDate ? t('checkout:shipping.first', { day: weekday(firstDate) }) : '';
  return [note || carrier, first].filter(Boolean).join(' ');
}

export function shippingLabels(t: Translate, choices: readonly ShippingChoice[]): Record<string, string> {
  const dates = choices.map(({ value }) => [dateName(value), t('checkout:shipping.deliveryDate')]);
  const others = ['deliveryInterval', 'servicePoint', 'pickupShop'].map((name) => [
    name,
    t(`checkout:shipping.${name}`),
  ]);
  return { shipping: t('checkout:steps.shipping'), ...Object.fromEntries([...dates, ...others]) };
}
