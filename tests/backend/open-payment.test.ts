// While an order is being paid its cart is locked, and changes in another tab do not end the payment. It is ended by the bank, a timeout, the
// shop, or the buyer; a buyer whose approval arrives later sees the reason, and the reservation is released.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { expirePayments } from '#backend/commerce/payment/expire-payments';
import { operationsOf } from '#backend/commerce/payment/money/money.sql';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import { clearingCauseOf } from '#domain/cart/cart-cookie';
import {
  ApplyCouponDocument,
  ApplyGiftCardDocument,
  ContinuePaymentDocument,
  MergeCartsDocument,
  OrderPaymentDocument,
  RemoveLineDocument,
  SetGuestEmailDocument,
  SetPaymentDocument,
  UpdateLineDocument,
} from '~/services/generated/commerce';
import {
  add,
  type Counter,
  endPayment,
  logIn,
  newCart,
  openCounter,
  place,
  press,
  readCart,
  readyCart,
  someSkus,
  stockMismatches,
  type Who,
} from './test-backend';

let counter: Counter;
let [sku, other] = ['', ''];
let anna: Who;
beforeAll(async () => {
  counter = await openCounter();
  [sku = '', other = ''] = await someSkus(counter, 2);
  anna = await logIn(counter, 'anna@example.dk', 'b2c');
});
afterAll(() => counter?.close());

async function paying(who: Who = {}) {
  const cartId = await readyCart(counter, [[sku, 2]], 'card', who);
  const { number, token, payAt } = await place(counter, cartId, who);
  return { cartId, number: number ?? '', token: token ?? '', payAt: payAt ?? '' };
}
type Paying = Awaited<ReturnType<typeof paying>>;

const goodsOf = async (cartId: string, who: Who = {}) =>
  (await readCart(counter, cartId, who)).data?.cart?.itemsV2?.items.map((line) => [line?.product.sku, line?.quantity]);
const orderOf = async ({ number }: Paying) =>
  (
    await counter.rows<{ status: string; payment: string }>(
      'SELECT o.status, p.status AS payment FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.number = $1',
      [number],
    )
  )[0];
const toldOf = async ({ token }: Paying) =>
  (await counter.ask(OrderPaymentDocument, { token })).data?.guestOrderByToken.unpaid ?? null;
const mailsAbout = ({ number }: Paying) =>
  counter.rows<{ template: string; reason: string | null }>(
    `SELECT template, coalesce(payload -> 'told' ->> 'unpaidReason', payload -> 'told' ->> 'reason') AS reason FROM mail
      WHERE coalesce(order_id, (payload ->> 'orderId')::int) = (SELECT id FROM sales_order WHERE number = $1) ORDER BY id`,
    [number],
  );
