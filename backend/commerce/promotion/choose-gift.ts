// The shopper chooses one of the gifts that a promotion gives: it goes into the cart, and one of it is free. Spec §3 "promo.selected".
import { changeCart } from '#backend/commerce/cart/change-cart';
import { productsBySku } from '#backend/commerce/cart/lines/found-product.sql';
import { type LineRow, listLines, putLine, removeLine, setLine } from '#backend/commerce/cart/lines/lines.sql';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { Transaction } from '#backend/db/transaction';
import { isInForce } from '#domain/calendar/period';
import { AS_IT_STANDS } from '#domain/order/line-choice';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { offerOf } from './applied-promotions';
import { dropGift, giftsOf, chooseGift as keepChoice, offersWithoutCode } from './promotion.sql';

export const chooseGift = (cartId: string, promotionId: number, sku: string | null, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx) => {
    const before = (await giftsOf(tx.db, cartId)).get(promotionId) ?? null;
    if (before !== null) await takeBackGift(tx, cartId, before, shopper);
    await dropGift(tx.db, cartId, promotionId);
    if (sku === null) return { ok: true };
    const offers = (await offersWithoutCode(tx.db)).map((row) => offerOf(row, shopper));
    const rule = offers.find(
      ({ rule: { id, kind, period } }) => id === promotionId && kind === 'gift' && isInForce(period, shopper.now),
    )?.rule;
    const [product] = await productsBySku(tx.db, [sku], shopper.assortment);
    if (!rule || !product || !rule.gifts.includes(product.id)) return refusal('GIFT_OVER');
    const held = (await listLines(tx.db, cartId, shopper.assortment)).find((line) => isGoodsOf(line, product.id));
    await putLine(tx.db, {
      cartId,
      productId: product.id,
      quantity: (held?.quantity ?? 0) + 1,
      choice: AS_IT_STANDS,
      seen: null,
    });
    await keepChoice(tx.db, { cartId, promotionId, productId: product.id });
    return { ok: true };
  });

/** A line of the product that is paid with money; the same product paid with points is a different line. */
const isGoodsOf = ({ productId, choice }: LineRow, id: number): boolean => productId === id && choice.kind === 'goods';

/** Removes the gift that the shop had added, when the buyer chooses another one or none. */
export async function takeBackGift(
  tx: Transaction,
  cartId: string,
  productId: number,
  shopper: Shopper,
): Promise<void> {
  const line = (await listLines(tx.db, cartId, shopper.assortment)).find((one) => isGoodsOf(one, productId));
  if (!line) return;
  if (line.quantity > 1) await setLine(tx.db, cartId, line.id, { quantity: line.quantity - 1, seen: null });
  else await removeLine(tx.db, cartId, line.id);
}
