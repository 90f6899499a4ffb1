// Customers, agreements, promotions and reviews as files: importing them elsewhere gives an equal shop, and faults are reported with their location.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '#backend/commerce/session/password';
import { type Database, openDatabase } from '#backend/db/client';
import { applyFolder } from '#backend/shop-files/apply';
import { joinedFiles, printSections, printShop, writeFiles } from '#backend/shop-files/export';
import { fileFaultInWords } from '#backend/shop-files/fault';
import { openFolder } from '#backend/shop-files/folder';
import { SECTIONS } from '#backend/shop-files/sections/index';
import { pastOrdersSource } from '#backend/shop-files/sections/orders/order-tables';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { BROKEN_IN_FILES, BROKEN_IN_SHOP, type BrokenRow, rowFor } from '../support/inputs/broken-people';
import { TEST_NOW } from '../support/template';
import { drawings } from '#demo/drawings/index';
import { ownOrders } from '#demo/folder/own-orders';
import { smallEdition } from '#demo/small-edition';
import { buildWorld } from '#demo/world/index';

let own: FreshDatabase;
let database: Database;
let printed: Map<string, string>;
const folders: string[] = [];

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 3 });
  const world = smallEdition(buildWorld({ now: TEST_NOW }));
  const ordered = await apply(joinedFiles(pastOrdersSource.print(ownOrders(world, TEST_NOW))));
  expect(ordered).toMatchObject({ ok: true, warnings: [] });
  printed = await peopleOf(database);
});

