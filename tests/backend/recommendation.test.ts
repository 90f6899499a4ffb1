// Recommendations from recorded events: orders counted once, views with consent, each kind of row, and its settings.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../support/template';
import { openTestBackend, type TestBackend } from './open-backend';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

const ROW = `query Row($input: RecommendationInput!, $subType: RecommendationType, $sub: Boolean) {
  recommendation(input: $input, subType: $subType, includeSubQuery: $sub) { total items { sku } subRecommendation { items { sku } } }
}`;

interface Row {
  recommendation: { total: number; items: { sku: string }[]; subRecommendation: { items: { sku: string }[] } | null };
}

async function row(input: object, headers: Record<string, string> = {}, more: object = {}): Promise<string[]> {
  const answer = await shop.ask(ROW, { input, ...more }, headers);
  expect(answer.errors).toBeUndefined();
  return (answer.data as Row).recommendation.items.map(({ sku }) => sku);
}

const skuAt = async (address: string) =>
  (await shop.rows('SELECT sku FROM product WHERE url_key = $1', [address]))[0]?.sku ?? '';
const cartridgeCategories = async () =>
  (
    await shop.rows(`SELECT DISTINCT g.category_id::text AS id FROM product_category g JOIN product p ON p.id = g.product_id
    WHERE p.cartridge IS NOT NULL`)
  ).map(({ id }) => id);
const views = (sku: string, visitor?: string) =>
  shop.ask(
    `mutation { trackingProductViewed(sku: "${sku}") { status message error } }`,
    {},
    visitor ? { 'x-visitor': visitor } : {},
  );
const statusOf = (answer: { data?: unknown }, name: string) =>
  (answer.data as Record<string, { status: string; error: string | null }>)[name];

