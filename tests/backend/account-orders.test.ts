// Orders of an account: filtered by number, date and status, with shipments and invoices; and reordering.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Life } from '#backend/commerce/fulfilment/step';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { ship } from '#backend/commerce/shipment/ship';
import { track } from '#backend/commerce/shipment/track';
import { noJobs } from '#backend/db/job-queue';
import { createBackend } from '#backend/index';
import { testPayments } from '#backend/ports/payment/test-provider';
import {
  CartDocument,
  CustomerOrderDocument,
  CustomerOrdersDocument,
  type CustomerOrdersFilterInput,
  InvoiceDocumentDocument,
  InvoicesDocument,
  LastChoicesDocument,
  PointsDocument,
  ReorderDocument,
  SafetySheetsDocument,
} from '~/services/generated/commerce';
import {
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  readCart,
  readyCart,
  someSkus,
  type Who,
} from './test-backend';

const DAY = 24 * 60 * 60 * 1000;

let counter: Counter;
let skus: string[];
let birgitte: Who;
let christian: Who;
let dorthe: Who;
let grethe: Who;
const numbers: string[] = [];

const life = (): Life => {
  const { db, pool } = counter.database;
  return {
    db,
    pool,
    queue: noJobs,
    provider: testPayments(async () => 'secret'),
    now: counter.clock.now(),
    by: 'staff',
  };
};
const day = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });

beforeAll(async () => {
  counter = await openCounter();
  const ordinary = await someSkus(counter, 2, 'p.duty_code IS NULL');
  skus = [...ordinary, ...(await someSkus(counter, 1, 'p.duty_code IS NOT NULL'))];
  const mails = [
    'birgitte@havnens-arkitekter',
    'christian@havnens-arkitekter',
    'dorthe@havnens-arkitekter',
    'grethe@fjordhavn',
  ];
  [birgitte = {}, christian = {}, dorthe = {}, grethe = {}] = await Promise.all(
    mails.map((mail) => logIn(counter, `${mail}.example`)),
  );
  for (let nr = 1; nr <= 3; nr += 1) {
    const goods = skus.map((sku): [string, number] => [sku, nr]);
    const placed = await place(counter, await readyCart(counter, goods, 'account', birgitte), birgitte);
    numbers.push(placed.number ?? '');
    counter.clock.forward(DAY);
  }
});
afterAll(() => counter?.close());

const found = async (filter: CustomerOrdersFilterInput | null, who: Who = birgitte) =>
  (await counter.ask(CustomerOrdersDocument, { filter, pageSize: 10, page: 1 }, who)).data?.customer?.orders?.items.map(
    (order) => order?.number,
  );
const orderOf = async (number: string, who: Who = birgitte) =>
  (await counter.ask(CustomerOrderDocument, { number }, who)).data?.customer?.orders?.items[0];

describe('list of orders', () => {
  test('filters by part of the number, by complete Danish days, and by status', async () => {
    const [first = '', second = '', third = ''] = numbers;
    expect(await found(null)).toEqual([third, second, first]);
    expect(await found({ number: { match: second.slice(-4) } })).toEqual([second]);
    const placedOn = day(new Date(counter.clock.now().getTime() - 2 * DAY));
    expect(await found({ order_date: { from: placedOn, to: placedOn } })).toEqual([second]);
    expect(await found({ order_date: { from: placedOn } })).toEqual([third, second]);
    expect(await found({ status: { eq: 'processing' } })).toHaveLength(3);
    expect(await found({ status: { eq: 'shipped' } })).toEqual([]);
    const wrong = await counter.ask(
      CustomerOrdersDocument,
      { filter: { order_date: { from: '2026-02-30' } }, pageSize: 1, page: 1 },
      birgitte,
    );
    expect(wrong.errors[0]?.category).toBe('graphql-input');
  });
});

