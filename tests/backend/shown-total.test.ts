// No order costs more than its buyer was shown, for every client: a coupon or gift card spent in the meantime causes a
// rejection with its reason and the new total, never the full price without notice.
import gql from 'graphql-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { inTransaction } from '#backend/db/transaction';
import { oere } from '#domain/money/money';
import { ApplyCouponDocument, ApplyGiftCardDocument, SetGuestEmailDocument } from '~/services/generated/commerce';
import { add, type Counter, openCounter, place, readCart, readyCart, someSkus } from './test-backend';

const SHOPPERS = 12;
let counter: Counter;
let sku = '';
beforeAll(async () => {
  counter = await openCounter({ max: SHOPPERS });
  [sku = ''] = await someSkus(counter, 1, 'p.duty_code IS NULL');
});
afterAll(() => counter?.close());

const coupon = (code: string, uses: number | null) =>
  counter.rows(
    `WITH p AS (INSERT INTO promotion (name_da, name_en, kind, amount_oere, valid_from) VALUES ('Kode', 'Code', 'fixed', 1000, '2020-01-01') RETURNING id)
     INSERT INTO coupon (promotion_id, code, code_key, usage_limit) SELECT id, $1, $1, $2 FROM p`,
    [code, uses],
  );
const giftCard = (amount: number) =>
  inTransaction(counter.database.pool, (tx) =>
    issueCard(tx, { amount: oere(amount), note: 'Prøve', now: counter.clock.now() }),
  );
const totalOf = async (cartId: string) => (await readCart(counter, cartId)).data?.cart?.prices?.grand_total?.value ?? 0;
const orders = () =>
  counter.rows<{ paid: number }>(`SELECT (total_oere - gift_card_oere)::int AS paid FROM sales_order ORDER BY id`);

/** Carts with the code applied, after their buyers saw the total. */
async function carts(many: number, put: (cartId: string) => Promise<{ errors: unknown[] }>): Promise<string[]> {
  const made = [];
  for (let shopper = 0; shopper < many; shopper += 1) {
    const cartId = await readyCart(counter, [[sku, 2]]);
    const email = `koeber${shopper}@example.dk`;
    await counter.ask(SetGuestEmailDocument, { input: { cart_id: cartId, email } });
    expect((await put(cartId)).errors).toEqual([]);
    made.push(cartId);
  }
  return made;
}
const byCoupon = (code: string) => (cartId: string) =>
  counter.ask(ApplyCouponDocument, { input: { cart_id: cartId, coupon_code: code } });
const byCard = (code: string) => (cartId: string) =>
  counter.ask(ApplyGiftCardDocument, { input: { cart_id: cartId, gift_card_code: code } });

const PLACE = gql`
  mutation Place($input: PlaceOrderInput!) {
    placeOrder(input: $input) { orderV2 { number } errors { code problem_code total { value } } }
  }
`;
type Answer = {
  placeOrder: { orderV2: { number: string } | null; errors: { code: string; problem_code: string; total: object }[] };
};
async function placeAs(cartId: string, expected_total: number | null = null) {
  const input = { cart_id: cartId, agreement_ids: [1], expected_total };
  const { data } = await counter.ask<Answer, object>(PLACE, { input });
  const { orderV2, errors } = data?.placeOrder ?? { orderV2: null, errors: [] };
  return orderV2 ? 'ordered' : errors.map(({ code, problem_code, total }) => [code, problem_code, total]);
}

