// For tests of single statements: a copy of the demo's database on one connection; what a test writes is undone after it.
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Database, openDatabase, type Reader } from '#backend/db/client';
import { freshDatabase } from '../../support/database';

export interface Tables {
  /** The connection, within a transaction that is rolled back after each test. */
  readonly on: pg.PoolClient;
  readonly db: Reader;
  /** A row with these columns; answers its id where it has one. */
  insert(table: string, row: Record<string, unknown>): Promise<number>;
  /** A row like one that is there (the first), but for these columns; answers its id. */
  insertLike(table: string, changes: Record<string, unknown>): Promise<number>;
  rows<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

export function openTables(): Tables {
  let database: Database | undefined;
  let client: pg.PoolClient | undefined;
  let drop = async () => {};
  beforeAll(async () => {
    const fresh = await freshDatabase();
    drop = fresh.drop;
    database = await openDatabase({ url: fresh.url, max: 1 });
    client = await database.pool.connect();
  });
  beforeEach(async () => {
    await client?.query('BEGIN');
  });
  afterEach(async () => {
    await client?.query('ROLLBACK');
  });
  afterAll(async () => {
    client?.release();
    await database?.close();
    await drop();
  });
  const on = () => {
    if (!client) throw new Error('the tables are not open');
    return client;
  };
  return {
    get on() {
      return on();
    },
    get db() {
      return drizzle(on());
    },
    async insert(table, row) {
      const columns = Object.keys(row);
      const places = columns.map((_, at) => `$${at + 1}`).join(', ');
      const text = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) RETURNING *`;
      const { rows } = await on().query<{ id?: number }>(text, Object.values(row));
      return rows[0]?.id ?? 0;
    },
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
  };
}
