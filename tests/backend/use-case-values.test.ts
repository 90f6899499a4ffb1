// The values that use cases pass to rules and mails: with or without VAT, before or after gift cards, by the Danish day.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { sendAtOf } from '#backend/commerce/giftcard/sale/make-cards';
import { factsOfInvoice } from '#backend/commerce/invoice/facts';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { owedBy } from '#backend/commerce/order/order.sql';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { ownAddress } from '#backend/commerce/payment/return-address';
import { returnableOf } from '#backend/commerce/returns/question';
import { declareWithdrawal } from '#backend/commerce/returns/withdrawal/declare';
import { withdrawableOf } from '#backend/commerce/returns/withdrawal/question';
import { ship } from '#backend/commerce/shipment/ship';
import { track } from '#backend/commerce/shipment/track';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import { noJobs } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { oere } from '#domain/money/money';
import { ApplyGiftCardDocument, ChooseGiftDocument } from '~/services/generated/commerce';
import { deliveredAt, lifeAt, linesAt } from './after-sales';
import {
  type Counter,
  logIn,
  openCounter,
  place,
  press,
  readCart,
  readyCart,
  someSkus,
  type Who,
} from './test-backend';

let counter: Counter;
let [sku, other] = ['', ''];
let buyer: Who;
beforeAll(async () => {
  counter = await openCounter();
  [sku = '', other = ''] = await someSkus(counter, 2);
  buyer = await logIn(counter, 'birgitte@havnens-arkitekter.example');
});
afterAll(() => counter?.close());

const totalOf = async (cartId: string, who: Who = {}) =>
  Math.round(((await readCart(counter, cartId, who)).data?.cart?.prices?.grand_total?.value ?? 0) * 100);
async function withCard(cartId: string, amount: number, who: Who = {}) {
  const card = await inTransaction(counter.database.pool, (tx) =>
    issueCard(tx, { amount: oere(amount), note: '', now: counter.clock.now() }),
  );
  const applied = await counter.ask(
    ApplyGiftCardDocument,
    { input: { cart_id: cartId, gift_card_code: card.code } },
    who,
  );
  expect(applied.errors).toEqual([]);
}
async function bought(who: Who = {}, pay: 'card' | 'account' = 'card'): Promise<string> {
  const placed = await place(counter, await readyCart(counter, [[sku, 2]], pay, who), who);
  expect(placed.errors).toEqual([]);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}
async function wholeOf(number: string) {
  const { db } = counter.database;
  const order = await orderByNumber(db, number);
  const [whole] = order ? await wholeOrders(db, [order]) : [];
  if (!whole) throw new Error(number);
  return whole;
}
const mailOf = async (template: string, number: string) =>
  (
    await counter.rows<{ told: Record<string, unknown> }>(
      `SELECT payload->'told' AS told FROM mail WHERE template = $1 AND payload->'told'->>'number' = $2 ORDER BY id DESC`,
      [template, number],
    )
  )[0]?.told;

describe('placing an order', () => {
  test.each([
    [0, []],
    [-1, ['CREDIT_LIMIT_EXCEEDED']],
  ])('on account is checked against the credit limit: debt + total incl. VAT + (%i) øre', async (more, codes) => {
    const cartId = await readyCart(counter, [[sku, 2]], 'account', buyer);
    const [{ id = 0, was = 0 } = {}] = await counter.rows(
      `SELECT b.id, b.credit_limit_oere::float8 AS was FROM business b JOIN customer c ON c.business_id = b.id
        WHERE c.email = 'birgitte@havnens-arkitekter.example'`,
    );
    const limit = (await owedBy(counter.database.db, id)) + (await totalOf(cartId, buyer)) + more;
    await counter.rows('UPDATE business SET credit_limit_oere = $2 WHERE id = $1', [id, limit]);
    const placed = await place(counter, cartId, buyer);
    await counter.rows('UPDATE business SET credit_limit_oere = $2 WHERE id = $1', [id, was]);
    expect(placed.errors.map(({ code }) => code)).toEqual(codes);
  });

  test('the expected total is the amount due after gift cards', async () => {
    const cartId = await readyCart(counter, [[sku, 2]]);
    const before = await totalOf(cartId);
    await withCard(cartId, 500);
    expect(await totalOf(cartId)).toBe(before - 500);
    expect((await place(counter, cartId, {}, { expected_total: before / 100 })).errors[0]?.code).toBe('PRICE_CHANGED');
    expect((await place(counter, cartId, {}, { expected_total: (before - 500) / 100 })).errors).toEqual([]);
  });

  test('a line stores the price of one piece without its duty, and sums of the entire line', async () => {
    const [taxed = ''] = await someSkus(counter, 1, 'p.duty_code IS NOT NULL');
    const cartId = await readyCart(counter, [[taxed, 3]]);
    const item = (await readCart(counter, cartId)).data?.cart?.itemsV2?.items[0];
    const placed = await place(counter, cartId);
    const [line] = await counter.rows(
      `SELECT l.unit_oere::int AS unit, l.row_oere::int AS row, l.duty_oere > 0 AS taxed FROM order_line l
        JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1`,
      [placed.number],
    );
    // GraphQL returns prices without VAT, orders of consumers store them with VAT.
    const unit = Math.round((item?.prices?.price.value ?? 0) * 125);
    expect(line).toEqual({ unit, row: 3 * unit, taxed: true });
  });
});

