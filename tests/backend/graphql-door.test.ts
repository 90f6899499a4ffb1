// The GraphQL endpoint over HTTP: accepted requests, error messages of rejected ones, and masking of unexpected errors.
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from './open-backend';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

const HEADERS = { 'content-type': 'application/json', 'x-client-name': 'commerce', store: '1' };
const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('http://shop.test/graphql/commerce', {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body: text,
  });
  const response = await shop.backend.commerce(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

describe('endpoint', () => {
  // spec: 7 Clients: All calls are GraphQL over POST to a same-origin path with a client name
  it('accepts POST with JSON only, with or without a client name', async () => {
    expect((await post({ query: '{ __typename }' }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect(
      (await post({ query: '{ __typename }' }, { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
    for (const client of ['', 'commerce'])
      expect((await post({ query: '{ __typename }' }, { 'x-client-name': client })).body).toEqual({
        data: { __typename: 'Query' },
      });
  });

  it('rejects bodies that are too large, malformed or a batch', async () => {
    expect((await post({ query: `{ __typename } # ${'x'.repeat(300_000)}` })).status).toBe(413);
    expect((await post('{bad')).status).toBe(400);
    expect((await post([{ query: '{ __typename }' }])).status).toBe(400);
  });

  it('names an unknown field', async () => {
    const { body } = await post({ query: '{ nothing }' });
    expect(body.errors[0].message).toBe('Cannot query field "nothing" on type "Query".');
  });
});

describe('limits', () => {
  const times = (count: number, make: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at)).join(' ');
  const found = (at: number) => `p${at}: products(search: "a") { total_count }`;
  const uses = (count: number) => `{ storeConfig { ${times(count, (at) => `f${at}: store_name`)} } }`;
  const doubling = times(20, (at) => `fragment F${at} on StoreConfig { ...F${at + 1} ...F${at + 1} }`);

  it.each([
    ['root fields', `{ ...F } fragment F on Query { ${times(140, found)} }`],
    ['root fields', `{ ${times(21, found)} }`],
    ['complexity', `{ storeConfig { ...F0 } } ${doubling} fragment F20 on StoreConfig { store_name }`],
    ['within itself', '{ storeConfig { ...A } } fragment A on StoreConfig { ...A }'],
    ['aliases', uses(51)],
    ['depth', `{ __type(name: "Query") { ${'ofType { '.repeat(20)}name${' }'.repeat(20)} } }`],
    [
      'cost',
      '{ categoryList { products(pageSize: 100) { items { related_products { related_products { sku } } } } } }',
    ],
    ['cost', '{ categoryList { children { children { children { products(pageSize: 50) { items { sku } } } } } } }'],
    ['tokens', `{ ${'a '.repeat(4000)} }`],
  ])('rejects too many %s in process and over HTTP, without an SQL statement', async (words, query) => {
    const asked = await shop.ask(query);
    expect([asked.errors?.[0]?.message, asked.statements]).toEqual([expect.stringContaining(words), 0]);
    const sent = await post({ query });
    expect(sent.body.errors[0].message).toContain(words);
    expect(sent.headers.get('x-statements')).toBe('0');
  });

  it('counts a page size from the variables like one in the document', async () => {
    const query = `query Q($size: Int!) { ${times(20, (at) => `p${at}: products(filter: {}, pageSize: $size) { items { sku name url_key } }`)} }`;
    const many = await shop.ask(query, { size: 500 });
    expect([many.errors?.[0]?.message, many.statements]).toEqual([expect.stringContaining('cost'), 0]);
    expect((await shop.ask(query, { size: 5 })).errors).toBeUndefined();
  });

  it('limits statements and bytes of the most expensive accepted queries', async () => {
    const shelf = (at: number) =>
      `p${at}: products(filter: {}, pageSize: ${40 + at}) { items { sku description { html } } }`;
    const categories = '{ categoryList { products(pageSize: 20) { total_count items { sku name } } } }';
    const texts = '{ categories(filters: {}) { items { products(pageSize: 5) { items { description { html } } } } } }';
    for (const query of [`{ ${times(16, shelf)} }`, categories, texts, getIntrospectionQuery()]) {
      const { body, headers } = await post({ query });
      expect(body.errors).toBeUndefined();
      expect(Number(headers.get('x-statements'))).toBeLessThan(200);
      expect(JSON.stringify(body).length).toBeLessThan(2_000_000);
    }
  });
});

describe('Store header', () => {
  it.each(['2', 'b2b'])('%s selects the business store', async (store) => {
    const { body } = await post({ query: '{ storeConfig { store_code } }' }, { store });
    expect(body.data).toEqual({ storeConfig: { store_code: 'b2b' } });
  });

  it('returns an error message for an unknown store', async () => {
    const { body } = await post({ query: '{ storeConfig { store_code } }' }, { store: '77' });
    expect(body.errors[0]).toMatchObject({
      message: 'Requested store is not found',
      extensions: { category: 'graphql-input' },
    });
  });
});

describe('responses', () => {
  it('are equal in process and over HTTP', async () => {
    const query =
      '{ products(filter: {}, pageSize: 30) { total_count items { sku name price_range { minimum_price { final_price { value } } } media_gallery { url } breadcrumbs { label } } } }';
    const [http, inProcess] = [await post({ query }), await shop.ask(query)];
    expect(http.body.data).toEqual(JSON.parse(JSON.stringify(inProcess.data)));
    expect(Number(http.headers.get('x-statements'))).toBeGreaterThan(0);
    expect(http.headers.get('cache-control')).toBe('no-store');
  });

  it('mask an unexpected error and include the request id', async () => {
    await shop.rows('ALTER TABLE url_rewrite RENAME TO url_rewrite_gone');
    const { body } = await post({ query: '{ route(url: "x") { relative_url } }' }, { 'x-request-id': 'abc-1' });
    await shop.rows('ALTER TABLE url_rewrite_gone RENAME TO url_rewrite');
    expect(body.errors[0].message).toBe('Internal server error');
    expect(body.errors[0].extensions).toEqual({ category: 'internal', requestId: 'abc-1' });
    expect(JSON.stringify(body)).not.toContain('url_rewrite');
  });
});

describe('query cache', () => {
  it('caches a public response, invalidates it when a product changes, and separates stores', async () => {
    const cached = await openTestBackend({ cacheQueries: true });
    try {
      const query =
        '{ products(filter: {}, pageSize: 5) { items { sku price_range { minimum_price { final_price { value } } } } } }';
      const first = await cached.ask(query);
      const again = await cached.ask(query);
      const business = await cached.ask(query, {}, { store: '2' });
      expect(first.statements).toBeGreaterThan(0);
      expect([again.statements, again.data]).toEqual([0, first.data]);
      expect(business.data).not.toEqual(first.data);
      // The content service shares the cache, but not the responses.
      const content = await cached.backend.execute({
        client: 'content',
        query: '{ stores { store_code } }',
        headers: {},
      });
      expect(content.data).toHaveProperty('stores');
    } finally {
      await cached.close();
    }
  });
});
