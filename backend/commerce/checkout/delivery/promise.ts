// What the cart says of its delivery before anything is chosen: the day on which the slowest of its goods can be there. Spec §9 "Delivery cutoff".
import type { DeliveryPromise } from '#backend/generated/commerce';
import { dayToDayPromise, leavesFromShelf } from '#domain/delivery';
import type { ShippingScene } from './scene';

/** As the door-to-door delivery of the checkout calculates it. Null without goods, and for goods of which no one knows when they come. */
export function promiseOf({ goodsWorkdays, now, calendar, load }: ShippingScene): DeliveryPromise | null {
  if (goodsWorkdays === null || load.grams === 0) return null;
  // Goods that are there at once still need a workday on the way.
  const { sentToday, delivery } = dayToDayPromise(now, calendar, Math.max(goodsWorkdays, 1));
  // What is made or brought home first leaves when it is there, not on the day it is ordered.
  return { sent_today: sentToday && leavesFromShelf(goodsWorkdays), date: delivery, cutoff: calendar.cutoff };
}
