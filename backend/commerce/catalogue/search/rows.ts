// SQL that finds products: a category, a list of keys, or a shopper's words; each answers with whole cards in one statement.
import { prepared } from '#backend/db/prepared';
import { type CardReader, type CardRow, cardsOfPage } from '../product/rows';
import type { Sort } from './sorts';

export interface Window {
  limit: number;
  offset: number;
}

/** What the products must be; all given conditions hold together. */
export interface Wanted {
  storeId: number;
  categoryIds: readonly number[] | null;
  skus: readonly string[] | null;
  urlKeys: readonly string[] | null;
  nameLike: string | null;
  grossFrom: number | null;
  grossTo: number | null;
}

export interface FoundRows {
  rows: CardRow[];
  /** Null when the statement did not count: the category's kept count holds. */
  total: number | null;
}

// $1 now and $2 business belong to the cards; $3 to $5 are store, limit and offset.
const CARD = { now: '$1', business: '$2' };
const IN_STORE = '(p.store_ids IS NULL OR $3 = ANY (p.store_ids))';

const ORDER: Record<Sort['by'], (language: 'da' | 'en', position: string) => string> = {
  position: (_language, position) => position,
  name: (language) => `p.name_${language}`,
  price: () => 'p.sort_gross_oere',
  relevance: (_language, position) => position,
  newest: () => 'p.created_at',
};

function orderBy(sort: Sort, language: 'da' | 'en', position: string): string {
  const descending = sort.descending ? ' DESC' : '';
  return `${ORDER[sort.by](language, position)}${descending}, p.id${descending}`;
}

/** The page of one category: an index range of product_category, never counted here. */
async function categoryPage(categoryId: number, storeId: number, sort: Sort, window: Window, reader: CardReader): Promise<FoundRows> {
  const order = orderBy(sort, reader.language, 'pc.position');
  const page = `SELECT p.id, row_number() OVER (ORDER BY ${order}) AS n FROM product_category pc JOIN product p ON p.id = pc.product_id
    WHERE pc.category_id = $6 AND ${IN_STORE} ORDER BY ${order} LIMIT $4 OFFSET $5`;
  const values = [reader.now, reader.businessId, storeId, window.limit, window.offset, categoryId];
  const found = await reader.on.query<CardRow>(prepared(cardsOfPage(page, reader.language, CARD), values));
  return { rows: found.rows, total: null };
}

