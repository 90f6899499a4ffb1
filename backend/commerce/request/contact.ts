// A question to the shop that is about no product: mailed to the shop, and confirmed with the day by which it is answered (spec §1, §9).
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import type { ContactUsInput } from '#backend/generated/commerce';
import { notifyCompany, queueCustomerMail } from '#backend/mail/queue-mail';
import { inCopenhagen } from '#domain/calendar/calendar';
import { answerBy } from '#domain/catalogue/price-request';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { emailFrom } from '#domain/validate/email';
import { nameFrom } from '#domain/validate/person-name';
import { phoneFrom } from '#domain/validate/phone';

export interface ShopQuestion {
  name: string;
  email: string;
  /** Empty where none was given. */
  telephone: string;
  message: string;
}

const LONGEST = { name: 80, telephone: 40, comment: 2000 } as const;

/** What the form has checked already is checked again: the wire is open to others. */
export function checkedQuestion(input: ContactUsInput): Outcome<{ question: ShopQuestion }> {
  for (const [field, max] of Object.entries(LONGEST)) {
    const text: unknown = Reflect.get(input, field);
    if (typeof text === 'string' && text.length > max) return refusal('TOO_LONG', { field, params: { max } });
  }
  const email = emailFrom(input.email);
  const name = nameFrom(input.name);
  const telephone = input.telephone?.trim() ? phoneFrom(input.telephone) : '';
  const message = input.comment.trim();
  if (input.name.trim() === '') return refusal('REQUIRED', { field: 'name' });
  if (name === null) return refusal('NAME_INVALID', { field: 'name' });
  if (email === null) return refusal('EMAIL_INVALID', { field: 'email' });
  if (telephone === null) return refusal('PHONE_INVALID', { field: 'telephone' });
  if (message === '') return refusal('REQUIRED', { field: 'comment' });
  return { ok: true, question: { name, email, telephone, message } };
}

interface AskedOf {
  pool: Pool;
  queue: JobQueue;
  store: StoreRow;
  language: 'da' | 'en';
  /** Where the shop reads its mail. */
  mailbox: string;
  now: Date;
}

/** Stored only in the two mails; the customer's states by when it is answered. */
export async function askTheShop(question: ShopQuestion, of: AskedOf): Promise<void> {
  const { pool, queue, store, language, mailbox, now } = of;
  const by = answerBy(now, store.calendar);
  const words = [question.email, question.message, inCopenhagen(now).date].join('\n');
  const event = createHash('sha256').update(words).digest('hex');
  const shared = { storeId: store.id, told: { ...question, answerBy: by }, event };
  await inTransaction(pool, async (tx) => {
    const toShop = { topic: 'requests', kind: 'enquiry', replyTo: question.email, otherwise: mailbox } as const;
    await notifyCompany(tx, queue, { ...shared, ...toShop }, now);
    const toAsker = { ...shared, kind: 'enquiry-received', recipient: question.email, language } as const;
    await queueCustomerMail(tx, queue, toAsker, now);
  });
  queue.wake('send-mail');
}
