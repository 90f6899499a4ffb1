// Shopping lists: customers have their own and those of their company, with the products they may buy in their store, and cannot access others.
import gql from 'graphql-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ShoppingListsDocument } from '~/services/generated/commerce';
import { type Counter, logIn, openCounter, someSkus, type Who } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const BIRGITTE = 'birgitte@havnens-arkitekter.example';
const CHRISTIAN = 'christian@havnens-arkitekter.example';
const ANNA = 'anna@example.dk';

const listsOf = async (who: Who) =>
  (await counter.ask(ShoppingListsDocument, {}, who)).data?.customer?.shopping_lists?.map(({ name }) => name);
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

// spec: 1: Personal shopping lists: made, changed, read and bought from
//   at backend/commerce/lists/resolvers.ts, backend/commerce/lists/keep-lists.ts
// spec: 1: Business shopping lists: made, changed, read and bought from
//   at backend/commerce/lists/resolvers.ts, backend/commerce/lists/keep-lists.ts
// spec: 3 Other entities: Shopping list: id, name, productIds, business_id, created_at, customer_id
//   at backend/commerce/lists/extension.graphql
// spec: 6 Roles: Shopping lists load and are available only when logged in
//   at backend/commerce/lists/resolvers.ts
// spec: 7 Commerce queries: `customer` with shopping_lists
//   at backend/commerce/lists/resolvers.ts
test('are their own and those of the company; those of colleagues and other companies are not found', async () => {
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
  expect((await counter.ask(ShoppingListsDocument, {}, {})).errors[0]?.category).toBe('graphql-authorization');
});

