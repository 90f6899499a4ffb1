// SQL of payments and of the events that changed them.
import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { payment, paymentEvent, salesOrder, signingKey } from '#backend/db/tables/index';

export type PaymentRow = typeof payment.$inferSelect;
export type NewPayment = Omit<typeof payment.$inferInsert, 'id'>;
export type PaymentValues = Partial<typeof payment.$inferInsert>;

export async function writePayment(reader: Reader, id: number, values: PaymentValues, now: Date): Promise<void> {
  await reader
    .update(payment)
    .set({ ...values, updatedAt: now })
    .where(eq(payment.id, id));
}

export async function paymentOfOrder(reader: Reader, orderId: number): Promise<PaymentRow | null> {
  const [found] = await reader.select().from(payment).where(eq(payment.orderId, orderId));
  return found ?? null;
}

/** Locked; the cart must have been locked before it. */
export async function lockPayment(reader: Reader, orderId: number): Promise<PaymentRow | null> {
  const [found] = await reader.select().from(payment).where(eq(payment.orderId, orderId)).for('update');
  return found ?? null;
}

/** The payment behind a session's token, with its order; not locked. */
export async function paymentBySession(reader: Reader, sessionToken: string) {
  const [found] = await reader
    .select({ payment, order: salesOrder })
    .from(payment)
    .innerJoin(salesOrder, eq(salesOrder.id, payment.orderId))
    .where(eq(payment.sessionToken, sessionToken));
  return found ?? null;
}

/**
 * Tokens of card payments that have been open since before `openedBefore`; with gift cards held for them, since before `withCards`; on a stored card,
 * since before `onKeptCard`.
 */
export async function overdueSessions(
  reader: Reader,
  { openedBefore, withCards, onKeptCard }: Record<'openedBefore' | 'withCards' | 'onKeptCard', Date>,
): Promise<string[]> {
  const isOnPage = isNull(payment.cardId);
  const isOverdue = or(
    and(isOnPage, lt(payment.createdAt, openedBefore)),
    and(isOnPage, gt(salesOrder.giftCardOere, 0), lt(payment.createdAt, withCards)),
    and(isNotNull(payment.cardId), lt(payment.createdAt, onKeptCard)),
  );
  const rows = await reader
    .select({ token: payment.sessionToken })
    .from(payment)
    .innerJoin(salesOrder, eq(salesOrder.id, payment.orderId))
    .where(and(eq(payment.status, 'pending'), isOverdue))
    .orderBy(payment.id);
  return rows.flatMap((row) => row.token ?? []);
}

const MOST_ASKED_AFTER = 200;
/** Least recently polled first: a payment without an answer goes to the end of the queue. */
const IN_TURN = sql`${payment.askedAt} ASC NULLS FIRST, ${payment.id}`;

export async function noteAsked(reader: Reader, id: number, now: Date): Promise<void> {
  await reader.update(payment).set({ askedAt: now }).where(eq(payment.id, id));
}

/** Payments of this provider that have been open since before then, with what it calls them. */
export async function openSessions(reader: Reader, provider: string, openedBefore: Date) {
  const { id, sessionToken, providerReference, amountOere, status, createdAt } = payment;
  const rows = await reader
    .select({ paymentId: id, sessionToken, reference: providerReference, amountOere })
    .from(payment)
    .where(and(eq(status, 'pending'), eq(payment.provider, provider), lt(createdAt, openedBefore)))
    .orderBy(IN_TURN)
    .limit(MOST_ASKED_AFTER);
  return rows.flatMap(named);
}

/** A payment that was never opened at the provider cannot have been paid. */
function named<Row extends { sessionToken: string | null; reference: string | null }>({
  sessionToken,
  reference,
  ...row
}: Row) {
  return sessionToken !== null && reference !== null ? [{ ...row, sessionToken, reference }] : [];
}

/**
 * Payments opened in that time that failed here, with neither money received nor, after their page expired, a final answer from the provider (`asked`
 * is the kind of event that records it).
 */
export async function givenUpSessions(
  reader: Reader,
  provider: string,
  opened: { after: Date; before: Date },
  asked: string,
) {
  const { id, sessionToken, providerReference, amountOere, status, authorisedOere, createdAt } = payment;
  const heard = and(eq(paymentEvent.paymentId, id), inArray(paymentEvent.kind, ['late', asked]));
  const rows = await reader
    .select({ paymentId: id, sessionToken, reference: providerReference, amountOere })
    .from(payment)
    .where(
      and(
        inArray(status, ['declined', 'cancelled']),
        eq(authorisedOere, 0),
        eq(payment.provider, provider),
        gt(createdAt, opened.after),
        lt(createdAt, opened.before),
        notExists(reader.select({ kind: paymentEvent.kind }).from(paymentEvent).where(heard)),
      ),
    )
    .orderBy(IN_TURN)
    .limit(MOST_ASKED_AFTER);
  return rows.flatMap(named);
}

/** False when this event is known already: then nothing may be done a second time. */
export async function insertEvent(reader: Reader, event: typeof paymentEvent.$inferInsert): Promise<boolean> {
  const made = await reader
    .insert(paymentEvent)
    .values(event)
    .onConflictDoNothing()
    .returning({ key: paymentEvent.idempotencyKey });
  return made.length > 0;
}

export async function payloadOfEvent(reader: Reader, idempotencyKey: string): Promise<unknown> {
  const [found] = await reader
    .select({ payload: paymentEvent.payload })
    .from(paymentEvent)
    .where(eq(paymentEvent.idempotencyKey, idempotencyKey));
  return found?.payload;
}

/** An order that was paid and cancelled later counts as completed: its cart is not opened again. */
export const cameToNothing = ({ status, authorisedOere }: Pick<PaymentRow, 'status' | 'authorisedOere'>): boolean =>
  (status === 'declined' || status === 'cancelled') && authorisedOere === 0;

/** What happened to a payment, the earliest first. */
export async function kindsOfEvents(reader: Reader, paymentId: number): Promise<string[]> {
  const rows = await reader
    .select({ kind: paymentEvent.kind })
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentId, paymentId))
    .orderBy(paymentEvent.at, paymentEvent.idempotencyKey);
  return rows.map(({ kind }) => kind);
}

/** The secret of that name, made by the first caller. */
export async function storedSecret(reader: Reader, name: string, fresh: string, now: Date): Promise<string> {
  await reader
    .insert(signingKey)
    .values({ shop: name, kid: name, privatePem: fresh, publicPem: '', createdAt: now })
    .onConflictDoNothing();
  const [found] = await reader
    .select({ secret: signingKey.privatePem })
    .from(signingKey)
    .where(eq(signingKey.kid, name));
  if (!found) throw new Error(`The secret ${name} could not be kept`);
  return found.secret;
}
