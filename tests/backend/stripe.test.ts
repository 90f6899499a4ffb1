// The live provider against a loopback Stripe API: authorisation, partial captures at dispatch, voids, refunds; webhooks that are
// forged, old, repeated and out of order; a provider that is down, slow, or returns invalid data.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import type { Life } from '#backend/commerce/fulfilment/step';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { cardsOfCustomer } from '#backend/commerce/kept-card/cards.sql';
import { askAfterCards, askForCard, forgetRemoved, takeCardOut } from '#backend/commerce/kept-card/keep';
import { askAfterPayments } from '#backend/commerce/payment/ask-after';
import { PAGE_TIME_MS } from '#backend/commerce/payment/expire-payments';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { ship } from '#backend/commerce/shipment/ship';
import { PLAIN_SERVICES } from '#backend/composition';
import { noJobs } from '#backend/db/job-queue';
import { stripePayments } from '#backend/ports/payment/stripe-provider';
import { oere } from '#domain/money/money';
import { type StripeLoopback, stripeLoopback } from '../support/stripe-loopback';
import { type Counter, openCounter, place, readyCart, someSkus } from './test-backend';

let counter: Counter;
let stripe: StripeLoopback;
let skus: string[];
beforeAll(async () => {
  stripe = await stripeLoopback();
  const payment = { mode: 'LIVE' as const, live: live() };
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, payment } });
  skus = await someSkus(counter, 2);
});
afterEach(() => {
  stripe.mood = 'well';
  stripe.refunds.length = 0;
});
afterAll(async () => {
  await counter?.close();
  await stripe?.close();
});

const live = () => ({
  secretKey: 'sk_loopback',
  webhookSecret: stripe.webhookSecret,
  apiUrl: stripe.url,
  patienceMs: 1000,
  pauseMs: 0,
});
const lifeOf = (): Life => {
  const { db, pool } = counter.database;
  return { db, pool, queue: noJobs, provider: stripePayments(live()), now: counter.clock.now(), by: 'staff' };
};
const goods = (): [string, number][] => [
  [skus[0] ?? '', 2],
  [skus[1] ?? '', 1],
];
const hear = async (request: Request) => (await counter.backend.files(request)).status;
const authorised = (options: object = {}) =>
  stripe.webhook('payment_intent.amount_capturable_updated', stripe.session().intent, options);
const stateOf = async (number: string | null) =>
  (
    await counter.rows<{ order: string; payment: string; captured: number; refunded: number }>(
      `SELECT o.status AS order, p.status AS payment, p.captured_oere::int AS captured, p.refunded_oere::int AS refunded
        FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.number = $1`,
      [number],
    )
  )[0];

async function paid(kind: 'card' | 'mobilepay') {
  const cart = await readyCart(counter, goods());
  const placed = await place(counter, cart);
  stripe.pay(kind);
  expect(await hear(authorised())).toBe(200);
  return placed.number ?? '';
}
const ALL = { pieces: null, carrier: null, trackingNumber: '' };

test('submitting twice opens one page, with the amount, the order and the return address', async () => {
  const cart = await readyCart(counter, goods());
  const placed = await place(counter, cart);
  expect(placed.payAt).toBe(stripe.session().url);
  const opened = stripe.session();
  expect((await place(counter, cart)).payAt).toBe(opened.url);
  expect(stripe.session()).toBe(opened);
  const [order] = await counter.rows<{ total: number }>(
    'SELECT total_oere::int AS total FROM sales_order WHERE number = $1',
    [placed.number],
  );
  expect(opened.intent).toMatchObject({ amount: order?.total, currency: 'dkk' });
});

// spec: 3 Enumerations: Payment mode: `TEST`, `LIVE`
//   at domain/payment/payment.ts, backend/ports/payment/stripe-provider.ts
test('a card is captured in parts at dispatch, and refunded', async () => {
  const number = await paid('card');
  expect(await stateOf(number)).toMatchObject({ order: 'processing', payment: 'authorised', captured: 0 });
  const { intent } = stripe.session();
  await ship(number, { ...ALL, pieces: new Map([[skus[0] ?? '', 1]]) }, lifeOf());
  const part = intent.amount_received;
  expect(part).toBeGreaterThan(0);
  expect(part).toBeLessThan(intent.amount);
  await ship(number, ALL, lifeOf());
  expect(intent).toMatchObject({ amount_received: intent.amount, status: 'succeeded' });
  expect(await stateOf(number)).toMatchObject({ payment: 'captured', captured: intent.amount });
  await invoiceOrder(number, null, lifeOf());
  await creditOrder(number, { pieces: null, restock: true, freight: null, reason: '' }, lifeOf());
  expect(stripe.refunds).toEqual([intent.amount]);
  expect(await stateOf(number)).toMatchObject({ refunded: intent.amount });
});

