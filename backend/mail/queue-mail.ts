// Queues a mail in the transaction that it tells of.
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import type { LetterName } from './letters/index';
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

/** A mail that is not about an order. */
export interface LetterMail {
  letter: LetterName;
  recipient: string;
  language: 'da' | 'en';
  /** Whose name the letter is sent in. */
  storeId: number;
  /** Scheme and host for links; null where it is not known. */
  origin: string | null;
  /** What the kind of letter must be told. */
  told: Record<string, unknown>;
  /** The event that it tells of: one event, one letter. */
  event: string;
}

export async function queueLetter(tx: Transaction, queue: JobQueue, mail: LetterMail, now: Date): Promise<void> {
  const { letter, recipient, language, storeId, origin, told, event } = mail;
  const row = { template: letter, recipient, language, payload: { storeId, origin, told } };
  const mailId = await insertMail(tx.db, { ...row, dedupeKey: `${letter}:${event}`, queuedAt: now });
  if (mailId !== null) await queue.send(tx, 'send-mail', { mailId });
}

export async function queueMail(tx: Transaction, queue: JobQueue, mail: OrderMail, now: Date): Promise<void> {
  const dedupeKey = `${mail.template}:${mail.payload.orderId}`;
  const mailId = await insertMail(tx.db, { ...mail, dedupeKey, queuedAt: now });
  if (mailId !== null) await queue.send(tx, 'send-mail', { mailId });
}
