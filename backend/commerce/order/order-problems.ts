// What stops an order beside what is missing: a line that cannot be had any more, and a limit of credit.
import type { LineOfCart } from '#backend/commerce/cart/cart-items';
import { checkCartItem } from '#backend/commerce/cart/check-wanted';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { AppliedPromotions } from '#backend/commerce/promotion/applied-promotions';
import type { Transaction } from '#backend/db/transaction';
import { type Oere, oereFromKroner } from '#domain/money';
import type { Refusal } from '#domain/refusals';
import { owedBy } from './order.sql';
import type { Placing } from './place-order';

export function problemIn(
  goods: readonly LineOfCart[],
  appliedPromotions: AppliedPromotions,
  shopper: Shopper,
): Refusal | null {
  for (const item of goods) {
    const problem = checkCartItem(item, appliedPromotions, shopper);
    if (problem) return problem;
  }
  return null;
}

/** What gift cards pay is not owed. */
export async function isBeyondCredit(tx: Transaction, toPay: Oere, { who }: Shopper): Promise<boolean> {
  const limit = who?.business?.creditLimitOere ?? null;
  if (!who?.business || limit === null) return false;
  return (await owedBy(tx.db, who.business.id)) + toPay > limit;
}

/** One price up and another down may leave the total as it was: both are held against what the buyer was shown. */
export function isAnotherPrice({ seenChanges, expectedTotal }: Placing, changes: string, toPay: Oere): boolean {
  if (seenChanges !== null && seenChanges !== changes) return true;
  return expectedTotal !== null && oereFromKroner(expectedTotal) !== toPay;
}