test('MobilePay cannot be captured in parts: all is captured when the last products are shipped', async () => {
  const number = await paid('mobilepay');
  const { intent } = stripe.session();
  await ship(number, { ...ALL, pieces: new Map([[skus[0] ?? '', 1]]) }, lifeOf());
  expect(intent.amount_received).toBe(0);
  await ship(number, ALL, lifeOf());
  expect(intent.amount_received).toBe(intent.amount);
  expect(await stateOf(number)).toMatchObject({ payment: 'captured', captured: intent.amount });
});

test('canceling an order voids the authorisation', async () => {
  const number = await paid('card');
  await cancelOrder(number, { reason: '', asCustomer: false }, lifeOf());
  expect(stripe.session().intent.status).toBe('canceled');
  expect(await stateOf(number)).toMatchObject({ order: 'canceled', payment: 'cancelled' });
  // Its own webhook about that arrives last, and changes nothing.
  expect(await hear(stripe.webhook('payment_intent.canceled', stripe.session().intent))).toBe(200);
});

test('webhooks: forged and old ones are rejected, repeated ones count once, unrelated ones are ignored', async () => {
  const placed = await place(counter, await readyCart(counter, goods()));
  stripe.pay('card');
  expect(await hear(authorised({ secret: 'whsec_stranger' }))).toBe(403);
  expect(await hear(authorised({ agoSeconds: 3600 }))).toBe(403);
  expect(await stateOf(placed.number)).toMatchObject({ order: 'pending' });
  expect(await hear(stripe.webhook('customer.created', { id: 'cus_1' }))).toBe(200);
  for (const id of ['evt_same', 'evt_same', 'evt_other']) expect(await hear(authorised({ id }))).toBe(200);
  expect(await stateOf(placed.number)).toMatchObject({ order: 'processing', payment: 'authorised' });
  // Out of order: the expiry of the page arrives after the payment.
  const expired = stripe.webhook('checkout.session.expired', { ...stripe.session(), client_reference_id: null });
  expect(await hear(expired)).toBe(200);
  expect(await stateOf(placed.number)).toMatchObject({ order: 'processing' });
  const mails = await counter.rows(
    `SELECT 1 FROM mail WHERE template = 'order-confirmation' AND payload->>'orderId' = (SELECT id::text FROM sales_order WHERE number = $1)`,
    [placed.number],
  );
  expect(mails).toHaveLength(1);
});

test('a payment for a canceled order is voided in full', async () => {
  const placed = await place(counter, await readyCart(counter, goods()));
  await cancelOrder(placed.number ?? '', { reason: '', asCustomer: true }, lifeOf());
  stripe.pay('card');
  // Acknowledged both times, so that the provider does not repeat it for days.
  for (const id of ['evt_late', 'evt_late_too']) expect(await hear(authorised({ id }))).toBe(200);
  await carryOut(null, lifeOf());
  expect(stripe.session().intent.status).toBe('canceled');
});

test('a payment for a canceled order with a lost webhook is queried after its page has closed, and voided', async () => {
  const placed = await place(counter, await readyCart(counter, goods()));
  await cancelOrder(placed.number ?? '', { reason: '', asCustomer: true }, lifeOf());
  stripe.pay('card');
  const after = async (time: number) => {
    const now = new Date(counter.clock.now().getTime() + time);
    return (await askAfterPayments({ ...counter.database, queue: noJobs, now }, stripePayments(live()))).failure;
  };
  expect(await after(PAGE_TIME_MS - 1000)).toBeNull();
  await carryOut(null, lifeOf());
  expect(stripe.session().intent.status).toBe('requires_capture');
  stripe.mood = 'down';
  expect(await after(PAGE_TIME_MS + 1000)).toBeTruthy();
  stripe.mood = 'well';
  expect(await after(PAGE_TIME_MS + 1000)).toBeNull();
  await carryOut(null, lifeOf());
  expect(stripe.session().intent.status).toBe('canceled');
  const times = () => stripe.asked.filter((call) => call.includes(stripe.session().id)).length;
  const before = times();
  await after(PAGE_TIME_MS + 2000);
  expect([before > 0, times()]).toEqual([true, before]);
});

