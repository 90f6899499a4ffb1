// The fields of one way of delivery: the day, the hours, the parcel shop, the shop's own store. Spec §3 delivery_dates, §1 click and collect.
import { INTERVALS } from '#domain/delivery/delivery-schedule';
import { dayOfPresents } from '#domain/order/present';
import { type Translate, useFields } from '~/forms/reply/fields';
import type { CheckoutView, PointChoice, ShippingChoice } from '~/models/checkout';
import { Button, Field, RadioCards, SelectField } from '~/ui/kit';
import type { ShippingFieldsProps } from './fields';
import { dateName, NEAR_FORM } from './names';
import * as styles from './questions.css';

type QuestionProps = ShippingFieldsProps & { choice: ShippingChoice };

export const asksSomething = ({ dates, needsPoint, needsShop, problem }: ShippingChoice, view: CheckoutView): boolean =>
  problem === null && (dates.length > 1 || needsPoint || (needsShop && view.shops.length > 0));

export function Questions(props: QuestionProps) {
  const { choice } = props;
  return (
    <>
      {choice.dates.length > 1 ? <Day {...props} /> : null}
      {choice.channel === 'interval' ? <Hours {...props} /> : null}
      {choice.needsPoint ? <ParcelShops {...props} /> : null}
      {choice.needsShop ? <Shops {...props} /> : null}
    </>
  );
}

function Day({ t, reply, view, choice, weekday }: QuestionProps) {
  const [first = '', ...later] = choice.dates;
  const name = dateName(choice.value);
  return (
    <SelectField
      {...useFields(t, reply)(name, choice.chosen ? view.chosenDelivery.date : wishedDay(view))}
      label={t('checkout:shipping.deliveryDate')}
      width="medium"
      options={[
        { value: '', label: t('checkout:shipping.soonest', { day: weekday(first) }) },
        ...later.map((date) => ({ value: date, label: weekday(date) })),
      ]}
    />
  );
}

/** The day on which the presents in the cart are wished for; what is no day of this way is none. */
const wishedDay = ({ cart }: CheckoutView): string => dayOfPresents(cart.lines.map(({ present }) => present)) ?? '';

function Hours({ t, reply, view }: QuestionProps) {
  return (
    <SelectField
      {...useFields(t, reply)('deliveryInterval', view.chosenDelivery.interval)}
      label={t('checkout:shipping.deliveryInterval')}
      width="medium"
      options={[
        { value: '', label: t('checkout:shipping.unchosen') },
        ...INTERVALS.map((hours) => ({
          value: hours,
          label: t('checkout:shipping.hours', { hours: hours.replace('-', '–') }),
        })),
      ]}
    />
  );
}

function ParcelShops({ t, reply, view }: QuestionProps) {
  const { near, parcelShops, chosenDelivery } = view;
  const { defaultValue: chosen, error } = useFields(t, reply)('servicePoint', chosenDelivery.pointId);
  return (
    <>
      <div className={styles.near}>
        <Field
          name="near"
          form={NEAR_FORM}
          label={t('checkout:shipping.near')}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          defaultValue={near.postcode}
          error={near.isWrong ? t('errors:form.postcode') : null}
        />
        <Button form={NEAR_FORM} tone="secondary">
          {t('checkout:shipping.find')}
        </Button>
      </div>
      {parcelShops.length > 0 && parcelShops.every(({ km }) => km === null) ? (
        <p>{t('checkout:shipping.noDistance', { postcode: near.postcode })}</p>
      ) : null}
      {parcelShops.length > 0 ? (
        <RadioCards
          legend={t('checkout:shipping.servicePoint')}
          name="servicePoint"
          error={error}
          options={parcelShops.map((shop) => ({
            value: shop.id,
            title: shop.name,
            note: [farFrom(shop, near.postcode, t), pointPlace(shop)].filter(Boolean).join(' · '),
            checked: shop.id === chosen,
          }))}
        />
      ) : (
        <p>{t('checkout:shipping.noPoints')}</p>
      )}
    </>
  );
}

function Shops({ t, reply, view, weekday }: QuestionProps) {
  const known = view.chosenDelivery.shopCode || view.ownStore;
  const { defaultValue: chosen, error } = useFields(t, reply)('pickupShop', known);
  return (
    <RadioCards
      legend={t('checkout:shipping.pickupShop')}
      name="pickupShop"
      error={error}
      options={view.shops.map((shop) => ({
        value: shop.id,
        title: shop.name,
        note: (
          <>
            {pointPlace({ ...shop, openingHours: t('checkout:shipping.open', { hours: shop.openingHours }) })}
            <span className={shop.hasStock ? styles.onShelf : styles.later}>{readyText(shop, t, weekday)}</span>
          </>
        ),
        checked: shop.id === chosen,
      }))}
    />
  );
}

const pointPlace = ({ street, postcode, city, openingHours }: PointChoice) =>
  [`${street}, ${postcode} ${city}`, openingHours].filter(Boolean).join(' · ');

/** Distances are measured between the centres of two postcode districts, so they are precise only to the kilometre. */
function farFrom({ km, postcode }: PointChoice, asked: string, t: Translate): string {
  if (km === null) return '';
  if (postcode === asked) return t('checkout:shipping.samePostcode');
  return km < 1 ? t('checkout:shipping.underOneKm') : t('checkout:shipping.km', { km });
}

/** Also said where the chosen shop is named again. */
export function readyText(
  { readyAt, hasStock }: Pick<PointChoice, 'readyAt' | 'hasStock'>,
  t: Translate,
  weekday: (date: string) => string,
): string {
  if (!readyAt) return t('checkout:shipping.readyLater');
  const [day = '', clock = ''] = readyAt.split('T');
  const when = { day: weekday(day), clock: clock.replace(':', '.') };
  return hasStock ? t('checkout:shipping.ready', when) : t('checkout:shipping.readyFromWarehouse', when);
}
