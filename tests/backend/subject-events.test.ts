// Events of all subjects apart from orders: one per subject with its state when it was numbered, none without change, none that waits.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_LOCK } from '#backend/commerce/catalogue/import/stage.sql';
import { endAccount } from '#backend/commerce/customer/account/end-account';
import { customer } from '#backend/db/tables/index';
import { inTransaction } from '#backend/db/transaction';
import { eventsAfter, numberAllEvents, numberEvents } from '#backend/events/events.sql';
import { type Counter, logIn, openCounter, place, readyCart, someSkus } from './test-backend';

const MANY = process.env.ALL_FLOWS ? 10_000 : 1_000;
const EVERYTHING = { kinds: null, stores: null };

let counter: Counter;
let sku = '';
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1);
});
afterAll(() => counter?.close());

let read = 0;
async function newEvents(most = 100_000) {
  const { pool } = counter.database;
  await numberAllEvents(pool);
  const events = await eventsAfter(pool, read, EVERYTHING, most);
  read = events.at(-1)?.number ?? read;
  return events.filter((event) => event.subject_kind !== 'order');
}
const newKinds = async () => (await newEvents()).map(({ kind, subject }) => `${kind} ${subject}`).sort();
const changed = (text: string, values: unknown[] = []) => counter.rows(text, values);
const many = async (statements: (run: (text: string) => Promise<unknown>) => Promise<unknown>) =>
  inTransaction(counter.database.pool, ({ client }) => statements((text) => client.query(text, [sku])));

const customerOf = async (email: string) => {
  const [found] = await counter.database.db.select().from(customer).where(eq(customer.email, email));
  if (!found) throw new Error(`${email} is missing`);
  return found;
};

describe('a product', () => {
  it('that changes is one event with its state; what the shop computes is none', async () => {
    await newEvents();
    await changed("UPDATE product SET name_da = 'Kuglepen X', weight_grams = 12 WHERE sku = $1", [sku]);
    expect(await newEvents()).toMatchObject([
      {
        kind: 'product.changed',
        subject: sku,
        store: null,
        state: { sku, name: { da: 'Kuglepen X' }, weightGrams: 12 },
      },
    ]);
    await changed('UPDATE product SET popularity = popularity + 1 WHERE sku = $1', [sku]);
    await changed("UPDATE product SET name_da = 'Kuglepen X' WHERE sku = $1", [sku]);
    expect(await newKinds()).toEqual([]);
  });

  it('has separate events of price and stock: one each for many statements of a transaction', async () => {
    await newEvents();
    await many(async (run) => {
      await run('UPDATE product SET gross_oere = 111 WHERE sku = $1');
      await run('UPDATE product SET gross_oere = 222 WHERE sku = $1');
      await run("INSERT INTO product_tier SELECT id, 'all', 50, 200 FROM product WHERE sku = $1");
      await run('UPDATE stock_item i SET quantity = 4 FROM product p WHERE p.id = i.product_id AND p.sku = $1');
      await run('UPDATE stock_item i SET quantity = 5 FROM product p WHERE p.id = i.product_id AND p.sku = $1');
    });
    const events = await newEvents();
    expect(events.map(({ kind }) => kind).sort()).toEqual(['price.changed', 'stock.changed']);
    const [price, stock] = ['price', 'stock'].map((kind) => events.find((event) => event.subject_kind === kind));
    expect(price?.state).toMatchObject({
      sku,
      grossOere: 222,
      tiers: expect.arrayContaining([{ audience: 'all', quantity: 50, grossOere: 200 }]),
    });
    expect(stock?.state).toMatchObject({ sku, sources: expect.arrayContaining([{ source: 'central', quantity: 5 }]) });
    // Written again as it is, as an import does.
    await many(async (run) => {
      await run(
        "DELETE FROM product_tier t USING product p WHERE p.id = t.product_id AND p.sku = $1 AND t.quantity = 50 AND t.audience = 'all'",
      );
      await run("INSERT INTO product_tier SELECT id, 'all', 50, 200 FROM product WHERE sku = $1");
    });
    expect(await newKinds()).toEqual([]);
  });

  it('that is ordered has less stock', async () => {
    await newEvents();
    const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
    await newEvents();
    await place(counter, await readyCart(counter, [[sku, 2]], 'account', who), who);
    expect(await newKinds()).toEqual([`stock.changed ${sku}`]);
  });
});

