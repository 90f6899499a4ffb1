// Whether an order may be placed at its total, by what its buyer was shown: no order costs more than that without a word.
import type { Oere } from '#domain/money/money';
import { type Refusal, type RefusalCode, refusal } from '#domain/refusal/refusals';

export type Totals = {
  /** What the client named with the order; null where it named nothing. */
  expected: Oere | null;
  /** What was last returned to a client; null where that is not known, or the cart was changed since. */
  shown: Oere | null;
  toPay: Oere;
  /** Why codes and gift cards of the cart do not count, or do not count any more. */
  refused: readonly Refusal[];
};

/** What no change of the products puts right. A code that waits for products, or for a minimum, never counted. */
const LOST: ReadonlySet<RefusalCode> = new Set([
  'COUPON_INVALID',
  'COUPON_NOT_YET',
  'COUPON_EXPIRED',
  'COUPON_PAUSED',
  'COUPON_WRONG_STORE',
  'COUPON_WRONG_GROUP',
  'COUPON_USED_UP',
  'COUPON_USED_BY_YOU',
  'GIFT_CARD_EXPIRED',
  'GIFT_CARD_RESERVED',
  'GIFT_CARD_USED',
  'GIFT_CARD_NOT_ENABLED',
]);

/** Null where it may be placed; else why not: the code that is lost, or that the total is another one. */
export function problemWithTotal({ expected, shown, toPay, refused }: Totals): Refusal | null {
  const lost = refused.find(({ code }) => LOST.has(code)) ?? null;
  const changed = lost ?? refusal('TOTAL_CHANGED');
  if (expected !== null) return expected === toPay ? null : changed;
  if (shown !== null) return toPay > shown ? changed : null;
  return lost;
}