describe('recommendation rows', () => {
  // spec: 3 Enumerations: Recommendation kinds: PurchasedWithProduct, RecentlyViewedProducts, PersonalProductRecommendation and others
  //   at backend/commerce/recommendation/extension.graphql
  test('products bought together are computed from orders', async () => {
    const coffee = await skuAt('kaffeboenner-kajplads-morgenskib-1-kg');
    const tea = await skuAt('te-morgenfrue-earl-grey-25-breve');
    expect((await row({ type: 'PurchasedWithProduct', context: { skus: [coffee] } }))[0]).toBe(tea);
    expect(await row({ type: 'PurchasedWithCurrentCart', context: { skus: [coffee, tea] } })).not.toContain(tea);
  });

  test('recommend with a cartridge only cartridges for one of the same printers', async () => {
    const pairs =
      await shop.rows(`SELECT p.sku, x.printer_id AS printer FROM product p JOIN product_printer x ON x.product_id = p.id
      WHERE p.cartridge IS NOT NULL`);
    const printersOf = new Map<string, Set<string>>();
    for (const { sku = '', printer = '' } of pairs)
      printersOf.set(sku, (printersOf.get(sku) ?? new Set()).add(printer));
    expect(printersOf.size).toBeGreaterThan(20);
    const settings = { numberOfRecommendations: 24, allowFill: true };
    const kinds = ['SimilarProducts', 'PurchasedWithProduct', 'PurchasedWithCurrentCart', 'PopularProducts'];
    const page = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { related_products { sku } } } }`;
    interface Page {
      products: { items: { related_products: { sku: string }[] }[] };
    }
    let fitting = 0;
    for (const [sku, printers] of printersOf) {
      const input = (type: string) => ({ type, context: { skus: [sku] }, settings });
      const beside = (await shop.ask(page, { sku })).data as never as Page;
      const shown = [
        ...(await Promise.all(kinds.map((type) => row(input(type))))).flat(),
        ...beside.products.items.flatMap((item) => item.related_products.map((other) => other.sku)),
      ];
      const cartridges = shown.flatMap((other) => printersOf.get(other) ?? []);
      fitting += cartridges.length;
      expect([sku, cartridges.filter((others) => ![...others].some((one) => printers.has(one))).length]).toEqual([
        sku,
        0,
      ]);
    }
    expect(fitting).toBeGreaterThan(0);
    // With paper any cartridge may be recommended, as no printer is known.
    const [paper] = await shop.rows(
      `SELECT p.sku FROM product p WHERE p.cartridge IS NULL AND p.parent_id IS NULL ORDER BY p.id LIMIT 1`,
    );
    const named = {
      type: 'ProductSearch',
      context: { skus: [paper?.sku ?? ''], categoryIds: await cartridgeCategories() },
    };
    expect((await row({ ...named, settings })).filter((sku) => printersOf.has(sku)).length).toBeGreaterThan(1);
  });

  test('in a cart recommend no machines, and cartridges only for the shopper’s printers', async () => {
    const [paper] = await shop.rows(
      `SELECT p.sku FROM product p WHERE p.cartridge IS NULL AND p.parent_id IS NULL ORDER BY p.id LIMIT 1`,
    );
    const machines = await shop.rows(`SELECT DISTINCT p.sku, c.sku AS cartridge FROM product_link l
      JOIN product p ON p.id = l.product_id JOIN product c ON c.id = l.linked_id
      WHERE l.type = 'accessory' AND c.cartridge IS NOT NULL ORDER BY p.sku`);
    const cartridges = new Set(
      (await shop.rows('SELECT sku FROM product WHERE cartridge IS NOT NULL')).map(({ sku }) => sku),
    );
    const categoryIds = [
      ...(await cartridgeCategories()),
      ...(
        await shop.rows(
          `SELECT DISTINCT g.category_id::text AS id FROM product_category g JOIN product p ON p.id = g.product_id
        WHERE p.sku = ANY ($1)`,
          [machines.map(({ sku }) => sku)],
        )
      ).map(({ id }) => id),
    ];
    const settings = { numberOfRecommendations: 24, allowFill: true };
    const proposed = (skus: readonly (string | undefined)[], more: object) =>
      row({ ...more, context: { skus, categoryIds }, settings });
    const inCart = { type: 'ProductSearch', location: 'cart' };
    const isInk = (sku: string) => cartridges.has(sku) || machines.some((machine) => machine.sku === sku);
    // The same row elsewhere includes both.
    expect((await proposed([paper?.sku], { type: 'ProductSearch', location: 'front' })).filter(isInk)).not.toEqual([]);
    expect((await proposed([paper?.sku], inCart)).filter(isInk)).toEqual([]);
    expect((await proposed([paper?.sku], { type: 'PurchasedWithCurrentCart' })).filter(isInk)).toEqual([]);
    const fitting = new Set(machines.filter(({ sku }) => sku === machines[0]?.sku).map(({ cartridge }) => cartridge));
    const withMachine = (await proposed([machines[0]?.sku], inCart)).filter(isInk);
    expect(withMachine.length).toBeGreaterThan(0);
    expect(withMachine.filter((sku) => !fitting.has(sku))).toEqual([]);
  });

  test('exclude a canceled order, and counting again changes nothing', async () => {
    const pairs = async () => (await shop.rows('SELECT sum(orders)::int AS orders FROM product_pair'))[0]?.orders ?? '';
    const before = Number(await pairs());
    await shop.rows(`UPDATE sales_order SET status = 'canceled' WHERE id =
      (SELECT order_id FROM order_line GROUP BY order_id HAVING count(*) = 2 ORDER BY order_id LIMIT 1)`);
    await shop.sum();
    expect(Number(await pairs())).toBe(before - 2);
    await shop.sum();
    expect(Number(await pairs())).toBe(before - 2);
  });

  // spec: 7 Commerce queries: popular-products recommendations of commerce
  //   at backend/commerce/recommendation/recommend.ts
  test('popular products are those bought and viewed most in the last 30 days', async () => {
    const month = await row({ type: 'PopularProducts', settings: { numberOfRecommendations: 5 } });
    expect(month).toHaveLength(5);
    expect(month).toEqual(await mostWantedSince(29));
    // The days matter: over another number of days other products are wanted most.
    expect(month).not.toEqual(await mostWantedSince(89));
    expect(await row({ type: 'PopularProducts', settings: { numberOfRecommendations: 5 } })).toEqual(month);
  });

  /** Counted from orders and views, of today and so many days before it. An order counts 20 views, a visitor's views of a product one a day. */
  async function mostWantedSince(days: number): Promise<string[]> {
    const found = await shop.rows(
      `WITH since AS (SELECT date_trunc('day', $1::timestamptz, 'UTC') - $2::int * interval '1 day' AS at),
        wanted AS (SELECT coalesce(p.parent_id, p.id) AS id, 20 * count(DISTINCT o.id) AS score
            FROM sales_order o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
            WHERE o.status <> 'canceled' AND l.position <= 40 AND o.placed_at >= (SELECT at FROM since) GROUP BY 1
          UNION ALL SELECT product_id, count(DISTINCT ((at AT TIME ZONE 'UTC')::date, coalesce(visitor::text, id::text)))
            FROM shop_event WHERE kind = 'product-viewed' AND product_id IS NOT NULL AND at >= (SELECT at FROM since) GROUP BY 1)
        SELECT p.sku FROM product p JOIN (SELECT id, sum(score) AS score FROM wanted GROUP BY 1) w ON w.id = p.id
        WHERE p.salable AND (p.store_ids IS NULL OR 1 = ANY (p.store_ids)) ORDER BY w.score DESC, p.id LIMIT 5`,
      [TEST_NOW, days],
    );
    return found.map(({ sku = '' }) => sku);
  }

  test('a short row is filled only with allowFill', async () => {
    const coffee = await skuAt('kaffeboenner-kajplads-morgenskib-1-kg');
    const input = { type: 'PurchasedWithProduct', context: { skus: [coffee] } };
    const short = await row({ ...input, settings: { numberOfRecommendations: 20 } });
    const full = await row({ ...input, settings: { numberOfRecommendations: 20, allowFill: true } });
    expect(short.length).toBeLessThan(20);
    expect(full).toHaveLength(20);
    expect(full.slice(0, short.length)).toEqual(short);
  });

  test('similar products are in the same category', async () => {
    const tea = await skuAt('te-morgenfrue-earl-grey-25-breve');
    const found = await row({ type: 'SimilarProducts', context: { skus: [tea] } });
    expect(found).not.toContain(tea);
    const strangers = await shop.rows(
      `SELECT sku FROM product WHERE sku = ANY ($1) AND id NOT IN (SELECT b.product_id FROM product_category a JOIN product_category b
        ON b.category_id = a.category_id JOIN product p ON p.id = a.product_id WHERE p.sku = $2 AND a.own)`,
      [found, tea],
    );
    expect(strangers).toEqual([]);
  });

  // spec: 7 Commerce queries: Recommendation subInput, subType, includeSubQuery, subRecommendation
  //   at backend/commerce/recommendation/extension.graphql
  test('a second row is returned when requested', async () => {
    const variables = { input: { type: 'PopularProducts' }, subType: 'ProductSearch', sub: true };
    const { data } = await shop.ask(ROW, variables);
    expect((data as Row).recommendation.subRecommendation?.items.length).toBeGreaterThan(0);
    const alone = await shop.ask(ROW, { ...variables, sub: false });
    expect((alone.data as Row).recommendation.subRecommendation).toBeNull();
  });

  test('too long lists and unknown types are rejected', async () => {
    const context = { skus: Array.from({ length: 201 }, (_, at) => `S${at}`) };
    expect((await shop.ask(ROW, { input: { type: 'PurchasedWithProduct', context } })).errors?.[0]?.message).toMatch(
      /at most 200/,
    );
    expect((await shop.ask(ROW, { input: { type: 'Everything' } })).errors).toBeDefined();
    expect(await row({ type: 'PurchasedWithProduct', context: { skus: ["'; DROP TABLE product"] } })).toEqual([]);
  });
});

describe('visitor tracking', () => {
  test('requires consent, and a product of this store', async () => {
    const tea = await skuAt('te-morgenfrue-earl-grey-25-breve');
    expect(statusOf(await views(tea), 'trackingProductViewed')).toMatchObject({
      status: 'FAILURE',
      error: 'NO_CONSENT',
    });
    expect(statusOf(await views(tea, 'nobody'), 'trackingProductViewed')).toMatchObject({ error: 'NO_CONSENT' });
    expect(statusOf(await views(tea, 'anonymous'), 'trackingProductViewed')).toMatchObject({ status: 'SUCCESS' });
    expect(statusOf(await views('no-such', 'anonymous'), 'trackingProductViewed')).toMatchObject({ error: 'UNKNOWN' });
  });

  // spec: 7 Commerce mutations: trackingBrandViewed(brandId)
  //   at backend/commerce/tracking/resolvers.ts
  // spec: 7 Commerce mutations: trackingCategoryViewed(categoryIdPath)
  //   at backend/commerce/tracking/resolvers.ts
  // spec: 7 Commerce mutations: trackingProductViewed(sku)
  //   at backend/commerce/tracking/resolvers.ts
  // spec: 7 Commerce mutations: trackingUserLogin
  //   at backend/commerce/tracking/resolvers.ts
  // spec: 7 Commerce mutations: trackingOrderComplete(order)
  //   at backend/commerce/tracking/resolvers.ts
  // spec: 7 Commerce mutations: trackingOrderCompletePunchout(cart, orderNumber)
  //   at backend/commerce/tracking/resolvers.ts
  // spec: 7 Commerce mutations: trackingCartUpdate(cart)
  //   at backend/commerce/tracking/resolvers.ts
  test('each tracking mutation returns status, message and error', async () => {
    const asked = `mutation($cart: JSON!) {
      trackingBrandViewed(brandId: "nordlys") { status message error }
      trackingCategoryViewed(categoryIdPath: ["999999"]) { status message error }
      trackingUserLogin { status message error }
      trackingOrderComplete(order: { orderNumber: "90000001" }) { status message error }
      trackingOrderCompletePunchout(cart: { items: [{ sku: "A", quantity: 1 }] }, orderNumber: "1") { status message error }
      trackingCartUpdate(cart: $cart) { status message error }
    }`;
    const { data, errors } = await shop.ask(asked, { cart: { items: [{ sku: 'A' }] } }, { 'x-visitor': randomUUID() });
    expect(errors).toBeUndefined();
    expect(Object.values(data as Record<string, { status: string }>).map(({ status }) => status)).toEqual([
      'SUCCESS',
      'FAILURE',
      'SUCCESS',
      'SUCCESS',
      'SUCCESS',
      'FAILURE',
    ]);
  });

  // spec: 3 Enumerations: Recommendation kinds: PurchasedWithProduct, RecentlyViewedProducts, PersonalProductRecommendation and others
  test('is returned as recently viewed to that visitor only, newest first, and deleted when consent is withdrawn', async () => {
    const visitor = randomUUID();
    const coffee = await skuAt('kaffeboenner-kajplads-morgenskib-1-kg');
    await views(coffee, visitor);
    const seen = { type: 'RecentlyViewedProducts' };
    expect(await row(seen, { 'x-visitor': visitor })).toEqual([coffee]);
    expect(await row(seen, { 'x-visitor': randomUUID() })).toEqual([]);
    expect(await row(seen)).toEqual([]);
    const tea = await skuAt('te-morgenfrue-earl-grey-25-breve');
    expect((await row({ type: 'PersonalProductRecommendation' }, { 'x-visitor': visitor }))[0]).toBe(tea);

    const answer = await shop.ask(
      `mutation($v: ID) { giveConsent(visitor: $v, purposes: [statistics], textVersion: "1") }`,
      { v: visitor },
    );
    expect(answer.errors).toBeUndefined();
    expect(await row(seen, { 'x-visitor': visitor })).toEqual([]);
    const [proof] = await shop.rows('SELECT visitor, purposes, text_version FROM consent ORDER BY id DESC LIMIT 1');
    expect(proof).toEqual({ visitor: null, purposes: ['statistics'], text_version: '1' });
  });

  test('events are append-only', async () => {
    await expect(shop.rows("UPDATE shop_event SET kind = 'login'")).rejects.toThrow('append-only');
    await expect(shop.rows('DELETE FROM shop_event')).rejects.toThrow('append-only');
    await expect(shop.rows('DELETE FROM consent')).rejects.toThrow('append-only');
  });
});
