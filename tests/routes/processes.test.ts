// The shop as several processes on one PostgreSQL: one serves, one works, and changes of another are on the pages at once.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeStock } from '#backend/commerce/catalogue/maintenance/change-stock';
import { setPrice } from '#backend/commerce/catalogue/maintenance/set-price';
import { type Database, openDatabase } from '#backend/db/client';
import { ask } from '../attack/attempt';
import { readiness } from '../attack/parts-away';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { root } from '../support/service';
import { type Shop, startShop } from '../support/shop';
import { until } from '../support/until';

const ends = promisify(execFile);

let own: FreshDatabase;
/** The database changes of another process. */
let other: Database;
let shop: Shop;
let dataDir: string;

beforeAll(async () => {
  own = await freshDatabase();
  other = await openDatabase({ url: own.url, max: 2 });
  dataDir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'kontorvaerk-processes-'));
  shop = await startShop({ databaseUrl: own.url, args: ['serve'], dataDir });
});
afterAll(async () => {
  await shop?.stop();
  await other?.close();
  await own?.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

interface Goods {
  sku: string;
  path: string;
  oere: number;
  stock: number;
}
async function someGoods(): Promise<Goods> {
  const { rows } = await other.pool.query<Goods>(
    `SELECT p.sku, '/' || p.url_key AS path, p.gross_oere AS oere, s.quantity AS stock
      FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.manage_stock AND s.quantity > 10 AND p.duty_code IS NULL AND NOT p.request_price
        AND (p.store_ids IS NULL OR p.store_ids @> '{1}') AND p.min_qty = 1 AND NOT EXISTS (SELECT FROM product_special c WHERE c.product_id = p.id) ORDER BY p.id LIMIT 1`,
  );
  const [goods] = rows;
  if (!goods) throw new Error('The demo world has such goods');
  return goods;
}

async function page(address: string) {
  const { status, text, headers } = await ask(shop.origin, address);
  const $ = load(text);
  const cache = /cache;desc=(\w+)/.exec(String(headers['server-timing']))?.[1];
  return { status, cache, main: $('main').text().replace(/\s+/g, ' '), frame: $('body').text().replace(/\s+/g, ' ') };
}

/** The page as the page cache serves it, where it would stay for a minute. */
async function kept(address: string) {
  await page(address);
  const again = await page(address);
  expect([address, again.cache]).toEqual([address, 'hit']);
  return again;
}

describe('changes by another process appear on cached pages', () => {
  test('a price; pages that do not show it stay cached', async () => {
    const goods = await someGoods();
    const before = await kept(goods.path);
    const beside = '/info/levering';
    await kept(beside);
    await setPrice(other.pool, goods.sku, goods.oere + 12_345, new Date());
    const after = await until('the price', async () => {
      const now = await page(goods.path);
      return now.main === before.main ? null : now;
    });
    expect(after.main).not.toBe(before.main);
    expect((await page(beside)).cache).toBe('hit');
  });

  test('the stock', async () => {
    const goods = await someGoods();
    const before = await kept(goods.path);
    await changeStock(other.pool, { sku: goods.sku, source: 'central', how: 'set', quantity: 0 }, new Date());
    await until('the stock', async () => (await page(goods.path)).main !== before.main);
  });

  test('a content text that is on every page', async () => {
    const before = await kept('/info/levering');
    await other.pool.query(
      `UPDATE content_entry SET body = replace(body::text, 'Kundeservice', 'Hjælp og svar')::jsonb WHERE body::text LIKE '%Kundeservice%'`,
    );
    await until('the text', async () => (await page('/info/levering')).frame !== before.frame);
    expect((await page('/info/levering')).frame).toContain('Hjælp og svar');
  });
});

describe('a serving and a working process', () => {
  const mails = () => (fs.existsSync(shop.outboxDir) ? fs.readdirSync(shop.outboxDir) : []);

  test('mail waits for the working process, which answers health checks only', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const { rows } = await other.pool.query<{ email: string }>(`SELECT email FROM customer ORDER BY id LIMIT 1`);
    const query = `mutation ($email: String!) { requestPasswordResetEmail(email: $email) }`;
    const asked = await ask(shop.origin, '/graphql/commerce', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Store: '1' },
      body: JSON.stringify({ query, variables: { email: rows[0]?.email } }),
    });
    expect(asked.text).toContain('"requestPasswordResetEmail":true');
    const jobs = async () =>
      (await other.pool.query(`SELECT state FROM pgboss.job WHERE name = 'send-mail'`)).rows.map(({ state }) => state);
    expect(await jobs()).toEqual(['created']);
    expect(mails()).toEqual([]);
    const worker = await startShop({ databaseUrl: own.url, args: ['work'], dataDir, readyPath: '/readyz' });
    try {
      expect((await ask(worker.origin, '/healthz')).text).toBe('{"ok":true}');
      expect((await ask(worker.origin, '/')).status).toBe(404);
      await until('the mail', () => mails().length > 0);
      expect(await until('the job', async () => (await jobs()).includes('completed'))).toBe(true);
    } finally {
      await worker.stop();
    }
    expect((await page('/info/levering')).status).toBe(200);
  });
});

