// What blocks an order in addition to missing information: a line that is no longer available, and a credit limit.
import type { CartRow } from '#backend/commerce/cart/cart.sql';
import type { LineOfCart } from '#backend/commerce/cart/cart-items';
import { checkCartItem } from '#backend/commerce/cart/check-wanted';
import { changesOf } from '#backend/commerce/cart/lines/seen';
import { isWithoutGiftCards, type Shopper } from '#backend/commerce/cart/shopper';
import { owedBy } from '#backend/commerce/order/order.sql';
import type { AppliedPromotions } from '#backend/commerce/promotion/applied-promotions';
import type { Transaction } from '#backend/db/transaction';
import { problemWith } from '#domain/gift-card/gift-card';
import { type Oere, oere, oereFromKroner } from '#domain/money/money';
import { problemWithTotal } from '#domain/order/shown-total';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import type { PricedCart } from '../price-cart';
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

type Priced = Pick<PricedCart, 'appliedPromotions' | 'cards' | 'toPay' | 'goods'>;

/** One price up and another down may leave the total as it was: both are held against what the buyer was shown. */
export function problemWithPrice(
  { seenChanges, expectedTotal }: Placing,
  cart: CartRow,
  priced: Priced,
  shopper: Shopper,
) {
  const { appliedPromotions, cards, toPay, goods } = priced;
  const codes = appliedPromotions.judged.flatMap(({ offer, refused }) => (offer.coupon && refused ? [refused] : []));
  const money = cards.flatMap(({ card }) =>
    isWithoutGiftCards(shopper) ? [refusal('GIFT_CARD_NOT_ENABLED')] : (problemWith(card, shopper.now) ?? []),
  );
  const problem = problemWithTotal({
    expected: expectedTotal === null ? null : oereFromKroner(expectedTotal),
    shown: cart.shownOere === null ? null : oere(cart.shownOere),
    toPay,
    refused: [...codes, ...money],
  });
  if (problem) return problem;
  return seenChanges !== null && seenChanges !== changesOf(goods) ? refusal('TOTAL_CHANGED') : null;
}
