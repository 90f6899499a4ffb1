// Whether the back end can serve: the database answers soon, has every object of this version's schema, and stores what it is given.

import { isUnwritable } from './db/away';
import type { Database } from './db/client';
import { describeMissing, missingObjects } from './db/schema-objects';
import { tryToWrite } from './db/writing';

export interface BackendHealth {
  ok: boolean;
  /** One sentence; left out where all is well. */
  why?: string;
}

/** /readyz answers within a second in every state of the database. */
const PATIENCE_MS = 800;
/** Reading the system catalogue takes about 10 ms: a complete schema is not checked again during this time. */
const SCHEMA_KEPT_MS = 10_000;

async function answeredOr<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export const answersSoon = ({ pool }: Database): Promise<boolean> =>
  answeredOr(
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    false,
  );

const SILENT: BackendHealth = { ok: false, why: 'The database does not answer' };
const READ_ONLY: BackendHealth = { ok: false, why: 'The database is read-only' };

const IS_READ_ONLY = `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

export function healthOf({ pool, writes }: Database): () => Promise<BackendHealth> {
  let completeUntil = 0;
  async function examine(): Promise<BackendHealth> {
    const { rows } = await pool.query<{ isReadOnly: boolean }>(IS_READ_ONLY);
    if (rows[0]?.isReadOnly) return READ_ONLY;
    if (performance.now() > completeUntil) {
      const missing = await missingObjects(pool);
      if (missing.length > 0) return { ok: false, why: describeMissing(missing) };
      completeUntil = performance.now() + SCHEMA_KEPT_MS;
    }
    if (writes.failure()) {
      await tryToWrite(pool);
      writes.succeeded();
    }
    return { ok: true };
  }
  const failed = (failure: unknown): BackendHealth =>
    isUnwritable(failure) ? { ok: false, why: failure.message } : SILENT;
  return () => answeredOr(examine().catch(failed), SILENT);
}
