// What stops an order beside what is missing: a line that cannot be had any more, and a limit of credit.
import type { LineOfCart } from '#backend/commerce/cart/priced-cart';
import { checkGood } from '#backend/commerce/cart/purchase-rules/check-wanted';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { Bargains } from '#backend/commerce/promotion/applied-promotions';
import type { Transaction } from '#backend/db/transaction';
import { type Oere, oereFromKroner } from '#domain/money';
import type { Refusal } from '#domain/refusals';
import type { Placing } from './place-order';
import { owedBy } from './order.sql';

export function problemIn(goods: readonly LineOfCart[], bargains: Bargains, shopper: Shopper): Refusal | null {
  for (const good of goods) {
    const problem = checkGood(good, bargains, shopper);
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
