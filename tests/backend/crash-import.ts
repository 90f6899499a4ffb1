// Runs an import in a separate process, for import-killed.test.ts. It prints the previous state of the shop's tables, and pauses in the middle of its
// transaction when it is to be killed there.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { importProducts } from '#backend/commerce/catalogue/import/import-products';
import { openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
import { TEST_NOW } from '../support/template';
import { seed } from '#demo/seed';

const { CRASH_DATABASE_URL: url, CRASH_DATA_DIR: dataDir = '', CRASH_FILE: file = '', CRASH_STOPS } = process.env;
const say = (line: string) => fs.writeSync(1, `${line}\n`);

const database = await openDatabase(url ? { url, max: 2 } : { dataDir: path.join(dataDir, 'pglite') });
if (!url) {
  await migrate(database.pool);
  const { rows } = await database.pool.query('SELECT 1 FROM store LIMIT 1');
  if (rows.length === 0) await seed(database.pool, { now: TEST_NOW, profile: 'test' });
}

/** The tables written by an import, each reduced to one number. */
const TABLES = ['product', 'category', 'product_category', 'stock_item', 'stock_movement', 'price_log', 'product_card'];
const states = await Promise.all(
  TABLES.map((table) =>
    database.pool.query<{ state: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS state FROM ${table} t`,
    ),
  ),
);
say(`state ${states.map(({ rows: [row] }) => row?.state).join(' ')}`);

const outcome = await importProducts({
  ...{ pool: database.pool, file, images: null, drawingOf: () => null, dryRun: false, now: TEST_NOW },
  progress(phase, done) {
    if (phase !== 'written') return;
    say(`written ${done}`);
    // Waits to be killed: the transaction is open with some of its rows written.
    if (CRASH_STOPS) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
});
say(outcome.ok ? `taken ${outcome.counts.fresh}` : `refused ${JSON.stringify(outcome).slice(0, 500)}`);
await database.close();
