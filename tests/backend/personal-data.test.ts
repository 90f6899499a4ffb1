// Personal data: every table is covered by the export and by a retention rule, and data is erased on request or after its retention time.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '#backend/cli/run';
import { openShop, shopOver } from '#backend/cli/shop';
import { closeRequested } from '#backend/commerce/customer/account/close-account';
import { exportPerson } from '#backend/commerce/personal-data/export-data';
import { KEPT_TABLES } from '#backend/commerce/personal-data/kept-tables.sql';
import { forgetByRule, forgetOfNouns } from '#backend/commerce/retention/forget';
import { forgetOld } from '#backend/commerce/retention/retention.sql';
import { RETENTION, RETENTION_CODES } from '#domain/customer/retention';
import {
  CancelErasureDocument,
  CloseAccountDocument,
  DataExportDocument,
  DataKeptDocument,
} from '~/services/generated/commerce';
import { NOT_PERSONAL } from '../support/not-personal';
import { sentAt } from './after-sales';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus } from './test-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

const DAY = 24 * 60 * 60 * 1000;
const ANNA = 'anna@example.dk';

let counter: Counter;
let skus: string[];
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 2);
});
afterAll(() => counter?.close());

const sku = (at: number) => skus[at] ?? '';

/** Names of columns that identify a person. */
const PERSONAL =
  /^(e?mail|recipient|firstname|lastname|middlename|nickname|telephone|phone|mobile|contact|street|postcode|requisitioner|customer_id|buyer_id|approver_id|decided_by|made_by|.*_address)$/;
/** Tables whose rows may belong to a person. */
const OWNERS = [
  'customer',
  'sales_order',
  'cart',
  'subscription',
  'shopping_list',
  'shipment',
  'payment',
  'invoice',
  'withdrawal',
  'gift_card',
];

describe('every table of the database', () => {
  test('with personal data is in the export, and has a rule for erasure or retention', async () => {
    const columns = await counter.rows<{ table: string; column: string }>(
      `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
        JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'`,
    );
    const references = await counter.rows<{ table: string; to: string }>(
      `SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS "to" FROM pg_constraint
        WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    );
    const suspect = new Set([
      ...columns.filter(({ column }) => PERSONAL.test(column)).map(({ table }) => table),
      ...references.filter(({ to }) => OWNERS.includes(to)).map(({ table }) => table),
      'customer',
    ]);
    const told = new Set([...KEPT_TABLES.map(({ table }) => table), ...Object.keys(NOT_PERSONAL)]);
    expect([...suspect].filter((table) => !told.has(table)).sort()).toEqual([]);
    const there = new Set(columns.map(({ table }) => table));
    expect([...told].filter((table) => !there.has(table)).sort()).toEqual([]);
    expect(KEPT_TABLES.filter(({ table }) => table in NOT_PERSONAL)).toEqual([]);
  });

  test('excludes secrets of logins and links from the export', async () => {
    const columns = await counter.rows<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name ~ '(token|hash|secret|password|private)' AND column_name <> 'config_hash'`,
    );
    const open = columns.filter(({ table, column }) => {
      const kept = KEPT_TABLES.find((one) => one.table === table);
      return kept && !kept.secret?.includes(column);
    });
    expect(open).toEqual([]);
  });
});

async function guestOrder(email: string): Promise<string> {
  const cart = await readyCart(counter, [[sku(0), 1]], 'card');
  await counter.rows('UPDATE cart SET email = $2 WHERE id = $1', [cart, email]);
  const placed = await place(counter, cart);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}

const everything = async (email: string, customerId: number | null) => {
  const data = await exportPerson(counter.database.pool, { customerId, email }, counter.clock.now());
  return new Map(data.sections.map(({ table, rows }) => [table, rows]));
};

