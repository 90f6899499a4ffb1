// Order life cycle: shipped in parts, captured at dispatch, invoiced without gaps, credited, canceled; each step is notified once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { captureOrder } from '#backend/commerce/fulfilment/capture-order';
import { completeOrder, holdOrder, releaseOrder } from '#backend/commerce/fulfilment/hold';
import type { Life } from '#backend/commerce/fulfilment/step';
import { refundAmount } from '#backend/commerce/invoice/credit-amount';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { countExported } from '#backend/commerce/order-desk/export/export.sql';
import { exportOrders } from '#backend/commerce/order-desk/export/export-orders';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { ship } from '#backend/commerce/shipment/ship';
import { track } from '#backend/commerce/shipment/track';
import { noJobs } from '#backend/db/job-queue';
import type { MoneyMove, PaymentProvider } from '#backend/ports/payment/index';
import { testPayments } from '#backend/ports/payment/test-provider';
import { oere } from '#domain/money/money';
import { refusal } from '#domain/refusal/refusals';
import { CancelOrderDocument } from '~/services/generated/commerce';
import { TEST_NOW } from '../support/template';
import {
  type Counter,
  logIn,
  openCounter,
  place,
  press,
  readyCart,
  someSkus,
  stockMismatches,
  type Who,
} from './test-backend';

let counter: Counter;
let skus: string[];
let birgitte: Who;
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 3);
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
});
afterAll(() => counter?.close());

