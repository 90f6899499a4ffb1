// SQL of the section of earlier orders. Their carts' names say what they are: no other order is read or written here.
import type { PoolClient } from 'pg';
import type { TrackingStatus } from '#domain/delivery/tracking';
import { PROVIDER_CODES, type ProviderCode } from '#domain/payment/payment';
import type { Piece } from './order-columns';

export type PastStatus = 'processing' | 'shipped' | 'delivered' | 'complete' | 'canceled' | 'closed';

interface StoredAddress {
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  postcode: string;
  city: string;
  telephone: string;
  vatId: string | null;
  ean: string | null;
}

export interface StoredPastOrder {
  number: string;
  placed_at: Date;
  email: string;
  store: string;
  status: PastStatus;
  prices: 'gross' | 'net';
  freight: number;
  total: number;
  payment: string;
  provider: ProviderCode | null;
  provider_reference: string | null;
  language: 'da' | 'en';
  bill: StoredAddress;
  place: StoredAddress;
  delivery: string | null;
  carrier_title: string | null;
  method_title: string | null;
  purchase_order_number: string | null;
  reference: string | null;
  requisitioner: string | null;
  requisition_number: string | null;
  withdrawal_told: boolean;
  goes_on_here: boolean;
}

const PROVIDERS = PROVIDER_CODES.map((code) => `'${code}'`).join(', ');

/** An order that this shop has sent or invoiced something of is its own from then on. */
const GOES_ON = `EXISTS (SELECT FROM shipment x WHERE x.order_id = o.id AND x.number ~ '^5[0-9]{8}$')
  OR EXISTS (SELECT FROM invoice x WHERE x.order_id = o.id AND x.number ~ '^[78][0-9]{8}$')`;

export async function loadPastOrders(on: PoolClient): Promise<StoredPastOrder[]> {
  const { rows } = await on.query<StoredPastOrder>(
    `SELECT o.number, o.placed_at, o.email, s.code AS store, o.status, o.basis AS prices, o.shipping_oere AS freight, o.total_oere AS total,
        o.payment_code AS payment, CASE WHEN p.provider IN (${PROVIDERS}) THEN p.provider END AS provider,
        p.provider_reference, o.language, o.billing_address AS bill, o.shipping_address AS place,
        (o.shipping ->> 'carrierCode') || '/' || (o.shipping ->> 'methodCode') AS delivery, o.shipping ->> 'carrierTitle' AS carrier_title,
        o.shipping ->> 'methodTitle' AS method_title, o.purchase_order_number, o.reference, o.requisitioner, o.requisition_number, o.withdrawal_told_at IS NOT NULL AS withdrawal_told,
        ${GOES_ON} AS goes_on_here
      FROM sales_order o JOIN store s ON s.id = o.store_id LEFT JOIN payment p ON p.order_id = o.id
      WHERE o.cart_id LIKE 'before-%' ORDER BY o.id`,
  );
  return rows;
}

export interface StoredPastLine {
  order: string;
  sku: string;
  name: string;
  quantity: number;
  price: number;
  list_price: number | null;
  discount: number;
  discount_name: string | null;
}

export async function loadPastLines(on: PoolClient): Promise<StoredPastLine[]> {
  const { rows } = await on.query<StoredPastLine>(
    `SELECT o.number AS order, l.sku, l.name, l.quantity, l.unit_oere AS price, (l.price_reasons #>> '{0,oere}')::int AS list_price,
        l.discount_oere AS discount, l.discounts #>> '{0,label}' AS discount_name
      FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.cart_id LIKE 'before-%' ORDER BY o.id, l.position`,
  );
  return rows;
}

export interface StoredShipment {
  order: string;
  number: string;
  carrier: string;
  carrier_title: string;
  tracking: string;
  status: TrackingStatus;
  shipped_at: string;
  goods: Piece[];
}

const AS_ISO = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Pieces of one SKU together, as they are written into a cell. */
const GOODS = (
  table: string,
  of: string,
) => `(SELECT jsonb_agg(jsonb_build_object('sku', g.sku, 'pieces', g.pieces) ORDER BY g.at) FROM
  (SELECT l.sku, sum(x.quantity)::int AS pieces, min(l.position) AS at FROM ${table} x JOIN order_line l ON l.id = x.order_line_id
    WHERE x.${of} = d.id GROUP BY l.sku) g)`;

