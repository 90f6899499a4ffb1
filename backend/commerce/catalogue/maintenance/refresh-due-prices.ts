// Special prices that begin or end change what a product costs without anyone touching it: the price log and the order of lists follow.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { duePrices, holdMaintenance, noteMaintenance, refreshPrices } from './maintenance.sql';

const NAME = 'prices';

/** Returns the products that cost something else than before; the others are not written. */
export async function refreshDuePrices(pool: Pool, now: Date): Promise<number[]> {
  return inTransaction(pool, async ({ client }) => {
    const since = await holdMaintenance(client, NAME);
    if (since >= now) return [];
    const due = await duePrices(client, since, now);
    const changed = due.length > 0 ? await refreshPrices(client, due, now) : [];
    await noteMaintenance(client, NAME, now);
    return changed;
  });
}
