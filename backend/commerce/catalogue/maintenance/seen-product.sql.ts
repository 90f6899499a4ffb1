// SQL of a product as staff see it: status, prices, offers, tiers, stock and categories.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface SeenProduct {
  id: number;
  sku: string;
  type: string;
  parent: string | null;
  name_da: string;
  name_en: string;
  brand: string;
  ean: string;
  unit: string;
  order_units: string | null;
  url_key: string;
  salable: boolean;
  residual_sale: boolean;
  request_price: boolean;
  only_trade: boolean;
  bonus_only: boolean;
  manage_stock: boolean;
  stock_state: string;
  min_qty: number;
  increments: number;
  delivery_days: number;
  gross_oere: number;
  cost_oere: number;
  stores: string[] | null;
  variants: string[];
  categories: string[];
}

const PRODUCT = `SELECT p.id, p.sku, p.type, f.sku AS parent, p.name_da, p.name_en, p.brand, p.ean, p.unit, p.order_units, p.url_key, p.salable,
    p.residual_sale, p.request_price, p.only_trade, p.bonus_only, p.manage_stock, p.stock_state, p.min_qty, p.increments,
    p.delivery_days, p.gross_oere, p.cost_oere,
    CASE WHEN p.store_ids IS NULL THEN NULL ELSE ARRAY(SELECT code FROM store WHERE id = ANY (p.store_ids) ORDER BY id) END AS stores,
    ARRAY(SELECT v.sku FROM product v WHERE v.parent_id = p.id ORDER BY v.sku) AS variants,
    ARRAY(SELECT c.url_path FROM product_category x JOIN category c ON c.id = x.category_id
      WHERE x.product_id = coalesce(p.parent_id, p.id) AND x.own ORDER BY c.url_path) AS categories
  FROM product p LEFT JOIN product f ON f.id = p.parent_id WHERE p.sku = $1`;

export async function seenProduct(on: Queryable, sku: string): Promise<SeenProduct | null> {
  return (await on.query<SeenProduct>(prepared(PRODUCT, [sku]))).rows[0] ?? null;
}

interface SeenOffer {
  gross_oere: number;
  valid_from: Date;
  valid_to: Date;
  name: string;
  name_en: string;
}

/** Offers that run or will. */
export async function seenOffers(on: Queryable, id: number, now: Date): Promise<SeenOffer[]> {
  const text = `SELECT gross_oere, valid_from, valid_to, name_da AS name, name_en FROM product_special
    WHERE product_id = $1 AND valid_to > $2 ORDER BY valid_from`;
  return (await on.query<SeenOffer>(prepared(text, [id, now]))).rows;
}

interface SeenTier {
  audience: 'all' | 'business';
  quantity: number;
  gross_oere: number;
}

export async function seenTiers(on: Queryable, id: number): Promise<SeenTier[]> {
  const text =
    'SELECT audience, quantity, gross_oere FROM product_tier WHERE product_id = $1 ORDER BY quantity, audience';
  return (await on.query<SeenTier>(prepared(text, [id]))).rows;
}

interface SeenStock {
  sku: string;
  source: string;
  quantity: number;
}

/** Stock of the product and its variants. */
export async function stockOfProduct(on: Queryable, id: number): Promise<SeenStock[]> {
  const text = `SELECT p.sku, i.source_code AS source, i.quantity FROM product p JOIN stock_item i ON i.product_id = p.id
    WHERE p.id = $1 OR p.parent_id = $1 ORDER BY p.sku, i.source_code`;
  return (await on.query<SeenStock>(prepared(text, [id]))).rows;
}

interface SeenMovement {
  at: Date;
  source: string;
  delta: number;
  reason: string;
  order_number: string | null;
  note: string | null;
}

/** Newest first. */
export async function movementsOf(on: Queryable, id: number, most: number): Promise<SeenMovement[]> {
  const text = `SELECT m.at, m.source_code AS source, m.delta, m.reason, o.number AS order_number, m.note
    FROM stock_movement m LEFT JOIN sales_order o ON o.id = m.order_id WHERE m.product_id = $1 ORDER BY m.id DESC LIMIT $2`;
  return (await on.query<SeenMovement>(prepared(text, [id, most]))).rows;
}
