// Adds products to a cart. Adds what it can and reports the rest line by line.
import { cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import { extrasOf } from '#backend/commerce/design/designed';
import { inCopenhagen } from '#domain/calendar/calendar';
import { bySkuInAnyCase } from '#domain/catalogue/product-number';
import { closedDays } from '#domain/delivery/delivery-calendar';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { decideOnCart } from '../change-cart';
import type { ChosenProduct } from '../check-wanted';
import type { Shopper } from '../shopper';
import { type CartSnapshot, type Place, readerAt } from '../snapshot/cart-snapshot';
import type { Put } from '../write.sql';
import { CartDraft, keyOf } from './cart-draft';
import { findProduct, type Naming } from './find-product';
import { pointsBudget } from './for-points';
import { type FoundProduct, inOtherCase } from './found-product.sql';
import { seenColumns } from './lines.sql';
import { seenAt } from './seen';

export interface Addition extends Naming {
  quantity: number;
}
export interface RefusedAddition {
  refused: Refusal;
  sku: string;
}

export const addProducts = (cartId: string, additions: readonly Addition[], shopper: Shopper) =>
  decideOnCart(cartId, shopper, skusOf(additions), async (snapshot, at) => {
    const { lines } = snapshot;
    const puts = new Map<string, Put>();
    const refused: RefusedAddition[] = [];
    const found = await find(snapshot, at, additions, refused, shopper);
    const cards = await cardsFor(found, snapshot, at, shopper);
    const points = await pointsBudget(at.on, shopper.who, { lines, cards, wanted: found });
    const draft = new CartDraft(lines, shopper, points);
    let position = Math.max(0, ...lines.map((line) => line.position));
    for (const { product: named, choice, sku, quantity: more } of found) {
      const product = cards.get(named.id);
      const item = product && {
        product,
        choice,
        article: choice.kind === 'design' ? named.article : null,
        isForSale: true,
      };
      const held = item ? draft.quantityOf(item) : 0;
      const wrong =
        problemWithAddition(more) ??
        (item ? draft.set(item, held + more) : refusal('PRODUCT_NOT_FOUND', { params: { sku } }));
      if (wrong || !item) {
        if (wrong) refused.push({ refused: wrong, sku });
        continue;
      }
      // New goods go below the others (demand D7).
      if (held === 0) position += 1;
      const key = keyOf({ productId: named.id, choice });
      const put = putOf(item, { quantity: held + more, longestMm: named.longestMm }, shopper);
      puts.set(key, { ...put, position: puts.get(key)?.position ?? position });
    }
    return { result: refused, puts: [...puts.values()] };
  });

function putOf(
  { product, choice, article }: ChosenProduct,
  { quantity, longestMm }: { quantity: number; longestMm: number | null },
  { terms, language }: Shopper,
): Omit<Put, 'position'> {
  const seen = seenAt(product, quantity, terms, { choice, extras: extrasOf({ choice, article }, language) });
  return { productId: product.id, choice, quantity, article, longestMm, ...seenColumns(seen) };
}

const skusOf = (additions: readonly Addition[]) => [
  ...new Set(additions.flatMap(({ sku, parentSku }) => (parentSku === null ? [sku] : [sku, parentSku]))),
];

type Found = { product: FoundProduct };

/** A variant found by its options was not requested by its SKU, so its card is not in the snapshot. */
async function cardsFor(found: readonly Found[], { cards }: CartSnapshot, at: Place, shopper: Shopper) {
  const missing = found.map(({ product }) => product.id).filter((id) => !cards.has(id));
  if (missing.length === 0) return cards;
  const read = await cardsByIds([...new Set(missing)], readerAt(at, shopper));
  return new Map([...cards, ...read.map((card) => [card.id, card] as const)]);
}

/** Adding a negative number would be a way around the rules for changing a line. */
function problemWithAddition(quantity: number): Refusal | null {
  if (!Number.isSafeInteger(quantity)) return refusal('QUANTITY_NOT_A_NUMBER');
  return quantity < 1 ? refusal('QUANTITY_TOO_SMALL', { params: { min: 1 } }) : null;
}

async function find(
  { named }: CartSnapshot,
  { db }: Place,
  additions: readonly Addition[],
  refused: RefusedAddition[],
  { assortment, giftCards, now, store }: Shopper,
) {
  const shelf = { assortment, giftCards, today: inCopenhagen(now).date, closed: closedDays(now, store.calendar) };
  const others = await inOtherCase(db, skusOf(additions), named, assortment);
  const bySku = bySkuInAnyCase([...named, ...others]);
  const found = [];
  for (const addition of additions) {
    const outcome = await findProduct(db, addition, bySku, shelf);
    if (outcome.ok)
      found.push({ product: outcome.found, choice: outcome.choice, sku: addition.sku, quantity: addition.quantity });
    else refused.push({ refused: outcome, sku: addition.sku });
  }
  return found;
}
