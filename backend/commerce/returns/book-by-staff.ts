// Staff have checked the carrier's own pages: it has booked the return under these numbers, or it has not and is called again.
import type { Pool } from 'pg';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import type { Db } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { noteBooking } from './book-label';
import { againAtCarrier } from './labels.sql';
import { returnByNumber } from './returns.sql';

interface BookingByStaff {
  db: Db;
  pool: Pool;
  queue: JobQueue;
  now: Date;
  unchanged?(tx: Transaction): Promise<Outcome>;
}

/** `packages`: one number for each box or pallet; null: the carrier is called again, within a minute. */
export async function bookByStaff(
  number: string,
  packages: readonly string[] | null,
  booking: BookingByStaff,
): Promise<Outcome> {
  const { db, pool, queue, now, unchanged } = booking;
  const known = await returnByNumber(db, number);
  const order = known && (await orderByNumber(db, known.order));
  if (!known || !order) return refusal('ORDER_NOT_FOUND');
  const { goodsReturn } = known;
  if (packages === null) return callAgain(goodsReturn.id, booking);
  if (packages.length !== goodsReturn.parcels)
    return refusal('RETURN_PARCELS_DIFFER', { field: 'packages', params: { count: goodsReturn.parcels } });
  const answer = { ok: true as const, reference: '', packages: [...packages] };
  const done = await inTransaction(pool, async (tx): Promise<Outcome> => {
    const same = (await unchanged?.(tx)) ?? { ok: true };
    if (!same.ok) return same;
    const isNoted = await noteBooking(tx, answer, { order, row: goodsReturn }, { queue, now });
    return isNoted ? { ok: true } : refusal('RETURN_BOOKING_CLOSED');
  });
  queue.wake('send-mail');
  return done;
}

const callAgain = (returnId: number, { pool, now, unchanged }: BookingByStaff): Promise<Outcome> =>
  inTransaction(pool, async (tx): Promise<Outcome> => {
    const same = (await unchanged?.(tx)) ?? { ok: true };
    if (!same.ok) return same;
    return (await againAtCarrier(tx.db, returnId, now)) ? { ok: true } : refusal('RETURN_BOOKING_CLOSED');
  });
