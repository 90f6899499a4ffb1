// A complaint is made: of pieces of an order, or of goods whose order its buyer does not know. All three pictures must have come (spec §5).
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { OrderServices } from '#backend/commerce/checkout/place/place-order';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { lockPayment } from '#backend/commerce/payment/payment.sql';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { type ComplaintWish, chooseComplained } from '#domain/complaint/complaint';
import { missingSides } from '#domain/complaint/pictures';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type ComplaintRow, complaintOfUpload, insertComplaint, type NewComplaint } from './complaint.sql';
import { complainableOf, isOfConsumer } from './question';
import { uploadBehind } from './take-picture';
import { tellBuyer, tellShop } from './tell';
import { lockUpload } from './uploads.sql';

export interface Complaining {
  key: string;
  /** Null: the order is not known, `free` says what it is about. */
  of: { order: string; line: number } | null;
  free: { product: string; name: string; email: string } | null;
  quantity: number;
  wish: ComplaintWish;
  serialNumber: string;
  batchNumber: string;
  description: string;
}

export interface Complainant {
  pool: Pool;
  queue: OrderServices['queue'];
  store: StoreRow;
  language: 'da' | 'en';
  mailbox: string | null;
  now: Date;
}

export type ComplaintMade = Outcome<{ complaint: ComplaintRow }>;

export async function makeComplaint(complaining: Complaining, by: Complainant): Promise<ComplaintMade> {
  const { pool, queue } = by;
  const made = await inTransaction(pool, (tx) => makeInside(tx, complaining, by));
  if (made.ok) queue.wake('send-mail');
  return made;
}

/** The order is locked before the pictures, as by every other step. */
async function makeInside(tx: Transaction, complaining: Complaining, by: Complainant): Promise<ComplaintMade> {
  const { key, of } = complaining;
  const about = of ? await aboutOrder(tx, of, complaining.quantity) : ofFree(complaining, by);
  const upload = await uploadBehind(tx.client, { key });
  if (!upload) return refusal('PICTURE_MISSING', { field: 'picture-front' });
  await lockUpload(tx.client, upload.id);
  const before = await complaintOfUpload(tx.db, upload.id);
  // The same form twice is one complaint, even where it took the last piece.
  if (before) return { ok: true, complaint: before };
  if (!about.ok) return about;
  const [missing] = missingSides(upload.sides);
  if (missing) return refusal('PICTURE_MISSING', { field: `picture-${missing}` });
  const { wish, serialNumber, batchNumber, description, quantity } = complaining;
  const complaint = await insertComplaint(tx.db, {
    ...about.row,
    ...{ wish, serialNumber, batchNumber, description, quantity },
    publicToken: randomBytes(24).toString('base64url'),
    uploadId: upload.id,
    receivedAt: by.now,
  });
  const { queue, now, mailbox } = by;
  const news = { event: complaint.number, text: description };
  await tellBuyer({ tx, queue, now }, complaint, { kind: 'complaint-received', ...news });
  await tellShop({ tx, queue, now }, complaint, { kind: 'complaint-new', ...news, mailbox });
  return { ok: true, complaint };
}

type About = Pick<
  NewComplaint,
  'orderId' | 'orderLineId' | 'isConsumer' | 'product' | 'name' | 'email' | 'language' | 'storeId'
>;

async function aboutOrder(
  tx: Transaction,
  { order: number, line: id }: { order: string; line: number },
  quantity: number,
): Promise<Outcome<{ row: About }>> {
  const known = await orderByNumber(tx.db, number);
  // Two people of one company at the same moment do not complain of the same piece.
  if (known) await lockPayment(tx.db, known.id);
  const [whole] = known ? await wholeOrders(tx.db, [known]) : [];
  if (!whole) return refusal('ORDER_NOT_FOUND');
  const { lines } = await complainableOf(tx.db, whole);
  const picked = chooseComplained(lines, { id, quantity });
  if (!picked.ok) return picked;
  const { order } = whole;
  const { firstname, lastname } = order.billingAddress;
  const product = whole.lines.find((line) => line.id === id)?.name ?? picked.line.sku;
  const { email, language, storeId } = order;
  const name = `${firstname} ${lastname}`.trim();
  const ids = { orderId: order.id, orderLineId: id };
  return { ok: true, row: { ...ids, isConsumer: isOfConsumer(order), product, name, email, language, storeId } };
}

function ofFree({ free }: Complaining, { store, language }: Complainant): Outcome<{ row: About }> {
  if (!free) return refusal('ORDER_NOT_FOUND');
  const { product, name, email } = free;
  const isConsumer = store.basis === 'gross';
  return {
    ok: true,
    row: { product, name, email, isConsumer, language, storeId: store.id, orderId: null, orderLineId: null },
  };
}
