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
  /** The shelves that may be taken from. */
  sourceCodes: readonly string[] = [CENTRAL_SOURCE],
): Promise<void> {
  if (productIds.length === 0) return;
  await reader
    .select({ productId: stockItem.productId })
    .from(stockItem)
    .where(and(inArray(stockItem.productId, [...productIds]), inArray(stockItem.sourceCode, [...sourceCodes])))
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

interface Held extends Taken {
  sourceCode: string;
}

/** What the order took and has not given back yet, by shelf. The caller holds the order, so that nobody else gives back meanwhile. */
async function heldBy(reader: Reader, orderId: number): Promise<Held[]> {
  const { productId, sourceCode, delta } = stockMovement;
  return await reader
    .select({ productId, sourceCode, quantity: sql<number>`-sum(${delta})::int` })
    .from(stockMovement)
    .where(eq(stockMovement.orderId, orderId))
    .groupBy(productId, sourceCode)
    .having(sql`sum(${delta}) < 0`)
    .orderBy(asc(productId), asc(sourceCode));
}

/** To the shelves that the goods came from: what a shop gave is put back in that shop. Returns the products. */
async function giveBack(
  reader: Reader,
  orderId: number,
  back: readonly Held[],
  reason: 'cancel' | 'return',
  at: Date,
): Promise<number[]> {
  if (back.length === 0) return [];
  const productIds = [...new Set(back.map(({ productId }) => productId))];
  const sources = [...new Set(back.map(({ sourceCode }) => sourceCode))];
  await lockStock(reader, productIds, sources);
  for (const source of sources) {
    const pieces = back.filter(({ sourceCode }) => sourceCode === source);
    await moveStock(
      reader,
      pieces.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
      source,
    );
  }
  await reader
    .insert(stockMovement)
    .values(back.map(({ quantity, ...held }) => ({ ...held, delta: quantity, reason, orderId, at })));
  return productIds;
}

/** Gives back all that the order still holds; returns the products. */
export async function returnStock(reader: Reader, orderId: number, at: Date): Promise<number[]> {
  return await giveBack(reader, orderId, await heldBy(reader, orderId), 'cancel', at);
}

/** Gives back so many pieces, but never more than the order took: what is not counted was never taken. Returns the products. */
export async function givePieces(
  reader: Reader,
  orderId: number,
  pieces: readonly Taken[],
  reason: 'cancel' | 'return',
  at: Date,
): Promise<number[]> {
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of pieces) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  const back = (await heldBy(reader, orderId)).flatMap((held) => {
    const left = wanted.get(held.productId) ?? 0;
    const quantity = Math.min(left, held.quantity);
    wanted.set(held.productId, left - quantity);
    return quantity > 0 ? [{ ...held, quantity }] : [];
  });
  return await giveBack(reader, orderId, back, reason, at);
}