const ALL = { pieces: null, carrier: null, trackingNumber: '' };
const lifeWith = (provider: PaymentProvider = testPayments(async () => 'secret')): Life => {
  const { db, pool } = counter.database;
  return { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
};

async function ordered(payment: 'card' | 'account', goods: [sku: string, quantity: number][]): Promise<string> {
  const who = payment === 'account' ? birgitte : {};
  const placed = await place(counter, await readyCart(counter, goods, payment, who), who);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}

const paymentOf = async (number: string) =>
  (
    await counter.rows<{ status: string; authorised: number; captured: number; refunded: number }>(
      `SELECT p.status, authorised_oere::int AS authorised, captured_oere::int AS captured, refunded_oere::int AS refunded
        FROM payment p JOIN sales_order o ON o.id = p.order_id WHERE o.number = $1`,
      [number],
    )
  )[0];
const statusOf = async (number: string) =>
  (await counter.rows<{ status: string }>('SELECT status FROM sales_order WHERE number = $1', [number]))[0]?.status;
const documentsOf = (number: string) =>
  counter.rows<{ kind: string; number: string; net: number; vat: number; total: number }>(
    `SELECT i.kind, i.number, i.net_oere::int AS net, i.vat_oere::int AS vat, i.total_oere::int AS total
      FROM invoice i JOIN sales_order o ON o.id = i.order_id WHERE o.number = $1 ORDER BY i.id`,
    [number],
  );
const lettersOf = async (number: string) =>
  (
    await counter.rows<{ template: string }>(
      `SELECT template FROM mail WHERE payload->'told'->>'number' = $1 ORDER BY id`,
      [number],
    )
  ).map(({ template }) => template);
const totalOf = async (number: string) =>
  (
    await counter.rows<{ net: number; vat: number; total: number }>(
      'SELECT total_ex_vat_oere::int AS net, vat_oere::int AS vat, total_oere::int AS total FROM sales_order WHERE number = $1',
      [number],
    )
  )[0];
const pieces = (sku: string | undefined, quantity: number) => new Map([[sku ?? '', quantity]]);

describe.each(['card', 'account'] as const)('an order paid by %s', (payment) => {
  test('is shipped in parts, each captured at dispatch and invoiced; the parts add up to the order', async () => {
    const number = await ordered(payment, [
      [skus[0] ?? '', 3],
      [skus[1] ?? '', 2],
    ]);
    const life = lifeWith();
    expect(await captureOrder(number, life)).toMatchObject({ code: 'CAPTURE_BEFORE_DISPATCH' });
    expect(await invoiceOrder(number, null, life)).toMatchObject({ code: 'NOTHING_LEFT' });
    const part = { pieces: pieces(skus[0], 2), carrier: 'GLS', trackingNumber: '5551234' };
    expect(await ship(number, part, life)).toMatchObject({ ok: true, isWhole: false });
    expect(await statusOf(number)).toBe('processing');
    expect(await invoiceOrder(number, null, life)).toMatchObject({ ok: true });
    const [first] = await documentsOf(number);
    if (payment === 'card') expect((await paymentOf(number))?.captured).toBe(first?.total);
    expect(await ship(number, { ...part, pieces: pieces(skus[0], 2) }, life)).toMatchObject({ code: 'MORE_THAN_LEFT' });
    expect(await ship(number, ALL, life)).toMatchObject({ ok: true, isWhole: true });
    expect(await statusOf(number)).toBe('shipped');
    expect(await ship(number, ALL, life)).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
    await invoiceOrder(number, null, life);
    const documents = await documentsOf(number);
    const order = await totalOf(number);
    for (const name of ['net', 'vat', 'total'] as const)
      expect(documents.reduce((sum, one) => sum + one[name], 0)).toBe(order?.[name]);
    if (payment === 'card')
      expect(await paymentOf(number)).toMatchObject({
        status: 'captured',
        captured: order?.total,
        authorised: order?.total,
      });
    expect(await lettersOf(number)).toEqual(['order-shipped', 'invoice', 'order-shipped', 'invoice']);
  });

  // spec: 3 Enumerations: Shipment tracking statuses
  test('is delivered and completed; a full return is credited, restocked and closes it', async () => {
    const number = await ordered(payment, [[skus[2] ?? '', 4]]);
    const life = lifeWith();
    const sent = await ship(number, { ...ALL, trackingNumber: '1' }, life);
    const shipment = sent.ok ? sent.shipment.number : '';
    expect(await track(shipment, { status: 'IN_TRANSIT', place: 'Taulov' }, life)).toEqual({
      ok: true,
      delivered: false,
    });
    expect(await track(shipment, { status: 'DELIVERED', place: '' }, life)).toEqual({ ok: true, delivered: true });
    expect(await completeOrder(number, life)).toMatchObject({ code: 'NOT_INVOICED' });
    await invoiceOrder(number, null, life);
    expect(await completeOrder(number, life)).toEqual({ ok: true, status: 'complete' });
    const crediting = { pieces: pieces(skus[2], 1), restock: true, freight: null, reason: 'Forkert vare' };
    expect(await creditOrder(number, crediting, life)).toMatchObject({ ok: true });
    expect(await statusOf(number)).toBe('complete');
    expect(await creditOrder(number, { ...crediting, pieces: null }, life)).toMatchObject({ ok: true });
    expect(await statusOf(number)).toBe('closed');
    const [invoice, ...credits] = await documentsOf(number);
    for (const name of ['net', 'vat', 'total'] as const)
      expect(credits.reduce((sum, one) => sum + one[name], 0)).toBe(invoice?.[name]);
    if (payment === 'card') expect((await paymentOf(number))?.refunded).toBe(invoice?.total);
    expect(await stockMismatches(counter)).toEqual([]);
    expect(await lettersOf(number)).toEqual([
      'order-shipped',
      'order-arrived',
      'invoice',
      'credit-note',
      'credit-note',
    ]);
  });

  test('is canceled once by ten concurrent requests, with its stock returned', async () => {
    const number = await ordered(payment, [[skus[0] ?? '', 2]]);
    const canceling = { reason: '', asCustomer: true };
    const all = await Promise.all(Array.from({ length: 10 }, () => cancelOrder(number, canceling, lifeWith())));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await statusOf(number)).toBe('canceled');
    if (payment === 'card') expect(await paymentOf(number)).toMatchObject({ status: 'cancelled', captured: 0 });
    expect(await stockMismatches(counter)).toEqual([]);
    expect(await lettersOf(number)).toEqual(['order-called-off']);
  });
});

test('can be canceled neither by a colleague who sees the order nor by a guest', async () => {
  const number = await ordered('account', [[skus[0] ?? '', 1]]);
  const [order] = await counter.rows<{ id: number }>('SELECT id FROM sales_order WHERE number = $1', [number]);
  const input = { order_id: Buffer.from(String(order?.id)).toString('base64'), reason: '' };
  const frederik = await logIn(counter, 'frederik@havnens-arkitekter.example');
  expect((await counter.ask(CancelOrderDocument, { input }, frederik)).errors[0]?.code).toBe('ORDER_NOT_FOUND');
  expect((await counter.ask(CancelOrderDocument, { input })).errors[0]?.category).toBe('graphql-authorization');
  expect(await statusOf(number)).toBe('processing');
  expect((await counter.ask(CancelOrderDocument, { input }, birgitte)).data?.cancelOrder?.error).toBeNull();
  expect(await statusOf(number)).toBe('canceled');
});