describe('a customer', () => {
  test('gets all their personal data, none of others, and no secret', async () => {
    const anna = await logIn(counter, ANNA);
    const { data } = await counter.ask(DataExportDocument, {}, anna);
    const json = data?.customerDataExport ?? '';
    const kept: { sections: { table: string; rows: Record<string, unknown>[] }[] } = JSON.parse(json);
    const tables = new Map(kept.sections.map(({ table, rows }) => [table, rows]));
    expect(tables.get('customer')).toMatchObject([{ email: ANNA, firstname: 'Anna' }]);
    const [owned] = await counter.rows<{ orders: number; addresses: number }>(
      `SELECT (SELECT count(*)::int FROM sales_order o WHERE o.customer_id = c.id) AS orders,
          (SELECT count(*)::int FROM customer_address a WHERE a.customer_id = c.id) AS addresses FROM customer c WHERE c.email = $1`,
      [ANNA],
    );
    expect([tables.get('sales_order')?.length ?? 0, tables.get('customer_address')?.length]).toEqual([
      owned?.orders,
      owned?.addresses,
    ]);
    for (const secret of ['password_hash', 'token_hash', 'public_token', 'havnens-arkitekter'])
      expect(json).not.toContain(secret);
  });

  test('is rejected without a login, and sees consents and retention times', async () => {
    expect((await counter.ask(DataExportDocument, {})).data).toBeNull();
    const anna = await logIn(counter, ANNA);
    await counter.rows('UPDATE customer SET terms_accepted_at = now() WHERE email = $1', [ANNA]);
    await counter.rows(
      `INSERT INTO newsletter_subscription (email, store_id, status, location, changed_at) VALUES ($1, 1, 'SUBSCRIBED', 'profile', now())
        ON CONFLICT (email) DO UPDATE SET status = 'SUBSCRIBED', changed_at = now()`,
      [ANNA],
    );
    const { data } = await counter.ask(DataKeptDocument, {}, anna);
    expect(data?.customerConsents.map(({ purpose, given }) => [purpose, given]).sort()).toEqual([
      ['NEWSLETTER', true],
      ['TERMS', true],
    ]);
    expect(data?.dataRetention).toEqual(
      RETENTION_CODES.map((code) => ({ code, days: null, years: null, ...RETENTION[code] })),
    );
  });

  test('does not get a guest’s earlier orders with the same address', async () => {
    const anna = await logIn(counter, ANNA);
    const number = await guestOrder(ANNA);
    expect((await counter.ask(DataExportDocument, {}, anna)).data?.customerDataExport).not.toContain(number);
  });

  test('is erased by the job when open orders are completed, except bookkeeping data', async () => {
    const [who] = await counter.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [ANNA]);
    const id = who?.id ?? 0;
    const anna = await logIn(counter, ANNA);
    const placed = await place(counter, await readyCart(counter, [[sku(1), 1]], 'card', anna), anna);
    if (placed.payAt) await press(counter, placed.payAt, 'authorised');
    const close = () => counter.ask(CloseAccountDocument, { password: DEMO_PASSWORD }, anna);
    const requested = async () => (await counter.ask(DataKeptDocument, {}, anna)).data?.requestedErasure;
    const work = () => closeRequested({ ...counter.database, now: counter.clock.now() });
    expect(await requested()).toBeNull();
    expect((await close()).data?.closeCustomerAccount).toBe(false);
    const [first] = [await requested()];
    expect(first?.open_orders).toContain(placed.number);
    // A second request retains the date of the first; a canceled one is deleted.
    counter.clock.forward(1000);
    await close();
    expect(await requested()).toEqual(first);
    await work();
    expect(await requested()).toEqual(first);
    await counter.ask(CancelErasureDocument, {}, anna);
    expect(await requested()).toBeNull();
    await close();
    await counter.rows(
      `UPDATE sales_order SET status = 'complete' WHERE customer_id = $1 AND status NOT IN ('canceled', 'closed')`,
      [id],
    );
    await counter.rows(
      `INSERT INTO staff_log (at, staff, customer_id, kind, fields, details, request_id) VALUES (now(), 'Bo', $1, 'look', 'customer', 'Anna', '')`,
      [id],
    );
    // A queued mail is still sent.
    await counter.deliverMail();
    const before = await everything(ANNA, id);
    await work();
    const [closed] = await counter.rows<{ closed: boolean; requested: Date | null }>(
      'SELECT closed_at IS NOT NULL AS closed, erasure_requested_at AS requested FROM customer WHERE id = $1',
      [id],
    );
    expect(closed).toEqual({ closed: true, requested: null });
    expect((await counter.ask(DataExportDocument, {}, anna)).data).toBeNull();
    const after = await everything(ANNA, id);
    // The event that the account is closed replaces those of the customer.
    const countOf = (tables: typeof after, table: string) =>
      tables.get(table)?.filter((row) => row.subject_kind !== 'customer').length;
    for (const { table, onErasure } of KEPT_TABLES) {
      if (onErasure === 'deleted' && table !== 'cart' && !table.startsWith('cart_'))
        expect([table, after.get(table)]).toEqual([table, undefined]);
      if (onErasure === 'bookkeeping') expect([table, countOf(after, table)]).toEqual([table, countOf(before, table)]);
    }
    // The sending service is still to be notified of the removed address: that row is deleted after its response.
    const isDone = (table: string) =>
      table !== 'newsletter_telling' && KEPT_TABLES.find((one) => one.table === table)?.onErasure !== 'bookkeeping';
    const left = JSON.stringify([...after].filter(([table]) => isDone(table)));
    // A guest's order with the same address is separate; staff handle it.
    expect(left).not.toContain(ANNA);
    expect(after.get('staff_log')).toMatchObject([{ details: '' }]);
    expect(await counter.rows('SELECT nickname FROM review WHERE customer_id = $1', [id])).toEqual([]);
  });
});

