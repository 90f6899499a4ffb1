// SQL of ordering again: which products of an order this shopper may still buy, and what a designed one is made of.
import { and, eq, inArray } from 'drizzle-orm';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { isInAssortment, storesForPoints } from '#backend/commerce/catalogue/assortment/assortment.sql';
import type { Reader } from '#backend/db/client';
import { designArticle, product } from '#backend/db/tables/index';
import type { DesignArticle } from '#domain/design/design';

// What is sold for points alone was bought for them.
const JUDGED = { stores: storesForPoints('product'), family: 'coalesce(product.parent_id, product.id)' };

/** By product id; `null` for a product without options. A product that is not in the map is no longer available. */
export async function stillSold(
  reader: Reader,
  productIds: readonly number[],
  assortment: Assortment,
): Promise<Map<number, DesignArticle | null>> {
  if (productIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: product.id, article: designArticle.definition })
    .from(product)
    .leftJoin(designArticle, and(eq(designArticle.moc, product.pconMoc), eq(designArticle.ban, product.pconBan)))
    .where(and(inArray(product.id, [...new Set(productIds)]), isInAssortment(assortment, JUDGED)));
  return new Map(rows.map(({ id, article }) => [id, article]));
}
