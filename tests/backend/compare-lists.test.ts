// Lists of products to compare, compatible with Magento clients: a guest's by uid, a customer's own, and their merge at login.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockComparisonOf } from '#backend/commerce/compare/compare-list.sql';
import { forgetByRule } from '#backend/commerce/retention/forget';
import { PLAIN_SERVICES } from '#backend/composition';
import { MOST_COMPARED } from '#domain/catalogue/compare-list';
import { endSides, openSide, waits } from './side-by-side';
import { type Counter, openCounter, someSkus } from './test-backend';

const DAY = 24 * 60 * 60 * 1000;

let counter: Counter;
/** Product ids as Magento clients send them. */
let ids: string[];
beforeAll(async () => {
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, clientsShowTerms: true } });
  const skus = await someSkus(counter, MOST_COMPARED + 1);
  const rows = await counter.rows<{ id: number }>('SELECT id FROM product WHERE sku = ANY ($1) ORDER BY id', [skus]);
  ids = rows.map(({ id }) => String(id));
  expect(ids).toHaveLength(MOST_COMPARED + 1);
});
afterAll(() => counter?.close());

type Told = Awaited<ReturnType<Response['json']>>;

async function ask(query: string, variables: object = {}, token?: string, language = 'en'): Promise<Told> {
  const answer = await counter.backend.commerce(
    new Request('http://shop.example/graphql', {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'accept-language': language },
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return answer.json();
}

let customers = 0;
async function newCustomer(): Promise<string> {
  customers += 1;
  const email = `sammenligner-${customers}@example.dk`;
  const input = { firstname: 'Ida', lastname: 'Holm', email, password: 'Sommer-2026-hav' };
  const made = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }';
  expect((await ask(made, { input })).errors).toBeUndefined();
  const login = `mutation { generateCustomerToken(email: "${email}", password: "Sommer-2026-hav") { token } }`;
  return (await ask(login)).data.generateCustomerToken.token;
}

const SUMMARY = 'uid item_count items { uid }';
const CREATE = `mutation ($products: [ID!]) { list: createCompareList(input: { products: $products }) { ${SUMMARY} } }`;
const ADD = `mutation ($uid: ID!, $products: [ID!]!) { list: addProductsToCompareList(input: { uid: $uid, products: $products }) { ${SUMMARY} } }`;
const REMOVE = `mutation ($uid: ID!, $products: [ID!]!) { list: removeProductsFromCompareList(input: { uid: $uid, products: $products }) { ${SUMMARY} } }`;
const READ = `query ($uid: ID!) { list: compareList(uid: $uid) { ${SUMMARY} } }`;
const ASSIGN = `mutation ($uid: ID!) { done: assignCompareListToCustomer(uid: $uid) { result compare_list { ${SUMMARY} } } }`;
const DELETE = 'mutation ($uid: ID!) { done: deleteCompareList(uid: $uid) { result } }';
const OWN = `{ customer { compare_list { ${SUMMARY} } } }`;

const shown = (list: Told): string[] => list.items.map(({ uid }: Told) => uid);
const create = async (products: readonly string[], token?: string): Promise<string> =>
  (await ask(CREATE, { products }, token)).data.list.uid;
const refusedAs = (message: string) => [{ message, extensions: { category: 'graphql-input' } }];
const NOT_THEIRS = 'This customer is not authorized to access this list';
const UNKNOWN_UID = '0123456789abcdef0123456789abcdef';

describe('a guest', () => {
  test('creates a list with an unguessable uid, adds products and removes them', async () => {
    const [one = '', two = '', three = ''] = ids;
    const made = (await ask(CREATE, { products: [two, one] })).data.list;
    expect(made).toMatchObject({ item_count: 2, items: [{ uid: two }, { uid: one }] });
    expect(made.uid).toMatch(/^[0-9a-f]{32}$/);
    const { uid } = made;
    expect(await create([one])).not.toBe(uid);
    expect(shown((await ask(ADD, { uid, products: [three] })).data.list)).toEqual([two, one, three]);
    expect(shown((await ask(REMOVE, { uid, products: [one] })).data.list)).toEqual([two, three]);
    expect(shown((await ask(READ, { uid })).data.list)).toEqual([two, three]);
  });

  test('gets each product once, also by its uid, and ignores unknown products', async () => {
    const [one = '', two = ''] = ids;
    const uidOfTwo = Buffer.from(two).toString('base64');
    const uid = await create([one, one, '999999999', '99999999999', 'none', '-1', '']);
    expect(shown((await ask(ADD, { uid, products: [one, two, uidOfTwo] })).data.list)).toEqual([one, two]);
    expect(shown((await ask(REMOVE, { uid, products: ['999999999', uidOfTwo, two] })).data.list)).toEqual([one]);
  });

  test('creates an empty list when no products are named', async () => {
    const { data } = await ask(`mutation { list: createCompareList { ${SUMMARY} } }`);
    expect(data.list).toMatchObject({ item_count: 0, items: [] });
  });

  test('gets null or an error for an unknown uid', async () => {
    for (const uid of [UNKNOWN_UID, 'x', '1', `${UNKNOWN_UID}\u0000`]) {
      expect(await ask(READ, { uid })).toEqual({ data: { list: null } });
      expect(await ask(DELETE, { uid })).toEqual({ data: { done: { result: false } } });
      for (const change of [ADD, REMOVE])
        expect((await ask(change, { uid, products: ids.slice(0, 1) })).errors).toMatchObject(
          refusedAs('"uid" value does not exist'),
        );
    }
    expect((await ask(READ, { uid: '' })).errors).toMatchObject(refusedAs('"uid" value must be specified'));
    for (const name of ['addProductsToCompareList', 'removeProductsFromCompareList'])
      expect((await ask(`mutation { ${name} { uid } }`)).errors).toMatchObject(
        refusedAs('"uid" value must be specified'),
      );
  });

  test('deletes a list once', async () => {
    const uid = await create(ids.slice(0, 1));
    expect((await ask(DELETE, { uid })).data.done).toEqual({ result: true });
    expect((await ask(DELETE, { uid })).data.done).toEqual({ result: false });
    expect((await ask(READ, { uid })).data.list).toBeNull();
  });

  test('fills a list up to the limit; beyond it nothing is added', async () => {
    const uid = await create(ids.slice(0, MOST_COMPARED - 1));
    const [last = '', over = ''] = ids.slice(MOST_COMPARED - 1);
    const refused = (await ask(ADD, { uid, products: [last, over] })).errors;
    expect(refused).toMatchObject([{ extensions: { code: 'LIST_FULL', params: { max: MOST_COMPARED } } }]);
    expect((await ask(ADD, { uid, products: [last] })).data.list.item_count).toBe(MOST_COMPARED);
    expect((await ask(CREATE, { products: ids })).errors).toMatchObject([{ extensions: { code: 'LIST_FULL' } }]);
  });
});

describe('compared attributes', () => {
  const FULL = `query ($uid: ID!) { list: compareList(uid: $uid) { attributes { code label }
    items { uid product { uid sku custom_attributesV2 { items { code ... on AttributeValue { value } } } } attributes { code value } } } }`;

  test('are those of the products, with a value for each product', async () => {
    const uid = await create(ids.slice(0, 3));
    const { attributes, items } = (await ask(FULL, { uid })).data.list;
    const codes = attributes.map(({ code }: Told) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain('brand');
    expect(attributes.find(({ code }: Told) => code === 'brand').label).toBe('Brand');
    for (const { product, attributes: values } of items) {
      expect(values.map(({ code }: Told) => code)).toEqual(codes);
      const own = new Map<string, string>(
        product.custom_attributesV2.items.map(({ code, value }: Told) => [code, value]),
      );
      for (const { code, value } of values) expect([code, value]).toEqual([code, own.get(code) ?? 'N/A']);
    }
    const named = (await ask(FULL, { uid }, undefined, 'da')).data.list.attributes;
    expect(named.find(({ code }: Told) => code === 'brand').label).toBe('Mærke');
  });

  test('leave out a product no longer sold in the store, and include it when it is sold again', async () => {
    const [one = '', two = ''] = ids;
    const uid = await create([one, two]);
    await counter.rows(`UPDATE product SET store_ids = '{99}' WHERE id = $1`, [Number(one)]);
    try {
      expect((await ask(READ, { uid })).data.list).toMatchObject({ item_count: 1, items: [{ uid: two }] });
      expect(shown((await ask(ADD, { uid: await create([]), products: [one, two] })).data.list)).toEqual([two]);
    } finally {
      await counter.rows('UPDATE product SET store_ids = NULL WHERE id = $1', [Number(one)]);
    }
    expect((await ask(READ, { uid })).data.list.item_count).toBe(2);
  });
});

describe('a customer', () => {
  test('has one list; creating another adds to it', async () => {
    const token = await newCustomer();
    const [one = '', two = ''] = ids;
    expect((await ask(OWN, {}, token)).data.customer.compare_list).toBeNull();
    const uid = await create([one], token);
    expect(await create([two, one], token)).toBe(uid);
    expect((await ask(OWN, {}, token)).data.customer.compare_list).toMatchObject({ uid, item_count: 2 });
    expect((await ask(DELETE, { uid }, token)).data.done).toEqual({ result: true });
    expect((await ask(OWN, {}, token)).data.customer.compare_list).toBeNull();
  });

  test('cannot access the list of another customer or a guest, and other callers cannot access theirs', async () => {
    const [token, other] = [await newCustomer(), await newCustomer()];
    const [one = ''] = ids;
    const own = await create([one], token);
    const guests = await create([one]);
    const callers: [string, string | undefined][] = [
      [own, other],
      [own, undefined],
      [guests, token],
      [UNKNOWN_UID, token],
    ];
    for (const [uid, caller] of callers)
      for (const [document, variables] of [
        [READ, { uid }],
        [DELETE, { uid }],
        [ADD, { uid, products: [one] }],
        [REMOVE, { uid, products: [one] }],
      ] as const)
        expect((await ask(document, variables, caller)).errors).toMatchObject(refusedAs(NOT_THEIRS));
    expect((await ask(ASSIGN, { uid: own }, other)).errors).toMatchObject(refusedAs(NOT_THEIRS));
    expect((await ask(ASSIGN, { uid: own }, token)).errors).toMatchObject(refusedAs(NOT_THEIRS));
    expect((await ask(READ, { uid: own }, token)).data.list.item_count).toBe(1);
    expect((await ask(READ, { uid: guests })).data.list.item_count).toBe(1);
  });

  test('takes over a guest’s list at login, after which only the customer can read its uid', async () => {
    const token = await newCustomer();
    const uid = await create(ids.slice(0, 2));
    expect((await ask(ASSIGN, { uid })).errors).toMatchObject(refusedAs('Customer must be logged'));
    const { result, compare_list: list } = (await ask(ASSIGN, { uid }, token)).data.done;
    expect([result, list.uid, list.item_count]).toEqual([true, uid, 2]);
    expect((await ask(READ, { uid })).errors).toMatchObject(refusedAs(NOT_THEIRS));
    expect((await ask(OWN, {}, token)).data.customer.compare_list.uid).toBe(uid);
    expect((await ask(ASSIGN, { uid: UNKNOWN_UID }, token)).data.done).toEqual({ result: false, compare_list: null });
  });

  test('gets a guest’s products appended to their list, each once and up to the limit', async () => {
    const token = await newCustomer();
    const own = await create(ids.slice(0, MOST_COMPARED - 1), token);
    const uid = await create(ids.slice(MOST_COMPARED - 2));
    const { compare_list: list } = (await ask(ASSIGN, { uid }, token)).data.done;
    expect([list.uid, shown(list)]).toEqual([own, ids.slice(0, MOST_COMPARED)]);
    expect((await ask(READ, { uid })).data.list).toBeNull();
  });

  test('gets one list from concurrent requests', async () => {
    const token = await newCustomer();
    const [who] = await counter.rows<{ id: number }>('SELECT max(id) AS id FROM customer');
    const side = await openSide(counter.database);
    const second = await openSide(counter.database);
    try {
      await lockComparisonOf(side.client, who?.id ?? 0);
      expect(await waits(counter.database, second, lockComparisonOf(second.client, who?.id ?? 0))).toBe(true);
    } finally {
      await side.end('ROLLBACK');
      await endSides();
    }
    const uids = await Promise.all([1, 2, 3, 4].map(() => create(ids.slice(0, 3), token)));
    expect(new Set(uids).size).toBe(1);
  });

  test('loses the list when the account is deleted', async () => {
    const token = await newCustomer();
    const uid = await create(ids.slice(0, 2), token);
    expect((await ask('mutation { deleteCustomer }', {}, token)).data.deleteCustomer).toBe(true);
    expect(await counter.rows('SELECT 1 FROM compare_list WHERE uid = $1', [uid])).toEqual([]);
  });
});

test('guest lists are deleted 60 days after their last change, customer lists are not', async () => {
  const token = await newCustomer();
  const own = await create(ids.slice(0, 1), token);
  const [old, changed] = [await create(ids.slice(0, 1)), await create([])];
  const left = async () => {
    const { db, pool } = counter.database;
    await forgetByRule({ db, pool, now: counter.clock.now() });
    const rows = await counter.rows<{ uid: string }>('SELECT uid FROM compare_list WHERE uid = ANY ($1)', [
      [own, old, changed],
    ]);
    return rows.map(({ uid }) => uid).sort();
  };
  counter.clock.forward(59 * DAY);
  expect(await left()).toEqual([own, old, changed].sort());
  await ask(ADD, { uid: changed, products: ids.slice(0, 1) });
  counter.clock.forward(2 * DAY);
  expect(await left()).toEqual([own, changed].sort());
  counter.clock.forward(59 * DAY);
  expect(await left()).toEqual([own]);
});
