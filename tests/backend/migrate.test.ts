// Migrations: run in numeric order, by one process at a time, with clear messages for incompatible databases.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#backend/config';
import { CannotOpen } from '#backend/db/cannot-open';
import { type Database, openDatabase } from '#backend/db/client';
import { MIGRATION_LOCK, migrate, pendingMigrations, readySchema } from '#backend/db/migrate';
import { checkNumbers } from '#backend/db/migration-state';
import { BASELINE_ORDER } from '#backend/db/migrations/0001-baseline';
import { migrations } from '#backend/db/migrations/index';
import { schemaFiles } from '#backend/generated/schema';
import { openBackend } from '#backend/index';
import { ask } from '../support/postgres';
import { TEST_SECRETS_KEY } from '../support/secrets-key';
import { allFiles, root } from '../support/source';
import { until } from '../support/until';

/** A database without tables. */
let name: string;
let url: string;
let database: Database;
let made = 0;
beforeEach(async () => {
  made += 1;
  name = `empty_${process.pid}_${made}`;
  const server = inject('database').url;
  await ask(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  url = own.href;
  database = await openDatabase({ url, max: 4 });
});
afterEach(async () => {
  await database.close();
  await ask(inject('database').url, `drop database ${name} with (force)`);
});

function run(typed: readonly string[], env: Record<string, string>): Promise<{ code: number; errors: string }> {
  const options = {
    cwd: root,
    env: { NODE_ENV: 'test' as const, PATH: process.env.PATH, SECRETS_KEY: TEST_SECRETS_KEY, ...env },
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...typed], options, (_, _out, errors) =>
      resolve({ code: child.exitCode ?? -1, errors }),
    );
  });
}

const rows = async (sql: string) => (await database.pool.query(sql)).rows;
const tables = async () =>
  (await rows(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)).map((row) => row.tablename);
const one = { number: 1, name: 'one', sql: 'CREATE TABLE one ()' };
const two = { number: 2, name: 'two', sql: 'CREATE TABLE two ()' };
const three = { number: 3, name: 'three', sql: 'CREATE TABLE three ()' };

describe('numbers', () => {
  it('start at 1 without gaps', () => {
    expect(() => checkNumbers([one, three])).toThrow('Migration 2 is missing: three has the number 3');
    expect(() => checkNumbers([two])).toThrow('Migration 1 is missing');
    expect(() => checkNumbers([one, { ...two, number: 1 }])).toThrow('Migration 1 is there twice: two');
    expect(() => checkNumbers(migrations)).not.toThrow();
  });

  it('determine the order, and each migration runs once', async () => {
    expect(await migrate(database.pool, { list: [one, two] })).toEqual(['one', 'two']);
    expect(await migrate(database.pool, { list: [one, two] })).toEqual([]);
    const told: number[][] = [];
    const progress = (done: number, total: number) => void told.push([done, total]);
    expect(await migrate(database.pool, { list: [one, two, three], progress })).toEqual(['three']);
    expect(told).toEqual([[1, 1]]);
    expect(await rows('SELECT number, name FROM schema_migration ORDER BY number')).toEqual([
      { number: 1, name: 'one' },
      { number: 2, name: 'two' },
      { number: 3, name: 'three' },
    ]);
  });

  it('are rejected below one that has run, and when the number has run under another name', async () => {
    await migrate(database.pool, { list: [one, two] });
    await database.pool.query('DELETE FROM schema_migration WHERE number = 1');
    await expect(migrate(database.pool, { list: [one, two] })).rejects.toThrow(
      'Migration 1 (one) has not run, but 2 has',
    );
    await database.pool.query(`INSERT INTO schema_migration VALUES (1, 'other')`);
    await expect(migrate(database.pool, { list: [one, two, three] })).rejects.toThrow(
      'Migration 1 of the database is other, here it is one',
    );
    expect(await tables()).toEqual(['one', 'schema_migration', 'two']);
  });
});

it('the connection is returned to the pool in its original state', async () => {
  const single = await openDatabase({ url, max: 1 });
  await migrate(single.pool, { list: [one] });
  const left = await single.pool.query(`SELECT current_setting('lock_timeout') AS timeout,
    (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()) AS locks`);
  await single.close();
  expect(left.rows).toEqual([{ timeout: '0', locks: 0 }]);
});

