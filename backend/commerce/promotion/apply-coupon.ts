// Adds codes to a cart and removes them. A code that cannot apply now is refused with its reason and not stored. Spec §7, §8 "Coupons".

import type { CartRow } from '#backend/commerce/cart/cart.sql';
import { itemsIn, lockedCart } from '#backend/commerce/cart/cart-items';
import { changeCart } from '#backend/commerce/cart/change-cart';
import { priceItems } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { Transaction } from '#backend/db/transaction';
import { judgeAll } from '#domain/promotion/judge';
import { codeKey, LONGEST_CODE, MOST_CODES } from '#domain/promotion/promotion';
import { type Refusal, type RefusalCode, refusal } from '#domain/refusal/refusals';
import { applyPromotions, buyerOf, categoriesFor, offerOf, promotionFacts, sceneOf } from './applied-promotions';
import { insertCartCoupon, offerOfCode, removeCoupons } from './promotion.sql';

export interface RefusedCode {
  code: string;
  refused: Refusal;
}

/** `replace`: instead of the cart's codes. Each code that cannot be used is reported with its reason. */
export const applyCoupons = (
  cartId: string,
  typed: readonly string[],
  shopper: Shopper,
  { replace = false }: { replace?: boolean } = {},
) =>
  changeCart(cartId, shopper, async (tx, cart) => {
    if (replace) await removeCoupons(tx.db, cartId, null);
    const refused: RefusedCode[] = [];
    for (const code of typed) {
      const wrong = await applyCode(tx, cart, code, shopper);
      if (wrong) refused.push({ code, refused: wrong });
    }
    return refused;
  });

/** Puts one code into a locked cart; answers why not. */
export async function applyCode(
  tx: Transaction,
  cart: CartRow,
  typed: string,
  shopper: Shopper,
): Promise<Refusal | null> {
  const key = codeKey(typed);
  if (key === '') return refusal('COUPON_CODE_MISSING');
  const found = key.length > LONGEST_CODE ? null : await offerOfCode(tx.db, key, buyerOf(cart, shopper));
  if (!found) return refusal('COUPON_INVALID');
  const offer = offerOf(found, shopper);
  const snapshot = await lockedCart(tx, cart.id, shopper);
  const goods = itemsIn(snapshot, shopper);
  const facts = await promotionFacts(tx.db, cart, goods, shopper, snapshot.holds);
  const held = facts.offers.filter((one) => one.coupon !== null);
  if (held.some((one) => one.coupon?.id === offer.coupon?.id)) return refusal('COUPON_IN_CART');
  if (held.length >= MOST_CODES) return refusal('COUPONS_TOO_MANY', { params: { max: MOST_CODES } });
  const categories = await categoriesFor(tx.db, [...facts.offers, offer], goods);
  const { lines, gifts } = applyPromotions(priceItems(goods, shopper.terms), { ...facts, categories }, shopper);
  const wrong = judgeAll([...facts.offers, offer], sceneOf(lines, gifts, shopper)).at(-1)?.refused ?? null;
  const stays = offer.coupon?.isPersonal === true && wrong !== null && MENDED_BY_GOODS.has(wrong.code);
  if ((!wrong || stays) && found.coupon) await insertCartCoupon(tx.db, cart.id, found.coupon.id);
  return stays ? null : wrong;
}

/** A personal coupon is activated once (spec §4): it waits in the cart for the goods that it is about, and says so there. */
const MENDED_BY_GOODS: ReadonlySet<RefusalCode> = new Set(['COUPON_NO_GOODS', 'COUPON_MINIMUM']);

/** Taking out what is out already is no fault. Null: all of them. */
export const takeOutCoupons = (cartId: string, codes: readonly string[] | null, shopper: Shopper) =>
  changeCart(cartId, shopper, (tx) => removeCoupons(tx.db, cartId, codes?.map(codeKey) ?? null));
