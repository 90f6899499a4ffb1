// SQL of the order export: lines of orders with their order, batch after batch by id, so that any number of orders can be written.

import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { PaymentFigures } from '#domain/order/order-progress';

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
  buyer: string;
  telephone: string;
  receiver: string;
  street: string;
  postcode: string;
  city: string;
  delivery: string;
  pickup_point: string;
  delivery_date: string | null;
  comment: string | null;
  payment_status: PaymentFigures['status'] | null;
  amount_oere: number;
  captured_oere: number;
  refunded_oere: number;
  freight_oere: number;
  tracking: string;
  invoices: string;
  credits: string;
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
    o.billing_address->>'ean' AS ean, o.requisitioner, o.requisition_number, o.accounting_cost, o.payment_code, coalesce(p.mode = 'TEST', false) AS is_test_payment, o.basis, o.total_ex_vat_oere, o.vat_oere, o.total_oere,
    btrim(concat_ws(' ', o.billing_address->>'firstname', o.billing_address->>'lastname')) AS buyer,
    coalesce(nullif(o.shipping_address->>'telephone', ''), o.billing_address->>'telephone', '') AS telephone,
    concat_ws(', ', nullif(o.shipping_address->>'company', ''),
      nullif(btrim(concat_ws(' ', o.shipping_address->>'firstname', o.shipping_address->>'lastname')), '')) AS receiver,
    coalesce((SELECT string_agg(line, ', ') FROM jsonb_array_elements_text(
      CASE jsonb_typeof(o.shipping_address->'street') WHEN 'array' THEN o.shipping_address->'street' ELSE '[]' END) AS line), '') AS street,
    coalesce(o.shipping_address->>'postcode', '') AS postcode, coalesce(o.shipping_address->>'city', '') AS city,
    concat_ws(': ', nullif(o.shipping->>'carrierTitle', ''), nullif(o.shipping->>'methodTitle', '')) AS delivery,
    concat_ws(', ', o.shipping->'point'->>'name', o.shipping->'point'->>'street', o.shipping->'point'->>'postcode',
      o.shipping->'point'->>'city') AS pickup_point,
    o.shipping->>'deliveryDate' AS delivery_date, o.comment, p.status AS payment_status, coalesce(p.amount_oere, 0) AS amount_oere,
    coalesce(p.captured_oere, 0) AS captured_oere, coalesce(p.refunded_oere, 0) AS refunded_oere, o.shipping_oere AS freight_oere,
    coalesce((SELECT string_agg(nullif(x.tracking_number, ''), ' ' ORDER BY x.id) FROM shipment x WHERE x.order_id = o.id), '') AS tracking,
    coalesce((SELECT string_agg(x.number, ' ' ORDER BY x.id) FROM invoice x WHERE x.order_id = o.id AND x.kind = 'invoice'), '') AS invoices,
    coalesce((SELECT string_agg(x.number, ' ' ORDER BY x.id) FROM invoice x WHERE x.order_id = o.id AND x.kind = 'credit'), '') AS credits,
    l.position, l.sku, l.name, l.unit, l.quantity, l.shipped, l.invoiced, l.credited, l.unit_oere, l.row_oere, l.discount_oere, l.duty_oere,
    l.vat_oere AS line_vat_oere
  FROM (SELECT * FROM sales_order WHERE id > $1 AND ($2::timestamptz IS NULL OR placed_at >= $2) AND ($3::timestamptz IS NULL OR placed_at < $3)
    ORDER BY id LIMIT $4) o
  JOIN store s ON s.id = o.store_id JOIN order_line l ON l.order_id = o.id LEFT JOIN business b ON b.id = o.business_id
    LEFT JOIN payment p ON p.order_id = o.id
  ORDER BY o.id, l.position`;
const ORDERS_AT_ONCE = 500;

export async function countExported(on: Queryable, { from, to }: ExportRange): Promise<number> {
  const text = `SELECT count(*)::int AS orders FROM sales_order
    WHERE ($1::timestamptz IS NULL OR placed_at >= $1) AND ($2::timestamptz IS NULL OR placed_at < $2)`;
  return (await on.query<{ orders: number }>(prepared(text, [from, to]))).rows[0]?.orders ?? 0;
}

/** All lines of the next orders after this id; empty at the end. */
export async function exportBatch(on: Queryable, after: number, { from, to }: ExportRange): Promise<ExportRow[]> {
  return (await on.query<ExportRow>(prepared(BATCH, [after, from, to, ORDERS_AT_ONCE]))).rows;
}
