// The mails of complaints: to the buyer what has become of it, to the shop that there is something to answer.
import { shopMailAddress } from '#backend/commerce/seller/mail-address';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import { notifyCompany, queueCustomerMail } from '#backend/mail/queue-mail';
import { type ComplaintRow, ordersOfComplaint } from './complaint.sql';

export interface Telling {
  tx: Transaction;
  queue: JobQueue;
  now: Date;
}

type ToBuyer = 'complaint-received' | 'complaint-news';
type ToShop = 'complaint-new' | 'complaint-answered';

async function complaintFacts(tx: Transaction, row: ComplaintRow) {
  const { order, replacement } = await ordersOfComplaint(tx.db, row);
  const { number, publicToken: token, product, quantity: pieces, wish, name, email, state, remedy, isConsumer } = row;
  return {
    number,
    token,
    product,
    pieces,
    wish,
    name,
    customer: email,
    state,
    remedy,
    isConsumer,
    order,
    replacement,
  };
}

/** `event`: one of its kind has one mail. */
export async function tellBuyer(
  { tx, queue, now }: Telling,
  row: ComplaintRow,
  { kind, event, text }: { kind: ToBuyer; event: string; text: string },
): Promise<void> {
  const { email: recipient, language, storeId } = row;
  const told = { ...(await complaintFacts(tx, row)), text };
  await queueCustomerMail(tx, queue, { kind, recipient, language, storeId, told, event }, now);
}

/** `mailbox`: null where the settings name none. The shop's own people read Danish. */
export async function tellShop(
  { tx, queue, now }: Telling,
  row: ComplaintRow,
  { kind, event, text, mailbox }: { kind: ToShop; event: string; text: string; mailbox: string | null },
): Promise<void> {
  const otherwise = await shopMailAddress(mailbox, tx.db);
  const told = { ...(await complaintFacts(tx, row)), text };
  const mail = { topic: 'complaints', kind, storeId: row.storeId, told, event, replyTo: row.email, otherwise } as const;
  await notifyCompany(tx, queue, { ...mail, ...(row.orderId === null ? {} : { orderId: row.orderId }) }, now);
}
