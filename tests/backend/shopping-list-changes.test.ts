// Changing shopping lists: permissions, concurrent changes, results per line, and the way into the cart and from it.
import gql from 'graphql-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletePersonalRows } from '#backend/commerce/customer/account/account.sql';
import {
  type Counter,
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
const people: Record<string, Who> = {};
const MAILS = {
  birgitte: 'birgitte@havnens-arkitekter.example',
  christian: 'christian@havnens-arkitekter.example',
  dorthe: 'dorthe@havnens-arkitekter.example',
  erik: 'erik@havnens-arkitekter.example',
  ida: 'ida@nordre-revision.example',
} as const;
type Name = keyof typeof MAILS;
const who = (name: Name): Who => people[name] ?? {};

beforeAll(async () => {
  counter = await openCounter();
  for (const [name, mail] of Object.entries(MAILS)) {
    people[name] = await logIn(counter, mail, name === 'ida' ? 'b2b_uniq' : 'b2b');
  }
});
afterAll(() => counter?.close());

const CREATE = gql`mutation Create($name: String!) { createShoppingList(shoppinglist_name: $name) { id name version can_manage product_count } }`;
const DELETE = gql`mutation Delete($id: ID!) { deleteShoppingList(id: $id) { id name } }`;
const MODIFY = gql`mutation Modify($skus: [String!]!, $add: [ID!]!, $remove: [ID!]!) {
  modifyShoppingList(skus: $skus, add_shopping_list_ids: $add, remove_shopping_list_ids: $remove) { message shopping_lists { id product_count } } }`;
const ADD = gql`mutation Add($skus: [String!]!, $lists: [ID!]!) {
  addToShoppingList(shopping_list_ids: $lists, skus: $skus) { message shopping_lists { id product_count } } }`;
const REMOVE = gql`mutation Remove($skus: [String!]!, $lists: [ID!]!) {
  removeFromShoppingList(shopping_list_ids: $lists, skus: $skus) { message shopping_lists { id product_count } } }`;
const UPDATE = gql`mutation Update($id: ID!, $input: ShoppingListChange!) { updateShoppingList(id: $id, input: $input) { shopping_lists { id name version customer_id sort_order } } }`;
const COPY = gql`mutation Copy($id: ID!, $name: String) { copyShoppingList(id: $id, name: $name) { id name product_count } }`;
const ITEMS = gql`mutation Items($id: ID!, $items: [ShoppingListItemInput!]!) {
  addItemsToShoppingList(id: $id, items: $items) { added refused { sku code params } shopping_lists { product_count } } }`;
const FILL = gql`mutation Fill($id: ID!, $source: ShoppingListSource!, $key: String!) {
  fillShoppingList(id: $id, source: $source, key: $key) { added refused { sku code } } }`;
const CHANGE = gql`mutation Change($id: ID!, $version: Int, $items: [ShoppingListItemChange!]!) {
  changeShoppingListItems(id: $id, version: $version, items: $items) { shopping_lists { id version } } }`;
const TAKE = gql`mutation Take($id: ID!, $items: [ID!]!) { removeShoppingListItems(id: $id, item_ids: $items) { message } }`;
const MOVE = gql`mutation Move($id: ID!, $to: ID!, $items: [ID!]!) { moveShoppingListItems(id: $id, to: $to, item_ids: $items) { message } }`;
const TO_CART = gql`mutation ToCart($id: ID!, $cart: String!, $items: [ID!], $from: Int, $whole: Boolean) {
  addShoppingListToCart(id: $id, cart_id: $cart, item_ids: $items, from: $from, all_or_none: $whole) { added next left cart { total_quantity } lines { item_id sku name wanted quantity problem { code params } } } }`;
const LIST = gql`query List($id: ID!, $size: Int = 20, $page: Int = 1, $sort: ShoppingListItemSort) { customer { shopping_list(id: $id) {
  id name version can_manage is_own is_purchase_history customer_id business_id product_count
  items(pageSize: $size, currentPage: $page, sort: $sort) { total_count page_info { total_pages } items {
    id sku name quantity note design options { option_label value_label } product { sku } problem { code } replacement { sku } last_bought_at times_bought } } } } }`;
const LISTS = gql`query Lists { customer { shopping_lists { id name can_manage } may_create_shopping_list may_share_shopping_list } }`;
const STANDING = gql`query Standing($skus: [String!]!) { customer { shopping_list_standing(skus: $skus) { sku lists can_manage } } }`;

/** Answers of the documents in this file, untyped. */
type Answer = ReturnType<JSON['parse']>;
const ask = async (document: Answer, variables: object, name: Name): Promise<Answer> => {
  const { data, errors } = await counter.ask<Answer, object>(document, variables, who(name));
  return errors[0] ? { code: errors[0].code || errors[0].category, message: errors[0].message } : data;
};
let number = 0;
const freshName = () => `Liste ${++number}`;
async function made(name: Name, called = freshName()): Promise<string> {
  return (await ask(CREATE, { name: called }, name)).createShoppingList.id;
}
const listOf = async (id: string, name: Name, more = {}) =>
  (await ask(LIST, { id, ...more }, name)).customer.shopping_list;
const idOf = async (name: string) =>
  String((await counter.rows<{ id: number }>('SELECT id FROM shopping_list WHERE name = $1', [name]))[0]?.id);
const flags = (name: Name, changed: object, limit?: number) =>
  counter.rows(
    'UPDATE customer SET flags = flags || $2::jsonb, business_shoppinglist_limit = coalesce($3, business_shoppinglist_limit) WHERE email = $1',
    [MAILS[name], JSON.stringify(changed), limit ?? null],
  );

// spec: 7 Commerce mutations: createShoppingList(shoppinglist_name)
//   at backend/commerce/lists/keep-lists.ts
// spec: 7 Commerce mutations: deleteShoppingList(id), returning name and id
//   at backend/commerce/lists/keep-lists.ts
test('a list is created with an unused name, visible to its owner only, and deleted', async () => {
  const { createShoppingList: list } = await ask(CREATE, { name: '  Kopirummet ' }, 'birgitte');
  expect(list).toMatchObject({ name: 'Kopirummet', version: 1, can_manage: true, product_count: 0 });
  expect(await ask(CREATE, { name: 'kopirummet' }, 'birgitte')).toMatchObject({ code: 'LIST_NAME_TAKEN' });
  expect(await ask(CREATE, { name: ' ' }, 'birgitte')).toMatchObject({ code: 'REQUIRED' });
  expect(await ask(CREATE, { name: 'x'.repeat(300) }, 'birgitte')).toMatchObject({ code: 'TOO_LONG' });
  // Markup is stored as plain text.
  const { createShoppingList: odd } = await ask(CREATE, { name: '<script>alert(1)</script>' }, 'birgitte');
  expect(await listOf(odd.id, 'birgitte')).toMatchObject({ name: '<script>alert(1)</script>' });
  await ask(DELETE, { id: odd.id }, 'birgitte');
  expect(await ask(CREATE, { name: 'Min' }, 'dorthe')).toMatchObject({ code: 'LIST_NOT_ALLOWED' });
  for (const stranger of ['christian', 'ida'] as const) {
    expect(await listOf(list.id, stranger)).toBeNull();
    expect(await ask(DELETE, { id: list.id }, stranger)).toMatchObject({ code: 'LIST_NOT_FOUND' });
  }
  expect(await ask(DELETE, { id: 'x' }, 'birgitte')).toMatchObject({ code: 'LIST_NOT_FOUND' });
  expect(await ask(DELETE, { id: list.id }, 'birgitte')).toEqual({
    deleteShoppingList: { id: list.id, name: 'Kopirummet' },
  });
  expect(await listOf(list.id, 'birgitte')).toBeNull();
  expect(await counter.ask(CREATE, { name: 'Ingen' }, {})).toMatchObject({
    errors: [{ category: 'graphql-authorization' }],
  });
});

// spec: 7 Commerce mutations: addToShoppingList(shopping_list_ids, skus)
//   at backend/commerce/lists/change-goods.ts
// spec: 7 Commerce mutations: removeFromShoppingList(shopping_list_ids, skus)
//   at backend/commerce/lists/change-goods.ts
// spec: 7 Commerce mutations: A combined list call (skus, add and remove list ids)
//   at backend/commerce/lists/change-goods.ts
// spec: 8: Shopping list: 'Cannot apply changes to the provided produkt.'
//   at backend/commerce/lists/change-resolvers.ts
// spec: 8: Shopping list: 'Shopping list has been updated.'
//   at backend/commerce/lists/change-resolvers.ts
// spec: 5: Skus are required lists
//   at backend/commerce/lists/change-goods.ts
test('products are added to and removed from several lists at once, all or none', async () => {
  const [one, other] = [await made('birgitte'), await made('birgitte')];
  const [first = '', second = ''] = await someSkus(counter, 2);
  const added = await ask(ADD, { skus: [first, second], lists: [one, other] }, 'birgitte');
  expect(added.addToShoppingList).toMatchObject({
    message: 'Shopping list has been updated.',
    shopping_lists: [{ product_count: 2 }, { product_count: 2 }],
  });
  const third = await made('birgitte');
  await ask(MODIFY, { skus: [first], add: [third], remove: [one] }, 'birgitte');
  const counts = async () =>
    Promise.all([one, other, third].map(async (id) => (await listOf(id, 'birgitte')).product_count));
  expect(await counts()).toEqual([1, 2, 1]);
  await ask(REMOVE, { skus: [first, second], lists: [one, other] }, 'birgitte');
  expect(await counts()).toEqual([0, 0, 1]);
  const refused = { message: 'Cannot apply changes to the provided produkt.', code: 'LIST_UNCHANGED' };
  expect(await ask(MODIFY, { skus: [first], add: [], remove: [] }, 'birgitte')).toEqual(refused);
  expect(await ask(ADD, { skus: [], lists: [one] }, 'birgitte')).toEqual(refused);
  expect(await ask(ADD, { skus: [first, 'findes-ikke'], lists: [one] }, 'birgitte')).toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
  });
  expect(await ask(MODIFY, { skus: [first], add: [one, '999999'], remove: [third] }, 'birgitte')).toMatchObject({
    code: 'LIST_NOT_FOUND',
  });
  expect(await counts()).toEqual([0, 0, 1]);
  // Lists maintained by the shop, and a colleague's.
  expect(await ask(ADD, { skus: [first], lists: [await idOf('Lagerhotel')] }, 'birgitte')).toMatchObject({
    code: 'LIST_NOT_ALLOWED',
  });
  expect(await ask(ADD, { skus: [first], lists: [one] }, 'christian')).toMatchObject({ code: 'LIST_NOT_FOUND' });
});