describe('choices of the last order', () => {
  const last = async (who: Who) => (await counter.ask(LastChoicesDocument, {}, who)).data?.customer?.last_choices;

  test('come from the customer’s own latest order in this store that was not canceled', async () => {
    expect(await last(birgitte)).toMatchObject({
      payment_code: 'account',
      street: ['Strandvejen 12'],
      reference: null,
    });
    for (const who of [christian, dorthe, grethe, {}]) expect(await last(who)).toBeFalsy();
    const [, , newest = ''] = numbers;
    const change = (what: string) => counter.rows(`UPDATE sales_order SET ${what} WHERE number = $1`, [newest]);
    await change(`reference = 'Kantinen'`);
    expect(await last(birgitte)).toMatchObject({ reference: 'Kantinen' });
    await change(`status = 'canceled'`);
    expect(await last(birgitte)).toMatchObject({ reference: null });
    await change(`status = 'processing', reference = NULL`);
    const move = (store: string) =>
      counter.rows(`UPDATE sales_order SET store_id = (SELECT id FROM store WHERE code = $1) WHERE number = ANY ($2)`, [
        store,
        numbers,
      ]);
    await move('b2c');
    expect(await last(birgitte)).toBeNull();
    await move('b2b');
  });
});

describe('an order that was shipped and invoiced', () => {
  // spec: 2 Overlay panels: Panel: track and trace
  //   at app/panels/track-and-trace/panel.server.ts
  // spec: 3 Other entities: Invoice: number, date
  //   at backend/commerce/invoice/types.graphql, backend/commerce/invoice/extension.graphql
  test('shows tracking and invoice to those who may see the order, and to no other customer', async () => {
    const [number = ''] = numbers;
    const sent = await ship(number, { pieces: null, carrier: 'GLS', trackingNumber: '7788' }, life());
    if (!sent.ok) throw new Error(sent.code);
    counter.clock.forward(DAY);
    await track(sent.shipment.number, { status: 'IN_TRANSIT', place: 'Kolding' }, life());
    await invoiceOrder(number, null, life());
    const order = await orderOf(number);
    expect(order?.shipments).toMatchObject([
      {
        number: sent.shipment.number,
        status: 'IN_TRANSIT',
        tracking: [{ carrier: 'gls', title: 'GLS', number: '7788', url: expect.stringContaining('7788') }],
        events: [{ status: 'AWAITING_PICKUP' }, { status: 'IN_TRANSIT', place: 'Kolding' }],
      },
    ]);
    expect(order?.shipments?.[0]?.items?.map((item) => [item?.product_sku, item?.quantity_shipped])).toEqual(
      skus.map((sku) => [sku, 1]),
    );
    expect(order?.invoices.map((one) => one?.total?.grand_total.value)).toEqual([order?.total?.grand_total.value]);
    expect(order?.items?.[0]?.price_reasons?.[0]?.code).toBe('list');
    expect([await orderOf(number, christian), await orderOf(number, grethe)]).toEqual([undefined, undefined]);
  });
});

