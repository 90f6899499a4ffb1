// Holds a wish for delivery against what is offered: the day, the hours, the parcel shop, the shop. Spec §5 "Delivery date error", §8
// "Order placement". The same judgement when it is chosen and when the order is placed, for a day may have passed in between.
import type { ChosenShipping, StoredPoint } from '#backend/db/tables/cart';
import { type CopenhagenTime, inCopenhagen } from '#domain/calendar/calendar';
import { dayToDayPromise } from '#domain/delivery/delivery';
import { closedDays } from '#domain/delivery/delivery-calendar';
import { INTERVALS, isOnSchedule, promisedDate } from '#domain/delivery/delivery-schedule';
import { readyAt, wallClock } from '#domain/delivery/pickup';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { ShopRow } from './delivery.sql';
import type { ShippingOffer } from './offers';
import type { ShippingScene } from './scene';

/** What is promised: the wish, or the first that can be had. */
export interface PromisedDelivery {
  chosen: ChosenShipping;
  readyAt: string | null;
  /** Whose shelves the goods are taken from: null is the central warehouse. */
  sourceCode: string | null;
}

export function promise(
  offer: ShippingOffer | null,
  wish: ChosenShipping,
  scene: ShippingScene,
  shops: readonly ShopRow[],
): Outcome<{ promised: PromisedDelivery }> {
  if (!offer) return refusal('SHIPPING_METHOD_UNAVAILABLE', { field: 'shipping' });
  const { channel, needsServicePoint, needsShop } = offer.method;
  if (needsServicePoint && !(wish.servicePointId && wish.point))
    return refusal('SERVICE_POINT_REQUIRED', { field: 'servicePoint' });
  const shop = needsShop ? shops.find(({ code }) => code === wish.pickupLocationCode) : undefined;
  if (needsShop && !shop) return refusal('PICKUP_SHOP_REQUIRED', { field: 'pickupShop' });
  if (wish.deliveryDate !== null && !isOnSchedule(wish.deliveryDate, offer.schedule))
    return refusal('INVALID_DELIVERY_DATE', { field: 'deliveryDate' });
  const interval = INTERVALS.find((known) => known === wish.deliveryInterval) ?? null;
  if (channel === 'interval' && interval === null)
    return refusal('DELIVERY_INTERVAL_REQUIRED', { field: 'deliveryInterval' });
  const ready = shop ? readyIn(shop, scene) : null;
  return {
    ok: true,
    promised: {
      chosen: {
        carrierCode: offer.method.carrierCode,
        methodCode: offer.method.methodCode,
        servicePointId: needsServicePoint ? wish.servicePointId : null,
        pickupLocationCode: shop?.code ?? null,
        deliveryDate: wish.deliveryDate ?? promisedDate(offer.schedule),
        deliveryInterval: channel === 'interval' ? interval : null,
        withOrder: channel === 'collected' ? (scene.joined?.number ?? null) : null,
        point: shop ? pointOfShop(shop) : needsServicePoint ? (wish.point ?? null) : null,
      },
      readyAt: ready && wallClock(ready),
      sourceCode: shop && shop.missing === 0 ? shop.code : null,
    },
  };
}

/** Three hours of opening time; items missing in the shop come from the warehouse first. Null where the arrival is unknown. */
export function readyIn(shop: ShopRow, { now, calendar, goodsWorkdays }: ShippingScene): CopenhagenTime | null {
  const closed = closedDays(now, calendar);
  const { openingHours: hours = [], exceptions = [] } = shop.details;
  if (shop.missing === 0) return readyAt(inCopenhagen(now), hours, closed, exceptions);
  if (goodsWorkdays === null) return null;
  const { delivery } = dayToDayPromise(now, calendar, Math.max(goodsWorkdays, 1));
  return readyAt({ date: delivery, hour: 0, minute: 0 }, hours, closed, exceptions);
}

function pointOfShop({ name, details }: ShopRow): StoredPoint {
  const { street = '', postcode = '', city = '', openingHours = [] } = details;
  return { name, street, postcode, city, openingHours: hoursInWords(openingHours) };
}

/** Spec §9: shown as 9–17. One pair of hours for all opening days; the shops have the same hours every day. */
export function hoursInWords(hours: readonly ({ from: string; to: string } | null)[]): string {
  const open = hours.find((day) => day !== null);
  const short = (clock: string) => clock.replace(/^0/, '').replace(/:00$/, '');
  return open ? `${short(open.from)}–${short(open.to)}` : '';
}
