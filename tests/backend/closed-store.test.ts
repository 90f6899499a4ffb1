// The advice store requires login: which visitors may read which store, for every kind of query, by store code
// and by id, with and without cached responses.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeActingLink } from '#backend/commerce/login/sso/make-links';
import type { Database } from '#backend/db/client';
import { openDatabase } from '#backend/db/client';
import { type Backend, createBackend } from '#backend/index';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

const IDA = 'ida@nordre-revision.example';
const PHONE = '+45 70 20 41 00';
let own: FreshDatabase;
let database: Database;
let shop: Backend;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 4 });
  shop = createBackend({
    database,
    clock: { now: () => TEST_NOW },
    dataDir: '/nowhere',
    log: { error: () => undefined },
  });
  const { pool } = database;
  // Dorthe works for Ida's company; Helle has an account in the store, without a company.
  await pool.query(
    `UPDATE customer SET store_id = i.store_id, business_id = i.business_id
    FROM customer i WHERE i.email = $1 AND customer.email LIKE 'dorthe@%'`,
    [IDA],
  );
  await pool.query(`UPDATE customer SET store_id = 4, business_id = NULL WHERE email LIKE 'helle@%'`);
  const accounts = {
    private: 'anna@example.dk',
    business: 'birgitte@havnens-arkitekter.example',
    advised: IDA,
    'sub-user': 'dorthe@havnens-arkitekter.example',
    punchout: 'punchout@fjordhavn.example',
    single: 'helle@rum-og-ro.example',
  };
  for (const [name, email] of Object.entries(accounts)) tokens[name] = await logIn(email, 'b2b');
  tokens['staff for the store'] = await act(IDA);
  tokens['staff for another'] = await act('anna@example.dk');
});
afterAll(async () => {
  await shop?.close();
  await own?.drop();
});