// spec: 3 Customer: Flags: `allow_create_shoppinglist`, `allow_manage_shoppinglist`
//   at backend/commerce/lists/keeper.ts
// spec: 3 Customer: `business_shoppinglist_limit`
//   at backend/commerce/lists/keeper.ts
test('without the right to manage lists a company’s customer may add contract products only', async () => {
  await flags('dorthe', { allowCreateShoppinglist: true, allowManageShoppinglist: false }, 2);
  const id = await made('dorthe');
  const contract = await listOf(await idOf('Aftalevarer'), 'dorthe');
  const agreed = contract.items.items[0].sku;
  const [other = ''] = await someSkus(counter, 1, `p.id NOT IN (SELECT product_id FROM shopping_list_item)`);
  expect((await ask(ADD, { skus: [agreed], lists: [id] }, 'dorthe')).addToShoppingList.shopping_lists).toEqual([
    { id, product_count: 1 },
  ]);
  expect(await ask(ADD, { skus: [other], lists: [id] }, 'dorthe')).toMatchObject({ code: 'LIST_CONTRACT_ONLY' });
  const items = [{ sku: other }, { sku: agreed, quantity: 3 }];
  expect((await ask(ITEMS, { id, items }, 'dorthe')).addItemsToShoppingList).toMatchObject({
    added: 1,
    refused: [{ sku: other, code: 'LIST_CONTRACT_ONLY' }],
  });
  const standing = (await ask(STANDING, { skus: [agreed, other] }, 'dorthe')).customer.shopping_list_standing;
  expect(Object.fromEntries(standing.map((each: Answer) => [each.sku, each.can_manage]))).toEqual({
    [agreed]: true,
    [other]: false,
  });
  // A copy would contain products that may not be added.
  const kitchen = await idOf('Køkken og kaffe');
  expect(await ask(COPY, { id: kitchen }, 'dorthe')).toMatchObject({ code: 'LIST_NOT_ALLOWED' });
  await flags('dorthe', { allowCreateShoppinglist: false }, 0);
  expect(await ask(ADD, { skus: [agreed], lists: [id] }, 'dorthe')).toMatchObject({ code: 'LIST_NOT_ALLOWED' });
});

