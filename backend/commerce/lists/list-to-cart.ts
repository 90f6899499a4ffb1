// Adds lines of a list to the cart, all requested lines and not only those of a page (demand D17), with a result for each.
import { decideOnCart } from '#backend/commerce/cart/change-cart';
import { type ChosenProduct, limitsOf } from '#backend/commerce/cart/check-wanted';
import { CartDraft, keyOf } from '#backend/commerce/cart/lines/cart-draft';
import { seenColumns } from '#backend/commerce/cart/lines/lines.sql';
import { seenAt } from '#backend/commerce/cart/lines/seen';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { Put } from '#backend/commerce/cart/write.sql';
import { extrasOf } from '#backend/commerce/design/designed';
import { MOST_LINES } from '#domain/purchase-rules/room';
import { quantityFrom } from '#domain/quantity/quantity';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import type { ItemRow } from './items.sql';

export interface ListedResult {
  line: ItemRow;
  /** How many went into the cart; 0 where it was refused. */
  added: number;
  refused: Refusal | null;
}

/** Which lines go in. */
export interface ListWanted {
  lines: readonly ItemRow[];
  /** Nothing is put in where a line is refused. What a full cart has no room for stays for the next part, and does not count here. */
  allOrNone: boolean;
  /** A list of more lines than a cart holds goes in part by part: behind the first line without room none is put in. */
  inParts: boolean;
}

interface Settled {
  item: ChosenProduct;
  quantity: number;
  longestMm: number | null;
}

/** The resulting line of the cart, as `addProducts` writes it. */
const putOfList = ({ item, quantity, longestMm }: Settled, position: number, { terms, language }: Shopper): Put => {
  const { product, choice, article } = item;
  const seen = seenAt(product, quantity, terms, { choice, extras: extrasOf({ choice, article }, language) });
  return { productId: product.id, choice, quantity, article, longestMm, position, ...seenColumns(seen) };
};

const noRoom = refusal('CART_FULL', { params: { most: MOST_LINES } });

/**
 * One statement reads, one writes, regardless of the number of lines. Quantities are adjusted to what may be bought now, including the lines already
 * in the cart, as in a reorder. `rest`: how many of the last lines are left for the next cart.
 */
export const listToCart = (cartId: string, { lines, allOrNone, inParts }: ListWanted, shopper: Shopper) =>
  decideOnCart(cartId, shopper, [...new Set(lines.map(({ sku }) => sku))], async (snapshot) => {
    const named = new Map(snapshot.named.map((one) => [one.sku, one]));
    const draft = new CartDraft(snapshot.lines, shopper);
    const puts = new Map<string, Put>();
    let position = Math.max(0, ...snapshot.lines.map((line) => line.position));
    let isFull = false;
    const result = lines.map((line): ListedResult => {
      if (isFull) return { line, added: 0, refused: noRoom };
      const found = named.get(line.sku);
      const product = found && snapshot.cards.get(found.id);
      // Lists are bought for money.
      if (!product || found.bonusOnly) return { line, added: 0, refused: refusal('NOT_IN_ASSORTMENT') };
      const item = {
        product,
        choice: line.choice,
        article: line.choice.kind === 'design' ? found.article : null,
        isForSale: true,
      };
      const held = draft.quantityOf(item);
      const quantity = quantityFrom(held + line.quantity, limitsOf(product), held);
      // As many lie in the cart already as may be bought at all.
      const isMost = quantity <= held;
      const refused = isMost ? refusal('QUANTITY_TOO_LARGE', { params: { max: held } }) : draft.set(item, quantity);
      isFull = inParts && refused?.code === 'CART_FULL';
      if (refused) return { line, added: 0, refused };
      // New goods go below the others (demand D7).
      if (held === 0) position += 1;
      const key = keyOf({ productId: product.id, choice: line.choice });
      const place = puts.get(key)?.position ?? position;
      puts.set(key, putOfList({ item, quantity, longestMm: found.longestMm }, place, shopper));
      return { line, added: quantity - held, refused: null };
    });
    const judged = isFull ? result.findIndex(({ refused }) => refused?.code === 'CART_FULL') : result.length;
    const isHeld = allOrNone && result.slice(0, judged).some(({ refused }) => refused !== null);
    return {
      result: { lines: result, isHeld, rest: result.length - judged },
      puts: isHeld ? [] : [...puts.values()],
    };
  });
