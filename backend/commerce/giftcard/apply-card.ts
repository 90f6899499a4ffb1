// Puts a gift card into a cart and takes it out: applied, removed, already in the cart, already used, invalid. Spec §4, §8 "Gift card".

import { changeCart } from '#backend/commerce/cart/change-cart';
import { faceValueOf } from '#backend/commerce/cart/lines/gift-card';
import { listLines } from '#backend/commerce/cart/lines/lines.sql';
import { isWithoutGiftCards, type Shopper } from '#backend/commerce/cart/shopper';
import type { Transaction } from '#backend/db/transaction';
import { cardKey, type GiftCard, MOST_CARDS, problemWith } from '#domain/gift-card/gift-card';
import { LONGEST_CODE } from '#domain/promotion/promotion';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { addCard, cardOfKey, cardsOfCart, removeCards } from './giftcard.sql';

export const applyGiftCard = (cartId: string, typed: string, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx) => {
    if (isWithoutGiftCards(shopper)) return refusal('GIFT_CARD_NOT_ENABLED');
    const key = cardKey(typed);
    const card = key === '' || key.length > LONGEST_CODE ? null : await cardOfKey(tx.db, key);
    return card ? putCard(tx, cartId, card, shopper) : refusal('GIFT_CARD_INVALID');
  });

/** Puts a card into a locked cart. */
export async function putCard(tx: Transaction, cartId: string, card: GiftCard, shopper: Shopper): Promise<Outcome> {
  if (isWithoutGiftCards(shopper)) return refusal('GIFT_CARD_NOT_ENABLED');
  const held = await cardsOfCart(tx.db, cartId);
  if (held.some(({ id }) => id === card.id)) return refusal('GIFT_CARD_IN_CART');
  const problem = problemWith(card, shopper.now);
  if (problem) return problem;
  const lines = await listLines(tx.db, cartId, shopper.assortment);
  if (lines.length > 0 && lines.every((line) => faceValueOf(line) !== null)) return refusal('GIFT_CARD_NOT_FOR_CARDS');
  if (held.length >= MOST_CARDS) return refusal('COUPONS_TOO_MANY', { params: { max: MOST_CARDS } });
  await addCard(tx.db, cartId, card.id);
  return { ok: true };
}

/** Taking out what is out already is no fault. */
export const takeOutGiftCard = (cartId: string, typed: string, shopper: Shopper) =>
  changeCart(cartId, shopper, (tx) => removeCards(tx.db, cartId, cardKey(typed)));