describe('invoices', () => {
  const seenBy = async (who: Who) =>
    (
      await counter.ask(InvoicesDocument, { filter: null, pageSize: 10, page: 1 }, who)
    ).data?.customer?.invoices?.items.map((one) => one.order_number);

  // spec: 2 Routes: Account: invoices
  //   at app/routes/account/invoices.tsx, backend/commerce/invoice/find-invoices.ts
  // spec: 7 Other: Calls for invoices
  //   at app/services/order/invoices.graphql
  test('lists the invoices of the business, and none without the right to see them', async () => {
    expect([await seenBy(birgitte), await seenBy(christian)]).toEqual([[numbers[0]], [numbers[0]]]);
    expect([await seenBy(dorthe), await seenBy(grethe)]).toEqual([[], []]);
  });

  test('an invoice document matches its order, and is readable by anyone who may see the order', async () => {
    const { number = '' } = (await orderOf(numbers[0] ?? ''))?.invoices[0] ?? {};
    const read = async (who: Who, orderToken: string | null = null) =>
      (await counter.ask(InvoiceDocumentDocument, { kind: 'INVOICE', number, orderToken }, who)).data?.invoiceDocument;
    const document = await read(birgitte);
    expect(document?.lines.map((line) => [line.sku, line.quantity])).toEqual(skus.map((sku) => [sku, 1]));
    const sumOf = (amounts: ({ value?: number | null } | undefined)[]) =>
      amounts.reduce((sum, amount) => sum + (amount?.value ?? 0), 0);
    const rows = document?.lines.map((line) => line.row_total) ?? [];
    const duties = document?.duties.map(({ amount }) => amount) ?? [];
    expect(sumOf(duties)).toBeGreaterThan(0);
    const net = sumOf([...rows, ...duties, document?.freight]) - sumOf([document?.discount]);
    expect(net).toBeCloseTo(document?.net.value ?? 0, 2);
    const [vat] = document?.taxes ?? [];
    expect((document?.net.value ?? 0) + (vat?.amount.value ?? 0)).toBeCloseTo(document?.grand_total.value ?? 0, 2);
    expect([await read(dorthe), await read(grethe), await read({}), await read({}, 'wrong')]).toEqual(
      Array(4).fill(null),
    );
    const [opened] = await counter.rows<{ token: string }>(
      'SELECT public_token AS token FROM sales_order WHERE number = $1',
      [numbers[0]],
    );
    expect((await read({}, opened?.token ?? ''))?.number).toBe(number);
  });
});

// spec: 8: Cart session: logged when a store-2 cart lacks an e-mail
//   at backend/commerce/checkout/cart-resolvers.ts
test('logs a store-2 cart without an e-mail address, and no other cart', async () => {
  const told: object[] = [];
  const log = { error: () => {}, warn: (details: object) => void told.push(details) };
  const dataDir = path.join(counter.outbox, '..');
  const backend = createBackend({ database: counter.database, cacheQueries: false, dataDir, log });
  const read = async (store: string, who: Who) => {
    const cartId = await newCart(counter, { ...who, store });
    const headers = { store, authorization: who.token ? `Bearer ${who.token}` : '' };
    await backend.execute({ client: 'commerce', document: CartDocument, variables: { cartId }, headers });
  };
  await read('b2c', {});
  await read('b2b', grethe);
  expect(told).toEqual([]);
  await read('b2b', {});
  expect(told).toMatchObject([{ storeId: 2 }]);
});

// spec: 3 Customer: purchase_history: `unique_products`
//   at backend/commerce/purchase-history/extension.graphql
test('counts each purchased product once, across the business only for users who may see its orders', async () => {
  const bought = async (who: Who) =>
    (await counter.ask(SafetySheetsDocument, { search: null, pageSize: 1, page: 1 }, who)).data?.customer
      ?.purchase_history;
  const rows = await counter.rows<{ customer: string; product: number }>(
    `SELECT DISTINCT c.email AS customer, l.product_id AS product FROM order_line l JOIN sales_order o ON o.id = l.order_id
       JOIN customer c ON c.id = o.customer_id WHERE c.email LIKE '%@havnens-arkitekter.example' AND o.status <> 'canceled'`,
  );
  const own = rows.filter(({ customer }) => customer.startsWith('dorthe@'));
  const all = new Set(rows.map(({ product }) => product));
  expect(all.size).toBeGreaterThanOrEqual(skus.length);
  expect(await bought(birgitte)).toEqual({ unique_products: all.size });
  expect(await bought(dorthe)).toEqual({ unique_products: own.length });
});

