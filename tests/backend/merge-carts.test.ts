// Merging a guest's cart into the customer's at login: nothing is lost or duplicated, also with repeated and concurrent requests.

import gql from 'graphql-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { inTransaction } from '#backend/db/transaction';
import { oere } from '#domain/money/money';
import {
  ApplyCouponDocument,
  ApplyGiftCardDocument,
  CustomerCartDocument,
  MergeCartsDocument,
} from '~/services/generated/commerce';
import {
  add,
  type Counter,
  endPayment,
  logIn,
  newCart,
  openCounter,
  place,
  prepare,
  readCart,
  someSkus,
  type Who,
} from './test-backend';

let counter: Counter;
let skus: string[];
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 3);
});
afterAll(() => counter?.close());

const ASSIGN = gql`
  mutation Assign($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id total_quantity } }
`;

const linesOf = async (cartId: string, who: Who) =>
  ((await readCart(counter, cartId, who)).data?.cart?.itemsV2?.items ?? []).map((line) => [
    line?.product.sku,
    line?.quantity,
  ]);
const ownCart = async (who: Who) => (await counter.ask(CustomerCartDocument, {}, who)).data?.customerCart.id ?? '';
const merge = (guest: string, own: string, who: Who) => counter.ask(MergeCartsDocument, { guest, own }, who);

/** The cart of a guest with two lines, and the customer's cart with one of the same products and another. */
async function twoCarts(email: string, store: string): Promise<{ who: Who; guest: string; own: string }> {
  const [one = '', two = '', three = ''] = skus;
  const guest = await newCart(counter);
  await add(counter, guest, one, 2);
  await add(counter, guest, two, 1);
  const who = await logIn(counter, email, store);
  const own = await ownCart(who);
  await counter.database.pool.query('DELETE FROM cart_item WHERE cart_id = $1', [own]);
  await add(counter, own, three, 1, who);
  await add(counter, own, one, 3, who);
  return { who: { ...who, store }, guest, own };
}

test('lines of the same product are merged, the others are appended in their order, and merging again changes nothing', async () => {
  const [one, two, three] = skus;
  const { who, guest, own } = await twoCarts('anna@example.dk', 'b2c');
  const merged = [
    [three, 1],
    [one, 5],
    [two, 1],
  ];
  expect((await merge(guest, own, who)).errors).toEqual([]);
  expect(await linesOf(own, who)).toEqual(merged);
  expect((await merge(guest, own, who)).errors).toEqual([]);
  expect(await linesOf(own, who)).toEqual(merged);
});

// spec: 4 Login and logout: After login the cart is loaded or a new one created
test('twelve concurrent merges and concurrent additions count each line once', async () => {
  const { who, guest, own } = await twoCarts('anna@example.dk', 'b2c');
  const [one = '', two] = skus;
  await Promise.all([
    ...Array.from({ length: 12 }, () => merge(guest, own, who)),
    ...Array.from({ length: 4 }, () => add(counter, own, one, 1, who)),
  ]);
  const lines = new Map(await linesOf(own, who).then((all) => all.map(([sku, count]) => [sku, count] as const)));
  expect(lines.get(one)).toBe(9);
  expect(lines.get(two)).toBe(1);
  expect(lines.size).toBe(3);
});

test('lines from the consumer store are preserved in the business store, and marked when unavailable there', async () => {
  const { who, guest, own } = await twoCarts('birgitte@havnens-arkitekter.example', 'b2b');
  const [, two = ''] = skus;
  const [product] = await counter.rows<{ id: number; store_ids: number[] | null }>(
    'SELECT id, store_ids FROM product WHERE sku = $1',
    [two],
  );
  await counter.rows('UPDATE product SET store_ids = ARRAY(SELECT id FROM store WHERE code = $2) WHERE id = $1', [
    product?.id,
    'b2c',
  ]);
  await merge(guest, own, who);
  const items = (await readCart(counter, own, who)).data?.cart?.itemsV2?.items ?? [];
  expect(items).toHaveLength(3);
  expect(items.find((line) => line?.product.sku === two)?.is_available).toBe(false);
  await counter.rows('UPDATE product SET store_ids = $2 WHERE id = $1', [product?.id, product?.store_ids]);
});