test.each([
  ['a consumer', 'card', 'total_oere'],
  ['a company', 'account', 'total_ex_vat_oere'],
] as const)(
  'the sums of an order of %s are stored with or without VAT as its store shows prices',
  async (who, pay, total) => {
    const number = await bought(who === 'a company' ? buyer : {}, pay);
    const [order] = await counter.rows(
      `SELECT (goods_oere + duties_oere + shipping_oere - discount_oere - ${total})::int AS rest,
        (goods_oere - (SELECT sum(l.row_oere) FROM order_line l WHERE l.order_id = o.id))::int AS lines FROM sales_order o WHERE number = $1`,
      [number],
    );
    expect(order).toEqual({ rest: 0, lines: 0 });
  },
);

describe('canceling an order', () => {
  /** Jobs that were queued with the change. */
  function queued() {
    const jobs: string[] = [];
    const queue = { ...noJobs, send: async (_tx: unknown, job: string) => void jobs.push(job) };
    return { jobs, life: { ...lifeAt(counter), queue: queue as typeof noJobs } };
  }

  test('notifies shoppers who wait for the product, and voids an authorisation without captures', async () => {
    const number = await bought();
    const { jobs, life } = queued();
    expect(await cancelOrder(number, { reason: '', asCustomer: true }, life)).toMatchObject({ status: 'canceled' });
    expect(jobs).toContain('tell-who-waits');
    expect((await wholeOf(number)).payment?.status).toBe('cancelled');
  });

  test('the rest of a partly shipped order retains its payment', async () => {
    const number = await bought();
    await ship(number, { pieces: new Map([[sku, 1]]), carrier: null, trackingNumber: '1' }, lifeAt(counter));
    const { jobs, life } = queued();
    expect(await cancelOrder(number, { reason: '', asCustomer: false }, life)).toMatchObject({ status: 'shipped' });
    expect(jobs).toContain('tell-who-waits');
    expect((await wholeOf(number)).payment?.status).not.toBe('cancelled');
  });
});

test.each([
  ['/checkout/success?a=1#b', 'https://a.example', '/checkout/success?a=1'],
  ['https://a.example/x?y=1', 'https://a.example', '/x?y=1'],
  ['https://b.example/x', 'https://a.example', 'https://b.example/x'],
  ['https://evil.example/x', 'https://a.example', null],
  ['//evil.example/x', 'https://a.example', null],
  ['javascript:alert(1)', 'https://a.example', null],
  ['/x', null, '/x'],
  ['https://b.example/x', null, 'https://b.example/x'],
  ['http://[', 'https://a.example', null],
])('after payment %s at %s leads to %s', (url, origin, expected) => {
  const stores = ['a.example', 'b.example'].map((domain) => ({ domain })) as unknown as readonly StoreRow[];
  expect(ownAddress(url, origin, stores)).toBe(expected);
});

test('choosing a gift adds one piece to the cart, and choosing none removes it', async () => {
  const [rule] = await counter.rows<{ id: number }>(
    `INSERT INTO promotion (name_da, name_en, kind, gift_product_ids, minimum_oere, needs_code, valid_from)
     SELECT 'Gave', 'Gift', 'gift', ARRAY[p.id], 1, false, '2020-01-01' FROM product p WHERE p.sku = $1 RETURNING id`,
    [other],
  );
  const cartId = await readyCart(counter, [
    [sku, 1],
    [other, 2],
  ]);
  const promo = Buffer.from(String(rule?.id)).toString('base64');
  const choose = (gift: string | null) =>
    counter.ask(ChooseGiftDocument, { input: { cart_id: cartId, promo_id: promo, sku: gift } });
  const pieces = async () => (await readCart(counter, cartId)).data?.cart?.itemsV2?.items.map((item) => item?.quantity);
  for (const [gift, expected] of [
    [other, [1, 3]],
    [other, [1, 3]],
    // Not a gift of this promotion: rejected, and the chosen one is unchanged.
    [sku, [1, 3]],
    [null, [1, 2]],
  ] as const) {
    const { errors } = await choose(gift);
    expect(errors.length > 0, String(gift)).toBe(gift === sku);
    expect(await pieces(), String(gift)).toEqual(expected);
  }
  await counter.rows('DELETE FROM cart_gift WHERE promotion_id = $1', [rule?.id]).catch(() => undefined);
  await counter.rows(`UPDATE promotion SET valid_to = '2020-02-01' WHERE id = $1`, [rule?.id]);
});

