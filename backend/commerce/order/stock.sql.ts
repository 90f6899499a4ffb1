// SQL of stock: locked in the order of product ids and given back, every change with its row in the ledger. An order takes it with its own rows.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import type { Reader } from '#backend/db/client';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { stockItem, stockMovement } from '#backend/db/tables/stock';

export interface Taken {
  productId: number;
  quantity: number;
}

// Unnested, so that the plan does not depend on the number of products and is made once.
const LOCK = `SELECT s.product_id AS "productId", s.source_code AS "sourceCode", s.quantity FROM stock_item s
  WHERE s.product_id = ANY (ARRAY(SELECT unnest($1::int[]))) AND s.source_code = ANY (ARRAY(SELECT unnest($2::text[]))) ORDER BY s.product_id, s.source_code FOR UPDATE`;

/**
 * An order of the same goods waits here and then sees what is left (demands D3, D4). One order of ids: no deadlocks. Returns what is left
 * in the central warehouse by product.
 */
export async function lockStock(
  on: Queryable,
  productIds: readonly number[],
  /** The shelves that may be taken from. */
  sourceCodes: readonly string[] = [CENTRAL_SOURCE],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await on.query<Held>(prepared(LOCK, [productIds, sourceCodes]));
  return new Map(
    rows.flatMap((row) => (row.sourceCode === CENTRAL_SOURCE ? [[row.productId, row.quantity] as const] : [])),
  );
}

async function lockShelves(reader: Reader, productIds: readonly number[], sources: readonly string[]): Promise<void> {
  await reader
    .select({ productId: stockItem.productId })
    .from(stockItem)
    .where(and(inArray(stockItem.productId, [...productIds]), inArray(stockItem.sourceCode, [...sources])))
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

interface Held extends Taken {
  sourceCode: string;
}

/** What the order took and has not returned yet, by stock source. The caller has locked the order, so that no concurrent caller returns it. */
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
  await lockShelves(reader, productIds, sources);
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
