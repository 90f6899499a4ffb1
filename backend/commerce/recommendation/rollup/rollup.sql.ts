// SQL of the stored sums: orders counted once, views of each day, popularity over some days. Each statement is bounded by new data.
import type { PoolClient } from 'pg';

/** The connection that the round's transaction holds. */
export type Round = Pick<PoolClient, 'query'>;

/** Orders of one round; the rest follows in the next. */
const ORDERS_AT_ONCE = 500;
/** An order of a year's supplies does not show what goes together, and would be a million pairs. */
const LINES_OF_ORDER = 40;
/** An order says more than a look. */
const BOUGHT_WEIGHT = 20;

export interface DueOrders {
  add: number[];
  take: number[];
}

/** Takes orders off the list: those to be counted, and those that were counted and have been cancelled since. */
export async function takeDueOrders(on: Round): Promise<DueOrders> {
  const { rows } = await on.query<{ id: number; counts: boolean; counted: boolean }>(
    `WITH due AS (DELETE FROM order_due WHERE order_id IN
       (SELECT order_id FROM order_due ORDER BY order_id LIMIT ${ORDERS_AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING order_id)
     SELECT o.id, o.status <> 'canceled' AS counts, c.order_id IS NOT NULL AS counted
       FROM due JOIN sales_order o ON o.id = due.order_id LEFT JOIN order_counted c ON c.order_id = o.id ORDER BY o.id`,
  );
  return {
    add: rows.filter(({ counts, counted }) => counts && !counted).map(({ id }) => id),
    take: rows.filter(({ counts, counted }) => !counts && counted).map(({ id }) => id),
  };
}

/** $1 orders, $2 one or minus one. A variant counts as its product. */
const LINES = `SELECT DISTINCT l.order_id, o.placed_at, coalesce(p.parent_id, p.id) AS product_id
  FROM order_line l JOIN sales_order o ON o.id = l.order_id JOIN product p ON p.id = l.product_id
  WHERE l.order_id = ANY ($1::int[]) AND l.position <= ${LINES_OF_ORDER}`;

const PAIRS = `WITH line AS (${LINES})
  INSERT INTO product_pair AS kept (product_id, other_id, orders)
  SELECT a.product_id, b.product_id, (count(*) * $2::int)::int FROM line a JOIN line b ON b.order_id = a.order_id AND b.product_id <> a.product_id
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (product_id, other_id) DO UPDATE SET orders = kept.orders + excluded.orders`;

const BOUGHT = `WITH line AS (${LINES})
  INSERT INTO product_day AS kept (day, product_id, bought, changed_at)
  SELECT (placed_at AT TIME ZONE 'UTC')::date, product_id, (count(*) * $2::int)::int, $3::timestamptz FROM line GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (day, product_id) DO UPDATE SET bought = kept.bought + excluded.bought, changed_at = excluded.changed_at`;

export async function countBoughtTogether(on: Round, ids: readonly number[], by: 1 | -1, now: Date): Promise<void> {
  if (ids.length === 0) return;
  await on.query(PAIRS, [ids, by]);
  await on.query(BOUGHT, [ids, by, now]);
  const note =
    by === 1
      ? 'INSERT INTO order_counted SELECT unnest($1::int[])'
      : 'DELETE FROM order_counted WHERE order_id = ANY ($1::int[])';
  await on.query(note, [ids]);
}

/** One visitor's views of a product count once a day. The days since `since` are counted in full, so that a second run changes nothing. */
const VIEWS = `INSERT INTO product_day AS kept (day, product_id, views, changed_at)
  SELECT (at AT TIME ZONE 'UTC')::date, product_id, count(DISTINCT coalesce(visitor::text, id::text)), $2::timestamptz FROM shop_event
   WHERE kind = 'product-viewed' AND product_id IS NOT NULL AND at >= date_trunc('day', $1::timestamptz, 'UTC') GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (day, product_id) DO UPDATE SET views = excluded.views, changed_at = excluded.changed_at WHERE kept.views <> excluded.views`;

export async function countViews(on: Round, since: Date, now: Date): Promise<void> {
  await on.query(VIEWS, [since, now]);
}

/** $1 now, $2 windows; `changed`: only products whose days changed since $3. */
const trends = (changed: boolean) => `INSERT INTO product_trend AS kept (days, product_id, score)
  SELECT w.days, d.product_id, sum(d.bought * ${BOUGHT_WEIGHT} + d.views) FROM unnest($2::int[]) AS w(days)
    JOIN product_day d ON d.day > ($1::timestamptz AT TIME ZONE 'UTC')::date - w.days
   ${changed ? 'WHERE d.product_id IN (SELECT c.product_id FROM product_day c WHERE c.changed_at >= $3)' : ''}
   GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (days, product_id) DO UPDATE SET score = excluded.score`;

/** A new day moves every window: all is summed again. Within a day only what changed. */
export async function sumTrends(on: Round, windows: readonly number[], now: Date, since: Date | null): Promise<void> {
  if (since) {
    await on.query(trends(true), [now, windows, since]);
    return;
  }
  await on.query('DELETE FROM product_trend');
  await on.query(trends(false), [now, windows]);
}

/** When the sums were last made; locked, so that two processes do not sum at once. Null: another one is at it. */
export async function lockMark(on: Round): Promise<{ at: Date | null } | null> {
  await on.query("INSERT INTO rollup_mark (name, at) VALUES ('trend', '-infinity') ON CONFLICT DO NOTHING");
  const { rows } = await on.query<{ at: Date | number }>(
    "SELECT at FROM rollup_mark WHERE name = 'trend' FOR UPDATE SKIP LOCKED",
  );
  const [mark] = rows;
  return mark ? { at: mark.at instanceof Date ? mark.at : null } : null;
}

export async function setMark(on: Round, now: Date): Promise<void> {
  await on.query("UPDATE rollup_mark SET at = $1 WHERE name = 'trend'", [now]);
}

/** Events older than this are gone for good, a bounded number at a time. */
export async function forgetEvents(on: Round, before: Date): Promise<void> {
  await on.query("SELECT set_config('shop.forget_events', 'on', true)");
  await on.query(
    'DELETE FROM shop_event WHERE id IN (SELECT id FROM shop_event WHERE at < $1 ORDER BY at LIMIT 20000)',
    [before],
  );
  await on.query("DELETE FROM product_day WHERE day < ($1::timestamptz AT TIME ZONE 'UTC')::date", [before]);
}
