// Change notifications between processes: two back ends on one PostgreSQL, and the fallback when notifications are lost.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeStock } from '#backend/commerce/catalogue/maintenance/change-stock';
import { setPrice } from '#backend/commerce/catalogue/maintenance/set-price';
import { readConfig } from '#backend/config';
import { type Database, openDatabase } from '#backend/db/client';
import { CHANNEL, listenOn } from '#backend/db/listen';
import { type Backend, createBackend, openBackend } from '#backend/index';
import type { ShopChange } from '#domain/store/shop-change';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { type LoopbackProxy, openProxy } from '../support/loopback-proxy';
import { TEST_NOW } from '../support/template';

const QUIET = { error: () => undefined };

let own: FreshDatabase;
let databases: Database[];
/** Changes made by other processes, as received by this one. */
let reader: Backend;
let heard: ShopChange[];
/** Not the id of a product: a marker sent by the tests. */
const MARK = 2_147_483_647;
let marked: () => void = () => undefined;
let other: Database;

const open = (database: Database) =>
  createBackend({ database, clock: { now: () => TEST_NOW }, dataDir: '/nonexistent', log: QUIET });

beforeAll(async () => {
  own = await freshDatabase();
  databases = await Promise.all([1, 2].map(() => openDatabase({ url: own.url, max: 3 })));
  const [first, second] = databases;
  if (!first || !second) throw new Error('Two databases were opened');
  other = second;
  reader = open(first);
  heard = [];
  const isListening = new Promise<void>((resolve) => {
    reader.onChange((change) => {
      heard.push(change);
      if (change === null) resolve();
      if (change?.includes(MARK)) marked();
    });
  });
  await reader.listen();
  await isListening;
  // The template's stock is noted too.
  await allHeard();
});
afterAll(async () => {
  await reader?.close();
  await other?.close();
  await own?.drop();
});
beforeEach(() => {
  heard.length = 0;
});

const rows = async <Row>(sql: string, values?: unknown[]) => (await other.pool.query(sql, values)).rows as Row[];

/** Resolves when all notifications sent so far have been received, those of stock included; they arrive in order. */
async function allHeard(): Promise<void> {
  await rows('SELECT send_noted_stock()');
  const arrived = new Promise<void>((resolve) => {
    marked = resolve;
  });
  await rows('SELECT pg_notify($1, $2)', [CHANNEL, `products ${MARK}`]);
  await arrived;
}
const changes = () => heard.filter((change) => change === null || !change.includes(MARK));

async function ask(client: 'commerce' | 'content', query: string): Promise<unknown> {
  const { data, errors } = await reader.execute({ client, query, headers: { store: '1' } });
  expect(errors).toBeUndefined();
  return data;
}