describe('mails', () => {
  test('an invoice on account requests the sum without gift cards, with a due date; one paid by card is not due', async () => {
    const cartId = await readyCart(counter, [[sku, 2]], 'account', buyer);
    await withCard(cartId, 700, buyer);
    const account = (await place(counter, cartId, buyer)).number ?? '';
    const card = await bought();
    for (const number of [account, card]) {
      await ship(number, { pieces: null, carrier: null, trackingNumber: '1' }, lifeAt(counter));
      expect(await invoiceOrder(number, null, lifeAt(counter))).toMatchObject({ ok: true });
    }
    const total = (number: string) => wholeOf(number).then(({ order }) => order.totalOere);
    expect(await mailOf('invoice', account)).toMatchObject({
      totalOere: (await total(account)) - 700,
      dueAt: expect.any(String),
      hasAccount: true,
    });
    expect(await mailOf('invoice', card)).toMatchObject({
      totalOere: await total(card),
      dueAt: null,
      hasAccount: false,
    });
  });

  test('the receipt of a withdrawal names the time, the fourteenth day, and only the pieces left to return', async () => {
    const number = await bought();
    const lines = (await linesAt(counter, number)).map(({ id }) => ({ id, quantity: 1 }));
    await ship(number, { pieces: new Map([[sku, 1]]), carrier: null, trackingNumber: '1' }, lifeAt(counter));
    const life = { ...lifeAt(counter), now: new Date('2026-11-03T23:30:00Z') };
    await declareWithdrawal(number, { lines, formKey: 'values-1' }, life);
    // Half past midnight in Denmark: the fourth of November.
    expect(await mailOf('withdrawal-receipt', number)).toMatchObject({
      declaredAt: '2026-11-03T23:30:00.000Z',
      dueOn: '2026-11-18',
      isToSend: false,
      goods: [{ sku, quantity: expect.stringMatching(/^1 /) }],
    });
    await declareWithdrawal(number, { lines, formKey: 'values-2' }, life);
    expect(await mailOf('withdrawal-receipt', number)).toMatchObject({ isToSend: true });
  });
});

describe('the Danish day, at half past midnight', () => {
  const late = (date: string) => new Date(`${date}T23:30:00Z`);

  test('counts for withdrawals, returns and invoices', async () => {
    const number = await bought(buyer, 'account');
    const now = (moment: Date) => ({ ...lifeAt(counter), now: moment });
    const shipped = await ship(number, { pieces: null, carrier: null, trackingNumber: '1' }, now(late('2026-11-03')));
    if (!shipped.ok) throw new Error(shipped.code);
    await track(shipped.shipment.number, { status: 'DELIVERED', place: '' }, now(late('2026-11-05')));
    await counter.rows('UPDATE sales_order SET withdrawal_told_at = $2 WHERE number = $1', [
      number,
      late('2026-11-06'),
    ]);
    const whole = await wholeOf(number);
    const { db } = counter.database;
    const { question } = await withdrawableOf(db, whole);
    expect([question.receivedOn, question.toldOn]).toEqual(['2026-11-06', '2026-11-07']);
    const returnable = await returnableOf(db, whole, late('2026-11-08'));
    expect(returnable.question.lines[0]?.arrived).toEqual([{ pieces: 2, on: '2026-11-06' }]);
    expect((await factsOfInvoice(db, whole.order, late('2026-11-08'))).deliveredOn).toBe('2026-11-04');
    // Without a shipment there is no delivery.
    expect((await factsOfInvoice(db, whole.order, new Date('2026-11-01'))).deliveredOn).toBeNull();
  });

  test('of several shipments the last counts, and none while one is in transit', async () => {
    const number = await bought();
    await deliveredAt(counter, number, new Map([[sku, 1]]));
    const { db } = counter.database;
    expect((await withdrawableOf(db, await wholeOf(number))).question.receivedOn).toBeNull();
    const life = { ...lifeAt(counter), now: late('2026-11-20') };
    const second = await ship(number, { pieces: null, carrier: null, trackingNumber: '2' }, life);
    if (!second.ok) throw new Error(second.code);
    expect((await withdrawableOf(db, await wholeOf(number))).question.receivedOn).toBeNull();
    await track(second.shipment.number, { status: 'DELIVERED', place: '' }, life);
    expect((await withdrawableOf(db, await wholeOf(number))).question.receivedOn).toBe('2026-11-21');
  });

  test.each([
    ['2026-11-10', '2026-11-10T07:00:00.000Z'],
    ['2026-07-10', '2026-07-10T06:00:00.000Z'],
    [null, '2026-07-01T12:00:00.000Z'],
    ['2026-06-30', '2026-07-01T12:00:00.000Z'],
  ])('a gift card for %s is sent at eight, or at once when that time has passed', (sendOn, at) => {
    const wish = { amount: oere(100), toName: '', toEmail: '', fromName: '', message: '', sendOn };
    expect(sendAtOf(wish, new Date('2026-07-01T12:00:00Z')).toISOString()).toBe(at);
  });
});
