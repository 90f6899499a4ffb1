// Payments at their limits on the real database: when they expire, when the provider is queried, and what is captured, refunded and released.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { askAfterPayments } from '#backend/commerce/payment/ask-after';
import { expirePayments } from '#backend/commerce/payment/expire-payments';
import { askCapture, askExcessRefund, askLateVoid, askRefund, askVoid } from '#backend/commerce/payment/money/ask';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { payAt } from '#backend/commerce/payment/pay-at';
import { paymentOfOrder } from '#backend/commerce/payment/payment.sql';
import { settlePayment } from '#backend/commerce/payment/settle-payment';
import { noJobs } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { OpenSession, PaymentProvider, PaymentRequest } from '#backend/ports/payment/index';
import { testPayments } from '#backend/ports/payment/test-provider';
import { oere } from '#domain/money/money';
import { ApplyGiftCardDocument } from '~/services/generated/commerce';
import { type Counter, ORIGIN, openCounter, place, readyCart, someSkus } from './test-backend';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let counter: Counter;
let sku = '';
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1);
});
afterAll(() => counter?.close());

const later = (milliseconds: number) => new Date(counter.clock.now().getTime() + milliseconds);
const settling = (now: Date) => ({ db: counter.database.db, pool: counter.database.pool, queue: noJobs, now });