async function someProduct() {
  const [found] = await rows<{ id: number; sku: string; oere: number; quantity: number }>(
    `SELECT p.id, p.sku, p.gross_oere AS oere, s.quantity FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.manage_stock AND s.quantity > 10 AND p.duty_code IS NULL
        AND NOT EXISTS (SELECT FROM product_special c WHERE c.product_id = p.id) ORDER BY p.id LIMIT 1`,
  );
  if (!found) throw new Error('The demo world has such a product');
  return found;
}
const card = (sku: string) =>
  ask(
    'commerce',
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { stock_item { qty } price_range { minimum_price { final_price { value } } } } } }`,
  );

test('publishes a changed price', async () => {
  const { id, sku, oere } = await someProduct();
  const before = await card(sku);
  expect(await card(sku)).toEqual(before);
  expect(await setPrice(other.pool, sku, oere + 1_300, TEST_NOW)).toMatchObject({ ok: true });
  await allHeard();
  expect(changes().flat()).toEqual(expect.arrayContaining([id, 'lists']));
  expect(changes()).not.toContain(null);
  expect(JSON.stringify(await card(sku))).not.toBe(JSON.stringify(before));
});

test('publishes that a product is now first in a list', async () => {
  const first =
    '{ products(filter: { category_id: { eq: "%" } }, sort: { price: ASC }, pageSize: 1) { items { sku } } }';
  const [place] = await rows<{ id: number; category: number; sku: string }>(
    `SELECT p.id, k.category_id AS category, p.sku FROM product_category k JOIN product p ON p.id = k.product_id
      WHERE p.type = 'simple' AND p.parent_id IS NULL AND (k.store_ids IS NULL OR k.store_ids @> '{1}') AND NOT k.request_price AND NOT k.only_trade
        AND NOT EXISTS (SELECT FROM product_special c WHERE c.product_id = p.id) ORDER BY k.gross_oere DESC, p.id LIMIT 1`,
  );
  const question = first.replace('%', String(place?.category));
  const before = await ask('commerce', question);
  expect(JSON.stringify(before)).not.toContain(`"${place?.sku}"`);
  await setPrice(other.pool, place?.sku ?? '', 1, TEST_NOW);
  await allHeard();
  expect(await ask('commerce', question)).toEqual({ products: { items: [{ sku: place?.sku }] } });
});

test('publishes the product alone for changed stock', async () => {
  const { id, sku, quantity } = await someProduct();
  expect(await card(sku)).toMatchObject({ products: { items: [{ stock_item: { qty: quantity } }] } });
  const change = { sku, source: 'central', how: 'add' as const, quantity: -3 };
  expect(await changeStock(other.pool, change, TEST_NOW)).toMatchObject({ ok: true });
  await allHeard();
  expect(changes()).toEqual([[id]]);
  expect(await card(sku)).toMatchObject({ products: { items: [{ stock_item: { qty: quantity - 3 } }] } });
});

test('publishes a changed variant with its parent', async () => {
  const [variant] = await rows<{ sku: string; parent: number }>(
    `SELECT p.sku, p.parent_id AS parent FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.parent_id IS NOT NULL AND s.quantity > 5 ORDER BY p.id LIMIT 1`,
  );
  const change = { sku: variant?.sku ?? '', source: 'central', how: 'add' as const, quantity: -1 };
  expect(await changeStock(other.pool, change, TEST_NOW)).toMatchObject({ ok: true });
  await allHeard();
  expect(changes().flat()).toContain(variant?.parent);
});

test('publishes changed content', async () => {
  const names = '{ stores { Name } }';
  await ask('content', names);
  await rows(`UPDATE content_entry SET body = jsonb_set(body, '{Name}', '"Omdøbt"') WHERE type = 'store'`);
  await allHeard();
  expect(changes()).toEqual([['content']]);
  expect(JSON.stringify(await ask('content', names))).toContain('Omdøbt');
});

test('publishes changed units as a change of everything, and nothing for a rolled-back transaction', async () => {
  await rows('UPDATE unit SET label_da = label_da');
  await allHeard();
  expect(changes()).toEqual([null]);
  heard.length = 0;
  const client = await other.pool.connect();
  await client.query('BEGIN');
  await client.query('UPDATE unit SET label_da = label_da');
  await client.query('ROLLBACK');
  client.release();
  await allHeard();
  expect(changes()).toEqual([]);
});

test('publishes a change of many products as a change of everything', async () => {
  await rows('UPDATE stock_item SET quantity = quantity + 1');
  await allHeard();
  expect(changes()).toEqual([null]);
});

test('publishes nothing for changes of orders, carts and mails', async () => {
  await rows(`UPDATE cart SET updated_at = updated_at`);
  await rows(`UPDATE mail SET queued_at = queued_at`);
  await allHeard();
  expect(changes()).toEqual([]);
});

/** A connection may take a second on a machine with other work to do; the time limit is longer. */
const SHORT = { beat: 20, patience: 2_000, firstTry: 20, lastTry: 40 };

test('a lost connection counts as a change of everything at each interval, and once more after reconnecting', async ({
  skip,
}) => {
  skip(!process.env.ALL_FLOWS);
  const url = new URL(own.url);
  const wire: LoopbackProxy = await openProxy({ port: Number(url.port) });
  url.port = String(wire.port);
  const told: string[] = [];
  let isThere = true;
  const ears = {
    hear: (text: string) => void told.push(text),
    missed: () => void told.push('missed'),
    isThere: async () => isThere,
    deaf: () => void told.push('deaf'),
  };
  const stop = listenOn(url.href, ears, SHORT);
  try {
    await expect.poll(() => told).toContain('missed');
    await rows('SELECT pg_notify($1, $2)', [CHANNEL, 'lists']);
    await expect.poll(() => told).toContain('lists');
    told.length = 0;
    await wire.refuse();
    await expect.poll(() => told.filter((one) => one === 'missed').length).toBeGreaterThan(2);
    // Reported once for all retries.
    expect(told.filter((one) => one === 'deaf')).toEqual(['deaf']);
    isThere = false;
    told.length = 0;
    await wire.restore();
    // Notifications sent in the meantime are lost.
    await expect.poll(() => told).toContain('missed');
    await rows('SELECT pg_notify($1, $2)', [CHANNEL, 'content']);
    await expect.poll(() => told).toContain('content');
    told.length = 0;
    await wire.silence();
    await expect.poll(() => told).toContain('deaf');
    expect(told).not.toContain('missed');
  } finally {
    await stop();
    await wire.close();
  }
});

/** A connection pool that accepts LISTEN but drops the notifications of the server. */
async function openMutePool(port: number): Promise<{ port: number; close(): Promise<void> }> {
  const NOTIFICATION = 'A'.charCodeAt(0);
  const HEAD = 5;
  const ends = new Set<{ destroy(): void }>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const end of [near, far]) ends.add(end.on('error', () => undefined));
    let left = Buffer.alloc(0);
    far.on('data', (piece) => {
      left = Buffer.concat([left, piece]);
      while (left.length >= HEAD && left.length > left.readUInt32BE(1)) {
        const message = left.subarray(0, left.readUInt32BE(1) + 1);
        if (message[0] !== NOTIFICATION) near.write(message);
        left = left.subarray(message.length);
      }
    });
    near.pipe(far);
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

test('detects a pool that drops notifications, and treats everything as changed at each interval', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const url = new URL(own.url);
  const pool = await openMutePool(Number(url.port));
  url.port = String(pool.port);
  const told: string[] = [];
  const reasons: string[] = [];
  const ears = {
    hear: (text: string) => void told.push(text),
    missed: () => void told.push('missed'),
    isThere: async () => true,
    deaf: (reason: unknown) => void reasons.push(String(reason)),
  };
  const stop = listenOn(url.href, ears, SHORT);
  try {
    await expect.poll(() => reasons).toEqual(['Error: The connection gives no notifications on (a pool between?)']);
    await expect.poll(() => told.length).toBeGreaterThan(2);
    expect(new Set(told)).toEqual(new Set(['missed']));
  } finally {
    await stop();
    await pool.close();
  }
});

test('receives changes past a pool that drops notifications, at a separate address', async () => {
  const url = new URL(own.url);
  const pool = await openMutePool(Number(url.port));
  url.port = String(pool.port);
  const database = await openDatabase({ url: url.href, listenUrl: own.url, max: 1 });
  const told: string[] = [];
  const stop = await database.listen({
    hear: (text) => void told.push(text),
    missed: () => void told.push('missed'),
    isThere: async () => true,
    deaf: (reason) => void told.push(String(reason)),
  });
  try {
    await expect.poll(() => told).toEqual(['missed']);
    await database.pool.query('UPDATE unit SET label_da = label_da');
    await expect.poll(() => told).toEqual(['missed', 'everything']);
  } finally {
    await stop();
    await database.close();
    await pool.close();
  }
});

test('a web-only process with the embedded database is rejected before the database is opened', async () => {
  const opening = openBackend({ config: readConfig({ DATA_DIR: '/nonexistent' }), jobs: false });
  await expect(opening).rejects.toThrow(/^DATABASE_URL is not set: serve and work are two processes/);
});