/** Any combination of filters, counted. Variants answer only to their own SKU or address. */
async function filteredPage(wanted: Wanted, sort: Sort, window: Window, reader: CardReader): Promise<FoundRows> {
  const values: unknown[] = [reader.now, reader.businessId, wanted.storeId, window.limit, window.offset];
  const conditions = [IN_STORE];
  const where = (value: unknown, condition: (placeholder: string) => string) => {
    if (value === null) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (!wanted.skus && !wanted.urlKeys) conditions.push('p.parent_id IS NULL');
  where(wanted.categoryIds, (at) => `p.id IN (SELECT product_id FROM product_category WHERE category_id = ANY (${at}::int[]))`);
  where(wanted.skus, (at) => `p.sku = ANY (${at}::text[])`);
  where(wanted.urlKeys, (at) => `p.url_key = ANY (${at}::text[])`);
  where(wanted.nameLike, (at) => `p.fold_${reader.language} LIKE '%' || shop_fold(${at}) || '%'`);
  where(wanted.grossFrom, (at) => `p.sort_gross_oere >= ${at}`);
  where(wanted.grossTo, (at) => `p.sort_gross_oere <= ${at}`);
  const order = orderBy(sort, reader.language, 'p.popularity DESC');
  const page = `SELECT p.id, row_number() OVER (ORDER BY ${order}) AS n, count(*) OVER () AS total FROM product p
    WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT $4 OFFSET $5`;
  return counted(page, values, reader);
}

export function pageOfProducts(wanted: Wanted, sort: Sort, window: Window, reader: CardReader): Promise<FoundRows> {
  const { categoryIds, storeId, ...rest } = wanted;
  const [only, ...others] = categoryIds ?? [];
  const plain = only !== undefined && others.length === 0 && Object.values(rest).every((value) => value === null);
  return plain ? categoryPage(only, storeId, sort, window, reader) : filteredPage(wanted, sort, window, reader);
}

export interface SearchWords {
  /** As typed, for SKU and EAN. */
  exact: string;
  /** For the text index: words with and, the last ones open ('kuglepen:*'). */
  query: string;
  /** One pattern per word, folded in SQL: finds parts of compound words. */
  parts: readonly string[];
  storeId: number;
  grossFrom: number | null;
  grossTo: number | null;
}

// Each way of finding uses its own index; only what was found is scored.
const HITS = (language: 'da' | 'en') => `
  asked AS MATERIALIZED (SELECT to_tsquery('${language === 'da' ? 'danish' : 'english'}', $7) AS query, shop_fold($6) AS folded,
    ARRAY (SELECT '%' || shop_fold(part) || '%' FROM unnest($8::text[]) AS part) AS parts),
  exact AS (SELECT coalesce(parent_id, id) AS id FROM product WHERE sku = $6 OR sku = upper($6) OR (ean <> '' AND ean = $6)),
  found AS (
    SELECT id FROM product WHERE search_${language} @@ (SELECT query FROM asked)
    UNION SELECT id FROM product WHERE fold_${language} LIKE ALL ((SELECT parts FROM asked)::text[])
    UNION SELECT id FROM exact),
  hits AS (
    SELECT p.id, CASE WHEN p.id IN (SELECT id FROM exact) THEN 100 ELSE 0 END
        + CASE WHEN p.search_${language} @@ asked.query THEN 1 + 4 * ts_rank(p.search_${language}, asked.query) ELSE 0 END
        + word_similarity(asked.folded, p.fold_${language}) + least(p.popularity, 1000) / 2000.0 AS score
      FROM found JOIN product p ON p.id = found.id CROSS JOIN asked
     WHERE p.parent_id IS NULL AND ${IN_STORE} AND p.sort_gross_oere BETWEEN $9 AND $10)`;

const MOST_OERE = 2_147_483_647;

/** Products by words: an exact SKU or EAN first, then the text index and parts of words together. */
export function pageOfSearch(words: SearchWords, sort: Sort, window: Window, reader: CardReader): Promise<FoundRows> {
  const order = sort.by === 'relevance' || sort.by === 'position' ? 'h.score DESC, p.id' : orderBy(sort, reader.language, 'p.id');
  const page = `WITH ${HITS(reader.language)} SELECT p.id, row_number() OVER (ORDER BY ${order}) AS n, count(*) OVER () AS total
    FROM hits h JOIN product p ON p.id = h.id ORDER BY ${order} LIMIT $4 OFFSET $5`;
  const { exact, query, parts, storeId, grossFrom, grossTo } = words;
  const values = [reader.now, reader.businessId, storeId, window.limit, window.offset, exact, query, parts, grossFrom ?? 0, grossTo ?? MOST_OERE];
  return counted(page, values, reader);
}

async function counted(page: string, values: unknown[], reader: CardReader): Promise<FoundRows> {
  const text = cardsOfPage(page, reader.language, CARD, ', page.total');
  const found = await reader.on.query<CardRow & { total: number }>(prepared(text, values));
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}

/** Names that a mistyped word may have meant, nearest first. */
export async function nearNames(words: string, storeId: number, { on, language }: CardReader): Promise<string[]> {
  const text = `SELECT p.name_${language} AS name FROM product p WHERE p.parent_id IS NULL AND ${IN_STORE.replace('$3', '$2')}
    AND shop_fold($1) <% p.fold_${language} ORDER BY shop_fold($1) <<-> p.fold_${language}, p.popularity DESC LIMIT 5`;
  return (await on.query<{ name: string }>(prepared(text, [words, storeId]))).rows.map((row) => row.name);
}

/** Popular or new products, of a category or of the whole shop. */
export async function rowOfProducts(
  wanted: { storeId: number; categoryIds: readonly number[] | null; brandCode: string | null; without: readonly string[] },
  by: 'popularity' | 'created_at',
  limit: number,
  reader: CardReader,
): Promise<CardRow[]> {
  const values: unknown[] = [reader.now, reader.businessId, wanted.storeId, limit, wanted.without];
  const conditions = [IN_STORE, 'p.parent_id IS NULL', 'p.salable', 'p.sku <> ALL ($5::text[])'];
  if (wanted.categoryIds) {
    values.push(wanted.categoryIds);
    conditions.push(`p.id IN (SELECT product_id FROM product_category WHERE category_id = ANY ($${values.length}::int[]))`);
  }
  if (wanted.brandCode) {
    values.push(wanted.brandCode);
    conditions.push(`p.brand_code = $${values.length}`);
  }
  const page = `SELECT p.id, row_number() OVER (ORDER BY p.${by} DESC, p.id) AS n FROM product p
    WHERE ${conditions.join(' AND ')} ORDER BY p.${by} DESC, p.id LIMIT $4`;
  return (await reader.on.query<CardRow>(prepared(cardsOfPage(page, reader.language, CARD), values))).rows;
}
