// Products for bonus points against the database: added to the cart within the points balance, spent once with the order, returned
// when the order is canceled, declined or credited.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { expirePoints } from '#backend/commerce/points/expire-points';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import {
  AddToCartDocument,
  BonusShopDocument,
  PointsDocument,
  RemoveLineDocument,
  RouteDocument,
  SearchDocument,
  ShelfDocument,
  UpdateLineDocument,
} from '~/services/generated/commerce';
import {
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

const SITEMAP: TypedDocumentNode<{ sitemapProducts: object[] }, { after: number; until: number }> = gql`
  query ($after: Int!, $until: Int!) {
    sitemapProducts(after: $after, until: $until) { id }
  }
`;
const RECOMMENDED: TypedDocumentNode<{ recommendation: { items: { sku: string }[] } | null }, { input: object }> = gql`
  query ($input: RecommendationInput!) {
    recommendation(input: $input) { items { sku } }
  }
`;
const BIRGITTE = 'birgitte@havnens-arkitekter.example';
let counter: Counter;
let birgitte: Who;
let sku: string;
let each: number;
let plain: string;
beforeAll(async () => {
  counter = await openCounter();
  const [found] = await counter.rows<{ sku: string; bonus_points: number }>(
    `SELECT p.sku, p.bonus_points FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.bonus_points > 0 AND p.type = 'simple' AND p.manage_stock AND p.min_qty = 1 AND p.increments = 1 AND p.max_qty >= 5 AND s.quantity >= 20
        AND NOT p.request_price AND (p.store_ids IS NULL OR p.store_ids @> '{2}') ORDER BY p.id LIMIT 1`,
  );
  [sku, each] = [found?.sku ?? '', found?.bonus_points ?? 0];
  [plain = ''] = await someSkus(counter, 1, 'p.bonus_points IS NULL');
  birgitte = await logIn(counter, BIRGITTE);
});
afterAll(() => counter?.close());

const balance = async () =>
  (
    await counter.rows<{ points: number }>(
      `SELECT coalesce(sum(points), 0)::int AS points FROM point_entry e JOIN customer c ON c.id = e.customer_id WHERE c.email = $1`,
      [BIRGITTE],
    )
  )[0]?.points ?? 0;
/** Sets the customer's points balance. */
async function own(points: number): Promise<void> {
  const more = points - (await balance());
  if (more === 0) return;
  await counter.rows(
    `INSERT INTO point_entry (customer_id, points, note, at) SELECT id, $1, 'Test', $2 FROM customer WHERE email = $3`,
    [more, counter.clock.now(), BIRGITTE],
  );
}
beforeEach(() => own(each * 3));

const life = () => {
  const { db, pool } = counter.database;
  const provider = testPayments(async () => 'secret');
  return { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
};
async function emptyCart(): Promise<string> {
  const cartId = await newCart(counter, birgitte);
  for (const line of (await readCart(counter, cartId, birgitte)).data?.cart?.itemsV2?.items ?? [])
    await counter.ask(RemoveLineDocument, { input: { cart_id: cartId, cart_item_uid: line?.uid ?? '' } }, birgitte);
  return cartId;
}
async function addForPoints(cartId: string, quantity: number, of = sku, who: Who = birgitte) {
  const items = [{ sku: of, quantity, in_points: true }];
  const reply = await counter.ask(AddToCartDocument, { cartId, items }, who);
  return (reply.data?.addProductsToCart?.user_errors ?? []).map((error) => [error?.code, error?.message]);
}
async function ordered(quantity: number, payment: 'card' | 'account') {
  const cartId = await emptyCart();
  expect(await addForPoints(cartId, quantity)).toEqual([]);
  await prepare(counter, cartId, payment, birgitte);
  return { cartId, ...(await place(counter, cartId, birgitte)) };
}

test('a line for points stores its price in points, not in a money column', async () => {
  const cartId = await emptyCart();
  expect(await addForPoints(cartId, 1)).toEqual([]);
  await counter.ask(AddToCartDocument, { cartId, items: [{ sku, quantity: 1 }] }, birgitte);
  const kept =
    'SELECT kind, seen_oere IS NULL AS unpriced, seen_points FROM cart_item WHERE cart_id = $1 ORDER BY position';
  expect(await counter.rows(kept, [cartId])).toEqual([
    { kind: 'points', unpriced: true, seen_points: each },
    { kind: 'goods', unpriced: false, seen_points: null },
  ]);
  const inMoney = counter.rows('UPDATE cart_item SET seen_oere = 1 WHERE cart_id = $1', [cartId]);
  await expect(inMoney).rejects.toThrow('cart_item_seen');
});

// spec: 5: Not enough points blocks add to cart
//   at backend/commerce/cart/lines/for-points.ts
// spec: 5: Not enough points blocks update cart
//   at backend/commerce/cart/lines/for-points.ts
// spec: 8: "You don't have enough point to add product to cart"
//   at backend/commerce/cart/lines/refusal-words.ts, app/i18n/en/errors.json
// spec: 8: "You haven't enough point update items"
//   at backend/commerce/cart/lines/refusal-words.ts, app/i18n/en/errors.json
test('cost points only in the cart, are separate from a line for money, and are rejected beyond the balance', async () => {
  const cartId = await emptyCart();
  expect(await addForPoints(cartId, 2)).toEqual([]);
  await counter.ask(AddToCartDocument, { cartId, items: [{ sku, quantity: 1 }] }, birgitte);
  const cart = (await readCart(counter, cartId, birgitte)).data?.cart;
  expect(cart?.points).toEqual({ needed: each * 2, owned: each * 3 });
  const [first, second] = cart?.itemsV2?.items ?? [];
  expect([first?.points, first?.prices?.row_total.value, first?.is_available]).toEqual([each * 2, 0, true]);
  expect([second?.points, (second?.prices?.row_total.value ?? 0) > 0]).toEqual([null, true]);
  expect(await addForPoints(cartId, 2)).toEqual([
    ['NOT_ENOUGH_POINTS', "You don't have enough point to add product to cart"],
  ]);
  const change = (quantity: number) =>
    counter.ask(
      UpdateLineDocument,
      { input: { cart_id: cartId, cart_items: [{ cart_item_uid: first?.uid ?? '', quantity }] } },
      birgitte,
    );
  expect((await change(4)).data?.updateCartItems?.errors).toMatchObject([
    { code: 'NOT_ENOUGH_POINTS', message: "You haven't enough point update items" },
  ]);
  expect((await change(3)).data?.updateCartItems?.errors).toEqual([]);
  // Reducing is always possible, also after the points were spent elsewhere.
  await own(0);
  expect((await change(1)).data?.updateCartItems?.errors).toEqual([]);
});

test('require access to the bonus shop, and a price in points', async () => {
  const refused = [['NOT_SALABLE', 'Product that you are trying to add is not available.']];
  expect(await addForPoints(await emptyCart(), 1, plain)).toEqual(refused);
  const guest = { store: 'b2b' };
  expect(await addForPoints(await newCart(counter, guest), 1, sku, guest)).toEqual(refused);
});

test('are spent once for repeated submissions, and returned when the order is canceled', async () => {
  const { cartId, number, errors } = await ordered(2, 'account');
  expect(errors).toEqual([]);
  const again = await Promise.all([1, 2, 3].map(() => place(counter, cartId, birgitte)));
  expect(again.map((one) => one.number)).toEqual([number, number, number]);
  expect(await balance()).toBe(each);
  await cancelOrder(number ?? '', { reason: '', asCustomer: false }, life());
  expect(await balance()).toBe(each * 3);
});

test('are returned when the payment of the freight is declined, and the cart can be ordered again', async () => {
  const { cartId, payAt } = await ordered(2, 'card');
  expect(await balance()).toBe(each);
  await press(counter, payAt ?? '', 'declined');
  expect(await balance()).toBe(each * 3);
  const { payAt: paidAt } = await place(counter, cartId, birgitte);
  await press(counter, paidAt ?? '', 'authorised');
  expect(await balance()).toBe(each);
});

test('are returned per piece with a credit note', async () => {
  const { number } = await ordered(3, 'account');
  expect(await balance()).toBe(0);
  await ship(number ?? '', { pieces: null, carrier: null, trackingNumber: '' }, life());
  await invoiceOrder(number ?? '', null, life());
  const credit = { pieces: new Map([[sku, 1]]), restock: true, freight: null, reason: '' };
  expect(await creditOrder(number ?? '', credit, life())).toMatchObject({ ok: true });
  expect(await balance()).toBe(each);
});

// spec: 8: Order: not enough points
//   at domain/order/checkout.ts, backend/commerce/checkout/place/points-in.ts
test('are rejected when the points were spent in the meantime', async () => {
  const cartId = await emptyCart();
  await addForPoints(cartId, 3);
  await prepare(counter, cartId, 'account', birgitte);
  await own(each * 3 - 1);
  expect((await place(counter, cartId, birgitte)).errors).toMatchObject([{ code: 'NOT_ENOUGH_POINTS' }]);
  expect(await balance()).toBe(each * 3 - 1);
});

test('count over all carts of the customer: concurrent tabs cannot add or spend more than the balance', async () => {
  const cartId = await emptyCart();
  const both = await Promise.all([1, 2].map(() => addForPoints(cartId, 2)));
  expect(both.filter((refused) => refused.length > 0)).toHaveLength(1);
  expect((await readCart(counter, cartId, birgitte)).data?.cart?.points).toEqual({ needed: each * 2, owned: each * 3 });
  const elsewhere = { ...birgitte, store: 'b2c' };
  const other = await newCart(counter, elsewhere);
  expect(await addForPoints(other, 2, sku, elsewhere)).toEqual([]);
  await prepare(counter, cartId, 'account', birgitte);
  await prepare(counter, other, 'card', elsewhere);
  const placed = await Promise.all([place(counter, cartId, birgitte), place(counter, other, elsewhere)]);
  expect(placed.filter((one) => one.errors.length === 0)).toHaveLength(1);
  expect(placed.flatMap((one) => one.errors)).toMatchObject([{ code: 'NOT_ENOUGH_POINTS' }]);
  expect(await balance()).toBe(each);
});

test.each([
  ['their price in points is gone', 'UPDATE product SET bonus_points = NULL WHERE sku = $1'],
  [
    'their buyer has left the bonus shop',
    `UPDATE customer SET flags = flags || '{"isAllowedBonusshop": false}' WHERE email = $1`,
  ],
])('are rejected instead of being free when %s in the meantime', async (_what, change) => {
  const cartId = await emptyCart();
  expect(await addForPoints(cartId, 1)).toEqual([]);
  await prepare(counter, cartId, 'account', birgitte);
  await counter.rows(change, [change.includes('product') ? sku : BIRGITTE]);
  const { number, errors } = await place(counter, cartId, birgitte);
  expect([number ?? null, errors.length]).toEqual([null, 1]);
  expect(await balance()).toBe(each * 3);
  await counter.rows('UPDATE product SET bonus_points = $2 WHERE sku = $1', [sku, each]);
  await counter.rows(`UPDATE customer SET flags = flags || '{"isAllowedBonusshop": true}' WHERE email = $1`, [
    BIRGITTE,
  ]);
});

describe('products sold for points only', () => {
  let alone: {
    id: number;
    sku: string;
    url_key: string;
    name_da: string;
    bonus_points: number;
    bonus_category: string;
  };
  beforeAll(async () => {
    const [found] = await counter.rows<typeof alone>(
      `SELECT id, sku, url_key, name_da, bonus_points, bonus_category FROM product WHERE bonus_only ORDER BY id LIMIT 1`,
    );
    if (!found) throw new Error('the demo has no goods for points alone');
    alone = found;
  });
  const shelf = async (who: Who, filter: object = {}) =>
    (await counter.ask(ShelfDocument, { filter: { offer: 'points', ...filter }, pageSize: 100, page: 1 }, who)).data
      ?.products;
  const skusOf = (found: Awaited<ReturnType<typeof shelf>>) => (found?.items ?? []).map((one) => one?.sku);
  const at = (url: string, who: Who) =>
    counter.ask(
      RouteDocument,
      { url, listed: true, narrowed: false, pageSize: 1, page: 1, chosen: false, reviewPage: 1 },
      who,
    );

  test('are listed in the bonus shop next to those sold for both, and in no other list', async () => {
    const mine = await shelf(birgitte);
    const [both] = await counter.rows<{ sku: string }>(
      'SELECT f.sku FROM product p JOIN product f ON f.id = coalesce(p.parent_id, p.id) WHERE p.sku = $1',
      [sku],
    );
    expect(skusOf(mine)).toEqual(expect.arrayContaining([alone.sku, both?.sku]));
    expect(mine?.aggregations?.map((facet) => facet?.attribute_code)).not.toContain('price');
    expect(mine?.aggregations?.length).toBeGreaterThan(0);
    for (const who of [{ store: 'b2b' }, await logIn(counter, 'dorthe@havnens-arkitekter.example')])
      expect((await shelf(who))?.total_count).toBe(0);
    // A store that does not sell the product excludes it from the bonus shop.
    expect(skusOf(await shelf({ ...birgitte, store: 'b2c' }))).not.toContain(alone.sku);

    const found = async (words: string) =>
      (await counter.ask(SearchDocument, { words, pageSize: 100, page: 1 }, birgitte)).data?.products?.items?.map(
        (one) => one?.sku,
      );
    expect(await found(alone.name_da)).not.toContain(alone.sku);
    expect(await found(alone.sku)).not.toContain(alone.sku);
    const lists = await counter.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM product_category k JOIN product p ON p.id = k.product_id
        WHERE p.bonus_only AND (k.store_ids IS NULL OR k.store_ids <> '{}')`,
    );
    expect(lists).toEqual([{ n: 0 }]);
    expect((await counter.ask(SITEMAP, { after: alone.id - 1, until: alone.id })).data?.sitemapProducts).toEqual([]);
    const asked = {
      input: {
        location: 'test',
        type: 'PopularProducts',
        filters: { new: true },
        settings: { numberOfRecommendations: 100 },
      },
    };
    expect(
      (await counter.ask(RECOMMENDED, asked, birgitte)).data?.recommendation?.items.map((one) => one.sku),
    ).not.toContain(alone.sku);
    expect((await at(alone.url_key, birgitte)).data?.route).toBeNull();
  });

  // spec: 7 Other: Calls for the bonus shop
  //   at backend/commerce/catalogue/bonus-shop/resolvers.ts, backend/commerce/catalogue/search/wanted.ts
  test('are in the categories of the bonus shop, with correct counts', async () => {
    const { categories } = (await counter.ask(BonusShopDocument, {}, birgitte)).data?.bonusShop ?? { categories: [] };
    expect(categories.map(({ code }) => code)).toContain(alone.bonus_category);
    for (const { code, product_count } of categories)
      expect((await shelf(birgitte, { bonus_category: { eq: code } }))?.total_count).toBe(product_count);
    expect((await counter.ask(BonusShopDocument, {}, { store: 'b2b' })).data?.bonusShop).toBeNull();
  });

  test('are sorted by points, not by the unused price', async () => {
    const variables = { filter: { offer: 'points' as const }, pageSize: 100, page: 1, sort: { price: 'ASC' as const } };
    const items = (await counter.ask(ShelfDocument, variables, birgitte)).data?.products?.items ?? [];
    const points = items.map((one) => one?.bonus_shop?.pointAmount ?? 0);
    expect(points).toEqual([...points].sort((one, other) => one - other));
    expect(new Set(points).size).toBeGreaterThan(1);
  });

  test('have a page with points and without a price, for customers with access only', async () => {
    const page = (await at(`bonusshop/${alone.url_key}`, birgitte)).data?.route;
    expect(page).toMatchObject({
      sku: alone.sku,
      bonus_shop: { pointAmount: alone.bonus_points },
      price_range: { minimum_price: { final_price: { value: null } } },
    });
    expect((await at(`bonusshop/${alone.url_key}`, { store: 'b2b' })).data?.route).toBeNull();
    const [plainKey] = await counter.rows<{ url_key: string }>('SELECT url_key FROM product WHERE sku = $1', [plain]);
    expect((await at(`bonusshop/${plainKey?.url_key}`, birgitte)).data?.route).toBeNull();
  });

  test('can be added to the cart for points only, and ordered', async () => {
    await own(alone.bonus_points * 2);
    const cartId = await emptyCart();
    const forMoney = await counter.ask(
      AddToCartDocument,
      { cartId, items: [{ sku: alone.sku, quantity: 1 }] },
      birgitte,
    );
    expect(forMoney.data?.addProductsToCart?.user_errors.map((error) => error?.code)).toEqual(['PRODUCT_NOT_FOUND']);
    expect(await addForPoints(cartId, 1, alone.sku)).toEqual([]);
    const [line] = (await readCart(counter, cartId, birgitte)).data?.cart?.itemsV2?.items ?? [];
    expect([line?.points, line?.is_available]).toEqual([alone.bonus_points, true]);
    await prepare(counter, cartId, 'account', birgitte);
    expect((await place(counter, cartId, birgitte)).errors).toEqual([]);
    expect(await balance()).toBe(alone.bonus_points);
  });
});

describe('points statement', () => {
  const statement = async () =>
    (await counter.ask(PointsDocument, { page: 1, pageSize: 50 }, birgitte)).data?.customer?.mp_reward;

  test('returns movements, points of open orders, and the next expiry', async () => {
    const cartId = await emptyCart();
    await counter.ask(AddToCartDocument, { cartId, items: [{ sku: plain, quantity: 5 }] }, birgitte);
    await prepare(counter, cartId, 'account', birgitte);
    const before = (await statement())?.point_coming ?? 0;
    const told = (await readCart(counter, cartId, birgitte)).data?.cart?.earnable_reward_points ?? 0;
    const { number } = await place(counter, cartId, birgitte);
    expect((await statement())?.point_coming).toBe(before + told);
    await ship(number ?? '', { pieces: null, carrier: null, trackingNumber: '' }, life());
    await invoiceOrder(number ?? '', null, life());
    expect((await statement())?.point_coming).toBe(before);
    const credit = { pieces: null, restock: true, freight: null, reason: '' };
    expect(await creditOrder(number ?? '', credit, life())).toMatchObject({ ok: true });
    const moves = (await statement())?.entries.items
      .filter((one) => one.order_number === number)
      .map(({ move }) => move);
    expect(moves).toEqual(['reversed', 'earned']);
    expect(await statement()).toMatchObject({ point_expiring: { points: expect.any(Number), at: expect.any(String) } });
  });

  test('expires old points once, and never below zero', async () => {
    const [life1] = await counter.rows<{ days: number }>(
      `SELECT (settings ->> 'pointsLastDays')::int AS days FROM store WHERE code = 'b2b'`,
    );
    const later = new Date(counter.clock.now().getTime() + ((life1?.days ?? 0) + 1) * 86_400_000);
    expect(await balance()).toBeGreaterThan(0);
    const [some] = await Promise.all([1, 2].map(() => expirePoints(counter.database.pool, later)));
    expect(some).toBeGreaterThanOrEqual(0);
    expect(await balance()).toBe(0);
    expect(await expirePoints(counter.database.pool, later)).toBe(0);
    expect((await statement())?.entries.items[0]).toMatchObject({ move: 'expired', balance: 0 });
  });
});