it('a failed migration is rolled back, and the previous ones are committed', async () => {
  const broken = { number: 2, name: 'broken', sql: 'CREATE TABLE half (); SELECT 1 / 0' };
  await expect(migrate(database.pool, { list: [one, broken] })).rejects.toThrow('division by zero');
  expect(await tables()).toEqual(['one', 'schema_migration']);
  expect(await migrate(database.pool, { list: [one, two] })).toEqual(['two']);
});

describe('two processes', () => {
  const waiting = () => rows(`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);

  it('run one at a time: the second waits for the first and then has nothing to do', async () => {
    const first = await database.pool.connect();
    await first.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const both = Promise.all([1, 2].map(() => migrate(database.pool, { list: [one, two] })));
    await until('both to wait', async () => ((await waiting()).length === 2 ? true : undefined));
    expect(await tables()).toEqual([]);
    await first.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    first.release();
    expect((await both).toSorted((a, b) => a.length - b.length)).toEqual([[], ['one', 'two']]);
  });

  it('report in a sentence when the lock is not available in time', async () => {
    const first = await database.pool.connect();
    await first.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const refused = migrate(database.pool, { list: [one], lockTimeoutMs: 50 });
    await expect(refused).rejects.toThrow(
      'Another process is migrating the database and was not done within 0.05 s: wait for it, then try again.',
    );
    await expect(refused).rejects.toBeInstanceOf(CannotOpen);
    expect(await tables()).toEqual([]);
    await first.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    first.release();
  });

  it('do not wait longer than that for a table in use', async () => {
    await migrate(database.pool, { list: [one] });
    const reader = await database.pool.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT FROM one');
    const changed = { number: 2, name: 'changed', sql: 'ALTER TABLE one ADD COLUMN more text' };
    await expect(migrate(database.pool, { list: [one, changed], lockTimeoutMs: 50 })).rejects.toThrow(
      'Migration 2 (changed) waited too long for a table that is in use',
    );
    await reader.query('ROLLBACK');
    reader.release();
    expect(await pendingMigrations(database.pool, [one, changed])).toEqual(['changed']);
  });
});

describe('startup', () => {
  it('on PostgreSQL migrates when configured, and otherwise names the command to run', async () => {
    await expect(readySchema(database, undefined)).rejects.toThrow(
      `The schema of the database is ${migrations.length} migrations behind (${migrations.map(({ name }) => name).join(', ')}): run \`npm run shop -- migrate\`, or start with MIGRATE_ON_START=on.`,
    );
    expect(await tables()).toEqual([]);
    await readySchema(database, true);
    expect(await tables()).toContain('product');
    await readySchema(database, undefined);
  });

  it('reads the setting MIGRATE_ON_START', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-migrate-'));
    const env = {
      DATABASE_URL: url,
      SECRETS_KEY: TEST_SECRETS_KEY,
      PUBLIC_ORIGIN: 'https://shop.dk',
      PAYMENT_MODE: 'OFF',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    };
    await expect(openBackend({ config: readConfig(env) })).rejects.toThrow('npm run shop -- migrate');
    await (await openBackend({ config: readConfig({ ...env, MIGRATE_ON_START: 'on' }) })).close();
    expect(await pendingMigrations(database.pool)).toEqual([]);
    fs.rmSync(folder, { recursive: true, force: true });
  });
});

