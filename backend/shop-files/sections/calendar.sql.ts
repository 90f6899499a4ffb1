// SQL of the section of the delivery calendar.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { type CalendarRow, storedCalendar } from '#backend/commerce/store/store.sql';

/** None where the shop sends as usual. */
export async function loadCalendar(client: PoolClient): Promise<CalendarRow[]> {
  const found = await storedCalendar(drizzle({ client }));
  return found ? [found] : [];
}

export async function writeCalendar(
  on: PoolClient,
  { cutoff, store_cutoffs, closed, open }: CalendarRow,
): Promise<void> {
  await on.query(
    `INSERT INTO delivery_calendar (cutoff, store_cutoffs, closed, open) VALUES ($1, $2, $3::text[]::date[], $4::text[]::date[])
      ON CONFLICT (one) DO UPDATE SET cutoff = EXCLUDED.cutoff, store_cutoffs = EXCLUDED.store_cutoffs, closed = EXCLUDED.closed,
        open = EXCLUDED.open`,
    [cutoff, store_cutoffs, closed, open],
  );
}