// spec: 3 Other entities: Shopping list: is_purchase_history, can_manage
//   at backend/commerce/lists/list-model.ts
test('a list is shared in the company up to the agreed number, changed by its owner and administrators, and unshared', async () => {
  const id = await made('christian', 'Frokost');
  expect(await listOf(id, 'dorthe')).toBeNull();
  await flags('christian', {}, 1);
  await ask(UPDATE, { id, input: { is_shared: true } }, 'christian');
  expect(await listOf(id, 'dorthe')).toMatchObject({
    name: 'Frokost',
    can_manage: false,
    is_own: false,
    customer_id: null,
  });
  expect(await listOf(id, 'christian')).toMatchObject({ can_manage: true, is_own: true });
  expect(await listOf(id, 'ida')).toBeNull();
  const second = await made('christian');
  expect(await ask(UPDATE, { id: second, input: { is_shared: true } }, 'christian')).toMatchObject({
    code: 'LISTS_TOO_MANY',
  });
  await flags('christian', {}, 10);
  expect(await ask(UPDATE, { id: second, input: { is_shared: true, name: 'frokost' } }, 'christian')).toMatchObject({
    code: 'LIST_NAME_TAKEN',
  });
  const renamed = await ask(UPDATE, { id, input: { name: 'Fredagsfrokost', sort_order: 9 } }, 'birgitte');
  expect(renamed.updateShoppingList.shopping_lists).toMatchObject([{ name: 'Fredagsfrokost', sort_order: 9 }]);
  expect(await ask(UPDATE, { id, input: { is_shared: false } }, 'birgitte')).toMatchObject({
    code: 'LIST_NOT_ALLOWED',
  });
  await ask(UPDATE, { id, input: { is_shared: false } }, 'christian');
  expect(await listOf(id, 'birgitte')).toBeNull();
  expect(await listOf(id, 'christian')).toMatchObject({ business_id: null, can_manage: true });
});

test('of two concurrent changes the second is rejected, and the first is preserved', async () => {
  const [sku = ''] = await someSkus(counter, 1);
  const id = await made('christian');
  await ask(ITEMS, { id, items: [{ sku, quantity: 2 }] }, 'christian');
  await ask(UPDATE, { id, input: { is_shared: true } }, 'christian');
  const { version, items } = await listOf(id, 'christian');
  const item = items.items[0].id;
  const changed = await Promise.all([
    ask(CHANGE, { id, version, items: [{ id: item, quantity: 5, note: 'fem' }] }, 'christian'),
    ask(CHANGE, { id, version, items: [{ id: item, quantity: 7, note: 'syv' }] }, 'birgitte'),
  ]);
  expect(changed.filter((one) => one.code === 'LIST_CHANGED')).toHaveLength(1);
  const after = await listOf(id, 'christian');
  expect(after.version).toBe(version + 1);
  const kept = changed[0].code ? [7, 'syv'] : [5, 'fem'];
  expect([after.items.items[0].quantity, after.items.items[0].note]).toEqual(kept);
  // A removed line, and invalid quantities.
  expect(await ask(CHANGE, { id, items: [{ id: '999999', quantity: 1 }] }, 'christian')).toMatchObject({
    code: 'LIST_CHANGED',
  });
  for (const quantity of [0, -1, 1_000_000])
    expect(await ask(CHANGE, { id, items: [{ id: item, quantity }] }, 'christian')).toMatchObject({
      code: 'QUANTITY_NOT_A_NUMBER',
    });
});

