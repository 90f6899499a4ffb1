// SQL that resolves a SKU, or the chosen options of a product family, to a product.
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { isInAssortment } from '#backend/commerce/catalogue/assortment/assortment.sql';
import { keyOfSku } from '#backend/commerce/catalogue/product/stored-skus.sql';
import type { Reader } from '#backend/db/client';
import { designArticle } from '#backend/db/tables/design';
import { product } from '#backend/db/tables/product';
import { isSameSku, skusWithCase } from '#domain/catalogue/product-number';
import { nameKey } from '#domain/ink/printer-names';

const JUDGED = { stores: 'product.store_ids', family: 'coalesce(product.parent_id, product.id)' };

const { id, sku, type, parentId, optionValues, longestMm, bonusOnly } = product;
const FOUND = { id, sku, type, parentId, optionValues, longestMm, bonusOnly, article: designArticle.definition };
const OF_PRODUCT = and(eq(designArticle.moc, product.pconMoc), eq(designArticle.ban, product.pconBan));

export type FoundProduct = Awaited<ReturnType<typeof productsBySku>>[number];

const foundProducts = (reader: Reader, condition: SQL | undefined, assortment: Assortment) =>
  reader
    .select(FOUND)
    .from(product)
    .leftJoin(designArticle, OF_PRODUCT)
    .where(and(condition, isInAssortment(assortment, JUDGED)));

/** A SKU in another letter case is found too, as in Magento. Products that are not for sale to this shopper are not found, so that their existence is not revealed. */
export async function productsBySku(reader: Reader, skus: readonly string[], assortment: Assortment) {
  if (skus.length === 0) return [];
  const exact = await foundProducts(reader, inArray(product.sku, [...new Set(skus)]), assortment);
  return [...exact, ...(await inOtherCase(reader, skus, exact, assortment))];
}

/** Products whose SKU is written in another letter case. A second statement, needed only for SKUs that were not found as written. */
export async function inOtherCase(
  reader: Reader,
  skus: readonly string[],
  exact: readonly { sku: string }[],
  assortment: Assortment,
) {
  const missing = skusWithCase(skus.filter((sku) => !exact.some((row) => row.sku === sku)));
  if (missing.length === 0) return [];
  const alike = await foundProducts(reader, inArray(keyOfSku, missing.map(nameKey)), assortment);
  return alike.filter((row) => missing.some((sku) => isSameSku(sku, row.sku)));
}

export async function variantsOf(reader: Reader, parent: number, assortment: Assortment): Promise<FoundProduct[]> {
  return reader
    .select(FOUND)
    .from(product)
    .leftJoin(designArticle, OF_PRODUCT)
    .where(and(eq(product.parentId, parent), isInAssortment(assortment, JUDGED)))
    .orderBy(product.id);
}
