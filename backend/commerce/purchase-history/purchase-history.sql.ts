// SQL of what a customer has bought: how many different products, and those with a safety data sheet, the newest purchase first.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface SheetRow {
  sku: string;
  name_da: string;
  name_en: string;
  link: string;
  at: Date;
  total: number;
}

/** Whose purchases: the customer's own, or all of their business. */
export interface Buyer {
  customerId: number;
  businessId: number | null;
}

export interface SheetFilter extends Buyer {
  /** A part of the name or the number; empty: all. */
  search: string;
}

// From the customer's orders to their lines: what others bought is never touched. The words are no pattern: position
// finds them as they are, and no words everywhere.
const SHEETS = (whose: string) => `WITH bought AS (
    SELECT l.product_id, max(o.placed_at) AS at FROM sales_order o JOIN order_line l ON l.order_id = o.id
     WHERE ${whose} AND o.status <> 'canceled' GROUP BY l.product_id)
  SELECT p.sku, p.name_da, p.name_en, d.link, b.at, count(*) OVER ()::int AS total
    FROM bought b JOIN product p ON p.id = b.product_id
    CROSS JOIN LATERAL (SELECT one->>'link' AS link FROM jsonb_array_elements(p.documents) one
      WHERE one->>'type' = 'safety_data' LIMIT 1) d
   WHERE position(lower($2) in lower(p.name_da)) > 0 OR position(lower($2) in lower(p.name_en)) > 0
      OR position(lower($2) in lower(p.sku)) > 0
   ORDER BY b.at DESC, p.sku LIMIT $3 OFFSET $4`;
const OWN = SHEETS('o.customer_id = $1');
const OF_BUSINESS = SHEETS('o.business_id = $1');

export async function sheetsBought(
  on: Queryable,
  { customerId, businessId, search }: SheetFilter,
  limit: number,
  offset: number,
): Promise<SheetRow[]> {
  const text = businessId === null ? OWN : OF_BUSINESS;
  const values = [businessId ?? customerId, search, limit, offset];
  return (await on.query<SheetRow>(prepared(text, values))).rows;
}

const COUNT = (whose: string) => `SELECT count(DISTINCT l.product_id)::int AS total
  FROM sales_order o JOIN order_line l ON l.order_id = o.id WHERE ${whose} AND o.status <> 'canceled'`;
const COUNT_OWN = COUNT('o.customer_id = $1');
const COUNT_OF_BUSINESS = COUNT('o.business_id = $1');

export async function productsBought(on: Queryable, { customerId, businessId }: Buyer): Promise<number> {
  const text = businessId === null ? COUNT_OWN : COUNT_OF_BUSINESS;
  const { rows } = await on.query<{ total: number }>(prepared(text, [businessId ?? customerId]));
  return rows[0]?.total ?? 0;
}
