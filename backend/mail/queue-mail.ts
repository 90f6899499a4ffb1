// Queues a mail in the transaction that it tells of.
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import { insertMail } from './mail.sql';
import type { MailName } from './templates/index';

export const MAIL_TEMPLATES = ['order-confirmation', 'order-cancelled'] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export interface OrderMailPayload {
  orderId: number;
}

export interface OrderMail {
  template: MailTemplate;
  recipient: string;
  language: 'da' | 'en';
  payload: OrderMailPayload;
}

/** A mail that is not about an order. */
export interface CustomerMail {
  kind: MailName;
  recipient: string;
  language: 'da' | 'en';
  /** Whose name the mail is sent in. */
  storeId: number;
  /** What the kind of mail must be told. */
  told: Record<string, unknown>;
  /** The event that it tells of: one event, one mail. */
  event: string;
}

export async function queueCustomerMail(
  tx: Transaction,
  queue: JobQueue,
  mail: CustomerMail,
  now: Date,
): Promise<void> {
  const { kind, recipient, language, storeId, told, event } = mail;
  const row = { template: kind, recipient, language, payload: { storeId, told } };
  const mailId = await insertMail(tx.db, { ...row, dedupeKey: `${kind}:${event}`, queuedAt: now });
  if (mailId !== null) await queue.send(tx, 'send-mail', { mailId });
}

export async function queueMail(tx: Transaction, queue: JobQueue, mail: OrderMail, now: Date): Promise<void> {
  const dedupeKey = `${mail.template}:${mail.payload.orderId}`;
  const mailId = await insertMail(tx.db, { ...mail, dedupeKey, queuedAt: now });
  if (mailId !== null) await queue.send(tx, 'send-mail', { mailId });
}
