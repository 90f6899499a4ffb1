// SQL that finds what a SKU, or the chosen options of a family, stand for.
import { and, eq, inArray } from 'drizzle-orm';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { isInAssortment } from '#backend/commerce/catalogue/assortment/assortment.sql';
import type { Reader } from '#backend/db/client';
import { designArticle } from '#backend/db/tables/design';
import { product } from '#backend/db/tables/product';

const JUDGED = { stores: 'product.store_ids', family: 'coalesce(product.parent_id, product.id)' };

const { id, sku, type, parentId, optionValues, longestMm, bonusOnly } = product;
const FOUND = { id, sku, type, parentId, optionValues, longestMm, bonusOnly, article: designArticle.definition };
const OF_PRODUCT = and(eq(designArticle.moc, product.pconMoc), eq(designArticle.ban, product.pconBan));

export type FoundProduct = Awaited<ReturnType<typeof productsBySku>>[number];

/** What is not for sale to this shopper is not found: that it exists is not told. */
export async function productsBySku(reader: Reader, skus: readonly string[], assortment: Assortment) {
  if (skus.length === 0) return [];
  return reader
    .select(FOUND)
    .from(product)
    .leftJoin(designArticle, OF_PRODUCT)
    .where(and(inArray(product.sku, [...new Set(skus)]), isInAssortment(assortment, JUDGED)));
}

export async function variantsOf(reader: Reader, parent: number, assortment: Assortment): Promise<FoundProduct[]> {
  return reader
    .select(FOUND)
    .from(product)
    .leftJoin(designArticle, OF_PRODUCT)
    .where(and(eq(product.parentId, parent), isInAssortment(assortment, JUDGED)))
    .orderBy(product.id);
}
