// SQL of brands and certificates: which of them have products in a store, and in which categories.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Producer } from '#backend/db/tables/store';
import type { Assortment } from '../assortment/assortment';
import { assortmentValues, inAssortment } from '../assortment/assortment.sql';

export interface BrandRow {
  code: string;
  name: string;
  description: string;
  house: boolean;
  producer: Producer | null;
}

/** $1 to $3 are the assortment. */
const FOR_SALE = `p.parent_id IS NULL AND ${inAssortment({ store: '$1', allow: '$2', disallow: '$3' })}`;
const brands = (
  language: 'da' | 'en',
  where = '',
) => `SELECT b.code, b.name, b.description_${language} AS description, b.house, b.producer
  FROM brand b WHERE ${where} EXISTS (SELECT 1 FROM product p WHERE p.brand_code = b.code AND ${FOR_SALE}) ORDER BY b.name`;

/** A shop has about a hundred brands; each is looked up in the index of brands until its first product. */
export async function readBrands(on: Queryable, assortment: Assortment, language: 'da' | 'en'): Promise<BrandRow[]> {
  return (await on.query<BrandRow>(prepared(brands(language), [...assortmentValues(assortment)]))).rows;
}

const MOST_NAMED = 3;

/** Brands whose name begins so; letters, figures and spaces only, folded. */
export async function brandsBeginning(
  start: string,
  on: Queryable,
  assortment: Assortment,
  language: 'da' | 'en',
): Promise<BrandRow[]> {
  const text = `${brands(language, "shop_fold(lower(search_plain(b.name))) LIKE $4 || '%' AND")} LIMIT ${MOST_NAMED}`;
  return (await on.query<BrandRow>(prepared(text, [...assortmentValues(assortment), start]))).rows;
}

export async function brandOf(
  on: Queryable,
  code: string,
  assortment: Assortment,
  language: 'da' | 'en',
): Promise<BrandRow | null> {
  return (
    (await on.query<BrandRow>(prepared(brands(language, 'b.code = $4 AND'), [...assortmentValues(assortment), code])))
      .rows[0] ?? null
  );
}

/** The most wanted products say where a brand is at home: a brand of many thousand costs no more than a small one. */
const HOME = `SELECT pc.category_id FROM product_category pc JOIN (
    SELECT p.id FROM product p WHERE p.brand_code = $4 AND ${FOR_SALE} ORDER BY p.popularity DESC, p.id LIMIT 200) best ON best.id = pc.product_id
  WHERE pc.own GROUP BY pc.category_id ORDER BY count(*) DESC, pc.category_id LIMIT 12`;

export async function categoriesOfBrand(on: Queryable, code: string, assortment: Assortment): Promise<number[]> {
  const { rows } = await on.query<{ category_id: number }>(prepared(HOME, [...assortmentValues(assortment), code]));
  return rows.map((row) => row.category_id);
}

const CARRIED = `SELECT c.id FROM unnest($4::text[]) AS c(id)
  WHERE EXISTS (SELECT 1 FROM product p WHERE p.certificates @> ARRAY[c.id] AND ${FOR_SALE})`;

export async function carriedCertificates(
  on: Queryable,
  identifiers: readonly string[],
  assortment: Assortment,
): Promise<string[]> {
  const { rows } = await on.query<{ id: string }>(prepared(CARRIED, [...assortmentValues(assortment), identifiers]));
  return rows.map((row) => row.id);
}
