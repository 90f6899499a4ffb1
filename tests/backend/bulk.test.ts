// Bulk changes by other systems: stock and prices in one call, wrong lines by number, dry runs, and each request once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApiKey } from '#backend/api/keys';
import type { ApiScope } from '#domain/staff/api-scopes';
import { type Counter, ORIGIN, openCounter, someSkus, stockMismatches } from './test-backend';

let counter: Counter;
let skus: string[];
let key: string;
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 5);
  key = await newKey(['write-stock', 'write-prices']);
});
afterAll(() => counter?.close());

const newKey = async (scopes: ApiScope[], store: string | null = null) =>
  (await makeApiKey(counter.database.pool, { name: 'ERP', scopes, store, expiresAt: null }, counter.clock.now())).key;

let requests = 0;
const post = (
  resource: string,
  lines: readonly object[] | string,
  options: { named?: string | null; query?: string; as?: string } = {},
) => {
  requests += 1;
  const { named = `request-${requests}`, query = '', as = key } = options;
  const body = typeof lines === 'string' ? lines : lines.map((line) => JSON.stringify(line)).join('\n');
  const headers: Record<string, string> = { authorization: `Bearer ${as}` };
  if (named !== null) headers['idempotency-key'] = named;
  return counter.backend.files(
    new Request(`${ORIGIN}/api/bulk/${resource}${query}`, { method: 'POST', headers, body }),
  );
};
const posted = async (...args: Parameters<typeof post>) => {
  const reply = await post(...args);
  return { status: reply.status, ...(await reply.json()) };
};
const stockOf = async (sku: string | undefined) =>
  (
    await counter.rows<{ quantity: number }>(
      `SELECT i.quantity FROM stock_item i JOIN product p ON p.id = i.product_id WHERE p.sku = $1 AND i.source_code = 'central'`,
      [sku],
    )
  )[0]?.quantity;
const priceOf = async (sku: string | undefined) =>
  (await counter.rows<{ gross_oere: number }>('SELECT gross_oere FROM product WHERE sku = $1', [sku]))[0]?.gross_oere;
/** The products BULK-1 to BULK-`count`, where they do not exist. */
const addProducts = (count: number) =>
  counter.rows(
    `INSERT INTO product (sku, name_da, name_en, url_key, gross_oere, unit, created_at, type)
      SELECT 'BULK-' || n, 'Vare ' || n, 'Item ' || n, 'bulk-' || n, 100, p.unit, now(), 'simple'
      FROM generate_series(1, $1::int) n, (SELECT unit FROM product LIMIT 1) p ON CONFLICT DO NOTHING`,
    [count],
  );

describe('stock', () => {
  it('is written by line, and wrong lines are named while the others count', async () => {
    const [parent] = await counter.rows<{ sku: string }>("SELECT sku FROM product WHERE type = 'configurable' LIMIT 1");
    const text = [
      JSON.stringify({ sku: skus[0], quantity: 71 }),
      JSON.stringify({ sku: 'nothing', quantity: 1 }),
      '',
      JSON.stringify({ sku: skus[1], quantity: 72, source: 'central' }),
      JSON.stringify({ sku: parent?.sku, quantity: 1 }),
      JSON.stringify({ sku: skus[2], quantity: -1 }),
      JSON.stringify({ sku: skus[2], quantity: 1, source: 'nowhere' }),
      JSON.stringify({ sku: skus[0], quantity: 5 }),
      '{',
      JSON.stringify({ sku: skus[3], quantity: 1, countedAt: '2100-01-01T00:00:00Z' }),
    ].join('\n');
    const reply = await posted('stock', text);
    expect(reply).toMatchObject({ status: 200, lines: 9, accepted: 2, isDryRun: false });
    expect(reply.refused.map(({ line, code }: { line: number; code: string }) => `${line} ${code}`)).toEqual([
      ...['2 STOCK_SKU', '5 STOCK_CONFIGURABLE', '6 LINE_WRONG', '7 STOCK_SOURCE', '8 LINE_REPEATED', '9 LINE_WRONG'],
      '10 STOCK_FUTURE',
    ]);
    expect([await stockOf(skus[0]), await stockOf(skus[1])]).toEqual([71, 72]);
    expect(await stockMismatches(counter)).toEqual([]);
  });

  it('of a dry run is reported and not written', async () => {
    const before = await stockOf(skus[0]);
    const lines = [
      { sku: skus[0], quantity: 33 },
      { sku: 'nothing', quantity: 1 },
    ];
    const reply = await posted('stock', lines, { query: '?dryRun=true', named: 'dry' });
    expect(reply).toMatchObject({ status: 200, accepted: 1, isDryRun: true, refused: [{ line: 2 }] });
    expect(await stockOf(skus[0])).toBe(before);
    // Its key is free for the request itself.
    expect(await posted('stock', lines, { named: 'dry' })).toMatchObject({ accepted: 1, isDryRun: false });
    expect(await stockOf(skus[0])).toBe(33);
  });

  it('takes 10,000 rows in one call', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    await addProducts(10_000);
    const lines = Array.from({ length: 10_000 }, (_, at) => ({ sku: `BULK-${at + 1}`, quantity: at % 100 }));
    const begun = performance.now();
    expect(await posted('stock', lines)).toMatchObject({ status: 200, accepted: 10_000, refused: [] });
    const took = performance.now() - begun;
    console.info(`10,000 stock rows: ${Math.round(took)} ms`);
    expect(await stockOf('BULK-100')).toBe(99);
    expect(await posted('stock', [...lines, { sku: 'x', quantity: 1 }])).toMatchObject({
      status: 400,
      error: { code: 'BODY_WRONG' },
    });
  });
});