test('preserves the shipped part when the rest is canceled by staff; the customer may not cancel it any more', async () => {
  const number = await ordered('card', [[skus[0] ?? '', 3]]);
  const life = lifeWith();
  await ship(number, { ...ALL, pieces: pieces(skus[0], 1) }, life);
  expect(await cancelOrder(number, { reason: '', asCustomer: true }, life)).toMatchObject({
    code: 'PARTIAL_ORDER_ITEM_SHIPPED',
  });
  expect(await cancelOrder(number, { reason: 'Udgået', asCustomer: false }, life)).toMatchObject({
    ok: true,
    status: 'shipped',
  });
  await invoiceOrder(number, null, life);
  const [invoice] = await documentsOf(number);
  expect((await paymentOf(number))?.captured).toBe(invoice?.total);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('freight is credited only when all pieces are returned and none awaits an invoice or shipment', async () => {
  const life = lifeWith();
  const crediting = (count: number) => ({
    pieces: pieces(skus[0], count),
    restock: true,
    freight: null,
    reason: 'Retur',
  });
  const freightBack = async (number: string) =>
    (
      await counter.rows<{ freight: number }>(
        `SELECT i.freight_net_oere::int AS freight FROM invoice i JOIN sales_order o ON o.id = i.order_id
          WHERE o.number = $1 AND i.kind = 'credit' ORDER BY i.id`,
        [number],
      )
    ).map(({ freight }) => freight > 0);
  const number = await ordered('account', [[skus[0] ?? '', 10]]);
  await ship(number, { ...ALL, pieces: pieces(skus[0], 3) }, life);
  await invoiceOrder(number, pieces(skus[0], 2), life);
  await cancelOrder(number, { reason: '', asCustomer: false }, life);
  expect(await creditOrder(number, crediting(2), life)).toMatchObject({ ok: true });
  await invoiceOrder(number, null, life);
  expect(await creditOrder(number, crediting(1), life)).toMatchObject({ ok: true });
  expect(await freightBack(number)).toEqual([false, true]);
  const rest = await ordered('account', [[skus[0] ?? '', 10]]);
  await ship(rest, { ...ALL, pieces: pieces(skus[0], 3) }, life);
  await invoiceOrder(rest, null, life);
  expect(await creditOrder(rest, crediting(3), life)).toMatchObject({ ok: true });
  expect(await freightBack(rest)).toEqual([false]);
});

test('an order on hold is not shipped; an amount can be refunded up to the invoiced total', async () => {
  const number = await ordered('card', [[skus[1] ?? '', 1]]);
  const life = lifeWith();
  expect(await holdOrder(number, 'Adressen', life)).toMatchObject({ ok: true });
  expect(await ship(number, ALL, life)).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
  expect(await releaseOrder(number, life)).toEqual({ ok: true, status: 'processing' });
  expect(await refundAmount(number, oere(100), 'Ridse', life)).toMatchObject({ code: 'AMOUNT_ABOVE_INVOICED' });
  await ship(number, ALL, life);
  await invoiceOrder(number, null, life);
  expect(await refundAmount(number, oere(101), 'Ridse', life)).toMatchObject({ ok: true, refunded: 101 });
  expect((await documentsOf(number))[1]).toMatchObject({ kind: 'credit', net: 81, vat: 20, total: 101 });
});

/** What the latest mail of this kind about an order was told. */
const toldBy = async (template: string, number: string) =>
  (
    await counter.rows<{ told: Record<string, unknown> }>(
      `SELECT payload->'told' AS told FROM mail WHERE template = $1 AND payload->'told'->>'number' = $2 ORDER BY id DESC`,
      [template, number],
    )
  )[0]?.told;
const historyOf = async (number: string) =>
  (
    await counter.rows<{ status: string; note: string }>(
      'SELECT h.status, h.note FROM order_history h JOIN sales_order o ON o.id = h.order_id WHERE o.number = $1 ORDER BY h.id',
      [number],
    )
  ).map(({ status, note }) => `${status}: ${note}`);

test.each([
  ['account', 'Adressen', ': Adressen', true],
  ['card', '', '', false],
] as const)(
  'hold, release and cancellation of an order on %s with the reason »%s« are noted and mailed',
  async (payment, reason, noted, hasAccount) => {
    const number = await ordered(payment, [[skus[0] ?? '', 1]]);
    const life = lifeWith();
    const wrong = { ok: false, code: 'INVALID_ORDER_STATUS' };
    expect(await releaseOrder(number, life)).toMatchObject(wrong);
    await holdOrder(number, reason, life);
    expect(await holdOrder(number, reason, life)).toMatchObject(wrong);
    expect(await toldBy('order-held', number)).toEqual({ firstname: 'Maria', number, hasAccount, reason });
    await releaseOrder(number, life);
    expect(await toldBy('order-released', number)).toEqual({ firstname: 'Maria', number, hasAccount });
    await cancelOrder(number, { reason, asCustomer: false }, life);
    expect(await toldBy('order-called-off', number)).toMatchObject({ isWhole: true, reason });
    expect(await cancelOrder(number, { reason, asCustomer: false }, life)).toMatchObject(wrong);
    expect((await historyOf(number)).filter((line) => / by staff/.test(line))).toEqual([
      `on_hold: Held by staff${noted}`,
      'processing: Released by staff',
      `canceled: Cancelled by staff${noted}`,
    ]);
  },
);

test.each([
  ['card', null, '', { status: 'IN_TRANSIT', isWhole: false }],
  ['account', 'GLS', '5551234', { status: 'AWAITING_PICKUP', isWhole: false }],
] as const)(
  'a parcel of an order on %s, carrier %s, number »%s«: as it is stored and mailed',
  async (payment, carrier, trackingNumber, expected) => {
    const number = await ordered(payment, [[skus[0] ?? '', 3]]);
    const life = lifeWith();
    await ship(number, { pieces: pieces(skus[0], 2), carrier, trackingNumber }, life);
    const [row] = await counter.rows<Record<string, string>>(
      `SELECT s.status, s.carrier_code AS code, s.carrier_title AS title, s.tracking_number AS tracking, o.shipping->>'carrierCode' AS own, o.public_token AS token,
      o.shipping->>'carrierTitle' AS own_title FROM shipment s JOIN sales_order o ON o.id = s.order_id WHERE o.number = $1`,
      [number],
    );
    expect(row).toMatchObject({
      ...{ status: expected.status, tracking: trackingNumber },
      ...{ code: carrier?.toLowerCase() ?? row?.own, title: carrier ?? row?.own_title },
    });
    expect(await toldBy('order-shipped', number)).toMatchObject({
      goods: [{ quantity: expect.stringMatching(/^2 /), sku: skus[0] }],
      ...{ isWhole: false, carrier: row?.title, trackingNumber },
      trackingPage: carrier === null ? null : expect.stringContaining(trackingNumber),
      // Companies have no right of withdrawal.
      withdrawToken: payment === 'card' ? row?.token : null,
    });
    // A company in a store with VAT, and a store without VAT alone: neither is a consumer's purchase.
    await counter.rows(
      `UPDATE sales_order SET business_id = CASE WHEN business_id IS NULL THEN (SELECT min(id) FROM business) END WHERE number = $1`,
      [number],
    );
    await ship(number, { ...ALL, trackingNumber: '9' }, life);
    expect(await toldBy('order-shipped', number)).toMatchObject({
      isWhole: true,
      goods: [{ sku: skus[0] }],
      withdrawToken: null,
    });
    expect((await historyOf(number)).filter((line) => / by staff/.test(line))).toEqual([
      expect.stringMatching(/^processing: Partly shipped by staff: \S+$/),
      expect.stringMatching(/^shipped: Shipped by staff: \S+$/),
    ]);
  },
);

test('a parcel that arrives is mailed with its place; an order is delivered with the last of its parcels', async () => {
  const number = await ordered('card', [[skus[0] ?? '', 2]]);
  const life = lifeWith();
  const first = await ship(number, { ...ALL, pieces: pieces(skus[0], 1) }, life);
  const second = await ship(number, { ...ALL, trackingNumber: '2' }, life);
  if (!first.ok || !second.ok) throw new Error('not sent');
  const arrives = (of: typeof first, place: string) => track(of.shipment.number, { status: 'DELIVERED', place }, life);
  expect(await arrives(first, 'Taulov')).toEqual({ ok: true, delivered: false });
  expect(await toldBy('order-arrived', number)).toMatchObject({ status: 'DELIVERED', place: 'Taulov' });
  expect(await statusOf(number)).toBe('shipped');
  expect(await arrives(second, '')).toEqual({ ok: true, delivered: true });
  expect((await historyOf(number)).at(-1)).toBe(`delivered: Delivered: ${second.shipment.number}`);
  expect(await arrives(second, '')).toEqual({ ok: true, delivered: false });
  expect(await track('999999', { status: 'DELIVERED', place: '' }, life)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

test.each(['the parcel arrives', 'the rest is called off'])(
  'an order is delivered when its parcel has arrived and the rest is called off, also if %s first',
  async (first) => {
    const number = await ordered('card', [[skus[0] ?? '', 2]]);
    const life = lifeWith();
    const sent = await ship(number, { ...ALL, pieces: pieces(skus[0], 1) }, life);
    if (!sent.ok) throw new Error('not sent');
    const arrives = () => track(sent.shipment.number, { status: 'DELIVERED', place: '' }, life);
    const callsOff = () => cancelOrder(number, { reason: '', asCustomer: false }, life);
    if (first === 'the parcel arrives') {
      expect(await arrives()).toEqual({ ok: true, delivered: false });
      expect(await statusOf(number)).toBe('processing');
      expect(await callsOff()).toMatchObject({ ok: true, status: 'delivered' });
    } else {
      expect(await callsOff()).toMatchObject({ ok: true, status: 'shipped' });
      expect(await arrives()).toEqual({ ok: true, delivered: true });
    }
    expect(await statusOf(number)).toBe('delivered');
    const [shipped, delivered] = (await historyOf(number)).slice(-2);
    expect([shipped, delivered]).toEqual([expect.stringMatching(/^shipped: /), expect.stringMatching(/^delivered: /)]);
    // The money of the part that was sent is taken in both orders of events.
    expect((await paymentOf(number))?.captured).toBeGreaterThan(0);
    await invoiceOrder(number, null, life);
    expect((await paymentOf(number))?.captured).toBe((await documentsOf(number))[0]?.total);
  },
);

test('an amount is given back up to what was invoiced, to the øre, and not less than one', async () => {
  const number = await ordered('account', [[skus[1] ?? '', 1]]);
  const life = lifeWith();
  await ship(number, ALL, life);
  await invoiceOrder(number, null, life);
  const { total = 0 } = (await totalOf(number)) ?? {};
  const back = (amount: number) => refundAmount(number, oere(amount), 'Ridse', life);
  const above = { ok: false, code: 'AMOUNT_ABOVE_INVOICED' };
  expect(await back(total + 1)).toMatchObject(above);
  for (const amount of [0, -1]) expect(await back(amount)).toMatchObject(above);
  expect(await back(1)).toMatchObject({ ok: true, refunded: 0 });
  expect(await back(total)).toMatchObject(above);
  expect(await back(total - 1)).toMatchObject({ ok: true, returned: [] });
  expect(await back(1)).toMatchObject(above);
  expect(await toldBy('credit-note', number)).toMatchObject({ totalOere: total - 1, refundedOere: 0, reason: 'Ridse' });
  expect(await statusOf(number)).toBe('shipped');
});

test('an unavailable provider is retried with the same key, and so is one that rejected', async () => {
  const number = await ordered('card', [[skus[1] ?? '', 1]]);
  const asked: string[] = [];
  let mood: 'away' | 'no' | 'yes' = 'away';
  const provider: PaymentProvider = {
    ...testPayments(async () => 'secret'),
    capture: async ({ key, amount }: MoneyMove) => {
      asked.push(key);
      if (mood === 'away') throw new Error('no answer');
      return mood === 'no' ? refusal('PAYMENT_MOVE_REFUSED') : { ok: true, reference: `c-${amount}` };
    },
  };
  expect(await ship(number, ALL, lifeWith(provider))).toMatchObject({ ok: true });
  expect((await paymentOf(number))?.captured).toBe(0);
  expect(await carryOut(null, lifeWith(provider))).toHaveLength(1);
  mood = 'no';
  expect(await carryOut(null, lifeWith(provider))).toEqual([]);
  expect(new Set(asked).size).toBe(1);
  mood = 'yes';
  expect(await captureOrder(number, lifeWith(provider))).toMatchObject({ ok: true });
  expect(new Set(asked).size).toBe(2);
  await Promise.all([carryOut(null, lifeWith(provider)), carryOut(null, lifeWith(provider))]);
  expect(await paymentOf(number)).toMatchObject({ status: 'captured', captured: (await totalOf(number))?.total });
});

test('invoice numbers have no gaps, with twelve concurrent requests of which half are rejected', async () => {
  const numbers = [];
  for (let at = 0; at < 6; at += 1) numbers.push(await ordered('account', [[skus[0] ?? '', 1]]));
  for (const number of numbers) await ship(number, ALL, lifeWith());
  await Promise.all([...numbers, ...numbers].map((number) => invoiceOrder(number, null, lifeWith())));
  const given = await counter.rows<{ number: string }>(
    `SELECT number FROM invoice WHERE kind = 'invoice' ORDER BY number::bigint`,
  );
  expect(given.map(({ number }, at) => Number(number) - at)).toEqual(given.map(() => 700000001));
});

test('the database rejects capturing more than authorised, and changing an invoice', async () => {
  const number = await ordered('card', [[skus[0] ?? '', 1]]);
  const change = (sql: string) =>
    counter.rows(sql, [number]).then(
      () => 'done',
      (failure: Error) => failure.message,
    );
  const own = 'WHERE order_id = (SELECT id FROM sales_order WHERE number = $1)';
  expect(await change(`UPDATE payment SET captured_oere = authorised_oere + 1 ${own}`)).toMatch(/check constraint/);
  expect(await change(`UPDATE order_line SET shipped = quantity + 1 ${own}`)).toMatch(/order_line_sent/);
  await ship(number, ALL, lifeWith());
  await invoiceOrder(number, null, lifeWith());
  expect(await change(`UPDATE invoice SET net_oere = 0 ${own}`)).not.toBe('done');
});

test('orders are exported line by line, with input of customers escaped against formulas', async () => {
  const cart = await readyCart(
    counter,
    [
      [skus[0] ?? '', 2],
      [skus[1] ?? '', 1],
    ],
    'account',
    birgitte,
  );
  const typed = { requisitioner: '=HYPERLINK("http://x")', requisition_number: 'A;B', accounting_cost: '-1+cmd' };
  const placed = await place(counter, cart, birgitte, typed);
  let text = '';
  for await (const part of exportOrders(counter.database.pool, { from: TEST_NOW, to: null })) text += part.text;
  const rows = text.split('\r\n').filter((row) => row.startsWith(`${placed.number};`));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(`;"'=HYPERLINK(""http://x"")";"A;B";'-1+cmd;account;`);
  const exported = new Set(
    text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(';')[0]),
  ).size;
  expect(await countExported(counter.database.pool, { from: TEST_NOW, to: null })).toBe(exported);
  expect(await countExported(counter.database.pool, { from: null, to: new Date(0) })).toBe(0);
  const nothing = exportOrders(counter.database.pool, { from: null, to: new Date(0) });
  expect(await nothing.next()).toMatchObject({ value: { orders: 0 } });
  expect(await nothing.next()).toMatchObject({ done: true });
});

test('the demo bar advances an order step by step, and rejects a step that is not due', async () => {
  const number = await ordered('card', [[skus[1] ?? '', 2]]);
  const step = (name: 'ship' | 'invoice' | 'refund') => counter.backend.stepDemoOrder(number, name);
  expect(await step('refund')).toMatchObject({ code: 'NOTHING_LEFT' });
  for (const name of ['ship', 'invoice', 'refund'] as const) expect(await step(name)).toMatchObject({ ok: true });
  expect(await statusOf(number)).toBe('closed');
  expect(await paymentOf(number)).toMatchObject({ status: 'captured', refunded: (await totalOf(number))?.total });
  expect(await step('ship')).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
  expect(await counter.backend.stepDemoOrder('0', 'ship')).toMatchObject({ code: 'ORDER_NOT_FOUND' });
});
