// Sale of gift cards: without VAT, created once per order, sent on the chosen day, spent on another order, refunded when unused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { holdOrder, releaseOrder } from '#backend/commerce/fulfilment/hold';
import { sendCards, sendDueCards } from '#backend/commerce/fulfilment/send-cards';
import type { Life } from '#backend/commerce/fulfilment/step';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { ship } from '#backend/commerce/shipment/ship';
import { track } from '#backend/commerce/shipment/track';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import {
  AddToCartDocument,
  ApplyCouponDocument,
  ApplyGiftCardDocument,
  type GiftCardInput,
  GiftCardPdfDocument,
} from '~/services/generated/commerce';
import { readingsOf } from '../support/forged-tokens';
import {
  add,
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  prepare,
  press,
  readCart,
  someSkus,
  type Who,
} from './test-backend';

let counter: Counter;
let card = '';
let pen = '';
beforeAll(async () => {
  counter = await openCounter({ max: 12 });
  const [found] = await counter.rows<{ sku: string }>(`SELECT sku FROM product WHERE type = 'giftcard'`);
  card = found?.sku ?? '';
  [pen = ''] = await someSkus(counter, 1, 'p.duty_code IS NULL');
});
afterAll(() => counter?.close());

const wish = (over: Partial<GiftCardInput> = {}): GiftCardInput => ({
  amount: 500,
  recipient_name: 'Karen Holm',
  recipient_email: 'karen@example.dk',
  sender_name: 'Maria',
  message: 'Tillykke!',
  ...over,
});
const buy = (cartId: string, over: Partial<GiftCardInput> = {}, quantity = 1, who: Who = {}) =>
  counter.ask(AddToCartDocument, { cartId, items: [{ sku: card, quantity, gift_card: wish(over) }] }, who);
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
const inCart = async (cartId: string, who: Who = {}) => (await readCart(counter, cartId, who)).data?.cart;
const cardsOf = (number: string) =>
  counter.rows<{ code: string; holds: number; sent: boolean; waits: boolean; kinds: string[] }>(
    `SELECT g.code, g.sent_at IS NOT NULL AS sent, g.send_at IS NOT NULL AS waits, array_agg(e.kind ORDER BY e.id) AS kinds, sum(e.oere)::int AS holds
      FROM gift_card g JOIN order_line l ON l.id = g.order_line_id JOIN sales_order o ON o.id = l.order_id
      JOIN gift_card_entry e ON e.gift_card_id = g.id WHERE o.number = $1 GROUP BY g.id ORDER BY g.id`,
    [number],
  );
const letters = (to: string) =>
  counter.rows<{ id: number; code: string; paper: string; isKept: boolean }>(
    `SELECT m.id, g.code, g.public_token AS paper,
        position(g.code IN m.payload::text) + position(g.public_token IN m.payload::text) > 0 AS "isKept"
      FROM mail m JOIN gift_card g ON g.id = (m.payload -> 'told' ->> 'cardId')::int
      WHERE m.template = 'gift-card' AND m.recipient = $1 ORDER BY m.id`,
    [to],
  );
const moneyOf = async (number: string) =>
  (
    await counter.rows<{ status: string; captured: number; refunded: number }>(
      `SELECT o.status, p.captured_oere::int AS captured, p.refunded_oere::int AS refunded
        FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.number = $1`,
      [number],
    )
  )[0];

/** A guest's order, paid by card; the provider sends its callback twice. */
async function bought(over: Partial<GiftCardInput> = {}, quantity = 1, goods = 0): Promise<string> {
  const cartId = await newCart(counter);
  await buy(cartId, over, quantity);
  if (goods > 0) await add(counter, cartId, pen, goods);
  await prepare(counter, cartId, 'card');
  const placed = await place(counter, cartId);
  expect(placed.errors).toEqual([]);
  expect(await cardsOf(placed.number ?? '')).toEqual([]);
  await press(counter, placed.payAt ?? '', 'authorised');
  await press(counter, placed.payAt ?? '', 'authorised');
  return placed.number ?? '';
}