describe('an SKU', () => {
  it('is found in decomposed letters and with invisible characters', async () => {
    await counter.rows(
      `INSERT INTO product (sku, name_da, name_en, url_key, gross_oere, unit, created_at, type)
        SELECT 'BLÅ-1', 'Blå', 'Blue', 'blaa-1', 100, p.unit, now(), 'simple' FROM (SELECT unit FROM product LIMIT 1) p`,
    );
    const lines = [{ sku: `\u200e${'BLÅ-1'.normalize('NFD')}\u200b`, quantity: 7 }];
    expect(await posted('stock', lines)).toMatchObject({ status: 200, accepted: 1, refused: [] });
    expect(await stockOf('BLÅ-1')).toBe(7);
  });
});

describe('prices', () => {
  it('of thousands of products are written in one call, and those of their parents follow', async () => {
    const many = process.env.ALL_FLOWS ? 10_000 : 1_000;
    await addProducts(many);
    const lines = Array.from({ length: many }, (_, at) => ({ sku: `BULK-${at + 1}`, grossOere: 200 + (at % 100) }));
    const begun = performance.now();
    expect(await posted('prices', lines)).toMatchObject({ status: 200, accepted: many, refused: [] });
    console.info(`${many} prices: ${Math.round(performance.now() - begun)} ms`);
    expect([await priceOf('BULK-1'), await priceOf('BULK-100')]).toEqual([200, 299]);
    const [variant] = await counter.rows<{ sku: string; parent: string }>(
      `SELECT v.sku, p.sku AS parent FROM product v JOIN product p ON p.id = v.parent_id ORDER BY v.id LIMIT 1`,
    );
    const parentLine = { sku: variant?.parent, grossOere: 5 };
    expect(await posted('prices', [{ sku: variant?.sku, grossOere: 3 }, parentLine])).toMatchObject({
      refused: [{ line: 2, code: 'PRICE_CONFIGURABLE' }],
    });
    expect([await priceOf(variant?.sku), await priceOf(variant?.parent)]).toEqual([3, 3]);
  });

  it('are written with their log, and unknown products named', async () => {
    const entries = async () =>
      (
        await counter.rows<{ n: number }>(
          'SELECT count(*)::int AS n FROM price_log l JOIN product p ON p.id = l.product_id WHERE p.sku = $1',
          [skus[4]],
        )
      )[0]?.n ?? 0;
    const before = await entries();
    const lines = [
      { sku: 'nothing', grossOere: 1 },
      { sku: skus[4], grossOere: 12_345 },
      { sku: skus[3], grossOere: 1.5 },
    ];
    expect(await posted('prices', lines)).toMatchObject({
      ...{
        status: 200,
        accepted: 1,
        refused: [
          { line: 1, code: 'PRICE_SKU' },
          { line: 3, code: 'LINE_WRONG' },
        ],
      },
    });
    expect(await priceOf(skus[4])).toBe(12_345);
    expect(await entries()).toBe(before + 1);
    await posted('prices', [{ sku: skus[4], grossOere: 12_345 }]);
    expect(await entries()).toBe(before + 1);
  });

  it('under an offer that is not lower are written and noted with their line', async () => {
    await counter.rows(
      `INSERT INTO product_special (product_id, gross_oere, valid_from, valid_to, name_da, name_en)
        SELECT id, 150, now() - interval '1 day', '2100-01-01', 'Tilbud', 'Offer' FROM product WHERE sku = 'BULK-7'`,
    );
    const lines = (grossOere: number) => [
      { sku: 'BULK-8', grossOere },
      { sku: 'BULK-7', grossOere },
    ];
    const reply = await posted('prices', lines(150));
    expect(reply).toMatchObject({ accepted: 2, refused: [], notes: [{ line: 2, code: 'OFFER_NOT_LOWER' }] });
    expect(await priceOf('BULK-7')).toBe(150);
    expect(await posted('prices', lines(151))).not.toHaveProperty('notes');
  });
});

