// SQL of returns by agreement: written once, filled as goods come back, read by order, by number, and by what is open.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { takeNumber } from '#backend/commerce/order/order.sql';
import type { Reader } from '#backend/db/client';
import {
  goodsReturn,
  goodsReturnLine,
  product,
  returnLabel,
  returnReceipt,
  salesOrder,
} from '#backend/db/tables/index';
import type { Chosen } from '#domain/order/order-life';

export type ReturnRow = typeof goodsReturn.$inferSelect;
export type ReturnLineRow = typeof goodsReturnLine.$inferSelect;
export type ReturnLabelRow = typeof returnLabel.$inferSelect;
export interface WholeReturn {
  goodsReturn: ReturnRow;
  lines: ReturnLineRow[];
  label: ReturnLabelRow | null;
}

/** Oldest first. */
export async function returnsOf(reader: Reader, orderId: number): Promise<WholeReturn[]> {
  const rows = await reader
    .select({ goodsReturn, label: returnLabel })
    .from(goodsReturn)
    .leftJoin(returnLabel, eq(returnLabel.returnId, goodsReturn.id))
    .where(eq(goodsReturn.orderId, orderId))
    .orderBy(asc(goodsReturn.id));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.goodsReturn.id);
  const lines = await reader
    .select()
    .from(goodsReturnLine)
    .where(inArray(goodsReturnLine.returnId, ids))
    .orderBy(asc(goodsReturnLine.orderLineId));
  return rows.map((row) => ({ ...row, lines: lines.filter(({ returnId }) => returnId === row.goodsReturn.id) }));
}

/** With the number of its order. */
export async function returnByNumber(
  reader: Reader,
  number: string,
): Promise<{ goodsReturn: ReturnRow; order: string } | null> {
  const [found] = await reader
    .select({ goodsReturn, order: salesOrder.number })
    .from(goodsReturn)
    .innerJoin(salesOrder, eq(salesOrder.id, goodsReturn.orderId))
    .where(eq(goodsReturn.number, number));
  return found ?? null;
}

/** The order must be locked. */
export async function insertReturn(
  reader: Reader,
  row: Omit<ReturnRow, 'id' | 'number' | 'closedAt'>,
  chosen: Chosen,
): Promise<ReturnRow> {
  const number = await takeNumber(reader, 'return');
  const [made] = await reader
    .insert(goodsReturn)
    .values({ ...row, number })
    .returning();
  if (!made) throw new Error('The return was not written');
  await reader
    .insert(goodsReturnLine)
    .values(chosen.map(({ id, quantity }) => ({ returnId: made.id, orderLineId: id, quantity })));
  return made;
}

/** Pieces received of each line of these orders, by the line's id. */
export async function returnedOfOrders(
  reader: Reader,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await reader
    .select({ id: goodsReturnLine.orderLineId, received: sql<number>`sum(${goodsReturnLine.received})::int` })
    .from(goodsReturnLine)
    .innerJoin(goodsReturn, eq(goodsReturn.id, goodsReturnLine.returnId))
    .where(inArray(goodsReturn.orderId, [...orderIds]))
    .groupBy(goodsReturnLine.orderLineId);
  return new Map(rows.map(({ id, received }) => [id, received]));
}

/** The database refuses more than the return is for. */
export async function raiseReturned(
  reader: Reader,
  returnId: number,
  way: 'received' | 'refused',
  chosen: Chosen,
): Promise<void> {
  const column = sql.identifier(way);
  for (const { id, quantity } of chosen)
    await reader.execute(sql`UPDATE goods_return_line SET ${column} = ${column} + ${quantity}::int
      WHERE return_id = ${returnId} AND order_line_id = ${id}`);
}

/** When nothing of it is on its way any more. Returns whether it is closed. */
export async function closeReturnIfDone(reader: Reader, returnId: number, at: Date): Promise<boolean> {
  const closed = await reader
    .update(goodsReturn)
    .set({ closedAt: at })
    .where(
      and(
        eq(goodsReturn.id, returnId),
        sql`NOT EXISTS (SELECT FROM goods_return_line l WHERE l.return_id = ${returnId} AND l.received + l.refused < l.quantity)`,
      ),
    )
    .returning({ id: goodsReturn.id });
  return closed.length > 0;
}

export type ReceiptRow = typeof returnReceipt.$inferSelect;

export async function insertReceipts(reader: Reader, rows: readonly Omit<ReceiptRow, 'id'>[]): Promise<void> {
  await reader.insert(returnReceipt).values([...rows]);
}

/** Oldest first. */
export async function receiptsOf(reader: Reader, returnId: number): Promise<ReceiptRow[]> {
  return reader.select().from(returnReceipt).where(eq(returnReceipt.returnId, returnId)).orderBy(asc(returnReceipt.id));
}

export type ListedReturn = Pick<ReturnRow, 'number' | 'requestedAt' | 'closedAt' | 'isPickup' | 'pickupOn'> &
  Pick<ReturnRow, 'size' | 'parcels'> & { order: string; email: string; label: ReturnLabelRow['state'] | null };

/** Oldest first. */
export async function listReturns(reader: Reader, which: 'all' | 'open'): Promise<ListedReturn[]> {
  return reader
    .select({
      number: goodsReturn.number,
      requestedAt: goodsReturn.requestedAt,
      closedAt: goodsReturn.closedAt,
      isPickup: goodsReturn.isPickup,
      pickupOn: goodsReturn.pickupOn,
      size: goodsReturn.size,
      parcels: goodsReturn.parcels,
      order: salesOrder.number,
      email: salesOrder.email,
      label: returnLabel.state,
    })
    .from(goodsReturn)
    .innerJoin(salesOrder, eq(salesOrder.id, goodsReturn.orderId))
    .leftJoin(returnLabel, eq(returnLabel.returnId, goodsReturn.id))
    .where(which === 'all' ? undefined : isNull(goodsReturn.closedAt))
    .orderBy(asc(goodsReturn.requestedAt), asc(goodsReturn.id));
}

/** By product, in grams for one piece; 0 where it is not known. */
export async function weightsOf(reader: Reader, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await reader
    .select({ id: product.id, grams: product.weightGrams })
    .from(product)
    .where(inArray(product.id, [...productIds]));
  return new Map(rows.map(({ id, grams }) => [id, grams]));
}