describe.each([
  ['who looked at their carts', true],
  ['who were told nothing but that the code counts', false],
])('twelve shoppers %s', (_who, looked) => {
  test('get one use of a coupon once: eleven are rejected with the reason and the new total', async () => {
    const code = `EN${looked ? 1 : 2}`;
    await coupon(code, 1);
    const full = await totalOf(await readyCart(counter, [[sku, 2]]));
    const all = await carts(SHOPPERS, byCoupon(code));
    if (looked) expect(new Set(await Promise.all(all.map(totalOf)))).toEqual(new Set([full - 10]));
    // A client that did not read the total: nothing is recorded as shown.
    else await counter.rows('UPDATE cart SET shown_oere = NULL WHERE id = ANY ($1)', [all]);
    const before = (await orders()).length;
    const answers = await Promise.all(all.map((cartId) => placeAs(cartId)));
    expect(answers.filter((answer) => answer === 'ordered')).toHaveLength(1);
    expect(answers.filter((answer) => answer !== 'ordered')).toEqual(
      Array.from({ length: SHOPPERS - 1 }, () => [['PRICE_CHANGED', 'COUPON_USED_UP', { value: full }]]),
    );
    expect((await orders()).slice(before)).toEqual([{ paid: Math.round((full - 10) * 100) }]);
  });

  test('spend one gift card once', async () => {
    const { code } = await giftCard(1_000);
    const full = await totalOf(await readyCart(counter, [[sku, 2]]));
    const all = await carts(SHOPPERS, byCard(code));
    if (!looked) await counter.rows('UPDATE cart SET shown_oere = NULL WHERE id = ANY ($1)', [all]);
    const before = (await orders()).length;
    const answers = await Promise.all(all.map((cartId) => placeAs(cartId)));
    expect(answers.filter((answer) => answer === 'ordered')).toHaveLength(1);
    expect(answers.filter((answer) => answer !== 'ordered')).toEqual(
      Array.from({ length: SHOPPERS - 1 }, () => [['PRICE_CHANGED', 'GIFT_CARD_RESERVED', { value: full }]]),
    );
    expect((await orders()).slice(before)).toEqual([{ paid: Math.round(full * 100) - 1_000 }]);
  });
});

test('a partly spent gift card is rejected, and accepted once the new total was shown', async () => {
  const { code } = await giftCard(1_500);
  const full = await totalOf(await readyCart(counter, [[sku, 2]]));
  await counter.rows('UPDATE promotion SET valid_to = now()');
  const [first = '', second = ''] = await carts(2, byCard(code));
  expect([await totalOf(first), await totalOf(second)]).toEqual([full - 15, full - 15]);
  await counter.rows(
    `INSERT INTO gift_card_entry (gift_card_id, kind, oere, key, at) SELECT id, 'withdrawn', -500, 'del', now() FROM gift_card WHERE code = $1`,
    [code],
  );
  expect(await placeAs(second)).toEqual([['PRICE_CHANGED', 'TOTAL_CHANGED', { value: full - 10 }]]);
  expect(await totalOf(second)).toBe(full - 10);
  expect(await placeAs(second)).toBe('ordered');
});

test('a buyer who was shown that the coupon is used up orders without it', async () => {
  await coupon('OPBRUGT', 1);
  const [cartId = ''] = await carts(1, byCoupon('OPBRUGT'));
  const low = await totalOf(cartId);
  await counter.rows(`UPDATE coupon SET used = 1 WHERE code = 'OPBRUGT'`);
  expect(await placeAs(cartId)).toEqual([['PRICE_CHANGED', 'COUPON_USED_UP', { value: low + 10 }]]);
  expect(await totalOf(cartId)).toBe(low + 10);
  expect(await placeAs(cartId)).toBe('ordered');
});

test('the shown total is reset when lines change, and preserved when e-mail or payment method change', async () => {
  await coupon('FRIT', null);
  const [cartId = ''] = await carts(1, byCoupon('FRIT'));
  const shown = async () =>
    (await counter.rows<{ shown: number | null }>('SELECT shown_oere AS shown FROM cart WHERE id = $1', [cartId]))[0]
      ?.shown;
  const total = Math.round((await totalOf(cartId)) * 100);
  await counter.ask(SetGuestEmailDocument, { input: { cart_id: cartId, email: 'ny@example.dk' } });
  expect(await shown()).toBe(total);
  await counter.rows('UPDATE cart SET shown_oere = 1 WHERE id = $1', [cartId]);
  expect(await placeAs(cartId)).toEqual([['PRICE_CHANGED', 'TOTAL_CHANGED', { value: total / 100 }]]);
  await add(counter, cartId, sku, 1);
  expect(await placeAs(cartId)).toBe('ordered');
});

test('a client that sends the expected total gets the reason as well', async () => {
  await coupon('NAVNGIVET', 1);
  const [cartId = ''] = await carts(1, byCoupon('NAVNGIVET'));
  const low = await totalOf(cartId);
  await counter.rows(`UPDATE coupon SET used = 1 WHERE code = 'NAVNGIVET'`);
  expect(await placeAs(cartId, low)).toEqual([['PRICE_CHANGED', 'COUPON_USED_UP', { value: low + 10 }]]);
  expect((await place(counter, cartId, {}, { expected_total: low + 10 })).errors).toEqual([]);
});