// spec: 3 Other entities: Shopping list: is_contract_goods, is_warehouse_hotel, product_count, sort_order
//   at backend/commerce/lists/extension.graphql
test('contain products available in the store only, with a matching count', async () => {
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

// Operations as clients of Magento write them.
const REQUISITION = gql`fragment RequisitionFields on RequisitionList { uid name description items_count updated_at }`;
const REQUISITION_LISTS = gql`query GetRequisitionLists($currentPage: Int = 1, $pageSize: Int = 10, $filter: RequisitionListFilterInput) {
  storeConfig { is_requisition_list_active }
  customer { requisition_lists(pageSize: $pageSize, currentPage: $currentPage, filter: $filter) {
    items { ...RequisitionFields items(currentPage: 1, pageSize: 20) {
      items { uid quantity product { sku name stock_status only_x_left_in_stock } ... on ConfigurableRequisitionListItem {
        configurable_options { configurable_product_option_uid configurable_product_option_value_uid option_label value_label } } }
      page_info { page_size current_page total_pages } total_pages } }
    page_info { page_size current_page total_pages } total_count } } } ${REQUISITION}`;
const CREATE = gql`mutation CreateRequisitionList($name: String!, $description: String) {
  createRequisitionList(input: { name: $name, description: $description }) { requisition_list { ...RequisitionFields } } } ${REQUISITION}`;
const RENAME = gql`mutation UpdateRequisitionList($uid: ID!, $name: String!, $description: String) {
  updateRequisitionList(requisitionListUid: $uid, input: { name: $name, description: $description }) { requisition_list { ...RequisitionFields } } } ${REQUISITION}`;
const DELETE = gql`mutation DeleteRequisitionList($uid: ID!) {
  deleteRequisitionList(requisitionListUid: $uid) { status requisition_lists { items { uid name } page_info { total_pages } total_count } } }`;
const ADD = gql`mutation AddProducts($uid: ID!, $items: [RequisitionListItemsInput!]!) {
  addProductsToRequisitionList(requisitionListUid: $uid, requisitionListItems: $items) { requisition_list { ...RequisitionFields items { items { uid quantity product { sku } } } } } } ${REQUISITION}`;
const CHANGE = gql`mutation UpdateItems($uid: ID!, $items: [UpdateRequisitionListItemsInput!]!) {
  updateRequisitionListItems(requisitionListUid: $uid, requisitionListItems: $items) { requisition_list { items_count items { items { uid quantity } } } } }`;
const TAKE = gql`mutation DeleteItems($uid: ID!, $items: [ID!]!) {
  deleteRequisitionListItems(requisitionListUid: $uid, requisitionListItemUids: $items) { requisition_list { uid items_count } } }`;
const COPY = gql`mutation CopyItems($from: ID!, $to: ID, $items: CopyItemsBetweenRequisitionListsInput) {
  copyItemsBetweenRequisitionLists(sourceRequisitionListUid: $from, destinationRequisitionListUid: $to, requisitionListItem: $items) { requisition_list { uid items_count } } }`;
const MOVE = gql`mutation MoveItems($from: ID!, $to: ID!, $items: MoveItemsBetweenRequisitionListsInput) {
  moveItemsBetweenRequisitionLists(sourceRequisitionListUid: $from, destinationRequisitionListUid: $to, requisitionListItem: $items) {
    source_requisition_list { uid items_count } destination_requisition_list { uid items_count } } }`;
const TO_CART = gql`mutation AddToCart($uid: ID!, $items: [ID!]) {
  addRequisitionListItemsToCart(requisitionListUid: $uid, requisitionListItemUids: $items) {
    status add_requisition_list_items_to_cart_user_errors { message type } cart { id total_quantity itemsV2 { items { uid quantity is_available } total_count } } } }`;

/** Answers of the documents in this file, untyped. */
type Answer = ReturnType<JSON['parse']>;

describe('requisition lists', () => {
  let birgitte: Who;
  let christian: Who;
  let skus: string[];
  beforeAll(async () => {
    [birgitte, christian] = [await logIn(counter, BIRGITTE), await logIn(counter, CHRISTIAN)];
    skus = await someSkus(counter, 3);
  });
  const ask = async (document: Answer, variables: object, who = birgitte): Promise<Answer> => {
    const { data, errors } = await counter.ask<Answer, object>(document, variables, who);
    return errors[0] ? { code: errors[0].code || errors[0].category, message: errors[0].message } : data;
  };
  const made = async (name: string, who = birgitte) =>
    (await ask(CREATE, { name }, who)).createRequisitionList.requisition_list.uid;
  const withGoods = async (name: string) => {
    const uid = await made(name);
    const items = skus.map((sku, at) => ({ sku, quantity: at + 2 }));
    const list = (await ask(ADD, { uid, items })).addProductsToRequisitionList.requisition_list;
    return { uid, items: list.items.items.map((item: Answer) => item.uid), list };
  };

  test('are the customer’s shopping lists, with pages and a filter by name', async () => {
    const all = await ask(REQUISITION_LISTS, {});
    expect(all.storeConfig.is_requisition_list_active).toBe('1');
    const { items, total_count } = all.customer.requisition_lists;
    expect(items.map((list: Answer) => list.name)).toEqual(await listsOf(birgitte));
    expect(total_count).toBe(items.length);
    const studio = items.find((list: Answer) => list.name === 'Tegnestuen');
    expect(studio.items.items).toHaveLength(studio.items_count);
    expect(studio).toMatchObject({ description: null, updated_at: expect.stringMatching(/^\d{4}-/) });
    const named = async (filter: object, page = {}) =>
      (await ask(REQUISITION_LISTS, { filter, ...page })).customer.requisition_lists;
    expect((await named({ name: { match: 'TEGNE' } })).items.map((list: Answer) => list.uid)).toEqual([studio.uid]);
    expect((await named({ name: { match: 'Tegne', match_type: 'FULL' } })).items).toEqual([]);
    expect((await named({ uids: { eq: studio.uid } })).items).toHaveLength(1);
    expect((await named({ uids: { in: [studio.uid, 'eA=='] } })).items).toHaveLength(1);
    expect((await named({ uids: {} })).items).toEqual([]);
    expect(await named({}, { pageSize: 1, currentPage: 2 })).toMatchObject({
      items: [{ name: items[1].name }],
      total_count: items.length,
      page_info: { page_size: 1, current_page: 2, total_pages: items.length },
    });
    expect(await ask(REQUISITION_LISTS, { pageSize: 0 })).toMatchObject({ code: 'graphql-input' });
    expect(await ask(REQUISITION_LISTS, {}, {})).toMatchObject({ code: 'graphql-authorization' });
  });

  test('are created, renamed and deleted by the rules of shopping lists', async () => {
    const uid = await made('Til festen');
    expect(await ask(CREATE, { name: 'til FESTEN' })).toMatchObject({ code: 'LIST_NAME_TAKEN' });
    expect(await ask(CREATE, { name: 'Ny', description: 'Hver fredag' })).toMatchObject({ code: 'graphql-input' });
    expect(await ask(CREATE, { name: '' })).toMatchObject({ code: 'REQUIRED' });
    const renamed = await ask(RENAME, { uid, name: 'Til julefrokosten' });
    expect(renamed.updateRequisitionList.requisition_list).toMatchObject({ uid, name: 'Til julefrokosten' });
    expect(await ask(RENAME, { uid, name: 'X' }, christian)).toMatchObject({ code: 'LIST_NOT_FOUND' });
    expect(await ask(RENAME, { uid: 'x', name: 'X' })).toMatchObject({ code: 'LIST_NOT_FOUND' });
    expect(await ask(DELETE, { uid }, christian)).toMatchObject({ code: 'LIST_NOT_FOUND' });
    const { deleteRequisitionList: deleted } = await ask(DELETE, { uid });
    expect(deleted.status).toBe(true);
    expect(deleted.requisition_lists.items.map((list: Answer) => list.uid)).not.toContain(uid);
  });

  test('accept all products or none, add up quantities, and preserve the notes of changed lines', async () => {
    const { uid, items, list } = await withGoods('Fredag');
    expect(list.items.items.map((item: Answer) => [item.product.sku, item.quantity])).toEqual(
      skus.map((sku, at) => [sku, at + 2]),
    );
    const refused = (goods: object[]) => ask(ADD, { uid, items: goods });
    expect(await refused([{ sku: skus[0] }, { sku: 'findes-ikke' }])).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect(await refused([{ sku: skus[0], quantity: 1.5 }])).toMatchObject({ code: 'QUANTITY_NOT_A_NUMBER' });
    expect(await refused([])).toMatchObject({ code: 'LIST_UNCHANGED' });
    const [family] = await counter.rows<{ sku: string }>(
      `SELECT sku FROM product WHERE type = 'configurable' AND (store_ids IS NULL OR store_ids @> '{2}') ORDER BY id LIMIT 1`,
    );
    expect(await refused([{ sku: family?.sku }])).toMatchObject({ code: 'OPTIONS_MISSING' });
    await counter.rows(
      `UPDATE shopping_list_item SET note = 'til mødet' WHERE quantity = 2 AND list_id = (SELECT id FROM shopping_list WHERE name = 'Fredag')`,
    );
    const changed = await ask(CHANGE, { uid, items: [{ item_id: items[0], quantity: 9 }, { item_id: items[1] }] });
    expect(changed.updateRequisitionListItems.requisition_list).toMatchObject({
      items_count: 3,
      items: { items: [{ quantity: 9 }, { quantity: 3 }, { quantity: 4 }] },
    });
    const notes = `SELECT i.note FROM shopping_list_item i JOIN shopping_list l ON l.id = i.list_id WHERE l.name = 'Fredag' ORDER BY i.position`;
    expect(await counter.rows(notes)).toEqual([{ note: 'til mødet' }, { note: null }, { note: null }]);
    expect(await ask(CHANGE, { uid, items: [{ item_id: items[0], quantity: 0 }] })).toMatchObject({
      code: 'QUANTITY_NOT_A_NUMBER',
    });
    const taken = await ask(TAKE, { uid, items: items.slice(0, 1) });
    expect(taken.deleteRequisitionListItems.requisition_list).toEqual({ uid, items_count: 2 });
  });

  test('copy lines from any visible list, and move lines between lists that may be changed', async () => {
    const { uid: from, items } = await withGoods('Herfra');
    const to = await made('Hertil');
    const two = { requisitionListItemUids: items.slice(0, 2) };
    const copied = await ask(COPY, { from, to, items: two });
    expect(copied.copyItemsBetweenRequisitionLists.requisition_list).toEqual({ uid: to, items_count: 2 });
    const moved = await ask(MOVE, { from, to, items: { requisitionListItemUids: items } });
    expect(moved.moveItemsBetweenRequisitionLists).toEqual({
      source_requisition_list: { uid: from, items_count: 0 },
      destination_requisition_list: { uid: to, items_count: 3 },
    });
    const shared = (await ask(REQUISITION_LISTS, { filter: { name: { match: 'Lagerhotel' } } })).customer
      .requisition_lists.items[0];
    const seen = { requisitionListItemUids: [shared.items.items[0].uid] };
    const own = await made('Mit', christian);
    expect(
      (await ask(COPY, { from: shared.uid, to: own, items: seen }, christian)).copyItemsBetweenRequisitionLists,
    ).toMatchObject({ requisition_list: { items_count: 1 } });
    expect(await ask(MOVE, { from: shared.uid, to: own, items: seen }, christian)).toMatchObject({
      code: 'LIST_NOT_ALLOWED',
    });
    expect(await ask(COPY, { from: to, to: own, items: two }, christian)).toMatchObject({ code: 'LIST_NOT_FOUND' });
    expect(await ask(COPY, { from, to: null, items: two })).toMatchObject({ code: 'graphql-input' });
    expect(await ask(COPY, { from, to: from, items: two })).toMatchObject({ code: 'LIST_UNCHANGED' });
    // Without the right to manage lists only contract products may be added.
    await counter.rows(
      `UPDATE customer SET flags = flags || '{"allowManageShoppinglist": false}', business_shoppinglist_limit = 2 WHERE email = $1`,
      [CHRISTIAN],
    );
    expect(await ask(COPY, { from: shared.uid, to: own, items: seen }, christian)).toMatchObject({
      code: 'LIST_NOT_ALLOWED',
    });
    expect(await ask(ADD, { uid: own, items: [{ sku: skus[0] }] }, christian)).toMatchObject({
      code: 'LIST_CONTRACT_ONLY',
    });
    await counter.rows(`UPDATE customer SET flags = flags || '{"allowManageShoppinglist": true}' WHERE email = $1`, [
      CHRISTIAN,
    ]);
  });

  test('are added to the customer’s cart, with the errors by their type', async () => {
    const { uid, items } = await withGoods('Til kurven');
    await counter.rows('DELETE FROM cart_item');
    const first = (await ask(TO_CART, { uid, items: items.slice(0, 1) })).addRequisitionListItemsToCart;
    expect(first).toMatchObject({
      status: true,
      add_requisition_list_items_to_cart_user_errors: [],
      cart: { total_quantity: 2, itemsV2: { total_count: 1 } },
    });
    await counter.rows(
      'UPDATE stock_item SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = $1)',
      [skus[1]],
    );
    const whole = (await ask(TO_CART, { uid, items: null })).addRequisitionListItemsToCart;
    expect(whole).toMatchObject({
      status: false,
      add_requisition_list_items_to_cart_user_errors: [
        { type: 'OUT_OF_STOCK', message: expect.stringContaining(skus[1] ?? '?') },
      ],
      cart: { total_quantity: 8, itemsV2: { total_count: 2 } },
    });
    expect((await ask(TO_CART, { uid, items: ['OTk5OTk5'] })).addRequisitionListItemsToCart).toMatchObject({
      status: false,
      add_requisition_list_items_to_cart_user_errors: [{ type: 'UNAVAILABLE_SKU' }],
    });
    expect(await ask(TO_CART, { uid, items: null }, christian)).toMatchObject({ code: 'LIST_NOT_FOUND' });
    // A product no longer sold is not an item, and is reported when requested.
    await counter.rows(`UPDATE product SET store_ids = '{}' WHERE sku = $1`, [skus[2]]);
    const [left] = (await ask(REQUISITION_LISTS, { filter: { uids: { eq: uid } } })).customer.requisition_lists.items;
    expect([left.items_count, left.items.items.length]).toEqual([2, 2]);
    const gone = (await ask(TO_CART, { uid, items: items.slice(2) })).addRequisitionListItemsToCart;
    expect(gone.add_requisition_list_items_to_cart_user_errors).toMatchObject([{ type: 'UNAVAILABLE_SKU' }]);
  });
});