test('a missing callback is replaced by a query', async () => {
  const placed = await place(counter, await readyCart(counter, goods()));
  const settling = () => ({
    ...counter.database,
    queue: noJobs,
    now: new Date(counter.clock.now().getTime() + 300_000),
  });
  await askAfterPayments(settling(), stripePayments(live()));
  expect(await stateOf(placed.number)).toMatchObject({ order: 'pending' });
  stripe.pay('card');
  stripe.mood = 'down';
  expect((await askAfterPayments(settling(), stripePayments(live()))).failure).toBeTruthy();
  stripe.mood = 'well';
  await askAfterPayments(settling(), stripePayments(live()));
  expect(await stateOf(placed.number)).toMatchObject({ order: 'processing', payment: 'authorised' });
});

test('payments whose queries fail do not block the queries of others', async () => {
  for (let made = 0; made < 4; made += 1) await place(counter, await readyCart(counter, goods()));
  const asked: string[] = [];
  const unknown = async ({ sessionToken }: { sessionToken: string }) => {
    asked.push(sessionToken);
    throw new Error('No such session');
  };
  const settling = (minutes: number) => ({
    ...counter.database,
    queue: noJobs,
    now: new Date(counter.clock.now().getTime() + minutes * 60_000),
  });
  const open = await counter.rows<{ token: string }>(
    `SELECT session_token AS token FROM payment WHERE status = 'pending'`,
  );
  const rounds = Math.ceil(open.length / 3);
  for (let round = 0; round < rounds; round += 1)
    await askAfterPayments(settling(5 + round), { ...stripePayments(live()), askAfter: unknown });
  expect(new Set(asked)).toEqual(new Set(open.map(({ token }) => token)));
});

test.each(['down', 'slow', 'rubbish'] as const)(
  'with a provider that is %s the order waits, and the page opens when it recovers',
  async (mood) => {
    const cart = await readyCart(counter, goods());
    stripe.mood = mood;
    const refused = await place(counter, cart);
    expect(refused.errors).toMatchObject([{ code: 'PAYMENT_PAGE_UNAVAILABLE' }]);
    stripe.mood = 'well';
    expect((await place(counter, cart)).payAt).toBe(stripe.session().url);
  },
);

test('a capture whose response was lost is retried, and captured once', async () => {
  const number = await paid('card');
  stripe.mood = 'answer lost';
  await ship(number, ALL, lifeOf());
  expect(await stateOf(number)).toMatchObject({ payment: 'authorised', captured: 0 });
  stripe.mood = 'well';
  expect(await carryOut(null, lifeOf())).toEqual([]);
  const { amount, amount_received } = stripe.session().intent;
  expect([amount_received, (await stateOf(number))?.captured]).toEqual([amount, amount]);
});