test.each([
  [0, false],
  [1, true],
  [999_999, true],
  [1_000_000, false],
])('a line of %i pieces is put on a list and changed to that: %s', async (quantity, isTaken) => {
  const [sku = ''] = await someSkus(counter, 1);
  const id = await made('christian');
  const put = (await ask(ITEMS, { id, items: [{ sku, quantity }] }, 'christian')).addItemsToShoppingList;
  expect(put).toMatchObject(
    isTaken ? { added: 1, refused: [] } : { added: 0, refused: [{ sku, code: 'QUANTITY_NOT_A_NUMBER' }] },
  );
  if (!isTaken) await ask(ITEMS, { id, items: [{ sku, quantity: 2 }] }, 'christian');
  const [line] = (await listOf(id, 'christian')).items.items;
  const changed = await ask(CHANGE, { id, items: [{ id: line.id, quantity }] }, 'christian');
  expect(changed.code).toBe(isTaken ? undefined : 'QUANTITY_NOT_A_NUMBER');
  // Twice the most is the most.
  await ask(ITEMS, { id, items: [{ sku, quantity: 999_999 }] }, 'christian');
  expect((await listOf(id, 'christian')).items.items).toMatchObject([{ quantity: 999_999 }]);
});

test.each([
  [-1, 0],
  [0, 0],
  [100_000, 100_000],
  [100_001, 100_000],
])('a list at the place %i has the place %i', async (sort_order, place) => {
  const id = await made('christian');
  const { updateShoppingList } = await ask(UPDATE, { id, input: { sort_order } }, 'christian');
  expect(updateShoppingList.shopping_lists).toMatchObject([{ id, sort_order: place }]);
});

// spec: 8: 'Failed to remove products'
//   at backend/commerce/lists/change-lines.ts
test('lines are copied and moved with quantities and notes, and never to another customer’s list', async () => {
  const [one = '', two = ''] = await someSkus(counter, 2);
  const [from, to] = [await made('birgitte', 'Efterår'), await made('birgitte')];
  const items = [
    { sku: one, quantity: 4, note: ' til mødet ' },
    { sku: two, quantity: 2 },
    { sku: one, quantity: 3 },
  ];
  expect((await ask(ITEMS, { id: from, items }, 'birgitte')).addItemsToShoppingList).toMatchObject({
    added: 3,
    refused: [],
  });
  const copy = (await ask(COPY, { id: from }, 'birgitte')).copyShoppingList;
  expect(copy).toMatchObject({ name: 'Efterår (2)', product_count: 2 });
  const shown = async (id: string) =>
    (await listOf(id, 'birgitte')).items.items.map((line: Answer) => [line.sku, line.quantity, line.note]);
  expect(await shown(copy.id)).toEqual([
    [one, 7, 'til mødet'],
    [two, 2, null],
  ]);
  const ids = (await listOf(from, 'birgitte')).items.items.map((line: Answer) => line.id);
  await ask(ITEMS, { id: to, items: [{ sku: one, quantity: 1 }] }, 'birgitte');
  await ask(MOVE, { id: from, to, items: ids.slice(0, 1) }, 'birgitte');
  expect([await shown(from), await shown(to)]).toEqual([[[two, 2, null]], [[one, 8, 'til mødet']]]);
  const theirs = await made('christian');
  expect(await ask(MOVE, { id: from, to: theirs, items: ids }, 'birgitte')).toMatchObject({ code: 'LIST_NOT_FOUND' });
  expect(await ask(COPY, { id: from }, 'christian')).toMatchObject({ code: 'LIST_NOT_FOUND' });
  expect(await ask(MOVE, { id: from, to: from, items: ids }, 'birgitte')).toMatchObject({ code: 'LIST_UNCHANGED' });
  await ask(TAKE, { id: from, items: ids }, 'birgitte');
  expect(await ask(TAKE, { id: from, items: ids }, 'birgitte')).toMatchObject({
    code: 'COULD_NOT_REMOVE',
    message: 'Failed to remove products',
  });
  expect(await shown(from)).toEqual([]);
  // A company's list can be copied by every user who may create lists.
  expect(
    (await ask(COPY, { id: await idOf('Køkken og kaffe'), name: 'Mit køkken' }, 'christian')).copyShoppingList,
  ).toMatchObject({ name: 'Mit køkken' });
});

