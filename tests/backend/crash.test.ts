// Killed at random points while it sells and delivers: no confirmed order is lost or incomplete, stock = start − sold, each
// mail exists once, and each subscription has its delivery once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { bundled } from '../support/bundle';
import { freshDatabase } from '../support/database';

/** Excludes the demo's past orders: they reserved no stock and sent no mail. */
const OWN = "o.cart_id NOT LIKE 'before-%'";
interface Sample {
  kills: number;
  orders: number;
}
const POSTGRESQL: Sample = process.env.ALL_FLOWS ? { kills: 3, orders: 120 } : { kills: 1, orders: 40 };
/** The embedded database processes orders one at a time, at a third of the speed. */
const EMBEDDED: Sample = { kills: 3, orders: 45 };

let program = '';
beforeAll(async () => {
  program = await bundled('tests/backend/crash-shop.ts');
});
afterAll(() => fs.rmSync(program, { force: true }));

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
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
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

/** Deterministic: the same moments in every run. */
const moments = (seed: number, kills: number) =>
  Array.from({ length: kills }, (_, turn) => 200 + ((seed * 7919 + turn * 104_729) % 1700));

async function sellThroughKills(arrangement: Arrangement, orders: number, kills: readonly number[]): Promise<string[]> {
  const confirmed: string[] = [];
  // Each start is four minutes later, so that mails being sent at the crash are released by then.
  for (const [start, moment] of kills.entries())
    confirmed.push(...(await sell(arrangement, orders - confirmed.length, start, moment)).confirmed);
  confirmed.push(...(await sell(arrangement, orders - confirmed.length, kills.length, null)).confirmed);
  return confirmed;
}

const DELIVERIES = 30;

/** All due today, every other one on a saved card. */
async function makeSubscriptions(database: Database): Promise<void> {
  await rows(database, `UPDATE store SET settings = settings - 'subscriptionMinimumOere'`);
  await rows(
    database,
    `WITH b AS (SELECT c.id, c.store_id, (SELECT a.id FROM customer_address a WHERE a.customer_id = c.id ORDER BY a.default_shipping DESC LIMIT 1) AS address
        FROM customer c WHERE c.email = 'birgitte@havnens-arkitekter.example'),
      k AS (INSERT INTO kept_card (customer_id, provider, public_hash, agreement, agreed_at, way_back, token, brand, last_four, expires_on, kept_at)
        SELECT b.id, 'test', 'kept', 'Ja', now(), '/', 'test-good-kept', 'visa', '4242', current_date + 400, now() FROM b RETURNING id),
      s AS (INSERT INTO subscription (customer_id, store_id, name, status, rhythm, start_on, planned_on, delivery_on, order_on, notice_on, is_told, address_id,
          payment_code, card_id, requisitioner, requisition_number, language, created_at)
        SELECT b.id, b.store_id, 'No. ' || n, 'active', 'month', current_date, current_date, current_date + 4, current_date, current_date - 3, true, b.address,
          CASE n % 2 WHEN 0 THEN 'card' ELSE 'account' END, CASE n % 2 WHEN 0 THEN k.id END, 'R', '1', 'da', now()
          FROM b, k, generate_series(1, ${DELIVERIES}) n RETURNING id),
      g AS (SELECT p.id, row_number() OVER (ORDER BY p.id) - 6 AS n FROM product p JOIN stock_item i ON i.product_id = p.id AND i.source_code = 'central'
        WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.manage_stock AND p.stock_state = 'common-item' AND i.quantity >= 100 AND p.min_qty = 1
          AND p.increments = 1 AND NOT p.request_price AND NOT p.only_trade AND (p.store_ids IS NULL OR p.store_ids @> '{1,2}') ORDER BY p.id OFFSET 5 LIMIT 10)
      INSERT INTO subscription_item (subscription_id, product_id, position, quantity) SELECT s.id, g.id, 1, 1 FROM s JOIN g ON g.n = s.id % (SELECT count(*) FROM g)`,
  );
}

/** One order for each, with its payment reserved or invoiced, its mail, and its next date. */
async function expectDeliveredOnce(database: Database): Promise<void> {
  const runs = await rows(
    database,
    `SELECT outcome, count(*)::int AS runs, count(DISTINCT subscription_id)::int AS subscriptions, count(DISTINCT order_id)::int AS orders
      FROM subscription_run GROUP BY outcome`,
  );
  expect(runs).toEqual([{ outcome: 'ordered', runs: DELIVERIES, subscriptions: DELIVERIES, orders: DELIVERIES }]);
  const twice = `SELECT c.subscription_id FROM sales_order o JOIN cart c ON c.id = o.cart_id WHERE c.subscription_id IS NOT NULL
    GROUP BY c.subscription_id HAVING count(*) <> 1`;
  const wrong = `SELECT s.id FROM subscription s JOIN subscription_run r ON r.subscription_id = s.id JOIN sales_order o ON o.id = r.order_id
      JOIN payment p ON p.order_id = o.id
    WHERE s.status <> 'active' OR s.order_on <= current_date OR o.status <> 'processing' OR p.status <> CASE s.payment_code WHEN 'card' THEN 'authorised' ELSE 'account' END
      OR NOT EXISTS (SELECT FROM mail m WHERE m.dedupe_key = 'subscription-ordered:' || s.id || ':' || r.planned_on)`;
  const left = `SELECT id FROM cart WHERE subscription_id IS NOT NULL AND status <> 'ordered'`;
  for (const asked of [twice, wrong, left]) expect(await rows(database, asked)).toEqual([]);
}

describe('killed while selling, no confirmed order is lost or incomplete', () => {
  test('on PostgreSQL', async () => {
    const { kills, orders } = POSTGRESQL;
    const own = await freshDatabase();
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-crash-'));
    const database = await openDatabase({ url: own.url, max: 2 });
    await makeSubscriptions(database);
    const confirmed = await sellThroughKills({ url: own.url, dataDir }, orders, moments(1, kills));
    expect(confirmed.length).toBeGreaterThanOrEqual(orders - kills * 4);
    await expectWhole(database, confirmed, dataDir);
    await expectDeliveredOnce(database);
    await database.close();
    await own.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  test.runIf(process.env.ALL_FLOWS)('on PGlite', async () => {
    const { kills, orders } = EMBEDDED;
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-crash-'));
    const confirmed = await sellThroughKills({ url: null, dataDir }, orders, moments(2, kills));
    const database = await openDatabase({ dataDir: path.join(dataDir, 'pglite') });
    expect(confirmed.length).toBeGreaterThanOrEqual(orders - kills * 4);
    await expectWhole(database, confirmed, dataDir);
    await database.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
});
