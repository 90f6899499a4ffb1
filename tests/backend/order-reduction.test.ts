// Pieces taken off an order before they are sent: its money, stock, gift cards, points, mails, events, and two people at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { holdOrder } from '#backend/commerce/fulfilment/hold';
import { planOrderReduction, reduceOrder } from '#backend/commerce/fulfilment/reduce';
import { sendCards } from '#backend/commerce/fulfilment/send-cards';
import type { Life } from '#backend/commerce/fulfilment/step';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { owedBy } from '#backend/commerce/order/order.sql';
import { remainingTotals } from '#backend/commerce/order/ordered';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { eventsAfter, numberEvents } from '#backend/events/events.sql';
import { testPayments } from '#backend/ports/payment/test-provider';
import { oere } from '#domain/money/money';
import { AddToCartDocument, ApplyGiftCardDocument, CustomerOrderDocument } from '~/services/generated/commerce';
import {
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  prepare,
  press,
  readyCart,
  someSkus,
  stockMismatches,
  type Who,
} from './test-backend';

let counter: Counter;
let chair: string;
let lamp: string;
let birgitte: Who;
beforeAll(async () => {
  counter = await openCounter();
  [chair = '', lamp = ''] = await someSkus(counter, 2, 'p.duty_code IS NULL');
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
});
afterAll(() => counter?.close());

