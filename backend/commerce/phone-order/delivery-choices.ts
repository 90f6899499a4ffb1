// Ways of delivery that can be chosen on the phone: one choice for each shop and for each interval. Parcel shops are chosen by the shopper.

import { isCarried, type LineRow } from '#backend/commerce/cart/index';
import type { PricedCart } from '#backend/commerce/checkout/index';
import { listShops, type ShippingOffer } from '#backend/commerce/delivery/index';
import type { Reader } from '#backend/db/client';
import type { ChosenShipping } from '#backend/db/tables/cart';
import { INTERVALS, promisedDate } from '#domain/delivery/delivery-schedule';

export interface DeliveryChoice {
  key: string;
  title: string;
  oere: number;
  /** The first day; null where none is promised. */
  day: string | null;
  wish: ChosenShipping;
}

export const keyOfDelivery = (wish: ChosenShipping): string =>
  [wish.carrierCode, wish.methodCode, wish.pickupLocationCode ?? '', wish.deliveryInterval ?? ''].join('/');

export async function deliveryChoices(
  reader: Reader,
  { offers }: Pick<PricedCart, 'offers'>,
  lines: readonly LineRow[],
): Promise<DeliveryChoice[]> {
  const offered = offers.filter(({ problem, method }) => problem === null && !method.needsServicePoint);
  const shops = offered.some(({ method }) => method.needsShop) ? await listShops(reader, lines.filter(isCarried)) : [];
  return offered.flatMap((offer) => {
    if (offer.method.needsShop)
      return shops.map(({ code, name }) => choiceOfOffer(offer, { pickupLocationCode: code }, name));
    if (offer.method.channel === 'interval')
      return INTERVALS.map((interval) => choiceOfOffer(offer, { deliveryInterval: interval }, interval));
    return [choiceOfOffer(offer, {}, '')];
  });
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
