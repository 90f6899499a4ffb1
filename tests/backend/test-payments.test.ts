// Test payments in a live shop: the order is marked permanently, and nothing of value is issued for it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureOrder } from '#backend/commerce/fulfilment/capture-order';
import type { Life } from '#backend/commerce/fulfilment/step';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { exportOrders } from '#backend/commerce/order-desk/export/export-orders';
import { sendOrders } from '#backend/commerce/order-desk/export/send-orders';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { ship } from '#backend/commerce/shipment/ship';
import { PLAIN_SERVICES } from '#backend/composition';
import { noJobs } from '#backend/db/job-queue';
import type { Handover } from '#backend/ports/handover/index';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { testPayments } from '#backend/ports/payment/test-provider';
import { AddToCartDocument, OrderByTokenDocument, TestPaymentsDocument } from '~/services/generated/commerce';
import { type Counter, logIn, newCart, openCounter, place, prepare, press, readyCart, someSkus } from './test-backend';

let counter: Counter;
let sku: string;
beforeAll(async () => {
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, payment: { mode: 'TEST', live: null } } });
  [sku = ''] = await someSkus(counter, 1);
});
afterAll(() => counter?.close());

const ALL = { pieces: null, carrier: null, trackingNumber: '' };
const life = (mode: 'TEST' | 'DEMO', code: PaymentProvider['code'] = 'test'): Life => {
  const { db, pool } = counter.database;
  const provider = { ...testPayments(async () => 'secret', mode), code };
  return { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
};

async function paid() {
  const placed = await place(counter, await readyCart(counter, [[sku, 1]]));
  await press(counter, placed.payAt ?? '', 'authorised');
  return { number: placed.number ?? '', token: placed.token ?? '' };
}
const setMode = (number: string, mode: string) =>
  counter.rows('UPDATE payment SET mode = $2 WHERE order_id = (SELECT id FROM sales_order WHERE number = $1)', [
    number,
    mode,
  ]);

test('an order paid by a test payment is neither shipped nor invoiced nor captured, regardless of the present setting', async () => {
  const { number } = await paid();
  for (const mode of ['TEST', 'DEMO'] as const) {
    const refused = { ok: false, code: 'PAID_BY_TEST' };
    expect(await ship(number, ALL, life(mode))).toMatchObject(refused);
    expect(await invoiceOrder(number, null, life(mode))).toMatchObject(refused);
    expect(await captureOrder(number, life(mode))).toMatchObject(refused);
  }
  expect(
    await counter.rows(
      'SELECT count(*)::int AS n FROM shipment JOIN sales_order o ON o.id = order_id WHERE o.number = $1',
      [number],
    ),
  ).toEqual([{ n: 0 }]);
  await setMode(number, 'DEMO');
  expect((await ship(number, ALL, life('DEMO'))).ok).toBe(true);
  expect((await invoiceOrder(number, null, life('DEMO'))).ok).toBe(true);
});

test('is marked on its page, in mail, export and integration, in both languages', async () => {
  const { number, token } = await paid();
  const titles = await Promise.all(
    (['da', 'en'] as const).map(async (language) => {
      const order = (await counter.ask(OrderByTokenDocument, { token }, { language })).data?.guestOrderByToken;
      return [order?.is_test_payment, order?.payment_methods?.[0]?.name];
    }),
  );
  expect(titles).toEqual([
    [true, 'Testbetaling (der er ikke betalt)'],
    [true, 'Test payment (not paid)'],
  ]);
  await counter.deliverMail();
  const mail = (await counter.backend.listMails()).find(({ subject }) => subject.includes(number));
  expect(mail?.text).toContain('Testbetaling (der er ikke betalt)');
  expect(mail?.text).toContain('Dette er en testbetaling');

  let text = '';
  for await (const part of exportOrders(counter.database.pool, { from: null, to: null })) text += part.text;
  const [head = '', ...lines] = text.split('\r\n');
  const at = head.split(';').indexOf('testbetaling');
  const marked = (order: string) => lines.filter((line) => line.startsWith(order)).map((line) => line.split(';')[at]);
  expect(marked(number)).toEqual(['ja']);

  const handed: string[] = [];
  const to: Handover = {
    bodyOf: (order) => order,
    async send(_body, { number: sent }) {
      handed.push(sent);
      return { kind: 'taken' };
    },
  };
  const { db, pool } = counter.database;
  const range = { from: null, to: null, store: null, number: null };
  await sendOrders({ db, pool, now: counter.clock.now(), receiver: 'middleware', to }, range);
  expect(handed).not.toContain(number);
});

test('pages of the shop report test payments', async () => {
  expect((await counter.ask(TestPaymentsDocument, {})).data?.storeConfig?.test_payments).toBe(true);
});

test('a payment is captured only by the provider that authorised it', async () => {
  const { number } = await paid();
  await setMode(number, 'DEMO');
  expect((await ship(number, ALL, life('DEMO', 'stripe'))).ok).toBe(true);
  const paymentOf = () =>
    counter.rows(
      'SELECT p.status, p.captured_oere > 0 AS captured FROM payment p JOIN sales_order o ON o.id = p.order_id WHERE o.number = $1',
      [number],
    );
  expect(await paymentOf()).toEqual([{ status: 'authorised', captured: false }]);
  expect(await carryOut(null, life('DEMO'))).toEqual([]);
  expect(await paymentOf()).toEqual([{ status: 'captured', captured: true }]);
});

test('a gift card bought by a test payment is not issued', async () => {
  const [card] = await counter.rows<{ sku: string }>("SELECT sku FROM product WHERE type = 'giftcard' LIMIT 1");
  const cartId = await newCart(counter);
  const wish = {
    amount: 500,
    recipient_name: 'Karen',
    recipient_email: 'karen@example.dk',
    sender_name: 'Maria',
    message: '',
  };
  await counter.ask(AddToCartDocument, { cartId, items: [{ sku: card?.sku ?? '', quantity: 1, gift_card: wish }] });
  await prepare(counter, cartId, 'card');
  const issued = () => counter.rows('SELECT count(*)::int AS n FROM gift_card');
  const before = await issued();
  const placed = await place(counter, cartId);
  expect((await press(counter, placed.payAt ?? '', 'authorised')).headers.get('location')).toBe('/checkout/success');
  expect(await issued()).toEqual(before);
});

test('a shop without card payments offers none, and an order cannot be paid by card', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const closed = await openCounter({ selling: { ...PLAIN_SERVICES, payment: { mode: 'OFF', live: null } } });
  try {
    await expect(readyCart(closed, [[sku, 1]])).rejects.toThrow();
    const birgitte = await logIn(closed, 'birgitte@havnens-arkitekter.example');
    const placed = await place(closed, await readyCart(closed, [[sku, 1]], 'account', birgitte), birgitte);
    expect(placed).toMatchObject({ errors: [], payAt: null });
    expect(
      await closed.rows('SELECT mode FROM payment WHERE order_id = (SELECT id FROM sales_order WHERE number = $1)', [
        placed.number,
      ]),
    ).toEqual([{ mode: 'LIVE' }]);
  } finally {
    await closed.close();
  }
});
