// SQL of test orders: what systems send to try their connection.
import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { punchoutSession, punchoutTestOrder } from '#backend/db/tables/index';

export type TestOrderRow = typeof punchoutTestOrder.$inferSelect;

/** The last document about this number; null where none came. */
export async function lastTestOrder(
  reader: Reader,
  connectionCode: string,
  orderRef: string,
): Promise<TestOrderRow | null> {
  const [found] = await reader
    .select()
    .from(punchoutTestOrder)
    .where(and(eq(punchoutTestOrder.connectionCode, connectionCode), eq(punchoutTestOrder.orderRef, orderRef)))
    .orderBy(desc(punchoutTestOrder.id))
    .limit(1);
  return found ?? null;
}

export async function insertTestOrder(reader: Reader, row: typeof punchoutTestOrder.$inferInsert): Promise<void> {
  await reader.insert(punchoutTestOrder).values(row);
}

/** With its cart, which was never ordered. */
export async function deleteVisit(reader: Reader, id: string): Promise<void> {
  await reader.delete(punchoutSession).where(eq(punchoutSession.id, id));
}

/** The newest first. */
export async function listTestOrders(reader: Reader, connectionCode: string, most: number): Promise<TestOrderRow[]> {
  return reader
    .select()
    .from(punchoutTestOrder)
    .where(eq(punchoutTestOrder.connectionCode, connectionCode))
    .orderBy(desc(punchoutTestOrder.id))
    .limit(most);
}