describe('a customer', () => {
  it('that changes is one event with the addresses, in the customer’s store', async () => {
    const { id } = await customerOf('birgitte@havnens-arkitekter.example');
    await newEvents();
    await changed("UPDATE customer SET lastname = 'Holm' WHERE id = $1", [id]);
    await changed("UPDATE customer_address SET city = 'Aarhus C' WHERE customer_id = $1", [id]);
    await changed("UPDATE customer SET password_hash = 'x' WHERE id = $1", [id]);
    const events = await newEvents();
    expect(events.map(({ kind, subject, store }) => [kind, subject, store])).toEqual([
      ['customer.changed', String(id), 'b2b'],
    ]);
    expect(events.at(-1)?.state).toMatchObject({
      ...{ id, lastname: 'Holm', company: { name: expect.any(String) } },
      addresses: expect.arrayContaining([expect.objectContaining({ city: 'Aarhus C' })]),
    });
    expect(JSON.stringify(events)).not.toContain('password');
  });

  it('that is erased leaves one event, without personal data', async () => {
    const anna = await customerOf('anna@example.dk').catch(async () => {
      const [row] = await counter.rows<{ email: string }>(
        `SELECT c.email FROM customer c WHERE c.business_id IS NULL AND c.closed_at IS NULL
          AND NOT EXISTS (SELECT FROM sales_order o WHERE o.customer_id = c.id) ORDER BY c.id LIMIT 1`,
      );
      return customerOf(row?.email ?? '');
    });
    await changed("UPDATE customer SET lastname = 'Sletmig' WHERE id = $1", [anna.id]);
    const eventsOf = () =>
      counter.rows<{ kind: string; state: object }>(
        "SELECT kind, state FROM business_event WHERE subject_kind = 'customer' AND subject_id = $1",
        [anna.id],
      );
    expect((await eventsOf()).length).toBeGreaterThan(0);
    await inTransaction(counter.database.pool, (tx) => endAccount(tx, anna, counter.clock.now()));
    expect(await eventsOf()).toEqual([
      { kind: 'customer.closed', state: { id: anna.id, closedAt: expect.any(String) } },
    ]);
  });
});

it('a company that changes is an event', async () => {
  await newEvents();
  await changed('UPDATE business SET credit_limit_oere = 4200000 WHERE id = (SELECT min(id) FROM business)');
  expect(await newEvents()).toMatchObject([
    { kind: 'company.changed', state: { creditLimitOere: 4_200_000, cvr: expect.stringMatching(/^\d{8}$/) } },
  ]);
});

it('a return, a withdrawal and a complaint are events without names and texts of people', async () => {
  const number = (await place(counter, await readyCart(counter, [[sku, 2]], 'card', {}), {})).number ?? '';
  await newEvents();
  const made = async (table: string, columns: string, values: string) =>
    (
      await counter.rows<{ id: number }>(
        `INSERT INTO ${table} (number, order_id, ${columns}) SELECT 'N-1', o.id, ${values} FROM sales_order o WHERE o.number = $1 RETURNING id`,
        [number],
      )
    )[0]?.id;
  const contact = '{"name": "Hemmelig Person", "email": "h@example.dk", "telephone": "12345678"}';
  const id = await made(
    'goods_return',
    'requested_at, form_key, is_pickup, size, parcels, weight_grams, contact, comment',
    `now(), 'k', false, 'box', 1, 100, '${contact}', 'Hemmelig'`,
  );
  await changed(
    'INSERT INTO goods_return_line SELECT $1, l.id, 2, 0, 0 FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $2',
    [id, number],
  );
  await made('withdrawal', 'declared_at, form_key', "now(), 'k'");
  await changed('INSERT INTO complaint_upload (key, created_at) VALUES (gen_random_uuid(), now())');
  await made(
    'complaint',
    `public_token, upload_id, store_id, order_line_id, is_consumer, product, quantity, name, email, description, wish, state, language, received_at`,
    `'t', (SELECT max(id) FROM complaint_upload), o.store_id, (SELECT min(l.id) FROM order_line l WHERE l.order_id = o.id), false, 'Hemmelig', 1,
      'Hemmelig', 'h@example.dk', 'Hemmelig', 'refund', 'received', 'da', now()`,
  );
  const events = await newEvents();
  expect(events.map(({ kind, subject, store }) => `${kind} ${subject} ${store}`)).toEqual([
    ...['return.changed N-1 b2c', 'withdrawal.changed N-1 b2c', 'complaint.changed N-1 b2c'],
  ]);
  expect(events[0]?.state).toMatchObject({ order: number, lines: [{ sku, quantity: 2, received: 0 }] });
  expect(events[2]?.state).toMatchObject({ order: number, sku, wish: 'refund', state: 'received' });
  expect(JSON.stringify(events)).not.toMatch(/Hemmelig|h@example/);
});

