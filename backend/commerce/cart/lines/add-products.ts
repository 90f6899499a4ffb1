// Adds products to a cart. What can be added is added; what cannot is told line by line.
import { type CardRow, cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import { inCopenhagen } from '#domain/calendar';
import { isForPoints } from '#domain/point-sale';
import { type Refusal, refusal } from '#domain/refusals';
import { decideOnCart } from '../change-cart';
import { keyOf } from '../snapshot/after-puts';
import { type FilledCart, type Place, readerAt } from '../snapshot/cart-snapshot';
import type { Shopper } from '../shopper';
import type { Put } from '../write/write.sql';
import { extrasOf } from './designed';
import { findProduct, type Naming } from './find-product';
import { isSoldTo, openPurse } from './for-points';
import { problemOf } from './problem';
import { type FoundProduct, seenColumns } from './lines.sql';
import { seenAt } from './seen';

export interface Addition extends Naming {
  quantity: number;
}
export interface RefusedAddition {
  refused: Refusal;
  sku: string;
}

/** Beyond this a page of the cart is of no use to anyone, and one request must not make the database work for minutes. */
export const MOST_LINES = 500;

export const addProducts = (cartId: string, additions: readonly Addition[], shopper: Shopper) =>
  decideOnCart(cartId, shopper, skusOf(additions), async (filled, at) => {
    const { lines } = filled;
    const quantities = new Map(lines.map((line) => [keyOf(line), line.quantity]));
    const puts = new Map<string, Put>();
    const refused: RefusedAddition[] = [];
    const found = await find(filled, at, additions, refused, shopper);
    const cards = await cardsFor(found, filled, at, shopper);
    const isNeeded = found.some(({ design }) => isForPoints(design));
    const purse = await openPurse(at.on, shopper.who, { lines, cards, isNeeded });
    let position = Math.max(0, ...lines.map((line) => line.position));
    for (const { product, design, sku, quantity } of found) {
      const card = cards.get(product.id);
      const key = keyOf({ productId: product.id, design });
      const wanted = (quantities.get(key) ?? 0) + quantity;
      const problem = additionProblem(quantity, quantities.size - Number(quantities.has(key)));
      const line = { productId: product.id, design, quantity: wanted };
      const elsewhere = piecesElsewhere(quantities, line, key);
      const wrong =
        problem ?? lineProblem(card, { ...line, sku, elsewhere }, shopper) ?? purse.take(line, quantity, cards);
      if (wrong) {
        refused.push({ refused: wrong, sku });
        continue;
      }
      // New goods go below the others (demand D7).
      if (!quantities.has(key)) position += 1;
      quantities.set(key, wanted);
      const article = design === '' ? null : product.article;
      const extras = extrasOf({ design, article }, shopper.language);
      const seen = card ? seenAt(card, wanted, shopper.terms, { design, extras }) : null;
      const known = { article, longestMm: product.longestMm, ...seenColumns(seen) };
      puts.set(key, { ...line, ...known, position: puts.get(key)?.position ?? position });
    }
    return { result: refused, puts: [...puts.values()] };
  });

const skusOf = (additions: readonly Addition[]) => [
  ...new Set(additions.flatMap(({ sku, parentSku }) => (parentSku === null ? [sku] : [sku, parentSku]))),
];

function lineProblem(
  card: CardRow | undefined,
  { sku, design, quantity, elsewhere }: { sku: string; design: string; quantity: number; elsewhere: number },
  { who, store }: Shopper,
): Refusal | null {
  if (!card) return refusal('PRODUCT_NOT_FOUND', { params: { sku } });
  const isForSale = isSoldTo(who, design, card);
  return problemOf({ product: card, isForSale, quantity, isDesigned: design !== '', elsewhere }, store);
}

/** The same goods for points, or in another design, come from the same shelf. */
function piecesElsewhere(quantities: ReadonlyMap<string, number>, { productId }: { productId: number }, key: string) {
  let pieces = 0;
  for (const [other, quantity] of quantities)
    if (other !== key && other.startsWith(`${productId} `)) pieces += quantity;
  return pieces;
}

type Found = { product: FoundProduct };

/** A variant that was found by its options was not asked for by its SKU. */
async function cardsFor(found: readonly Found[], { cards }: FilledCart, at: Place, shopper: Shopper) {
  const missing = found.map(({ product }) => product.id).filter((id) => !cards.has(id));
  if (missing.length === 0) return cards;
  const read = await cardsByIds([...new Set(missing)], readerAt(at, shopper));
  return new Map([...cards, ...read.map((card) => [card.id, card] as const)]);
}

/** Adding a negative number would be a way around the rules for changing a line. */
function additionProblem(quantity: number, otherLines: number): Refusal | null {
  if (otherLines >= MOST_LINES) return refusal('COULD_NOT_ADD');
  if (!Number.isSafeInteger(quantity)) return refusal('QUANTITY_NOT_A_NUMBER');
  return quantity < 1 ? refusal('QUANTITY_TOO_SMALL', { params: { min: 1 } }) : null;
}

async function find(
  { named }: FilledCart,
  { db }: Place,
  additions: readonly Addition[],
  refused: RefusedAddition[],
  { assortment, giftCards, now }: Shopper,
) {
  const shelf = { assortment, giftCards, today: inCopenhagen(now).date };
  const bySku = new Map(named.map((row) => [row.sku, row]));
  const found = [];
  for (const addition of additions) {
    const outcome = await findProduct(db, addition, bySku, shelf);
    if (outcome.ok)
      found.push({ product: outcome.found, design: outcome.design, sku: addition.sku, quantity: addition.quantity });
    else refused.push({ refused: outcome, sku: addition.sku });
  }
  return found;
}
