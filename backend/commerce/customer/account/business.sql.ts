// SQL of the company that a customer belongs to: the lock on it, and the customer's duties for its other users.
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { business, customer } from '#backend/db/tables/index';

export type CompanyRow = typeof business.$inferSelect;

/** Serialises changes of one company's users. Concurrent order writes are not blocked. */
export async function lockBusiness(reader: Reader, id: number): Promise<CompanyRow | null> {
  const [found] = await reader.select().from(business).where(eq(business.id, id)).for('no key update');
  return found ?? null;
}

// Named by the table: a column of a statement over one table is written without it.
export const APPROVES_FOR = sql<number>`(SELECT count(*)::int FROM customer c WHERE c.approver_id = customer.id AND c.closed_at IS NULL)`;
export const WAITING = sql<number>`(SELECT count(*)::int FROM order_approval a JOIN sales_order o ON o.id = a.order_id
  WHERE (a.approver_id = customer.id OR a.buyer_id = customer.id) AND a.decision IS NULL AND o.status = 'needs_review')`;

/** Who waits for this customer. */
export async function dutiesOf(reader: Reader, id: number): Promise<{ approvesFor: number; waiting: number }> {
  const [found] = await reader
    .select({ approvesFor: APPROVES_FOR, waiting: WAITING })
    .from(customer)
    .where(eq(customer.id, id));
  return found ?? { approvesFor: 0, waiting: 0 };
}