describe('points', () => {
  // spec: 2 Routes: Account: bonuspoint
  //   at app/routes/account/bonus-points.tsx
  // spec: 3 Customer: mp_reward: point_balance, point_earned, point_spent
  //   at backend/commerce/points/extension.graphql
  // spec: 3 Other entities: Bonus points: balance, earned, spent
  //   at backend/commerce/points/extension.graphql
  test('of a customer add up to the balance, entry by entry', async () => {
    const { data } = await counter.ask(PointsDocument, { page: 1, pageSize: 2 }, birgitte);
    const points = data?.customer?.mp_reward;
    const { point_balance: balance = 0, point_earned: earned = 0, point_spent: spent = 0 } = points ?? {};
    expect(earned - spent).toBe(balance);
    // The four demo entries, and those earned with an invoice of this test.
    expect(points?.entries.total_count).toBeGreaterThanOrEqual(4);
    const [newest, next] = points?.entries.items ?? [];
    expect([newest?.balance, (newest?.balance ?? 0) - (newest?.points ?? 0)]).toEqual([balance, next?.balance]);
  });
});

describe('reordering', () => {
  const reorder = async (number: string, who: Who) => {
    const { data, errors } = await counter.ask(ReorderDocument, { number }, who);
    return { done: data?.reorderItems, errors };
  };
  const contents = async (cartId: string, who: Who) => {
    const { data } = await readCart(counter, cartId, who);
    return (data?.cart?.itemsV2?.items ?? []).map((item) => [item?.product.sku, item?.quantity]);
  };

  test('adds the lines to the existing cart and names those that are unavailable', async () => {
    const [, number = ''] = numbers;
    const [first = '', second = '', third = ''] = skus;
    const { done } = await reorder(number, birgitte);
    expect(done?.userInputErrors).toEqual([]);
    const cartId = done?.cart.id ?? '';
    expect(await contents(cartId, birgitte)).toEqual(skus.map((sku) => [sku, 2]));
    await counter.rows(
      `UPDATE stock_item SET quantity = 3 WHERE product_id = (SELECT id FROM product WHERE sku = $1)`,
      [first],
    );
    await counter.rows(`UPDATE product SET store_ids = '{}' WHERE sku = $1`, [second]);
    const again = await reorder(number, birgitte);
    expect(again.done?.userInputErrors.map((error) => [error?.code, error?.sku, error?.quantity])).toEqual([
      ['INSUFFICIENT_STOCK', first, 3],
      ['PRODUCT_NOT_FOUND', second, null],
    ]);
    expect(await contents(cartId, birgitte)).toContainEqual([third, 4]);
  });

  test('reordering as a user limited to shopping lists returns NOT_IN_ASSORTMENT, and leaves the cart unchanged', async () => {
    const [, number = ''] = numbers;
    const [first = ''] = skus;
    const limit = (on: boolean) =>
      counter.rows(
        `UPDATE customer SET flags = flags || jsonb_build_object('limitToShoppingLists', $1::boolean) WHERE email = $2`,
        [on, 'birgitte@havnens-arkitekter.example'],
      );
    await limit(true);
    const { done } = await reorder(number, birgitte);
    await limit(false);
    const told = done?.userInputErrors.map((error) => [error?.code, error?.sku]);
    expect(told).toContainEqual(['NOT_IN_ASSORTMENT', first]);
    expect(told?.map(([code]) => code)).not.toContain('REORDER_NOT_AVAILABLE');
  });

  // spec: 3 Enumerations: Reorder error: REORDER_NOT_AVAILABLE
  //   at backend/commerce/reorder/reorder.ts
  test('returns REORDER_NOT_AVAILABLE when no line is sold any more, and "not found" for another customer’s order', async () => {
    const [, , number = ''] = numbers;
    await counter.rows(`UPDATE product SET store_ids = '{}' WHERE sku = ANY ($1)`, [skus]);
    const { done } = await reorder(number, birgitte);
    expect(done?.userInputErrors.map((error) => error?.code)).toEqual(['REORDER_NOT_AVAILABLE']);
    for (const who of [christian, dorthe, grethe])
      expect((await reorder(number, who)).errors[0]?.category).toBe('graphql-no-such-entity');
    expect((await reorder(number, {})).errors[0]?.category).toBe('graphql-authorization');
  });
});
