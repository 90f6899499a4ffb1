// SQL of the points' ledger: what it adds up to, and its entries with the balance after each.
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { customer, pointEntry } from '#backend/db/tables/customer';
import type { LedgerEntry } from '#domain/points/point-life';

export interface PointSums {
  balance: number;
  earned: number;
  spent: number;
  entries: number;
}

const SUMS = `SELECT coalesce(sum(points), 0)::int AS balance, coalesce(sum(points) FILTER (WHERE coalesce(kind = 'earned', points > 0)), 0)::int AS earned,
    coalesce(-sum(points) FILTER (WHERE coalesce(kind = 'spent', points < 0)), 0)::int AS spent, count(*)::int AS entries
  FROM point_entry WHERE customer_id = $1`;

export async function pointSums(on: Queryable, customerId: number): Promise<PointSums> {
  const found = await on.query<PointSums>(prepared(SUMS, [customerId]));
  return found.rows[0] ?? { balance: 0, earned: 0, spent: 0, entries: 0 };
}

export interface PointRow {
  at: Date;
  points: number;
  balance: number;
  kind: LedgerEntry['kind'];
  note: string;
  orderNumber: string | null;
}

const LEDGER = `SELECT e.at, e.points, e.kind, e.note, o.number AS "orderNumber",
    sum(e.points) OVER (ORDER BY e.at, e.id ROWS UNBOUNDED PRECEDING)::int AS balance
  FROM point_entry e LEFT JOIN sales_order o ON o.id = e.order_id
 WHERE e.customer_id = $1 ORDER BY e.at DESC, e.id DESC LIMIT $2 OFFSET $3`;

export async function pageOfPoints(
  on: Queryable,
  customerId: number,
  limit: number,
  offset: number,
): Promise<PointRow[]> {
  return (await on.query<PointRow>(prepared(LEDGER, [customerId, limit, offset]))).rows;
}

const MOVES = `SELECT at, points, kind, order_id AS "orderId" FROM point_entry WHERE customer_id = $1 ORDER BY at, id`;

/** All that ever moved, the oldest first. */
export async function movesOfPoints(on: Queryable, customerId: number): Promise<LedgerEntry[]> {
  return (await on.query<LedgerEntry>(prepared(MOVES, [customerId]))).rows;
}

// Without gift cards, which are money; as domain/points/reward-points says it.
const COMING = `SELECT coalesce(sum(greatest(0, floor(o.points::bigint * w.kept / nullif(w.whole, 0))
      - (SELECT coalesce(sum(e.points), 0) FROM point_entry e WHERE e.order_id = o.id AND e.kind = 'earned'))), 0)::int AS points
  FROM sales_order o CROSS JOIN LATERAL (
    SELECT sum(l.unit_oere::bigint * (l.quantity - l.canceled - l.credited)) AS kept, sum(l.unit_oere::bigint * l.quantity) AS whole,
        bool_or(l.invoiced < l.quantity - l.canceled) AS is_open FROM order_line l WHERE l.order_id = o.id AND l.vat_bp <> 0) w
 WHERE o.customer_id = $1 AND o.points > 0 AND o.status NOT IN ('canceled', 'closed') AND w.is_open`;

/** What orders will earn when the rest of them is invoiced. */
export async function pointsComing(on: Queryable, customerId: number): Promise<number> {
  return (await on.query<{ points: number }>(prepared(COMING, [customerId]))).rows[0]?.points ?? 0;
}

const OLD = `SELECT c.id AS "customerId", (s.settings ->> 'pointsLastDays')::int AS "lastDays"
  FROM point_entry e JOIN customer c ON c.id = e.customer_id JOIN store s ON s.id = c.store_id
 WHERE s.settings ? 'pointsLastDays' GROUP BY c.id, s.settings
HAVING sum(e.points) FILTER (WHERE e.points < 0 OR e.at <= $1::timestamptz - make_interval(days => (s.settings ->> 'pointsLastDays')::int)) > 0
 ORDER BY c.id`;

/** Customers with more old points than they have spent since, and how long points live in their store. */
export async function ownersOfOldPoints(on: Queryable, now: Date) {
  return (await on.query<{ customerId: number; lastDays: number }>(prepared(OLD, [now]))).rows;
}

/** The customer is locked: the next change of their points waits here. */
export async function lockedBalance(reader: Reader, customerId: number): Promise<number> {
  await reader.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  const [sum] = await reader
    .select({ points: sql<number>`coalesce(sum(${pointEntry.points}), 0)::int` })
    .from(pointEntry)
    .where(eq(pointEntry.customerId, customerId));
  return sum?.points ?? 0;
}

/** What an order has given so far, less what came back. */
export async function pointsEarnedBy(reader: Reader, orderId: number): Promise<number> {
  const [sum] = await reader
    .select({ points: sql<number>`coalesce(sum(${pointEntry.points}), 0)::int` })
    .from(pointEntry)
    .where(and(eq(pointEntry.orderId, orderId), eq(pointEntry.kind, 'earned')));
  return sum?.points ?? 0;
}

/** What an order has spent so far, less what it gave back. */
export async function pointsSpentBy(reader: Reader, orderId: number): Promise<number> {
  const [sum] = await reader
    .select({ points: sql<number>`coalesce(-sum(${pointEntry.points}), 0)::int` })
    .from(pointEntry)
    .where(and(eq(pointEntry.orderId, orderId), eq(pointEntry.kind, 'spent')));
  return sum?.points ?? 0;
}

export async function insertPoints(reader: Reader, entry: typeof pointEntry.$inferInsert): Promise<void> {
  await reader.insert(pointEntry).values(entry);
}