test('no row is exported to two unrelated people', async () => {
  const told = new Map<string, string>();
  const twice: string[] = [];
  const guest = 'for-sig-selv@example.dk';
  await sentAt(counter, await guestOrder(guest));
  for (const email of [ANNA, 'birgitte@havnens-arkitekter.example', guest]) {
    const [who] = await counter.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [email]);
    for (const [table, rows] of await everything(email, who?.id ?? null))
      for (const row of rows) {
        const key = `${table} ${JSON.stringify(row)}`;
        if ((told.get(key) ?? email) !== email) twice.push(key);
        told.set(key, email);
      }
  }
  expect(twice).toEqual([]);
  const tables = new Set([...told.keys()].map((key) => key.split(' ')[0]));
  expect(
    ['sales_order', 'order_line', 'shipment_line', 'invoice_line', 'mail'].filter((table) => !tables.has(table)),
  ).toEqual([]);
});

test('an erasure waits for returns in transit, and does not affect carts of others', async () => {
  const email = 'sender-retur@example.dk';
  const number = await guestOrder(email);
  await counter.rows(`UPDATE sales_order SET status = 'complete' WHERE number = $1`, [number]);
  await counter.rows(
    `INSERT INTO goods_return (number, order_id, requested_at, form_key, is_pickup, size, parcels, weight_grams, contact, comment)
      SELECT 'E' || o.id, o.id, $2, 'y', false, 'box', 1, 0, '{"name": "Bo", "email": "b@example.dk", "telephone": "1"}', ''
        FROM sales_order o WHERE o.number = $1`,
    [number, counter.clock.now()],
  );
  const now = counter.clock.now();
  for (const [id, whose] of [
    ['erase-own', email],
    ['erase-other', 'en-anden@example.dk'],
  ])
    await counter.rows(
      `INSERT INTO cart (id, store_id, status, email, created_at, updated_at) VALUES ($1, 1, 'active', $2, $3, $3)`,
      [id, whose, now],
    );
  await counter.deliverMail();
  expect((await run('customer', 'erase', email, '--yes')).said).toContain(number);
  await counter.rows('UPDATE goods_return SET closed_at = $1 WHERE form_key = $2', [now, 'y']);
  expect(await run('customer', 'erase', email, '--yes')).toMatchObject({ code: 0 });
  expect(await counter.rows("SELECT id, status, email FROM cart WHERE id LIKE 'erase-%' ORDER BY id")).toEqual([
    { id: 'erase-other', status: 'active', email: 'en-anden@example.dk' },
  ]);
  const [own] = await counter.rows(
    'SELECT c.email FROM cart c JOIN sales_order o ON o.cart_id = c.id WHERE o.number = $1',
    [number],
  );
  expect(own).toEqual({ email: null });
  const ofOthers = await counter.rows(
    'SELECT 1 FROM cart c JOIN sales_order o ON o.cart_id = c.id WHERE o.email <> $1 AND c.email IS NOT NULL LIMIT 1',
    [email],
  );
  expect(ofOthers).toHaveLength(1);
});

const UPLOAD = '3f2b8a52-7f0e-4c1e-9a65-0c9c1f6f5e11';

/** With one picture and one message. */
async function withOneComplaint(number: string): Promise<{ complaint: number }> {
  const [made] = await counter.rows<{ complaint: number }>(
    `WITH u AS (INSERT INTO complaint_upload (key, created_at) VALUES ($2::uuid, $3) RETURNING id),
        p AS (INSERT INTO complaint_picture (upload_id, side, hash, bytes, taken_at) SELECT id, 'front', 'h', '\\x52494646', $3 FROM u),
        c AS (INSERT INTO complaint (number, public_token, upload_id, store_id, order_id, order_line_id, is_consumer, product, quantity, name, email,
            description, wish, state, language, received_at)
          SELECT 'K' || o.id, 'k' || o.id, u.id, o.store_id, o.id, l.id, true, l.name, 1, 'Karen', o.email, 'Går ikke', 'repair', 'asked', 'da', $3
            FROM u, sales_order o JOIN order_line l ON l.order_id = o.id WHERE o.number = $1 RETURNING id),
        m AS (INSERT INTO complaint_message (complaint_id, by, text, state, at) SELECT id, 'shop', 'Hvornår?', 'asked', $3 FROM c)
      SELECT id AS complaint FROM c`,
    [number, UPLOAD, counter.clock.now()],
  );
  return { complaint: made?.complaint ?? 0 };
}