describe('in the cart', () => {
  test('is rejected without a recipient or with an invalid amount, and two recipients make two lines', async () => {
    const cartId = await newCart(counter);
    expect((await add(counter, cartId, card, 1)).length).toBe(1);
    const refused = await buy(cartId, { amount: 49 });
    expect(refused.data?.addProductsToCart?.user_errors).toMatchObject([{ code: 'INVALID_PARAMETER_VALUE' }]);
    await buy(cartId);
    await buy(cartId);
    await buy(cartId, { recipient_email: 'ole@example.dk', amount: 300 });
    const cart = await inCart(cartId);
    expect(cart?.itemsV2?.items.map((line) => line?.quantity)).toEqual([2, 1]);
    expect(cart?.is_virtual).toBe(true);
    expect(cart?.prices).toMatchObject({ grand_total: { value: 1300 }, applied_taxes: [] });
  });

  test('is free of VAT, does not count towards free freight, and is not reduced by coupons or gift cards', async () => {
    const cartId = await newCart(counter, { store: 'b2b' });
    const b2b = { store: 'b2b' };
    await buy(cartId, { amount: 1000 }, 1, b2b);
    expect((await inCart(cartId, b2b))?.prices).toMatchObject({
      grand_total: { value: 1000 },
      subtotal_excluding_tax: { value: 1000 },
    });
    const code =
      (await counter.rows<{ code: string }>(`SELECT code FROM gift_card WHERE code LIKE '%0500'`))[0]?.code ?? '';
    const tried = await counter.ask(ApplyGiftCardDocument, { input: { cart_id: cartId, gift_card_code: code } }, b2b);
    expect(tried.errors).toMatchObject([{ code: 'GIFT_CARD_NOT_FOR_CARDS' }]);
    const coupon = await counter.ask(
      ApplyCouponDocument,
      { input: { cart_id: cartId, coupon_code: 'VELKOMMEN10' } },
      b2b,
    );
    expect(coupon.errors).toMatchObject([{ code: 'COUPON_NO_GOODS' }]);
    await add(counter, cartId, pen, 1, b2b);
    const goods = ((await inCart(cartId, b2b))?.prices?.grand_total?.value ?? 0) - 1000;
    await counter.ask(ApplyGiftCardDocument, { input: { cart_id: cartId, gift_card_code: code } }, b2b);
    expect((await inCart(cartId, b2b))?.prices?.grand_total?.value).toBe(1000 + Math.max(0, goods - 500));
    expect((await inCart(cartId, b2b))?.free_shipping?.remaining?.value).toBeGreaterThan(0);
  });
});

describe('when its order is processed', () => {
  test('is created once per piece, sent once and captured once, and can be spent by its recipient', async () => {
    const number = await bought({}, 2);
    const made = await cardsOf(number);
    expect(made.map(({ holds, kinds, sent }) => [holds, kinds, sent])).toEqual([
      [50_000, ['sold'], false],
      [50_000, ['sold'], false],
    ]);
    expect(await sendCards(number, life())).toMatchObject({ ok: true, sent: 2 });
    expect(await sendCards(number, life())).toMatchObject({ ok: false });
    const waiting = await letters('karen@example.dk');
    expect(waiting.map(({ code }) => code)).toEqual(made.map(({ code }) => code));
    // The queued mail contains no code: it is inserted only when the mail is rendered.
    for (const { id, code, paper, isKept } of waiting) {
      expect(isKept).toBe(false);
      const written = await counter.backend.readMail(id);
      expect(written?.text).toContain(code);
      expect(written?.text).toContain(paper);
      for (const reading of readingsOf(paper))
        expect((await counter.ask(GiftCardPdfDocument, { token: reading })).data?.giftCardPdf ?? null).toBeNull();
      expect((await counter.ask(GiftCardPdfDocument, { token: paper })).data?.giftCardPdf?.code).toBe(code);
    }
    expect(await moneyOf(number)).toEqual({ status: 'shipped', captured: 100_000, refunded: 0 });
    const [order] = await counter.rows(
      `SELECT vat_oere::int AS vat, shipping_oere::int AS freight, total_oere::int AS total FROM sales_order WHERE number = $1`,
      [number],
    );
    expect(order).toEqual({ vat: 0, freight: 0, total: 100_000 });
    const cartId = await newCart(counter);
    await add(counter, cartId, pen, 1);
    await counter.ask(ApplyGiftCardDocument, { input: { cart_id: cartId, gift_card_code: made[0]?.code ?? '' } });
    await prepare(counter, cartId, 'card');
    expect((await place(counter, cartId)).errors).toEqual([]);
    const [spent, whole] = await cardsOf(number);
    expect(spent?.holds).toBeLessThan(50_000);
    // Refund: the used card is not taken back, the unused one is.
    expect(await invoiceOrder(number, null, life())).toMatchObject({ ok: true });
    const crediting = { restock: true, freight: null, reason: 'Fortrudt' };
    expect(await creditOrder(number, { ...crediting, pieces: null }, life())).toMatchObject({
      code: 'GIFT_CARD_SPENT',
    });
    expect(await creditOrder(number, { ...crediting, pieces: new Map([[card, 1]]) }, life())).toMatchObject({
      ok: true,
      refunded: 50_000,
    });
    expect((await cardsOf(number)).find(({ code }) => code === whole?.code)).toMatchObject({
      holds: 0,
      kinds: ['sold', 'withdrawn'],
    });
  });

  test('is sent on its day, captured before, and refunded when the order is canceled before that day', async () => {
    const [kept, dropped] = [await bought({ send_on: '2026-11-10' }), await bought({ send_on: '2026-11-10' })];
    expect(await sendCards(kept, life())).toMatchObject({ ok: true, sent: 0 });
    await sendCards(dropped, life());
    expect(await moneyOf(dropped)).toEqual({ status: 'processing', captured: 50_000, refunded: 0 });
    expect(await cancelOrder(dropped, { reason: '', asCustomer: true }, life())).toMatchObject({ status: 'canceled' });
    expect(await moneyOf(dropped)).toEqual({ status: 'canceled', captured: 50_000, refunded: 50_000 });
    counter.clock.forward(7 * 24 * 60 * 60 * 1000);
    await sendDueCards(life());
    expect(await cardsOf(kept)).toMatchObject([{ sent: true, holds: 50_000 }]);
    expect(await cardsOf(dropped)).toMatchObject([{ sent: false, waits: false, holds: 0 }]);
    expect((await moneyOf(kept))?.status).toBe('shipped');
  });

  test('is the last of its order: with the goods delivered before, the order is delivered', async () => {
    const number = await bought({ send_on: '2026-12-20' }, 1, 2);
    expect(await sendCards(number, life())).toMatchObject({ ok: true, sent: 0 });
    const sent = await ship(number, { pieces: new Map([[pen, 2]]), carrier: null, trackingNumber: '' }, life());
    await track(sent.ok ? sent.shipment.number : '', { status: 'DELIVERED', place: '' }, life());
    expect((await moneyOf(number))?.status).toBe('processing');
    await sendDueCards({ ...life(), now: new Date('2026-12-21T12:00:00Z') });
    expect(await cardsOf(number)).toMatchObject([{ sent: true }]);
    expect((await moneyOf(number))?.status).toBe('delivered');
  });

  test('leaves other products of the order to be shipped, with the freight', async () => {
    const number = await bought({}, 1, 2);
    await sendCards(number, life());
    expect(await moneyOf(number)).toMatchObject({ status: 'processing', captured: 50_000 });
    expect(await ship(number, { pieces: null, carrier: null, trackingNumber: '' }, life())).toMatchObject({
      isWhole: true,
    });
    const [{ total } = { total: 0 }] = await counter.rows<{ total: number }>(
      'SELECT total_oere::int AS total FROM sales_order WHERE number = $1',
      [number],
    );
    expect(await moneyOf(number)).toMatchObject({ status: 'shipped', captured: total });
    const invoiced = await invoiceOrder(number, null, life());
    expect(invoiced).toMatchObject({ ok: true, invoice: { invoice: { totalOere: total } } });
  });

  test('is created at once on account, within the credit limit of the business', async () => {
    const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
    const cartId = await newCart(counter, who);
    await buy(cartId, { recipient_email: 'bodil@example.dk' }, 1, who);
    await prepare(counter, cartId, 'account', who);
    const placed = await place(counter, cartId, who, { requisitioner: 'Grethe', requisition_number: 'R-1' });
    expect(placed.errors).toEqual([]);
    expect(await cardsOf(placed.number ?? '')).toMatchObject([{ holds: 50_000, kinds: ['sold'] }]);
  });
});

