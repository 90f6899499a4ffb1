// SQL of orders as staff list and find them: newest first, by filters that have an index each.

import type { PaymentRow } from '#backend/commerce/payment/payment.sql';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { PaymentStage } from '#domain/order-progress';
import type { SearchedText } from '#domain/order-search';
import type { OrderStatus } from '#domain/order-status';

export interface ListedOrder {
  number: string;
  placed_at: Date;
  status: OrderStatus;
  store: string;
  email: string;
  buyer: string;
  company: string | null;
  total_oere: number;
  payment_status: PaymentRow['status'] | null;
  payment_mode: PaymentRow['mode'] | null;
  amount_oere: number;
  captured_oere: number;
  refunded_oere: number;
  pieces: number;
  shipped: number;
  delivery: string;
  delivery_date: string | null;
  requisition_number: string | null;
}

export interface StaffOrderFilter {
  statuses: readonly OrderStatus[] | null;
  payment: PaymentStage | null;
  /** Whether any piece was shipped; null: either. */
  shipped: boolean | null;
  /** Moments; `to` is exclusive. */
  from: Date | null;
  to: Date | null;
  /** A store's code. */
  store: string | null;
  /** A part of what the shopper entered; null: all orders. */
  text: SearchedText | null;
}

/** The expression of the index sales_order_found. */
const FOUND_WORDS = `lower(o.number || ' ' || o.email
  || ' ' || coalesce(o.billing_address ->> 'firstname', '') || ' ' || coalesce(o.billing_address ->> 'lastname', '')
  || ' ' || coalesce(o.billing_address ->> 'company', '') || ' ' || translate(coalesce(o.billing_address ->> 'telephone', ''), ' +-()', '')
  || ' ' || coalesce(o.shipping_address ->> 'firstname', '') || ' ' || coalesce(o.shipping_address ->> 'lastname', '')
  || ' ' || coalesce(o.shipping_address ->> 'company', '') || ' ' || translate(coalesce(o.shipping_address ->> 'telephone', ''), ' +-()', '')
  || ' ' || coalesce(o.requisitioner, '') || ' ' || coalesce(o.requisition_number, '') || ' ' || coalesce(o.reference, '')
  || ' ' || coalesce(o.purchase_order_number, ''))`;

/** The ids are collected first: an OR over several tables would scan all orders. */
const FOUND = (pattern: string, phone: string, sku: string) => `o.id IN (
  SELECT o.id FROM sales_order o WHERE ${FOUND_WORDS} LIKE ${pattern}
  UNION SELECT o.id FROM sales_order o WHERE ${phone}::text IS NOT NULL AND ${FOUND_WORDS} LIKE ${phone}
  UNION SELECT o.id FROM sales_order o JOIN business b ON b.id = o.business_id WHERE lower(b.name) LIKE ${pattern}
  UNION SELECT l.order_id FROM product p JOIN order_line l ON l.product_id = p.id WHERE p.sku = ${sku})`;

const PAYMENTS: Record<PaymentStage, string> = {
  unpaid: `p.status = 'pending'`,
  authorised: `p.status IN ('authorised', 'captured') AND p.captured_oere = 0 AND p.amount_oere > 0`,
  paid: `(p.captured_oere > 0 AND p.refunded_oere = 0 OR p.status IN ('account', 'captured') AND p.amount_oere = 0)`,
  invoice: `p.status = 'account' AND p.amount_oere > 0`,
  'partly-refunded': 'p.refunded_oere > 0 AND p.refunded_oere < p.captured_oere',
  refunded: 'p.refunded_oere > 0 AND p.refunded_oere >= p.captured_oere',
  failed: `p.status IN ('declined', 'cancelled') AND p.captured_oere = 0`,
};

/** Conditions on `o` and its payment `p`. */
function conditionsOf(filter: StaffOrderFilter) {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const { statuses, payment, shipped, from, to, store, text } = filter;
  const any = 'SELECT FROM order_line l WHERE l.order_id = o.id AND l.shipped > 0';
  const conditions = [
    ...(statuses ? [`o.status = ANY (${value([...statuses])}::text[])`] : []),
    ...(from ? [`o.placed_at >= ${value(from)}`] : []),
    ...(to ? [`o.placed_at < ${value(to)}`] : []),
    ...(store === null ? [] : [`o.store_id = (SELECT id FROM store WHERE code = ${value(store)})`]),
    ...(shipped === null ? [] : [`${shipped ? '' : 'NOT '}EXISTS (${any})`]),
    ...(text ? [FOUND(value(text.pattern), value(text.phone), value(text.sku))] : []),
    ...(payment ? [PAYMENTS[payment]] : []),
  ];
  return { values, value, where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '' };
}

/** Newest first, at most so many. */
export async function listStaffOrders(on: Queryable, filter: StaffOrderFilter, most: number): Promise<ListedOrder[]> {
  const { values, value, where } = conditionsOf(filter);
  const chosen = `SELECT o.* FROM sales_order o ${filter.payment ? 'JOIN payment p ON p.order_id = o.id' : ''} ${where}
    ORDER BY o.placed_at DESC, o.id DESC LIMIT ${value(most)}`;
  const statement = `SELECT o.number, o.placed_at, o.status, s.code AS store, o.email,
      btrim(concat_ws(' ', o.billing_address->>'firstname', o.billing_address->>'lastname')) AS buyer,
      coalesce(b.name, nullif(o.billing_address->>'company', '')) AS company, o.total_oere,
      p.status AS payment_status, p.mode AS payment_mode, coalesce(p.amount_oere, 0) AS amount_oere, coalesce(p.captured_oere, 0) AS captured_oere,
      coalesce(p.refunded_oere, 0) AS refunded_oere, l.pieces, l.shipped,
      concat_ws(', ', nullif(o.shipping->>'carrierTitle', ''), nullif(o.shipping->>'methodTitle', '')) AS delivery,
      o.shipping->>'deliveryDate' AS delivery_date, o.requisition_number
    FROM (${chosen}) o JOIN store s ON s.id = o.store_id LEFT JOIN payment p ON p.order_id = o.id
      LEFT JOIN business b ON b.id = o.business_id
      CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0)::int AS pieces, coalesce(sum(shipped), 0)::int AS shipped
        FROM order_line WHERE order_id = o.id) l
    ORDER BY o.placed_at DESC, o.id DESC`;
  return (await on.query<ListedOrder>(prepared(statement, values))).rows;
}

export async function isStoreCode(on: Queryable, code: string): Promise<boolean> {
  const { rows } = await on.query<{ id: number }>(prepared('SELECT id FROM store WHERE code = $1', [code]));
  return rows.length > 0;
}
