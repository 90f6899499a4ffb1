// SQL that lists products: of a category, by keys, or for a row of recommendations; each answers with whole cards in one statement.
import type { CardRow } from '../product/facts';
import { type CardReader, cardsOfPage, readCards } from '../product/rows';
import { ONLY } from './offers/rows';
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
  brandCodes: readonly string[] | null;
  /** Carries one of these. */
  certificates: readonly string[] | null;
  /** Only what is special in this way now; null = anything. */
  only: keyof typeof ONLY | null;
}

export interface FoundRows {
  rows: CardRow[];
  /** Null when the statement did not count: the category's kept count holds. */
  total: number | null;
}

// $1 now and $2 business belong to the cards; $3 to $5 are store, limit and offset.
const CARD = { now: '$1', business: '$2' };
/** $3 is the store. */
export const IN_STORE = '(p.store_ids IS NULL OR $3 = ANY (p.store_ids))';

const ORDER: Record<Sort['by'], (language: 'da' | 'en', position: string) => string> = {
  position: (_language, position) => position,
  name: (language) => `p.name_${language}`,
  price: () => 'p.sort_gross_oere',
  relevance: (_language, position) => position,
  newest: () => 'p.created_at',
};

export function orderBy(sort: Sort, language: 'da' | 'en', position: string): string {
  const descending = sort.descending ? ' DESC' : '';
  return `${ORDER[sort.by](language, position)}${descending}, p.id${descending}`;
}

/** The page of one category: an index range of product_category, never counted here. */
async function categoryPage(
  categoryId: number,
  storeId: number,
  sort: Sort,
  window: Window,
  reader: CardReader,
): Promise<FoundRows> {
  // In its own order a category is a range of its index, and the products themselves are not asked.
  const asItStands = sort.by === 'position' && !sort.descending;
  const order = asItStands ? 'pc.position, pc.product_id' : orderBy(sort, reader.language, 'pc.position');
  const products = asItStands ? 'product_card p ON p.product_id = pc.product_id' : 'product p ON p.id = pc.product_id';
  const page = `SELECT pc.product_id AS id, row_number() OVER (ORDER BY ${order}) AS n FROM product_category pc JOIN ${products}
    WHERE pc.category_id = $6 AND ${IN_STORE} ORDER BY ${order} LIMIT $4 OFFSET $5`;
  const values = [reader.now, reader.businessId, storeId, window.limit, window.offset, categoryId];
  return { rows: await readCards(cardsOfPage(page, CARD), values, reader), total: null };
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
  where(
    wanted.categoryIds,
    (at) => `p.id IN (SELECT product_id FROM product_category WHERE category_id = ANY (${at}::int[]))`,
  );
  where(wanted.skus, (at) => `p.sku = ANY (${at}::text[])`);
  where(wanted.urlKeys, (at) => `p.url_key = ANY (${at}::text[])`);
  where(wanted.nameLike, (at) => `p.fold_${reader.language} LIKE '%' || shop_fold(${at}) || '%'`);
  where(wanted.grossFrom, (at) => `p.sort_gross_oere >= ${at}`);
  where(wanted.grossTo, (at) => `p.sort_gross_oere <= ${at}`);
  where(wanted.brandCodes, (at) => `p.brand_code = ANY (${at}::text[])`);
  where(wanted.certificates, (at) => `p.certificates && ${at}::text[]`);
  if (wanted.only) conditions.push(`p.id IN (${ONLY[wanted.only]})`);
  const order = orderBy(sort, reader.language, 'p.popularity DESC');
  const page = `SELECT p.id, row_number() OVER (ORDER BY ${order}) AS n, count(*) OVER () AS total FROM product p
    WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT $4 OFFSET $5`;
  return countedPage(page, values, reader);
}

export function pageOfProducts(wanted: Wanted, sort: Sort, window: Window, reader: CardReader): Promise<FoundRows> {
  const { categoryIds, storeId, ...rest } = wanted;
  const [only, ...others] = categoryIds ?? [];
  const plain = only !== undefined && others.length === 0 && Object.values(rest).every((value) => value === null);
  return plain ? categoryPage(only, storeId, sort, window, reader) : filteredPage(wanted, sort, window, reader);
}

/** Runs a page that counts its whole as `total`. */
export async function countedPage(page: string, values: unknown[], reader: CardReader): Promise<FoundRows> {
  const text = cardsOfPage(page, CARD, ', page.total');
  const rows = await readCards<{ total: number }>(text, values, reader);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Popular or new products, of a category or of the whole shop. */
export async function rowOfProducts(
  wanted: {
    storeId: number;
    categoryIds: readonly number[] | null;
    brandCode: string | null;
    without: readonly string[];
    /** Only what has a special price in force now. */
    onlySpecial: boolean;
  },
  by: 'popularity' | 'created_at',
  limit: number,
  reader: CardReader,
): Promise<CardRow[]> {
  const values: unknown[] = [reader.now, reader.businessId, wanted.storeId, limit, wanted.without];
  const conditions = [IN_STORE, 'p.parent_id IS NULL', 'p.salable', 'p.sku <> ALL ($5::text[])'];
  if (wanted.categoryIds) {
    values.push(wanted.categoryIds);
    conditions.push(
      `p.id IN (SELECT product_id FROM product_category WHERE category_id = ANY ($${values.length}::int[]))`,
    );
  }
  if (wanted.brandCode) {
    values.push(wanted.brandCode);
    conditions.push(`p.brand_code = $${values.length}`);
  }
  if (wanted.onlySpecial) conditions.push(`p.id IN (${ONLY.special})`);
  const page = `SELECT p.id, row_number() OVER (ORDER BY p.${by} DESC, p.id) AS n FROM product p
    WHERE ${conditions.join(' AND ')} ORDER BY p.${by} DESC, p.id LIMIT $4`;
  return readCards(cardsOfPage(page, CARD), values, reader);
}
