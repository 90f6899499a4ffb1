// Coupons against the database: equal in cart and order, rejected with a reason, counted under lock, and returned.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import {
  ApplyCouponDocument,
  ChooseGiftDocument,
  RemoveCouponDocument,
  SetPaymentDocument,
} from '~/services/generated/commerce';
import {
  add,
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  press,
  readCart,
  readyCart,
  someSkus,
} from './test-backend';

let counter: Counter;
let sku: string;
let gift: string;
beforeAll(async () => {
  counter = await openCounter({ max: 12 });
  [sku = '', gift = ''] = await someSkus(counter, 2, 'p.duty_code IS NULL');
});
afterAll(() => counter?.close());

interface Made {
  kind?: string;
  percent?: number;
  amount?: number;
  minimum?: number;
  combines?: boolean;
  limit?: number;
  perCustomer?: number;
}
let made = 0;
async function coupon(code: string, of: Made = {}): Promise<void> {
  made += 1;
  const { kind = 'percent', percent = 1000, amount = 0, minimum = null, combines = true, limit, perCustomer } = of;
  await counter.rows(
    `WITH p AS (INSERT INTO promotion (name_da, name_en, kind, percent_bp, amount_oere, minimum_oere, combines, valid_from)
       VALUES ($1, $1, $2, $3, $4, $5, $6, '2020-01-01') RETURNING id)
     INSERT INTO coupon (promotion_id, code, code_key, usage_limit, per_customer_limit) SELECT id, $7, upper($7), $8, $9 FROM p`,
    [`Rabat ${made}`, kind, percent, amount, minimum, combines, code, limit ?? null, perCustomer ?? null],
  );
}
const apply = (cartId: string, code: string, address = '') =>
  counter.ask(ApplyCouponDocument, { input: { cart_id: cartId, coupon_code: code } }, { address });
const reasons = async (cartId: string, code: string) => (await apply(cartId, code)).errors.map((error) => error.code);
const totalOf = async (cartId: string) =>
  Math.round(((await readCart(counter, cartId)).data?.cart?.prices?.grand_total?.value ?? 0) * 100);

