// SQL of the drawing board: the product, if this shopper may buy it, and what it is made of.
import { and, eq, sql } from 'drizzle-orm';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { isInAssortment } from '#backend/commerce/catalogue/assortment/assortment.sql';
import type { Reader } from '#backend/db/client';
import { designArticle } from '#backend/db/tables/design';
import { product } from '#backend/db/tables/product';

const JUDGED = { stores: 'product.store_ids', family: 'coalesce(product.parent_id, product.id)' };

/** What its first picture is drawn from. */
const MAIN_PICTURE = sql<unknown>`(SELECT spec FROM product_picture pp WHERE pp.product_id = ${product.id} ORDER BY pp.position LIMIT 1)`;

/** What its picture is drawn from; null for a product without one. */
export async function drawingOf(reader: Reader, productId: number): Promise<unknown> {
  const [found] = await reader.select({ drawing: MAIN_PICTURE }).from(product).where(eq(product.id, productId));
  return found?.drawing ?? null;
}

export type FoundArticle = NonNullable<Awaited<ReturnType<typeof articleOf>>>;

export async function articleOf(reader: Reader, sku: string, assortment: Assortment) {
  const [found] = await reader
    .select({ productId: product.id, article: designArticle.definition, drawing: MAIN_PICTURE })
    .from(product)
    .innerJoin(designArticle, and(eq(designArticle.moc, product.pconMoc), eq(designArticle.ban, product.pconBan)))
    .where(and(eq(product.sku, sku), isInAssortment(assortment, JUDGED)));
  return found ?? null;
}
