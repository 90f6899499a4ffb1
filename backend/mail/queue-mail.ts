// Queues a mail in the transaction that it tells of.
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import { insertMail } from './rows';

export const MAIL_TEMPLATES = ['order-confirmation', 'order-cancelled'] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** What a mail needs beside the order itself. */
export interface OrderMailPayload {
  orderId: number;
  /** Scheme and host for links; null where it is not known. */
  origin: string | null;
}

export interface OrderMail {
  template: MailTemplate;
  recipient: string;
  language: 'da' | 'en';
  payload: OrderMailPayload;
}

export async function queueMail(tx: Transaction, queue: JobQueue, mail: OrderMail, now: Date): Promise<void> {
  const dedupeKey = `${mail.template}:${mail.payload.orderId}`;
  const mailId = await insertMail(tx.db, { ...mail, dedupeKey, queuedAt: now });
  if (mailId !== null) await queue.send(tx, 'send-mail', { mailId });
}
