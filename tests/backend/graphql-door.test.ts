// The GraphQL endpoint over HTTP: what it takes, what it refuses and in which words, and that surprises stay masked.
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

describe('the door', () => {
  it('takes POST with JSON and a client name only', async () => {
    const get = await shop.backend.commerce(
      new Request('http://shop.test/graphql/commerce?query={__typename}', { headers: HEADERS }),
    );
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await post({ query: '{ __typename }' }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect(
      (await post({ query: '{ __typename }' }, { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
    expect((await post({ query: '{ __typename }' }, { 'x-client-name': '' })).status).toBe(400);
    expect((await post({ query: '{ __typename }' })).body).toEqual({ data: { __typename: 'Query' } });
  });

  it('refuses bodies that are too large, broken or a batch', async () => {
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
  const fields = (count: number) =>
    `{ storeConfig { ${Array.from({ length: count }, (_, at) => `f${at}: store_name`).join(' ')} } }`;
  const nested = (depth: number) =>
    `{ categoryList { ${'children { '.repeat(depth - 2)}uid${' }'.repeat(depth - 2)} } }`;

  it('300 fields pass and 301 do not, fragments counted through', async () => {
    expect((await post({ query: fields(299) })).body.errors).toBeUndefined();
    expect((await post({ query: fields(300) })).body.errors[0].message).toContain('complexity');
    const bomb = Array.from(
      { length: 12 },
      (_, at) => `fragment F${at} on StoreConfig { a${at}: store_name ...F${at + 1} ...F${at + 1} }`,
    ).join(' ');
    const query = `{ storeConfig { ...F0 ...F0 } } ${bomb} fragment F12 on StoreConfig { store_name }`;
    expect((await post({ query })).body.errors[0].message).toContain('complexity');
  });

  it('a depth of 20 passes and 21 does not', async () => {
    expect((await post({ query: nested(20) })).body.errors).toBeUndefined();
    expect((await post({ query: nested(21) })).body.errors[0].message).toContain('depth');
  });

  it('many names for one costly field are refused, and lists within lists within lists', async () => {
    const many = `{ ${Array.from({ length: 21 }, (_, at) => `p${at}: products(search: "a") { total_count }`).join(' ')} }`;
    expect((await post({ query: many })).body.errors[0].message).toContain('root fields');
    const deep = '{ categoryList { products { items { related_products { related_products { sku } } } } } }';
    expect((await post({ query: deep })).body.errors[0].message).toContain('Lists of products');
  });

  it('the same hold in process', async () => {
    expect((await shop.ask(fields(300))).errors?.[0]?.message).toContain('complexity');
    expect((await shop.ask('{ nothing }')).errors?.[0]?.message).toContain('Cannot query field');
    expect((await shop.ask('{ broken')).errors?.[0]?.message).toContain('Syntax Error');
  });
});

describe('the Store header', () => {
  it.each(['2', 'b2b'])('%s is the business store', async (store) => {
    const { body } = await post({ query: '{ storeConfig { store_code } }' }, { store });
    expect(body.data).toEqual({ storeConfig: { store_code: 'b2b' } });
  });

  it('an unknown one is told in words', async () => {
    const { body } = await post({ query: '{ storeConfig { store_code } }' }, { store: '77' });
    expect(body.errors[0]).toMatchObject({
      message: 'Requested store is not found',
      extensions: { category: 'graphql-input' },
    });
  });
});

describe('answers', () => {
  it('are the same in process and over HTTP', async () => {
    const query =
      '{ products(filter: {}, pageSize: 30) { total_count items { sku name price_range { minimum_price { final_price { value } } } media_gallery { url } breadcrumbs { label } } } }';
    const [http, inProcess] = [await post({ query }), await shop.ask(query)];
    expect(http.body.data).toEqual(JSON.parse(JSON.stringify(inProcess.data)));
    expect(Number(http.headers.get('x-statements'))).toBeGreaterThan(0);
    expect(http.headers.get('cache-control')).toBe('no-store');
  });

  it('mask a surprise and name the request', async () => {
    await shop.rows('ALTER TABLE url_rewrite RENAME TO url_rewrite_gone');
    const { body } = await post({ query: '{ route(url: "x") { relative_url } }' }, { 'x-request-id': 'abc-1' });
    await shop.rows('ALTER TABLE url_rewrite_gone RENAME TO url_rewrite');
    expect(body.errors[0].message).toBe('Internal server error');
    expect(body.errors[0].extensions).toEqual({ category: 'internal', requestId: 'abc-1' });
    expect(JSON.stringify(body)).not.toContain('url_rewrite');
  });
});

describe('the query cache', () => {
  it('keeps a public answer, forgets it when a product changes, and is not asked for other stores', async () => {
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
      // The content service shares the cache, never the answers.
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
