// SQL of price requests and stock notices.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { isInAssortment, PRODUCT } from '#backend/commerce/catalogue/assortment/assortment.sql';
import type { StockFacts } from '#backend/commerce/catalogue/product/price';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import type { Reader } from '#backend/db/client';
import { priceRequest, stockAlert } from '#backend/db/tables/request';

export type PriceRequestRow = typeof priceRequest.$inferSelect;
export type StockAlertRow = typeof stockAlert.$inferSelect;

/** What a request needs to know of the product that it is about; names of variants are their parents'. */
export interface Subject extends StockFacts {
  id: number;
  /** The product itself, or the parent of a variant. */
  familyId: number;
  sku: string;
  nameDa: string;
  nameEn: string;
  urlKey: string;
  unit: string;
  requestPrice: boolean;
  onlyTrade: boolean;
}

export const nameIn = (language: 'da' | 'en', { nameDa, nameEn }: Pick<Subject, 'nameDa' | 'nameEn'>) =>
  language === 'en' ? nameEn : nameDa;

/** The product of this SKU; null where it does not belong to the shopper's assortment. */
export async function subjectOf(reader: Reader, sku: string, assortment: Assortment): Promise<Subject | null> {
  const found = await reader.execute<Subject & Record<string, unknown>>(sql`
    SELECT p.id, coalesce(p.parent_id, p.id) AS "familyId", p.sku, p.name_da AS "nameDa", p.name_en AS "nameEn",
           coalesce(f.url_key, p.url_key) AS "urlKey", p.unit, coalesce(f.request_price, p.request_price) AS "requestPrice",
           p.only_trade AS "onlyTrade",
           p.stock_state, p.manage_stock, p.min_qty, coalesce(s.quantity, 0) AS quantity
      FROM product p LEFT JOIN product f ON f.id = p.parent_id
      LEFT JOIN stock_item s ON s.product_id = p.id AND s.source_code = ${CENTRAL_SOURCE}
     WHERE p.sku = ${sku} AND ${isInAssortment(assortment, PRODUCT)}`);
  return found.rows[0] ?? null;
}

/** Null when this form has been sent before. */
export async function insertPriceRequest(
  reader: Reader,
  row: Omit<typeof priceRequest.$inferInsert, 'id' | 'answeredAt'>,
): Promise<PriceRequestRow | null> {
  const [made] = await reader
    .insert(priceRequest)
    .values(row)
    .onConflictDoNothing({ target: priceRequest.formKey })
    .returning();
  return made ?? null;
}

export async function priceRequestOfForm(reader: Reader, formKey: string): Promise<PriceRequestRow | null> {
  const [found] = await reader.select().from(priceRequest).where(eq(priceRequest.formKey, formKey));
  return found ?? null;
}

/** Null when this address waits for this product already. */
export async function insertAlert(
  reader: Reader,
  row: Omit<typeof stockAlert.$inferInsert, 'id' | 'notifiedAt'>,
): Promise<number | null> {
  const [made] = await reader.insert(stockAlert).values(row).onConflictDoNothing().returning({ id: stockAlert.id });
  return made?.id ?? null;
}

/** What the link in its mail ends it with. */
export async function tokenOfAlert(reader: Reader, id: number): Promise<string | null> {
  const [found] = await reader.select({ token: stockAlert.token }).from(stockAlert).where(eq(stockAlert.id, id));
  return found?.token ?? null;
}

export async function deleteAlert(reader: Reader, token: string): Promise<boolean> {
  const gone = await reader
    .delete(stockAlert)
    .where(and(eq(stockAlert.token, token), isNull(stockAlert.notifiedAt)))
    .returning({ id: stockAlert.id });
  return gone.length > 0;
}

export type DueAlert = Pick<StockAlertRow, 'id' | 'email' | 'language' | 'storeId'> &
  Pick<Subject, 'sku' | 'nameDa' | 'nameEn' | 'urlKey'>;

/** A product with a waiting customer, in the store in which they subscribed. */
export type AwaitedProduct = Pick<StockAlertRow, 'productId' | 'storeId'>;

export const awaitedProducts = (reader: Reader): Promise<AwaitedProduct[]> =>
  reader
    .selectDistinct({ productId: stockAlert.productId, storeId: stockAlert.storeId })
    .from(stockAlert)
    .where(isNull(stockAlert.notifiedAt));

/**
 * Takes up to `most` notices of these products, and marks them: the rows are locked, and one who comes at the same moment takes the
 * next ones.
 */
export async function takeDueAlerts(
  reader: Reader,
  due: readonly AwaitedProduct[],
  now: Date,
  most: number,
): Promise<DueAlert[]> {
  const products = sql.param(due.map(({ productId }) => productId));
  const stores = sql.param(due.map(({ storeId }) => storeId));
  const taken = await reader.execute<DueAlert & Record<string, unknown>>(sql`
    WITH due AS (
      SELECT a.id FROM stock_alert a
       WHERE a.notified_at IS NULL
         AND (a.product_id, a.store_id) IN (SELECT d.product, d.store FROM unnest(${products}::int[], ${stores}::int[]) AS d (product, store))
       ORDER BY a.id LIMIT ${most} FOR UPDATE OF a SKIP LOCKED)
    UPDATE stock_alert a SET notified_at = ${now.toISOString()} FROM due, product p LEFT JOIN product f ON f.id = p.parent_id
     WHERE a.id = due.id AND p.id = a.product_id
    RETURNING a.id, a.email, a.language, a.store_id AS "storeId", p.sku, p.name_da AS "nameDa", p.name_en AS "nameEn",
      coalesce(f.url_key, p.url_key) AS "urlKey"`);
  return taken.rows;
}

/** False where there is no such request. One that was answered before stays as it was. */
export async function markAnswered(reader: Reader, id: number, now: Date): Promise<boolean> {
  const marked = await reader
    .update(priceRequest)
    .set({ answeredAt: now })
    .where(and(eq(priceRequest.id, id), isNull(priceRequest.answeredAt)))
    .returning({ id: priceRequest.id });
  if (marked.length > 0) return true;
  return (await reader.select({ id: priceRequest.id }).from(priceRequest).where(eq(priceRequest.id, id))).length > 0;
}
