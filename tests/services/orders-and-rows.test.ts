// What commerce returns about a customer's orders and cart and about popular products; and the three orders on the account page.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#backend/db/client';
import { CustomerCartDocument, CustomerOrdersDocument, RecommendationDocument } from '~/services/generated/commerce';
import {
  add,
  type Counter,
  logIn,
  openCounter,
  place,
  readCart,
  readyCart,
  someSkus,
  type Who,
} from '../backend/test-backend';
import { sendOverHttp } from '../flows/drivers/paper-http';
import { cookiesOf } from '../routes/door';
import { freshDatabase } from '../support/database';
import { startShop } from '../support/shop';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

const EMAIL = 'christian@havnens-arkitekter.example';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let counter: Counter;
let christian: Who;
const numbers: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  counter = await openCounter({ database: await openDatabase({ url: database.url, max: 4 }) });
  christian = await logIn(counter, EMAIL);
  const [sku = ''] = await someSkus(counter, 1);
  for (let nr = 1; nr <= 4; nr += 1) {
    const cartId = await readyCart(counter, [[sku, nr]], 'account', christian);
    const placed = await place(counter, cartId, christian, { requisitioner: 'C', requisition_number: String(nr) });
    numbers.push(placed.number ?? '');
    counter.clock.forward(60_000);
  }
});
afterAll(async () => {
  await counter?.close();
  await database?.drop();
});

describe('a customer', () => {
  // spec: 3 Customer: orders: the 3 latest (id, order_date, number, status) and total_count
  //   at backend/commerce/customer/types.graphql, backend/commerce/order/types.graphql
  test('has the three latest orders, newest first, and the total number', async () => {
    const { data } = await counter.ask(CustomerOrdersDocument, { pageSize: 3, page: 1 }, christian);
    const orders = data?.customer?.orders;
    expect(orders?.total_count).toBe(4);
    expect(orders?.items.map((order) => order?.number)).toEqual(numbers.slice(1).reverse());
    for (const order of orders?.items ?? []) {
      for (const told of [order?.id, order?.order_date, order?.status]) expect(told).toBeTruthy();
    }
  });

  // spec: 7 Commerce queries: The customer's cart id
  //   at backend/commerce/cart/types.graphql, app/services/cart/cart.graphql
  test('has the same cart id until the cart is ordered', async () => {
    const idOf = async () => (await counter.ask(CustomerCartDocument, {}, christian)).data?.customerCart.id ?? '';
    const cartId = await idOf();
    const [sku = ''] = await someSkus(counter, 1);
    expect(await add(counter, cartId, sku, 2, christian)).toEqual([]);
    expect(await idOf()).toBe(cartId);
    expect((await readCart(counter, cartId, christian)).data?.cart?.id).toBe(cartId);
  });
});

describe('popular products', () => {
  const popular = async (numberOfRecommendations: number, categoryIds?: string[]) => {
    const input = { type: 'PopularProducts' as const, settings: { numberOfRecommendations }, context: { categoryIds } };
    const { data } = await counter.ask(RecommendationDocument, { input }, { store: 'b2c' });
    return (data?.recommendation?.items ?? []).map((item) => item?.sku ?? '');
  };

  test('are recommended, most bought first, as many as requested', async () => {
    const skus = await popular(5);
    expect([skus.length, new Set(skus).size]).toEqual([5, 5]);
    const rows = await counter.rows<{ sku: string; score: number }>(
      'SELECT p.sku, t.score::int AS score FROM product p JOIN product_trend t ON t.product_id = p.id AND t.days = 30 WHERE p.sku = ANY($1)',
      [skus],
    );
    const bought = skus.map((sku) => rows.find((row) => row.sku === sku)?.score ?? 0);
    expect(bought).toEqual([...bought].sort((a, b) => b - a));
    expect((await popular(9)).slice(0, 5)).toEqual(skus);
  });
});

// spec: 9: Recent orders page size 3
//   at app/services/order/order.server.ts
test('the account shows the three latest of four orders', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const shop = await startShop({ databaseUrl: database.url });
  try {
    const ask = (path: string, init: RequestInit) => sendOverHttp(new Request(new URL(path, shop.origin), init));
    const body = new URLSearchParams({ email: EMAIL, password: DEMO_PASSWORD });
    const login = await ask('/customer/login', { method: 'POST', body, headers: { origin: shop.origin } });
    const page = await ask('/customer/account', { headers: { cookie: cookiesOf(login), accept: 'text/html' } });
    const html = await page.text();
    expect(numbers.map((number) => html.includes(`>${number}<`))).toEqual([false, true, true, true]);
  } finally {
    await shop.stop();
  }
});
