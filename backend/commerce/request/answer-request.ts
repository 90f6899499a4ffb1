// Staff answer a price request with a price: the shopper gets one mail, and the request waits no longer.
import type { Pool } from 'pg';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import type { Oere } from '#domain/money/money';
import { productPath } from '#domain/page/addresses';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { markAnswered, nameIn } from './request.sql';
import { lockForAnswer, type StaffRequestRow } from './staff-request.sql';

interface PriceAnswer {
  /** Price of one unit, in the price basis of the store in which the request was made. */
  eachOere: Oere;
  text: string;
}

/** Refuses a request that is answered: its shopper has a price. */
export async function answerPriceRequest(
  id: number,
  answer: PriceAnswer,
  { pool, queue, now }: { pool: Pool; queue: JobQueue; now: Date },
): Promise<Outcome> {
  const done = await inTransaction(pool, async (tx): Promise<Outcome> => {
    const row = await lockForAnswer(tx.client, id);
    if (!row) return refusal('PRICE_REQUEST_NOT_FOUND');
    if (row.answered_at !== null) return refusal('PRICE_REQUEST_ANSWERED');
    await markAnswered(tx.db, id, now);
    await mailPrice(tx, row, answer, { queue, now });
    return { ok: true };
  });
  if (done.ok) queue.wake('send-mail');
  return done;
}

async function mailPrice(
  tx: Transaction,
  row: StaffRequestRow,
  { eachOere, text }: PriceAnswer,
  { queue, now }: { queue: JobQueue; now: Date },
): Promise<void> {
  const { id, language, email: recipient, store_id: storeId, sku, quantity, unit, basis, name } = row;
  const product = nameIn(language, { nameDa: row.name_da, nameEn: row.name_en });
  const told = { name, product, sku, pieces: quantity, unit, eachOere, basis, text, path: productPath(row.url_key) };
  const mail = { kind: 'price-request-answer', recipient, language, storeId, told, event: String(id) } as const;
  await queueCustomerMail(tx, queue, mail, now);
}
