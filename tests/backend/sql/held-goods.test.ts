// Rows locked until the end of a transaction: other transactions wait for them, or skip them.
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeStage, freshProduct, openStage, stageRows } from '#backend/commerce/catalogue/import/stage.sql';
import { writeProducts } from '#backend/commerce/catalogue/import/write/products.sql';
import { writeStock } from '#backend/commerce/catalogue/import/write/stock.sql';
import { holdMaintenance, holdProduct, holdShelf } from '#backend/commerce/catalogue/maintenance/maintenance.sql';
import { lockMark, takeDueOrders } from '#backend/commerce/recommendation/rollup/rollup.sql';
import { type Database, openDatabase } from '#backend/db/client';
import { freshDatabase } from '../../support/database';

let database: Database;
let drop: () => Promise<void>;
let [one, other]: pg.PoolClient[] = [];
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  database = await openDatabase({ url: fresh.url, max: 2 });
  one = await database.pool.connect();
  other = await database.pool.connect();
  // Fails instead of waiting forever when a row is locked unexpectedly.
  for (const on of [one, other]) await on.query(`SET lock_timeout = '500ms'`);
});
beforeEach(async () => {
  for (const on of both()) await on.query('BEGIN');
});
afterEach(async () => {
  for (const on of both()) await on.query('ROLLBACK');
});
afterAll(async () => {
  for (const on of both()) on.release();
  await database.close();
  await drop();
});
function both(): [pg.PoolClient, pg.PoolClient] {
  if (!one || !other) throw new Error('the connections are not open');
  return [one, other];
}
const isLocked = async (table: string, where: string, values: unknown[]) => {
  const [, on] = both();
  const { rows } = await on.query(`SELECT 1 FROM ${table} WHERE ${where} FOR NO KEY UPDATE SKIP LOCKED`, values);
  return rows.length === 0;
};

test('locks a product whose price is changed, and a stock row that is counted', async () => {
  const [on] = both();
  const { rows } = await on.query<{ sku: string; id: number; source: string }>(
    'SELECT p.sku, p.id, s.source_code AS source FROM product p JOIN stock_item s ON s.product_id = p.id ORDER BY p.id LIMIT 1',
  );
  const { sku, id, source } = rows[0] ?? { sku: '', id: 0, source: '' };
  await holdProduct(on, sku);
  await holdShelf(on, id, source);
  expect(await isLocked('product', 'sku = $1', [sku])).toBe(true);
  expect(await isLocked('product', 'sku <> $1 LIMIT 1', [sku])).toBe(false);
  expect(await isLocked('stock_item', 'product_id = $1 AND source_code = $2', [id, source])).toBe(true);
});

test('locks a running maintenance job', async () => {
  const [on] = both();
  await on.query(`INSERT INTO upkeep (name, at) VALUES ('held', now())`);
  await on.query('COMMIT');
  await on.query('BEGIN');
  await holdMaintenance(on, 'held');
  expect(await isLocked('upkeep', 'name = $1', ['held'])).toBe(true);
});

test('sums are computed by one process at a time', async () => {
  const [first, second] = both();
  expect(await lockMark(first)).not.toBeNull();
  expect(await lockMark(second)).toBeNull();
});

test('due orders locked by another process are skipped', async () => {
  const [first, second] = both();
  await first.query('TRUNCATE order_due');
  await first.query('INSERT INTO order_due SELECT generate_series(1, 501)');
  await first.query('COMMIT');
  await first.query('BEGIN');
  await takeDueOrders(first);
  await takeDueOrders(second);
  const left = async (on: pg.PoolClient) => (await on.query('SELECT order_id FROM order_due ORDER BY 1')).rows;
  expect(await left(first)).toEqual([{ order_id: 501 }]);
  expect((await left(second)).length).toBe(500);
});

describe('an import', () => {
  const NOW = new Date('2026-03-02T09:00:00Z');

  test('excludes a second concurrent import', async () => {
    const [first, second] = both();
    expect(await openStage(first)).toBe(true);
    expect(await openStage(second)).toBe(false);
  });

  test('locks the products in its file, and the stock rows whose quantity changes', async () => {
    const [on] = both();
    const { rows } = await on.query<{ sku: string; id: number; quantity: number }>(
      `SELECT p.sku, p.id, s.quantity FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
        WHERE p.type = 'simple' AND p.parent_id IS NULL ORDER BY p.id LIMIT 3`,
    );
    const [counted, same] = rows;
    await openStage(on);
    const row = (sku = '', central = 0) => ({ sku, doc: {}, fresh: {}, facts: { stock: { central } } });
    await stageRows(
      on,
      [
        { line: 2, ...row(counted?.sku, (counted?.quantity ?? 0) + 1) },
        { line: 3, ...row(same?.sku, same?.quantity) },
      ],
      await freshProduct(on, NOW),
    );
    await closeStage(on);
    await writeProducts(on);
    const held = [];
    for (const one of rows) held.push(await isLocked('product', 'id = $1', [one.id]));
    expect(held).toEqual([true, true, false]);
    const shelves: boolean[] = [];
    // Checked before the rows are updated, as an updated row is locked anyway.
    const watched: pg.PoolClient = Object.assign(Object.create(on), {
      async query(text: string, values?: unknown[]) {
        if (text.startsWith('UPDATE stock_item'))
          for (const { id } of rows)
            shelves.push(await isLocked('stock_item', `product_id = $1 AND source_code = 'central'`, [id]));
        return on.query(text, values);
      },
    });
    await writeStock(watched, NOW);
    expect(shelves).toEqual([true, false, false]);
  });
});
