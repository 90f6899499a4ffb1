// Card payments: repeated, forged and invalid callbacks; declined and abandoned payments return stock and cart.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSecret } from '#backend/commerce/payment/payment.sql';
import { openPayments } from '#backend/ports/payment/index';
import { OrderByTokenDocument } from '~/services/generated/commerce';
import {
  type Counter,
  newCart,
  openCounter,
  place,
  press,
  readCart,
  readyCart,
  someSkus,
  stockMismatches,
} from './test-backend';

let counter: Counter;
let sku: string;
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1);
});
afterAll(() => counter?.close());

const shelf = async () =>
  (
    await counter.rows<{ quantity: number }>(
      `SELECT quantity FROM stock_item JOIN product p ON p.id = product_id WHERE p.sku = $1 AND source_code = 'central'`,
      [sku],
    )
  )[0]?.quantity ?? 0;

/** Everything that a callback could change, as one number each. */
const footprint = () =>
  counter.rows(`SELECT (SELECT count(*) FROM mail)::int AS mails, (SELECT count(*) FROM payment_event)::int AS events,
    (SELECT count(*) FROM stock_movement)::int AS movements, (SELECT count(*) FROM order_history)::int AS history`);

async function opened() {
  const cartId = await readyCart(counter, [[sku, 2]]);
  const placed = await place(counter, cartId);
  const session = placed.payAt?.split('/').at(-1) ?? '';
  const [order] = await counter.rows<{ id: number; total_oere: number }>(
    'SELECT id, total_oere FROM sales_order WHERE number = $1',
    [placed.number],
  );
  return {
    cartId,
    placed,
    session,
    amount: order?.total_oere ?? 0,
    orderId: order?.id ?? 0,
    payAt: placed.payAt ?? '',
  };
}

async function callBack(body: object, signature?: string): Promise<number> {
  const secret = await storedSecret(counter.database.db, 'payment-test', 'missing', counter.clock.now());
  const text = JSON.stringify(body);
  const signed = signature ?? createHmac('sha256', secret).update(text).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-payment-signature': signed };
  return (
    await counter.backend.files(
      new Request('http://localhost/payment/callback/test', { method: 'POST', headers, body: text }),
    )
  ).status;
}

const statusOf = async (token: string | null) => {
  const order = (await counter.ask(OrderByTokenDocument, { token: token ?? '' })).data?.guestOrderByToken;
  return [order?.status_code, order?.payment_status];
};

test('a callback delivered five times changes nothing after the first', async () => {
  const { session, amount, placed, payAt } = await opened();
  await counter.backend.files(new Request(`http://localhost${payAt}`)); // creates the secret
  await press(counter, (await opened()).payAt, 'cancelled');
  const event = { key: 'evt-1', session, kind: 'authorised', amount, currency: 'DKK' };
  expect(await callBack(event)).toBe(200);
  const after = await footprint();
  expect(await Promise.all([1, 2, 3, 4].map(() => callBack(event)))).toEqual([200, 200, 200, 200]);
  expect(await callBack({ ...event, key: 'evt-2' })).toBe(200); // repeated under another key
  expect((await footprint())[0]?.movements).toBe(after[0]?.movements);
  expect((await footprint())[0]?.mails).toBe(after[0]?.mails);
  expect(
    await counter.rows(
      `SELECT count(*)::int AS n FROM mail WHERE dedupe_key = 'order-confirmation:' || (SELECT id FROM sales_order WHERE number = $1)`,
      [placed.number],
    ),
  ).toEqual([{ n: 1 }]);
  expect(await statusOf(placed.token)).toEqual(['processing', 'AUTHORISED']);
});

test('five concurrent deliveries count once', async () => {
  const { session, amount, placed } = await opened();
  const before = await footprint();
  const event = { key: 'evt-at-once', session, kind: 'authorised', amount, currency: 'DKK' };
  expect(await Promise.all(Array.from({ length: 5 }, () => callBack(event)))).toEqual([200, 200, 200, 200, 200]);
  const after = await footprint();
  expect([
    (after[0]?.mails ?? 0) - (before[0]?.mails ?? 0),
    (after[0]?.events ?? 0) - (before[0]?.events ?? 0),
  ]).toEqual([1, 1]);
  expect(await statusOf(placed.token)).toEqual(['processing', 'AUTHORISED']);
});