const life = () => {
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

describe('a cart with an open payment', () => {
  test('rejects every change, which does not end the payment, and is paid unchanged', async () => {
    const held = await paying();
    const input = { cart_id: held.cartId };
    const [line] = await counter.rows<{ id: number }>('SELECT id FROM cart_item WHERE cart_id = $1', [held.cartId]);
    const uid = Buffer.from(String(line?.id)).toString('base64');
    const tried = [
      await counter.ask(UpdateLineDocument, { input: { ...input, cart_items: [{ cart_item_uid: uid, quantity: 5 }] } }),
      await counter.ask(RemoveLineDocument, { input: { ...input, cart_item_uid: uid } }),
      await counter.ask(ApplyCouponDocument, { input: { ...input, coupon_code: 'FINDES-IKKE' } }),
      await counter.ask(ApplyCouponDocument, { input: { ...input, coupon_code: 'VELKOMMEN10' } }),
      await counter.ask(ApplyGiftCardDocument, { input: { ...input, gift_card_code: 'FINDES-IKKE' } }),
      await counter.ask(SetGuestEmailDocument, { input: { ...input, email: 'anden@example.dk' } }),
      await counter.ask(SetPaymentDocument, { input: { ...input, payment_method: { code: 'account' } } }),
      await counter.ask(SetPaymentDocument, { input: { ...input, payment_method: { code: 'card' } } }),
      { errors: await add(counter, held.cartId, other, 1) },
      await readCart(counter, held.cartId),
    ];
    const causes = tried.map(({ errors: [error] }) => clearingCauseOf(error?.message ?? ''));
    expect(new Set(causes)).toEqual(new Set(['inactive']));
    expect(await orderOf(held)).toEqual({ status: 'pending', payment: 'pending' });
    expect((await press(counter, held.payAt, 'authorised')).headers.get('location')).toBe('/checkout/success');
    expect([await orderOf(held), await toldOf(held)]).toEqual([{ status: 'processing', payment: 'authorised' }, null]);
  });

  test('is placed again as the same order, and its payment page is reopened', async () => {
    const held = await paying();
    expect(await place(counter, held.cartId)).toMatchObject({ number: held.number, payAt: held.payAt });
    expect((await counter.ask(ContinuePaymentDocument, { token: held.token })).data?.continuePayment).toBe(held.payAt);
    await press(counter, held.payAt, 'authorised');
    expect((await counter.ask(ContinuePaymentDocument, { token: held.token })).data?.continuePayment).toBeNull();
  });

  test('of a customer allows a new cart, and is merged with it when the payment is ended', async () => {
    const held = await paying(anna);
    const next = await newCart(counter, anna);
    expect(next).not.toBe(held.cartId);
    expect(await add(counter, next, other, 3, anna)).toEqual([]);
    await press(counter, held.payAt, 'declined');
    expect(await goodsOf(next, anna)).toEqual([[other, 3]]);
    expect(await toldOf(held)).toMatchObject({ reason: 'DECLINED', cart_id: null, cart_is_left: true });
    const back = await endPayment(counter, held.token, next, anna);
    expect(back.data?.endPayment.id).toBe(held.cartId);
    expect(await goodsOf(held.cartId, anna)).toEqual([
      [sku, 2],
      [other, 3],
    ]);
    expect(await newCart(counter, anna)).toBe(held.cartId);
    expect((await endPayment(counter, held.token, held.cartId, anna)).data?.endPayment.id).toBe(held.cartId);
    await counter.rows(`UPDATE cart SET status = 'abandoned' WHERE id = $1`, [held.cartId]);
  });

  test('of a guest is not merged at login, and the payment is unaffected', async () => {
    const held = await paying();
    const own = await newCart(counter, anna);
    await add(counter, own, other, 1, anna);
    const merged = await counter.ask(MergeCartsDocument, { guest: held.cartId, own }, anna);
    expect(clearingCauseOf(merged.errors[0]?.message ?? '')).toBe('inactive');
    expect(await goodsOf(own, anna)).toEqual([[other, 1]]);
    expect(await orderOf(held)).toEqual({ status: 'pending', payment: 'pending' });
    // A customer logged in by then gets it back in their own cart.
    await press(counter, held.payAt, 'cancelled');
    expect((await endPayment(counter, held.token, own, anna)).data?.endPayment.id).toBe(own);
    expect(await goodsOf(own, anna)).toEqual([
      [other, 1],
      [sku, 2],
    ]);
    expect(await toldOf(held)).toMatchObject({ reason: 'CANCELLED', cart_id: null, cart_is_left: false });
    await counter.rows(`UPDATE cart SET status = 'abandoned' WHERE id = $1`, [own]);
  });

  test('of a customer is accessible to that customer only', async () => {
    const held = await paying(anna);
    const birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
    for (const who of [{}, birgitte]) {
      expect((await endPayment(counter, held.token, null, who)).errors).toMatchObject([{ code: 'ORDER_NOT_FOUND' }]);
      const page = await counter.ask(ContinuePaymentDocument, { token: held.token }, who);
      expect([page.data?.continuePayment ?? null, page.errors[0]?.code]).toEqual([null, 'ORDER_NOT_FOUND']);
    }
    expect(await orderOf(held)).toEqual({ status: 'pending', payment: 'pending' });
    expect((await endPayment(counter, held.token, null, anna)).data?.endPayment.id).toBe(held.cartId);
    await counter.rows(`UPDATE cart SET status = 'abandoned' WHERE id = $1`, [held.cartId]);
  });
});

describe('a payment ended by its buyer', () => {
  test('returns stock and cart, with the lines of the new cart; a later approval is released and the buyer notified', async () => {
    const before = await counter.rows('SELECT product_id, quantity FROM stock_item ORDER BY 1, 2');
    const held = await paying();
    const next = await newCart(counter);
    await add(counter, next, other, 1);
    expect((await endPayment(counter, held.token, next)).data?.endPayment.id).toBe(held.cartId);
    expect(await goodsOf(held.cartId)).toEqual([
      [sku, 2],
      [other, 1],
    ]);
    expect(await counter.rows('SELECT product_id, quantity FROM stock_item ORDER BY 1, 2')).toEqual(before);
    expect((await press(counter, held.payAt, 'authorised')).headers.get('location')).toBe('/checkout/cancel');
    expect(await orderOf(held)).toEqual({ status: 'canceled', payment: 'cancelled' });
    expect(await toldOf(held)).toMatchObject({ reason: 'ENDED', was_approved_late: true, cart_id: held.cartId });
    expect(await mailsAbout(held)).toEqual([{ template: 'payment-released', reason: 'ENDED' }]);
    const [payment] = await counter.rows<{ id: number; amount: number }>(
      'SELECT p.id, p.amount_oere::int AS amount FROM payment p JOIN sales_order o ON o.id = p.order_id WHERE o.number = $1',
      [held.number],
    );
    const moves = await operationsOf(counter.database.db, payment?.id ?? 0);
    expect(moves.map(({ kind, amountOere }) => [kind, amountOere])).toEqual([['void', payment?.amount]]);
    expect(await stockMismatches(counter)).toEqual([]);
    // A repeated event has no further effect.
    await press(counter, held.payAt, 'authorised');
    expect(await mailsAbout(held)).toHaveLength(1);
  });

  test('has one outcome when approved concurrently: the order is paid, or it is canceled and the reservation released', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const held = await paying();
      const [, ended] = await Promise.all([press(counter, held.payAt, 'authorised'), endPayment(counter, held.token)]);
      const order = await orderOf(held);
      const isPaid = order?.status === 'processing';
      expect([isPaid, order?.payment]).toEqual([isPaid, isPaid ? 'authorised' : 'cancelled']);
      expect(ended.errors.map(({ code }) => code)).toEqual(isPaid ? ['PAYMENT_STATE_WRONG'] : []);
      if (!isPaid) expect(await toldOf(held)).toMatchObject({ reason: 'ENDED', was_approved_late: true });
      outcomes.add(order?.status ?? '');
    }
    expect([...outcomes].every((status) => ['processing', 'canceled'].includes(status))).toBe(true);
  });

  test('and a cart filled during a failing payment leave the customer one open cart', async () => {
    for (let round = 0; round < 6; round += 1) {
      const held = await paying(anna);
      const [answer] = await Promise.all([press(counter, held.payAt, 'declined'), newCart(counter, anna)]);
      expect(answer.headers.get('location')).toBe('/checkout/cancel');
      expect(await orderOf(held)).toEqual({ status: 'canceled', payment: 'declined' });
      const own = await newCart(counter, anna);
      const back = await endPayment(counter, held.token, own, anna);
      expect(await goodsOf(back.data?.endPayment.id ?? '', anna)).toEqual([[sku, 2]]);
      await counter.rows(`UPDATE cart SET status = 'abandoned' WHERE customer_id IS NOT NULL AND status = 'active'`);
    }
  });
});