it('products that change in one transaction, a thousand or more, are an event each', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const insert = (
    prefix: string,
  ) => `INSERT INTO product (sku, name_da, name_en, url_key, gross_oere, unit, created_at, type)
    SELECT '${prefix}' || n, 'Vare ' || n, 'Item ' || n, '${prefix}' || n, 100, p.unit, now(), 'simple'
    FROM generate_series(1, ${MANY}) n, (SELECT unit FROM product LIMIT 1) p`;
  const timed = async (text: string, isOff: boolean) => {
    const begun = performance.now();
    await inTransaction(counter.database.pool, async ({ client }) => {
      if (isOff) await client.query("SET LOCAL shop.no_events = 'on'");
      await client.query(text);
    });
    return Math.round(performance.now() - begun);
  };
  const without = await timed(insert('quiet-'), true);
  await newEvents();
  const took = await timed(insert('mass-'), false);
  console.info(`${MANY} products: ${without} ms without events, ${took} ms with product.changed and price.changed`);
  await counter.rows('ANALYZE product');
  const prices = await timed("UPDATE product SET gross_oere = 90 WHERE sku LIKE 'mass-%'", false);
  const quiet = await timed("UPDATE product SET gross_oere = 90 WHERE sku LIKE 'quiet-%'", true);
  console.info(`${MANY} prices: ${quiet} ms without events, ${prices} ms with`);
  const begun = performance.now();
  await numberAllEvents(counter.database.pool);
  console.info(`numbered in ${Math.round(performance.now() - begun)} ms`);
  const [count] = await counter.rows<{ prices: number; products: number; unfinished: number }>(
    `SELECT count(*) FILTER (WHERE kind = 'price.changed')::int AS prices, count(*) FILTER (WHERE kind = 'product.changed')::int AS products,
      count(*) FILTER (WHERE state IS NULL OR number IS NULL)::int AS unfinished FROM business_event WHERE subject LIKE 'mass-%'`,
  );
  // The two changes of a price between two readings are one event.
  expect(count).toEqual({ prices: MANY, products: MANY, unfinished: 0 });
  expect(await counter.rows("SELECT FROM business_event WHERE subject LIKE 'quiet-%'")).toEqual([]);
});

it('approvals, subscriptions, gift cards, points and promotions are events without codes and texts', async () => {
  await newEvents();
  const { id } = await customerOf('birgitte@havnens-arkitekter.example');
  await changed("INSERT INTO point_entry (customer_id, points, note, at) VALUES ($1, 70, 'Hemmelig', now())", [id]);
  await changed("INSERT INTO point_entry (customer_id, points, note, at) VALUES ($1, -30, '', now())", [id]);
  await changed(
    "INSERT INTO gift_card (code, code_key, note, issued_at) VALUES ('KADO-1234', 'KADO1234', 'Hemmelig', now())",
  );
  await changed(`INSERT INTO gift_card_entry (gift_card_id, kind, oere, key, at)
    SELECT id, 'issued', 50000, 'k', now() FROM gift_card WHERE code_key = 'KADO1234'`);
  await changed(
    `INSERT INTO subscription (customer_id, store_id, name, status, rhythm, start_on, payment_code, language, created_at)
      SELECT $1, store_id, 'Hemmelig', 'draft', 'month', '2026-12-01', 'account', 'da', now() FROM customer WHERE id = $1`,
    [id],
  );
  await changed(
    `INSERT INTO subscription_item (subscription_id, product_id, position, quantity)
      SELECT n.id, p.id, 1, 3 FROM subscription n, product p WHERE n.name = 'Hemmelig' AND p.sku = $1`,
    [sku],
  );
  await changed('UPDATE promotion SET percent_bp = percent_bp + 1 WHERE id = (SELECT min(id) FROM promotion)');
  const [numbered] = await counter.rows<{ number: string }>(
    `INSERT INTO order_approval (order_id, buyer_id, approver_id, asked_at, expires_at)
      SELECT o.id, $1, (SELECT min(id) FROM customer WHERE id <> $1), now(), now() FROM sales_order o
      WHERE NOT EXISTS (SELECT FROM order_approval a WHERE a.order_id = o.id) ORDER BY o.id DESC LIMIT 1
      RETURNING (SELECT number FROM sales_order o WHERE o.id = order_id)`,
    [id],
  );
  const events = await newEvents();
  expect(new Map(events.map(({ kind, state }) => [kind, state]))).toEqual(
    new Map<string, unknown>([
      [
        'points.changed',
        expect.objectContaining({ customer: id, lastEntry: expect.objectContaining({ points: -30 }) }),
      ],
      ['giftcard.changed', expect.objectContaining({ balanceOere: 50_000 })],
      [
        'subscription.changed',
        expect.objectContaining({ customer: id, lines: [{ sku, quantity: 3, isSkipped: false }] }),
      ],
      ['promotion.changed', expect.objectContaining({ kind: expect.any(String) })],
      ['approval.changed', expect.objectContaining({ order: numbered?.number, buyer: id, decision: null })],
    ]),
  );
  expect(events).toHaveLength(5);
  expect(JSON.stringify(events)).not.toMatch(/Hemmelig|KADO/);
});

