// Whether the database can store anything: known from the statements that failed, until a trial succeeds.
import type { Pool } from 'pg';

export interface WriteState {
  failed(failure: Error): void;
  /** The last failure that has not been disproved; null where there is none. */
  failure(): Error | null;
  succeeded(): void;
}

export function writeState(): WriteState {
  let last: Error | null = null;
  return {
    failed(failure) {
      last = failure;
    },
    failure: () => last,
    succeeded() {
      last = null;
    },
  };
}

/** Rows that are not compressed, about 400 kB: more than what is left in pages that the database has already. */
const TRIAL = `CREATE TEMP TABLE write_trial ON COMMIT DROP AS
  SELECT (SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 60)) AS filling FROM generate_series(1, 200) AS n`;

/** Stores something and deletes it again. Throws where that is impossible. */
export async function tryToWrite(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(TRIAL);
    // As much again in the write-ahead log.
    await client.query("SELECT pg_logical_emit_message(true, 'shop', repeat('x', 400000))");
    await client.query('COMMIT');
  } catch (failure) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw failure;
  } finally {
    client.release();
  }
}
