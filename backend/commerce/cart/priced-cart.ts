// The goods of a cart: its lines with the products behind them, ready to be priced and judged.
import type { CardRow } from '#backend/commerce/catalogue/product/rows';
import type { Transaction } from '#backend/db/transaction';
import { type FilledCart, filledCart, inside } from './filled/filled-cart';
import { extrasOf } from './lines/designed';
import { faceValueOf } from './lines/gift-card';
import type { LineRow } from './lines/rows';
import type { Good } from './price-cart';
import type { Shopper } from './shopper';

export interface LineOfCart extends Good {
  line: LineRow;
  /** Of a variant: what it is sold as. */
  family: CardRow | null;
}

/** Lines of products that are gone are left out. */
export const goodsIn = ({ lines, cards }: FilledCart, { language }: Pick<Shopper, 'language'>): LineOfCart[] =>
  lines.flatMap((line) => {
    const product = cards.get(line.productId);
    if (!product) return [];
    const family = product.parent_id === null ? null : (cards.get(product.parent_id) ?? null);
    const { quantity, longestMm } = line;
    const extras = { surcharges: extrasOf(line, language), faceValue: faceValueOf(line) };
    return [{ id: String(line.id), line, product, family, quantity, longestMm, ...extras }];
  });

/** A locked cart as it stands at this moment. */
export async function lockedCart(
  tx: Transaction,
  id: string,
  shopper: Shopper,
  skus: readonly string[] = [],
): Promise<FilledCart> {
  const filled = await filledCart(id, inside(tx, shopper), shopper, skus);
  if (!filled) throw new Error(`The cart ${id} is locked and gone`);
  return filled;
}