export async function loadShipments(on: PoolClient): Promise<StoredShipment[]> {
  const { rows } = await on.query<StoredShipment>(
    `SELECT o.number AS order, d.number, d.carrier_code AS carrier, d.carrier_title, d.tracking_number AS tracking, d.status,
        ${AS_ISO('d.shipped_at')} AS shipped_at, ${GOODS('shipment_line', 'shipment_id')} AS goods
      FROM shipment d JOIN sales_order o ON o.id = d.order_id WHERE o.cart_id LIKE 'before-%' ORDER BY d.id`,
  );
  return rows;
}

export interface StoredEvent {
  shipment: string;
  at: string;
  status: TrackingStatus;
  place: string;
}

export async function loadEvents(on: PoolClient): Promise<StoredEvent[]> {
  const { rows } = await on.query<StoredEvent>(
    `SELECT d.number AS shipment, ${AS_ISO('e.at')} AS at, e.status, e.place FROM shipment_event e JOIN shipment d ON d.id = e.shipment_id
      JOIN sales_order o ON o.id = d.order_id WHERE o.cart_id LIKE 'before-%' ORDER BY d.id, e.at, e.id`,
  );
  return rows;
}

export interface StoredPaper {
  order: string;
  number: string;
  kind: 'invoice' | 'credit';
  issued_at: string;
  due_at: string;
  goods: Piece[] | null;
  freight: boolean | null;
  reason: string;
  total: number;
}

export async function loadPapers(on: PoolClient): Promise<StoredPaper[]> {
  const { rows } = await on.query<StoredPaper>(
    `SELECT o.number AS order, d.number, d.kind, ${AS_ISO('d.issued_at')} AS issued_at, d.due_at::text AS due_at,
        ${GOODS('invoice_line', 'invoice_id')} AS goods, CASE d.kind WHEN 'credit' THEN d.freight_net_oere > 0 END AS freight, d.reason,
        d.total_oere AS total
      FROM invoice d JOIN sales_order o ON o.id = d.order_id WHERE o.cart_id LIKE 'before-%' ORDER BY d.id`,
  );
  return rows;
}

/** Numbers that the shop has from elsewhere than these files. */
export async function takenNumbers(
  on: PoolClient,
  numbers: Record<'orders' | 'shipments' | 'invoices' | 'credits' | 'payments', readonly string[]>,
): Promise<Set<string>> {
  const { rows } = await on.query<{ taken: string }>(
    `SELECT 'orders ' || number AS taken FROM sales_order WHERE number = ANY ($1::text[])
      UNION ALL SELECT 'shipments ' || number FROM shipment WHERE number = ANY ($2::text[])
      UNION ALL SELECT 'invoices ' || number FROM invoice WHERE kind = 'invoice' AND number = ANY ($3::text[])
      UNION ALL SELECT 'credits ' || number FROM invoice WHERE kind = 'credit' AND number = ANY ($4::text[])
      UNION ALL SELECT 'payments ' || provider_reference FROM payment WHERE provider_reference = ANY ($5::text[])`,
    [numbers.orders, numbers.shipments, numbers.invoices, numbers.credits, numbers.payments],
  );
  return new Set(rows.map(({ taken }) => taken));
}

export interface MethodTitles {
  carrier: string;
  da: string;
  en: string;
}

/** What ways of delivery are called, by carrier and method. */
export async function methodTitles(on: PoolClient): Promise<Map<string, MethodTitles>> {
  const { rows } = await on.query<MethodTitles & { path: string }>(
    `SELECT carrier_code || '/' || method_code AS path, carrier_title AS carrier, title_da AS da, title_en AS en FROM shipping_method`,
  );
  return new Map(rows.map(({ path, ...titles }) => [path, titles]));
}

/** The shop's own numbers, which have nine digits, go on after the highest of before: a number is given once. */
export async function numberAfter(on: PoolClient, numbers: readonly string[]): Promise<void> {
  await on.query(
    `SELECT setval('order_number', n.top) FROM (SELECT max(number::bigint) AS top FROM unnest($1::text[]) AS number
        WHERE number ~ '^[0-9]{1,9}$') n
      WHERE n.top >= (SELECT last_value FROM order_number)`,
    [numbers],
  );
}
