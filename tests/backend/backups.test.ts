// Backups: a shop restored by the commands of docs/operator/backup.md, from PostgreSQL or a PGlite folder, takes orders.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentPath } from '#backend/commerce/catalogue/documents/address';
import { openDatabase } from '#backend/db/client';
import { migrate, readySchema } from '#backend/db/migrate';
import { healthOf } from '#backend/health';
import { firstOpenToOthers } from '#backend/private-files';
import { ensurePostgresClients } from '../../scripts/setup/postgres-clients.mjs';
import { ask, type Postgres, startPostgres } from '../support/postgres';
import { type Binaries, binariesIn } from '../support/postgres-binaries';
import { root } from '../support/source';
import { prepareTemplate, TEST_NOW } from '../support/template';
import { add, type Counter, newCart, ORIGIN, openCounter, place, prepare, someSkus } from './test-backend';
import { seed } from '#demo/seed';

/** The commands of one fenced block of the backup page, by the name after the fence. */
function documented(name: string): string {
  const text = fs.readFileSync(path.join(root, 'docs/operator/backup.md'), 'utf8');
  const [, block] = new RegExp(`\`\`\`sh ${name}\\n([\\s\\S]*?)\`\`\``).exec(text) ?? [];
  if (!block) throw new Error(`docs/operator/backup.md has no block of commands called "${name}"`);
  return block;
}

const run = (commands: string, env: Record<string, string>, cwd: string) =>
  execFileSync('sh', ['-euc', commands], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** `files`: the folder for pictures and data sheets. */
async function placesAnOrder(where: { url: string } | { dataDir: string }, files?: string): Promise<void> {
  const database = await openDatabase({ ...where, max: 4 });
  await readySchema(database, false);
  const counter = await openCounter({ database, dataDir: files });
  try {
    const [sku = ''] = await someSkus(counter, 1);
    const cart = await newCart(counter);
    expect(await add(counter, cart, sku, 2)).toEqual([]);
    await prepare(counter, cart, 'card');
    const order = await place(counter, cart);
    expect([order.errors, order.number]).toEqual([[], expect.stringMatching(/^\d+$/)]);
    expect(await healthOf(database)()).toEqual({ ok: true });
    if (files) await writesPrivately(counter, files);
  } finally {
    await counter.close();
  }
}

/** Adds a picture and a data sheet to a product. The outbox is tested in backend/private-files.test.ts. */
async function writesPrivately(counter: Counter, files: string): Promise<void> {
  const before = process.umask(0o022);
  try {
    const [{ key, sku } = { key: '', sku: '' }] = await counter.rows<{ key: string; sku: string }>(
      `SELECT g.key, p.sku FROM product_picture g JOIN product p ON p.id = g.product_id
        WHERE p.documents @> '[{"type":"safety_data"}]' ORDER BY p.id LIMIT 1`,
    );
    for (const address of [`/media/${key}.webp?w=200`, documentPath(sku, 'safety_data')]) {
      const answer = await counter.backend.files(new Request(`${ORIGIN}${address}`));
      expect([address, answer.status]).toEqual([address, 200]);
    }
    for (const name of ['documents', 'media'])
      expect([name, await firstOpenToOthers(path.join(files, name))]).toEqual([name, null]);
  } finally {
    process.umask(before);
  }
}

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-backup-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('a dump of PostgreSQL', () => {
  let clients: string;
  let binaries: Binaries;
  /** A server of the same version as pg_dump, which may be older than that of the other tests. */
  let server: Postgres;
  let shop: string;
  beforeAll(async () => {
    clients = await ensurePostgresClients();
    binaries = binariesIn(clients);
    server = await startPostgres({ binaries });
    shop = await server.createDatabase();
    await prepareTemplate(shop);
    run(documented('backup-postgresql'), { PATH: `${clients}:${process.env.PATH}`, DATABASE_URL: shop }, folder);
  }, 300_000);
  afterAll(() => server?.stop());

  const restoreInto = (url: string) =>
    run(documented('restore-postgresql'), { PATH: `${clients}:${process.env.PATH}`, NEW_DATABASE_URL: url }, folder);

  it('is restored without an error by the documented commands, and takes an order', async () => {
    const url = await server.createDatabase();
    restoreInto(url);
    await placesAnOrder({ url });
  });

  it.runIf(process.env.ALL_FLOWS)('is restored on the newest PostgreSQL', async () => {
    const { url: newest } = inject('database');
    const name = `restored_${process.pid}`;
    await ask(newest, `create database ${name}`);
    const url = Object.assign(new URL(newest), { pathname: `/${name}` }).href;
    try {
      restoreInto(url);
      await placesAnOrder({ url });
      // Since PostgreSQL 17, maintenance runs with a restricted search path: index expressions must not depend on it.
      await ask(url, 'REINDEX DATABASE');
      await ask(url, 'ANALYZE');
    } finally {
      await ask(newest, `drop database ${name} with (force)`);
    }
  });

  it('restored in part is rejected at startup and by the health check, which name what is missing', async () => {
    const url = await server.createDatabase();
    // Tables and rows without keys, indexes and triggers.
    execFileSync(
      path.join(clients, 'pg_restore'),
      ['--no-owner', '--section=pre-data', '--section=data', `--dbname=${url}`, path.join(folder, 'shop.dump')],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const database = await openDatabase({ url, max: 2 });
    try {
      await expect(readySchema(database, false)).rejects.toMatchObject({
        name: 'CannotOpen',
        code: 'incomplete',
        message: expect.stringMatching(
          /^The database is incomplete: \d+ of \d+ database objects of this version are missing: constraint .* A backup was probably restored with errors/,
        ),
      });
      expect(await healthOf(database)()).toMatchObject({ ok: false, why: expect.stringContaining('are missing') });
    } finally {
      await database.close();
    }
  });
});

describe('a copy of the PGlite folder', () => {
  it.runIf(process.env.ALL_FLOWS)(
    'takes an order when it was made and restored by the documented commands while the shop was stopped',
    async () => {
      const data = path.join(folder, 'data');
      const first = await openDatabase({ dataDir: path.join(data, 'pglite') });
      await migrate(first.pool);
      await seed(first.pool, { now: TEST_NOW, profile: 'test' });
      await first.close();
      run(documented('backup-pglite'), { DATA_DIR: data, BACKUP_DIR: path.join(folder, 'copy') }, folder);
      fs.rmSync(data, { recursive: true });
      run(documented('restore-pglite'), { DATA_DIR: data, BACKUP_DIR: path.join(folder, 'copy') }, folder);
      await placesAnOrder({ dataDir: path.join(data, 'pglite') }, data);
    },
  );
});
