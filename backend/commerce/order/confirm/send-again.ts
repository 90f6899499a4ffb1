// Sends the confirmation of an order again while the customer waits, so that a failure can be reported to them. Spec §8.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { PaymentRow } from '#backend/commerce/payment/payment.sql';
import type { Limits } from '#backend/db/limits';
import type { Context } from '#backend/graphql/context';
import { deleteUnsentMail, insertMail, mailById } from '#backend/mail/mail.sql';
import type { Mailer } from '#backend/mail/mailer';
import { hasConfirmation } from '#domain/order/order-life';
import { hasMailbox } from '#domain/punchout/buyers';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { orderSeenBy } from '../read/find-orders';
import type { OrderModel } from '../read/model';

export interface ConfirmationParts {
  mails: Pick<Mailer, 'deliver'>;
  limits: Limits;
  /** So long the customer waits for the mail server; left out: a quarter of a minute. */
  patienceMs?: number;
}

const PATIENCE_MS = 15_000;

const UNPAID: readonly PaymentRow['status'][] = ['pending', 'declined', 'cancelled'];

/** Whether the confirmation can go there once more; an address that is no mailbox is a procurement system's buyer. */
export function isConfirmedTo(email: string, { whole: { order, payment } }: OrderModel): boolean {
  const isPaidOrOnAccount = payment === null || !UNPAID.includes(payment.status);
  return hasMailbox(email) && hasConfirmation(order.status, isPaidOrOnAccount);
}

/** Sent only to the mailbox of the customer who requests it; for an order that they may not see, `number` is unknown. */
export async function sendConfirmationAgain(
  number: string,
  context: Context,
  { mails, limits, patienceMs = PATIENCE_MS }: ConfirmationParts,
): Promise<Outcome> {
  const who = await context.requireSignedIn();
  const { email: recipient } = who.customer;
  const order = await orderSeenBy(who, number, context);
  if (!order) return refusal('ORDER_NOT_FOUND');
  if (!isConfirmedTo(recipient, order)) return refusal('INVALID_ORDER_STATUS');
  if (!(await limits.take('request-email', recipient))) return refusal('TOO_MANY_REQUESTS');
  const { db, now } = context;
  const mail = { recipient, template: 'order-confirmation', language: order.whole.order.language, queuedAt: now };
  // Each press is a separate event.
  const dedupeKey = `order-confirmation:${order.rowId}:again:${randomUUID()}`;
  const mailId = await insertMail(db, { ...mail, dedupeKey, payload: { orderId: order.rowId }, orderId: order.rowId });
  if (mailId === null) return refusal('MAIL_NOT_SENT');
  await Promise.race([mails.deliver(mailId), setTimeout(patienceMs, undefined, { ref: false })]);
  const row = await mailById(db, mailId);
  if (row === null || row.sentAt !== null) return { ok: true };
  // Not retried in the background, because the customer is prompted to retry.
  await deleteUnsentMail(db, mailId);
  return refusal('MAIL_NOT_SENT');
}
