// The shipping methods as radio cards, each with its price and its first day; below them the day, the hours, the parcel shop and the shop.
import { INTERVALS } from '#domain/delivery-schedule';
import { columns, whole } from '~/forms/reply/columns.css';
import { type FormReply, messageOf, type Translate, typedOr } from '~/forms/reply/fields';
import type { CheckoutView, PointChoice, ShippingChoice } from '~/models/checkout';
import { Field, type Language, money, RadioCards, SelectField } from '~/ui/kit';

interface ShippingFieldsProps {
  t: Translate;
  language: Language;
  reply: FormReply | null;
  view: CheckoutView;
  /** A day in words. */
  weekday(date: string): string;
}

export function ShippingFields({ t, language, reply, view, weekday }: ShippingFieldsProps) {
  const choices = view.shipping;
  const known = choices.find((choice) => choice.chosen)?.value ?? '';
  const chosen = typedOr(reply, 'shipping', known);
  return (
    <>
      <RadioCards
        legend={t('checkout:shipping.choose')}
        legendHidden
        name="shipping"
        required
        error={messageOf(t, reply, 'shipping')}
        options={choices.map((choice) => ({
          value: choice.value,
          title: choice.title,
          note: noteOf(choice, t, weekday),
          aside: choice.oere === 0 ? t('checkout:shipping.free') : money(choice.oere, language),
          checked: choice.value === chosen,
          disabled: choice.problem !== null,
          error: choice.problem,
        }))}
      />
      <Questions t={t} language={language} reply={reply} view={view} weekday={weekday} />
    </>
  );
}

function noteOf({ carrier, note, firstDate }: ShippingChoice, t: Translate, weekday: (date: string) => string): string {
  const first = firstDate ? t('checkout:shipping.first', { day: weekday(firstDate) }) : '';
  return [note || carrier, first].filter(Boolean).join(' ');
}

function Questions({ t, reply, view, weekday }: ShippingFieldsProps) {
  const { shipping, chosenDelivery: known, parcelShops, shops } = view;
  const can = shipping.filter(({ problem }) => problem === null);
  const dated = can.filter(({ firstDate }) => firstDate !== null);
  const last = dated
    .flatMap(({ lastDate }) => lastDate ?? [])
    .sort()
    .at(-1);
  const shared = (name: 'deliveryDate' | 'deliveryInterval' | 'servicePoint' | 'pickupShop', value: string) => ({
    name,
    label: t(`checkout:shipping.${name}`),
    defaultValue: typedOr(reply, name, value),
    error: messageOf(t, reply, name),
  });
  const none = { value: '', label: t('checkout:shipping.unchosen') };
  return (
    <div className={columns}>
      {dated.length > 0 ? (
        <Field
          {...shared('deliveryDate', known.date)}
          type="date"
          max={last}
          hint={t('checkout:shipping.deliveryDateHint')}
        />
      ) : null}
      {can.some(({ channel }) => channel === 'interval') ? (
        <SelectField
          {...shared('deliveryInterval', known.interval)}
          options={[
            none,
            ...INTERVALS.map((hours) => ({ value: hours, label: t('checkout:shipping.hours', { hours }) })),
          ]}
        />
      ) : null}
      {can.some(({ needsPoint }) => needsPoint) && parcelShops.length > 0 ? (
        <div className={whole}>
          <SelectField
            {...shared('servicePoint', known.pointId)}
            options={[none, ...parcelShops.map((shop) => ({ value: shop.id, label: lineOf(shop) }))]}
          />
        </div>
      ) : null}
      {can.some(({ needsShop }) => needsShop) && shops.length > 0 ? (
        <div className={whole}>
          <SelectField
            {...shared('pickupShop', known.shopCode)}
            options={[
              none,
              ...shops.map((shop) => ({ value: shop.id, label: `${lineOf(shop)} · ${readyText(shop, t, weekday)}` })),
            ]}
          />
        </div>
      ) : null}
    </div>
  );
}

const lineOf = ({ name, street, postcode, city }: PointChoice) => `${name}, ${street}, ${postcode} ${city}`;

function readyText({ readyAt }: PointChoice, t: Translate, weekday: (date: string) => string): string {
  if (!readyAt) return t('checkout:shipping.readyLater');
  const [day = '', clock = ''] = readyAt.split('T');
  return t('checkout:shipping.ready', { day: weekday(day), clock: clock.replace(':', '.') });
}

export function shippingLabels(t: Translate): Record<string, string> {
  const questions = ['deliveryDate', 'deliveryInterval', 'servicePoint', 'pickupShop'];
  const labels = Object.fromEntries(questions.map((name) => [name, t(`checkout:shipping.${name}`)]));
  return { shipping: t('checkout:steps.shipping'), ...labels };
}
