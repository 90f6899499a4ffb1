// Staff have answered a price request: it waits no longer.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { markAnswered } from './request.sql';

/** A second click finds it answered. */
export const closePriceRequest = (id: number, pool: Pool, now: Date): Promise<Outcome> =>
  inTransaction(
    pool,
    async ({ db }): Promise<Outcome> =>
      (await markAnswered(db, id, now)) ? { ok: true } : refusal('PRICE_REQUEST_NOT_FOUND'),
  );
