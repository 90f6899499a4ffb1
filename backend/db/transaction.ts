// One transaction of a use case: the connection that it holds, tried again when the database says that two were in each other's way.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Db } from './client';

export interface Transaction {
  /** For hand-written statements. Inside a use case nothing but these two may be asked: PGlite has this one connection. */
  client: PoolClient;
  db: Db;
}

/** serialization_failure, deadlock_detected: nothing is wrong with what was asked. */
const COLLISIONS = new Set(['40001', '40P01']);
const TRIES = 4;

export async function inTransaction<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(pool, work);
    } catch (failure) {
      if (attempt >= TRIES || !COLLISIONS.has(codeOf(failure))) throw failure;
      await new Promise((resume) => setTimeout(resume, attempt * 10));
    }
  }
}

async function once<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that breaks between two statements says so here; without a listener the process would end.
  const onBreak = (failure: Error) => {
    broken = failure;
  };
  client.on('error', onBreak);
  try {
    await client.query('BEGIN');
    const result = await work({ client, db: drizzle({ client }) });
    await client.query('COMMIT');
    return result;
  } catch (failure) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost;
    });
    throw failure;
  } finally {
    client.off('error', onBreak);
    // A connection that broke, or cannot even roll back, is thrown away.
    client.release(broken);
  }
}

function codeOf(failure: unknown): string {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}