test('an open complaint blocks the erasure; afterwards its pictures are deleted and the complaint is retained, having been exported before', async () => {
  const email = 'reklamerer@example.dk';
  const number = await guestOrder(email);
  const { complaint } = await withOneComplaint(number);
  await counter.rows(`UPDATE sales_order SET status = 'complete' WHERE number = $1`, [number]);
  const before = await everything(email, null);
  expect(before.get('complaint_picture')).toMatchObject([{ side: 'front', bytes: '\\x52494646' }]);
  expect((await run('customer', 'erase', email, '--yes')).said).toContain(number);
  await counter.rows(`UPDATE complaint SET state = 'refused', closed_at = now() WHERE id = $1`, [complaint]);
  expect(await run('customer', 'erase', email, '--yes')).toMatchObject({ code: 0 });
  const after = await everything(email, null);
  expect([after.has('complaint_picture'), after.get('complaint')?.length]).toEqual([false, 1]);
  await counter.rows('DELETE FROM complaint_message WHERE complaint_id = $1', [complaint]);
  await counter.rows('DELETE FROM complaint WHERE id = $1', [complaint]);
  await counter.rows('DELETE FROM complaint_upload WHERE key = $1::uuid', [UPLOAD]);
});

async function run(...typed: string[]) {
  const config = openShop({ NODE_ENV: 'test' }).config;
  const shop = shopOver({ config, database: async () => counter.database, selling: null });
  let said = '';
  const note = (text: string) => {
    said += text;
  };
  const code = await runCommand(typed, shop, { out: note, error: note, folder: '.', staff: 'Mette' });
  return { code, said };
}

test('staff export and erase the data of a guest, and the log does not identify the guest', async () => {
  const email = 'gaest-sletning@example.dk';
  const number = await guestOrder(email);
  expect(await run('customer', 'erase', email)).toMatchObject({ code: 1 });
  expect((await run('customer', 'erase', email, '--yes')).said).toContain(number);
  expect(await run('customer', 'data', 'ingen@example.dk', '--to', '/tmp/ingen.json')).toMatchObject({ code: 1 });
  await counter.rows(`UPDATE sales_order SET status = 'complete' WHERE number = $1`, [number]);
  await counter.deliverMail();
  expect(await run('customer', 'erase', email, '--yes')).toMatchObject({ code: 0 });
  expect((await everything(email, null)).get('mail')).toBeUndefined();
  expect((await everything(email, null)).get('sales_order')?.length).toBe(1);
  const written = await counter.rows(
    "SELECT subject, before, after FROM staff_action WHERE command = 'customer erase' ORDER BY id LIMIT 1",
  );
  expect(written).toEqual([{ subject: 'en persons data', before: null, after: { hadAccount: false } }]);
});

