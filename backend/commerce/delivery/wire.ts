// GraphQL types of delivery: offers in Magento's shapes with this shop's extra fields, schedules by channel, and the chosen way.
import { money } from '#backend/commerce/catalogue/product/price';
import type { ChosenShipping } from '#backend/db/tables/cart';
import type { OrderShipping } from '#backend/db/tables/order';
import type {
  CartDeliveryDates,
  ChosenDelivery,
  DeliveryChannel,
  DeliveryOption,
  PickupLocation,
  ShippingData,
} from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';
import { weekdayOf } from '#domain/calendar/calendar';
import { BY_EMAIL } from '#domain/delivery/delivery-place';
import { calendarFor } from '#domain/delivery/delivery-promise';
import { INTERVALS, promisedDate } from '#domain/delivery/delivery-schedule';
import { wallClock } from '#domain/delivery/pickup';
import { hoursInWords, readyIn } from './choose';
import type { ShopRow } from './delivery.sql';
import type { OfferProblem, ShippingOffer } from './offers';
import type { ShippingScene } from './scene';

const PROBLEMS: Record<OfferProblem, Record<Language, string>> = {
  TOO_HEAVY: { da: 'Kurven er for tung til denne levering.', en: 'The cart is too heavy for this delivery.' },
  TOO_LONG: {
    da: 'En af varerne er for lang til denne levering.',
    en: 'One of the products is too long for this delivery.',
  },
  NO_DATE: { da: 'Vi kan ikke love en dag for denne levering.', en: 'We cannot promise a day for this delivery.' },
};

export const problemInWords = (problem: OfferProblem | null, language: Language): string | null =>
  problem && PROBLEMS[problem][language];

export function shippingData({ method, schedule }: ShippingOffer, { language }: ShippingScene): ShippingData {
  return {
    kind: method.kind,
    channel: method.channel,
    note: (language === 'en' ? method.noteEn : method.noteDa) || null,
    needs_service_point: method.needsServicePoint,
    needs_pickup_location: method.needsShop,
    first_date: promisedDate(schedule),
  };
}

const nameOf = ({ method }: ShippingOffer) => `${method.carrierCode}/${method.methodCode}`;

/** Ways of delivery of one channel that take different times, or close at different ones, have a schedule each. */
function channelsOf(offers: readonly ShippingOffer[], { calendar }: ShippingScene): DeliveryChannel[] {
  const bySchedule = new Map<string, ShippingOffer[]>();
  for (const offer of offers) {
    if (offer.problem !== null) continue;
    const key = `${offer.method.channel} ${promisedDate(offer.schedule)} ${offer.method.cutoff}`;
    bySchedule.set(key, [...(bySchedule.get(key) ?? []), offer]);
  }
  return [...bySchedule.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { dates, closes } = first.schedule;
    return [
      {
        code: first.method.channel,
        config: {
          cutoff: calendarFor(first.method.cutoff, calendar).cutoff,
          closes,
          weekdays: [...new Set(dates.map(weekdayOf))].sort(),
          intervals: first.method.channel === 'interval' ? [...INTERVALS] : [],
        },
        schedule: dates.map((date) => ({ date, available: true })),
        shipping_methods: alike.map(nameOf),
      },
    ];
  });
}

function optionOf(offers: readonly ShippingOffer[], channel: string, withOrder: string | null): DeliveryOption | null {
  const offer = offers.find(({ method }) => method.channel === channel);
  if (!offer) return null;
  return {
    available: offer.problem === null,
    label: offer.title,
    price: money(offer.freight.amount),
    date: promisedDate(offer.schedule),
    with_order: withOrder,
  };
}

export const deliveryDates = (offers: readonly ShippingOffer[], scene: ShippingScene): CartDeliveryDates => ({
  channels: channelsOf(offers, scene),
  express: optionOf(offers, 'express', null),
  interval: optionOf(offers, 'interval', null),
  collected: optionOf(offers, 'collected', scene.joined?.number ?? null),
});

export function pickupLocation(shop: ShopRow, scene: ShippingScene): PickupLocation {
  const { street = '', postcode = '', city = '', phone, email, openingHours = [] } = shop.details;
  const ready = readyIn(shop, scene);
  return {
    pickup_location_code: shop.code,
    name: shop.name,
    street,
    postcode,
    city,
    phone: phone ?? null,
    email: email ?? null,
    opening_hours: hoursInWords(openingHours),
    has_stock: shop.missing === 0,
    ready_at: ready && wallClock(ready),
  };
}

/** Delivery chosen for a cart or an order; fields that older orders lack are absent. */
export function chosenDelivery(
  shipping: ChosenShipping & Partial<Pick<OrderShipping, 'channel' | 'readyAt'>>,
): ChosenDelivery {
  const { point } = shipping;
  return {
    channel: shipping.channel ?? (shipping.carrierCode === BY_EMAIL ? BY_EMAIL : null),
    date: shipping.deliveryDate,
    interval: shipping.deliveryInterval ?? null,
    with_order: shipping.withOrder ?? null,
    service_point_id: shipping.servicePointId,
    pickup_location_code: shipping.pickupLocationCode,
    point: point ? { name: point.name, street: point.street, postcode: point.postcode, city: point.city } : null,
    ready_at: shipping.readyAt ?? null,
  };
}