describe('transactions that touch the same subjects', () => {
  const open = async (text: string) => {
    const client = await counter.database.pool.connect();
    await client.query("BEGIN; SET LOCAL lock_timeout = '2s'");
    await client.query(text);
    return client;
  };
  const end = async (client: Awaited<ReturnType<typeof open>>, how: 'COMMIT' | 'ROLLBACK') => {
    await client.query(how);
    client.release();
  };
  const noted = (order: string) =>
    `SELECT note_events(kind, ARRAY(SELECT id FROM product WHERE sku NOT LIKE 'mass-%' AND sku NOT LIKE 'quiet-%' ORDER BY ${order})) FROM unnest(ARRAY['price.changed', 'stock.changed']) kind`;

  it('in different order neither wait for each other nor make an order wait', async () => {
    const first = await open(noted('id'));
    const second = await open(noted('id DESC'));
    await second.query(noted('id'));
    await first.query(noted('id DESC'));
    await place(counter, await readyCart(counter, [[sku, 1]], 'card', {}), {});
    expect(await newKinds()).toEqual([`stock.changed ${sku}`]);
    await end(second, 'COMMIT');
    await end(first, 'COMMIT');
    // Every product is noted, and the first event says how each is.
    expect((await newEvents()).length).toBeGreaterThan(100);
    expect(await counter.rows('SELECT FROM business_event WHERE number IS NULL')).toEqual([]);
  });

  it('leave a last event that has what both wrote', async () => {
    const { id } = await customerOf('birgitte@havnens-arkitekter.example');
    const first = await open(`UPDATE customer SET lastname = 'Dahl' WHERE id = ${id}`);
    const second = await open(`UPDATE customer_address SET city = 'Odense C' WHERE customer_id = ${id}`);
    await Promise.all([end(first, 'COMMIT'), end(second, 'COMMIT')]);
    const state = (await newEvents()).findLast(({ kind }) => kind === 'customer.changed')?.state;
    expect(state).toMatchObject({
      lastname: 'Dahl',
      addresses: expect.arrayContaining([expect.objectContaining({ city: 'Odense C' })]),
    });
  });

  it('many at once end without a deadlock while numbers are given', async () => {
    await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        await counter.rows(noted(at % 2 ? 'id' : 'id DESC'));
        if (at % 3 === 0) await numberEvents(counter.database.pool);
      }),
    );
    await newEvents();
    expect(await counter.rows('SELECT FROM business_event WHERE number IS NULL')).toEqual([]);
  });

  it('numbers are given while an import is under way', async () => {
    await newEvents();
    await inTransaction(counter.database.pool, async ({ client }) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
      await changed('UPDATE product SET gross_oere = gross_oere + 1 WHERE sku = $1', [sku]);
      expect(await newKinds()).toEqual([`price.changed ${sku}`]);
    });
  });

  it('numbers are given while an erasure is open', async () => {
    const { id } = await customerOf('birgitte@havnens-arkitekter.example');
    await changed("UPDATE customer SET lastname = 'Holm-Dahl' WHERE id = $1", [id]);
    const erasing = await open("SET LOCAL shop.forget_person = 'on'");
    await erasing.query(`SELECT note_events('customer.changed', ARRAY[${id}])`);
    await changed("UPDATE business SET name = name || ' A/S' WHERE id = (SELECT min(id) FROM business)");
    expect((await newEvents()).map(({ kind }) => kind)).toEqual(['company.changed']);
    await end(erasing, 'ROLLBACK');
    expect((await newEvents()).map(({ kind }) => kind)).toEqual(['customer.changed']);
  });
});
