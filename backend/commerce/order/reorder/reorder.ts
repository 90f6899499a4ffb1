// Orders the goods of an order again: what can still be bought goes into the cart beside what lies there, at today's prices; what
// cannot is told line by line. Quantities are brought within today's limits, as where a shopper types them.
import { changeCart } from '#backend/commerce/cart/change-cart';
import { MOST_LINES } from '#backend/commerce/cart/lines/add-products';
import { extrasOf, isDesigned } from '#backend/commerce/cart/lines/designed';
import { isSoldTo, openPurse } from '#backend/commerce/cart/lines/for-points';
import { problemOf } from '#backend/commerce/cart/lines/problem';
import { listLines, putLine } from '#backend/commerce/cart/lines/lines.sql';
import { seenAt } from '#backend/commerce/cart/lines/seen';
import { cardsIn, type Shopper } from '#backend/commerce/cart/shopper';
import { isRestricted, wholeStore } from '#backend/commerce/catalogue/assortment/assortment';
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import type { DesignArticle } from '#domain/design';
import { isForPoints } from '#domain/point-sale';
import { quantityFrom } from '#domain/quantity';
import { type Refusal, refusal } from '#domain/refusals';
import type { LineRow } from '../read/read.sql';
import { stillSold } from './reorder.sql';

/** `line` is null where the whole order is meant. */
export interface NotReordered {
  refused: Refusal;
  line: LineRow | null;
}

export const reorder = (cartId: string, lines: readonly LineRow[], shopper: Shopper) =>
  changeCart(cartId, shopper, async (tx): Promise<NotReordered[]> => {
    const ids = lines.map((line) => line.productId);
    const sold = await stillSold(tx.db, ids, shopper.assortment);
    // A customer who may buy a part of the catalogue only is told that this is the reason, and not the shop.
    const { assortment, store } = shopper;
    const whole = isRestricted(assortment) ? await stillSold(tx.db, ids, wholeStore(store.id)) : sold;
    if (whole.size === 0) return [{ refused: refusal('REORDER_NOT_AVAILABLE'), line: null }];
    const cards = await cardsIn(tx, [...sold.keys()], shopper);
    const held = await listLines(tx.db, cartId, shopper.assortment);
    const quantities = new Map(held.map((line) => [keyOf(line), line.quantity]));
    const isNeeded = lines.some(({ design }) => isForPoints(design));
    const purse = await openPurse(tx.client, shopper.who, { lines: held, cards, isNeeded });
    const refused: NotReordered[] = [];
    for (const line of lines) {
      if (!sold.has(line.productId) && whole.has(line.productId)) {
        refused.push({ refused: refusal('NOT_IN_ASSORTMENT'), line });
        continue;
      }
      const already = quantities.get(keyOf(line));
      const judged = judge(line, already ?? 0, cards.get(line.productId), sold.get(line.productId), shopper);
      const isFull = already === undefined && quantities.size >= MOST_LINES;
      const more = judged.quantity - (already ?? 0);
      const wrong = (isFull ? refusal('COULD_NOT_ADD') : judged.wrong) ?? purse.take(line, more, cards);
      if (wrong) {
        refused.push({ refused: wrong, line });
        continue;
      }
      quantities.set(keyOf(line), judged.quantity);
      const { productId, design } = line;
      const seen = seenAgain(
        cards.get(productId),
        { design, article: sold.get(productId) ?? null },
        judged.quantity,
        shopper,
      );
      await putLine(tx.db, { cartId, productId, quantity: judged.quantity, design, seen });
    }
    return refused;
  });

/** At today's price: what it cost in the order that is ordered again is past. */
const seenAgain = (
  card: CardRow | undefined,
  drawn: { design: string; article: DesignArticle | null },
  quantity: number,
  { terms, language }: Shopper,
) => (card ? seenAt(card, quantity, terms, { design: drawn.design, extras: extrasOf(drawn, language) }) : null);

const keyOf = ({ productId, design }: { productId: number; design: string }) => `${productId} ${design}`;

function judge(
  { sku, quantity: wanted, design }: LineRow,
  already: number,
  card: CardRow | undefined,
  article: DesignArticle | null | undefined,
  { store, who }: Shopper,
): { quantity: number; wrong: Refusal | null } {
  if (!card || article === undefined) return { quantity: 0, wrong: refusal('PRODUCT_NOT_FOUND', { params: { sku } }) };
  const limits = { min: card.min_qty, max: card.max_qty, increments: card.increments };
  const quantity = quantityFrom(already + wanted, limits, already + wanted);
  const isForSale = isSoldTo(who, design, card);
  const product = { product: card, isForSale, quantity, isDesigned: isDesigned({ design, article }) };
  return { quantity, wrong: problemOf(product, store) };
}