afterAll(async () => {
  await database.close();
  await own.drop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** All files of the shop except stock, whose quantities follow later movements. */
async function peopleOf(at: Database): Promise<Map<string, string>> {
  const files = await printShop(at.pool);
  files.delete('stock.csv');
  return files;
}

/** One file as exported now. */
const fileOf = async (section: string, file: string) =>
  (
    await printSections(
      database.pool,
      SECTIONS.filter(({ name }) => name === section),
    )
  ).get(file);

type Files = ReadonlyMap<string, string>;

async function apply(files: Files, at: Database = database, now = TEST_NOW) {
  const root = await mkdtemp(join(tmpdir(), 'people-files-'));
  folders.push(root);
  await writeFiles(root, files);
  return applyFolder(at.pool, { folder: await openFolder(root), now, dryRun: false, drawings: async () => drawings });
}

type Outcome = Awaited<ReturnType<typeof apply>>;

/** Section and key of the changes, or the faults. */
const toldBy = (outcome: Outcome): string[] =>
  outcome.ok
    ? outcome.sections.flatMap(({ name, added, changed, removed }) => [
        ...added.map((key) => `${name} + ${key}`),
        ...changed.map((key) => `${name} ~ ${key}`),
        ...removed.map((key) => `${name} - ${key}`),
      ])
    : outcome.reason === 'faults'
      ? outcome.faults.map(fileFaultInWords)
      : ['busy'];

const only = (...names: string[]): Map<string, string> => new Map(names.map((name) => [name, printed.get(name) ?? '']));

/** The exported file with additional rows. */
const withRows = (file: string, rows: readonly Record<string, string>[]): Map<string, string> =>
  new Map([[file, (printed.get(file) ?? '') + rows.map((row) => rowFor(printed, file, row)).join('')]]);

/** The column names of the exported file with these rows only. */
const justRows = (file: string, rows: readonly Record<string, string>[]): Map<string, string> =>
  new Map([[file, `${printed.get(file)?.split('\n')[0]}\n${rows.map((row) => rowFor(printed, file, row)).join('')}`]]);

const rowsOf = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

const TABLES = [
  'customer_group',
  'business',
  'customer',
  'customer_address',
  'contract_price',
  'shopping_list',
  'shopping_list_item',
];
const MORE = [
  'point_entry',
  'segment',
  'segment_member',
  'promotion',
  'coupon',
  'gift_card',
  'gift_card_entry',
  'review',
  'product_rating',
];
const PAPERS = ['shipment', 'shipment_line', 'shipment_event', 'invoice', 'invoice_line', 'invoice_tax', 'e_invoice'];
const ORDERED = ['cart', 'sales_order', 'order_line', 'order_tax', 'order_history', 'payment', ...PAPERS];
const ALL = [...TABLES, ...MORE, ...ORDERED];

async function contentOf(on: Database) {
  const rows = await Promise.all(
    ALL.map(async (table) => {
      const found = await on.pool.query(
        `SELECT (to_jsonb(t) - '{demo,demo_key,public_token}'::text[])::text AS row FROM ${table} t ORDER BY 1`,
      );
      return [table, found.rows.map(({ row }) => row)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

describe('customer files', () => {
  test('exported, imported in a shop with the same products and no customers, and exported again are equal', async () => {
    const other = await freshDatabase();
    const elsewhere = await openDatabase({ url: other.url, max: 2 });
    try {
      await elsewhere.pool.query(`TRUNCATE ${[...ALL, 'product_day'].join(', ')} RESTART IDENTITY CASCADE`);
      expect((await apply(printed, elsewhere)).ok).toBe(true);
      expect(await peopleOf(elsewhere)).toEqual(printed);
      expect(await contentOf(elsewhere)).toEqual(await contentOf(database));
      expect(toldBy(await apply(printed, elsewhere))).toEqual([]);
    } finally {
      await elsewhere.close();
      await other.drop();
    }
  });

  test('a new customer logs in with the password or the password hash of the file, or needs a password link', async () => {
    const rows: Record<string, string>[] = [
      { email: 'Clear@Example.dk', password: 'Kontor-2027' },
      { email: 'moved@example.dk', password_hash: /scrypt[^,\n]*/.exec(printed.get('customers.csv') ?? '')?.[0] ?? '' },
      { email: 'none@example.dk' },
    ];
    const files = withRows('customers.csv', rows);
    expect(toldBy(await apply(files))).toEqual([
      'customers + clear@example.dk',
      'customers + moved@example.dk',
      'customers + none@example.dk',
    ]);
    const [clear, moved, none] = await rowsOf(
      `SELECT password_hash FROM customer WHERE email IN ('clear@example.dk', 'moved@example.dk', 'none@example.dk') ORDER BY email`,
    );
    expect(await verifyPassword('Kontor-2027', clear.password_hash)).toBe(true);
    expect(await verifyPassword('Kontor-2026', moved.password_hash)).toBe(true);
    expect(none.password_hash).toBe('');
    expect(await fileOf('customers', 'customers.csv')).not.toContain('Kontor-2027');
    // The same file again: a plain password is not a change.
    expect(toldBy(await apply(files))).toEqual([]);
  });

  test('values owned by the customer are preserved, those owned by staff are imported, and a closed account is logged out', async () => {
    await database.pool.query(`INSERT INTO customer_session (token_hash, customer_id, created_at, expires_at)
      SELECT 'files', id, now(), now() + interval '1 day' FROM customer WHERE email = 'anna@example.dk'`);
    const lines = (printed.get('customers.csv') ?? '').split('\n');
    const changed = lines.map((line) =>
      line.startsWith('anna@example.dk,')
        ? line.replace('Anna', 'Else').replace('Skov,private,b2c,,,,1', 'Skov,private,b2c,,,,0')
        : line,
    );
    expect(toldBy(await apply(new Map([['customers.csv', changed.join('\n')]]), database, new Date()))).toEqual([
      'customers ~ anna@example.dk',
    ]);
    expect(await rowsOf(`SELECT firstname, is_active FROM customer WHERE email = 'anna@example.dk'`)).toEqual([
      { firstname: 'Anna', is_active: false },
    ]);
    expect(
      await rowsOf(`SELECT revoked_at IS NOT NULL AS ended FROM customer_session WHERE token_hash = 'files'`),
    ).toEqual([{ ended: true }]);
    expect(toldBy(await apply(only('customers.csv')))).toEqual(['customers ~ anna@example.dk']);
    // A changed name alone is not a change by staff, and is not reported.
    const renamed = (printed.get('customers.csv') ?? '').replace('anna@example.dk,Anna,', 'anna@example.dk,Else,');
    expect(renamed).not.toBe(printed.get('customers.csv'));
    expect(toldBy(await apply(new Map([['customers.csv', renamed]])))).toEqual([]);
  });

  test('what an ERP calls companies and customers is carried, stays where it is left out, and is of one alone', async () => {
    type Row = Record<string, string> & { erp_number: string };
    const told = async (file: string, ...rows: Row[]) => toldBy(await apply(withRows(file, rows)));
    const companies: [Row, Row] = [
      { number: '9201', erp_number: 'D-1' },
      { number: '9202', erp_number: 'D-2' },
    ];
    const customers: [Row, Row] = [
      { email: 'k1@example.dk', erp_number: 'K-1' },
      { email: 'k2@example.dk', erp_number: 'K-2' },
    ];
    expect(await told('companies.csv', ...companies)).toEqual(['companies + 9201', 'companies + 9202']);
    expect(await told('customers.csv', ...customers)).toEqual([
      'customers + k1@example.dk',
      'customers + k2@example.dk',
    ]);
    for (const [section, file, [one, other]] of [
      ['companies', 'companies.csv', companies],
      ['customers', 'customers.csv', customers],
    ] as const) {
      const text = (await fileOf(section, file)) ?? '';
      expect(text).toContain(one.erp_number);
      // A file of the time before.
      expect(await told(file, { ...one, erp_number: '' }, { ...other, erp_number: '' })).toEqual([]);
      expect(
        await told(file, { ...one, erp_number: other.erp_number }, { ...other, erp_number: one.erp_number }),
      ).toHaveLength(2);
      expect(await fileOf(section, file)).not.toBe(text);
      expect(await told(file, one, other)).toHaveLength(2);
      expect(await fileOf(section, file)).toBe(text);
      // In the shop, and in the same file.
      const [stored] = await told(file, { ...one, erp_number: other.erp_number });
      expect(stored).toContain(`(erp_number): Nummeret ${other.erp_number} har `);
      const [same] = await told(file, { ...one, erp_number: 'X-1' }, { ...other, erp_number: 'X-1' });
      expect(same).toContain('(erp_number): Nummeret X-1 har ');
    }
    await database.pool.query("DELETE FROM customer WHERE email IN ('k1@example.dk', 'k2@example.dk')");
    await database.pool.query('DELETE FROM business WHERE id IN (9201, 9202)');
  });

  test('addresses are imported for customers of the same files, and for no others', async () => {
    const files = new Map([
      ...withRows('customers.csv', [{ email: 'moving@example.dk' }]),
      ...withRows('customer-addresses.csv', [{ email: 'moving@example.dk' }, { street: 'Ny Vej 7' }]),
    ]);
    expect(toldBy(await apply(files))).toEqual([
      'customers + moving@example.dk',
      'addresses + moving@example.dk, Lærkevej 8, 5260, Ny, Kunde, +45 20 30 40 50',
    ]);
    await database.pool.query(
      `DELETE FROM customer_address USING customer c WHERE c.id = customer_id AND c.email = 'moving@example.dk'`,
    );
    expect(toldBy(await apply(files))).toEqual([]);
  });

  test('rows removed from a file are deleted; those used by orders are ended instead, and not reported again', async () => {
    const [cart] = await rowsOf(`SELECT id FROM sales_order ORDER BY id LIMIT 1`);
    await database.pool.query(
      `INSERT INTO coupon_use (coupon_id, order_id, email, delta, at) SELECT id, $1, 'x@example.dk', 1, now() FROM coupon WHERE code = 'SPAR50'`,
      [cart.id],
    );
    const files = new Map([
      ...justRows('contract-prices.csv', []),
      ...justRows('assortments.csv', []),
      ...justRows('shopping-lists.csv', []),
      ...justRows('segment-members.csv', []),
      ...justRows('promotions.csv', []),
      ...justRows('coupons.csv', []),
    ]);
    const outcome = toldBy(await apply(files));
    for (const gone of ['assortments - 1004 allow', 'promotions - 1', 'segment_members - kaffe anna@example.dk'])
      expect(outcome).toContain(gone);
    // The summer promotion has ended already.
    expect(outcome).not.toContain('promotions - 7');
    expect(await rowsOf('SELECT count(*)::int AS n FROM contract_price')).toEqual([{ n: 0 }]);
    expect(await rowsOf(`SELECT allow, disallow FROM business WHERE allow IS NOT NULL OR disallow <> '[]'`)).toEqual(
      [],
    );
    expect(await rowsOf('SELECT count(*)::int AS n FROM shopping_list')).toEqual([{ n: 0 }]);
    expect(await rowsOf('SELECT id, valid_to <= $1 AS over FROM promotion ORDER BY id', [TEST_NOW])).toEqual([
      { id: 2, over: true },
      { id: 7, over: true },
    ]);
    expect(await rowsOf('SELECT code, usage_limit, used FROM coupon ORDER BY id')).toEqual([
      { code: 'SPAR50', usage_limit: 1, used: 1 },
    ]);
    expect(toldBy(await apply(files))).toEqual([]);
    expect((await apply(printed)).ok).toBe(true);
    expect(toldBy(await apply(printed))).toEqual([]);
  });

  test('a limit below the uses of a code is rejected, and a higher one is imported', async () => {
    const lines = (printed.get('coupons.csv') ?? '').split('\n');
    const limited = (limit: string) =>
      new Map([
        [
          'coupons.csv',
          lines.map((line) => (line.startsWith('SPAR50,2,') ? `SPAR50,2,,,,${limit},,,,,` : line)).join('\n'),
        ],
      ]);
    await database.pool.query(
      `INSERT INTO coupon_use (coupon_id, order_id, email, delta, at)
        SELECT c.id, o.id, 'y@example.dk', 1, now() FROM coupon c, (SELECT id FROM sales_order ORDER BY id OFFSET 1 LIMIT 2) o WHERE code = 'SPAR50'`,
    );
    expect(toldBy(await apply(limited('2')))).toEqual([
      expect.stringMatching(/^coupons\.csv:3 \(usage_limit\): Koden er allerede brugt 3 gange\.$/),
    ]);
    expect(toldBy(await apply(limited('5')))).toEqual(['coupons ~ SPAR50']);
    expect(await rowsOf(`SELECT used FROM coupon WHERE code = 'SPAR50'`)).toEqual([{ used: 3 }]);
    expect(toldBy(await apply(only('coupons.csv')))).toEqual(['coupons ~ SPAR50']);
  });

  test('a gift card is exported with its balance and never topped up by another import', async () => {
    const file = withRows('gift-cards.csv', [{ code: 'Mit-Kort-1', amount: '80', issued: '200' }]);
    expect(toldBy(await apply(file))).toEqual(['gift_cards + MITKORT1']);
    await database.pool.query(`INSERT INTO gift_card_entry (gift_card_id, kind, oere, key, at)
      SELECT id, 'withdrawn', -3000, 'used:' || id, now() FROM gift_card WHERE code_key = 'MITKORT1'`);
    expect(toldBy(await apply(file))).toEqual([]);
    expect(await fileOf('gift_cards', 'gift-cards.csv')).toContain('Mit-Kort-1,50,200,');
  });

  test('a review is matched by its text, also by the SKU of a variant, and counts in the rating once', async () => {
    const [family] = await rowsOf(
      `SELECT f.id, v.sku, f.sku AS family FROM product v JOIN product f ON f.id = v.parent_id ORDER BY v.id LIMIT 1`,
    );
    const files = withRows('reviews.csv', [{ sku: family.sku, status: '1' }]);
    const rated = () =>
      rowsOf(`SELECT coalesce(sum(reviews), 0)::int AS n FROM product_rating WHERE product_id = $1`, [family.id]);
    const [{ n: before }] = await rated();
    expect(toldBy(await apply(files))).toEqual([
      expect.stringContaining(`reviews + ${family.family} / Bo / God / Den er god.`),
    ]);
    expect(await rated()).toEqual([{ n: before + 1 }]);
    expect(toldBy(await apply(files))).toEqual([]);
  });

  test("a past order is added to its customer's account without mail, payment or shipment, and other orders are unchanged", async () => {
    const files = new Map([
      ...justRows('orders.csv', [
        { number: 'M2-7', email: 'Birgitte@Havnens-Arkitekter.example', store: 'b2b', prices: 'net', freight: '50' },
      ]),
      ...justRows('order-lines.csv', [{ order: 'M2-7', sku: '1900700', quantity: '3', price: '100' }]),
    ]);
    expect(toldBy(await apply(files))).toEqual(['orders + M2-7']);
    expect(
      await rowsOf(`SELECT c.email, o.goods_oere, o.vat_oere, o.total_oere, o.status,
          (SELECT count(*)::int FROM payment p WHERE p.order_id = o.id) AS payments, (SELECT count(*)::int FROM mail) AS mails
        FROM sales_order o JOIN customer c ON c.id = o.customer_id AND c.business_id = o.business_id WHERE o.number = 'M2-7'`),
    ).toEqual([
      {
        email: 'birgitte@havnens-arkitekter.example',
        goods_oere: 30_000,
        vat_oere: 8750,
        total_oere: 43_750,
        status: 'complete',
        payments: 0,
        mails: 0,
      },
    ]);
    expect(toldBy(await apply(files))).toEqual([]);
    await database.pool.query(
      `INSERT INTO cart SELECT (jsonb_populate_record(c, '{"id": "own"}')).* FROM cart c LIMIT 1`,
    );
    await database.pool.query(`INSERT INTO sales_order SELECT (jsonb_populate_record(o,
      '{"id": 99999, "number": "100000001", "cart_id": "own", "public_token": "own"}')).* FROM sales_order o LIMIT 1`);
    expect(await fileOf('orders', 'orders.csv')).not.toContain('100000001');
    const taken = new Map([
      ...justRows('orders.csv', [{ number: '100000001' }]),
      ...justRows('order-lines.csv', [{ order: '100000001', sku: '1900700' }]),
    ]);
    expect(toldBy(await apply(taken))).toEqual([
      expect.stringMatching(
        /^orders\.csv:\d+ \(number\): Nummeret 100000001 er en ordre, der er afgivet i butikken\.$/,
      ),
    ]);
    const wrong = new Map([
      ...justRows('orders.csv', [
        { number: 'W1' },
        { number: 'W2', store: 'norge' },
        { number: 'W3', placed_at: '2099-01-01' },
      ]),
      ...justRows('order-lines.csv', [
        { order: 'W1', sku: 'findes-ikke' },
        { order: 'W2', sku: '1900700' },
        { order: 'W3', sku: '1900700' },
      ]),
    ]);
    expect(toldBy(await apply(wrong))).toEqual([
      expect.stringMatching(/^order-lines\.csv:\d+ \(sku\): Varen findes-ikke findes ikke\.$/),
      expect.stringMatching(/^orders\.csv:\d+ \(store\): Butikken norge findes ikke\.$/),
      expect.stringMatching(/^orders\.csv:\d+ \(placed_at\): En tidligere ordre kan ikke være afgivet i fremtiden\.$/),
    ]);
  });
});

const ORDER_FILES = ['orders.csv', 'order-lines.csv', 'shipments.csv', 'shipment-events.csv', 'invoices.csv'];

describe('past orders with their documents', () => {
  test('are imported once; numbers in use and payments of another order are reported at their location', async () => {
    expect(toldBy(await apply(only(...ORDER_FILES)))).toEqual([]);
    const order = { number: 'P1', email: 'anna@example.dk', payment: 'card', provider: 'stripe' };
    const paid = new Map([
      ...justRows('orders.csv', [{ ...order, provider_reference: 'pi_1', delivery: 'parcel/home', language: 'en' }]),
      ...justRows('order-lines.csv', [
        {
          ...{ order: 'P1', sku: '1900700', price: '12.50', list_price: '12.50' },
          ...{ discount: '2.50', discount_name: 'Velkommen' },
        },
      ]),
    ]);
    expect(toldBy(await apply(paid))).toEqual(['orders + P1']);
    expect(
      await rowsOf(`SELECT p.status, p.mode, p.captured_oere, o.shipping ->> 'methodTitle' AS way, l.price_reasons -> 0 ->> 'code' AS why,
          h.status AS history, d.label, d.oere, l.discount_oere FROM sales_order o JOIN order_discount d ON d.order_id = o.id JOIN payment p ON p.order_id = o.id JOIN order_line l ON l.order_id = o.id
          JOIN order_history h ON h.order_id = o.id WHERE o.number = 'P1'`),
    ).toEqual([
      {
        ...{ status: 'captured', mode: 'LIVE', captured_oere: 1000, way: 'To your door', why: 'list' },
        ...{ history: 'complete', label: 'Velkommen', oere: 250, discount_oere: 250 },
      },
    ]);
    expect(await fileOf('orders', 'order-lines.csv')).toMatch(/^P1,1900700,.*,2\.50,Velkommen$/m);
    const [{ shipment }] = await rowsOf('SELECT min(number) AS shipment FROM shipment');
    const [{ invoice }] = await rowsOf("SELECT min(number) AS invoice FROM invoice WHERE kind = 'invoice'");
    const again = new Map([
      ...justRows('orders.csv', [
        { ...order, number: 'P2', provider_reference: 'pi_1' },
        { ...order, number: 'P3', provider: '', delivery: 'drone/roof' },
      ]),
      ...justRows('order-lines.csv', [
        { order: 'P2', sku: '1900700' },
        { order: 'P3', sku: '1900700' },
      ]),
      ...justRows('shipments.csv', [
        { order: 'P2', number: shipment, carrier: 'gls', status: 'DELIVERED', shipped_at: '2026-02-01' },
      ]),
      ...justRows('invoices.csv', [{ order: 'P2', number: invoice, issued_at: '2026-02-02' }]),
    ]);
    expect(toldBy(await apply(again))).toEqual([
      `invoices.csv:2 (number): Nummeret ${invoice} er givet i butikken.`,
      'orders.csv:2 (provider_reference): Betalingen hører til en anden ordre i butikken.',
      'orders.csv:3 (delivery): Leveringsmåden drone/roof findes ikke.',
      `shipments.csv:2 (number): Nummeret ${shipment} er givet i butikken.`,
    ]);
  });

  test('shipped or invoiced here since are omitted from the export, and still recognised on import', async () => {
    const before = await printShop(database.pool);
    const [{ id, number }] = await rowsOf(
      "SELECT id, number FROM sales_order WHERE cart_id LIKE 'before-%' AND status = 'processing' ORDER BY id LIMIT 1",
    );
    await database.pool.query(`INSERT INTO shipment (order_id, number, carrier_code, carrier_title, status, shipped_at)
      VALUES (${id}, '500000001', 'gls', 'GLS', 'IN_TRANSIT', now())`);
    expect(before.get('orders.csv')).toContain(number);
    expect(await fileOf('orders', 'orders.csv')).not.toContain(number);
    expect(toldBy(await apply(new Map(ORDER_FILES.map((name) => [name, before.get(name) ?? '']))))).toEqual([]);
  });

  test('restores the accounts of procurement buyers; an account belongs to one buyer', async () => {
    await rowsOf(
      `WITH c AS (INSERT INTO customer (email, password_hash, firstname, lastname, group_id, store_id, business_id, flags, account_settings, created_at)
          SELECT 'buyer-1@punchout.invalid', '', 'Mette', 'Holm', group_id, store_id, business_id, flags, account_settings, $1
            FROM customer WHERE email = 'punchout@fjordhavn.example' RETURNING id)
        INSERT INTO punchout_buyer (connection_code, told_id, customer_id, made_at, seen_at) SELECT 'fjordhavn-cxml', 'mholm', c.id, $1, $1 FROM c`,
      [TEST_NOW],
    );
    const file = (await peopleOf(database)).get('punchout-buyers.csv') ?? '';
    const [columns, row = ''] = file.split('\n');
    expect(row).toMatch(/^fjordhavn-cxml,mholm,buyer-1@punchout\.invalid,/);
    const taken = async (...lines: string[]) =>
      toldBy(await apply(new Map([['punchout-buyers.csv', [columns, ...lines, ''].join('\n')]])));
    await rowsOf('DELETE FROM punchout_buyer');
    expect(await taken(row)).toEqual(['punchout_buyers + fjordhavn-cxml, mholm']);
    expect((await peopleOf(database)).get('punchout-buyers.csv')).toBe(file);
    expect(await taken(row)).toEqual([]);
    expect(await taken()).toEqual([]);
    expect(await taken(row.replace('mholm', 'jens'))).toEqual([
      expect.stringContaining('buyer-1@punchout.invalid er en anden købers konto.'),
    ]);
    expect(await taken(row.replace('fjordhavn-cxml', 'ukendt'))).toEqual([
      expect.stringContaining('Indkøbssystemet ukendt findes ikke.'),
    ]);
    await rowsOf(`DELETE FROM customer WHERE email = 'buyer-1@punchout.invalid'`);
  });

  test('views are imported once, only by parent SKU, and a warning reports days beyond the retention time', async () => {
    const [{ variant, family }] = await rowsOf(
      `SELECT v.sku AS variant, f.sku AS family FROM product v JOIN product f ON f.id = v.parent_id
        WHERE NOT EXISTS (SELECT FROM product_day d WHERE d.product_id = f.id) ORDER BY v.id LIMIT 1`,
    );
    const rows = (sku: string, day = '2026-11-01') => justRows('product-views.csv', [{ sku, day, views: '7' }]);
    expect(toldBy(await apply(rows(variant)))).toEqual([
      `product-views.csv:2 (sku): Varen er en variant. Skriv ${family}.`,
    ]);
    expect(toldBy(await apply(rows(family)))).toEqual([`views + 2026-11-01 ${family}`]);
    expect(toldBy(await apply(rows(family)))).toEqual([]);
    expect(await fileOf('views', 'product-views.csv')).toContain(`2026-11-01,${family},7\n`);
    const old = await apply(rows(family, '2025-01-01'));
    expect(old.ok && old.warnings.map(fileFaultInWords)).toEqual([
      'Advarsel: product-views.csv:2 (day): Dage før 2026-08-05 tælles ikke med i det, der vises: 1 linjer er sprunget over.',
    ]);
    expect(toldBy(old)).toEqual([]);
  });
});

describe('invalid rows', () => {
  /** All of them in one import, each with its expected location. */
  async function faultsOf(broken: readonly BrokenRow[]) {
    const files = new Map(printed);
    const expected: string[] = [];
    const [{ sku }] = await rowsOf(
      'SELECT p.sku FROM contract_price c JOIN product p ON p.id = c.product_id ORDER BY 1 LIMIT 1',
    );
    for (const { file, row, column, says } of broken) {
      const text = files.get(file) ?? '';
      expected.push(`${file}:${text.split('\n').length}${column ? ` (${column})` : ''}: ${says}`);
      files.set(file, text + rowFor(files, file, { sku, ...row }));
    }
    return { outcome: await apply(files), expected };
  }

  test.each([
    ['by the files alone', BROKEN_IN_FILES],
    ['by what the shop has', BROKEN_IN_SHOP],
  ])('are reported with file, line, column and message, %s, and nothing is changed', async (_, broken) => {
    const before = await contentOf(database);
    const { outcome, expected } = await faultsOf(broken);
    const told = toldBy(outcome);
    expect(outcome.ok).toBe(false);
    for (const each of expected) expect(told).toContain(each);
    expect(told.filter((each) => !each.startsWith('Advarsel')).length).toBe(expected.length);
    expect(await contentOf(database)).toEqual(before);
  });

  test('the tables contain at least sixty cases', () => {
    expect(BROKEN_IN_FILES.length + BROKEN_IN_SHOP.length).toBeGreaterThanOrEqual(60);
  });
});