describe('a payment that is ended by', () => {
  test.each([
    ['the bank', 'DECLINED', [{ template: 'order-cancelled', reason: null }]],
    ['the time', 'EXPIRED', [{ template: 'order-cancelled', reason: null }]],
    ['the shop', 'CALLED_OFF_BY_SHOP', [{ template: 'order-called-off', reason: 'Udsolgt' }]],
  ])(
    '%s is reported to its buyer on the page and by mail, and again when it is approved afterwards',
    async (_by, reason, mails) => {
      const held = await paying();
      if (reason === 'DECLINED') await press(counter, held.payAt, 'declined');
      if (reason === 'CALLED_OFF_BY_SHOP')
        await cancelOrder(held.number, { reason: 'Udsolgt', asCustomer: false }, life());
      if (reason === 'EXPIRED') {
        counter.clock.forward(31 * 60_000);
        await expirePayments(life());
      }
      const told = { reason, was_approved_late: false, cart_id: held.cartId, cart_is_left: true };
      expect([await toldOf(held), await mailsAbout(held)]).toEqual([told, mails]);
      await press(counter, held.payAt, 'authorised');
      expect(await toldOf(held)).toEqual({ ...told, was_approved_late: true });
      expect(await mailsAbout(held)).toEqual([...mails, { template: 'payment-released', reason }]);
      expect(await goodsOf(held.cartId)).toEqual([[sku, 2]]);
    },
  );
});
