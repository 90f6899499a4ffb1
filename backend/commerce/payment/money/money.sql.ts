// SQL of payment operations for the provider: written with the change that causes them, carried out afterwards.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { invoice, keptCard, payment, paymentOperation, salesOrder } from '#backend/db/tables/index';
import { type Oere, oere } from '#domain/money/money';

export type OperationRow = typeof paymentOperation.$inferSelect;
export type OperationKind = OperationRow['kind'];

export async function operationsOf(reader: Reader, paymentId: number): Promise<OperationRow[]> {
  return reader
    .select()
    .from(paymentOperation)
    .where(eq(paymentOperation.paymentId, paymentId))
    .orderBy(asc(paymentOperation.id));
}

export async function insertOperation(
  reader: Reader,
  row: Pick<OperationRow, 'paymentId' | 'kind' | 'amountOere' | 'isLast' | 'idempotencyKey' | 'askedAt'>,
): Promise<void> {
  await reader.insert(paymentOperation).values(row);
}

/** What is due, oldest first, with what the provider calls the payment and the card. */
export type DueOperation = Awaited<ReturnType<typeof dueOperations>>[number];

export async function dueOperations(reader: Reader, orderId: number | null) {
  return reader
    .select({
      operation: paymentOperation,
      provider: payment.provider,
      reference: payment.providerReference,
      orderId: payment.orderId,
      number: salesOrder.number,
      sessionToken: payment.sessionToken,
      // What an authorisation is made with.
      token: keptCard.token,
    })
    .from(paymentOperation)
    .innerJoin(payment, eq(payment.id, paymentOperation.paymentId))
    .innerJoin(salesOrder, eq(salesOrder.id, payment.orderId))
    .leftJoin(keptCard, eq(keptCard.id, payment.cardId))
    .where(and(eq(paymentOperation.status, 'due'), orderId === null ? undefined : eq(payment.orderId, orderId)))
    .orderBy(asc(paymentOperation.id));
}

/** False when a concurrent caller has already settled it: the money is booked once. */
export async function settleOperation(
  reader: Reader,
  id: number,
  values: Pick<OperationRow, 'status' | 'note' | 'reference' | 'doneAt'>,
): Promise<boolean> {
  const settled = await reader
    .update(paymentOperation)
    .set(values)
    .where(and(eq(paymentOperation.id, id), eq(paymentOperation.status, 'due')))
    .returning({ id: paymentOperation.id });
  return settled.length > 0;
}

/** Captured up to what was authorised, the payment is captured; the database refuses to go above. */
export async function bookCapture(
  reader: Reader,
  paymentId: number,
  amount: number,
  isLast: boolean,
  now: Date,
): Promise<void> {
  await reader
    .update(payment)
    .set({
      capturedOere: sql`${payment.capturedOere} + ${amount}`,
      status: sql`CASE WHEN ${isLast} OR ${payment.capturedOere} + ${amount} = ${payment.authorisedOere} THEN 'captured' ELSE ${payment.status} END`,
      updatedAt: now,
    })
    .where(eq(payment.id, paymentId));
}

export async function bookRefund(reader: Reader, paymentId: number, amount: number, now: Date): Promise<void> {
  await reader
    .update(payment)
    .set({ refundedOere: sql`${payment.refundedOere} + ${amount}`, updatedAt: now })
    .where(eq(payment.id, paymentId));
}

/** Total of all credit notes of the order. */
export async function creditedTotal(reader: Reader, orderId: number): Promise<Oere> {
  const [sum] = await reader
    .select({ total: sql`coalesce(sum(${invoice.totalOere}), 0)`.mapWith(Number) })
    .from(invoice)
    .where(and(eq(invoice.orderId, orderId), eq(invoice.kind, 'credit')));
  return oere(sum?.total ?? 0);
}
