// What the cart says of its delivery: the day of the way that was chosen, else of the way that takes the cart to the door. Spec §9 "Delivery cutoff".
import type { PricedCart } from '#backend/commerce/checkout/price-cart';
import type { DeliveryPromise } from '#backend/generated/commerce';
import {
  calendarFor,
  type PromisedDay,
  promiseBy,
  promisedWay,
  scheduledPromise,
} from '#domain/delivery/delivery-promise';

/**
 * As the checkout offers it. Null without anything to carry, where the time is unknown, and where no delivery method accepts it. A chosen
 * way without days, such as a parcel shop, promises none.
 */
export function promiseOf(cart: Pick<PricedCart, 'ways' | 'chosen' | 'wish' | 'scene'>): DeliveryPromise | null {
  if (cart.scene.load.grams === 0) return null;
  const promised = promisedIn(cart);
  return promised && { sent_today: promised.sentToday, date: promised.delivery, cutoff: promised.cutoff };
}

function promisedIn({ ways, chosen, wish, scene }: Parameters<typeof promiseOf>[0]): PromisedDay | null {
  if (chosen) {
    const calendar = calendarFor(chosen.method.cutoff, scene.calendar);
    return scheduledPromise(chosen.schedule, { ...scene, calendar }, wish?.deliveryDate);
  }
  const way = promisedWay(ways, scene.load);
  return way && promiseBy(way, scene);
}
