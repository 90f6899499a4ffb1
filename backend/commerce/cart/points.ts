// The points that a cart earns its buyer: for customers of the bonus shop, by the store's own rule (spec §3 "earnable_reward_points").
import type { CartTotals } from '#domain/cart/cart-totals';
import { oere, sumOere } from '#domain/money/money';
import { earnable } from '#domain/points/reward-points';
import { isMoney, type PricedItem } from './price-items';
import type { Shopper } from './shopper';

/** Null for anyone who cannot use points. Goods without VAT, after discounts; money for money (gift cards) earns nothing. */
export function earnableBy(
  totals: CartTotals,
  goods: readonly PricedItem[],
  { who, store }: Pick<Shopper, 'who' | 'store'>,
  isSubscription = false,
): number | null {
  if (!who?.customer.flags.isAllowedBonusshop) return null;
  const money = new Set(goods.flatMap(({ item }) => (isMoney(item) ? [item.id] : [])));
  const earning = sumOere(totals.lines.flatMap((line) => (money.has(line.id) ? [] : [line.rowExcl])));
  return earnable(oere(earning - totals.discountExcl), {
    perHundred: store.settings.pointsPerHundred ?? null,
    isSubscription,
  });
}
