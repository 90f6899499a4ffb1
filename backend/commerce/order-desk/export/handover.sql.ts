// SQL of what other systems were sent: orders that are new to a receiver or have changed since, and the note that it took one.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { ExportRange } from './export.sql';

export type Receiver = 'middleware' | 'gift-bags';

export interface DueOrder {
  id: number;
  number: string;
  row_hash: string;
  /** 0: never sent. */
  revision: number;
  content_hash: string | null;
}

export interface DueRange extends ExportRange {
  /** A store's code; null: all. */
  store: string | null;
  /** This order alone, sent already or not. */
  number: string | null;
}

/** Columns of an order that change without a timestamp. */
const ROW_HASH = `md5(concat_ws(' ', o.status, o.email, o.shipping_address::text, o.billing_address::text, o.shipping::text))`;

// Test payments are not money, so other systems never receive them. An order on hold is sent only as an update of one that was sent before.
const NEW = `h.order_id IS NULL AND o.status NOT IN ('pending', 'needs_review', 'on_hold', 'canceled')
  AND p.status IN ('authorised', 'captured', 'account') AND p.mode <> 'TEST'`;
const CHANGED = `h.order_id IS NOT NULL AND (h.row_hash <> ${ROW_HASH} OR p.updated_at >= h.checked_at
  OR EXISTS (SELECT FROM order_history y WHERE y.order_id = o.id AND y.at >= h.checked_at)
  OR EXISTS (SELECT FROM invoice i WHERE i.order_id = o.id AND i.issued_at >= h.checked_at)
  OR EXISTS (SELECT FROM shipment s JOIN shipment_event e ON e.shipment_id = s.id WHERE s.order_id = o.id AND e.at >= h.checked_at))`;

const DUE_ORDERS = `FROM sales_order o JOIN payment p ON p.order_id = o.id
    LEFT JOIN order_handover h ON h.receiver = $1 AND h.order_id = o.id
  WHERE o.id > $2 AND ($3::timestamptz IS NULL OR o.placed_at >= $3) AND ($4::timestamptz IS NULL OR o.placed_at < $4)
    AND ($5::text IS NULL OR o.store_id = (SELECT id FROM store WHERE code = $5)) AND ($6::text IS NULL OR o.number = $6)
    AND (${NEW} OR ${CHANGED} OR $6::text IS NOT NULL AND h.order_id IS NOT NULL)`;
const DUE = `SELECT o.id, o.number, ${ROW_HASH} AS row_hash, coalesce(h.revision, 0) AS revision, h.content_hash
  ${DUE_ORDERS} ORDER BY o.id LIMIT 100`;
const DUE_COUNT = `SELECT count(*)::int AS orders ${DUE_ORDERS}`;

/** The next orders after this id, the oldest first. */
export async function dueHandovers(
  on: Queryable,
  receiver: Receiver,
  after: number,
  { from, to, store, number }: DueRange,
): Promise<DueOrder[]> {
  return (await on.query<DueOrder>(prepared(DUE, [receiver, after, from, to, store, number]))).rows;
}

export async function countDueHandovers(
  on: Queryable,
  receiver: Receiver,
  { from, to, store, number }: DueRange,
): Promise<number> {
  const { rows } = await on.query<{ orders: number }>(prepared(DUE_COUNT, [receiver, 0, from, to, store, number]));
  return rows[0]?.orders ?? 0;
}

interface TakenOrder {
  receiver: Receiver;
  id: number;
  revision: number;
  contentHash: string;
  rowHash: string;
  at: Date;
  /** Before the order was read: a change made since then is looked at the next time. */
  checkedAt: Date;
}

const NOTE = `INSERT INTO order_handover (order_id, receiver, revision, content_hash, row_hash, sent_at, checked_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (receiver, order_id) DO UPDATE SET revision = EXCLUDED.revision, content_hash = EXCLUDED.content_hash,
    row_hash = EXCLUDED.row_hash, sent_at = EXCLUDED.sent_at, checked_at = EXCLUDED.checked_at`;

export async function noteHandover(on: Queryable, taken: TakenOrder): Promise<void> {
  const { id, receiver, revision, contentHash, rowHash, at, checkedAt } = taken;
  await on.query(prepared(NOTE, [id, receiver, revision, contentHash, rowHash, at, checkedAt]));
}
