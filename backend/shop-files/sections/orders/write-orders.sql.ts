// SQL that writes earlier orders: each with its lines, VAT, payment and history, its parcels and its documents. Rows name the order by its
// number and a line by its position, so that no ids travel.
import type { PoolClient } from 'pg';
import type { PastStatus } from './orders.sql';

export interface PastOrderRow {
  number: string;
  public_token: string;
  cart_id: string;
  store_id: number;
  email: string;
  status: PastStatus;
  basis: 'gross' | 'net';
  goods_oere: number;
  discount_oere: number;
  shipping_oere: number;
  vat_oere: number;
  total_ex_vat_oere: number;
  total_oere: number;
  shipping_address: object;
  billing_address: object;
  shipping: object;
  payment_code: string;
  purchase_order_number: string | null;
  reference: string | null;
  requisitioner: string | null;
  requisition_number: string | null;
  language: 'da' | 'en';
  placed_at: string;
  /** When its buyer was informed of the right of withdrawal; null: never, as far as is known. */
  withdrawal_told_at: string | null;
}

const ORDERS = `jsonb_populate_recordset(NULL::sales_order, $1::jsonb) r`;

/** A customer of that address finds the order in their account. Nothing is sent, charged or taken from stock for it. */
export async function insertPastOrders(on: PoolClient, orders: readonly PastOrderRow[]): Promise<void> {
  const given = [JSON.stringify(orders)];
  await on.query(
    `INSERT INTO cart (id, store_id, customer_id, status, version, created_at, updated_at)
      SELECT r.cart_id, r.store_id, c.id, 'ordered', 1, r.placed_at, r.placed_at FROM ${ORDERS} LEFT JOIN customer c ON c.email = r.email`,
    given,
  );
  await on.query(
    `INSERT INTO sales_order (number, public_token, store_id, customer_id, business_id, cart_id, email, status, basis, goods_oere,
        discount_oere, shipping_oere, vat_oere, total_ex_vat_oere, total_oere, shipping_address, billing_address, shipping, payment_code,
        purchase_order_number, reference, requisitioner, requisition_number, language, placed_at, withdrawal_told_at)
      SELECT r.number, r.public_token, r.store_id, c.id, c.business_id, r.cart_id, r.email, r.status, r.basis, r.goods_oere,
        r.discount_oere, r.shipping_oere, r.vat_oere, r.total_ex_vat_oere, r.total_oere, r.shipping_address, r.billing_address, r.shipping, r.payment_code,
        r.purchase_order_number, r.reference, r.requisitioner, r.requisition_number, r.language, r.placed_at, r.withdrawal_told_at
        FROM ${ORDERS} LEFT JOIN customer c ON c.email = r.email`,
    given,
  );
  await on.query(
    `INSERT INTO order_history (order_id, status, at) SELECT o.id, o.status, o.placed_at FROM sales_order o
      WHERE o.number = ANY ($1::text[]) ORDER BY o.id`,
    [orders.map(({ number }) => number)],
  );
}

export interface PastLineRow {
  order: string;
  position: number;
  sku: string;
  name: string | null;
  quantity: number;
  shipped: number;
  canceled: number;
  invoiced: number;
  credited: number;
  unit_oere: number;
  row_oere: number;
  discount_oere: number;
  discounts: readonly object[];
  vat_bp: number;
  vat_oere: number;
  price_reasons: readonly object[];
}

export async function insertPastLines(on: PoolClient, lines: readonly PastLineRow[]): Promise<void> {
  await on.query(
    `INSERT INTO order_line (order_id, position, product_id, sku, name, unit, url_key, options, quantity, shipped, canceled, invoiced,
        credited, unit_oere, row_oere, discount_oere, discounts, vat_bp, vat_oere, price_reasons)
      SELECT o.id, r.position, p.id, p.sku, coalesce(r.name, p.name_da), p.unit, p.url_key, '[]', r.quantity, r.shipped, r.canceled, r.invoiced,
        r.credited, r.unit_oere, r.row_oere, r.discount_oere, r.discounts, r.vat_bp, r.vat_oere, r.price_reasons
        FROM jsonb_to_recordset($1::jsonb) AS r ("order" text, position int, sku text, name text, quantity int, shipped int, canceled int,
          invoiced int, credited int, unit_oere int, row_oere bigint, discount_oere bigint, discounts jsonb, vat_bp int, vat_oere bigint,
          price_reasons jsonb)
        JOIN sales_order o ON o.number = r.order JOIN product p ON p.sku = r.sku ORDER BY o.id, r.position`,
    [JSON.stringify(lines)],
  );
}

