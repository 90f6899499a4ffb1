// What the cart says of its delivery before anything is chosen: the day on which the slowest of its goods can be there. Spec §9 "Delivery cutoff".
import type { CartDeliveryPromise } from '#backend/generated/commerce';
import { dayToDayPromise } from '#domain/delivery';
import { holidaysFrom } from '#domain/delivery-schedule';
import type { ShippingScene } from './scene';

/** As the door-to-door delivery of the checkout calculates it. Null without goods, and for goods of which no one knows when they come. */
export function promiseOf({ goodsWorkdays, now, load }: ShippingScene): CartDeliveryPromise | null {
  if (goodsWorkdays === null || load.grams === 0) return null;
  const { sentToday, delivery } = dayToDayPromise(now, holidaysFrom(now), Math.max(goodsWorkdays, 1));
  return { sent_today: sentToday, date: delivery };
}