describe('a database of an unreleased version', () => {
  const sentence = 'The database was made by an unreleased version of the shop and cannot be brought up to date';
  const EARLIER = `CREATE TABLE schema_migration (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
    INSERT INTO schema_migration (name) VALUES ('0001-catalogue'); CREATE TABLE product (id integer)`;

  it('is rejected with a message to recreate it, and is not changed', async () => {
    await database.pool.query(EARLIER);
    await expect(migrate(database.pool)).rejects.toThrow(sentence);
    await expect(pendingMigrations(database.pool)).rejects.toThrow(sentence);
    await expect(readySchema(database, undefined)).rejects.toThrow(sentence);
    expect(await tables()).toEqual(['product', 'schema_migration']);
    expect(await rows('SELECT name FROM schema_migration')).toEqual([{ name: '0001-catalogue' }]);
  });

  // Opens an embedded folder four times, half a minute: commands on PostgreSQL report it below.
  it.runIf(process.env.ALL_FLOWS)(
    'ends back end and command line with that message only, also in an embedded folder',
    async () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-earlier-'));
      const dataDir = path.join(folder, 'pglite');
      const embedded = await openDatabase({ dataDir });
      await embedded.pool.query(EARLIER);
      await embedded.close();
      const env = { DATA_DIR: folder, PORT: '0' };
      const alone = (told: string) => ({ code: 1, errors: expect.stringMatching(new RegExp(`^${told}[^\\n]*\\n$`)) });
      expect(await run(['build/backend.js'], env)).toEqual(alone(`The back end did not open. ${sentence}`));
      expect(await run(['build/cli.js', 'migrate'], env)).toEqual(
        alone('Databasen er lavet af en version af butikken'),
      );
      const again = await openDatabase({ dataDir });
      const left = await again.pool.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
      await again.close();
      expect(left.rows.map((row) => row.tablename)).toEqual(['product', 'schema_migration']);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  );
});

describe('a schema that is incomplete', () => {
  const refused = (named: string) =>
    expect(readySchema(database, undefined)).rejects.toMatchObject({
      code: 'incomplete',
      message: expect.stringContaining(named),
    });

  it('is rejected with the names of the missing objects of every kind', async () => {
    await migrate(database.pool);
    await readySchema(database, undefined);
    const broken: [change: string, named: string, repair: string][] = [
      ['ALTER TABLE product DISABLE TRIGGER product_search_rank', 'trigger product.product_search_rank', 'ENABLE'],
      [
        'ALTER FUNCTION name_key(text) RENAME TO other',
        'function name_key(text)',
        'ALTER FUNCTION other(text) RENAME TO name_key',
      ],
      [
        'ALTER TABLE store RENAME COLUMN code TO other',
        'column store.code',
        'ALTER TABLE store RENAME COLUMN other TO code',
      ],
      ['ALTER TABLE brand RENAME TO other', 'table brand', 'ALTER TABLE other RENAME TO brand'],
      [
        'ALTER TABLE stock_item DROP CONSTRAINT stock_item_quantity_check',
        'constraint stock_item.stock_item_quantity_check',
        '',
      ],
    ];
    for (const [change, named, repair] of broken) {
      await database.pool.query(change);
      await refused(named);
      const back = repair === 'ENABLE' ? change.replace('DISABLE', 'ENABLE') : repair;
      if (back) await database.pool.query(back);
      if (back) await readySchema(database, undefined);
    }
  });

  it('without its migration records is not migrated again', async () => {
    await migrate(database.pool);
    await database.pool.query('DROP TABLE schema_migration');
    for (const isTold of [true, false]) {
      await expect(readySchema(database, isTold)).rejects.toMatchObject({
        code: 'incomplete',
        message: expect.stringContaining('but no record of migrations'),
      });
    }
  });

  it('is reported by staff commands in Danish', async () => {
    await migrate(database.pool);
    await database.pool.query('DROP TRIGGER product_search_rank ON product');
    const { code, errors } = await run(['build/cli.js', 'mail', 'list'], { DATABASE_URL: url });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Databasen er ikke komplet; .*product_search_rank/)]);
  });
});

describe('the baseline', () => {
  it('and later migrations contain every file of backend/db/schema once', () => {
    const written = allFiles('backend/db/schema').map((file) => file.replace(/^backend\/db\/schema\/|\.sql$/g, ''));
    const later = [
      'staff-accounts',
      'erp-references',
      'noted-stock',
      'order-remaining',
      'subject-events',
      'case-events',
      'phone-order',
    ];
    expect([...BASELINE_ORDER, ...later].sort()).toEqual(written.sort());
  });

  it('is bundled unchanged, and each file starts with a description', () => {
    const written = allFiles('backend/db/schema').map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
    expect(Object.values(schemaFiles).sort()).toEqual(written.sort());
    for (const text of written) expect(text).toMatch(/^-- [A-Z].*[.:]/);
  });
});
