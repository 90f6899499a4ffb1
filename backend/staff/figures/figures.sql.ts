// SQL of the sales figures: orders and credit notes by day, and what was bought most.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface DayRow {
  day: string;
  orders: number;
  net_oere: number;
  credited_oere: number;
}

/** From the beginning of one moment to another, in one store or, with null, in all. */
export interface FigureRange {
  from: Date;
  to: Date;
  store: string | null;
}

const IN_STORE = '($3::text IS NULL OR o.store_id = (SELECT id FROM store WHERE code = $3))';
/** By the calendar of the shop. Orders that wait for payment or approval count when they go through: most of the others end by themselves. */
const DAYS = `SELECT day::text AS day, sum(orders)::int AS orders, sum(net)::float8 AS net_oere, sum(credited)::float8 AS credited_oere FROM (
    SELECT (o.placed_at AT TIME ZONE 'Europe/Copenhagen')::date AS day, 1 AS orders, o.total_ex_vat_oere AS net, 0 AS credited
      FROM sales_order o WHERE o.placed_at >= $1 AND o.placed_at < $2 AND o.status NOT IN ('pending', 'canceled') AND ${IN_STORE}
    UNION ALL SELECT (i.issued_at AT TIME ZONE 'Europe/Copenhagen')::date, 0, 0, i.net_oere
      FROM invoice i JOIN sales_order o ON o.id = i.order_id
      WHERE i.kind = 'credit' AND i.issued_at >= $1 AND i.issued_at < $2 AND ${IN_STORE}) counted
  GROUP BY counted.day`;

export async function figuresByDay(on: Queryable, { from, to, store }: FigureRange): Promise<DayRow[]> {
  return (await on.query<DayRow>(prepared(DAYS, [from, to, store]))).rows;
}

export interface CartDayRow {
  day: string;
  carts: number;
  ordered_carts: number;
}

/**
 * Carts with a product, by the day on which the first was put in. Of shoppers alone: carts of procurement systems, subscriptions and orders by
 * phone follow other ways. A cart that was emptied, as by a merge with another one at login, is none; one whose payment failed is open again.
 */
const CARTS = `SELECT (c.created_at AT TIME ZONE 'Europe/Copenhagen')::date::text AS day, count(*)::int AS carts,
    count(*) FILTER (WHERE c.status = 'ordered')::int AS ordered_carts
  FROM cart c WHERE c.created_at >= $1 AND c.created_at < $2 AND c.punchout_id IS NULL AND c.subscription_id IS NULL AND NOT c.by_phone
    AND (c.status = 'ordered' OR EXISTS (SELECT FROM cart_item i WHERE i.cart_id = c.id))
    AND ($3::text IS NULL OR c.store_id = (SELECT id FROM store WHERE code = $3))
  GROUP BY 1`;

export async function cartsByDay(on: Queryable, { from, to, store }: FigureRange): Promise<CartDayRow[]> {
  return (await on.query<CartDayRow>(prepared(CARTS, [from, to, store]))).rows;
}

export interface SoldRow {
  sku: string;
  name: string;
  pieces: number;
  net_oere: number;
  /** Net less the cost that the product has today; null where no cost is known. */
  contribution_oere: number | null;
}

/**
 * Net: lines are in the order's basis; where it includes VAT, the line's own rate is taken out.
 * The lines of each order are read by their index (OFFSET 0): a join of the tables would read the lines of all years.
 */
const SOLD = `SELECT l.sku, max(l.name) AS name, sum(l.quantity)::int AS pieces, sum(l.net)::float8 AS net_oere,
    (sum(l.net) FILTER (WHERE p.cost_oere > 0) - sum(l.quantity * p.cost_oere) FILTER (WHERE p.cost_oere > 0))::float8 AS contribution_oere
  FROM sales_order o CROSS JOIN LATERAL (SELECT k.sku, k.name, k.quantity, k.product_id, CASE o.basis WHEN 'net' THEN k.row_oere - k.discount_oere
        ELSE round((k.row_oere - k.discount_oere) * 10000.0 / (10000 + k.vat_bp)) END AS net
      FROM order_line k WHERE k.order_id = o.id AND k.unit_points = 0 OFFSET 0) l LEFT JOIN product p ON p.id = l.product_id
  WHERE o.placed_at >= $1 AND o.placed_at < $2 AND o.status NOT IN ('pending', 'canceled') AND ${IN_STORE}
  GROUP BY l.sku ORDER BY sum(l.net) DESC, l.sku LIMIT $4`;

export async function mostSold(on: Queryable, { from, to, store }: FigureRange, most: number): Promise<SoldRow[]> {
  return (await on.query<SoldRow>(prepared(SOLD, [from, to, store, most]))).rows;
}

export interface MissedSearchRow {
  words: string;
  store: string;
  searches: number;
  last_day: string;
}

/** By days of the shop's calendar, the last one included. */
const MISSED = `SELECT m.words, s.code AS store, sum(m.searches)::int AS searches, max(m.day)::text AS last_day
  FROM missed_search m JOIN store s ON s.id = m.store_id
  WHERE m.day >= $1::date AND m.day <= $2::date AND ($3::text IS NULL OR s.code = $3)
  GROUP BY m.words, s.code ORDER BY sum(m.searches) DESC, max(m.day) DESC, m.words LIMIT $4`;

export async function missedSearches(
  on: Queryable,
  { from, to, store, most }: { from: string; to: string; store: string | null; most: number },
): Promise<MissedSearchRow[]> {
  return (await on.query<MissedSearchRow>(prepared(MISSED, [from, to, store, most]))).rows;
}
