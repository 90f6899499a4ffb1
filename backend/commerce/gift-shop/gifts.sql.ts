// SQL of the gifts of a shop: what could be offered in a price class, what is offered, and how many of each are left to be chosen.
import { asc, eq, sql } from 'drizzle-orm';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import type { Reader } from '#backend/db/client';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { giftShopGift } from '#backend/db/tables/index';

export interface GiftProduct {
  id: number;
  sku: string;
  name_da: string;
  name_en: string;
  short_da: string;
  short_en: string;
  url_key: string;
  unit_da: string;
  unit_en: string;
  gross_oere: number;
  popularity: number;
  is_certified: boolean;
  picture_key: string | null;
  picture_version: string | null;
  /** On the shelf and not chosen by anyone yet; null: made or bought in on order. */
  left: number | null;
}

/** What employees have chosen and no order has taken from the shelf yet. */
const CHOSEN = `(SELECT count(*) FROM gift_shop_employee e JOIN gift_shop s ON s.id = e.gift_shop_id
  WHERE e.product_id = p.id AND s.state IN ('open', 'closed'))::int`;

/** A variant without a picture uses its family's. */
const FACTS = `p.id, p.sku, p.name_da, p.name_en, p.short_da, p.short_en, coalesce(f.url_key, p.url_key) AS url_key, u.label_da AS unit_da, u.label_en AS unit_en, p.gross_oere, p.popularity,
  cardinality(p.certificates) > 0 AS is_certified, i.key AS picture_key, i.version AS picture_version,
  CASE WHEN p.manage_stock AND p.stock_state NOT IN ('special-order', 'order-item') THEN coalesce((SELECT quantity FROM stock_item
    WHERE product_id = p.id AND source_code = '${CENTRAL_SOURCE}'), 0) - ${CHOSEN} END AS left`;
const JOINED = `JOIN unit u ON u.code = p.unit LEFT JOIN product f ON f.id = p.parent_id LEFT JOIN LATERAL (SELECT q.key, q.version FROM product_picture q
  WHERE q.product_id IN (p.id, p.parent_id) ORDER BY q.product_id <> p.id, q.position LIMIT 1) i ON true`;

/** More are no selection but a catalogue. */
const MOST_CANDIDATES = 240;

/**
 * One of each family: the most bought that is for sale in the store. Never a gift card, which is as good as money to the tax agency,
 * and never what shows no price. `paths`: of categories; null: of every one.
 */
const CANDIDATES = `SELECT * FROM (SELECT DISTINCT ON (coalesce(p.parent_id, p.id)) ${FACTS} FROM product p ${JOINED}
    WHERE p.type = 'simple' AND NOT p.bonus_only AND NOT p.request_price AND p.salable AND p.min_qty = 1 AND p.gross_oere > $1 AND p.gross_oere <= $2
      AND (p.store_ids IS NULL OR $3::int = ANY (p.store_ids)) AND (f.id IS NULL OR f.type = 'configurable')
      AND EXISTS (SELECT FROM product_category k JOIN category c ON c.id = k.category_id
        WHERE k.product_id = coalesce(p.parent_id, p.id) AND c.url_path = ANY ($4::text[]))
    ORDER BY coalesce(p.parent_id, p.id), p.popularity DESC, p.id) one
  WHERE "left" IS NULL OR "left" > 0 ORDER BY popularity DESC, id LIMIT ${MOST_CANDIDATES}`;

export interface GiftRoom {
  fromOere: number;
  classOere: number;
  storeId: number;
  paths: readonly string[];
}

export async function giftCandidates(on: Queryable, { fromOere, classOere, storeId, paths }: GiftRoom) {
  const { rows } = await on.query<GiftProduct>(prepared(CANDIDATES, [fromOere, classOere, storeId, paths]));
  return rows;
}

export type OfferedGift = GiftProduct & { is_default: boolean; chosen: number };

const OFFERED = `SELECT ${FACTS}, g.is_default,
    (SELECT count(*) FROM gift_shop_employee x WHERE x.gift_shop_id = g.gift_shop_id AND x.product_id = g.product_id)::int AS chosen
  FROM gift_shop_gift g JOIN product p ON p.id = g.product_id ${JOINED} WHERE g.gift_shop_id = $1 ORDER BY g.position, p.id`;

export async function giftsOfShop(on: Queryable, giftShopId: number): Promise<OfferedGift[]> {
  const { rows } = await on.query<OfferedGift>(prepared(OFFERED, [giftShopId]));
  return rows;
}

/** The first is the default where none is named. No employee may have chosen yet. */
export async function replaceGifts(
  reader: Reader,
  giftShopId: number,
  productIds: readonly number[],
  defaultId: number | null,
): Promise<void> {
  await reader.delete(giftShopGift).where(eq(giftShopGift.giftShopId, giftShopId));
  if (productIds.length === 0) return;
  await reader.insert(giftShopGift).values(
    productIds.map((productId, position) => ({
      giftShopId,
      productId,
      position,
      isDefault: productId === defaultId,
    })),
  );
}

/** Employees of all shops who want this gift wait here for one another: the last piece is chosen once. */
export async function lockGift(reader: Reader, productId: number): Promise<void> {
  await reader
    .select({ id: giftShopGift.giftShopId })
    .from(giftShopGift)
    .where(eq(giftShopGift.productId, productId))
    .orderBy(asc(giftShopGift.giftShopId))
    .for('update');
}

/** As many of them as are named, by their numbers. */
export async function productIdsOf(reader: Reader, skus: readonly string[]): Promise<Map<string, number>> {
  const found = await reader.execute<{ sku: string; id: number }>(
    sql`SELECT sku, id FROM product WHERE sku = ANY (${sql.param([...skus])}::text[])`,
  );
  return new Map(found.rows.map(({ sku, id }) => [sku, id]));
}
