// Adds products to a cart. What can be added is added; what cannot is told line by line.
import type { Transaction } from '#backend/db/transaction';
import { type Refusal, refusal } from '#domain/refusals';
import { changeCart } from '../change-cart';
import { cardsIn, type Shopper } from '../shopper';
import { findProduct, type Naming } from './find-product';
import { problemOf } from './problem';
import { listLines, productsBySku, putLine } from './rows';

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
  changeCart(cartId, shopper, async (tx) => {
    const held = await listLines(tx.db, cartId, shopper.assortment);
    const quantities = new Map(held.map((line) => [keyOf(line.productId, line.design), line.quantity]));
    const refused: RefusedAddition[] = [];
    const found = await find(tx, additions, refused, shopper);
    const cards = await cardsIn(tx, [...new Set(found.map((one) => one.product.id))], shopper);
    for (const { product, design, sku, quantity } of found) {
      const card = cards.get(product.id);
      const key = keyOf(product.id, design);
      const wanted = (quantities.get(key) ?? 0) + quantity;
      const problem = additionProblem(quantity, quantities.size - Number(quantities.has(key)));
      const wrong =
        problem ??
        (card
          ? problemOf({ product: card, isForSale: true, quantity: wanted, isDesigned: design !== '' }, shopper.store)
          : refusal('PRODUCT_NOT_FOUND'));
      if (wrong) {
        refused.push({ refused: wrong, sku });
        continue;
      }
      quantities.set(key, wanted);
      await putLine(tx.db, { cartId, productId: product.id, quantity: wanted, design });
    }
    return refused;
  });

/** The same product in two designs is two lines. */
const keyOf = (productId: number, design: string) => `${productId} ${design}`;

/** Adding a negative number would be a way around the rules for changing a line. */
function additionProblem(quantity: number, otherLines: number): Refusal | null {
  if (otherLines >= MOST_LINES) return refusal('COULD_NOT_ADD');
  if (!Number.isSafeInteger(quantity)) return refusal('QUANTITY_NOT_A_NUMBER');
  return quantity < 1 ? refusal('QUANTITY_TOO_SMALL', { params: { min: 1 } }) : null;
}

async function find(
  tx: Transaction,
  additions: readonly Addition[],
  refused: RefusedAddition[],
  { assortment }: Shopper,
) {
  const skus = additions.flatMap(({ sku, parentSku }) => (parentSku === null ? [sku] : [sku, parentSku]));
  const bySku = new Map((await productsBySku(tx.db, skus, assortment)).map((row) => [row.sku, row]));
  const found = [];
  for (const addition of additions) {
    const outcome = await findProduct(tx.db, addition, bySku, assortment);
    if (outcome.ok)
      found.push({ product: outcome.found, design: outcome.design, sku: addition.sku, quantity: addition.quantity });
    else refused.push({ refused: outcome, sku: addition.sku });
  }
  return found;
}