export interface PastDiscountRow {
  order: string;
  label: string;
  oere: number;
}

export async function insertPastDiscounts(on: PoolClient, discounts: readonly PastDiscountRow[]): Promise<void> {
  await on.query(
    `INSERT INTO order_discount (order_id, position, label, code, oere)
      SELECT o.id, row_number() OVER (PARTITION BY o.id ORDER BY r.label), r.label, NULL, r.oere
        FROM jsonb_to_recordset($1::jsonb) AS r ("order" text, label text, oere bigint) JOIN sales_order o ON o.number = r.order`,
    [JSON.stringify(discounts)],
  );
}

export interface PastTaxRow {
  order: string;
  vat_bp: number;
  base_oere: number;
  vat_oere: number;
}

export async function insertPastTaxes(on: PoolClient, taxes: readonly PastTaxRow[]): Promise<void> {
  await on.query(
    `INSERT INTO order_tax (order_id, vat_bp, base_oere, vat_oere) SELECT o.id, r.vat_bp, r.base_oere, r.vat_oere
      FROM jsonb_to_recordset($1::jsonb) AS r ("order" text, vat_bp int, base_oere bigint, vat_oere bigint)
      JOIN sales_order o ON o.number = r.order ORDER BY o.id`,
    [JSON.stringify(taxes)],
  );
}

export interface PastPaymentRow {
  order: string;
  provider: string;
  mode: 'TEST' | 'LIVE';
  status: 'account' | 'captured' | 'cancelled';
  amount_oere: number;
  taken_oere: number;
  refunded_oere: number;
  provider_reference: string | null;
}

export async function insertPastPayments(on: PoolClient, payments: readonly PastPaymentRow[]): Promise<void> {
  await on.query(
    `INSERT INTO payment (order_id, provider, mode, status, amount_oere, authorised_oere, captured_oere, refunded_oere, provider_reference,
        created_at, updated_at)
      SELECT o.id, r.provider, r.mode, r.status, r.amount_oere, r.taken_oere, r.taken_oere, r.refunded_oere, r.provider_reference,
        o.placed_at, o.placed_at
        FROM jsonb_to_recordset($1::jsonb) AS r ("order" text, provider text, mode text, status text, amount_oere bigint, taken_oere bigint,
          refunded_oere bigint, provider_reference text) JOIN sales_order o ON o.number = r.order ORDER BY o.id`,
    [JSON.stringify(payments)],
  );
}

export interface PastShipmentRow {
  order: string;
  number: string;
  carrier_code: string;
  carrier_title: string;
  tracking_number: string;
  status: string;
  shipped_at: string;
  /** By the positions of the order's lines. */
  goods: readonly { position: number; quantity: number }[];
  events: readonly { at: string; status: string; place: string }[];
}

export async function insertPastShipments(on: PoolClient, shipments: readonly PastShipmentRow[]): Promise<void> {
  const given = [JSON.stringify(shipments)];
  await on.query(
    `INSERT INTO shipment (order_id, number, carrier_code, carrier_title, tracking_number, status, shipped_at)
      SELECT o.id, r.number, r.carrier_code, r.carrier_title, r.tracking_number, r.status, r.shipped_at
        FROM jsonb_to_recordset($1::jsonb) AS r ("order" text, number text, carrier_code text, carrier_title text, tracking_number text,
          status text, shipped_at timestamptz) JOIN sales_order o ON o.number = r.order ORDER BY o.id, r.shipped_at`,
    given,
  );
  await on.query(
    `INSERT INTO shipment_line (shipment_id, order_line_id, quantity) SELECT d.id, l.id, g.quantity
      FROM jsonb_to_recordset($1::jsonb) AS r (number text, goods jsonb)
      CROSS JOIN jsonb_to_recordset(r.goods) AS g (position int, quantity int)
      JOIN shipment d ON d.number = r.number JOIN order_line l ON l.order_id = d.order_id AND l.position = g.position ORDER BY d.id, l.position`,
    given,
  );
  await on.query(
    `INSERT INTO shipment_event (shipment_id, status, place, at) SELECT d.id, e.status, e.place, e.at
      FROM jsonb_to_recordset($1::jsonb) AS r (number text, events jsonb)
      CROSS JOIN jsonb_to_recordset(r.events) AS e (at timestamptz, status text, place text)
      JOIN shipment d ON d.number = r.number ORDER BY d.id, e.at`,
    given,
  );
}

