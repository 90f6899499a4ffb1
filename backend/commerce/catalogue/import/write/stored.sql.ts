// SQL of precomputed data that no page has to calculate: current prices, salability, search columns, cards, and category counts.
import type { PoolClient } from 'pg';

/** Products whose stored values are computed in one statement. */
const TOGETHER = 10_000;

// Families go together: a parent's card holds its variants' prices, and theirs its picture. A million numbers stay where they are.
const FAMILIES = [
  `CREATE TEMP TABLE import_family ON COMMIT DROP AS
    WITH root AS (SELECT DISTINCT coalesce(p.parent_id, p.id) AS id FROM import_touched t JOIN product p ON p.id = t.id)
    SELECT f.id, ((row_number() OVER (ORDER BY f.root, f.id) - 1) / ${TOGETHER})::int AS portion FROM (
      SELECT id, id AS root FROM root UNION ALL SELECT v.id, v.parent_id FROM root JOIN product v ON v.parent_id = root.id) f`,
  'CREATE INDEX ON import_family (portion)',
];

/** A new product has the time of its making. */
const CHANGED_NOW = `UPDATE product p SET changed_at = $1 FROM import_family f
  WHERE f.id = p.id AND NOT EXISTS (SELECT FROM import_changed c WHERE c.id = p.id AND c.fresh)`;

/** Notes all products of the families that something changed of; says how many. */
export async function noteFamilies(on: PoolClient, now: Date): Promise<number> {
  for (const statement of FAMILIES) await on.query(statement);
  await on.query(CHANGED_NOW, [now]);
  return (
    (await on.query<{ products: number }>('SELECT count(*)::int AS products FROM import_family')).rows[0]?.products ?? 0
  );
}

/** Whether so many are more than half of all products, as in a new shop. */
export async function isMost(on: PoolClient, products: number): Promise<boolean> {
  const text = 'SELECT $1::int * 2 > (SELECT count(*) FROM (SELECT FROM product LIMIT $1::int * 2) p) AS most';
  return products > 0 && (await on.query<{ most: boolean }>(text, [products])).rows[0]?.most === true;
}

/** The noted products, some at a time. */
export async function* portionsOfFamilies(on: PoolClient, products: number): AsyncGenerator<readonly number[]> {
  const text = 'SELECT array_agg(id ORDER BY id) AS ids FROM import_family WHERE portion = $1';
  for (let portion = 0; portion * TOGETHER < products; portion += 1) {
    yield (await on.query<{ ids: number[] | null }>(text, [portion])).rows[0]?.ids ?? [];
  }
}

/** What lists show, count and sort by; places and search take it along. */
export async function refreshListed(on: PoolClient, ids: readonly number[], now: Date): Promise<void> {
  await on.query('SELECT refresh_prices($1, $2)', [ids, now]);
  await on.query('SELECT refresh_salable($1)', [ids]);
  await on.query('SELECT refresh_facets($1)', [ids]);
}

/** Places that were there before the file, the search, and cards. */
export async function refreshShown(on: PoolClient, ids: readonly number[]): Promise<void> {
  await on.query(
    'SELECT refresh_places(ARRAY(SELECT w.id FROM unnest($1::int[]) AS w (id) LEFT JOIN import_changed c ON c.id = w.id WHERE c.fresh IS NOT TRUE))',
    [ids],
  );
  await on.query('SELECT refresh_product_search($1)', [ids]);
  await on.query('SELECT refresh_product_cards($1)', [ids]);
}

/**
 * After many new rows the planner needs new statistics, or it scans the full catalogue where an index would do. Only the columns that queries filter
 * by: texts and lists are long.
 */
export async function lookAnew(on: PoolClient): Promise<void> {
  await analyze(on, [
    'product (id, sku, parent_id, url_key, brand_code, popularity, store_ids, salable)',
    'stock_item',
    'product_tier',
    'product_special',
    'product_picture (product_id, position)',
  ]);
}

export const lookAtFacets = (on: PoolClient): Promise<void> => analyze(on, ['product_facet']);
export const lookAtPlaces = (on: PoolClient): Promise<void> =>
  analyze(on, ['product_category (category_id, product_id, position, gross_oere)']);

async function analyze(on: PoolClient, tables: readonly string[]): Promise<void> {
  for (const table of tables) await on.query(`ANALYZE ${table}`);
}

/** The borders between what is bought much and what is not lie elsewhere after many new products; before their search rows are written. */
export async function drawBands(on: PoolClient): Promise<void> {
  await on.query('SELECT refresh_search_bands()');
}

export async function lookAtSearch(on: PoolClient): Promise<void> {
  // Words wait in a list before they are sorted into the index, and every search reads that list.
  await on.query(
    `SELECT gin_clean_pending_list('product_search_words_da'), gin_clean_pending_list('product_search_words_en')`,
  );
  await analyze(on, [
    'product_search (product_id, popularity, salable, gross_oere, words_da, words_en)',
    'product_code',
    'product_card (product_id)',
    'search_word',
    'search_part',
  ]);
}

export async function refreshCounts(on: PoolClient): Promise<void> {
  await on.query('SELECT refresh_counts_of(ARRAY(SELECT DISTINCT id FROM import_category))');
}
