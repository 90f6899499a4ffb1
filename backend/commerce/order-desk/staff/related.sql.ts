// SQL of records related to an order: documents, cases, history, mails, and who approved it.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { OrderStatus } from '#domain/order/order-status';

export interface OrderDocument {
  order_id: number;
  kind: 'invoice' | 'credit';
  number: string;
  issued_at: Date;
  due_at: string;
  total_oere: number;
  reason: string;
}

const DOCUMENTS = `SELECT order_id, kind, number, issued_at, due_at::text AS due_at, total_oere, reason
  FROM invoice WHERE order_id = ANY($1::int[]) ORDER BY id`;

export async function documentsOfOrders(on: Queryable, ids: readonly number[]): Promise<OrderDocument[]> {
  return (await on.query<OrderDocument>(prepared(DOCUMENTS, [[...ids]]))).rows;
}

/** A withdrawal, return or complaint. */
export interface OrderCase {
  kind: string;
  number: string;
  at: Date;
  closed_at: Date | null;
}

const CASES = `SELECT 'withdrawal' AS kind, number, declared_at AS at, closed_at FROM withdrawal WHERE order_id = $1
  UNION ALL SELECT 'return', number, requested_at, closed_at FROM goods_return WHERE order_id = $1
  UNION ALL SELECT 'complaint', number, received_at, closed_at FROM complaint WHERE order_id = $1
  ORDER BY at, number`;

export async function casesOfOrder(on: Queryable, id: number): Promise<OrderCase[]> {
  return (await on.query<OrderCase>(prepared(CASES, [id]))).rows;
}

export interface HistoryRow {
  at: Date;
  status: OrderStatus;
  note: string;
}

export async function historyOfOrder(on: Queryable, id: number): Promise<HistoryRow[]> {
  const text = 'SELECT at, status, note FROM order_history WHERE order_id = $1 ORDER BY at, id';
  return (await on.query<HistoryRow>(prepared(text, [id]))).rows;
}

export interface OrderMailRow {
  id: number;
  template: string;
  recipient: string;
  queued_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
}

export async function mailsOfOrder(on: Queryable, id: number): Promise<OrderMailRow[]> {
  const text =
    'SELECT id, template, recipient, queued_at, sent_at, given_up_at FROM mail WHERE order_id = $1 ORDER BY id';
  return (await on.query<OrderMailRow>(prepared(text, [id]))).rows;
}

export interface OrderPlace {
  order_id: number;
  store: string;
  store_name: string;
  customer_email: string | null;
  /** Null for a guest, and for an account that is closed. */
  account_id: number | null;
  business: string | null;
  business_number: string | null;
  business_cvr: string | null;
  approval: string | null;
  approver_email: string | null;
}

const PLACE = `SELECT o.id AS order_id, s.code AS store, s.name AS store_name, c.email AS customer_email,
    CASE WHEN c.closed_at IS NULL THEN c.id END AS account_id, b.name AS business,
    b.reference_number AS business_number, b.cvr AS business_cvr,
    CASE WHEN a.order_id IS NULL THEN NULL ELSE coalesce(a.decision, 'waits') END AS approval, d.email AS approver_email
  FROM sales_order o JOIN store s ON s.id = o.store_id LEFT JOIN customer c ON c.id = o.customer_id
    LEFT JOIN business b ON b.id = o.business_id LEFT JOIN order_approval a ON a.order_id = o.id
    LEFT JOIN customer d ON d.id = coalesce(a.decided_by, a.approver_id)
  WHERE o.id = ANY($1::int[])`;

/** Where the orders were placed, by whom, and who approved them. */
export async function placesOfOrders(on: Queryable, ids: readonly number[]): Promise<Map<number, OrderPlace>> {
  const { rows } = await on.query<OrderPlace>(prepared(PLACE, [[...ids]]));
  return new Map(rows.map((row) => [row.order_id, row]));
}
