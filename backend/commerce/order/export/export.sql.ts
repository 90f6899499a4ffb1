// SQL of the order export: lines of orders with their order, batch after batch by id, so that any number of orders can be written.

import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface ExportRow {
  id: number;
  number: string;
  placed_at: Date;
  status: string;
  store: string;
  email: string;
  business: string | null;
  reference_number: string | null;
  ean: string | null;
  requisitioner: string | null;
  requisition_number: string | null;
  accounting_cost: string | null;
  payment_code: string;
  is_test_payment: boolean;
  basis: 'net' | 'gross';
  total_ex_vat_oere: number;
  vat_oere: number;
  total_oere: number;
  position: number;
  sku: string;
  name: string;
  unit: string;
  quantity: number;
  shipped: number;
  invoiced: number;
  credited: number;
  unit_oere: number;
  row_oere: number;
  discount_oere: number;
  duty_oere: number;
  line_vat_oere: number;
}

export interface ExportRange {
  /** Moments; `to` is left out itself. */
  from: Date | null;
  to: Date | null;
}

const BATCH = `SELECT o.id, o.number, o.placed_at, o.status, s.code AS store, o.email, b.name AS business, b.reference_number,
    o.billing_address->>'ean' AS ean, o.requisitioner, o.requisition_number, o.accounting_cost, o.payment_code,
    EXISTS (SELECT FROM payment p WHERE p.order_id = o.id AND p.mode = 'TEST') AS is_test_payment, o.basis, o.total_ex_vat_oere, o.vat_oere, o.total_oere,
    l.position, l.sku, l.name, l.unit, l.quantity, l.shipped, l.invoiced, l.credited, l.unit_oere, l.row_oere, l.discount_oere, l.duty_oere,
    l.vat_oere AS line_vat_oere
  FROM (SELECT * FROM sales_order WHERE id > $1 AND ($2::timestamptz IS NULL OR placed_at >= $2) AND ($3::timestamptz IS NULL OR placed_at < $3)
    ORDER BY id LIMIT $4) o
  JOIN store s ON s.id = o.store_id JOIN order_line l ON l.order_id = o.id LEFT JOIN business b ON b.id = o.business_id
  ORDER BY o.id, l.position`;
const ORDERS_AT_ONCE = 500;

/** All lines of the next orders after this id; empty at the end. */
export async function exportBatch(on: Queryable, after: number, { from, to }: ExportRange): Promise<ExportRow[]> {
  return (await on.query<ExportRow>(prepared(BATCH, [after, from, to, ORDERS_AT_ONCE]))).rows;
}
