// Ways of delivery that can be chosen on the phone: one choice for each shop, each parcel shop and each interval.

import { isCarried, type LineRow } from '#backend/commerce/cart/index';
import type { PricedCart } from '#backend/commerce/checkout/index';
import { listShops, type ShippingOffer } from '#backend/commerce/delivery/index';
import type { Reader } from '#backend/db/client';
import type { ChosenShipping, StoredPoint } from '#backend/db/tables/cart';
import { INTERVALS, promisedDate } from '#domain/delivery/delivery-schedule';

export interface DeliveryChoice {
  key: string;
  title: string;
  oere: number;
  /** The first day; null where none is promised. */
  day: string | null;
  wish: ChosenShipping;
}

/** A parcel shop with its id. */
export interface PhonePoint extends StoredPoint {
  id: string;
}

export const keyOfDelivery = (wish: ChosenShipping): string =>
  [
    ...[wish.carrierCode, wish.methodCode, wish.pickupLocationCode ?? '', wish.deliveryInterval ?? ''],
    wish.servicePointId ?? '',
  ].join('/');

/** The id of the parcel shop of a key; null without one. */
export const pointInKey = (key: string): string | null => key.split('/').slice(4).join('/') || null;

export async function deliveryChoices(
  reader: Reader,
  { offers }: Pick<PricedCart, 'offers'>,
  lines: readonly LineRow[],
  pointsNear: () => Promise<readonly PhonePoint[]>,
): Promise<{ deliveries: DeliveryChoice[]; needsPoint: boolean }> {
  const offered = offers.filter(({ problem }) => problem === null);
  const needsPoint = offered.some(({ method }) => method.needsServicePoint);
  const points = needsPoint ? await pointsNear() : [];
  const shops = offered.some(({ method }) => method.needsShop) ? await listShops(reader, lines.filter(isCarried)) : [];
  const deliveries = offered.flatMap((offer) => {
    if (offer.method.needsServicePoint) return points.map((point) => choiceOfPoint(offer, point));
    if (offer.method.needsShop)
      return shops.map(({ code, name }) => choiceOfOffer(offer, { pickupLocationCode: code }, name));
    if (offer.method.channel === 'interval')
      return INTERVALS.map((interval) => choiceOfOffer(offer, { deliveryInterval: interval }, interval));
    return [choiceOfOffer(offer, {}, '')];
  });
  return { deliveries, needsPoint };
}

function choiceOfPoint(offer: ShippingOffer, { id, name, street, postcode, city, openingHours }: PhonePoint) {
  const point = { name, street, postcode, city, openingHours };
  return choiceOfOffer(offer, { servicePointId: id, point }, `${name}, ${street}, ${postcode} ${city}`);
}

function choiceOfOffer(offer: ShippingOffer, more: Partial<ChosenShipping>, place: string): DeliveryChoice {
  const { carrierCode, methodCode } = offer.method;
  const wish = {
    ...{ carrierCode, methodCode, servicePointId: null, pickupLocationCode: null, deliveryDate: null },
    ...more,
  };
  const title = place === '' ? offer.title : `${offer.title}: ${place}`;
  return { key: keyOfDelivery(wish), title, oere: offer.freight.amount, day: promisedDate(offer.schedule), wish };
}