// Starts, and pictures that they render: ten seconds of processor time for each.
describe.runIf(process.env.ALL_FLOWS)('pictures rendered in advance', () => {
  /** The processes that write pictures for this one. */
  async function writersOf(pid: number): Promise<number[]> {
    const { stdout } = await ends('ps', ['-A', '-o', 'pid=,ppid=,args=']);
    const found = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s.*\/pictures\.js/.exec(line));
    return found.filter((match) => Number(match?.[2]) === pid).map((match) => Number(match?.[1]));
  }
  const writerOf = (serving: Shop, but = 0) =>
    until('the process that writes them', async () => (await writersOf(serving.pid)).find((pid) => pid !== but));
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const opened = () => startShop({ databaseUrl: own.url, args: ['serve'], env: { PICTURES_AHEAD: '20' } });

  test('are written by a separate process: killing it stops nothing, and it ends with the shop', async () => {
    const serving = await opened();
    const first = await writerOf(serving);
    process.kill(first, 'SIGKILL');
    const { text } = await ask(serving.origin, '/');
    const [address = ''] = /\/media\/[^" ]+\.avif\?w=400&amp;v=\w+/.exec(text) ?? [];
    expect(await ask(serving.origin, address.replace('&amp;', '&'))).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/avif' },
    });
    const next = await writerOf(serving, first);
    await serving.stop();
    await until('its end', () => !isRunning(next));
  });

  test('the process ends also when the shop is killed', async () => {
    const serving = await opened();
    const writer = await writerOf(serving);
    await serving.kill();
    await until('its end', () => !isRunning(writer));
  });
});

describe('a shop without a store', () => {
  test('is not ready, and reports the reason', async () => {
    await other.pool.query(`DELETE FROM content_entry WHERE type = 'store'`);
    const ready = await until('the shop to notice', async () => {
      const now = await readiness(shop.origin);
      return now.status === 503 ? now : null;
    });
    const up = { database: 'up', commerce: 'up', content: 'up' };
    expect(ready).toEqual({ status: 503, ok: false, ...up, stores: 'down', why: { stores: 'There is no store yet' } });
    expect((await ask(shop.origin, '/healthz')).text).toBe('{"ok":true}');
  });
});

describe('a start with wrong settings', () => {
  const ENTRY = ['--enable-source-maps'];
  async function said(program: string, args: string[], env: Record<string, string>) {
    const told = await ends(process.execPath, [...ENTRY, path.join(root, 'build', program), ...args], {
      cwd: root,
      env: { NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...env },
    }).catch((failure: unknown) => failure);
    const { code, stderr } = Object(told);
    return { code, stderr };
  }
  const SENTENCE =
    'DATABASE_MAX, the number of connections to PostgreSQL, must be a whole number from 1 to 200, not "0".\n';

  const PROGRAMS: [string, string[], string][] = [
    ['server.js', [], 'The shop did not open. '],
    ['backend.js', ['serve'], 'The back end did not open. '],
    ['cli.js', ['stock', 'set', 'x', '1'], 'En indstilling er forkert. '],
  ];
  // tests/backend/migrate.test.ts has the sentence of the back end, about another setting.
  test.each(process.env.ALL_FLOWS ? PROGRAMS : PROGRAMS.slice(0, 1))(
    '%s %j ends with one sentence',
    async (program, args, who) => {
      expect(await said(program, args, { DATABASE_MAX: '0' })).toEqual({ code: 1, stderr: who + SENTENCE });
    },
  );

  test('a wrong setting of the storefront ends it as well', async () => {
    const { code, stderr } = await said('server.js', [], { AUTH_TTL_DAYS: '0' });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The shop did not open\. AUTH_TTL_DAYS, [^\n]+\n$/)]);
  });

  test('a misspelled name is reported first', async () => {
    const { stderr } = await said('server.js', ['work'], { PUBLIC_ORIGN: 'https://shop.dk' });
    expect(stderr.split('\n')).toEqual([
      'Warning: PUBLIC_ORIGN is no setting and is not read: was PUBLIC_ORIGIN meant?',
      expect.stringMatching(/^The work did not open\. DATABASE_URL is not set: /),
      '',
    ]);
  });

  test('an unknown argument ends it', async () => {
    const { code, stderr } = await said('server.js', ['sreve'], {});
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The shop did not open\. [^\n]+"sreve"\.\n$/)]);
  });
});
