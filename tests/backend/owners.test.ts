// Records of one customer or company are not listed, counted, opened or canceled by others: each condition is tested separately.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approverFor, countPending, overdueNumbers, pendingOrders } from '#backend/commerce/approval/approval.sql';
import { moveWaiting } from '#backend/commerce/company/company.sql';
import { countInvoices, type InvoiceFilter, pageOfInvoices } from '#backend/commerce/invoice/invoice.sql';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { pageOfPoints, pointSums } from '#backend/commerce/points/points.sql';
import { offerOfCode, offersByCode } from '#backend/commerce/promotion/promotion.sql';
import { productsBought, sheetsBought } from '#backend/commerce/purchase-history/purchase-history.sql';
import { hasBought } from '#backend/commerce/review/review.sql';
import { signedInBy } from '#backend/commerce/session/signed-in.sql';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import {
  CancelOrderDocument,
  CustomerOrderDocument,
  CustomerOrdersDocument,
  InvoiceDocumentDocument,
  InvoicesDocument,
} from '~/services/generated/commerce';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus, type Who } from './test-backend';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (name: string) => `${name}@havnens-arkitekter.example`;
let counter: Counter;
let skus: string[];
let people: Map<string, { id: number; business: number | null }>;
let birgitte: Who;
let christian: Who;
let dorthe: Who;
/** Order numbers: of two colleagues, of a guest (shipped in part and invoiced), and of a buyer whose order awaits approval. */
const orders = { birgitte: '', christian: '', guest: '', waiting: '' };

const life = () => {
  const { db, pool } = counter.database;
  const provider = testPayments(async () => 'secret');
  return { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
};
const person = (email: string) => people.get(email) ?? { id: 0, business: null };
const idOf = async (number: string) =>
  (await counter.rows<{ id: number }>('SELECT id FROM sales_order WHERE number = $1', [number]))[0]?.id ?? 0;
const uidOf = (id: number) => Buffer.from(String(id)).toString('base64');

async function sendAndInvoice(number: string, pieces: ReadonlyMap<string, number> | null = null) {
  expect(await ship(number, { pieces, carrier: null, trackingNumber: '' }, life())).toMatchObject({ ok: true });
  expect(await invoiceOrder(number, null, life())).toMatchObject({ ok: true });
}

beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 3);
  const [one = '', two = '', three = ''] = skus;
  // The demo's sub-user may not enter addresses, which this test's cart does.
  await counter.rows(
    `UPDATE customer SET flags = flags || '{"allowBillingAddressChange": true, "allowShippingAddressChange": true, "onlyDefaultBilling": false, "onlyDefaultShipping": false}' WHERE email = $1`,
    [at('dorthe')],
  );
  const all = await counter.rows<{ id: number; email: string; business: number | null }>(
    'SELECT id, email, business_id AS business FROM customer',
  );
  people = new Map(all.map(({ email, ...row }) => [email, row]));
  [birgitte, christian, dorthe] = [
    await logIn(counter, at('birgitte')),
    await logIn(counter, at('christian')),
    await logIn(counter, at('dorthe')),
  ];
  const buy = async (sku: string, quantity: number, payment: 'card' | 'account', who: Who = {}) => {
    const more = who === christian ? { requisitioner: 'Christian Bak', requisition_number: 'R-1' } : {};
    const placed = await place(counter, await readyCart(counter, [[sku, quantity]], payment, who), who, more);
    if (placed.payAt) await press(counter, placed.payAt, 'authorised');
    return placed.number ?? '';
  };
  orders.birgitte = await buy(one, 2, 'account', birgitte);
  orders.christian = await buy(two, 1, 'account', christian);
  orders.guest = await buy(three, 3, 'card');
  orders.waiting = await buy(one, 1, 'account', dorthe);
  await sendAndInvoice(orders.birgitte);
  await sendAndInvoice(orders.guest, new Map([[three, 1]]));
});
afterAll(() => counter?.close());

