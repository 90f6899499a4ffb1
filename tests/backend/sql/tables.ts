// For SQL tests: a copy of the demo database on one connection; rows written by a test are rolled back after it.
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Database, openDatabase, type Reader } from '#backend/db/client';
import { freshDatabase } from '../../support/database';

export interface Tables {
  /** The connection, within a transaction that is rolled back after each test. */
  readonly on: pg.PoolClient;
  readonly db: Reader;
  /** Inserts a row with these columns; returns its id if it has one. */
  insert(table: string, row: Record<string, unknown>): Promise<number>;
  /** Inserts a copy of the first row with these columns changed; returns its id. */
  insertLike(table: string, changes: Record<string, unknown>): Promise<number>;
  rows<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The number of rows that `work` reads or writes, including discarded rows. */
  touched(work: (db: Reader) => Promise<unknown>): Promise<number>;
  /** Inserts a row visible to all connections, and deletes it after the test. Returns its id if it has one. */
  insertForAll(table: string, row: Record<string, unknown>): Promise<number>;
  /** Ids of the locked rows among those visible to other connections. */
  locked(table: string, id?: string): Promise<(number | string)[]>;
  /** Locks this row from another connection until the test ends. */
  hold(table: string, row: number | string, id?: string): Promise<void>;
  /** The rows that `work` has locked when it reaches the row with this id, which another connection holds. */
  lockedOnTheWay(
    table: string,
    held: number | string,
    work: () => Promise<unknown>,
    id?: string,
  ): Promise<(number | string)[]>;
}

export function openTables(): Tables {
  let database: Database | undefined;
  let client: pg.PoolClient | undefined;
  let another: pg.PoolClient | undefined;
  let ending: [string, unknown][] = [];
  let drop = async () => {};
  beforeAll(async () => {
    const fresh = await freshDatabase();
    drop = fresh.drop;
    database = await openDatabase({ url: fresh.url, max: 2 });
    client = await database.pool.connect();
    another = await database.pool.connect();
  });
  beforeEach(async () => {
    await client?.query('BEGIN');
  });
  afterEach(async () => {
    await client?.query('ROLLBACK');
    await another?.query('ROLLBACK');
    for (const [text, id] of ending.reverse()) await another?.query(text, [id]);
    ending = [];
  });
  afterAll(async () => {
    client?.release();
    another?.release();
    await database?.close();
    await drop();
  });
  const open = (connection: pg.PoolClient | undefined) => {
    if (!connection) throw new Error('the tables are not open');
    return connection;
  };
  const on = () => open(client);
  const other = () => open(another);
  return {
    get on() {
      return on();
    },
    get db() {
      return drizzle(on());
    },
    insert: async (table, row) => (await put(on(), table, row))?.id ?? 0,
    async insertLike(table, changes) {
      const { rows: columns } = await on().query<{ name: string }>(
        `SELECT column_name AS name FROM information_schema.columns
          WHERE table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO' AND column_name <> 'id' ORDER BY 1`,
        [table],
      );
      const names = Object.keys(changes);
      const written = columns.map(({ name }) => (name in changes ? `$${names.indexOf(name) + 1}` : name));
      const text = `INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')})
        SELECT ${written.join(', ')} FROM ${table} ORDER BY 1 LIMIT 1 RETURNING *`;
      const { rows } = await on().query<{ id?: number }>(text, Object.values(changes));
      return rows[0]?.id ?? 0;
    },
    async rows<Row>(text: string, values: unknown[] = []) {
      return (await on().query(text, values)).rows as Row[];
    },
    touched: (work) => rowsTouched(on(), work),
    async insertForAll(table, row) {
      const written = await put(other(), table, row);
      const [key = 'id'] = Object.keys(written ?? {});
      ending.push([`DELETE FROM ${table} WHERE ${key} = $1`, written?.[key]]);
      return written?.id ?? 0;
    },
    locked: (table, id = 'id') => lockedFor(other(), table, id),
    hold: (table, row, id = 'id') => holdRow(other(), table, row, id),
    lockedOnTheWay: (table, held, work, id = 'id') => lockedWhileWaiting(on(), other(), { table, held, work, id }),
  };
}

async function rowsTouched(on: pg.PoolClient, work: (db: Reader) => Promise<unknown>): Promise<number> {
  let touched = 0;
  const query = async (...asked: unknown[]) => {
    const answer: pg.QueryResult = await Reflect.apply(on.query, on, asked);
    touched += answer.rowCount ?? 0;
    return answer;
  };
  await work(drizzle({ query } as unknown as pg.PoolClient));
  return touched;
}

async function put(on: pg.PoolClient, table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const places = columns.map((_, at) => `$${at + 1}`).join(', ');
  const text = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) RETURNING *`;
  return (await on.query<{ id?: number; [column: string]: unknown }>(text, Object.values(row))).rows[0];
}

async function lockedFor(on: pg.PoolClient, table: string, id: string): Promise<(number | string)[]> {
  const { rows } = await on.query<{ id: number | string }>(
    `WITH free AS MATERIALIZED (SELECT ${id} AS id FROM ${table} FOR NO KEY UPDATE SKIP LOCKED)
     SELECT ${id} AS id FROM ${table} EXCEPT SELECT id FROM free ORDER BY 1`,
  );
  return rows.map((row) => row.id);
}

async function holdRow(on: pg.PoolClient, table: string, row: number | string, id: string): Promise<void> {
  await on.query('BEGIN');
  await on.query(`SELECT FROM ${table} WHERE ${id} = $1 FOR NO KEY UPDATE`, [row]);
}

async function lockedWhileWaiting(
  on: pg.PoolClient,
  other: pg.PoolClient,
  { table, held, work, id }: { table: string; held: number | string; work: () => Promise<unknown>; id: string },
): Promise<(number | string)[]> {
  const [waiting] = (await on.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows;
  await holdRow(other, table, held, id);
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  // The error is handled below, where the result is awaited.
  working.catch(() => {});
  for (let waits = false; !waits && !isDone; ) {
    const { rows } = await other.query<{ waits: boolean }>('SELECT cardinality(pg_blocking_pids($1)) > 0 AS waits', [
      waiting?.pid,
    ]);
    waits = rows[0]?.waits ?? false;
  }
  const locked = await lockedFor(other, table, id);
  await other.query('ROLLBACK');
  await working;
  return locked;
}