test.each([
  ['a forged signature', 403, { signature: 'ab'.repeat(32) }],
  ['no signature', 403, { signature: '' }],
  ['a payment that does not exist', 404, { session: 'nothing' }],
  ['a wrong amount', 422, { amount: 1 }],
  ['a body that is no event', 403, { kind: 'captured' }],
] as const)(
  '%s is rejected with %i and changes nothing',
  async (_what, status, wrong: { signature?: string; session?: string; amount?: number; kind?: string }) => {
    const { session, amount, placed } = await opened();
    const before = await footprint();
    const { signature, ...fields } = wrong;
    expect(
      await callBack(
        { key: `evt-${_what}`, session, kind: 'authorised', amount, currency: 'DKK', ...fields },
        signature,
      ),
    ).toBe(status);
    expect(await footprint()).toEqual(before);
    expect(await statusOf(placed.token)).toEqual(['pending', 'AWAITING']);
    expect(counter.told.at(-1)).toContain('A payment callback was refused');
  },
);

test('a declined payment returns stock and cart, sends a mail, and the cart can be ordered again', async () => {
  const before = await shelf();
  const { cartId, placed, payAt, session, amount } = await opened();
  expect(await shelf()).toBe(before - 2);
  const pressed = await press(counter, payAt, 'declined');
  expect(pressed.headers.get('location')).toBe('/checkout/cancel');
  expect(await statusOf(placed.token)).toEqual(['canceled', 'DECLINED']);
  expect(await shelf()).toBe(before);
  expect((await readCart(counter, cartId)).data?.cart?.total_quantity).toBe(2);
  expect(
    await counter.rows(
      `SELECT template FROM mail WHERE payload->>'orderId' = (SELECT id::text FROM sales_order WHERE number = $1)`,
      [placed.number],
    ),
  ).toEqual([{ template: 'order-cancelled' }]);
  expect(await callBack({ key: 'too late', session, kind: 'authorised', amount, currency: 'DKK' })).toBe(200);
  const again = await place(counter, cartId);
  expect(again.number).not.toBe(placed.number);
  expect((await press(counter, again.payAt ?? '', 'authorised')).headers.get('location')).toBe('/checkout/success');
  expect(await shelf()).toBe(before - 2);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('a canceled payment returns stock and cart without a mail', async () => {
  const before = await shelf();
  const { cartId, placed, payAt } = await opened();
  await press(counter, payAt, 'cancelled');
  expect(await statusOf(placed.token)).toEqual(['canceled', 'CANCELLED']);
  expect([await shelf(), (await readCart(counter, cartId)).errors]).toEqual([before, []]);
  // The button of a closed payment redirects and changes nothing.
  expect((await press(counter, payAt, 'authorised')).headers.get('location')).toBe('/checkout/cancel');
});

test('an abandoned payment expires after half an hour', async () => {
  const before = await shelf();
  const { cartId, placed } = await opened();
  await counter.backend.startJobs();
  counter.clock.forward(31 * 60_000);
  const { expirePayments } = await import('#backend/commerce/payment/expire-payments');
  const { noJobs } = await import('#backend/db/job-queue');
  const settling = { db: counter.database.db, pool: counter.database.pool, queue: noJobs, now: counter.clock.now() };
  await expirePayments(settling);
  expect(await statusOf(placed.token)).toEqual(['canceled', 'EXPIRED']);
  expect((await readCart(counter, cartId)).data?.cart?.total_quantity).toBe(2);
  expect(await shelf()).toBeGreaterThanOrEqual(before);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('an unknown payment page returns 404, and LIVE without a provider fails at startup', async () => {
  expect((await counter.backend.files(new Request('http://localhost/payment/test/nothing'))).status).toBe(404);
  expect(() => openPayments({ mode: 'LIVE', live: null }, async () => '')).toThrow(/PAYMENT_MODE=LIVE/);
  expect(await newCart(counter)).toHaveLength(32);
});