const ask = (query: string, store: string, token?: string) =>
  shop.execute({
    client: 'commerce',
    query,
    variables: {},
    headers: { store, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
async function tokenOf(mutation: string, field: string, store: string): Promise<string> {
  const { data } = await ask(`mutation { ${mutation} { token } }`, store);
  return (data as Record<string, { token: string } | null> | null)?.[field]?.token ?? '';
}
const logIn = (email: string, store: string) =>
  tokenOf(`generateCustomerToken(email: "${email}", password: "${DEMO_PASSWORD}")`, 'generateCustomerToken', store);
async function act(email: string): Promise<string> {
  const made = await makeActingLink(email, 'Mette Holm', { pool: database.pool, now: TEST_NOW });
  const link = made.ok ? made.path.split('/').at(-1) : '';
  return tokenOf(`customerLoginByToken(token: "${link}")`, 'customerLoginByToken', 'b2b');
}

const GOODS =
  'products(filter: { category_id: { eq: "3" } }) { total_count items { sku price_range { minimum_price { final_price { value } } } } }';
const FIELDS: Record<string, string> = {
  products: `{ ${GOODS} }`,
  'products by words': '{ products(search: "papir") { items { sku } } }',
  'a fragment': `query { ...storeConfig } fragment storeConfig on Query { ${GOODS} }`,
  'an inline fragment': `{ ... on Query { ${GOODS} } }`,
  'another name': `{ storeConfig: ${GOODS} }`,
  'among open ones': `{ storeConfig { store_code } ${GOODS} }`,
  categories: '{ categories(filters: {}) { items { name } } }',
  categoryList: '{ categoryList(filters: {}) { name } }',
  route: '{ route(url: "kontorartikler") { relative_url } }',
  urlResolver: '{ urlResolver(url: "kontorartikler") { id } }',
  recommendation: '{ recommendation(input: { type: PopularProducts }) { items { sku } } }',
  brands: '{ brands { name } }',
  searchSuggestions: '{ searchSuggestions(search: "pap") { terms } }',
  searchGuide: '{ searchGuide(search: "papir") { corrected } }',
  sitemapReach: '{ sitemapReach }',
  printerMakes: '{ printerMakes { name } }',
};
/** True when the query returns data. */
const isRead = async (query: string, store: string, token?: string) => (await ask(query, store, token)).data != null;

const LET_IN = ['advised', 'sub-user', 'staff for the store'];
const LEFT_OUT = ['private', 'business', 'punchout', 'single', 'staff for another'];

test('every account of the table can log in', () => {
  expect(Object.keys(tokens).sort()).toEqual([...LET_IN, ...LEFT_OUT].sort());
  expect(Object.values(tokens).filter((token) => token === '')).toEqual([]);
});

describe.each(Object.entries(FIELDS))('%s', (_name, query) => {
  test('is readable by everyone in an open store', async () => {
    for (const who of [undefined, ...LET_IN, ...LEFT_OUT])
      for (const store of ['b2c', 'b2b', '1'])
        expect([who, store, await isRead(query, store, who && tokens[who])]).toEqual([who, store, true]);
  });

  test('is readable in the closed store by its own customers only, also after other callers requested it', async () => {
    for (const store of ['b2b_uniq', '4', ' b2b_uniq '])
      for (const round of [1, 2]) {
        for (const who of LET_IN)
          expect([who, round, await isRead(query, store, tokens[who])]).toEqual([who, round, true]);
        for (const who of [undefined, ...LEFT_OUT]) {
          const { data, errors } = await ask(query, store, who && tokens[who]);
          expect([who, data ?? null]).toEqual([who, null]);
          expect(errors?.map(({ extensions }) => extensions.category)).toEqual(['graphql-authorization']);
        }
      }
  });
});

const CHANGES = {
  createEmptyCart: 'mutation { createEmptyCart }',
  createCustomer:
    'mutation { createCustomer(input: { firstname: "A", lastname: "B", email: "a.b@example.dk", password: "Kontor-2026" }) { customer { email } } }',
};
test.each(Object.entries(CHANGES))('rejects %s from a visitor in the closed store', async (_name, query) => {
  const { data, errors } = await ask(query, 'b2b_uniq');
  expect([data ?? null, errors?.[0]?.extensions.category]).toEqual([null, 'graphql-authorization']);
});

test('cart and account are readable by customers of the store only', async () => {
  for (const field of ['customerCart { id }', 'customer { email }']) {
    expect(await isRead(`{ ${field} }`, 'b2b_uniq', tokens.advised)).toBe(true);
    for (const who of LEFT_OUT)
      expect([who, await isRead(`{ ${field} }`, 'b2b_uniq', tokens[who])]).toEqual([who, false]);
  }
});

test('an account of another store gets the telephone number to call, and a visitor gets none', async () => {
  const told = async (token?: string) => (await ask(`{ ${GOODS} }`, 'b2b_uniq', token)).errors?.[0]?.extensions;
  expect(await told(tokens.private)).toMatchObject({ code: 'STORE_CLOSED_CALL', params: { telephone: PHONE } });
  expect(await told()).not.toHaveProperty('code');
  await database.pool.query('DELETE FROM seller');
  expect(await told(tokens.private)).toMatchObject({ code: 'STORE_CLOSED' });
});

test('the data needed for login is readable by everyone', async () => {
  expect((await ask('{ storeConfig { store_code } checkoutAgreements { name } }', 'b2b_uniq')).errors).toBeUndefined();
});

test('login to the closed store succeeds for its own customers only', async () => {
  expect(await logIn(IDA, 'b2b_uniq')).not.toBe('');
  const login = (password: string) =>
    ask(`mutation { generateCustomerToken(email: "anna@example.dk", password: "${password}") { token } }`, 'b2b_uniq');
  expect((await login(DEMO_PASSWORD)).errors?.[0]?.extensions.code).toBe('STORE_CLOSED');
  // Only a caller with the right password learns that the account exists.
  expect((await login('wrong')).errors?.[0]?.extensions.code).toBe('LOGIN_FAILED');
  const link = await makeActingLink('anna@example.dk', 'Mette Holm', { pool: database.pool, now: TEST_NOW });
  const token = link.ok ? link.path.split('/').at(-1) : '';
  const mutation = `mutation { customerLoginByToken(token: "${token}") { token } }`;
  expect((await ask(mutation, 'b2b_uniq')).errors?.[0]?.extensions.code).toBe('STORE_CLOSED');
  // The rejection did not use up the link.
  expect((await ask(mutation, 'b2c')).errors).toBeUndefined();
});
