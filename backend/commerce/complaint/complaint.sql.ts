// SQL of complaints and what was said about them: written once, moved from state to state, read by token, number and order.
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { takeNumber } from '#backend/commerce/order/order.sql';
import type { Reader } from '#backend/db/client';
import { complaint, complaintMessage, salesOrder } from '#backend/db/tables/index';
import type { ComplaintState } from '#domain/complaint/complaint';

export type ComplaintRow = typeof complaint.$inferSelect;
export type MessageRow = typeof complaintMessage.$inferSelect;

/** Oldest first. */
export const complaintsOfOrder = async (reader: Reader, orderId: number): Promise<ComplaintRow[]> =>
  reader.select().from(complaint).where(eq(complaint.orderId, orderId)).orderBy(asc(complaint.id));

async function firstComplaint(
  reader: Reader,
  by: 'publicToken' | 'number' | 'uploadId',
  value: string | number,
): Promise<ComplaintRow | null> {
  const [found] = await reader.select().from(complaint).where(eq(complaint[by], value));
  return found ?? null;
}

export const complaintByToken = (reader: Reader, token: string) => firstComplaint(reader, 'publicToken', token);
export const complaintByNumber = (reader: Reader, number: string) => firstComplaint(reader, 'number', number);
export const complaintOfUpload = (reader: Reader, uploadId: number) => firstComplaint(reader, 'uploadId', uploadId);

/** Locked until the transaction ends. */
export async function lockComplaint(reader: Reader, id: number): Promise<ComplaintRow | null> {
  const [found] = await reader.select().from(complaint).where(eq(complaint.id, id)).for('update');
  return found ?? null;
}

export type NewComplaint = Omit<typeof complaint.$inferInsert, 'id' | 'number' | 'state'>;

/** The upload must be locked. */
export async function insertComplaint(reader: Reader, row: NewComplaint): Promise<ComplaintRow> {
  const number = await takeNumber(reader, 'complaint');
  const [made] = await reader
    .insert(complaint)
    .values({ ...row, number, state: 'received' })
    .returning();
  if (!made) throw new Error('The complaint was not written');
  return made;
}

export type ComplaintChange = Partial<
  Pick<ComplaintRow, 'state' | 'closedAt' | 'remedy' | 'replacementOrderId' | 'creditNumber'>
>;

export async function changeComplaint(reader: Reader, id: number, change: ComplaintChange): Promise<void> {
  await reader.update(complaint).set(change).where(eq(complaint.id, id));
}

/** False if the answer exists already. */
export async function addMessage(
  reader: Reader,
  row: Omit<typeof complaintMessage.$inferInsert, 'id'>,
): Promise<boolean> {
  const added = await reader
    .insert(complaintMessage)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: complaintMessage.id });
  return added.length > 0;
}

/** Oldest first. */
export const messagesOf = async (reader: Reader, complaintId: number): Promise<MessageRow[]> =>
  reader
    .select()
    .from(complaintMessage)
    .where(eq(complaintMessage.complaintId, complaintId))
    .orderBy(asc(complaintMessage.id));

export async function countAnswers(reader: Reader, complaintId: number): Promise<number> {
  const [found] = await reader
    .select({ answers: count() })
    .from(complaintMessage)
    .where(and(eq(complaintMessage.complaintId, complaintId), eq(complaintMessage.by, 'buyer')));
  return found?.answers ?? 0;
}

/** Numbers of the order that it is about, and of the new goods. */
export async function ordersOfComplaint(
  reader: Reader,
  { orderId, replacementOrderId }: Pick<ComplaintRow, 'orderId' | 'replacementOrderId'>,
): Promise<{ order: string | null; replacement: string | null }> {
  const numberOf = async (id: number | null) => {
    if (id === null) return null;
    const [found] = await reader.select({ number: salesOrder.number }).from(salesOrder).where(eq(salesOrder.id, id));
    return found?.number ?? null;
  };
  return { order: await numberOf(orderId), replacement: await numberOf(replacementOrderId) };
}

export type ListedComplaint = {
  number: string;
  order: string | null;
  product: string;
  email: string;
  wish: ComplaintRow['wish'];
  state: ComplaintState;
  receivedAt: Date;
};

/** Oldest first. */
export async function listComplaints(reader: Reader, which: 'all' | 'open'): Promise<ListedComplaint[]> {
  const { number, product, email, wish, state, receivedAt } = complaint;
  return reader
    .select({ number, product, email, wish, state, receivedAt, order: sql<string | null>`${salesOrder.number}` })
    .from(complaint)
    .leftJoin(salesOrder, eq(salesOrder.id, complaint.orderId))
    .where(which === 'all' ? undefined : isNull(complaint.closedAt))
    .orderBy(asc(complaint.receivedAt), asc(complaint.id));
}
