// SQL of what waits for staff: how many of each kind, since when, and the oldest of them.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { WaitingKind } from '#domain/staff/waiting';

export interface WaitingCount {
  kind: WaitingKind;
  count: number;
  oldest: Date | null;
  /** The earliest deadline, for lists whose entries have one. */
  due_on: string | null;
}

/** $1: mails that were queued before it are not counted; the index on queued_at bounds the scan. */
const COUNTS = `SELECT 'withdrawals' AS kind, count(*)::int AS count, min(declared_at) AS oldest, NULL::text AS due_on
    FROM withdrawal WHERE closed_at IS NULL
  UNION ALL SELECT 'requests', count(*)::int, min(asked_at), min(answer_by)::text FROM price_request WHERE answered_at IS NULL
  UNION ALL SELECT 'complaints', count(*)::int, min(received_at), NULL FROM complaint WHERE closed_at IS NULL
  UNION ALL SELECT 'returns', count(*)::int, min(requested_at), NULL FROM goods_return WHERE closed_at IS NULL
  UNION ALL SELECT 'approvals', count(*)::int, min(asked_at), (min(expires_at) AT TIME ZONE 'Europe/Copenhagen')::date::text
    FROM order_approval WHERE decision IS NULL
  UNION ALL SELECT 'mails', count(*)::int, min(queued_at), NULL FROM mail
    WHERE queued_at > $1 AND sent_at IS NULL AND given_up_at IS NOT NULL`;

export async function countStaffWaiting(on: Queryable, mailsSince: Date): Promise<WaitingCount[]> {
  return (await on.query<WaitingCount>(prepared(COUNTS, [mailsSince]))).rows;
}

export interface WaitingRow {
  id: number;
  number: string;
  at: Date;
  due_on: string | null;
  order_number: string | null;
  who: string | null;
  text: string | null;
}

const BUYER = `btrim(concat_ws(' ', o.billing_address ->> 'firstname', o.billing_address ->> 'lastname'))`;

/** The oldest first; $1: at most so many; $2: as in the counts. */
const ROWS: Record<WaitingKind, string> = {
  withdrawals: `SELECT w.id, w.number, w.declared_at AS at, NULL::text AS due_on, o.number AS order_number, ${BUYER} AS who, o.email AS text
    FROM withdrawal w JOIN sales_order o ON o.id = w.order_id WHERE w.closed_at IS NULL AND $2::timestamptz IS NOT NULL
    ORDER BY w.declared_at, w.id LIMIT $1`,
  requests: `SELECT r.id, p.sku AS number, r.asked_at AS at, r.answer_by::text AS due_on, NULL::text AS order_number,
      concat_ws(' · ', nullif(r.name, ''), nullif(r.company, ''), r.email, nullif(r.telephone, '')) AS who,
      concat_ws(': ', r.quantity::text, nullif(r.message, '')) AS text
    FROM price_request r JOIN product p ON p.id = r.product_id WHERE r.answered_at IS NULL AND $2::timestamptz IS NOT NULL
    ORDER BY r.answer_by, r.id LIMIT $1`,
  complaints: `SELECT c.id, c.number, c.received_at AS at, NULL::text AS due_on, o.number AS order_number,
      concat_ws(' · ', c.name, c.email) AS who, concat_ws(': ', c.product, c.description) AS text
    FROM complaint c LEFT JOIN sales_order o ON o.id = c.order_id WHERE c.closed_at IS NULL AND $2::timestamptz IS NOT NULL
    ORDER BY c.received_at, c.id LIMIT $1`,
  returns: `SELECT g.id, g.number, g.requested_at AS at, NULL::text AS due_on, o.number AS order_number, ${BUYER} AS who, g.comment AS text
    FROM goods_return g JOIN sales_order o ON o.id = g.order_id WHERE g.closed_at IS NULL AND $2::timestamptz IS NOT NULL
    ORDER BY g.requested_at, g.id LIMIT $1`,
  approvals: `SELECT o.id, o.number, a.asked_at AS at, (a.expires_at AT TIME ZONE 'Europe/Copenhagen')::date::text AS due_on,
      o.number AS order_number, b.email AS who, d.email AS text
    FROM order_approval a JOIN sales_order o ON o.id = a.order_id JOIN customer b ON b.id = a.buyer_id JOIN customer d ON d.id = a.approver_id
    WHERE a.decision IS NULL AND $2::timestamptz IS NOT NULL ORDER BY a.expires_at, o.id LIMIT $1`,
  mails: `SELECT m.id::int AS id, m.template AS number, m.queued_at AS at, NULL::text AS due_on, o.number AS order_number,
      m.recipient AS who, m.failure AS text
    FROM mail m LEFT JOIN sales_order o ON o.id = m.order_id
    WHERE m.queued_at > $2 AND m.sent_at IS NULL AND m.given_up_at IS NOT NULL ORDER BY m.queued_at, m.id LIMIT $1`,
};

export async function listWaiting(
  on: Queryable,
  kind: WaitingKind,
  most: number,
  mailsSince: Date,
): Promise<WaitingRow[]> {
  return (await on.query<WaitingRow>(prepared(ROWS[kind], [most, mailsSince]))).rows;
}