describe('gift cards before the payment', () => {
  const unpaid = async (quantity: number) => {
    const cartId = await newCart(counter);
    await buy(cartId, {}, quantity);
    await prepare(counter, cartId, 'card');
    const { number, payAt } = await place(counter, cartId);
    return { number: number ?? '', payAt: payAt ?? '' };
  };
  const statusOf = async (number: string) =>
    (await counter.rows<{ status: string }>('SELECT status FROM sales_order WHERE number = $1', [number]))[0]?.status;

  test('an order on hold remains on hold when it is paid; its cards are sent once it is released', async () => {
    const { number, payAt } = await unpaid(1);
    expect(await holdOrder(number, 'Ringer til kunden', life())).toEqual({ ok: true, status: 'on_hold' });
    await press(counter, payAt, 'authorised');
    expect([await statusOf(number), await cardsOf(number)]).toMatchObject([
      'on_hold',
      [{ sent: false, holds: 50_000 }],
    ]);
    expect(
      await counter.rows(
        `SELECT h.status, h.note FROM order_history h JOIN sales_order o ON o.id = h.order_id WHERE o.number = $1 ORDER BY h.id`,
        [number],
      ),
    ).toMatchObject([{ status: 'pending' }, { status: 'on_hold' }, { status: 'on_hold', note: 'Payment authorised' }]);
    await sendDueCards(life());
    expect(await cardsOf(number)).toMatchObject([{ sent: false }]);
    expect(await releaseOrder(number, life())).toEqual({ ok: true, status: 'processing' });
    await sendDueCards(life());
    expect(await cardsOf(number)).toMatchObject([{ sent: true, holds: 50_000 }]);
  });

  test('an unpaid order on hold is pending payment again when it is released', async () => {
    const { number, payAt } = await unpaid(1);
    await holdOrder(number, '', life());
    expect(await releaseOrder(number, life())).toEqual({ ok: true, status: 'pending' });
    await press(counter, payAt, 'authorised');
    expect(await statusOf(number)).toBe('processing');
  });

  test('an order of gift cards is canceled although none has been issued', async () => {
    const { number, payAt } = await unpaid(2);
    expect(await cancelOrder(number, { reason: '', asCustomer: false }, life())).toMatchObject({ status: 'canceled' });
    await press(counter, payAt, 'authorised');
    expect([await statusOf(number), await cardsOf(number)]).toEqual(['canceled', []]);
  });
});