test('unknown, ambiguous and unavailable numbers are reported per line', async () => {
  const id = await made('birgitte');
  const [sku = ''] = await someSkus(counter, 1);
  const [{ ean = '' } = {}] = await counter.rows<{ ean: string }>(
    `SELECT ean FROM product p WHERE type = 'simple' AND ean <> '' AND store_ids @> '{2}' AND parent_id IS NULL AND sku <> $1 ORDER BY id LIMIT 1`,
    [sku],
  );
  const items = [{ sku: 'ukendt' }, { sku, quantity: 0 }, { sku: ` ${sku} ` }, { sku: ean, quantity: 3 }];
  const { added, refused } = (await ask(ITEMS, { id, items }, 'birgitte')).addItemsToShoppingList;
  expect(refused.map((line: Answer) => [line.sku, line.code])).toEqual([
    ['ukendt', 'PRODUCT_NOT_FOUND'],
    [sku, 'QUANTITY_NOT_A_NUMBER'],
  ]);
  expect(added).toBe(2);
  const pair = await someSkus(counter, 2);
  await counter.rows(`UPDATE product SET ean = '4006381333931' WHERE sku = ANY ($1)`, [pair]);
  const several = await ask(ITEMS, { id, items: [{ sku: '4006381333931' }] }, 'birgitte');
  expect(several.addItemsToShoppingList).toMatchObject({
    added: 0,
    refused: [{ sku: '4006381333931', code: 'LIST_CHOOSE' }],
  });
});

test('limits the lists of a customer, and the lines of a list', async () => {
  const [sku = '', other = ''] = await someSkus(counter, 2);
  const [full, from, shared] = [await made('christian'), await made('christian'), await made('christian')];
  await ask(UPDATE, { id: shared, input: { is_shared: true } }, 'christian');
  await counter.rows(
    `INSERT INTO shopping_list_item (list_id, product_id, position, kind, config)
      SELECT $1, p.id, n, 'design', jsonb_build_object('n', n) FROM product p, generate_series(1, 4999) n WHERE p.sku = $2`,
    [full, sku],
  );
  expect((await ask(ADD, { skus: [sku], lists: [full] }, 'christian')).addToShoppingList.shopping_lists).toHaveLength(
    1,
  );
  await ask(ADD, { skus: [sku, other], lists: [from] }, 'christian');
  const [line] = (await listOf(from, 'christian')).items.items;
  const tooMany = { code: 'LIST_FULL' };
  expect(await ask(ADD, { skus: [other], lists: [full] }, 'christian')).toMatchObject(tooMany);
  expect(await ask(ITEMS, { id: full, items: [{ sku: other }] }, 'christian')).toMatchObject(tooMany);
  expect(await ask(MOVE, { id: from, to: full, items: [line.id] }, 'christian')).toMatchObject(tooMany);
  expect((await listOf(from, 'christian')).product_count).toBe(2);
  await counter.rows(
    `INSERT INTO shopping_list (name, customer_id, created_at) SELECT 'Nr. ' || n, l.customer_id, l.created_at
      FROM shopping_list l, generate_series(1, 100) n WHERE l.id = $1`,
    [from],
  );
  expect(await ask(CREATE, { name: 'En til' }, 'christian')).toMatchObject({ code: 'LISTS_TOO_MANY' });
  expect(await ask(COPY, { id: from }, 'christian')).toMatchObject({ code: 'LISTS_TOO_MANY' });
  // A shared list counts again when it is unshared.
  const unshared = { id: shared, input: { is_shared: false } };
  expect(await ask(UPDATE, unshared, 'christian')).toMatchObject({ code: 'LISTS_TOO_MANY' });
  await counter.rows(`DELETE FROM shopping_list WHERE name LIKE 'Nr. %' OR id = $1`, [full]);
  expect(await ask(UPDATE, unshared, 'christian')).toMatchObject({ updateShoppingList: {} });
});

test('products for points only and above the maximum are not added to the cart, and lines for points or gifts not to a list', async () => {
  const [bonus = '', most = '', wrapped = ''] = await someSkus(counter, 3);
  const id = await made('christian');
  await ask(ITEMS, { id, items: [bonus, most, wrapped].map((sku) => ({ sku, quantity: 2 })) }, 'christian');
  await counter.rows(`UPDATE product SET bonus_only = true, store_ids = '{}' WHERE sku = $1`, [bonus]);
  await counter.rows('UPDATE product SET max_qty = 3 WHERE sku = $1', [most]);
  const cart = await newCart(counter, who('christian'));
  await counter.rows('DELETE FROM cart_item');
  const put = async () =>
    (await ask(TO_CART, { id, cart }, 'christian')).addShoppingListToCart.lines.map((line: Answer) => [
      line.sku,
      line.quantity,
      line.problem?.code ?? null,
    ]);
  expect(await put()).toEqual([
    [bonus, 0, 'NOT_IN_ASSORTMENT'],
    [most, 2, null],
    [wrapped, 2, null],
  ]);
  // One more reaches the maximum quantity.
  expect((await put())[1]).toEqual([most, 1, null]);
  expect((await put())[1]).toEqual([most, 0, 'QUANTITY_TOO_LARGE']);
  await counter.rows(
    `UPDATE cart_item SET kind = 'points', seen_oere = NULL WHERE product_id = (SELECT id FROM product WHERE sku = $1)`,
    [wrapped],
  );
  const filled = (await ask(FILL, { id: await made('christian'), source: 'CART', key: cart }, 'christian'))
    .fillShoppingList;
  expect(filled).toEqual({ added: 1, refused: [{ sku: wrapped, code: 'NOT_SALABLE' }] });
  await counter.rows('DELETE FROM cart_item');
  await counter.rows('UPDATE product SET max_qty = 9999 WHERE sku = $1', [most]);
});

