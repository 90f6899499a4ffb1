// A back end on a separate test database, with the clock of the demo data.
import os from 'node:os';
import path from 'node:path';
import { rollUp } from '#backend/commerce/recommendation/rollup/roll-up';
import { openDatabase } from '#backend/db/client';
import { type Backend, createBackend } from '#backend/index';
import { freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';

export interface TestBackend {
  backend: Backend;
  /** Rows of an SQL statement, for finding examples and checking the stored state. */
  rows(sql: string, values?: unknown[]): Promise<Record<string, string>[]>;
  /** Executes a query in process; headers as the storefront sends them. */
  ask(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): ReturnType<Backend['execute']>;
  /** Updates the sums of recommendations, as the shop does after orders and every minute. */
  sum(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestBackend(options: { cacheQueries?: boolean } = {}): Promise<TestBackend> {
  const own = await freshDatabase();
  const database = await openDatabase({ url: own.url, max: 4 });
  const backend = createBackend({
    database,
    clock: { now: () => TEST_NOW },
    cacheQueries: options.cacheQueries ?? false,
    dataDir: path.join(os.tmpdir(), `kontorvaerk-test-${process.pid}`),
    log: { error: () => undefined },
  });
  return {
    backend,
    rows: async (sql, values) => (await database.pool.query(sql, values)).rows,
    ask: (query, variables = {}, headers = {}) =>
      backend.execute({ client: 'commerce', query, variables, headers: { store: '1', ...headers } }),
    sum: async () => void (await rollUp(database.pool, TEST_NOW)),
    async close() {
      await backend.close();
      await own.drop();
    },
  };
}
