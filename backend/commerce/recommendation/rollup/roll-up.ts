// Updates the stored sums: what is bought together, and what is popular over some days. Run every minute.

import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { TREND_DAYS } from '#domain/catalogue/recommendation';
import {
  countBoughtTogether,
  countViews,
  forgetEvents,
  lockMark,
  type Round,
  setMark,
  sumTrends,
  takeDueOrders,
} from './rollup.sql';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention of an event: the widest window that is summed up. */
export const EVENTS_KEPT_DAYS = 90;

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);

/** One round in one transaction; false when another process is at it. */
export async function rollUpOn(on: Round, now: Date): Promise<boolean> {
  const mark = await lockMark(on);
  if (!mark) return false;
  const due = await takeDueOrders(on);
  await countBoughtTogether(on, due.add, 1, now);
  await countBoughtTogether(on, due.take, -1, now);
  const oldest = new Date(now.getTime() - EVENTS_KEPT_DAYS * DAY_MS);
  await countViews(on, mark.at ?? oldest, now);
  const sameDay = mark.at !== null && dayOf(mark.at) === dayOf(now);
  await sumTrends(on, TREND_DAYS, now, sameDay ? mark.at : null);
  if (!sameDay) await forgetEvents(on, oldest);
  await setMark(on, now);
  return true;
}

export const rollUp = (pool: Pool, now: Date): Promise<boolean> =>
  inTransaction(pool, (tx) => rollUpOn(tx.client, now));
