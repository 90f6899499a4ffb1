// SQL of upgrades: the alternatives that staff define for products in a cart, and the maintenance of that list.
import { and, asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { isInAssortment } from '#backend/commerce/catalogue/assortment/assortment.sql';
import type { Reader } from '#backend/db/client';
import { cartUpgrade, product } from '#backend/db/tables/index';

/** The fact that says what one of a product holds. */
const countOf = (attributes: SQLWrapper, as: 'value' | 'valueEn' = 'value') =>
  sql<string | null>`jsonb_path_query_first(${attributes}, '$[*] ? (@.code == "count")') ->> ${as}::text`;

const JUDGED = { stores: 'product.store_ids', family: 'coalesce(product.parent_id, product.id)' };

export interface UpgradeRow {
  productId: number;
  alternativeId: number;
  sku: string;
  /** How many of the product one of the alternative is. */
  pieces: number;
  /** Their facts 'count' as written, in Danish; null where they have none. */
  held: string | null;
  holds: string | null;
  /** What the alternative holds, in English. */
  holdsEn: string | null;
}

/** Only what this shopper may buy. */
export async function alternativesTo(
  reader: Reader,
  productIds: readonly number[],
  assortment: Assortment,
): Promise<UpgradeRow[]> {
  if (productIds.length === 0) return [];
  const { productId, alternativeId, pieces } = cartUpgrade;
  const own = alias(product, 'own');
  const [held, holds, holdsEn] = [
    countOf(own.attributes),
    countOf(product.attributes),
    countOf(product.attributes, 'valueEn'),
  ];
  return reader
    .select({ productId, alternativeId, sku: product.sku, pieces, held, holds, holdsEn })
    .from(cartUpgrade)
    .innerJoin(product, eq(product.id, alternativeId))
    .innerJoin(own, eq(own.id, productId))
    .where(and(inArray(productId, [...new Set(productIds)]), isInAssortment(assortment, JUDGED)))
    .orderBy(asc(productId), asc(alternativeId));
}

export interface NamedUpgrade {
  sku: string;
  alternative: string;
  pieces: number;
}

/** SKUs of these that no product that can be put into a cart has. */
export async function unknownSkus(reader: Reader, skus: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(skus)];
  const found = await reader
    .select({ sku: product.sku })
    .from(product)
    .where(and(inArray(product.sku, wanted), inArray(product.type, ['simple'])));
  const known = new Set(found.map(({ sku }) => sku));
  return wanted.filter((sku) => !known.has(sku));
}

/** What these products hold, as their facts say in Danish. */
export async function writtenContents(reader: Reader, skus: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await reader
    .select({ sku: product.sku, held: countOf(product.attributes) })
    .from(product)
    .where(inArray(product.sku, [...new Set(skus)]));
  return new Map(rows.map(({ sku, held }) => [sku, held]));
}

export async function clearUpgrades(reader: Reader): Promise<void> {
  await reader.delete(cartUpgrade);
}

/** Adds or updates entries of the list; of two lines with the same products the later one counts. */
export async function keepUpgrades(reader: Reader, rows: readonly NamedUpgrade[]): Promise<void> {
  const each = new Map(rows.map((row) => [JSON.stringify([row.sku, row.alternative]), row]));
  const listed = JSON.stringify([...each.values()]);
  await reader.execute(sql`INSERT INTO cart_upgrade (product_id, alternative_id, pieces)
    SELECT p.id, a.id, w.pieces FROM jsonb_to_recordset(${listed}::jsonb) AS w (sku text, alternative text, pieces int)
      JOIN product p ON p.sku = w.sku JOIN product a ON a.sku = w.alternative
    ON CONFLICT (product_id, alternative_id) DO UPDATE SET pieces = excluded.pieces`);
}
