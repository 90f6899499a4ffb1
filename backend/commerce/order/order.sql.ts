// SQL of orders: numbers, status and history, what is owed. A new order is written by write/rows.ts.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { business, numberSequence, orderHistory, type orderLine, payment, salesOrder } from '#backend/db/tables/index';
import type { OrderStatus } from '#domain/order/order-status';

export type OrderRow = typeof salesOrder.$inferSelect;
export type NewOrder = Omit<typeof salesOrder.$inferInsert, 'id' | 'number'>;
export type NewLine = Omit<typeof orderLine.$inferInsert, 'orderId'>;

/** The next number of its kind, without gaps. Locks the counter until the transaction ends: to be taken late. */
export async function takeNumber(
  reader: Reader,
  name: 'shipment' | 'invoice' | 'credit' | 'withdrawal' | 'return' | 'complaint' | 'gift-shop',
): Promise<string> {
  const [taken] = await reader
    .update(numberSequence)
    .set({ next: sql`${numberSequence.next} + 1` })
    .where(eq(numberSequence.name, name))
    .returning({ next: numberSequence.next });
  if (!taken) throw new Error(`There is no counter for ${name} numbers`);
  return String(taken.next - 1);
}

/** The order that this cart became; a canceled one does not count. */
export async function orderOfCart(reader: Reader, cartId: string): Promise<OrderRow | null> {
  const [found] = await reader
    .select()
    .from(salesOrder)
    .where(and(eq(salesOrder.cartId, cartId), ne(salesOrder.status, 'canceled')));
  return found ?? null;
}

export async function orderById(reader: Reader, id: number): Promise<OrderRow | null> {
  const [found] = await reader.select().from(salesOrder).where(eq(salesOrder.id, id));
  return found ?? null;
}

export const ordersWithIds = async (reader: Reader, ids: readonly number[]): Promise<OrderRow[]> =>
  reader
    .select()
    .from(salesOrder)
    .where(inArray(salesOrder.id, [...ids]));

export async function noteStatus(
  reader: Reader,
  orderId: number,
  status: OrderStatus,
  note: string,
  at: Date,
): Promise<void> {
  await reader.insert(orderHistory).values({ orderId, status, note, at });
}

export async function setStatus(
  reader: Reader,
  orderId: number,
  status: OrderStatus,
  note: string,
  at: Date,
): Promise<void> {
  await reader.update(salesOrder).set({ status }).where(eq(salesOrder.id, orderId));
  await noteStatus(reader, orderId, status, note, at);
}

export async function setShipping(reader: Reader, orderId: number, shipping: OrderRow['shipping']): Promise<void> {
  await reader.update(salesOrder).set({ shipping }).where(eq(salesOrder.id, orderId));
}

/** What a business owes on account. Its row is locked, so that two orders at once cannot both fit under the limit. */
export async function owedBy(reader: Reader, businessId: number): Promise<number> {
  await reader.select({ id: business.id }).from(business).where(eq(business.id, businessId)).for('update');
  // Without what was cancelled, credited and paid; gift cards still pay the first part of the rest.
  const calledOff = sql`EXISTS (SELECT FROM order_line l WHERE l.order_id = ${salesOrder.id} AND l.canceled > 0)`;
  const ordered = sql`CASE WHEN ${calledOff} THEN order_remaining_oere(${salesOrder.id}) ELSE ${salesOrder.totalOere} END`;
  const credited = sql`(SELECT coalesce(sum(i.total_oere - i.gift_card_oere), 0) FROM invoice i
    WHERE i.order_id = ${salesOrder.id} AND i.kind = 'credit')`;
  const paid = sql`(SELECT coalesce(sum(r.amount_oere), 0) FROM invoice i JOIN invoice_payment r ON r.invoice_id = i.id
    WHERE i.order_id = ${salesOrder.id})`;
  const open = sql`greatest(0, ${ordered} - ${salesOrder.giftCardOere} - ${credited} - ${paid})`;
  const [sum] = await reader
    .select({ oere: sql`coalesce(sum(${open}), 0)::bigint`.mapWith(Number) })
    .from(salesOrder)
    .innerJoin(payment, eq(payment.orderId, salesOrder.id))
    .where(
      and(
        eq(salesOrder.businessId, businessId),
        eq(payment.status, 'account'),
        sql`${salesOrder.status} NOT IN ('canceled', 'closed', 'complete')`,
      ),
    );
  return sum?.oere ?? 0;
}