test('the guest’s address is copied when the customer’s cart has none', async () => {
  const { who, guest, own } = await twoCarts('anna@example.dk', 'b2c');
  await counter.rows(`UPDATE cart SET shipping_address = NULL, billing_address = NULL WHERE id = $1`, [own]);
  await prepare(counter, guest, 'card');
  await merge(guest, own, who);
  const addresses = () =>
    counter.rows<{ city: string }>(`SELECT shipping_address ->> 'city' AS city FROM cart WHERE id = $1`, [own]);
  expect((await addresses())[0]?.city).toBe('København Ø');
});

test('rejects a merge from or into another customer’s cart', async () => {
  const anna = await twoCarts('anna@example.dk', 'b2c');
  const other = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const others = await ownCart(other);
  for (const [guest, own] of [
    [anna.guest, others],
    [others, anna.own],
    ['kGnTh3vWmQ2sXyZ0aBcDeFgHiJkLmNoP', anna.own],
  ] as const) {
    const { errors } = await merge(guest, own, anna.who);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toMatch(/^(The current user cannot perform|Could not find a cart)/);
  }
  expect((await merge(anna.guest, anna.own, {})).errors[0]?.category).toBe('graphql-authorization');
  expect(await linesOf(anna.guest, {})).toHaveLength(2);
  await merge(anna.guest, anna.own, anna.who);
  expect((await merge(anna.guest, others, anna.who)).errors).toHaveLength(1);
});

test('an assigned guest cart retains its id and receives the customer’s lines, also in concurrent requests', async () => {
  const { who, guest } = await twoCarts('anna@example.dk', 'b2c');
  const replies = await Promise.all(Array.from({ length: 6 }, () => counter.ask(ASSIGN, { id: guest }, who)));
  expect(replies.flatMap((reply) => reply.errors)).toEqual([]);
  expect(await ownCart(who)).toBe(guest);
  const [one, two, three] = skus;
  expect(await linesOf(guest, who)).toEqual([
    [one, 5],
    [two, 1],
    [three, 1],
  ]);
});

async function coupon(code: string, combines = true): Promise<void> {
  await counter.rows(
    `WITH p AS (INSERT INTO promotion (name_da, name_en, kind, amount_oere, combines, valid_from)
       VALUES ($1, $1, 'fixed', 100, $2, '2020-01-01') RETURNING id)
     INSERT INTO coupon (promotion_id, code, code_key) SELECT id, $1, upper($1) FROM p`,
    [code, combines],
  );
}
const type = async (cartId: string, code: string, who: Who = {}) =>
  (await counter.ask(ApplyCouponDocument, { input: { cart_id: cartId, coupon_code: code } }, who)).errors;
const codesIn = async (cartId: string) =>
  (
    await counter.rows<{ code: string }>(
      'SELECT c.code FROM cart_coupon k JOIN coupon c ON c.id = k.coupon_id WHERE k.cart_id = $1 ORDER BY k.id',
      [cartId],
    )
  ).map(({ code }) => code);
const cardsIn = (cartId: string) =>
  counter.rows<{ gift_card_id: number }>('SELECT gift_card_id FROM cart_gift_card WHERE cart_id = $1', [cartId]);
const issue = async (amount: number) =>
  (
    await inTransaction(counter.database.pool, (tx) =>
      issueCard(tx, { amount: oere(amount), note: 'Prøve', now: counter.clock.now() }),
    )
  ).code;
const withCard = (cartId: string, code: string) =>
  counter.ask(ApplyGiftCardDocument, { input: { cart_id: cartId, gift_card_code: code } });
const holds = async (code: string) =>
  (
    await counter.rows<{ oere: number }>(
      'SELECT sum(e.oere)::int AS oere FROM gift_card_entry e JOIN gift_card g ON g.id = e.gift_card_id WHERE g.code = $1',
      [code],
    )
  )[0]?.oere;
const leftAfter = async (guest: string, own: string, who: Who) =>
  (await merge(guest, own, who)).data?.mergeCarts.left_behind;