describe('a request', () => {
  it('sent again, also at the same time, changes nothing and gets the same reply', async () => {
    const lines = [
      { sku: skus[0], quantity: 50 },
      { sku: 'nothing', quantity: 1 },
    ];
    const first = await Promise.all([1, 2, 3].map(() => posted('stock', lines, { named: 'once' })));
    expect(first[1]).toEqual(first[0]);
    expect(first[2]).toEqual(first[0]);
    await posted('stock', [{ sku: skus[0], quantity: 20 }]);
    expect(await posted('stock', lines, { named: 'once' })).toEqual(first[0]);
    expect(await stockOf(skus[0])).toBe(20);
  });

  it('under the key of another request is refused; another system may use the same key', async () => {
    await posted('stock', [{ sku: skus[1], quantity: 5 }], { named: 'reused' });
    expect(await posted('stock', [{ sku: skus[1], quantity: 6 }], { named: 'reused' })).toMatchObject({
      status: 422,
      error: { code: 'KEY_REUSED' },
    });
    expect(await posted('prices', [{ sku: skus[1], grossOere: 6 }], { named: 'reused' })).toMatchObject({
      status: 422,
    });
    const other = await newKey(['write-stock']);
    expect(await posted('stock', [{ sku: skus[1], quantity: 7 }], { named: 'reused', as: other })).toMatchObject({
      status: 200,
    });
    expect(await stockOf(skus[1])).toBe(7);
  });

  it.each([
    ['without an Idempotency-Key', 'stock', '{}', { named: null }, 400],
    ['with one that is too long', 'stock', '{}', { named: 'x'.repeat(201) }, 400],
    ['with an unknown parameter', 'stock', '{}', { query: '?dry=1' }, 400],
    ['without a line', 'stock', ' \n', {}, 400],
    ['that is too large', 'stock', 'x'.repeat(8 * 1024 * 1024 + 1), {}, 413],
    ['to an unknown resource', 'nothing', '{}', {}, 404],
  ])('%s is refused', async (_what, resource, body, options, status) => {
    expect(await posted(resource, body, options)).toMatchObject({ status, error: { message: expect.any(String) } });
  });

  it.each([
    ['an Idempotency-Key of 1 character', 'stock', { named: 'k' }, {}],
    ['one of 200 characters', 'stock', { named: 'x'.repeat(200) }, {}],
    ['a quantity of 0', 'stock', {}, { quantity: 0 }],
    ['a quantity of 10,000,000', 'stock', {}, { quantity: 10_000_000 }],
    ['a price of 0', 'prices', {}, { grossOere: 0 }],
    ['a price of 1,000,000 kroner', 'prices', {}, { grossOere: 100_000_000 }],
    ['a line break of Windows at the end', 'stock', { end: '\r\n' }, {}],
    ['spaces up to 8 MB', 'stock', { end: ' '.repeat(8 * 1024 * 1024 - 100) }, {}],
  ])('with %s is taken', async (_what, resource, { end = '', ...options }: { end?: string; named?: string }, more) => {
    const line = { sku: skus[4], ...(resource === 'stock' ? { quantity: 1 } : { grossOere: 1 }), ...more };
    expect(await posted(resource, `${JSON.stringify(line)}${end}`, options)).toMatchObject({
      ...{ status: 200, accepted: 1, refused: [] },
    });
  });

  it.each([
    ['stock', { quantity: 10_000_001 }],
    ['stock', { quantity: 1, source: 'Central' }],
    ['stock', { quantity: 1, countedAt: '2026-11-29' }],
    ['stock', { quantity: 1, sku: 'x'.repeat(65) }],
    ['stock', { quantity: 1, sku: 'a\u0000b' }],
    ['prices', { grossOere: 1, sku: 'a\u0000b' }],
    ['prices', { grossOere: 100_000_001 }],
    ['prices', { grossOere: -1 }],
    ['prices', { grossOere: '5' }],
  ])('%s with %o names the line', async (resource, more) => {
    expect(await posted(resource, [{ sku: skus[4], ...more }])).toMatchObject({
      ...{ status: 200, accepted: 0, refused: [{ line: 1, code: 'LINE_WRONG' }] },
    });
  });

  it('needs the scope of its resource, for all stores', async () => {
    const [reader, ofStore] = [await newKey(['read-events', 'write-prices']), await newKey(['write-stock'], 'b2c')];
    for (const as of [reader, ofStore])
      expect(await posted('stock', [{ sku: skus[0], quantity: 1 }], { as })).toMatchObject({
        status: 403,
        error: { code: 'SCOPE_MISSING' },
      });
  });
});
