// How far shipments, invoices and credit notes reach into the products of an order.
import { chosenIn } from '#domain/design/design';
import type { Reach } from '#domain/purchase-order/books';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import type { WholeOrder } from './read.sql';

/** Pieces of an order's line on a shipment, an invoice or a credit note. */
export interface Moved {
  orderLineId: number | null;
  quantity: number;
}

/** By which a product is the same on the order and on the buyer's purchase order. */
export const productKey = ({ sku, kind, config }: WholeOrder['lines'][number]): string =>
  keyOfGoods(sku, kind === 'design' ? chosenIn(config) : null);

/** How far the documents of a kind reach into each product of the order, before the present one and with it. */
export function reachesOf(
  { lines }: WholeOrder,
  earlier: readonly Moved[],
  present: readonly Moved[],
): Map<string, Reach> {
  const reaches = new Map<string, Reach>();
  for (const line of lines) {
    const movedPieces = (moved: readonly Moved[]) =>
      moved.reduce((sum, { orderLineId, quantity }) => (orderLineId === line.id ? sum + quantity : sum), 0);
    const key = productKey(line);
    const { before, now } = reaches.get(key) ?? { before: 0, now: 0 };
    const from = before + movedPieces(earlier);
    reaches.set(key, { before: from, now: now + movedPieces(earlier) + movedPieces(present) });
  }
  return reaches;
}
