// Staff actions for the newsletter: unsubscribe or block an address, and send all addresses to the sending service again.
import type { Pool } from 'pg';
import type { Reader } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import { isWanted, serviceStatusOf } from '#domain/content/newsletter';
import {
  addressesAfter,
  type ListedAddress,
  lockNewsletter,
  type NewsletterFilter,
  queueTelling,
} from './newsletter.sql';
import { leaveNewsletter, stopNewsletter } from './subscribe';

const AT_ONCE = 1_000;

/** In parts, by address. */
export async function* listNewsletter(reader: Reader, filter: NewsletterFilter): AsyncGenerator<ListedAddress[]> {
  let rows: ListedAddress[] = [];
  do {
    rows = await addressesAfter(reader, rows.at(-1)?.row.email ?? '', filter, AT_ONCE);
    if (rows.length > 0) yield rows;
  } while (rows.length === AT_ONCE);
}

const OF_STAFF = 'staff';
const emailTyped = (typed: string) => typed.trim().toLowerCase();

/** False for an address that is not signed up. */
export const leaveByStaff = (pool: Pool, typed: string, now: Date): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const row = await lockNewsletter(tx.db, emailTyped(typed));
    if (!row || !isWanted(row.status)) return false;
    await leaveNewsletter(tx, row, { location: OF_STAFF, now });
    return true;
  });

/** False for an address that has never subscribed. */
export const stopByStaff = (pool: Pool, typed: string, now: Date): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const row = await lockNewsletter(tx.db, emailTyped(typed));
    if (!row) return false;
    await stopNewsletter(tx, row, { location: OF_STAFF, now });
    return true;
  });

/** How many addresses will be sent to the service: subscribers, and those who have left. */
export const tellAnew = (pool: Pool, now: Date): Promise<number> =>
  inTransaction(pool, async (tx) => {
    let count = 0;
    for await (const part of listNewsletter(tx.db, { status: null, store: null }))
      for (const { row } of part) {
        const status = serviceStatusOf(row.status);
        if (status === null) continue;
        await queueTelling(tx.db, { email: row.email, status, queuedAt: now });
        count += 1;
      }
    return count;
  });