describe('a list with many lines', () => {
  const MANY = 58;
  let id: string;
  let skus: string[];
  beforeAll(async () => {
    id = await made('birgitte', 'Mange');
    skus = await someSkus(counter, MANY);
    await ask(ITEMS, { id, items: skus.map((sku, at) => ({ sku, quantity: 1 + (at % 3) })) }, 'birgitte');
  });

  test('is added to the cart over all pages, with a result for each line (D17)', async () => {
    const cart = await newCart(counter, who('birgitte'));
    const [gone = '', soldOut = ''] = skus.slice(30);
    await counter.rows(`UPDATE product SET store_ids = '{}' WHERE sku = $1`, [gone]);
    await counter.rows(
      `UPDATE stock_item SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = $1)`,
      [soldOut],
    );
    const shown = await listOf(id, 'birgitte', { size: 24, page: 3 });
    expect(shown.items).toMatchObject({
      total_count: skus.length,
      page_info: { total_pages: Math.ceil(skus.length / 24) },
    });
    const { added, lines, cart: filled } = (await ask(TO_CART, { id, cart }, 'birgitte')).addShoppingListToCart;
    expect(lines.map((line: Answer) => line.sku)).toEqual(skus);
    expect(added).toBe(skus.length - 2);
    const refused = lines
      .filter((line: Answer) => line.quantity === 0)
      .map((line: Answer) => [line.sku, line.problem.code]);
    expect(refused).toEqual([
      [gone, 'NOT_IN_ASSORTMENT'],
      [soldOut, 'INSUFFICIENT_STOCK'],
    ]);
    expect(filled.total_quantity).toBe(lines.reduce((sum: number, line: Answer) => sum + line.quantity, 0));
    // The selected lines only, added to the existing ones.
    const ticked = lines.slice(0, 2).map((line: Answer) => line.item_id);
    const again = (await ask(TO_CART, { id, cart, items: ticked }, 'birgitte')).addShoppingListToCart;
    expect([again.added, again.cart.total_quantity]).toEqual([2, filled.total_quantity + 3]);
    const stranger = await ask(TO_CART, { id, cart }, 'christian');
    expect(stranger).toMatchObject({ code: 'LIST_NOT_FOUND' });
  });

  test('of 1,500 lines is added to several carts in parts, and each line is processed once', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const [like = ''] = skus;
    const numbers = Array.from({ length: 1_500 }, (_, at) => `MANY-${String(at).padStart(4, '0')}`);
    await counter.rows(
      `INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object('id', 9000000 + n, 'sku', w.sku, 'url_key', lower(w.sku), 'ean', ''))).*
        FROM product p, unnest($2::text[]) WITH ORDINALITY AS w (sku, n) WHERE p.sku = $1`,
      [like, numbers],
    );
    await counter.rows(
      `INSERT INTO stock_item (product_id, source_code, quantity) SELECT id, 'central', 9 FROM product WHERE sku LIKE 'MANY-%'`,
    );
    const long = await made('birgitte', 'Alt til det nye hus');
    const typed = [...numbers.slice(0, 700), 'NO-SUCH', ...numbers.slice(700)].map((sku) => ({ sku, quantity: 1 }));
    const listed = (await ask(ITEMS, { id: long, items: typed }, 'birgitte')).addItemsToShoppingList;
    expect(listed.added).toBe(1_500);
    expect(listed.refused.map((one: Answer) => one.sku)).toEqual(['NO-SUCH']);
    const cart = await newCart(counter, who('birgitte'));
    await counter.rows('DELETE FROM cart_item');
    const put = async (more: object) => {
      const answer = await ask(TO_CART, { id: long, cart, ...more }, 'birgitte');
      return answer.addShoppingListToCart ?? answer;
    };
    const first = await put({});
    expect([first.added, first.next, first.left]).toEqual([500, 501, 1_000]);
    expect(first.lines.map((line: Answer) => line.sku)).toEqual(numbers.slice(0, 500));
    // A full cart accepts nothing of the next part, including products it already contains.
    await ask(ITEMS, { id: long, items: [{ sku: like, quantity: 1 }] }, 'birgitte');
    const full = await put({ from: 501 });
    expect(full).toMatchObject({ added: 0, next: 501, left: 1_001 });
    // Lines not processed are named with the reason.
    const told = full.lines.map((line: Answer) => `${line.quantity} ${line.problem.code} ${line.problem.params.most}`);
    expect([full.lines.length, ...new Set(told)]).toEqual([500, '0 CART_FULL 500']);
    expect(full.lines.every((line: Answer) => line.name !== '')).toBe(true);
    await counter.rows('DELETE FROM cart_item');
    const putLike = gql`mutation Put($cart: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { code } } }`;
    const there = [like, 'MANY-0999'].map((sku) => ({ sku, quantity: 1 }));
    await ask(putLike, { cart, items: there }, 'birgitte');
    const second = await put({ from: 501, whole: true });
    expect([second.added, second.next, second.left]).toEqual([498, 999, 503]);
    expect(second.lines.at(-1)).toMatchObject({ sku: 'MANY-0999', quantity: 0, problem: { code: 'CART_FULL' } });
    await counter.rows('DELETE FROM cart_item');
    const third = await put({ from: 999, whole: true });
    expect([third.added, third.next]).toEqual([500, 1_499]);
    await counter.rows('DELETE FROM cart_item');
    const last = await put({ from: 1_499, whole: true });
    expect([last.added, last.next]).toEqual([3, null]);
    const inCarts = [first, second, third, last].flatMap(({ lines }) =>
      lines.filter((line: Answer) => line.quantity > 0).map((line: Answer) => line.sku),
    );
    expect(inCarts).toEqual([...numbers, like]);
    // A line rejected for another reason holds back its own part only.
    await counter.rows('DELETE FROM cart_item');
    await counter.rows(
      `UPDATE stock_item SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'MANY-0700')`,
    );
    expect(await put({ whole: true })).toMatchObject({ added: 500, next: 501 });
    await counter.rows('DELETE FROM cart_item');
    expect(await put({ from: 501, whole: true })).toMatchObject({ added: 0, next: 1_001, left: 501 });
    expect(await put({ from: 0 })).toMatchObject({ code: 'graphql-input' });
    expect(await put({ from: 2_000 })).toMatchObject({ added: 0, next: null, left: 0, lines: [] });
    // Selected lines are all reported, independent of the position.
    const ids = last.lines.map((line: Answer) => line.item_id);
    expect(await put({ items: ids, from: 501 })).toMatchObject({ added: 3, next: null });
  });

  test('returns unavailable products with their replacement to users who may change the list, and omits them for others', async () => {
    const [gone = '', soldOut = '', instead = ''] = skus.slice(30);
    await counter.rows(
      `INSERT INTO cart_upgrade (product_id, alternative_id) SELECT g.id, r.id FROM product g, product r WHERE g.sku = ANY ($1) AND r.sku = $2`,
      [[gone, soldOut], instead],
    );
    const all = (await listOf(id, 'birgitte', { size: 200 })).items.items;
    const lineOf = (sku: string) => all.find((line: Answer) => line.sku === sku);
    expect(lineOf(gone)).toMatchObject({
      product: null,
      problem: { code: 'NOT_SALABLE' },
      replacement: { sku: instead },
    });
    expect(lineOf(soldOut)).toMatchObject({
      product: { sku: soldOut },
      problem: { code: 'INSUFFICIENT_STOCK' },
      replacement: { sku: instead },
    });
    expect(lineOf(instead)).toMatchObject({ problem: null, replacement: null });
    await ask(UPDATE, { id, input: { is_shared: true } }, 'birgitte');
    const seen = (await listOf(id, 'christian', { size: 200 })).items;
    expect(seen.total_count).toBe(skus.length - 1);
    expect(JSON.stringify(seen)).not.toContain(gone);
    const names = (await listOf(id, 'birgitte', { size: 200, sort: 'sku' })).items.items.map(
      (line: Answer) => line.sku,
    );
    expect(names).toEqual([...names].sort());
  });

  test('takes as many statements for all tiles of a page as for two', async () => {
    const { calls, states } = await countedStanding(skus.slice(0, 28));
    expect(states.filter((state: Answer) => state.lists.includes(id))).toHaveLength(28);
    const { calls: few } = await countedStanding(skus.slice(0, 2));
    expect(calls).toBe(few);
  });
});