describe('data is deleted after its retention time:', () => {
  const letGo = async () => {
    const { db, pool } = counter.database;
    const now = counter.clock.now();
    await forgetOfNouns({ db, pool, now });
    await forgetByRule({ db, pool, now });
  };

  test('buyers of orders after five years, greetings after three months', async () => {
    const number = await guestOrder('gammel@example.dk');
    await counter.rows(
      `UPDATE order_line SET kind = 'present', config = '{"greeting": "Kære mor", "wrapped": true, "deliverOn": null}'
        WHERE order_id = (SELECT id FROM sales_order WHERE number = $1)`,
      [number],
    );
    const seen = async () =>
      (
        await counter.rows<{ email: string; street: string[]; total: number; greeting: string }>(
          `SELECT o.email, o.shipping_address->'street' AS street, o.total_oere::int AS total, l.config->>'greeting' AS greeting
            FROM sales_order o JOIN order_line l ON l.order_id = o.id WHERE o.number = $1`,
          [number],
        )
      )[0];
    const was = await seen();
    await letGo();
    expect(await seen()).toEqual(was);
    await counter.rows(`UPDATE sales_order SET status = 'complete' WHERE number = $1`, [number]);
    counter.clock.forward(80 * DAY);
    await letGo();
    expect((await seen())?.greeting).toBe('Kære mor');
    counter.clock.forward(20 * DAY);
    await letGo();
    expect(await seen()).toMatchObject({ greeting: '', email: 'gammel@example.dk' });
    counter.clock.forward(6 * 366 * DAY);
    await letGo();
    expect(await seen()).toMatchObject({ street: ['–'], total: was?.total, greeting: '' });
    expect((await seen())?.email).toMatch(/^erased-/);
    expect(counter.told).toEqual([]);
    // A second run deletes nothing more.
    const client = await counter.database.pool.connect();
    try {
      expect(await forgetOld(client, 'orders', new Date(counter.clock.now().getTime() - 5 * 366 * DAY))).toBe(0);
      expect(await forgetOld(client, 'return-contacts', counter.clock.now())).toBe(0);
    } finally {
      client.release();
    }
  });

  test('complaints three years after they were closed, return contacts after half a year', async () => {
    const number = await guestOrder('reklamant-gammel@example.dk');
    const { complaint } = await withOneComplaint(number);
    await counter.rows(
      `INSERT INTO goods_return (number, order_id, requested_at, form_key, is_pickup, size, parcels, weight_grams, contact, comment)
        SELECT 'R' || o.id, o.id, $2, 'x', false, 'box', 1, 0, '{"name": "Bo", "email": "b@example.dk", "telephone": "1"}', 'Bag porten'
          FROM sales_order o WHERE o.number = $1`,
      [number, counter.clock.now()],
    );
    const left = async () => {
      const [row] = await counter.rows<{ complaints: number; said: number; uploads: number; contact: string }>(
        `SELECT (SELECT count(*)::int FROM complaint WHERE id = $1) AS complaints,
            (SELECT count(*)::int FROM complaint_message WHERE complaint_id = $1) AS said,
            (SELECT count(*)::int FROM complaint_upload u JOIN complaint_picture p ON p.upload_id = u.id WHERE u.key = $2::uuid) AS uploads,
            (SELECT btrim(concat_ws(' ', r.contact->>'name', r.comment)) FROM goods_return r JOIN sales_order o ON o.id = r.order_id WHERE o.number = $3) AS contact`,
        [complaint, UPLOAD, number],
      );
      return row;
    };
    counter.clock.forward(4 * 366 * DAY);
    await letGo();
    // Open cases are retained, however old.
    expect(await left()).toEqual({ complaints: 1, said: 1, uploads: 1, contact: 'Bo Bag porten' });
    await counter.rows(`UPDATE complaint SET state = 'refused', closed_at = $2 WHERE id = $1`, [
      complaint,
      counter.clock.now(),
    ]);
    await counter.rows('UPDATE goods_return SET closed_at = $1 WHERE closed_at IS NULL', [counter.clock.now()]);
    counter.clock.forward(181 * DAY);
    await letGo();
    expect(await left()).toEqual({ complaints: 1, said: 1, uploads: 0, contact: '–' });
    counter.clock.forward(913 * DAY);
    await letGo();
    expect((await left())?.complaints).toBe(1);
    counter.clock.forward(2 * DAY);
    await letGo();
    expect(await left()).toMatchObject({ complaints: 0, said: 0 });
    expect(await counter.rows('SELECT 1 FROM complaint_upload WHERE key = $1::uuid', [UPLOAD])).toEqual([]);
  });

  test('abandoned carts, alerts, requests and cookie consents', async () => {
    const left = async (table: string, where: string) =>
      (await counter.rows(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`))[0]?.n;
    const now = counter.clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    for (const [days, name] of [
      [119, 'ung'],
      [121, 'gammel'],
    ] as const)
      await counter.rows(
        `INSERT INTO cart (id, store_id, status, email, created_at, updated_at) VALUES ($1, 1, 'abandoned', 'x@example.dk', $2, $2)`,
        [`forget-${name}`, ago(days)],
      );
    for (const days of [1824, 1826])
      await counter.rows(`INSERT INTO consent (purposes, text_version, store_id, at) VALUES ('{}', 'test', 1, $1)`, [
        ago(days),
      ]);
    await letGo();
    expect(await left('cart', "id LIKE 'forget-%'")).toBe(1);
    expect(await left('consent', "text_version = 'test'")).toBe(1);
    // Ledgers reject any other deletion.
    await expect(counter.rows("DELETE FROM consent WHERE text_version = 'test'")).rejects.toThrow('append-only');
  });
});