const ALL = { pieces: null, carrier: null, trackingNumber: '' };
const life = (): Life => {
  const { db, pool } = counter.database;
  const provider = testPayments(async () => 'secret');
  return { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
};
const pieces = (...of: [string, number][]) => new Map(of);
const reduce = (number: string, of: ReadonlyMap<string, number>, reason = 'Kunden ringede') =>
  reduceOrder(number, { pieces: of, reason }, life());
const planOf = (number: string, of: ReadonlyMap<string, number>) => planOrderReduction(number, of, life());

async function issued(amount: number): Promise<string> {
  const given = { amount: oere(amount), note: 'Prøve', now: counter.clock.now() };
  return (await inTransaction(counter.database.pool, (tx) => issueCard(tx, given))).code;
}
const holds = async (code: string) =>
  (
    await counter.rows<{ oere: number }>(
      `SELECT sum(e.oere)::int AS oere FROM gift_card_entry e JOIN gift_card g ON g.id = e.gift_card_id WHERE g.code = $1`,
      [code],
    )
  )[0]?.oere;

async function ordered(payment: 'card' | 'account', goods: [string, number][], giftCard?: string): Promise<string> {
  const who = payment === 'account' ? birgitte : {};
  const cart = await readyCart(counter, goods, payment, who);
  if (giftCard) {
    const input = { cart_id: cart, gift_card_code: giftCard };
    expect((await counter.ask(ApplyGiftCardDocument, { input }, who)).errors).toEqual([]);
  }
  const placed = await place(counter, cart, who);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}
const moneyOf = async (number: string) =>
  (
    await counter.rows<Record<'total' | 'authorised' | 'captured' | 'refunded' | 'remaining', number>>(
      `SELECT o.total_oere::int AS total, authorised_oere::int AS authorised, captured_oere::int AS captured,
          refunded_oere::int AS refunded, order_remaining_oere(o.id)::int AS remaining
        FROM payment p JOIN sales_order o ON o.id = p.order_id WHERE o.number = $1`,
      [number],
    )
  )[0] ?? { total: 0, authorised: 0, captured: 0, refunded: 0, remaining: 0 };
const invoicesOf = async (number: string) =>
  (
    await counter.rows<{ total: number; card: number }>(
      `SELECT i.total_oere::int AS total, i.gift_card_oere::int AS card FROM invoice i JOIN sales_order o ON o.id = i.order_id
        WHERE o.number = $1 AND i.kind = 'invoice' ORDER BY i.id`,
      [number],
    )
  ).map(({ total, card }) => [total, card]);
const statusOf = async (number: string) =>
  (await counter.rows<{ status: string }>('SELECT status FROM sales_order WHERE number = $1', [number]))[0]?.status;
const toldOf = async (number: string) =>
  (
    await counter.rows<{ told: Record<string, unknown> }>(
      `SELECT payload->'told' AS told FROM mail WHERE template = 'order-reduced' AND payload->'told'->>'number' = $1 ORDER BY id`,
      [number],
    )
  ).map(({ told }) => told);

describe.each(['card', 'account'] as const)('an order by %s', (payment) => {
  test('is charged, shipped and invoiced for the rest, as the plan said before', async () => {
    const number = await ordered(payment, [
      [chair, 5],
      [lamp, 1],
    ]);
    const { total } = await moneyOf(number);
    const planned = await planOf(number, pieces([chair, 2], [lamp, 1]));
    if (!planned.ok) throw new Error(planned.code);
    const { plan } = planned;
    expect(plan).toMatchObject({ totalBefore: total, refund: 0, toGiftCards: 0, pointsBack: 0 });
    expect(plan.lines.map(({ sku, before, after }) => [sku, before, after])).toEqual([
      [chair, 5, 3],
      [lamp, 1, 0],
    ]);
    expect(plan.totalAfter).toBeLessThan(total);
    expect(await moneyOf(number)).toMatchObject({ remaining: total });

    expect(await reduce(number, pieces([chair, 2], [lamp, 1]))).toMatchObject({ ok: true, plan, status: 'processing' });
    expect(await moneyOf(number)).toMatchObject({ total, remaining: plan.totalAfter, captured: 0, refunded: 0 });
    expect(await stockMismatches(counter)).toEqual([]);
    expect(await toldOf(number)).toMatchObject([
      {
        goods: [
          { quantity: expect.stringMatching(/^2 /), sku: chair },
          { quantity: expect.stringMatching(/^1 /), sku: lamp },
        ],
        ...{ reason: 'Kunden ringede', totalOere: plan.totalAfter, refundedOere: 0, giftCardOere: 0, points: 0 },
      },
    ]);

    expect(await ship(number, { ...ALL, pieces: pieces([chair, 4]) }, life())).toMatchObject({
      code: 'MORE_THAN_LEFT',
    });
    expect(await ship(number, ALL, life())).toMatchObject({ ok: true, isWhole: true });
    await invoiceOrder(number, null, life());
    expect(await invoicesOf(number)).toEqual([[plan.totalAfter, 0]]);
    if (payment === 'card') expect(await moneyOf(number)).toMatchObject({ captured: plan.totalAfter, refunded: 0 });
    const crediting = { pieces: null, restock: true, freight: null, reason: 'Retur' };
    expect(await creditOrder(number, crediting, life())).toMatchObject({ ok: true });
    expect(await statusOf(number)).toBe('closed');
    if (payment === 'card') expect(await moneyOf(number)).toMatchObject({ refunded: plan.totalAfter });
    expect(await stockMismatches(counter)).toEqual([]);
  });

  test('of which a part is sent loses only what is not, and is shipped when that was the rest', async () => {
    const number = await ordered(payment, [
      [chair, 3],
      [lamp, 2],
    ]);
    await ship(number, { ...ALL, pieces: pieces([chair, 2]) }, life());
    await invoiceOrder(number, null, life());
    expect(await reduce(number, pieces([chair, 2]))).toMatchObject({ code: 'MORE_THAN_LEFT', params: { left: 1 } });
    expect(await reduce(number, pieces([chair, 1]))).toMatchObject({ ok: true, status: 'processing' });
    const last = await reduce(number, pieces([lamp, 2]));
    expect(last).toMatchObject({ ok: true, status: 'shipped' });
    const { remaining, captured } = await moneyOf(number);
    expect(await invoicesOf(number)).toEqual([[remaining, 0]]);
    if (payment === 'card') expect(captured).toBe(remaining);
    expect(await reduce(number, pieces([chair, 1]))).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
    expect((await toldOf(number)).length).toBe(2);
    expect(await stockMismatches(counter)).toEqual([]);
  });
});

describe('refused, and nothing is changed', () => {
  test.each([
    ['without a reason', pieces(['chair', 1]), '', 'ORDER_REASON_MISSING'],
    ['of more pieces than there are', pieces(['chair', 3]), 'x', 'MORE_THAN_LEFT'],
    ['of all pieces', pieces(['chair', 2], ['lamp', 1]), 'x', 'ORDER_WOULD_BE_EMPTY'],
    ['of no piece', pieces(), 'x', 'NOTHING_LEFT'],
  ])('%s', async (_what, named, reason, code) => {
    const number = await ordered('account', [
      [chair, 2],
      [lamp, 1],
    ]);
    const wanted = new Map([...named].map(([name, count]) => [name === 'chair' ? chair : lamp, count]));
    const { total } = await moneyOf(number);
    expect(await reduce(number, wanted, reason)).toMatchObject({ code });
    if (code !== 'ORDER_REASON_MISSING') expect(await planOf(number, wanted)).toMatchObject({ code });
    expect(await moneyOf(number)).toMatchObject({ remaining: total });
    expect(await toldOf(number)).toEqual([]);
  });

  test('while it is not paid, and once it is cancelled; on hold it is allowed', async () => {
    const cart = await readyCart(counter, [[chair, 2]], 'card');
    const unpaid = (await place(counter, cart)).number ?? '';
    expect(await reduce(unpaid, pieces([chair, 1]))).toMatchObject({ code: 'ORDER_UNPAID' });
    const number = await ordered('account', [[chair, 3]]);
    await holdOrder(number, '', life());
    expect(await reduce(number, pieces([chair, 1]))).toMatchObject({ ok: true, status: 'on_hold' });
    await cancelOrder(number, { reason: '', asCustomer: false }, life());
    expect(await reduce(number, pieces([chair, 1]))).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
    expect(await reduce('9', pieces([chair, 1]))).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await planOf('9', pieces([chair, 1]))).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test('of two people at once the second finds what is left', async () => {
    const number = await ordered('card', [[chair, 5]]);
    const all = await Promise.all([1, 2, 3].map(() => reduce(number, pieces([chair, 2]))));
    expect(all.map((one) => (one.ok ? 'done' : one.code)).sort()).toEqual(['MORE_THAN_LEFT', 'done', 'done']);
    const [line] = await counter.rows<{ canceled: number }>(
      'SELECT l.canceled FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1',
      [number],
    );
    expect(line?.canceled).toBe(4);
    expect(await stockMismatches(counter)).toEqual([]);
  });
});

describe('gift cards', () => {
  test('get back what a payment card covers without them', async () => {
    const priced = await ordered('card', [[chair, 4]]);
    const { total } = await moneyOf(priced);
    const code = await issued(Math.round(total / 2));
    const number = await ordered('card', [[chair, 4]], code);
    const { authorised } = await moneyOf(number);
    expect(authorised).toBe(total - Math.round(total / 2));
    const planned = await planOf(number, pieces([chair, 1]));
    if (!planned.ok) throw new Error(planned.code);
    const { totalBefore, totalAfter, toGiftCards } = planned.plan;
    expect(toGiftCards).toBe(totalBefore - totalAfter);
    await reduce(number, pieces([chair, 1]));
    expect(await holds(code)).toBe(toGiftCards);
    // The same moment again: nothing is given back twice, and nothing less.
    await reduce(number, pieces([chair, 1]));
    const { remaining } = await moneyOf(number);
    expect(await holds(code)).toBe(Math.min(Math.round(total / 2), total - remaining));
    await ship(number, ALL, life());
    await invoiceOrder(number, null, life());
    const { captured } = await moneyOf(number);
    expect(captured + Math.round(total / 2) - ((await holds(code)) ?? 0)).toBe(remaining);
    expect(await toldOf(number)).toMatchObject([{ giftCardOere: toGiftCards }, {}]);
  });

  test('pay the first part of an invoice for the rest, and owe nothing beyond it', async () => {
    const priced = await ordered('account', [[chair, 4]]);
    const { total } = await moneyOf(priced);
    const amount = Math.round(total * 0.7);
    const code = await issued(amount);
    const number = await ordered('account', [[chair, 4]], code);
    await reduce(number, pieces([chair, 1]));
    const first = (await moneyOf(number)).remaining;
    expect(await holds(code)).toBe(Math.max(0, amount - first));
    await reduce(number, pieces([chair, 2]));
    const { remaining } = await moneyOf(number);
    expect(remaining).toBeLessThan(amount);
    expect(await holds(code)).toBe(amount - remaining);
    await ship(number, ALL, life());
    await invoiceOrder(number, null, life());
    expect(await invoicesOf(number)).toEqual([[remaining, remaining]]);
  });

  test('that were sold and captured are taken back with a refund of what the rest does not need', async () => {
    const [found] = await counter.rows<{ sku: string }>(`SELECT sku FROM product WHERE type = 'giftcard'`);
    const card = found?.sku ?? '';
    const cartId = await newCart(counter);
    const wish = { amount: 500, recipient_name: 'Karen', recipient_email: 'karen@example.dk', sender_name: 'Maria' };
    const items = [{ sku: card, quantity: 3, gift_card: { ...wish, message: 'Hej', send_on: '2026-12-24' } }];
    await counter.ask(AddToCartDocument, { cartId, items });
    await prepare(counter, cartId, 'card');
    const placed = await place(counter, cartId);
    await press(counter, placed.payAt ?? '', 'authorised');
    const number = placed.number ?? '';
    await sendCards(number, life());
    expect(await moneyOf(number)).toMatchObject({ total: 150_000, captured: 150_000 });
    expect(await planOf(number, pieces([card, 1]))).toMatchObject({
      plan: { totalAfter: 100_000, refund: 50_000, toGiftCards: 0 },
    });
    await reduce(number, pieces([card, 1]));
    expect(await moneyOf(number)).toMatchObject({ captured: 150_000, refunded: 50_000, remaining: 100_000 });
    await reduce(number, pieces([card, 1]));
    expect(await moneyOf(number)).toMatchObject({ captured: 150_000, refunded: 100_000, remaining: 50_000 });
    expect(await toldOf(number)).toMatchObject([{ refundedOere: 50_000 }, { refundedOere: 50_000 }]);
    await cancelOrder(number, { reason: '', asCustomer: false }, life());
    expect(await moneyOf(number)).toMatchObject({ captured: 150_000, refunded: 150_000 });
  });
});

test('points that were spent on the pieces come back, once', async () => {
  const number = await ordered('account', [
    [chair, 3],
    [lamp, 1],
  ]);
  await counter.rows(
    `UPDATE order_line SET unit_points = 10 WHERE sku = $2 AND order_id = (SELECT id FROM sales_order WHERE number = $1)`,
    [number, chair],
  );
  await counter.rows(
    `INSERT INTO point_entry (customer_id, order_id, points, kind, note, at) SELECT customer_id, id, p.points, p.kind, 'x', now()
      FROM sales_order, (VALUES (NULL::int, 100, 'earned'), (1, -30, 'spent')) p (own, points, kind) WHERE number = $1`,
    [number],
  );
  expect(await planOf(number, pieces([chair, 2]))).toMatchObject({ plan: { pointsBack: 20 } });
  await reduce(number, pieces([chair, 2]));
  expect(await planOf(number, pieces([lamp, 1]))).toMatchObject({ plan: { pointsBack: 0 } });
  await reduce(number, pieces([lamp, 1]));
  const spent = await counter.rows<{ points: number }>(
    `SELECT e.points FROM point_entry e JOIN sales_order o ON o.id = e.order_id WHERE o.number = $1 AND e.kind = 'spent' ORDER BY e.id`,
    [number],
  );
  expect(spent.map(({ points }) => points)).toEqual([-30, 20]);
  expect(await toldOf(number)).toMatchObject([{ points: 20 }, { points: 0 }]);
});

test('the credit limit, the events and the buyer’s own page have what remains', async () => {
  const number = await ordered('account', [
    [chair, 4],
    [lamp, 1],
  ]);
  const [order] = await counter.rows<{ business: number }>(
    'SELECT business_id AS business FROM sales_order WHERE number = $1',
    [number],
  );
  const owed = () => owedBy(counter.database.db, order?.business ?? 0);
  const before = await owed();
  const { total } = await moneyOf(number);
  await reduce(number, pieces([chair, 3]));
  const { remaining } = await moneyOf(number);
  expect(await owed()).toBe(before - (total - remaining));

  await numberEvents(counter.database.pool);
  const events = await eventsAfter(counter.database.pool, 0, { kinds: null, stores: null }, 10_000);
  const last = events.filter(({ subject }) => subject === number).at(-1);
  expect(last).toMatchObject({
    kind: 'order.changed',
    state: { amounts: { totalOere: total, remainingOere: remaining }, lines: [{ canceled: 3 }, { canceled: 0 }] },
  });

  const own = (await counter.ask(CustomerOrderDocument, { number }, birgitte)).data?.customer?.orders?.items[0];
  expect(own?.total?.remaining_total?.value).toBe(remaining / 100);
  expect(own?.items?.map((item) => item?.quantity_canceled)).toEqual([3, 0]);
});

test('the database and the rules agree on what remains of any order, to the øre', async () => {
  const number = await ordered('account', [
    [chair, 3],
    [lamp, 2],
  ]);
  const { db } = counter.database;
  // Deterministic, and of all kinds: discounts above the row take the duty with them.
  let seed = 7;
  const upTo = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % (most + 1);
  };
  for (let turn = 0; turn < 60; turn += 1) {
    const lines = [1, 2].map((position) => {
      const quantity = 1 + upTo(12);
      const unit = upTo(30_000);
      const duty = upTo(2) === 0 ? upTo(900) * quantity : 0;
      const discount = [0, upTo(unit * quantity), unit * quantity + upTo(duty)][upTo(2)] ?? 0;
      const kind = upTo(4) === 0 ? 'gift_card' : 'goods';
      return { position, quantity, unit, duty, discount, kind, vat: upTo(4) === 0 ? 0 : 2_500, off: upTo(quantity) };
    });
    const freight = upTo(9_000);
    const discounts = lines.reduce((sum, line) => sum + line.discount, upTo(freight));
    await counter.rows(
      `UPDATE order_line l SET quantity = r.quantity, unit_oere = r.unit, row_oere = r.unit * r.quantity, duty_oere = r.duty, discount_oere = r.discount,
          vat_bp = r.vat, canceled = r.off, kind = r.kind, config = CASE WHEN r.kind = 'goods' THEN NULL ELSE '{}'::jsonb END
        FROM jsonb_to_recordset($2::jsonb) AS r (position int, quantity int, unit int, duty int, discount int, kind text, vat int, off int)
        WHERE l.position = r.position AND l.order_id = (SELECT id FROM sales_order WHERE number = $1)`,
      [number, JSON.stringify(lines)],
    );
    await counter.rows('UPDATE sales_order SET basis = $2, shipping_oere = $3, discount_oere = $4 WHERE number = $1', [
      number,
      upTo(1) === 0 ? 'net' : 'gross',
      freight,
      discounts,
    ]);
    const order = await orderByNumber(db, number);
    const [whole] = order ? await wholeOrders(db, [order]) : [];
    if (!whole) throw new Error('The order is missing');
    expect([turn, (await moneyOf(number)).remaining]).toEqual([turn, remainingTotals(whole).total]);
  }
});