describe('a coupon', () => {
  // spec: 3 Cart: `applied_coupons`: code, `description`, `is_personal_coupon`
  //   at backend/commerce/promotion/types.graphql, backend/commerce/promotion/extension.graphql
  test('is matched in any spelling, reduces cart and order equally, and is recorded on the order', async () => {
    await coupon('EFTERÅR', { kind: 'fixed', amount: 1000 });
    const cartId = await readyCart(counter, [[sku, 3]]);
    const before = await totalOf(cartId);
    expect(await reasons(cartId, ' efter år ')).toEqual([]);
    expect(await totalOf(cartId)).toBe(before - 1000);
    const { number, errors } = await place(counter, cartId, {}, { expected_total: (before - 1000) / 100 });
    expect(errors).toEqual([]);
    const [order] = await counter.rows(
      `SELECT o.total_oere::int AS total, o.discount_oere::int AS discount, (SELECT sum(l.discount_oere)::int FROM order_line l WHERE l.order_id = o.id) AS lines,
        (SELECT sum(d.oere)::int FROM order_discount d WHERE d.order_id = o.id) AS told,
        (SELECT sum((d->>'oere')::int)::int FROM order_line l, jsonb_array_elements(l.discounts) d WHERE l.order_id = o.id) AS named FROM sales_order o WHERE number = $1`,
      [number],
    );
    expect(order).toEqual({ total: before - 1000, discount: 1000, lines: 1000, told: 1000, named: 1000 });
  });

  // spec: 7 Commerce mutations: `applyCouponToCart`, `applyCouponsToCart`, `removeCouponFromCart`
  //   at backend/commerce/promotion/types.graphql, backend/commerce/promotion/resolvers.ts
  // spec: 8: Coupons: invalid code, missing coupon_code
  //   at domain/refusal/refusals.ts, backend/commerce/promotion/resolvers.ts
  test('is rejected with its reason (demand D16)', async () => {
    await coupon('STOR', { minimum: 99_999_900 });
    await coupon('ALENE', { combines: false });
    await coupon('FIN');
    const cartId = await newCart(counter);
    await add(counter, cartId, sku, 1);
    expect(await reasons(cartId, 'FINDES IKKE')).toEqual(['COUPON_INVALID']);
    expect(await reasons(cartId, '  ')).toEqual(['COUPON_CODE_MISSING']);
    expect(await reasons(cartId, 'STOR')).toEqual(['COUPON_MINIMUM']);
    expect(await reasons(cartId, 'fin')).toEqual([]);
    expect(await reasons(cartId, 'FIN')).toEqual(['COUPON_IN_CART']);
    expect(await reasons(cartId, 'ALENE')).toEqual(['COUPON_NOT_COMBINABLE']);
    await counter.ask(RemoveCouponDocument, { input: { cart_id: cartId, coupon_code: 'Fin' } });
    expect(await reasons(cartId, 'ALENE')).toEqual([]);
  });

  test('used by a declined payment may be used again (demand D14)', async () => {
    await coupon('ENGANG', { limit: 1, perCustomer: 1 });
    const cartId = await readyCart(counter, [[sku, 1]]);
    await apply(cartId, 'ENGANG');
    const first = await place(counter, cartId);
    const used = `SELECT used FROM coupon WHERE code = 'ENGANG'`;
    expect(await counter.rows(used)).toEqual([{ used: 1 }]);
    await press(counter, first.payAt ?? '', 'declined');
    expect(await counter.rows(used)).toEqual([{ used: 0 }]);
    expect((await place(counter, cartId)).errors).toEqual([]);
    expect(await counter.rows(used)).toEqual([{ used: 1 }]);
  });

  test('of a canceled order may be used again, returned once for repeated cancellations', async () => {
    await coupon('FORTRUDT', { limit: 1 });
    const birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
    const cartId = await readyCart(counter, [[sku, 1]], 'account', birgitte);
    expect(
      (await counter.ask(ApplyCouponDocument, { input: { cart_id: cartId, coupon_code: 'FORTRUDT' } }, birgitte))
        .errors,
    ).toEqual([]);
    const { number } = await place(counter, cartId, birgitte);
    const { db, pool } = counter.database;
    const provider = testPayments(async () => 'secret');
    const life = { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
    for (const _ of [1, 2]) await cancelOrder(number ?? '', { reason: '', asCustomer: false }, life);
    expect(await counter.rows(`SELECT used FROM coupon WHERE code = 'FORTRUDT'`)).toEqual([{ used: 0 }]);
  });

  test('with one use left is accepted for one of twenty concurrent carts (demand D15)', async () => {
    await coupon('SIDSTE', { kind: 'fixed', amount: 500, limit: 1 });
    const carts = await Promise.all(Array.from({ length: 20 }, () => readyCart(counter, [[sku, 1]])));
    for (const cartId of carts) expect(await reasons(cartId, 'SIDSTE')).toEqual([]);
    const total = (await totalOf(carts[0] ?? '')) / 100;
    const placed = await Promise.all(carts.map((cartId) => place(counter, cartId, {}, { expected_total: total })));
    expect(placed.filter((one) => one.number !== null)).toHaveLength(1);
    const codes = placed.flatMap((one) => one.errors.map((error) => error.code));
    expect(codes).toEqual(Array.from({ length: 19 }, () => 'PRICE_CHANGED'));
    expect(await counter.rows(`SELECT used FROM coupon WHERE code = 'SIDSTE'`)).toEqual([{ used: 1 }]);
  });

  test('a cart accepts twenty coupons, which add up, and rejects the next', async () => {
    for (let made = 1; made <= 21; made += 1) await coupon(`MANGE${made}`, { kind: 'fixed', amount: 1 });
    const cartId = await newCart(counter);
    await add(counter, cartId, sku, 1);
    const before = await totalOf(cartId);
    for (let put = 1; put <= 20; put += 1) expect(await reasons(cartId, `mange ${put}`)).toEqual([]);
    expect(await reasons(cartId, 'MANGE21')).toEqual(['COUPONS_TOO_MANY']);
    expect(await totalOf(cartId)).toBe(before - 20);
  });

  test('an address is locked out after thirty wrong codes', async () => {
    const cartId = await newCart(counter);
    await add(counter, cartId, sku, 1);
    const codes: string[] = [];
    for (let guess = 0; guess < 32; guess += 1) {
      codes.push((await apply(cartId, `GÆT${guess}`, '192.0.2.9')).errors[0]?.code ?? '');
    }
    expect(new Set(codes.slice(0, 30))).toEqual(new Set(['COUPON_INVALID']));
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES');
  });
});

// spec: 3 Cart: `promos`
//   at backend/commerce/promotion/extension.graphql, domain/promotion/discount.ts
// spec: 3 Cart item: `promo`.`selected`
//   at backend/commerce/promotion/choose-gift.ts, backend/commerce/promotion/extension.graphql
test('the payment method `free` is accepted when nothing is left to pay, and rejected otherwise', async () => {
  await coupon('ALTFRIT', { kind: 'percent', percent: 10000 });
  const free = (cartId: string) =>
    counter.ask(SetPaymentDocument, { input: { cart_id: cartId, payment_method: { code: 'free' } } });
  const cartId = await readyCart(counter, [[sku, 1]]);
  expect((await free(cartId)).errors[0]?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  await counter.rows(`UPDATE shipping_price SET gross_oere = 0`);
  await apply(cartId, 'ALTFRIT');
  expect(await totalOf(cartId)).toBe(0);
  expect((await free(cartId)).errors).toEqual([]);
  expect((await place(counter, cartId)).number).toMatch(/\d/);
});

test('a chosen gift is free while its condition is met, and blocks the order when it is not', async () => {
  const [rule] = await counter.rows<{ id: number }>(
    `INSERT INTO promotion (name_da, name_en, kind, gift_product_ids, minimum_oere, needs_code, valid_from)
     SELECT 'Gave', 'Gift', 'gift', ARRAY[p.id], 1, false, '2020-01-01' FROM product p WHERE p.sku = $1 RETURNING id`,
    [gift],
  );
  const cartId = await readyCart(counter, [[sku, 1]]);
  const before = await totalOf(cartId);
  const promo = Buffer.from(String(rule?.id)).toString('base64');
  expect(
    (await counter.ask(ChooseGiftDocument, { input: { cart_id: cartId, promo_id: promo, sku: gift } })).errors,
  ).toEqual([]);
  expect(await totalOf(cartId)).toBe(before);
  await counter.rows(`UPDATE promotion SET minimum_oere = 99999900 WHERE id = $1`, [rule?.id]);
  expect((await place(counter, cartId)).errors).toHaveLength(1);
  await counter.rows(`UPDATE promotion SET minimum_oere = 1 WHERE id = $1`, [rule?.id]);
  expect((await place(counter, cartId)).errors).toEqual([]);
});
