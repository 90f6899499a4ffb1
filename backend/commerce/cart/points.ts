// The points that a cart earns its buyer: for customers of the bonus shop, by the store's own rule (spec §3 "earnable_reward_points").
import type { CartTotals } from '#domain/cart-totals';
import { oere, sumOere } from '#domain/money';
import { earnable } from '#domain/reward-points';
import { isMoney, type PricedGood } from './price-cart';
import type { Shopper } from './shopper';

/** Null for anyone who cannot use points. Goods without VAT, after discounts; money for money (gift cards) earns nothing. */
export function earnableBy(
  totals: CartTotals,
  goods: readonly PricedGood[],
  { who, store }: Pick<Shopper, 'who' | 'store'>,
): number | null {
  if (!who?.customer.flags.isAllowedBonusshop) return null;
  const money = new Set(goods.flatMap(({ good }) => (isMoney(good) ? [good.id] : [])));
  const earning = sumOere(totals.lines.flatMap((line) => (money.has(line.id) ? [] : [line.rowExcl])));
  return earnable(oere(earning - totals.discountExcl), { perHundred: store.settings.pointsPerHundred ?? null });
}
