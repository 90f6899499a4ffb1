// What an order stores of its promotions: a copy of each name and amount, and which codes it has used.
import type { StoredDiscount } from '#backend/db/tables/order';
import type { orderDiscount } from '#backend/db/tables/promotion';
import { type Oere, oere, sumOere } from '#domain/money/money';
import type { Granted } from '#domain/promotion/discount';

type Kept = Omit<typeof orderDiscount.$inferSelect, 'orderId'>;

/** Gifts that were not chosen and offers without effect leave no line; free freight does, though its amount is in the freight. */
const isWorthTelling = ({ offer, amount }: Granted) => amount > 0 || offer.rule.kind === 'free-freight';

export function discountsToKeep(granted: readonly Granted[]): Kept[] {
  return granted.filter(isWorthTelling).map(({ offer: { rule, coupon }, amount }, at) => ({
    position: at + 1,
    promotionId: rule.id,
    code: coupon?.code ?? null,
    label: rule.name,
    kind: rule.kind,
    oere: amount,
  }));
}

/** What of each promotion a line has. */
export const lineDiscounts = (granted: readonly Granted[], lineId: string): StoredDiscount[] =>
  granted.flatMap(({ offer: { rule, coupon }, lines }) => {
    const part = lines.get(lineId);
    return part === undefined ? [] : [{ label: rule.name, code: coupon?.code ?? null, oere: part }];
  });

/** An applied code counts as used even if it had no effect: it was accepted, and its limit counts orders. */
export const couponsUsed = (granted: readonly Granted[]): number[] =>
  granted.flatMap(({ offer }) => offer.coupon?.id ?? []);

interface StoredLine {
  rowOere: number;
  discountOere: number;
}

/** Duties are reduced only where all goods are free: what exceeds the row is the duty's part of the line's discount. */
export const dutyDiscountOf = ({ rowOere, discountOere }: StoredLine): Oere =>
  oere(Math.max(0, discountOere - rowOere));

/** What no line has is the freight's. */
export const freightDiscountOf = (order: { discountOere: number }, lines: readonly StoredLine[]): Oere =>
  oere(order.discountOere - sumOere(lines.map((line) => line.discountOere)));