async function opened({ giftCard = 0, ways = {}, language = 'da' as 'da' | 'en' } = {}) {
  const who = { language };
  const cartId = await readyCart(counter, [[sku, 2]], 'card', who);
  if (giftCard > 0) {
    const card = await inTransaction(counter.database.pool, (tx) =>
      issueCard(tx, { amount: oere(giftCard), note: '', now: counter.clock.now() }),
    );
    await counter.ask(ApplyGiftCardDocument, { input: { cart_id: cartId, gift_card_code: card.code } }, who);
  }
  const { number } = await place(counter, cartId, who, ways);
  const { db } = counter.database;
  const order = await orderByNumber(db, number ?? '');
  const payment = order && (await paymentOfOrder(db, order.id));
  if (!order || !payment?.sessionToken) throw new Error('The order was not placed');
  return { number: number ?? '', order, payment, session: payment.sessionToken };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const rowOf = async ({ order }: Opened) => {
  const found = await paymentOfOrder(counter.database.db, order.id);
  if (!found) throw new Error('gone');
  return found;
};
const operationsOf = ({ payment }: Opened) =>
  counter.rows<{ kind: string; oere: number; last: boolean; key: string; status: string }>(
    `SELECT kind, amount_oere::int AS oere, is_last AS last, idempotency_key AS key, status FROM payment_operation
      WHERE payment_id = $1 ORDER BY id`,
    [payment.id],
  );
const moved = async (of: Opened) => (await operationsOf(of)).map(({ kind, oere: amount }) => [kind, amount]);
const word = (
  of: Opened,
  kind: 'authorised' | 'declined' | 'cancelled',
  more: { key?: string; reference?: string } = {},
) => ({
  key: `${kind}:${of.session}`,
  sessionToken: of.session,
  kind,
  amount: oere(of.payment.amountOere),
  ...more,
});
const authorised = async (of: Opened) => {
  await settlePayment(word(of, 'authorised', { reference: `ref-${of.session}` }), settling(counter.clock.now()));
  return rowOf(of);
};
const inside = <Result>(work: (tx: Transaction) => Promise<Result>) => inTransaction(counter.database.pool, work);

describe('payment timeout', () => {
  test.each([
    ['on a page, with stock held', 0, false, 30 * MINUTE],
    ['on a page, with a gift card held', 500, false, 15 * MINUTE],
    ['with a kept card', 0, true, 20 * HOUR],
    ['with a kept card and a gift card', 500, true, 20 * HOUR],
  ])('%s expires at its time and not before', async (_how, giftCard, isKept, time) => {
    const of = await opened({ giftCard });
    if (isKept)
      await counter.rows(
        `WITH c AS (INSERT INTO kept_card (customer_id, provider, public_hash, agreement, agreed_at, way_back)
           SELECT min(id), 'test', $2, 'ja', now(), '/' FROM customer RETURNING id)
         UPDATE payment SET card_id = (SELECT id FROM c) WHERE id = $1`,
        [of.payment.id, of.session],
      );
    const at = (milliseconds: number) => new Date(of.payment.createdAt.getTime() + milliseconds);
    await expirePayments(settling(at(time - 1)));
    expect((await rowOf(of)).status).toBe('pending');
    await expirePayments(settling(at(time)));
    expect((await rowOf(of)).status).toBe('cancelled');
    // Its owner does not see a payment page: the mail reports that no delivery will come.
    const mails = await counter.rows(`SELECT template FROM mail WHERE payload->>'orderId' = $1`, [String(of.order.id)]);
    expect(mails).toEqual([{ template: 'order-cancelled' }]);
    const [history] = await counter.rows(
      'SELECT status, note FROM order_history WHERE order_id = $1 ORDER BY id DESC LIMIT 1',
      [of.order.id],
    );
    expect(history).toEqual({ status: 'canceled', note: 'The payment was not made in time' });
  });

  test('the payment page is open for an hour from the order, however often it is requested, and returns to where the order was placed', async () => {
    const of = await opened({ ways: { return_url: '/checkout/success?a=1', cancel_url: '/checkout/cancel' } });
    const requests: PaymentRequest[] = [];
    const provider: PaymentProvider = {
      ...testPayments(async () => 'secret'),
      open: async (request) => {
        requests.push(request);
        return { redirectUrl: 'https://pay.example', reference: `at-provider-${of.session}` };
      },
    };
    const { db } = counter.database;
    await counter.rows('UPDATE payment SET provider_reference = NULL WHERE id = $1', [of.payment.id]);
    for (const wait of [0, 20 * MINUTE])
      expect(await payAt(of.order, db, provider, later(wait))).toEqual({ ok: true, url: 'https://pay.example' });
    const request = {
      sessionToken: of.session,
      orderNumber: of.number,
      amount: of.payment.amountOere,
      language: 'da',
      openUntil: new Date(of.payment.createdAt.getTime() + HOUR),
      returnUrl: `${ORIGIN}/checkout/success?a=1`,
      cancelUrl: `${ORIGIN}/checkout/cancel`,
    };
    expect(requests).toEqual([request, request]);
    expect((await rowOf(of)).providerReference).toBe(`at-provider-${of.session}`);
    const unreachable = { ...provider, open: () => Promise.reject(new Error('away')) };
    expect(await payAt(of.order, db, unreachable, later(0))).toMatchObject({ code: 'PAYMENT_PAGE_UNAVAILABLE' });
    await authorised(of);
    expect(await payAt(of.order, db, provider, later(0))).toEqual({ ok: true, url: null });
  });
});

describe('provider events', () => {
  test('authorised: sets amount, reference, order status and history, and sends one confirmation in the language of the order', async () => {
    const of = await opened({ language: 'en' });
    expect(await settlePayment(word(of, 'authorised', { reference: 'ref-1' }), settling(later(0)))).toEqual({
      ok: true,
      changed: true,
      released: [],
    });
    expect(await rowOf(of)).toMatchObject({
      status: 'authorised',
      authorisedOere: of.payment.amountOere,
      providerReference: 'ref-1',
    });
    const mails = await counter.rows(`SELECT template, language, recipient FROM mail WHERE payload->>'orderId' = $1`, [
      String(of.order.id),
    ]);
    expect(mails).toEqual([{ template: 'order-confirmation', language: 'en', recipient: of.order.email }]);
    // The same event once more, and the same outcome under another key.
    for (const key of [`authorised:${of.session}`, 'other'])
      expect(await settlePayment(word(of, 'authorised', { key }), settling(later(0)))).toMatchObject({
        changed: false,
      });
    const after = await orderByNumber(counter.database.db, of.number);
    expect(after?.status).toBe('processing');
  });

  test.each([
    ['declined', 'declined', ['order-cancelled']],
    ['cancelled', 'cancelled', []],
  ] as const)('%s: the payment ends, and a mail is sent unless the shopper canceled', async (kind, status, mails) => {
    const of = await opened();
    await settlePayment(word(of, kind), settling(later(0)));
    expect((await rowOf(of)).status).toBe(status);
    const sent = await counter.rows<{ template: string }>(`SELECT template FROM mail WHERE payload->>'orderId' = $1`, [
      String(of.order.id),
    ]);
    expect(sent.map(({ template }) => template)).toEqual(mails);
    expect(await operationsOf(of)).toEqual([]);
  });

  test('an amount authorised for a canceled order is released in full, once', async () => {
    const of = await opened();
    await settlePayment(word(of, 'cancelled'), settling(later(0)));
    const late = word(of, 'authorised', { reference: `late-${of.session}` });
    expect(await settlePayment(late, settling(later(0)))).toMatchObject({ ok: true, changed: false, late: true });
    expect((await rowOf(of)).providerReference).toBe(`late-${of.session}`);
    await settlePayment(late, settling(later(0)));
    await settlePayment({ ...late, key: 'said again' }, settling(later(0)));
    const all = [{ kind: 'void', oere: of.payment.amountOere, last: true }];
    expect(await operationsOf(of)).toMatchObject(all);
    expect((await orderByNumber(counter.database.db, of.number))?.status).toBe('canceled');
    // Other events of an ended payment are rejected.
    expect(await settlePayment({ ...word(of, 'declined'), key: 'odd' }, settling(later(0)))).toMatchObject({
      ok: false,
    });
  });
});

describe('queries to the provider', () => {
  /** Returns nothing; records the sessions of its queries. */
  function silent(fails: readonly string[] = []) {
    const asked: string[] = [];
    const provider: PaymentProvider = {
      ...testPayments(async () => 'secret'),
      askAfter: async ({ sessionToken }: OpenSession) => {
        asked.push(sessionToken);
        if (fails.includes(sessionToken)) throw new Error('away');
        return null;
      },
    };
    return { provider, asked };
  }

  test('start two minutes after the order and stop with the payment', async () => {
    await counter.rows(
      `UPDATE payment SET status = 'cancelled', authorised_oere = 0, provider = 'old' WHERE status = 'pending'`,
    );
    const of = await opened();
    const { provider, asked } = silent();
    const at = (time: number) => settling(new Date(of.payment.createdAt.getTime() + time));
    await askAfterPayments(at(2 * MINUTE), provider);
    expect(asked).toEqual([]);
    await askAfterPayments(at(2 * MINUTE + 1), provider);
    expect(asked).toEqual([of.session]);
    await authorised(of);
    await askAfterPayments(at(2 * MINUTE + 1), provider);
    expect(asked).toEqual([of.session]);
    await askAfterPayments(at(HOUR), { ...provider, askAfter: undefined });
  });

  test('settle the payment; an abandoned one is queried after its page closed until the provider answers', async () => {
    await counter.rows(`UPDATE payment SET provider = 'old' WHERE provider = 'test'`);
    const of = await opened();
    await settlePayment(word(of, 'cancelled'), settling(later(0)));
    const { provider, asked } = silent();
    const at = (time: number) => settling(new Date(of.payment.createdAt.getTime() + time));
    await askAfterPayments(at(HOUR), provider);
    expect(asked).toEqual([]);
    for (let times = 1; times <= 2; times += 1) {
      await askAfterPayments(at(HOUR + 1), provider);
      expect(asked).toHaveLength(times);
    }
    const week = 7 * 24 * HOUR;
    await askAfterPayments(at(week), provider);
    expect(asked).toHaveLength(2);
    await askAfterPayments(at(week - 1), provider);
    expect(asked).toHaveLength(3);
    const answers = { ...provider, askAfter: async () => word(of, 'authorised', { reference: `again-${of.session}` }) };
    await askAfterPayments(at(HOUR + 1), answers);
    expect(await moved(of)).toEqual([['void', of.payment.amountOere]]);
    await askAfterPayments(at(HOUR + 1), provider);
    expect(asked).toHaveLength(3);
  });

  test('stop after three failures, and continue with the other payments after one or two', async () => {
    await counter.rows(`UPDATE payment SET provider = 'old' WHERE provider = 'test'`);
    const all = [await opened(), await opened(), await opened(), await opened()];
    const sessions = all.map(({ session }) => session);
    const two = silent(sessions.slice(0, 2));
    const { failure } = await askAfterPayments(settling(later(3 * MINUTE)), two.provider);
    expect([two.asked.length, String(failure)]).toEqual([4, 'Error: away']);
    const three = silent(sessions);
    await askAfterPayments(settling(later(4 * MINUTE)), three.provider);
    expect(three.asked).toHaveLength(3);
    // The session that was not queried is first in the next round.
    const next = silent();
    expect(await askAfterPayments(settling(later(5 * MINUTE)), next.provider)).toEqual({ released: [], failure: null });
    expect(next.asked[0]).toBe(sessions.find((one) => !three.asked.includes(one)));
  });
});

describe('amounts', () => {
  const capture = async (of: Opened, dispatched: number, isLast = false) =>
    inside(async (tx) => askCapture(tx, await rowOf(of), { dispatched: oere(dispatched), isLast }, later(0)));
  const refund = async (of: Opened, amount: number) =>
    inside(async (tx) => askRefund(tx, await rowOf(of), oere(amount), later(0)));
  const release = async (of: Opened) => inside(async (tx) => askVoid(tx, await rowOf(of), later(0)));

  test('captures add up to the dispatched value and never exceed the authorised amount; refunds never exceed captures', async () => {
    const of = await opened();
    const all = of.payment.amountOere;
    expect(await capture(of, 100)).toMatchObject({ code: 'PAYMENT_STATE_WRONG' });
    expect(await release(of)).toBe(false);
    await authorised(of);
    expect(await capture(of, 0)).toMatchObject({ code: 'NOTHING_LEFT' });
    expect(await capture(of, 100)).toMatchObject({ ok: true, amount: 100 });
    expect(await capture(of, 100)).toMatchObject({ code: 'NOTHING_LEFT' });
    expect(await release(of)).toBe(false);
    expect(await capture(of, all + 1, true)).toMatchObject({ ok: true, amount: all - 100 });
    expect(await capture(of, all + 1)).toMatchObject({ code: 'NOTHING_LEFT' });
    expect(await refund(of, 30)).toBe(30);
    expect(await refund(of, all)).toBe(all - 30);
    expect(await refund(of, 1)).toBe(0);
    expect(await operationsOf(of)).toMatchObject([
      { kind: 'capture', oere: 100, last: false, key: `capture:${of.payment.id}:1` },
      { kind: 'capture', oere: all - 100, last: true, key: `capture:${of.payment.id}:2` },
      { kind: 'refund', oere: 30, last: false, key: `refund:${of.payment.id}:3` },
      { kind: 'refund', oere: all - 30, last: false, key: `refund:${of.payment.id}:4` },
    ]);
  });

  test('operations rejected by the provider are not counted', async () => {
    const of = await opened();
    await authorised(of);
    await capture(of, 100);
    await counter.rows(`UPDATE payment_operation SET status = 'refused' WHERE payment_id = $1`, [of.payment.id]);
    expect(await capture(of, 100)).toMatchObject({ ok: true, amount: 100 });
    expect(await refund(of, 300)).toBe(100);
  });

  test('an unused authorisation is released in full; a late one only when no operation was made', async () => {
    const of = await opened();
    await authorised(of);
    expect(await release(of)).toBe(true);
    await inside(async (tx) => askLateVoid(tx, await rowOf(of), later(0)));
    expect(await operationsOf(of)).toMatchObject([{ kind: 'void', oere: of.payment.amountOere, last: true }]);
  });

  test.each([
    [600, 400],
    [1000, 0],
    [1001, 0],
    [0, 1000],
  ])('of 1000 captured for items worth %i, %i are refunded', async (worth, back) => {
    const of = await opened();
    await authorised(of);
    await capture(of, 1000);
    expect(await inside(async (tx) => askExcessRefund(tx, await rowOf(of), oere(worth), later(0)))).toBe(back);
  });

  test('an order on account has nothing to refund', async () => {
    const of = await opened();
    await counter.rows(`UPDATE payment SET status = 'account' WHERE id = $1`, [of.payment.id]);
    expect(await refund(of, 100)).toBe(0);
    expect(await capture(of, 100)).toMatchObject({ code: 'PAYMENT_STATE_WRONG' });
  });

  test('after a failure later operations of the same payment wait, those of others are executed; rejections are recorded', async () => {
    await counter.rows(`UPDATE payment_operation SET status = 'done' WHERE status = 'due'`);
    const [first, second] = [await opened(), await opened()];
    for (const of of [first, second]) {
      await authorised(of);
      await capture(of, 500);
      await refund(of, 200);
    }
    const tried: string[] = [];
    const provider: PaymentProvider = {
      ...testPayments(async () => 'secret'),
      capture: async ({ key, reference, amount }) => {
        tried.push(`${key} ${reference} ${amount}`);
        if (key.startsWith(`capture:${first.payment.id}:`)) throw new Error('away');
        return { ok: true, reference: `c-${key}` };
      },
      refund: async ({ key, reference, amount }) => {
        tried.push(`${key} ${reference} ${amount}`);
        return { ok: false, code: 'PAYMENT_STATE_WRONG' };
      },
    };
    const failed = await carryOut(null, { ...settling(later(0)), provider });
    expect(failed.map(({ order }) => order)).toEqual([first.order.id]);
    expect(tried).toEqual([
      `capture:${first.payment.id}:1 ref-${first.session} 500`,
      `capture:${second.payment.id}:1 ref-${second.session} 500`,
      `refund:${second.payment.id}:2 ref-${second.session} 200`,
    ]);
    expect((await operationsOf(first)).map(({ status }) => status)).toEqual(['due', 'due']);
    expect((await operationsOf(second)).map(({ status }) => status)).toEqual(['done', 'refused']);
    expect(await rowOf(second)).toMatchObject({ capturedOere: 500, refundedOere: 0, status: 'authorised' });
    const notes = await counter.rows<{ note: string }>(
      'SELECT note FROM order_history WHERE order_id = $1 ORDER BY id',
      [second.order.id],
    );
    expect(notes.slice(-2).map(({ note }) => note)).toEqual([
      'Payment captured',
      'Payment refunded: refused, PAYMENT_STATE_WRONG',
    ]);
    // Only of the given order.
    tried.length = 0;
    await carryOut(second.order.id, { ...settling(later(0)), provider });
    expect(tried).toEqual([]);
  });

  test('the last capture ends the payment although less than the authorised amount was captured', async () => {
    const of = await opened();
    await authorised(of);
    await capture(of, 500, true);
    await carryOut(of.order.id, { ...settling(later(0)), provider: testPayments(async () => 'secret') });
    expect(await rowOf(of)).toMatchObject({ status: 'captured', capturedOere: 500 });
  });
});
