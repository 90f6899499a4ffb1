// Carries coupons, gift cards and chosen gifts over to the other cart. Each one that is not valid there is reported with the reason, so that nothing
// is lost silently.

import type { CartRow } from '#backend/commerce/cart/cart.sql';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { putCard } from '#backend/commerce/giftcard/apply-card';
import { cardsOfCart, removeCards } from '#backend/commerce/giftcard/giftcard.sql';
import { applyCode } from '#backend/commerce/promotion/apply-coupon';
import { takeBackGift } from '#backend/commerce/promotion/choose-gift';
import { chooseGift, codesOf, dropGift, giftsOf, removeCoupons } from '#backend/commerce/promotion/promotion.sql';
import type { Transaction } from '#backend/db/transaction';
import { maskedCode } from '#domain/gift-card/gift-card';
import type { Refusal } from '#domain/refusal/refusals';

export type LeftBehind =
  | { kind: 'coupon' | 'gift-card' /** A gift card's is masked: it is money. */; code: string; refused: Refusal }
  | { kind: 'delivery' };

/** Runs before the lines are moved: of two gifts of one promotion the one in `to` stays, and the customer is not charged for the other. */
export async function carryGifts(tx: Transaction, from: CartRow, to: CartRow, shopper: Shopper): Promise<void> {
  const there = await giftsOf(tx.db, to.id);
  for (const [promotionId, productId] of await giftsOf(tx.db, from.id)) {
    if (there.has(promotionId)) await takeBackGift(tx, from.id, productId, shopper);
    else await chooseGift(tx.db, { cartId: to.id, promotionId, productId });
    await dropGift(tx.db, from.id, promotionId);
  }
}

/** Runs after the lines are moved: each code is validated again for these lines, this customer and the codes already in the cart. */
export async function carryCodes(tx: Transaction, from: CartRow, to: CartRow, shopper: Shopper): Promise<LeftBehind[]> {
  const left: LeftBehind[] = [];
  for (const code of await codesOf(tx.db, from.id)) {
    const refused = await applyCode(tx, to, code, shopper);
    if (refused && refused.code !== 'COUPON_IN_CART') left.push({ kind: 'coupon', code, refused });
  }
  for (const card of await cardsOfCart(tx.db, from.id)) {
    const put = await putCard(tx, to.id, card, shopper);
    if (!put.ok && put.code !== 'GIFT_CARD_IN_CART')
      left.push({ kind: 'gift-card', code: maskedCode(card.code), refused: put });
  }
  await removeCoupons(tx.db, from.id, null);
  await removeCards(tx.db, from.id, null);
  return left;
}
