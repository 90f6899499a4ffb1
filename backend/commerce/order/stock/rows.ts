// SQL of stock: locked in the order of product ids, taken and given back, every change with its row in the ledger.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/rows';
import type { Reader } from '#backend/db/client';
import { stockItem, stockMovement } from '#backend/db/tables/stock';

export interface Taken {
  productId: number;
  quantity: number;
}

/** Whoever sells the same goods waits here and then sees what is left (demands D3, D4). One order of ids: no deadlocks. */
export async function lockStock(
  reader: Reader,
  productIds: readonly number[],
  /** A shop whose shelves may be taken from as well. */
  shopCode: string | null = null,
): Promise<void> {
  if (productIds.length === 0) return;
  const sources = shopCode === null ? [CENTRAL_SOURCE] : [CENTRAL_SOURCE, shopCode];
  await reader
    .select({ productId: stockItem.productId })
    .from(stockItem)
    .where(and(inArray(stockItem.productId, [...productIds]), inArray(stockItem.sourceCode, sources)))
    .orderBy(asc(stockItem.productId), asc(stockItem.sourceCode))
    .for('update');
}

/** A negative quantity gives back. */
async function moveStock(reader: Reader, taken: readonly Taken[], sourceCode: string): Promise<void> {
  const wanted = sql.join(
    taken.map(({ productId, quantity }) => sql`(${productId}::int, ${quantity}::int)`),
    sql`, `,
  );
  await reader.execute(sql`UPDATE stock_item s SET quantity = s.quantity - w.quantity
    FROM (VALUES ${wanted}) AS w (product_id, quantity) WHERE s.product_id = w.product_id AND s.source_code = ${sourceCode}`);
}

/** The rows must be locked and checked; the database itself refuses to go below 0. */
export async function takeStock(
  reader: Reader,
  orderId: number,
  taken: readonly Taken[],
  at: Date,
  /** A shop's own shelves; null is the central warehouse. */
  shopCode: string | null = null,
): Promise<void> {
  if (taken.length === 0) return;
  const sourceCode = shopCode ?? CENTRAL_SOURCE;
  await moveStock(reader, taken, sourceCode);
  await reader.insert(stockMovement).values(
    taken.map(({ productId, quantity }) => ({
      productId,
      sourceCode,
      delta: -quantity,
      reason: 'order' as const,
      orderId,
      at,
    })),
  );
}

/** Gives back what the order took and has not given back yet, to the shelves that it came from; returns the products. */
export async function returnStock(reader: Reader, orderId: number, at: Date): Promise<number[]> {
  const { productId, sourceCode, delta } = stockMovement;
  const left = await reader
    .select({ productId, sourceCode, delta: sql<number>`sum(${delta})::int` })
    .from(stockMovement)
    .where(eq(stockMovement.orderId, orderId))
    .groupBy(productId, sourceCode)
    .having(sql`sum(${delta}) < 0`)
    .orderBy(asc(productId), asc(sourceCode));
  for (const source of new Set(left.map((row) => row.sourceCode))) {
    const back = left.filter((row) => row.sourceCode === source);
    const productIds = back.map((row) => row.productId);
    await lockStock(reader, productIds, source === CENTRAL_SOURCE ? null : source);
    await moveStock(
      reader,
      back.map((row) => ({ productId: row.productId, quantity: row.delta })),
      source,
    );
    await reader
      .insert(stockMovement)
      .values(back.map((row) => ({ ...row, delta: -row.delta, reason: 'cancel' as const, orderId, at })));
  }
  return [...new Set(left.map((row) => row.productId))];
}

/** Gives back so many pieces, but never more than the order took: what is not counted was never taken. Returns the products. */
export async function givePieces(
  reader: Reader,
  orderId: number,
  pieces: readonly Taken[],
  reason: 'cancel' | 'return',
  at: Date,
): Promise<number[]> {
  const productIds = [...new Set(pieces.map(({ productId }) => productId))].sort((a, b) => a - b);
  if (productIds.length === 0) return [];
  await lockStock(reader, productIds);
  const held = await reader
    .select({ productId: stockMovement.productId, taken: sql<number>`-sum(${stockMovement.delta})::int` })
    .from(stockMovement)
    .where(and(eq(stockMovement.orderId, orderId), inArray(stockMovement.productId, productIds)))
    .groupBy(stockMovement.productId);
  const back = held.flatMap(({ productId, taken }) => {
    const wanted = pieces.reduce((sum, one) => sum + (one.productId === productId ? one.quantity : 0), 0);
    const quantity = Math.min(wanted, taken);
    return quantity > 0 ? [{ productId, quantity: -quantity }] : [];
  });
  if (back.length === 0) return [];
  await moveStock(reader, back);
  await reader.insert(stockMovement).values(
    back.map(({ productId, quantity }) => ({
      productId,
      sourceCode: CENTRAL_SOURCE,
      delta: -quantity,
      reason,
      orderId,
      at,
    })),
  );
  return back.map(({ productId }) => productId);
}
