// SQL of the product list of staff: the newest first, by key; families and single products, and variants where their number is searched.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface ListedProduct {
  id: number;
  sku: string;
  name_da: string;
  name_en: string;
  brand: string;
  parent: string | null;
  variants: number;
  gross_oere: number;
  /** What it costs now: an offer, or the cheapest variant. */
  now_oere: number;
  pieces: number | null;
  salable: boolean;
  is_hidden: boolean;
  picture: { key: string; version: string } | null;
}

export interface ProductListFilter {
  text: string | null;
  view: 'all' | 'out' | 'hidden';
  category: number | null;
  brand: string | null;
  after: number | null;
  before: number | null;
}

/** Words of a text as a query: by their beginnings, but a single letter begins too much. */
const textQuery = (language: 'da' | 'en', text: string) =>
  `(SELECT string_agg(quote_literal(w) || CASE WHEN length(w) > 1 THEN ':*' ELSE '' END, ' & ')::tsquery
    FROM unnest(tsvector_to_array(search_vector('${language}', ${text}, 'A'))) w)`;
/** Words of name, brand and facts in both languages, on rows `s` of product_search. */
const HAS_WORDS = (text: string) =>
  `(s.words_da @@ ${textQuery('da', text)} OR s.words_en @@ ${textQuery('en', text)})`;
/** A number by its beginning, on rows `c` of product_code. */
const HAS_CODE = (text: string) =>
  `search_code(${text}) <> '' AND c.code >= search_code(${text}) AND c.code < search_code(${text}) || '~'`;

/** Up to so many products are collected by their ids. A word that more have is met soon by reading from the newest product on. */
const FEW_PRODUCTS = 20_000;
const FOUND = `SELECT c.product_id FROM product_code c WHERE ${HAS_CODE('$1::text')}
  UNION ALL SELECT s.product_id FROM product_search s WHERE ${HAS_WORDS('$1::text')} LIMIT $2`;

/** Condition on the product `p`. `value` adds a value to the statement; `few` is the number of products up to which their ids are collected. */
export async function productsWith(
  on: Queryable,
  text: string,
  value: (given: unknown) => string,
  few = FEW_PRODUCTS,
): Promise<string> {
  const { rows } = await on.query<{ product_id: number }>(prepared(FOUND, [text, few + 1]));
  if (rows.length <= few) return `p.id = ANY (${value(rows.map(({ product_id }) => product_id))}::int[])`;
  const given = `${value(text)}::text`;
  // OFFSET 0: for each product that is read, and not all of them in advance.
  return `(EXISTS (SELECT FROM product_search s WHERE s.product_id = p.id AND ${HAS_WORDS(given)} OFFSET 0)
    OR EXISTS (SELECT FROM product_code c WHERE c.product_id = p.id AND ${HAS_CODE(given)} OFFSET 0))`;
}

const VIEWS: Record<ProductListFilter['view'], string[]> = {
  all: [],
  out: ['NOT p.salable'],
  hidden: [`p.store_ids = '{}'`],
};

/** At most so many: of those before a product, the nearest to it. */
export async function listProductRows(
  on: Queryable,
  { text, view, category, brand, after, before }: ProductListFilter,
  most: number,
): Promise<ListedProduct[]> {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [
    ...(text === null ? ['p.parent_id IS NULL'] : [await productsWith(on, text, value)]),
    ...VIEWS[view],
    ...(category === null
      ? []
      : [`p.id IN (SELECT x.product_id FROM product_category x WHERE x.category_id = ${value(category)})`]),
    ...(brand === null ? [] : [`p.brand_code = ${value(brand)}`]),
    ...(after === null ? [] : [`p.id < ${value(after)}`]),
    ...(before === null ? [] : [`p.id > ${value(before)}`]),
  ];
  const chosen = `SELECT p.* FROM product p WHERE ${conditions.join(' AND ')} ORDER BY p.id ${before === null ? 'DESC' : 'ASC'} LIMIT ${value(most)}`;
  const statement = `SELECT p.id, p.sku, p.name_da, p.name_en, p.brand, f.sku AS parent, p.gross_oere, p.sort_gross_oere AS now_oere, p.salable,
      coalesce(p.store_ids = '{}', false) AS is_hidden,
      (SELECT count(*)::int FROM product v WHERE v.parent_id = p.id) AS variants,
      -- An OR would read all of the stock for each row.
      (SELECT sum(i.quantity)::int FROM stock_item i WHERE p.manage_stock AND i.product_id = ANY (ARRAY (
        SELECT p.id UNION ALL SELECT v.id FROM product v WHERE v.parent_id = p.id))) AS pieces,
      (SELECT json_build_object('key', q.key, 'version', q.version) FROM product_picture q
        WHERE q.product_id IN (p.id, p.parent_id) ORDER BY q.product_id <> p.id, q.position LIMIT 1) AS picture
    FROM (${chosen}) p LEFT JOIN product f ON f.id = p.parent_id ORDER BY p.id DESC`;
  return (await on.query<ListedProduct>(prepared(statement, values))).rows;
}

export interface ProductCategoryChoice {
  id: number;
  level: number;
  name_da: string;
  name_en: string;
}

/** In the order of the menu. */
export async function categoryChoices(on: Queryable): Promise<ProductCategoryChoice[]> {
  const text = `WITH RECURSIVE tree AS (
      SELECT c.id, c.level, c.name_da, c.name_en, ARRAY[c.position, c.id] AS place FROM category c WHERE c.parent_id IS NULL
      UNION ALL SELECT c.id, c.level, c.name_da, c.name_en, t.place || ARRAY[c.position, c.id] FROM tree t JOIN category c ON c.parent_id = t.id)
    SELECT id, level, name_da, name_en FROM tree ORDER BY place LIMIT 2000`;
  return (await on.query<ProductCategoryChoice>(prepared(text, []))).rows;
}

export interface ProductBrandChoice {
  code: string;
  name: string;
}

export async function brandChoices(on: Queryable): Promise<ProductBrandChoice[]> {
  const text = `SELECT code, name FROM brand WHERE code <> '' ORDER BY lower(name), code LIMIT 2000`;
  return (await on.query<ProductBrandChoice>(prepared(text, []))).rows;
}

/** Addresses of these categories; null if one of them is unknown. */
export async function addressesOfCategories(on: Queryable, ids: readonly number[]): Promise<string[] | null> {
  const text = 'SELECT url_path FROM category WHERE id = ANY ($1::int[]) ORDER BY url_path';
  const { rows } = await on.query<{ url_path: string }>(prepared(text, [ids]));
  return rows.length === new Set(ids).size ? rows.map(({ url_path }) => url_path) : null;
}
