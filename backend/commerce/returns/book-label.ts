// Books carriers to collect returned items, outside of any transaction. An unavailable carrier is retried. A lost answer or a refusal waits for
// staff: a retry might book twice. The buyer is notified once, when the label is available.
import type { Pool } from 'pg';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import { readSeller } from '#backend/commerce/seller/seller.sql';
import type { Db } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import {
  type Booked,
  CarrierAway,
  type CarrierPlace,
  type PickupOrder,
  type ReturnCarriers,
} from '#backend/ports/return-carriers/index';
import { claimLabel, dueLabels, leaveLabel, settleLabel } from './labels.sql';
import { carrierOf } from './request';
import { type ReturnRow, returnsOf } from './returns.sql';

export interface Booking {
  db: Db;
  pool: Pool;
  queue: JobQueue;
  carriers: ReturnCarriers;
  now: Date;
  patienceMs?: number;
}

/** A carrier on a bad day has answered by then. */
const PATIENCE_MS = 30_000;
/** The buyer's page waits no longer; the carrier's answer is still processed. */
const PAGE_MS = 4_000;
const AGAIN_AFTER_MS = 5 * 60_000;
const LONGEST_NOTE = 300;

/** Books the label of one return, or all that are due (null). Returns those that failed now. */
export async function bookLabels(
  returnId: number | null,
  booking: Booking,
): Promise<{ number: string; failure: unknown }[]> {
  const { db, now } = booking;
  const failed: { number: string; failure: unknown }[] = [];
  for (const due of await dueLabels(db, returnId, now)) {
    const order = await orderByNumber(db, due.order);
    const found = order && (await returnsOf(db, order.id)).find(({ goodsReturn }) => goodsReturn.id === due.returnId);
    if (!order || !found || !(await claimLabel(db, due.returnId, now))) continue;
    try {
      await settleBooking(await askCarrier(order, found.goodsReturn, booking), order, found.goodsReturn, booking);
    } catch (failure) {
      const again = failure instanceof CarrierAway ? new Date(now.getTime() + AGAIN_AFTER_MS) : null;
      await leaveLabel(db, due.returnId, String(failure).slice(0, LONGEST_NOTE), again);
      failed.push({ number: found.goodsReturn.number, failure });
    }
  }
  return failed;
}

/** For the buyer who waits for the page. */
export async function bookLabelSoon(returnId: number, booking: Booking): Promise<void> {
  const late = new Promise<void>((resume) => setTimeout(resume, PAGE_MS).unref());
  await Promise.race([bookLabels(returnId, booking).then(() => undefined), late]);
}

async function askCarrier(
  order: OrderRow,
  row: ReturnRow,
  { db, carriers, patienceMs = PATIENCE_MS }: Booking,
): Promise<Booked> {
  const carrier = carrierOf(row, carriers);
  // The settings of the carrier were removed after the booking was requested.
  if (!carrier) throw new CarrierAway('There is no carrier to ask');
  const seller = await readSeller(db);
  if (!seller) throw new CarrierAway('It is not set who sells, so there is no address to send to');
  const { name, email, telephone, address } = seller;
  const to = { ...address, name, contact: { name, email, telephone } };
  return carrier.book({ ...loadsOf(row), from: placeOfBuyer(order, row), to }, AbortSignal.timeout(patienceMs));
}

/** The weight is divided evenly: the contents of each box are not known. */
function loadsOf({
  number,
  parcels,
  weightGrams,
  pickupOn,
}: ReturnRow): Pick<PickupOrder, 'key' | 'loads' | 'fetchOn'> {
  const loads = Array.from({ length: parcels }, () => Math.ceil(weightGrams / parcels));
  return { key: number, loads, fetchOn: pickupOn };
}

function placeOfBuyer({ shippingAddress }: OrderRow, { contact }: ReturnRow): CarrierPlace {
  const { firstname, lastname, company, street, postcode, city } = shippingAddress;
  return { name: company ?? `${firstname} ${lastname}`, street: street.join(', '), postcode, city, contact };
}

/** Also what staff have seen at the carrier themselves. */
export const settleBooking = (
  answer: Booked,
  order: OrderRow,
  row: ReturnRow,
  { pool, queue, now }: Pick<Booking, 'pool' | 'queue' | 'now'>,
): Promise<void> =>
  inTransaction(pool, (tx) => noteBooking(tx, answer, { order, row }, { queue, now })).then(() =>
    queue.wake('send-mail'),
  );

/** False where it is booked already. */
export async function noteBooking(
  tx: Transaction,
  answer: Booked,
  { order, row }: { order: OrderRow; row: ReturnRow },
  { queue, now }: Pick<Booking, 'queue' | 'now'>,
): Promise<boolean> {
  const settled = answer.ok
    ? {
        ...{ state: 'booked' as const, reference: answer.reference, packages: answer.packages },
        ...{ note: '', bookedAt: now },
      }
    : { state: 'refused' as const, reference: '', packages: [], note: answer.refused, bookedAt: null };
  if (!(await settleLabel(tx.db, row.id, settled))) return false;
  if (!answer.ok) return true;
  const { email, language, storeId, number, billingAddress, publicToken: token } = order;
  const told = { firstname: billingAddress.firstname, number, return: row.number, pickupOn: row.pickupOn, token };
  const mail = { kind: 'return-label', recipient: email, language, storeId, told, event: row.number } as const;
  await queueCustomerMail(tx, queue, mail, now);
  return true;
}