const clean = (cartId: string) =>
  counter.rows(
    `WITH c AS (DELETE FROM cart_coupon WHERE cart_id = $1), g AS (DELETE FROM cart_gift_card WHERE cart_id = $1)
     UPDATE cart SET comment = NULL, shipping_address = NULL, billing_address = NULL, shipping_method = NULL WHERE id = $1`,
    [cartId],
  );

test('coupons, gift cards and notes of the guest are added once to those of the customer', async () => {
  const { who, guest, own } = await twoCarts('anna@example.dk', 'b2c');
  await clean(own);
  await coupon('GAESTEN');
  await coupon('EGEN');
  const card = await issue(5_000);
  expect(await type(guest, 'GAESTEN')).toEqual([]);
  expect(await type(own, 'EGEN', who)).toEqual([]);
  expect((await withCard(guest, card)).errors).toEqual([]);
  await counter.rows(
    `UPDATE cart SET comment = CASE id WHEN $1 THEN 'Ring på' ELSE 'Bagdøren' END WHERE id IN ($1, $2)`,
    [guest, own],
  );
  const answers = await Promise.all(Array.from({ length: 4 }, () => leftAfter(guest, own, who)));
  expect(answers.flat()).toEqual([]);
  expect(await codesIn(own)).toEqual(['EGEN', 'GAESTEN']);
  expect(await cardsIn(own)).toHaveLength(1);
  expect([await codesIn(guest), await cardsIn(guest)]).toEqual([[], []]);
  const [row] = await counter.rows<{ comment: string }>('SELECT comment FROM cart WHERE id = $1', [own]);
  expect(row?.comment).toBe('Bagdøren\nRing på');
});

test('what is invalid in the customer’s cart is not merged and is reported with its reason', async () => {
  const { who, guest, own } = await twoCarts('anna@example.dk', 'b2c');
  await clean(own);
  await coupon('ALENE', false);
  const card = await issue(5_000);
  expect(await type(own, 'EGEN', who)).toEqual([]);
  expect(await type(guest, 'ALENE')).toEqual([]);
  expect((await withCard(guest, card)).errors).toEqual([]);
  await counter.rows(
    `INSERT INTO gift_card_entry (gift_card_id, kind, oere, key, at)
     SELECT id, 'withdrawn', -5000, 'brugt', now() FROM gift_card WHERE code = $1`,
    [card],
  );
  await prepare(counter, guest, 'card');
  await counter.rows(
    `UPDATE cart SET shipping_address = (SELECT shipping_address || '{"city": "Odense C"}' FROM cart WHERE id = $2) WHERE id = $1`,
    [own, guest],
  );
  expect(await leftAfter(guest, own, who)).toMatchObject([
    { kind: 'COUPON', code: 'ALENE', problem_code: 'COUPON_NOT_COMBINABLE', problem_params: { other: 'EGEN' } },
    { kind: 'GIFT_CARD', code: `•••• ${card.slice(-4)}`, problem_code: 'GIFT_CARD_USED' },
    { kind: 'DELIVERY', code: null },
  ]);
  expect([await codesIn(own), await cardsIn(own)]).toEqual([['EGEN'], []]);
});

test('a gift card reserved by a guest’s unpaid order is not merged at login, and is added to the customer’s cart once the payment is ended', async () => {
  const { who, guest, own } = await twoCarts('anna@example.dk', 'b2c');
  await clean(own);
  const card = await issue(1_000);
  expect((await withCard(guest, card)).errors).toEqual([]);
  await prepare(counter, guest, 'card');
  const unpaid = await place(counter, guest);
  expect([unpaid.errors, unpaid.payAt !== null, await holds(card)]).toEqual([[], true, 0]);
  expect((await merge(guest, own, who)).errors).toHaveLength(1);
  expect([await holds(card), (await cardsIn(own)).length]).toEqual([0, 0]);
  expect((await endPayment(counter, unpaid.token, own, who)).data?.endPayment).toEqual({ id: own, left_behind: [] });
  expect([await holds(card), (await cardsIn(own)).length]).toEqual([1_000, 1]);
  await prepare(counter, own, 'card', who);
  const paid = await place(counter, own, who);
  expect([paid.errors, await holds(card)]).toEqual([[], 0]);
  expect((await merge(guest, own, who)).errors).toHaveLength(1);
  expect(await holds(card)).toBe(0);
});
