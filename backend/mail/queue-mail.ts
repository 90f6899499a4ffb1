// Queues a mail in the transaction of the change that it reports.
import type { Reader } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import type { NotificationKind } from '#domain/company/company-notification';
import { hasMailbox } from '#domain/punchout/buyers';
import { insertMail, insertNotifications, mailOfKeys } from './mail.sql';
import type { MailName } from './templates/index';

export const MAIL_TEMPLATES = ['order-confirmation', 'order-cancelled', 'order-new'] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export interface OrderMailPayload {
  orderId: number;
}

export interface OrderMail {
  template: MailTemplate;
  recipient: string;
  language: 'da' | 'en';
  /** Where the order was placed. */
  storeId: number;
  payload: OrderMailPayload;
}

/** A mail that is not about an order. */
export interface CustomerMail {
  kind: MailName;
  recipient: string;
  language: 'da' | 'en';
  /** Whose name the mail is sent in. */
  storeId: number;
  /** The data that the kind of mail needs. */
  told: Record<string, unknown>;
  /** The event that it reports: one event, one mail. */
  event: string;
  /** The order that it is about, if any. */
  orderId?: number;
}

export async function queueCustomerMail(
  tx: Transaction,
  queue: JobQueue,
  mail: CustomerMail,
  now: Date,
): Promise<void> {
  const { kind, recipient, language, storeId, told, event, orderId = null } = mail;
  const row = { template: kind, recipient, language, payload: { storeId, told }, orderId };
  const mailId = await insertMail(tx.db, { ...row, dedupeKey: `${kind}:${event}`, queuedAt: now });
  if (mailId !== null) await queue.send(tx, 'send-mail', { mailId });
}

/** The mail that one of these kinds queued for the event. */
export const mailOfEvent = (reader: Reader, kinds: readonly MailName[], event: string) =>
  mailOfKeys(
    reader,
    kinds.map((kind) => `${kind}:${event}`),
  );

/** A mail to the company itself about something that its staff have to act on. */
interface CompanyMail {
  topic: NotificationKind;
  kind: MailName;
  storeId: number;
  told: Record<string, unknown>;
  event: string;
  /** The customer, who gets the answer. */
  replyTo: string;
  orderId?: number;
  /** Where it goes when shop.yaml names no address for it; null: nowhere. */
  otherwise: string | null;
}

/** Danish: it is the company's own staff who read it. Once for each address and event. */
export async function notifyCompany(tx: Transaction, queue: JobQueue, mail: CompanyMail, now: Date): Promise<void> {
  const { topic, kind, storeId, told, event, replyTo, orderId = null, otherwise } = mail;
  const row = { template: kind, language: 'da', payload: { storeId, told }, orderId } as const;
  const sent = { ...row, dedupeKey: `${kind}:${event}`, queuedAt: now, replyTo: mailboxOrNull(replyTo) };
  const ids = await insertNotifications(tx.db, sent, { topic, storeId, otherwise });
  for (const mailId of ids) await queue.send(tx, 'send-mail', { mailId });
}

const mailboxOrNull = (email: string): string | null => (hasMailbox(email) ? email : null);

/** To the customer. With the confirmation, which is sent once an order is paid or approved, goes the company's notification of it. */
export async function queueMail(tx: Transaction, queue: JobQueue, mail: OrderMail, now: Date): Promise<void> {
  const { orderId } = mail.payload;
  const mailId = await insertMail(tx.db, { ...mail, dedupeKey: `${mail.template}:${orderId}`, queuedAt: now, orderId });
  if (mailId !== null) await queue.send(tx, 'send-mail', { mailId });
  if (mail.template === 'order-confirmation' && mailId !== null) await notifyOfOrder(tx, queue, mail, now);
}

async function notifyOfOrder(tx: Transaction, queue: JobQueue, mail: OrderMail, now: Date): Promise<void> {
  const { payload, storeId, recipient } = mail;
  const row = { template: 'order-new', language: 'da', payload, orderId: payload.orderId } as const;
  const sent = { ...row, dedupeKey: `order-new:${payload.orderId}`, queuedAt: now, replyTo: mailboxOrNull(recipient) };
  const ids = await insertNotifications(tx.db, sent, { topic: 'orders', storeId, otherwise: null });
  for (const mailId of ids) await queue.send(tx, 'send-mail', { mailId });
}
