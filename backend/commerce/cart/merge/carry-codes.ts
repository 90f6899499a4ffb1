// What was put into a cart beside its lines goes along with them: coupons, gift cards, chosen gifts. What does not hold in the other cart
// is named, with the reason, so that nothing is lost without a word.
import { putCard } from '#backend/commerce/giftcard/apply-card';
import { cardsOfCart, removeCards } from '#backend/commerce/giftcard/giftcard.sql';
import { applyCode } from '#backend/commerce/promotion/apply-coupon';
import { takeBackGift } from '#backend/commerce/promotion/choose-gift';
import { chooseGift, codesOf, dropGift, giftsOf, removeCoupons } from '#backend/commerce/promotion/promotion.sql';
import type { Transaction } from '#backend/db/transaction';
import { maskedCode } from '#domain/gift-card';
import type { Refusal } from '#domain/refusals';
import type { CartRow } from '../cart.sql';
import type { Shopper } from '../shopper';

export type LeftBehind =
  | { kind: 'coupon' | 'gift-card' /** A gift card's is masked: it is money. */; code: string; refused: Refusal }
  | { kind: 'delivery' };

/** Before the lines go: of two gifts of one promotion the one in `to` stays, and no one has to pay for the other. */
export async function carryGifts(tx: Transaction, from: CartRow, to: CartRow, shopper: Shopper): Promise<void> {
  const there = await giftsOf(tx.db, to.id);
  for (const [promotionId, productId] of await giftsOf(tx.db, from.id)) {
    if (there.has(promotionId)) await takeBackGift(tx, from.id, productId, shopper);
    else await chooseGift(tx.db, { cartId: to.id, promotionId, productId });
    await dropGift(tx.db, from.id, promotionId);
  }
}

/** After the lines have gone: each code is asked again whether it holds among them, for this customer and beside what is there. */
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
