// Puts the items of an order, or of a subscription's next delivery, into the cart again, in addition to its lines and at today's prices; the rest is
// reported line by line. Quantities are adjusted to today's limits, as where a shopper types them.
import { changeCart } from '#backend/commerce/cart/change-cart';
import { type ChosenProduct, limitsOf } from '#backend/commerce/cart/check-wanted';
import { CartDraft } from '#backend/commerce/cart/lines/cart-draft';
import { pointsBudget } from '#backend/commerce/cart/lines/for-points';
import { listLines, putLine } from '#backend/commerce/cart/lines/lines.sql';
import { seenAt } from '#backend/commerce/cart/lines/seen';
import { cardsIn, type Shopper } from '#backend/commerce/cart/shopper';
import { isRestricted, wholeStore } from '#backend/commerce/catalogue/assortment/assortment';
import { extrasOf } from '#backend/commerce/design/designed';
import type { LineChoice } from '#domain/order/line-choice';
import { quantityFrom } from '#domain/quantity/quantity';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { stillSold } from './reorder.sql';

/** A line of an order, or of a subscription's delivery. */
export interface LineAgain {
  position: number;
  productId: number;
  sku: string;
  quantity: number;
  choice: LineChoice;
}

/** `line` is null where all of it is meant. */
export interface NotReordered {
  refused: Refusal;
  line: LineAgain | null;
}

export const reorder = (cartId: string, lines: readonly LineAgain[], shopper: Shopper) =>
  changeCart(cartId, shopper, async (tx): Promise<NotReordered[]> => {
    const ids = lines.map((line) => line.productId);
    const sold = await stillSold(tx.db, ids, shopper.assortment);
    // For a customer with a restricted assortment the reason given is that restriction, not that the shop has stopped selling the items.
    const { assortment, store } = shopper;
    const whole = isRestricted(assortment) ? await stillSold(tx.db, ids, wholeStore(store.id)) : sold;
    if (whole.size === 0) return [{ refused: refusal('REORDER_NOT_AVAILABLE'), line: null }];
    const cards = await cardsIn(tx, [...sold.keys()], shopper);
    const held = await listLines(tx.db, cartId, shopper.assortment);
    const points = await pointsBudget(tx.client, shopper.who, {
      lines: held,
      cards,
      wanted: lines,
    });
    const draft = new CartDraft(held, shopper, points);
    const refused: NotReordered[] = [];
    for (const line of lines) {
      const { productId, sku, choice } = line;
      const [product, article] = [cards.get(productId), sold.get(productId)];
      if (!product || article === undefined) {
        const code = whole.has(productId)
          ? refusal('NOT_IN_ASSORTMENT')
          : refusal('PRODUCT_NOT_FOUND', { params: { sku } });
        refused.push({ refused: code, line });
        continue;
      }
      const item = { product, choice, article, isForSale: true };
      const together = draft.quantityOf(item) + line.quantity;
      const quantity = quantityFrom(together, limitsOf(product), together);
      const wrong = draft.set(item, quantity);
      if (wrong) refused.push({ refused: wrong, line });
      else await putLine(tx.db, { cartId, productId, quantity, choice, seen: seenAgain(item, quantity, shopper) });
    }
    return refused;
  });

/** At today's price: what it cost in the order that is ordered again is past. */
const seenAgain = (item: ChosenProduct, quantity: number, { terms, language }: Shopper) =>
  seenAt(item.product, quantity, terms, { choice: item.choice, extras: extrasOf(item, language) });
