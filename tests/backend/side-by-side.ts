// Two concurrent transactions, step by step: whether the second waits for the first, and which rows it locks while waiting.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '#backend/db/client';
import type { Transaction } from '#backend/db/transaction';
import { until } from '../support/until';

export interface Side extends Transaction {
  pid: number;
  /** Commits or rolls back the transaction. */
  end(how: 'COMMIT' | 'ROLLBACK'): Promise<void>;
}

const open = new Set<Side>();

/** After each test, so that a failed one does not block the next. */
export const endSides = () => Promise.all([...open].map((side) => side.end('ROLLBACK')));

/** A transaction that is open until the test ends it. */
export async function openSide({ pool }: Database): Promise<Side> {
  const client: PoolClient = await pool.connect();
  await client.query('BEGIN');
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const side: Side = {
    client,
    db: drizzle({ client }),
    pid: rows[0]?.pid ?? 0,
    async end(how) {
      open.delete(side);
      await client.query(how);
      client.release();
    },
  };
  open.add(side);
  return side;
}

/** True once the transaction waits for a lock, false once its work is done. */
export async function waits({ pool }: Database, side: Side, work: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  const asked = "SELECT FROM pg_stat_activity WHERE pid = $1 AND wait_event_type = 'Lock'";
  const look = async () => {
    const { rows } = await pool.query(asked, [side.pid]);
    if (isDone) return 'done';
    return rows.length > 0 && 'waits';
  };
  const seen = await until('a transaction that waits for a lock or has done its work', look, { timeoutMs: 30_000 });
  return seen === 'waits';
}

/** A row as addressed by a statement: the table, and the condition with its values. */
export type Row = readonly [table: string, where: string, values: readonly unknown[]];

export async function hold({ client }: Side, [table, where, values]: Row): Promise<void> {
  const { rows } = await client.query(`SELECT FROM ${table} WHERE ${where} FOR UPDATE`, [...values]);
  if (rows.length !== 1) throw new Error(`${rows.length} rows of ${table} where ${where}, not one`);
}

export async function isFree({ pool }: Database, [table, where, values]: Row): Promise<boolean> {
  const { rows } = await pool.query(`SELECT FROM ${table} WHERE ${where} FOR UPDATE SKIP LOCKED`, [...values]);
  return rows.length > 0;
}

async function liesBeforeIt({ pool }: Database, one: Row, other: Row): Promise<boolean> {
  const places = [];
  for (const [table, where, values] of [one, other]) {
    const { rows } = await pool.query<{ at: string }>(`SELECT ctid::text AS at FROM ${table} WHERE ${where}`, [
      ...values,
    ]);
    places.push(rows[0]?.at);
  }
  const { rows } = await pool.query<{ before: boolean }>('SELECT $1::tid < $2::tid AS before', places);
  return rows[0]?.before === true;
}

/**
 * The first row is locked by another transaction: `lock` has to wait for it with the second row still unlocked; otherwise two such transactions may
 * deadlock. Indexes are disabled and the second row is physically before the first, so that only the statement itself can order them.
 */
export async function takesInOrder(
  database: Database,
  lock: (side: Side) => Promise<unknown>,
  first: Row,
  second: Row,
): Promise<{ liesBefore: boolean; waits: boolean; isFreeMeanwhile: boolean; isFreeAfter: boolean }> {
  const liesBefore = await liesBeforeIt(database, second, first);
  const one = await openSide(database);
  const other = await openSide(database);
  await hold(one, first);
  for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan', 'nestloop'])
    await other.client.query(`SET LOCAL enable_${way} = off`);
  const work = lock(other);
  const isWaiting = await waits(database, other, work);
  const isFreeMeanwhile = await isFree(database, second);
  await one.end('ROLLBACK');
  await work;
  const isFreeAfter = await isFree(database, second);
  await other.end('ROLLBACK');
  return { liesBefore, waits: isWaiting, isFreeMeanwhile, isFreeAfter };
}
