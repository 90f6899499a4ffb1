// Category lists: denormalised rows match their products after any change, and a page takes the same
// number of statements for any content.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStock } from '#backend/commerce/catalogue/maintenance/change-stock';
import { setPrice } from '#backend/commerce/catalogue/maintenance/set-price';
import { type Database, openDatabase } from '#backend/db/client';
import { createBackend } from '#backend/index';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';
import { TILE } from './catalogue-documents';
import { WRONG_PLACES } from './wrong-places';

let own: FreshDatabase;
let database: Database;
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 3 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const rows = async (sql: string, values?: unknown[]) => (await database.pool.query(sql, values)).rows;
/** A back end with empty caches. */
const fresh = () =>
  createBackend({
    database,
    clock: { now: () => TEST_NOW },
    cacheQueries: false,
    dataDir: '.',
    log: { error: () => {} },
  });

const PAGE = `query ($url: String!, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $pageSize: Int!, $page: Int!, $narrowed: Boolean!) {
  route(url: $url) { ... on CategoryTree { name
    products(pageSize: $pageSize, currentPage: $page, sort: $sort) @skip(if: $narrowed) { total_count items { ${TILE} } }
    filtered_products(filter: $filter, pageSize: $pageSize, currentPage: $page, sort: $sort) @include(if: $narrowed) { total_count items { ${TILE} } }
    aggregations(filter: $filter) { attribute_code options { value count } } } } }`;
const FIRST = { url: 'kontorartikler', pageSize: 24, page: 1, sort: null, filter: null, narrowed: false };

async function page(backend: ReturnType<typeof fresh>, shown: object) {
  const asked = await backend.execute({
    client: 'commerce',
    query: PAGE,
    variables: { ...FIRST, ...shown },
    headers: { store: '1' },
  });
  expect(asked.errors).toBeUndefined();
  const { route } = asked.data as { route: { products?: Found; filtered_products?: Found; aggregations: Facet[] } };
  return { statements: asked.statements, found: route.products ?? route.filtered_products, facets: route.aggregations };
}
interface Found {
  total_count: number;
  items: { sku: string }[];
}
interface Facet {
  attribute_code: string;
  options: { value: string; count: number }[];
}

it('takes the same number of statements for any content', async () => {
  const counts = [];
  for (const shown of [
    {},
    { pageSize: 4 },
    { page: 2 },
    { url: 'kontorartikler/skriveredskaber' },
    { sort: { price: 'ASC' } },
    { sort: { name: 'DESC' } },
    { narrowed: true, filter: { colour: { in: ['sort'] } } },
    { narrowed: true, filter: { colour: { in: ['sort', 'bla'] }, price: { to: '900' }, in_stock: { in: ['1'] } } },
  ])
    counts.push((await page(fresh(), shown)).statements);
  expect(new Set(counts).size, `statements: ${counts.join(' ')}`).toBe(1);
  // Uncached: stores with calendar, units and duty rates; then the tree, its version, the list, its cards, and the counts.
  expect(counts[0]).toBeLessThanOrEqual(10);
});

describe('list rows', () => {
  const example = async () =>
    (
      await rows(
        `SELECT p.id, p.sku, p.gross_oere, k.category_id FROM product p JOIN product_category k ON k.product_id = p.id AND k.own
          WHERE p.type = 'simple' AND p.manage_stock AND p.salable AND p.stock_state = 'common-item' AND NOT p.request_price
          ORDER BY p.id LIMIT 1`,
      )
    )[0];

  it('follow prices, stock, flags, stores and facets of their products, and have them from the start', async () => {
    expect(await rows(WRONG_PLACES)).toEqual([]);
    const { id, sku, gross_oere } = await example();
    await setPrice(database.pool, sku, gross_oere + 700, TEST_NOW);
    await changeStock(database.pool, { sku, source: 'central', how: 'set', quantity: 0 }, TEST_NOW);
    await rows('UPDATE product SET only_trade = NOT only_trade, store_ids = ARRAY[1, 2] WHERE id = $1', [id]);
    await rows('UPDATE product_facet SET value_ids = value_ids[2:] WHERE product_id = $1', [id]);
    expect(await rows(WRONG_PLACES)).toEqual([]);
    expect(await rows('SELECT DISTINCT salable, store_ids FROM product_category WHERE product_id = $1', [id])).toEqual([
      { salable: false, store_ids: [1, 2] },
    ]);
    // A new row copies its product's values and ignores the inserted ones.
    await rows(
      `INSERT INTO product_category SELECT c.id, $1, 1, true, ARRAY[9] FROM category c
        WHERE NOT EXISTS (SELECT FROM product_category k WHERE k.category_id = c.id AND k.product_id = $1) ORDER BY c.id LIMIT 1`,
      [id],
    );
    expect(await rows(WRONG_PLACES)).toEqual([]);
  });

  it('of a product with very many facet values are counted and filtered correctly', async () => {
    const { id, category_id } = await example();
    await rows(
      `WITH more AS (INSERT INTO facet_value (code, value, label_da, label_en) SELECT 'size', 'x' || n, 'X' || n, 'X' || n FROM generate_series(1, 900) n RETURNING id)
       UPDATE product_facet SET value_ids = value_ids || ARRAY(SELECT id FROM more) WHERE product_id = $1`,
      [id],
    );
    expect(await rows(WRONG_PLACES)).toEqual([]);
    const [{ url_path: url }] = await rows('SELECT url_path FROM category WHERE id = $1', [category_id]);
    const { found, facets } = await page(fresh(), { url, narrowed: true, filter: { size: { in: ['x640'] } } });
    expect(found?.total_count).toBe(1);
    const sizes = facets.find(({ attribute_code }) => attribute_code === 'size')?.options ?? [];
    expect(sizes).toContainEqual({ value: 'x900', count: 1 });
  });

  it('preserve the order of the list when it is filtered', async () => {
    const shop = fresh();
    const { found: all } = await page(shop, { pageSize: 100 });
    const chosen = await page(shop, { pageSize: 100, narrowed: true, filter: { in_stock: { in: ['1'] } } });
    const skus = chosen.found?.items.map(({ sku }) => sku) ?? [];
    const first = all?.items.map(({ sku }) => sku).filter((sku) => skus.includes(sku)) ?? [];
    expect(skus.slice(0, first.length)).toEqual(first);
    expect(first.length).toBeGreaterThan(10);
  });
});
