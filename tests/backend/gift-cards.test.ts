// Gift cards against the database: amounts paid, no double spending, and the unused part is returned.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { expirePayments } from '#backend/commerce/payment/expire-payments';
import { noJobs } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { testPayments } from '#backend/ports/payment/test-provider';
import { oere } from '#domain/money/money';
import { ApplyGiftCardDocument, GiftCardDocument, RemoveGiftCardDocument } from '~/services/generated/commerce';
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
beforeAll(async () => {
  counter = await openCounter({ max: 12 });
  [sku = ''] = await someSkus(counter, 1, 'p.duty_code IS NULL');
});
afterAll(() => counter?.close());

const issue = async (amount: number) =>
  (
    await inTransaction(counter.database.pool, (tx) =>
      issueCard(tx, { amount: oere(amount), note: 'Prøve', now: counter.clock.now() }),
    )
  ).code;
const apply = (cartId: string, code: string, address = '') =>
  counter.ask(ApplyGiftCardDocument, { input: { cart_id: cartId, gift_card_code: code } }, { address });
const reasons = async (cartId: string, code: string) =>
  (await apply(cartId, code)).errors.map((error) => error.message);
const toPay = async (cartId: string) =>
  Math.round(((await readCart(counter, cartId)).data?.cart?.prices?.grand_total?.value ?? 0) * 100);
const holds = async (code: string) =>
  (
    await counter.rows<{ oere: number }>(
      `SELECT sum(e.oere)::int AS oere FROM gift_card_entry e JOIN gift_card g ON g.id = e.gift_card_id WHERE g.code = $1`,
      [code],
    )
  )[0]?.oere;
