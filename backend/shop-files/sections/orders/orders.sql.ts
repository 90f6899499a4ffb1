// SQL of the section of orders from the shop's time before. Their carts' names say what they are: no other order is read or written here.
import type { PoolClient } from 'pg';

export type PastStatus = 'complete' | 'canceled' | 'closed';

export interface StoredPastOrder {
  number: string;
  placed_at: Date;
  email: string;
  store: string;
  status: PastStatus;
  prices: 'gross' | 'net';
  freight: number;
  payment: string;
  language: 'da' | 'en';
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  postcode: string;
  city: string;
  telephone: string;
}

export async function loadPastOrders(on: PoolClient): Promise<StoredPastOrder[]> {
  const { rows } = await on.query<StoredPastOrder>(
    `SELECT o.number, o.placed_at, o.email, s.code AS store, o.status, o.basis AS prices, o.shipping_oere AS freight,
        o.payment_code AS payment, o.language, o.billing_address ->> 'firstname' AS firstname, o.billing_address ->> 'lastname' AS lastname,
        o.billing_address ->> 'company' AS company, ARRAY (SELECT jsonb_array_elements_text(o.billing_address -> 'street')) AS street,
        o.billing_address ->> 'postcode' AS postcode, o.billing_address ->> 'city' AS city, o.billing_address ->> 'telephone' AS telephone
      FROM sales_order o JOIN store s ON s.id = o.store_id WHERE o.cart_id LIKE 'before-%' ORDER BY o.id`,
  );
  return rows;
}

export interface StoredPastLine {
  order: string;
  sku: string;
  name: string;
  quantity: number;
  price: number;
}

export async function loadPastLines(on: PoolClient): Promise<StoredPastLine[]> {
  const { rows } = await on.query<StoredPastLine>(
    `SELECT o.number AS order, l.sku, l.name, l.quantity, l.unit_oere AS price
      FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.cart_id LIKE 'before-%' ORDER BY o.id, l.position`,
  );
  return rows;
}

/** Numbers of orders that the shop has from elsewhere than these files. */
export async function takenNumbers(on: PoolClient, numbers: readonly string[]): Promise<Set<string>> {
  const { rows } = await on.query<{ number: string }>(
    'SELECT number FROM sales_order WHERE number = ANY ($1::text[])',
    [numbers],
  );
  return new Set(rows.map(({ number }) => number));
}

export interface PastOrderRow {
  number: string;
  public_token: string;
  cart_id: string;
  store_id: number;
  email: string;
  status: PastStatus;
  basis: 'gross' | 'net';
  goods_oere: number;
  shipping_oere: number;
  vat_oere: number;
  total_ex_vat_oere: number;
  total_oere: number;
  billing_address: object;
  payment_code: string;
  language: 'da' | 'en';
  placed_at: string;
}

export interface PastLineRow {
  number: string;
  position: number;
  product_id: number;
  name: string | null;
  quantity: number;
  canceled: number;
  unit_oere: number;
  row_oere: number;
  vat_bp: number;
  vat_oere: number;
}

const ORDERS = `jsonb_to_recordset($1::jsonb) AS r (number text, public_token text, cart_id text, store_id int, email text, status text,
  basis text, goods_oere bigint, shipping_oere bigint, vat_oere bigint, total_ex_vat_oere bigint, total_oere bigint,
  billing_address jsonb, payment_code text, language text, placed_at timestamptz)`;

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
        shipping_oere, vat_oere, total_ex_vat_oere, total_oere, shipping_address, billing_address, shipping, payment_code, language, placed_at)
      SELECT r.number, r.public_token, r.store_id, c.id, c.business_id, r.cart_id, r.email, r.status, r.basis, r.goods_oere,
        r.shipping_oere, r.vat_oere, r.total_ex_vat_oere, r.total_oere, r.billing_address, r.billing_address, '{}', r.payment_code,
        r.language, r.placed_at
        FROM ${ORDERS} LEFT JOIN customer c ON c.email = r.email`,
    given,
  );
}

export async function insertPastLines(on: PoolClient, lines: readonly PastLineRow[]): Promise<void> {
  await on.query(
    `INSERT INTO order_line (order_id, position, product_id, sku, name, unit, url_key, options, quantity, canceled, unit_oere, row_oere,
        vat_bp, vat_oere, price_reasons)
      SELECT o.id, r.position, p.id, p.sku, coalesce(r.name, p.name_da), p.unit, p.url_key, '[]', r.quantity, r.canceled, r.unit_oere,
        r.row_oere, r.vat_bp, r.vat_oere, '[]'
        FROM jsonb_to_recordset($1::jsonb) AS r (number text, position int, product_id int, name text, quantity int, canceled int,
          unit_oere int, row_oere bigint, vat_bp int, vat_oere bigint)
        JOIN sales_order o ON o.number = r.number JOIN product p ON p.id = r.product_id ORDER BY o.id, r.position`,
    [JSON.stringify(lines)],
  );
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