describe('orders', () => {
  const listed = async (who: Who) =>
    (
      await counter.ask(CustomerOrdersDocument, { filter: null, pageSize: 50, page: 1 }, who)
    ).data?.customer?.orders?.items.map((order) => order?.number);

  test('of colleagues are listed only with both the right to the history and the visibility "business"', async () => {
    expect(await listed(birgitte)).toEqual(expect.arrayContaining([orders.birgitte, orders.christian]));
    const set = (settings: object) =>
      counter.rows('UPDATE customer SET account_settings = account_settings || $2 WHERE email = $1', [
        at('christian'),
        settings,
      ]);
    for (const settings of [
      { orderHistoryAccess: false, orderHistoryVisibility: 'business' },
      { orderHistoryAccess: true, orderHistoryVisibility: 'own' },
    ]) {
      await set(settings);
      expect(await listed(christian), JSON.stringify(settings)).toEqual([orders.christian]);
    }
  });

  test('are canceled by their own customer only; other viewers are not offered the action', async () => {
    const actions = async (who: Who) =>
      (await counter.ask(CustomerOrderDocument, { number: orders.christian }, who)).data?.customer?.orders?.items[0]
        ?.available_actions;
    expect(await actions(christian)).toContain('CANCEL');
    expect(await actions(birgitte)).not.toContain('CANCEL');
  });

  test('shipped in part cannot be canceled by the customer', async () => {
    const [, two = ''] = skus;
    const cart = await readyCart(counter, [[two, 2]], 'account', birgitte);
    const { number } = await place(counter, cart, birgitte);
    await sendAndInvoice(number ?? '', new Map([[two, 1]]));
    const input = { order_id: uidOf(await idOf(number ?? '')), reason: '' };
    const answer = await counter.ask(CancelOrderDocument, { input }, birgitte);
    expect(answer.errors.map(({ code }) => code)).toEqual(['PARTIAL_ORDER_ITEM_SHIPPED']);
    expect(
      await counter.rows('SELECT canceled FROM order_line WHERE order_id = $1', [await idOf(number ?? '')]),
    ).toEqual([{ canceled: 0 }]);
  });
});

describe('invoices', () => {
  const everything: Omit<InvoiceFilter, 'customerId' | 'businessId'> = {
    numbers: null,
    numberLike: null,
    from: null,
    to: null,
  };

  test('of a private customer are their own: none of guests, and none of businesses', async () => {
    const { db } = counter.database;
    const filter = { ...everything, customerId: person('anna@example.dk').id, businessId: null };
    expect(await countInvoices(db, filter)).toBe(0);
    expect(await pageOfInvoices(db, filter, 10, 0)).toEqual([]);
    const own = { ...filter, customerId: person(at('birgitte')).id };
    const rows = await pageOfInvoices(db, own, 10, 0);
    expect(rows.map(({ orderNumber }) => orderNumber)).toContain(orders.birgitte);
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    const asked = await counter.ask(InvoicesDocument, { filter: null, pageSize: 10, page: 1 }, anna);
    expect(asked.data?.customer?.invoices?.total_count).toBe(0);
  });

  test('of a guest are opened with the token of their order only, also not by customers without a business', async () => {
    const [document] = await counter.rows<{ number: string; token: string; other: string }>(
      `SELECT i.number, o.public_token AS token, (SELECT public_token FROM sales_order WHERE number = $2) AS other
         FROM invoice i JOIN sales_order o ON o.id = i.order_id WHERE o.number = $1`,
      [orders.guest, orders.birgitte],
    );
    const { number = '', token = '', other = '' } = document ?? {};
    const read = async (orderToken: string | null, who: Who = {}) =>
      (await counter.ask(InvoiceDocumentDocument, { kind: 'INVOICE', number, orderToken }, who)).data?.invoiceDocument
        ?.number;
    expect(await read(token)).toBe(number);
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    for (const wrong of [other, `${token}x`, token.toUpperCase(), '', null])
      expect([await read(wrong), await read(wrong, anna)], String(wrong)).toEqual([undefined, undefined]);
  });
});

describe('purchase history', () => {
  test('of one customer excludes purchases of others, in data sheets, count and reviews', async () => {
    const { pool, db } = counter.database;
    const [, two = ''] = skus;
    await counter.rows(
      `UPDATE product SET documents = '[{"type": "safety_data", "link": "/sheet.pdf", "name": "Sheet"}]' WHERE sku = ANY ($1)`,
      [skus],
    );
    const own = { customerId: person(at('christian')).id, businessId: null };
    const bought = await counter.rows<{ sku: string; id: number; theirs: number }>(
      `SELECT DISTINCT l.sku, coalesce(p.parent_id, p.id) AS id FROM order_line l JOIN sales_order o ON o.id = l.order_id
         JOIN product p ON p.id = l.product_id WHERE o.customer_id = $1 AND o.status <> 'canceled'`,
      [own.customerId],
    );
    expect(bought.map(({ sku }) => sku)).toContain(two);
    const sheets = await sheetsBought(pool, { ...own, search: '' }, 100, 0);
    expect(sheets.map(({ sku }) => sku)).toContain(two);
    for (const { sku } of sheets) expect(bought.map((one) => one.sku)).toContain(sku);
    expect(await productsBought(pool, own)).toBe(bought.length);
    const product = bought.find(({ sku }) => sku === two)?.id ?? 0;
    expect(await hasBought(db, own.customerId, product)).toBe(true);
    expect(await hasBought(db, person('anna@example.dk').id, product)).toBe(false);
  });

  test('excludes canceled orders', async () => {
    const { pool, db } = counter.database;
    const [, two = ''] = skus;
    const customerId = person(at('christian')).id;
    const [product] = await counter.rows<{ id: number }>('SELECT id FROM product WHERE sku = $1', [two]);
    const before = await productsBought(pool, { customerId, businessId: null });
    const set = (status: string) =>
      counter.rows('UPDATE sales_order SET status = $2 WHERE number = $1', [orders.christian, status]);
    await set('canceled');
    expect(await hasBought(db, customerId, product?.id ?? 0)).toBe(false);
    expect(await productsBought(pool, { customerId, businessId: null })).toBe(before - 1);
    await set('processing');
  });
});

