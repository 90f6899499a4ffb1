// What is said of a product's stock and delivery, on tile, option panel and product page alike: one rule for all of them.

import { DAYS_UNKNOWN, showsDayToDay, stockColour } from '#domain/catalogue/stock';
import { leavesFromShelf } from '#domain/delivery/delivery';
import { USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import { promiseBy, readWay } from '#domain/delivery/delivery-promise';
import { keptTogether } from '#domain/text/kept-together';
import type { ShopRules } from '~/models/caller';
import type { StockView } from '~/models/product';
import { isGiftCardTile, type WireTile } from './card.map';

/** The way that is promised. Undefined where the back end knows of none; null where no way takes it. */
const promisedWayOnWire = ({ delivery_way: written }: WireTile) =>
  written ? readWay(written) : written === undefined ? undefined : null;

const standsOnShelf = (product: WireTile): boolean => {
  const days = product.days_to_delivery?.days ?? 0;
  return !isGiftCardTile(product) && product.stock_status === 'IN_STOCK' && days >= 1 && leavesFromShelf(days);
};

/** Spec §9 "Delivery cutoff": only for what is in stock and leaves from day to day, so that nothing is promised that is not there. */
export function promiseOf(product: WireTile, now: Date, rules: Pick<ShopRules, 'calendar'>): StockView['promise'] {
  const way = standsOnShelf(product) ? promisedWayOnWire(product) : null;
  if (!way) return null;
  const goodsWorkdays = product.days_to_delivery?.days ?? 0;
  return promiseBy(way, { now, calendar: rules.calendar ?? USUAL_CALENDAR, goodsWorkdays });
}

/** Spec §9: 999 days hide the bottom info. Goods on the shelf that no way takes come on no day. */
function labelOfStock(product: WireTile, days: number): string {
  if (days >= DAYS_UNKNOWN || isGiftCardTile(product)) return '';
  const label = keptTogether(product.days_to_delivery?.label ?? '');
  return standsOnShelf(product) && promisedWayOnWire(product) === null ? withoutDays(label) : label;
}

/** 'På lager: 1–2 hverdage' → 'På lager'. */
export const withoutDays = (label: string): string => label.replace(/: .*$/s, '');

export function stockViewOf(product: WireTile, rules: ShopRules, now = new Date()): StockView {
  const salable = product.stock_status === 'IN_STOCK';
  const days = product.days_to_delivery?.days ?? DAYS_UNKNOWN;
  const way = promisedWayOnWire(product);
  // A product sent by freight carrier is not delivered from day to day, even when in stock.
  const isByDay = way === undefined || (way?.channel === 'day' && way.deliveryDays <= 1);
  return {
    salable,
    colour: stockColour(days, salable),
    label: labelOfStock(product, days),
    note: salable && isByDay && !isGiftCardTile(product) && showsDayToDay(days, rules) ? 'day-to-day' : null,
    promise: promiseOf(product, now, rules),
  };
}