export interface PastPaperRow {
  order: string;
  kind: 'invoice' | 'credit';
  number: string;
  issued_at: string;
  due_at: string;
  reason: string;
  freight_net_oere: number;
  freight_vat_oere: number;
  net_oere: number;
  vat_oere: number;
  total_oere: number;
  taxes: readonly { vat_bp: number; base_oere: number; vat_oere: number }[];
  /** `at`: of the order's lines; `position`: on the paper. */
  lines: readonly {
    at: number;
    position: number;
    quantity: number;
    unit_oere: number;
    row_oere: number;
    discount_oere: number;
    vat_bp: number;
    net_oere: number;
    vat_oere: number;
  }[];
}

/** In the order of the rows, which is the order in which the papers were written. */
export async function insertPastPapers(on: PoolClient, papers: readonly PastPaperRow[]): Promise<void> {
  const given = [JSON.stringify(papers)];
  await on.query(
    `INSERT INTO invoice (order_id, kind, number, customer_id, business_id, issued_at, due_at, reason, freight_net_oere, freight_vat_oere,
        net_oere, vat_oere, total_oere)
      SELECT o.id, r.kind, r.number, o.customer_id, o.business_id, r.issued_at, r.due_at, r.reason, r.freight_net_oere, r.freight_vat_oere,
        r.net_oere, r.vat_oere, r.total_oere
        FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("order" text, kind text, number text, issued_at timestamptz, due_at date,
          reason text, freight_net_oere bigint, freight_vat_oere bigint, net_oere bigint, vat_oere bigint, total_oere bigint))
          WITH ORDINALITY AS r ("order", kind, number, issued_at, due_at, reason, freight_net_oere, freight_vat_oere, net_oere, vat_oere,
            total_oere, n) JOIN sales_order o ON o.number = r.order ORDER BY r.n`,
    given,
  );
  await on.query(
    `INSERT INTO invoice_line (invoice_id, position, order_line_id, name, quantity, unit_oere, row_oere, discount_oere, vat_bp, net_oere, vat_oere)
      SELECT d.id, x.position, l.id, l.name, x.quantity, x.unit_oere, x.row_oere, x.discount_oere, x.vat_bp, x.net_oere, x.vat_oere
        FROM jsonb_to_recordset($1::jsonb) AS r (kind text, number text, lines jsonb)
        CROSS JOIN jsonb_to_recordset(r.lines) AS x (at int, position int, quantity int, unit_oere bigint, row_oere bigint,
          discount_oere bigint, vat_bp int, net_oere bigint, vat_oere bigint)
        JOIN invoice d ON d.kind = r.kind AND d.number = r.number JOIN order_line l ON l.order_id = d.order_id AND l.position = x.at`,
    given,
  );
  await on.query(
    `INSERT INTO invoice_tax (invoice_id, vat_bp, base_oere, vat_oere) SELECT d.id, x.vat_bp, x.base_oere, x.vat_oere
      FROM jsonb_to_recordset($1::jsonb) AS r (kind text, number text, taxes jsonb)
      CROSS JOIN jsonb_to_recordset(r.taxes) AS x (vat_bp int, base_oere bigint, vat_oere bigint)
      JOIN invoice d ON d.kind = r.kind AND d.number = r.number`,
    given,
  );
}

/** Those of these order numbers that have an invoice or credit note. */
export async function ordersWithPapers(on: PoolClient, numbers: readonly string[]): Promise<number[]> {
  const { rows } = await on.query<{ id: number }>(
    `SELECT o.id FROM sales_order o WHERE o.number = ANY ($1::text[]) AND EXISTS (SELECT FROM invoice d WHERE d.order_id = o.id) ORDER BY o.id`,
    [numbers],
  );
  return rows.map(({ id }) => id);
}

/** The change log (functions/change-log) leaves out what this transaction writes until it is set back. */
export async function setEventsOff(on: PoolClient, isOff: boolean): Promise<void> {
  await on.query("SELECT set_config('shop.no_events', $1, true)", [isOff ? 'on' : 'off']);
}
