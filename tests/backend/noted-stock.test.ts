// Changed stock is noted by the transaction that changes it and announced outside of it: no order commits under the lock that NOTIFY takes.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { CHANNEL } from '#backend/db/listen';
import { type Backend, createBackend } from '#backend/index';
import { changeFrom } from '#domain/store/shop-change';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';
import { until } from '../support/until';
import { type Counter, openCounter, place, readyCart, someSkus } from './test-backend';

const QUIET = { error: () => undefined };
/** As long as a second process may show what was. */
const A_SECOND = { timeout: 1_000, interval: 20 };

let own: FreshDatabase;
/** Where orders are placed; it does not listen, and so sends nothing itself. */
let counter: Counter;
let listener: pg.Client;
let told: string[];
let sku: string;
let productId: number;

const openListening = async (database: Database): Promise<{ backend: Backend; heard: unknown[] }> => {
  const backend = createBackend({ database, clock: { now: () => TEST_NOW }, dataDir: '/nonexistent', log: QUIET });
  const heard: unknown[] = [];
  backend.onChange((change) => void heard.push(change));
  await backend.listen();
  return { backend, heard };
};
const openOther = async () => openListening(await openDatabase({ url: own.url, max: 2 }));

beforeAll(async () => {
  own = await freshDatabase();
  counter = await openCounter({ database: await openDatabase({ url: own.url, max: 4 }) });
  [sku = ''] = await someSkus(counter, 1);
  productId = (await counter.rows<{ id: number }>('SELECT id FROM product WHERE sku = $1', [sku]))[0]?.id ?? 0;
  told = [];
  listener = new pg.Client({ connectionString: own.url });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => void told.push(payload));
  await listener.query(`LISTEN ${CHANNEL}`);
});
afterAll(async () => {
  await listener?.end();
  await counter?.close();
  await own?.drop();
});
beforeEach(async () => {
  await counter.rows('DELETE FROM noted_stock');
  await allTold();
  told.length = 0;
});

/** Resolves when all notifications committed so far have arrived. */
async function allTold(): Promise<void> {
  await counter.rows('SELECT pg_notify($1, $2)', [CHANNEL, 'content']);
  await until('the marker to arrive', async () => told.at(-1) === 'content');
  told.pop();
}
const noted = async () =>
  (await counter.rows<{ id: number | null }>('SELECT product_id AS id FROM noted_stock ORDER BY 1')).map(
    ({ id }) => id,
  );
const send = async () => (await counter.rows<{ sent: boolean }>('SELECT send_noted_stock() AS sent'))[0]?.sent;

test('an order sends no notification within its transactions and notes what it sells', async () => {
  const cartId = await readyCart(counter, [[sku, 1]]);
  expect((await place(counter, cartId)).errors).toEqual([]);
  await allTold();
  expect(told).toEqual([]);
  expect(await noted()).toContain(productId);
  expect(await send()).toBe(true);
  await allTold();
  expect(told.flatMap(changeFrom)).toContain(productId);
  expect(await noted()).toEqual([]);
  expect(await send()).toBe(false);
});

test('a process that listens is notified of an order in another within a second', async () => {
  const { backend, heard } = await openOther();
  try {
    await until('the start to be heard', async () => heard.includes(null));
    heard.length = 0;
    await place(counter, await readyCart(counter, [[sku, 1]]));
    await expect.poll(() => heard.flat(), A_SECOND).toContain(productId);
    expect(heard).not.toContain(null);
  } finally {
    await backend.close();
  }
});

test('a process is notified at once of an order that it placed itself', async () => {
  const seller = await openCounter({ database: await openDatabase({ url: own.url, max: 3 }) });
  try {
    const heard: unknown[] = [];
    seller.backend.onChange((change) => void heard.push(change));
    await place(seller, await readyCart(seller, [[sku, 1]]));
    expect(heard.flat()).toContain(productId);
  } finally {
    await seller.close();
  }
});

test('what a sender took that was killed is sent by the next', async () => {
  await counter.rows('INSERT INTO noted_stock VALUES ($1)', [productId]);
  const killed = new pg.Client({ connectionString: own.url });
  killed.on('error', () => undefined);
  await killed.connect();
  await killed.query('BEGIN');
  const { rows } = await killed.query('SELECT send_noted_stock() AS sent, pg_backend_pid() AS pid');
  expect(rows[0].sent).toBe(true);
  // One at a time: a second sender does not wait for the first.
  expect(await send()).toBe(false);
  await counter.rows('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await until('the note to be sent', async () => (await send()) === true);
  await allTold();
  expect(told.flatMap(changeFrom)).toContain(productId);
});

test('a rolled-back change notes nothing', async () => {
  await counter
    .rows(`DO $$ BEGIN
    UPDATE stock_item SET quantity = quantity + 1 WHERE product_id = ${productId};
    RAISE EXCEPTION 'undone';
  END $$`)
    .catch(() => undefined);
  expect(await noted()).toEqual([]);
});

test('up to 200 products of one statement are noted by name, more as a change of everything', async () => {
  const change = (count: number) =>
    counter.rows(
      `UPDATE stock_item SET quantity = quantity + 1 WHERE product_id IN
        (SELECT DISTINCT product_id FROM stock_item ORDER BY product_id LIMIT ${count})`,
    );
  await change(200);
  expect(await noted()).toHaveLength(200);
  await counter.rows('DELETE FROM noted_stock');
  await change(201);
  expect(await noted()).toEqual([null]);
  await send();
  await allTold();
  expect(told).toEqual(['everything']);
});

test('many products are named in notifications that fit, up to 2,000', async () => {
  const note = (count: number) =>
    counter.rows(`INSERT INTO noted_stock SELECT 2000000000 + n FROM generate_series(1, ${count}) n`);
  await note(2_000);
  await send();
  await allTold();
  expect(told.map((text) => text.split(',').length)).toEqual([500, 500, 500, 500]);
  expect(Math.max(...told.map((text) => text.length))).toBeLessThan(8_000);
  told.length = 0;
  await note(2_001);
  await send();
  await allTold();
  expect(told).toEqual(['everything']);
});

test('a product of 1,700 variants is named in notifications that fit', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const [family] = await counter.rows<{ id: number }>(
    `INSERT INTO product (sku, name_da, name_en, url_key, gross_oere, unit, created_at, type)
      SELECT 'FAMILY', 'Familie', 'Family', 'family', 100, p.unit, now(), 'configurable' FROM product p LIMIT 1 RETURNING id`,
  );
  await counter.rows(
    `INSERT INTO product (sku, name_da, name_en, url_key, gross_oere, unit, created_at, type, parent_id)
      SELECT 'FAMILY-' || n, 'Variant ' || n, 'Variant ' || n, 'family-' || n, 100, f.unit, now(), 'simple', f.id
      FROM product f, generate_series(1, 1700) n WHERE f.id = $1`,
    [family?.id],
  );
  await allTold();
  told.length = 0;
  await counter.rows('SELECT announce_products(ARRAY[$1::int])', [family?.id]);
  await allTold();
  expect(told.map((text) => text.split(',').length)).toEqual([500, 500, 500, 201]);
  await counter.rows('UPDATE product SET gross_oere = 200 WHERE sku = $1', ['FAMILY-1']);
  await counter.rows('DELETE FROM product WHERE parent_id = $1', [family?.id]);
  await counter.rows('DELETE FROM product WHERE id = $1', [family?.id]);
});
