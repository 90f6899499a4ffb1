// Killed at random points while it sells: no confirmed order is lost, none is half written, stock = start − sold, each mail is there once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { freshDatabase } from '../support/database';

/** Orders of the demo's past were sold before the world began: they took no stock and sent no mail. */
const OWN = "o.cart_id NOT LIKE 'before-%'";
const KILLS = 3;
const ORDERS = 200;
/** The embedded database takes them one after the other, three times as slowly. */
const ORDERS_EMBEDDED = 70;

interface Arrangement {
  url: string | null;
  dataDir: string;
}

/** Runs the shop until it is killed or done; returns the order numbers that it confirmed. */
async function sell(
  { url, dataDir }: Arrangement,
  orders: number,
  start: number,
  killAfterMs: number | null,
): Promise<{ confirmed: string[]; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'crash-shop.ts')], {
    env: {
      ...process.env,
      CRASH_DATABASE_URL: url ?? '',
      CRASH_DATA_DIR: dataDir,
      CRASH_ORDERS: String(orders),
      CRASH_AHEAD_MS: String(start * 4 * 60_000),
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let timer: NodeJS.Timeout | undefined;
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  child.stdout.on('data', (text: Buffer) => {
    const isReady = said.includes('ready');
    said += text;
    if (!isReady && said.includes('ready') && killAfterMs !== null)
      timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  });
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  if (killAfterMs === null && code !== 0) throw new Error(`the shop ended with ${code}:\n${said.slice(-4000)}`);
  return { confirmed: [...said.matchAll(/^confirmed (\d+)$/gm)].map(([, number = '']) => number), said };
}

async function rows<Row>(database: Database, sql: string): Promise<Row[]> {
  return (await database.pool.query(sql)).rows as Row[];
}

async function expectWhole(database: Database, confirmed: readonly string[], dataDir: string): Promise<void> {
  const orders = await rows<{ number: string; status: string; payment: string }>(
    database,
    `SELECT o.number, o.status, p.status AS payment FROM sales_order o LEFT JOIN payment p ON p.order_id = o.id`,
  );
  const alive = new Map(orders.map((order) => [order.number, order]));
  const lost = confirmed.filter(
    (number) =>
      alive.get(number)?.status !== 'processing' ||
      !['authorised', 'account'].includes(alive.get(number)?.payment ?? ''),
  );
  expect(lost).toEqual([]);
  const half = await rows(
    database,
    `SELECT o.number FROM sales_order o JOIN cart c ON c.id = o.cart_id
      WHERE ${OWN} AND (o.goods_oere <> (SELECT coalesce(sum(l.row_oere), -1) FROM order_line l WHERE l.order_id = o.id)
         OR o.vat_oere <> (SELECT coalesce(sum(t.vat_oere), -1) FROM order_tax t WHERE t.order_id = o.id)
         OR NOT EXISTS (SELECT FROM payment p WHERE p.order_id = o.id AND p.amount_oere = o.total_oere)
         OR NOT EXISTS (SELECT FROM order_history h WHERE h.order_id = o.id)
         OR (o.status = 'processing') <> EXISTS (SELECT FROM mail m WHERE m.dedupe_key = 'order-confirmation:' || o.id)
         OR (o.status <> 'canceled') <> (c.status = 'ordered')
         OR -(SELECT coalesce(sum(m.delta), 0) FROM stock_movement m WHERE m.order_id = o.id)
            <> (SELECT coalesce(sum(l.quantity), 0) FROM order_line l WHERE l.order_id = o.id AND o.status <> 'canceled'))`,
  );
  expect(half).toEqual([]);
  expect(
    await rows(
      database,
      `SELECT id FROM cart c WHERE status = 'ordered' AND NOT EXISTS (SELECT FROM sales_order o WHERE o.cart_id = c.id AND o.status <> 'canceled')`,
    ),
  ).toEqual([]);
  const wrongStock = await rows(
    database,
    `SELECT s.product_id FROM stock_item s JOIN stock_movement m USING (product_id, source_code) GROUP BY s.product_id, s.source_code, s.quantity
      HAVING s.quantity <> sum(m.delta) FILTER (WHERE m.reason = 'start') - coalesce((SELECT sum(l.quantity) FROM order_line l JOIN sales_order o ON o.id = l.order_id
        WHERE ${OWN} AND l.product_id = s.product_id AND o.status <> 'canceled' AND s.source_code = 'central'), 0)`,
  );
  expect(wrongStock).toEqual([]);
  const mails = await rows<{ key: string }>(
    database,
    `SELECT replace(dedupe_key, ':', '-') || '.eml' AS key FROM mail`,
  );
  expect(await rows(database, 'SELECT id FROM mail WHERE sent_at IS NULL')).toEqual([]);
  expect(
    fs
      .readdirSync(path.join(dataDir, 'outbox'))
      .filter((name) => name.endsWith('.eml'))
      .sort(),
  ).toEqual(mails.map((mail) => mail.key).sort());
}

/** The same moments at every run. */
const moments = (seed: number) =>
  Array.from({ length: KILLS }, (_, turn) => 200 + ((seed * 7919 + turn * 104_729) % 1700));

async function sellThroughKills(arrangement: Arrangement, orders: number, kills: readonly number[]): Promise<string[]> {
  const confirmed: string[] = [];
  // Each start is four minutes later: mails that were being sent when the process died are free again by then.
  for (const [start, moment] of kills.entries())
    confirmed.push(...(await sell(arrangement, orders - confirmed.length, start, moment)).confirmed);
  confirmed.push(...(await sell(arrangement, orders - confirmed.length, kills.length, null)).confirmed);
  return confirmed;
}

describe('killed while selling', () => {
  test('on PostgreSQL', async () => {
    const own = await freshDatabase();
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-crash-'));
    const confirmed = await sellThroughKills({ url: own.url, dataDir }, ORDERS, moments(1));
    const database = await openDatabase({ url: own.url, max: 2 });
    expect(confirmed.length).toBeGreaterThanOrEqual(ORDERS - KILLS * 4);
    await expectWhole(database, confirmed, dataDir);
    await database.close();
    await own.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }, 90_000);

  test('on PGlite', async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-crash-'));
    const confirmed = await sellThroughKills({ url: null, dataDir }, ORDERS_EMBEDDED, moments(2));
    const database = await openDatabase({ dataDir: path.join(dataDir, 'pglite') });
    expect(confirmed.length).toBeGreaterThanOrEqual(ORDERS_EMBEDDED - KILLS * 4);
    await expectWhole(database, confirmed, dataDir);
    await database.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }, 240_000);
});