test('points are those of one customer, by entry and in total', async () => {
  const { pool } = counter.database;
  const { id } = person(at('christian'));
  const own = await counter.rows<{ points: number }>('SELECT points FROM point_entry WHERE customer_id = $1', [id]);
  const page = await pageOfPoints(pool, id, 100, 0);
  expect(own.length).toBeGreaterThan(0);
  expect(page.map(({ points }) => points).sort()).toEqual(own.map(({ points }) => points).sort());
  const sum = own.reduce((all, { points }) => all + points, 0);
  expect([page[0]?.balance, await pointSums(pool, id)]).toMatchObject([sum, { balance: sum, entries: own.length }]);
  const anna = person('anna@example.dk').id;
  expect([await pageOfPoints(pool, anna, 100, 0), (await pointSums(pool, anna)).entries]).toEqual([[], 0]);
});

describe('approvals', () => {
  test('pending are listed for the assigned approver only', async () => {
    const { db } = counter.database;
    const mine = async (email: string) => {
      const filter = { customerId: person(email).id, administers: null, mine: true, number: null };
      const rows = await pendingOrders(db, filter, 50, 0);
      expect(await countPending(db, filter)).toBe(rows.length);
      return rows.map(({ order }) => order.number);
    };
    expect(await mine(at('frederik'))).toContain(orders.waiting);
    for (const email of [at('christian'), at('dorthe'), at('birgitte'), 'grethe@fjordhavn.example'])
      expect(await mine(email), email).not.toContain(orders.waiting);
  });

  test('expire at their deadline, not before', async () => {
    const { db } = counter.database;
    const [row] = await counter.rows<{ ends: Date }>(
      'SELECT expires_at AS ends FROM order_approval WHERE order_id = $1',
      [await idOf(orders.waiting)],
    );
    const ends = row?.ends.getTime() ?? 0;
    expect(await overdueNumbers(db, new Date(ends - 1))).not.toContain(orders.waiting);
    expect(await overdueNumbers(db, new Date(ends))).toContain(orders.waiting);
  });

  test('are assigned to an administrator of the same company when the approver is inactive, never of another company', async () => {
    const { db } = counter.database;
    const { id, business } = person(at('dorthe'));
    const set = (email: string, active: boolean) =>
      counter.rows('UPDATE customer SET is_active = $2 WHERE email = $1', [email, active]);
    const asked = async () =>
      (await approverFor(db, { id, approverId: person(at('frederik')).id, businessId: business ?? 0 }))?.email;
    expect(await asked()).toBe(at('frederik'));
    await set(at('frederik'), false);
    expect(await asked()).toBe(at('birgitte'));
    await set(at('birgitte'), false);
    expect(await asked()).toBeUndefined();
    for (const email of [at('frederik'), at('birgitte')]) await set(email, true);
  });

  test('pending are moved to a new approver; those canceled are not', async () => {
    const { pool, db } = counter.database;
    const [one = ''] = skus;
    const { number } = await place(counter, await readyCart(counter, [[one, 1]], 'account', dorthe), dorthe);
    const input = { order_id: uidOf(await idOf(number ?? '')), reason: '' };
    expect((await counter.ask(CancelOrderDocument, { input }, dorthe)).errors).toEqual([]);
    const moved = await moveWaiting(db, person(at('dorthe')).id, person(at('christian')).id);
    expect(moved).toEqual([await idOf(orders.waiting)]);
    // Already assigned: no second notification.
    expect(await moveWaiting(db, person(at('dorthe')).id, person(at('christian')).id)).toEqual([]);
    expect(await moveWaiting(db, person(at('erik')).id, person(at('frederik')).id)).toEqual([]);
    expect(
      (
        await pool.query('SELECT count(*)::int AS n FROM order_approval WHERE approver_id = $1', [
          person(at('christian')).id,
        ])
      ).rows,
    ).toEqual([{ n: 1 }]);
  });
});

