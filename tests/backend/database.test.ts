// The database: migrations run once, ledgers are append-only, and the demo data is consistent.
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
import { countStatements } from '#backend/db/statements';
import { customer } from '#backend/db/tables/index';
import { inTransaction } from '#backend/db/transaction';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';
import { seed } from '#demo/seed';

let own: FreshDatabase;
let database: Database;
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 3 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});
const rows = async (sql: string) => (await database.pool.query(sql)).rows;

describe('migrations and seed', () => {
  it('change nothing the second time, also in two concurrent processes', async () => {
    expect(await Promise.all([migrate(database.pool), migrate(database.pool)])).toEqual([[], []]);
    expect(await seed(database.pool, { now: TEST_NOW, profile: 'test' })).toBe(false);
  });

  it('refuse to add demo data to a shop with its own products, with a sentence', async () => {
    const [marker] = await rows('DELETE FROM demo_marker RETURNING name, at');
    await expect(seed(database.pool, { now: TEST_NOW, profile: 'test' })).rejects.toMatchObject({
      name: 'CannotOpen',
      code: 'own-products',
    });
    await database.pool.query('INSERT INTO demo_marker (name, at) VALUES ($1, $2)', [marker.name, marker.at]);
  });
});

describe('ledgers', () => {
  beforeAll(() =>
    // Triggers run per row: changing an empty table is always allowed.
    database.pool.query('INSERT INTO point_entry (customer_id, points, at) SELECT min(id), 1, now() FROM customer'),
  );

  it.each(['price_log', 'stock_movement', 'point_entry'])('%s is append-only', async (table) => {
    expect(await rows(`SELECT 1 FROM ${table} LIMIT 1`)).toHaveLength(1);
    await expect(database.pool.query(`UPDATE ${table} SET at = now()`)).rejects.toThrow('append-only');
    await expect(database.pool.query(`DELETE FROM ${table}`)).rejects.toThrow('append-only');
  });

  it('each ledger and each document has the trigger that rejects changes, before any row is updated or deleted', async () => {
    // The bits of tgtype: for each row 1, before 2, delete 8, update 16.
    const guarded =
      await rows(`SELECT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc f ON f.oid = t.tgfoid
      WHERE f.proname IN ('refuse_change', 'refuse_event_change') AND t.tgenabled = 'O' AND t.tgtype = 27 AND t.tgqual IS NULL ORDER BY 1`);
    expect(guarded.map(({ name }) => name)).toEqual([
      ...['consent', 'coupon_use', 'e_invoice', 'gift_card_entry', 'invoice', 'invoice_line'],
      ...['invoice_payment', 'invoice_tax'],
      ...[
        'order_history',
        'payment_event',
        'point_entry',
        'price_log',
        'return_receipt',
        'shipment_event',
        'shop_event',
      ],
      ...['staff_action', 'staff_log', 'stock_movement'],
    ]);
  });

  it('stock equals the sum of its movements and is never negative', async () => {
    const off =
      await rows(`SELECT i.product_id FROM stock_item i LEFT JOIN stock_movement m USING (product_id, source_code)
      GROUP BY i.product_id, i.source_code, i.quantity HAVING i.quantity <> coalesce(sum(m.delta), 0)`);
    expect(off).toEqual([]);
    await expect(database.pool.query('UPDATE stock_item SET quantity = -1')).rejects.toThrow('check');
  });
});

describe('demo data in the database', () => {
  it('has the right product count for every category and store', async () => {
    const wrong =
      await rows(`SELECT c.id, s.id FROM category c CROSS JOIN store s LEFT JOIN category_product_count n ON n.category_id = c.id AND n.store_id = s.id
      WHERE coalesce(n.products, 0) <> (SELECT count(*) FROM product_category pc JOIN product p ON p.id = pc.product_id
        WHERE pc.category_id = c.id AND (p.store_ids IS NULL OR s.id = ANY (p.store_ids)))`);
    expect(wrong).toEqual([]);
  });

  it('gives every product an address and a picture, its own or its parent’s, and lists no variants in categories', async () => {
    expect(
      await rows(
        `SELECT p.sku FROM product p WHERE NOT EXISTS (SELECT FROM url_rewrite u WHERE u.request_path = p.url_key)`,
      ),
    ).toEqual([]);
    expect(
      await rows(
        `SELECT p.sku FROM product p WHERE NOT EXISTS (SELECT FROM product_picture g WHERE g.product_id IN (p.id, p.parent_id))`,
      ),
    ).toEqual([]);
    expect(
      await rows(
        `SELECT 1 FROM product_category pc JOIN product p ON p.id = pc.product_id WHERE p.parent_id IS NOT NULL`,
      ),
    ).toEqual([]);
  });
});

describe('statement counter', () => {
  it('counts statements of the pool, transactions and nested counters', async () => {
    const outer = await countStatements(async () => {
      await database.pool.query('SELECT 1');
      const inner = await countStatements(() => database.db.transaction(async (tx) => tx.execute('SELECT 2')));
      return inner.statements;
    });
    expect([outer.result, outer.statements]).toEqual([3, 4]);
  });
});

describe('statements of a transaction', () => {
  it('are prepared once per connection, except those with long lists of values', async () => {
    const ask = (values: number) =>
      inTransaction(database.pool, async ({ client, db }) => {
        const list = Array.from({ length: values }, (_, at) => at);
        await db.select({ id: customer.id }).from(customer).where(inArray(customer.id, list));
        const { rows: kept } = await client.query<{ statement: string }>(
          `SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%from "customer"%'`,
        );
        return kept.length;
      });
    expect(await ask(21)).toBe(0);
    const [before, after] = [await ask(2), await ask(2)];
    expect([before, after]).toEqual([1, 1]);
    expect(await ask(20)).toBe(2);
  });
});
