// Handles a price request: stores it, notifies the shop, and confirms it to the shopper with the day of the answer (spec §1, §4).
import type { Pool } from 'pg';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { notifyCompany, queueCustomerMail } from '#backend/mail/queue-mail';
import { answerBy } from '#domain/catalogue/price-request';
import { productPath } from '#domain/page/addresses';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import {
  insertPriceRequest,
  nameIn,
  type PriceRequestRow,
  priceRequestOfForm,
  type Subject,
  subjectOf,
} from './request.sql';

export interface PriceRequest {
  formKey: string;
  sku: string;
  quantity: number;
  name: string;
  company: string;
  email: string;
  telephone: string;
  message: string;
}

export interface Asking {
  pool: Pool;
  queue: JobQueue;
  store: StoreRow;
  assortment: Assortment;
  customerId: number | null;
  language: 'da' | 'en';
  /** Where the shop reads its mail. */
  mailbox: string;
  unitName: (code: string) => string;
  now: Date;
}

export async function requestPrice(
  request: PriceRequest,
  asking: Asking,
): Promise<Outcome<{ reference: string; answerBy: string }>> {
  const { pool, queue, assortment } = asking;
  const outcome = await inTransaction(pool, async (tx) => {
    const before = await priceRequestOfForm(tx.db, request.formKey);
    if (before) return { ok: true as const, row: before };
    const subject = await subjectOf(tx.db, request.sku, assortment);
    if (!subject) return refusal('PRODUCT_NOT_FOUND', { params: { sku: request.sku } });
    if (!subject.requestPrice) return refusal('PRICE_NOT_ON_REQUEST');
    const row = await insertPriceRequest(tx.db, priceRequestRow(request, subject, asking));
    if (row) await queuePriceRequestMails(tx, row, subject, asking);
    // The same form came in at the same moment, and that one was stored.
    const stored = row ?? (await priceRequestOfForm(tx.db, request.formKey));
    return stored ? { ok: true as const, row: stored } : refusal('UNDEFINED');
  });
  if (!outcome.ok) return outcome;
  queue.wake('send-mail');
  return { ok: true, reference: requestReference(outcome.row), answerBy: outcome.row.answerBy };
}

const requestReference = ({ id }: PriceRequestRow) => `P${String(id).padStart(6, '0')}`;

function priceRequestRow(
  { formKey, quantity, name, company, email, telephone, message }: PriceRequest,
  subject: Subject,
  { store, customerId, language, now }: Asking,
) {
  const asked = { formKey, quantity, name, company, email, telephone, message };
  const where = { productId: subject.id, storeId: store.id, customerId, language };
  return { ...asked, ...where, askedAt: now, answerBy: answerBy(now, store.calendar) };
}

async function queuePriceRequestMails(
  tx: Transaction,
  row: PriceRequestRow,
  subject: Subject,
  asking: Asking,
): Promise<void> {
  const { queue, store, mailbox, language, now, unitName } = asking;
  const { name, company, email, telephone, message, answerBy: by } = row;
  const told = {
    ...{ name, company, email, telephone, message },
    quantity: `${row.quantity} ${unitName(subject.unit)}`,
    answerBy: by,
    sku: subject.sku,
    path: productPath(subject.urlKey),
    reference: requestReference(row),
  };
  const shared = { storeId: store.id, event: String(row.id) };
  const toShop = { topic: 'requests', kind: 'price-request', replyTo: email, otherwise: mailbox } as const;
  await notifyCompany(tx, queue, { ...shared, ...toShop, told: { ...told, product: subject.nameDa } }, now);
  const toAsker = { ...shared, kind: 'price-request-received', recipient: email, language } as const;
  await queueCustomerMail(tx, queue, { ...toAsker, told: { ...told, product: nameIn(language, subject) } }, now);
}