/** The number of SQL statements of the query. */
async function countedStanding(skus: string[]) {
  const { store = '', token = '' } = who('birgitte');
  const headers = { store, authorization: `Bearer ${token}` };
  const question = { client: 'commerce' as const, document: STANDING as never, variables: { skus }, headers };
  const { data, statements } = await counter.backend.execute(question);
  return { calls: statements, states: (data as Answer).customer.shopping_list_standing };
}

test('variants and configured designs are added from the cart and back with their options (D18)', async () => {
  const variants = await counter.rows<{ sku: string }>(
    `SELECT p.sku FROM product p JOIN stock_item s ON s.product_id = p.id AND s.quantity > 20 WHERE p.parent_id IS NOT NULL
      AND (p.store_ids IS NULL OR p.store_ids @> '{2}') AND p.min_qty = 1 AND p.increments = 1 ORDER BY p.id LIMIT 1`,
  );
  const [{ sku: variant = '' } = {}] = variants;
  const designs = await counter.rows<{
    sku: string;
    definition: { options: { code: string; values: { code: string }[] }[] };
  }>(
    `SELECT p.sku, a.definition FROM product p JOIN design_article a ON a.moc = p.pcon_moc AND a.ban = p.pcon_ban
      WHERE (p.store_ids IS NULL OR p.store_ids @> '{2}') AND NOT p.request_price ORDER BY p.id LIMIT 1`,
  );
  const [design] = designs;
  if (!design) throw new Error('The small world has no design');
  const cart = await newCart(counter, who('christian'));
  const uids = design.definition.options.map(({ code, values }) =>
    Buffer.from(`design/${code}/${values[0]?.code}`).toString('base64'),
  );
  const PUT = gql`mutation Put($cart: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { code } cart { total_quantity } } }`;
  const items = [
    { sku: variant, quantity: 2 },
    { sku: design.sku, quantity: 1, selected_options: uids },
  ];
  expect((await ask(PUT, { cart, items }, 'christian')).addProductsToCart.user_errors).toEqual([]);
  const id = await made('christian');
  expect((await ask(FILL, { id, source: 'CART', key: cart }, 'christian')).fillShoppingList).toEqual({
    added: 2,
    refused: [],
  });
  const lines = (await listOf(id, 'christian')).items.items;
  expect(lines[0]).toMatchObject({ sku: variant, quantity: 2, problem: null, design: null });
  expect(lines[1]).toMatchObject({ sku: design.sku, quantity: 1, problem: null, design: expect.any(String) });
  expect(lines[1].options.length).toBeGreaterThan(0);
  const before = (await readCart(counter, cart, who('christian'))).data?.cart?.itemsV2?.items.length;
  const { lines: results, cart: filled } = (await ask(TO_CART, { id, cart }, 'christian')).addShoppingListToCart;
  expect(results.map((line: Answer) => line.problem)).toEqual([null, null]);
  // The same lines with twice the quantity and unchanged options.
  expect((await readCart(counter, cart, who('christian'))).data?.cart?.itemsV2?.items.length).toBe(before);
  expect(filled.total_quantity).toBe(6);
  expect(await ask(FILL, { id, source: 'CART', key: cart }, 'birgitte')).toMatchObject({
    code: 'graphql-authorization',
  });
});

