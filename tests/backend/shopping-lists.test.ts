// Shopping lists: each customer has their own and those of their company, with what they may buy in their store, and knows of no other.
import gql from 'graphql-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHOPPING_LISTS } from '~/services/shopping-list/shopping-list.gql';
import { type Counter, logIn, openCounter, type Who } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const BIRGITTE = 'birgitte@havnens-arkitekter.example';
const CHRISTIAN = 'christian@havnens-arkitekter.example';
const ANNA = 'anna@example.dk';

const listsOf = async (who: Who) =>
  (await counter.ask(SHOPPING_LISTS, {}, who)).data?.customer?.shopping_lists?.map(({ name }) => name);
const GOODS = gql`query Goods($id: ID!) { customer { shopping_list(id: $id) { name product_count products(pageSize: 50) { total_count items { sku } } } } }`;
interface Goods {
  customer: {
    shopping_list: {
      name: string;
      product_count: number;
      products: { total_count: number; items: { sku: string }[] };
    } | null;
  } | null;
}
const goodsOf = async (id: string, who: Who) =>
  (await counter.ask<Goods, { id: string }>(GOODS, { id }, who)).data?.customer?.shopping_list;
const idOf = async (name: string) => {
  const [row] = await counter.rows<{ id: number }>('SELECT id FROM shopping_list WHERE name = $1', [name]);
  return String(row?.id);
};

// spec: 1: Personal shopping lists: read and bought from (made and changed: later)
//   at backend/commerce/customer/lists/resolvers.ts
// spec: 1: Business shopping lists: read and bought from (made and changed: later)
//   at backend/commerce/customer/lists/resolvers.ts
// spec: 3 Other entities: Shopping list: id, name, productIds, business_id, created_at, customer_id
//   at backend/commerce/customer/lists/extension.graphql
// spec: 6 Roles: Shopping lists load and are available only when logged in
//   at backend/commerce/customer/lists/resolvers.ts
// spec: 7 Commerce queries: `customer` with shopping_lists
//   at backend/commerce/customer/lists/resolvers.ts
test('are the own ones and those of the company; those of a colleague, of another company and of no one are unknown', async () => {
  const [birgitte, christian, anna] = await Promise.all(
    [BIRGITTE, CHRISTIAN, ANNA].map((mail) => logIn(counter, mail)),
  );
  if (!birgitte || !christian || !anna) throw new Error('a login failed');
  const shared = ['Aftalevarer', 'Lagerhotel', 'Køkken og kaffe'];
  expect(await listsOf(birgitte)).toEqual([...shared, 'Tegnestuen']);
  expect(await listsOf(christian)).toEqual(shared);
  expect(await listsOf(anna)).toEqual(['Hjemmekontoret']);
  const studio = await idOf('Tegnestuen');
  expect((await goodsOf(studio, birgitte))?.name).toBe('Tegnestuen');
  for (const id of [studio, await idOf('Skoleåret'), '999999', 'x', '-1', '1e9']) {
    expect([id, await goodsOf(id, christian)]).toEqual([id, null]);
  }
  expect((await counter.ask(SHOPPING_LISTS, {}, {})).errors[0]?.category).toBe('graphql-authorization');
});

// spec: 3 Other entities: Shopping list: is_contract_goods, is_warehouse_hotel, product_count, sort_order
//   at backend/commerce/customer/lists/extension.graphql
test('show what may be bought in the store, counted as shown, and nothing else', async () => {
  const birgitte = await logIn(counter, BIRGITTE);
  const id = await idOf('Køkken og kaffe');
  const before = await goodsOf(id, birgitte);
  const skus = before?.products?.items?.flatMap((item) => item?.sku ?? []) ?? [];
  expect(skus.length).toBeGreaterThan(1);
  expect([before?.product_count, before?.products?.total_count]).toEqual([skus.length, skus.length]);
  await counter.rows(`UPDATE product SET store_ids = '{}' WHERE sku = $1`, [skus[0]]);
  const after = await goodsOf(id, birgitte);
  expect(after?.products?.items?.map((item) => item?.sku)).toEqual(skus.slice(1));
  expect(after?.product_count).toBe(skus.length - 1);
  await counter.rows('DELETE FROM shopping_list_item WHERE list_id = $1', [id]);
  expect((await goodsOf(id, birgitte))?.products).toMatchObject({ total_count: 0, items: [] });
});
