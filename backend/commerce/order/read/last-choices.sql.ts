// SQL of what a customer chose for their last order in a store.
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { salesOrder } from '#backend/db/tables/index';
import type { OrderRow } from '../order.sql';

/** Their own alone: colleagues' orders do not count. What was canceled is no example to follow. */
export async function lastOrderOf(reader: Reader, customerId: number, storeId: number): Promise<OrderRow | null> {
  const [found] = await reader
    .select()
    .from(salesOrder)
    .where(
      and(eq(salesOrder.customerId, customerId), eq(salesOrder.storeId, storeId), ne(salesOrder.status, 'canceled')),
    )
    .orderBy(desc(salesOrder.placedAt), desc(salesOrder.id))
    .limit(1);
  return found ?? null;
}
