// The items of a cart: its lines with the products behind them, ready to be priced and checked.
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import { extrasOf } from '#backend/commerce/design/designed';
import type { Transaction } from '#backend/db/transaction';
import { isForPoints } from '#domain/order/line-choice';
import { faceValueOf } from './lines/gift-card';
import type { LineRow } from './lines/lines.sql';
import type { CartItem } from './price-items';
import type { Shopper } from './shopper';
import { type CartSnapshot, inside, readSnapshot } from './snapshot/cart-snapshot';

export interface LineOfCart extends CartItem {
  line: LineRow;
  /** Variant: the card of its family. */
  family: CardRow | null;
  /** Pieces of the same product in other lines. */
  elsewhere: number;
}

/** Lines of products that are gone are left out. */
export function itemsIn({ lines, cards }: CartSnapshot, { language }: Pick<Shopper, 'language'>): LineOfCart[] {
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return lines.flatMap((line) => {
    const product = cards.get(line.productId);
    if (!product) return [];
    const family = product.parent_id === null ? null : (cards.get(product.parent_id) ?? null);
    const { quantity, longestMm } = line;
    const points = isForPoints(line.choice) ? (product.bonus_points ?? 0) : null;
    const extras = { surcharges: extrasOf(line, language), faceValue: faceValueOf(line), points };
    const elsewhere = (pieces.get(line.productId) ?? 0) - quantity;
    return [{ id: String(line.id), line, product, family, quantity, longestMm, elsewhere, ...extras }];
  });
}

/** A locked cart in its current state. */
export async function lockedCart(
  tx: Transaction,
  id: string,
  shopper: Shopper,
  skus: readonly string[] = [],
): Promise<CartSnapshot> {
  const snapshot = await readSnapshot(id, inside(tx, shopper), shopper, skus);
  if (!snapshot) throw new Error(`The cart ${id} is locked and gone`);
  return snapshot;
}