const life = () => {
  const { db, pool } = counter.database;
  const provider = testPayments(async () => 'secret');
  return { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
};

describe('a gift card', () => {
  // spec: 3 Cart: `applied_gift_cards`: code, `gift_amount`, `gift_amount_used`
  //   at backend/commerce/giftcard/types.graphql, backend/commerce/giftcard/extension.graphql
  // spec: 4 Gift card and personal coupons: Gift card outcomes: applied, removed, already in cart, already used, invalid
  //   at backend/commerce/giftcard/apply-card.ts
  // spec: 8: 'The applied giftcard code is not valid'
  //   at backend/commerce/giftcard/resolvers.ts
  // spec: 8: 'The applied giftcard code has already been used'
  //   at backend/commerce/giftcard/resolvers.ts
  // spec: 8: 'This gift card account is already in the quote.'
  //   at backend/commerce/giftcard/resolvers.ts
  test('can be applied and removed; repeated, used and invalid codes return the messages of section 8', async () => {
    const code = await issue(5000);
    const cartId = await readyCart(counter, [[sku, 3]]);
    const before = await toPay(cartId);
    expect(await reasons(cartId, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).toEqual([]);
    expect(await toPay(cartId)).toBe(Math.max(0, before - 5000));
    expect(await reasons(cartId, code)).toEqual(['This gift card account is already in the quote.']);
    await counter.ask(RemoveGiftCardDocument, { input: { cart_id: cartId, gift_card_code: code } });
    expect(await toPay(cartId)).toBe(before);
    await counter.rows(
      `INSERT INTO gift_card_entry (gift_card_id, kind, oere, key, at) SELECT id, 'withdrawn', -5000, 'prøve', now() FROM gift_card WHERE code = $1`,
      [code],
    );
    expect(await reasons(cartId, code)).toEqual(['The applied giftcard code has already been used']);
    expect(await reasons(cartId, 'findes ikke')).toEqual(['The applied giftcard code is not valid']);
  });

  test('pays one order in part, the next in full, and returns its balance', async () => {
    const code = await issue(100_000);
    const first = await readyCart(counter, [[sku, 1]]);
    const price = await toPay(first);
    await apply(first, code);
    expect(await toPay(first)).toBe(0);
    const placed = await place(counter, first, {}, { expected_total: 0 });
    expect(placed).toMatchObject({ errors: [], payAt: null });
    expect(await holds(code)).toBe(100_000 - price);
    const { data } = await counter.ask(GiftCardDocument, { input: { gift_card_code: code } });
    expect(Math.round((data?.giftCardAccount?.balance?.value ?? 0) * 100)).toBe(100_000 - price);
    const [order] = await counter.rows(
      `SELECT o.status, o.total_oere::int AS total, o.gift_card_oere::int AS cards, p.amount_oere::int AS amount, p.status AS paid
        FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.number = $1`,
      [placed.number],
    );
    expect(order).toEqual({ status: 'processing', total: price, cards: price, amount: 0, paid: 'captured' });
    await cancelOrder(placed.number ?? '', { reason: '', asCustomer: false }, life());
    expect(await holds(code)).toBe(100_000);
  });

  // spec: 4 Gift card and personal coupons: A card is reserved for 15 minutes when the user goes to payment
  //   at domain/gift-card/gift-card.ts, backend/commerce/payment/expire-payments.ts
  // spec: 9: Gift card reservation 15 minutes
  //   at domain/gift-card/gift-card.ts
  test('is reserved while its order awaits payment, and released when it is declined or after 15 minutes', async () => {
    const code = await issue(1000);
    const cartId = await readyCart(counter, [[sku, 2]]);
    await apply(cartId, code);
    const rest = await toPay(cartId);
    const first = await place(counter, cartId, {}, { expected_total: rest / 100 });
    expect(await holds(code)).toBe(0);
    await press(counter, first.payAt ?? '', 'declined');
    expect(await holds(code)).toBe(1000);
    const again = await place(counter, cartId, {}, { expected_total: rest / 100 });
    expect([again.errors, await holds(code)]).toEqual([[], 0]);
    // Another cart gets "reserved", not "used up".
    const [elsewhere] = (await apply(await readyCart(counter, [[sku, 1]]), code)).errors;
    expect(elsewhere?.code).toBe('GIFT_CARD_RESERVED');
    counter.clock.forward(14 * 60 * 1000);
    await expirePayments(life());
    expect(await holds(code)).toBe(0);
    counter.clock.forward(2 * 60 * 1000);
    await expirePayments(life());
    expect(await holds(code)).toBe(1000);
  });

  test('in twenty concurrent carts pays its balance and not an øre more', async () => {
    const carts = await Promise.all(Array.from({ length: 20 }, () => readyCart(counter, [[sku, 1]])));
    const price = await toPay(carts[0] ?? '');
    const code = await issue(price * 3 + 1);
    for (const cartId of carts) expect(await reasons(cartId, code)).toEqual([]);
    const placed = await Promise.all(carts.map((cartId) => place(counter, cartId, {}, { expected_total: 0 })));
    expect(placed.filter((one) => one.number !== null)).toHaveLength(3);
    expect(await holds(code)).toBe(1);
  });

  test('locks out an address after thirty wrong codes', async () => {
    const cartId = await newCart(counter);
    await add(counter, cartId, sku, 1);
    const codes: string[] = [];
    for (let guess = 0; guess < 31; guess += 1)
      codes.push((await apply(cartId, `GÆT${guess}`, '192.0.2.7')).errors[0]?.code ?? '');
    expect(new Set(codes.slice(0, 30))).toEqual(new Set(['GIFT_CARD_INVALID']));
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES');
  });
});

describe('a company excluded from gift cards', () => {
  const company = async (isAllowed: boolean) =>
    counter.rows("UPDATE business SET giftcard_enabled = $1 WHERE name LIKE 'Havnens%'", [isAllowed]);

  test('can apply none to its cart, and a card applied before pays nothing', async () => {
    const buyer = await logIn(counter, 'birgitte@havnens-arkitekter.example');
    const [code, later] = [await issue(5000), await issue(5000)];
    const cartId = await readyCart(counter, [[sku, 1]], 'account', buyer);
    const put = async (card: string) =>
      (await counter.ask(ApplyGiftCardDocument, { input: { cart_id: cartId, gift_card_code: card } }, buyer)).errors[0]
        ?.code;
    const cart = async () => (await readCart(counter, cartId, buyer)).data?.cart;
    const before = (await cart())?.prices?.grand_total?.value ?? 0;
    expect(await put(code)).toBeUndefined();
    expect((await cart())?.prices?.grand_total?.value).toBeLessThan(before);
    await company(false);
    expect((await cart())?.prices?.grand_total?.value).toBe(before);
    expect((await cart())?.applied_gift_cards).toMatchObject([
      { code, applied_balance: { value: 0 }, problem_code: 'GIFT_CARD_NOT_ENABLED' },
    ]);
    expect(await put(later)).toBe('GIFT_CARD_NOT_ENABLED');
    expect((await place(counter, cartId, buyer)).errors).toEqual([]);
    expect([await holds(code), await holds(later)]).toEqual([5000, 5000]);
    await company(true);
  });
});