describe('coupon codes', () => {
  beforeAll(async () => {
    await counter.rows(
      `WITH p AS (INSERT INTO promotion (name_da, name_en, kind, amount_oere, valid_from) VALUES ('Kode', 'Code', 'fixed', 100, '2020-01-01') RETURNING id),
        s AS (INSERT INTO segment (code, title_da, title_en) VALUES ('owners', 'E', 'E') RETURNING id),
        m AS (INSERT INTO segment_member (customer_id, segment_id) SELECT $1, s.id FROM s)
       INSERT INTO coupon (promotion_id, code, code_key, segment_id, per_customer_limit)
        SELECT p.id, 'MINE', 'MINE', s.id, NULL::int FROM p, s UNION ALL SELECT p.id, 'ONCE', 'ONCE', NULL, 1 FROM p`,
      [person(at('birgitte')).id],
    );
  });

  test('of a segment apply to members who have the right to personal coupons', async () => {
    const { db } = counter.database;
    const isFor = async (email: string, hasPersonalCoupons = true) =>
      (await offerOfCode(db, 'MINE', { customerId: person(email).id, email, hasPersonalCoupons }))?.coupon
        ?.isForShopper;
    expect(await isFor(at('birgitte'))).toBe(true);
    expect([await isFor('anna@example.dk'), await isFor(at('birgitte'), false)]).toEqual([false, false]);
    const cartId = await readyCart(counter, [[skus[0] ?? '', 1]]);
    await counter.rows(`INSERT INTO cart_coupon (cart_id, coupon_id) SELECT $1, id FROM coupon WHERE code = 'MINE'`, [
      cartId,
    ]);
    const guest = { customerId: null, email: 'maria@example.dk', hasPersonalCoupons: false };
    expect(await offersByCode(db, cartId, guest)).toEqual([]);
    const member = { customerId: person(at('birgitte')).id, email: null, hasPersonalCoupons: true };
    expect(await offersByCode(db, cartId, member)).toHaveLength(1);
  });

  test('with a limit per customer count uses by account and by e-mail address, and not those of others', async () => {
    const { db } = counter.database;
    const used = async (customerId: number | null, email: string | null) =>
      (await offerOfCode(db, 'ONCE', { customerId, email, hasPersonalCoupons: false }))?.coupon?.usedByCustomer;
    const anna = person('anna@example.dk').id;
    const use = async (customerId: number | null, email: string, number: string) =>
      counter.rows(
        `INSERT INTO coupon_use (coupon_id, order_id, customer_id, email, delta, at) SELECT id, $3, $1, $2, 1, now() FROM coupon WHERE code = 'ONCE'`,
        [customerId, email, await idOf(number)],
      );
    await use(null, 'maria@example.dk', orders.guest);
    expect([await used(null, 'Maria@Example.dk'), await used(anna, 'maria@example.dk')]).toEqual([1, 1]);
    expect([await used(null, 'other@example.dk'), await used(anna, null), await used(null, null)]).toEqual([0, 0, 0]);
    await use(anna, 'anna@example.dk', orders.birgitte);
    expect([await used(anna, null), await used(null, 'anna@example.dk'), await used(null, null)]).toEqual([1, 1, 0]);
  });
});

test('a session is valid while neither revoked nor expired, and its customer active', async () => {
  const { db } = counter.database;
  const now = counter.clock.now();
  const { id } = person('anna@example.dk');
  await counter.rows(
    `INSERT INTO customer_session (token_hash, customer_id, created_at, expires_at, revoked_at)
      VALUES ('open', $1, $2, $3, NULL), ('ended', $1, $2, $3, $2), ('over', $1, $2, $2, NULL)`,
    [id, now, new Date(now.getTime() + DAY_MS)],
  );
  const opens = async (hash: string) => (await signedInBy(db, hash, now, 1))?.customer.id ?? null;
  expect([await opens('open'), await opens('ended'), await opens('over'), await opens('none')]).toEqual([
    id,
    null,
    null,
    null,
  ]);
  await counter.rows('UPDATE customer SET is_active = false WHERE id = $1', [id]);
  expect(await opens('open')).toBeNull();
});
