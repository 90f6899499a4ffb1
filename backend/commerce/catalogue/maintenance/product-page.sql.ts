// SQL of a product's page for staff: texts and pictures, and the prices of the last days.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { PRODUCT_CODES, type ProductCode } from '#domain/catalogue/product-codes';

export interface ProductTexts extends Record<ProductCode, string | null> {
  name_da: string;
  name_en: string;
  short_da: string;
  short_en: string;
  description_da: string;
  description_en: string;
}

export async function textsOfProduct(on: Queryable, id: number): Promise<ProductTexts | null> {
  const text = `SELECT name_da, name_en, short_da, short_en, description_da, description_en, ${PRODUCT_CODES.join(', ')} FROM product WHERE id = $1`;
  return (await on.query<ProductTexts>(prepared(text, [id]))).rows[0] ?? null;
}

export interface ProductPagePicture {
  key: string;
  version: string;
  spec: object;
  alt_da: string;
  alt_en: string;
}

export async function picturesOfProduct(on: Queryable, id: number): Promise<ProductPagePicture[]> {
  const text = 'SELECT key, version, spec, alt_da, alt_en FROM product_picture WHERE product_id = $1 ORDER BY position';
  return (await on.query<ProductPagePicture>(prepared(text, [id]))).rows;
}

export interface ProductPageCategory {
  id: number;
  url_path: string;
  name_da: string;
  name_en: string;
}

const NAMES = (language: 'da' | 'en') =>
  `(SELECT string_agg(a.name_${language}, ' › ' ORDER BY a.level) FROM category a WHERE a.id = ANY (c.id_path)) AS name_${language}`;

/** Those that it was put in, and not their ancestors; of a variant, those of its family. Named with their paths. */
export async function categoriesOfProduct(on: Queryable, id: number): Promise<ProductPageCategory[]> {
  const text = `SELECT c.id, c.url_path, ${NAMES('da')}, ${NAMES('en')} FROM product_category x JOIN category c ON c.id = x.category_id
    WHERE x.product_id = (SELECT coalesce(parent_id, id) FROM product WHERE id = $1) AND x.own ORDER BY c.url_path`;
  return (await on.query<ProductPageCategory>(prepared(text, [id]))).rows;
}

export interface LoggedPrice {
  at: Date;
  gross_oere: number;
}

/** Oldest first: those since a moment, and the one in force then. */
export async function pricesSince(on: Queryable, id: number, since: Date): Promise<LoggedPrice[]> {
  const text = `SELECT at, gross_oere FROM price_log WHERE product_id = $1 AND at >= coalesce((
      SELECT max(at) FROM price_log WHERE product_id = $1 AND at <= $2), $2) ORDER BY at, id`;
  return (await on.query<LoggedPrice>(prepared(text, [id, since]))).rows;
}

export interface StockPlace {
  code: string;
  name: string;
}

export async function stockPlaces(on: Queryable): Promise<StockPlace[]> {
  const text = 'SELECT code, name FROM stock_source ORDER BY position, code';
  return (await on.query<StockPlace>(prepared(text, []))).rows;
}