test('purchased products are a read-only list with last purchase and count, and can be added to the cart', async () => {
  const [sku = '', other = ''] = await someSkus(counter, 2, `p.id NOT IN (SELECT product_id FROM order_line)`);
  const buyer = who('ida');
  const before = (await ask(LISTS, {}, 'ida')).customer.shopping_lists;
  for (const quantity of [3, 5]) {
    const cart = await newCart(counter, buyer);
    await counter.ask(
      gql`mutation Put($cart: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { code } } }`,
      {
        cart,
        items: [
          { sku: other, quantity: 1 },
          { sku, quantity },
        ],
      },
      buyer,
    );
    await prepare(counter, cart, 'account', buyer);
    expect((await place(counter, cart, buyer)).errors).toEqual([]);
    counter.clock.forward(60_000);
  }
  const history = await listOf('history', 'ida');
  expect(history).toMatchObject({ is_purchase_history: true, can_manage: false });
  expect(before.length).toBeGreaterThan(0);
  const [latest] = history.items.items;
  expect(latest).toMatchObject({ sku, quantity: 5, times_bought: 2, problem: null });
  expect(latest.last_bought_at).toMatch(/^\d{4}-/);
  const cart = await newCart(counter, buyer);
  const { lines } = (await ask(TO_CART, { id: 'history', cart, items: [latest.id] }, 'ida')).addShoppingListToCart;
  expect(lines).toMatchObject([{ sku, wanted: 5, quantity: 5, problem: null }]);
  expect(await ask(ADD, { skus: [sku], lists: ['history'] }, 'ida')).toMatchObject({ code: 'LIST_NOT_FOUND' });
  // A list created from that order, visible to its owner only.
  const [{ number: orderNumber = '' } = {}] = await counter.rows<{ number: string }>(
    'SELECT number FROM sales_order ORDER BY id DESC LIMIT 1',
  );
  const id = await made('ida');
  expect((await ask(FILL, { id, source: 'ORDER', key: orderNumber }, 'ida')).fillShoppingList).toEqual({
    added: 2,
    refused: [],
  });
  const theirs = await made('christian');
  expect(await ask(FILL, { id: theirs, source: 'ORDER', key: orderNumber }, 'christian')).toMatchObject({
    code: 'graphql-no-such-entity',
  });
  // The count excludes products no longer sold, and purchased gift cards.
  const counts = async () => {
    const { product_count, items } = await listOf('history', 'ida');
    return [product_count, items.total_count];
  };
  const [shown = 0, all] = await counts();
  expect(shown).toBe(all);
  await counter.rows(`UPDATE product SET store_ids = '{}' WHERE sku = $1`, [sku]);
  expect(await counts()).toEqual([shown - 1, shown - 1]);
  // A customer without the right to see orders has no such list.
  expect(await listOf('history', 'dorthe')).toBeNull();
});

test('a customer limited to lists cannot add other products to a list', async () => {
  await flags('erik', { allowCreateShoppinglist: true, allowManageShoppinglist: true });
  const id = await made('erik');
  const [outside = ''] = await someSkus(
    counter,
    1,
    `p.id NOT IN (SELECT i.product_id FROM shopping_list_item i JOIN shopping_list l ON l.id = i.list_id WHERE l.business_id IS NOT NULL AND l.customer_id IS NULL)`,
  );
  expect(await ask(ADD, { skus: [outside], lists: [id] }, 'erik')).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  const { sku } = (await listOf(await idOf('Køkken og kaffe'), 'erik')).items.items[0];
  expect((await ask(ADD, { skus: [sku], lists: [id] }, 'erik')).addToShoppingList.shopping_lists).toEqual([
    { id, product_count: 1 },
  ]);
  await ask(DELETE, { id }, 'erik');
});

test('closing an account deletes its own lists, and those it shared are transferred to the company', async () => {
  const [own, shared] = [await made('christian', 'Privat'), await made('christian', 'Til alle')];
  await ask(UPDATE, { id: shared, input: { is_shared: true } }, 'christian');
  const [{ id: number = 0 } = {}] = await counter.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [
    MAILS.christian,
  ]);
  await deletePersonalRows(counter.database.db, number, MAILS.christian);
  for (const name of ['christian', 'birgitte'] as const) {
    expect(await listOf(own, name)).toBeNull();
    expect(await ask(COPY, { id: own }, name)).toMatchObject({ code: 'LIST_NOT_FOUND' });
  }
  expect(await listOf(shared, 'birgitte')).toMatchObject({ name: 'Til alle', can_manage: true });
});