describe('saved cards', () => {
  let pages = 0;
  const cards = () => {
    const { cards: keeping } = stripePayments(live());
    if (!keeping?.read) throw new Error('It keeps no cards');
    return { ...keeping, read: keeping.read };
  };
  async function given(fault: 'card_declined' | 'expired_card' | null = null) {
    pages += 1;
    const publicHash = `page-${pages}`;
    const leads = { returnUrl: 'http://localhost:3000/a', cancelUrl: 'http://localhost:3000/b' };
    const opened = await cards().open({ publicHash, email: 'anna@example.dk', language: 'da', ...leads });
    expect(opened).toEqual({ redirectUrl: stripe.session().url, reference: stripe.session().id });
    const page = { publicHash, reference: opened.reference };
    expect(await cards().read(page)).toBeNull();
    stripe.give(fault);
    expect(await cards().read({ ...page, publicHash: 'another' })).toBeNull();
    const card = await cards().read(page);
    expect(card).toMatchObject({ brand: 'visa', lastFour: '4242', expiresOn: '2029-02-28' });
    return card?.token ?? '';
  }
  const wanted = (token: string, key: string) => ({
    ...{ key, token, sessionToken: `session-${key}`, orderNumber: '000000001', amount: oere(125_00) },
  });

  test('authorise without the customer present, once per key, and allow partial captures', async () => {
    const token = await given();
    const first = await cards().authorise(wanted(token, 'one'));
    expect(first).toEqual({ ok: true, reference: stripe.offSession.at(-1)?.id });
    expect(await cards().authorise(wanted(token, 'one'))).toEqual(first);
    expect(stripe.offSession).toHaveLength(1);
    const [intent] = stripe.offSession;
    expect(intent).toMatchObject({ amount: 12_500, status: 'requires_capture', metadata: { session: 'session-one' } });
    const move = { reference: intent?.id ?? '', amount: oere(50_00) };
    const provider = stripePayments(live());
    expect((await provider.capture({ ...move, key: 'part', isLast: false })).ok).toBe(true);
    expect(intent?.amount_received).toBe(5000);
    stripe.mood = 'answer lost';
    await expect(cards().authorise(wanted(token, 'two'))).rejects.toThrow();
    stripe.mood = 'well';
    expect((await cards().authorise(wanted(token, 'two'))).ok).toBe(true);
    expect(stripe.offSession).toHaveLength(2);
  });

  test.each([
    ['card_declined', 'CARD_DECLINED'],
    ['expired_card', 'CARD_EXPIRED'],
  ] as const)('return the decline of the bank: %s', async (fault, code) => {
    const token = await given(fault);
    expect(await cards().authorise(wanted(token, code))).toMatchObject({ ok: false, code });
    expect(await cards().authorise(wanted(token, code))).toMatchObject({ ok: false, code });
  });

  test('are deleted, also twice; a deleted one authorises nothing', async () => {
    const token = await given();
    const kept = stripe.cards.size;
    await cards().forget(token);
    await cards().forget(token);
    expect(stripe.cards.size).toBe(kept - 1);
    expect(await cards().authorise(wanted(token, 'gone'))).toMatchObject({ code: 'CARD_DECLINED' });
  });

  test.each(['down', 'rubbish'] as const)('throw while the provider is %s', async (mood) => {
    const token = await given();
    stripe.mood = mood;
    await expect(cards().authorise(wanted(token, mood))).rejects.toThrow();
    await expect(cards().forget(token)).rejects.toThrow();
  });

  test('a card whose page was closed is queried, and a removed one is deleted when the provider responds', async () => {
    const [owner] = await counter.rows<{ id: number }>(`SELECT id FROM customer WHERE email = 'anna@example.dk'`);
    const keeper = () => ({
      ...{ db: counter.database.db, provider: stripePayments(live()), now: counter.clock.now() },
    });
    const person = { id: owner?.id ?? 0, email: 'anna@example.dk' };
    const origin = 'http://localhost:3000';
    const asked = await askForCard({ owner: person, agreement: 'Ja', wayBack: '/a', origin, language: 'da' }, keeper());
    expect(asked).toEqual({ ok: true, url: stripe.session().url });
    expect(await askAfterCards(keeper())).toEqual({ failure: null });
    expect(await cardsOfCustomer(counter.database.db, person.id)).toEqual([]);
    stripe.give();
    stripe.mood = 'down';
    expect((await askAfterCards(keeper())).failure).toBeTruthy();
    stripe.mood = 'well';
    await askAfterCards(keeper());
    const [card] = await cardsOfCustomer(counter.database.db, person.id);
    expect(card).toMatchObject({ lastFour: '4242' });
    stripe.mood = 'down';
    const [kept, name] = [stripe.cards.size, card?.publicHash ?? ''];
    expect(await takeCardOut(person.id, name, keeper())).toEqual({ ok: true });
    expect(await cardsOfCustomer(counter.database.db, person.id)).toEqual([]);
    expect(stripe.cards.size).toBe(kept);
    stripe.mood = 'well';
    expect(await forgetRemoved(keeper())).toEqual({ failure: null });
    expect(stripe.cards.size).toBe(kept - 1);
    expect(await counter.rows('SELECT token FROM kept_card')).toEqual([{ token: null }]);
  });
});
