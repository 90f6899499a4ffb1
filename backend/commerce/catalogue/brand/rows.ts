// SQL of brands and certificates: which of them have something to show in a store, and where it stands.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Producer } from '#backend/db/tables/store';

export interface BrandRow {
  code: string;
  name: string;
  description: string;
  house: boolean;
  producer: Producer | null;
}

/** $1 is the store. */
const IN_STORE = 'p.parent_id IS NULL AND (p.store_ids IS NULL OR $1 = ANY (p.store_ids))';
const brands = (
  language: 'da' | 'en',
  where = '',
) => `SELECT b.code, b.name, b.description_${language} AS description, b.house, b.producer
  FROM brand b WHERE ${where} EXISTS (SELECT 1 FROM product p WHERE p.brand_code = b.code AND ${IN_STORE}) ORDER BY b.name`;

/** A shop has some hundred brands; each is looked up in the index of brands until its first product. */
export async function listBrands(on: Queryable, storeId: number, language: 'da' | 'en'): Promise<BrandRow[]> {
  return (await on.query<BrandRow>(prepared(brands(language), [storeId]))).rows;
}

export async function brandOf(
  on: Queryable,
  code: string,
  storeId: number,
  language: 'da' | 'en',
): Promise<BrandRow | null> {
  return (await on.query<BrandRow>(prepared(brands(language, 'b.code = $2 AND'), [storeId, code]))).rows[0] ?? null;
}

/** The most wanted products say where a brand is at home: a brand of many thousand costs no more than a small one. */
const HOME = `SELECT pc.category_id FROM product_category pc JOIN (
    SELECT p.id FROM product p WHERE p.brand_code = $2 AND ${IN_STORE} ORDER BY p.popularity DESC, p.id LIMIT 200) best ON best.id = pc.product_id
  WHERE pc.own GROUP BY pc.category_id ORDER BY count(*) DESC, pc.category_id LIMIT 12`;

export async function categoriesOfBrand(on: Queryable, code: string, storeId: number): Promise<number[]> {
  const { rows } = await on.query<{ category_id: number }>(prepared(HOME, [storeId, code]));
  return rows.map((row) => row.category_id);
}

const CARRIED = `SELECT c.id FROM unnest($2::text[]) AS c(id)
  WHERE EXISTS (SELECT 1 FROM product p WHERE p.certificates @> ARRAY[c.id] AND ${IN_STORE})`;

export async function carriedCertificates(
  on: Queryable,
  identifiers: readonly string[],
  storeId: number,
): Promise<string[]> {
  const { rows } = await on.query<{ id: string }>(prepared(CARRIED, [storeId, identifiers]));
  return rows.map((row) => row.id);
}
