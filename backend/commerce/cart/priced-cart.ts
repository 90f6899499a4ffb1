// The lines of a locked cart with their prices of this moment, for whoever decides inside the transaction.
import type { Transaction } from '#backend/db/transaction';
import { extrasOf } from './lines/designed';
import { type LineRow, listLines } from './lines/rows';
import { type Good, type PricedGood, priceGoods } from './price-cart';
import type { CartRow } from './rows';
import { cardsIn, type Shopper } from './shopper';

export interface LineOfCart extends Good {
  line: LineRow;
}

export async function pricedCart(tx: Transaction, cart: CartRow, shopper: Shopper): Promise<PricedGood<LineOfCart>[]> {
  return priceGoods(await goodsOf(tx, await listLines(tx.db, cart.id, shopper.assortment), shopper), shopper.terms);
}

/** Lines of products that are gone are left out. */
export async function goodsOf(tx: Transaction, lines: readonly LineRow[], shopper: Shopper): Promise<LineOfCart[]> {
  const cards = await cardsIn(
    tx,
    lines.map((line) => line.productId),
    shopper,
  );
  return lines.flatMap((line) => {
    const product = cards.get(line.productId);
    const surcharges = extrasOf(line, shopper.language);
    const { quantity, longestMm } = line;
    return product ? [{ id: String(line.id), line, product, quantity, surcharges, longestMm }] : [];
  });
}
