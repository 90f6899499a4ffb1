// SQL of orders as staff list and find them: newest first, by filters that have an index each.

import type { PaymentRow } from '#backend/commerce/payment/payment.sql';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { PaymentStage } from '#domain/order/order-progress';
import type { SearchedText } from '#domain/order/order-search';
import type { OrderStatus } from '#domain/order/order-status';

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
  /** Numbers of orders: only those that are older, or newer. By key, so that the last page costs no more than the first. */
  after?: string | null;
  before?: string | null;
}

/** The expression of the index sales_order_found. */
const FOUND_WORDS = `lower(o.number || ' ' || o.email
  || ' ' || coalesce(o.billing_address ->> 'firstname', '') || ' ' || coalesce(o.billing_address ->> 'lastname', '')
  || ' ' || coalesce(o.billing_address ->> 'company', '') || ' ' || translate(coalesce(o.billing_address ->> 'telephone', ''), ' +-()', '')
  || ' ' || coalesce(o.shipping_address ->> 'firstname', '') || ' ' || coalesce(o.shipping_address ->> 'lastname', '')
  || ' ' || coalesce(o.shipping_address ->> 'company', '') || ' ' || translate(coalesce(o.shipping_address ->> 'telephone', ''), ' +-()', '')
  || ' ' || coalesce(o.requisitioner, '') || ' ' || coalesce(o.requisition_number, '') || ' ' || coalesce(o.reference, '')
  || ' ' || coalesce(o.purchase_order_number, ''))`;

/**
 * Condition on the order `o`. The ids are collected first, and once: an OR over several tables would scan all orders, and parallel workers would
 * each collect the rows of a subquery.
 */
export const FOUND_ORDERS = (pattern: string, phone: string, sku: string) => `o.id = ANY (ARRAY (
  SELECT o.id FROM sales_order o WHERE ${FOUND_WORDS} LIKE ${pattern}
  UNION ALL SELECT o.id FROM sales_order o WHERE ${phone}::text IS NOT NULL AND ${FOUND_WORDS} LIKE ${phone}
  UNION ALL SELECT o.id FROM sales_order o JOIN business b ON b.id = o.business_id WHERE lower(b.name) LIKE ${pattern}
  UNION ALL SELECT l.order_id FROM product p JOIN order_line l ON l.product_id = p.id WHERE p.sku = ${sku}))`;

/** The orders of a store up to this number are collected by their ids; those of a larger store are met soon in any list. */
const FEW_ORDERS = 2000;
const ORDERS_OF_STORE = `SELECT o.id FROM sales_order o WHERE o.store_id = (SELECT id FROM store WHERE code = $1)
  ORDER BY o.placed_at DESC, o.id DESC LIMIT $2`;

/**
 * Condition on the order `o`, for lists of what belongs to orders: read by date, such a list would be read to its end for a store with few.
 * `value` adds a value to the statement; `few` is the number of orders up to which their ids are collected.
 */
export async function ordersOfStore(
  on: Queryable,
  code: string,
  value: (given: unknown) => string,
  few = FEW_ORDERS,
): Promise<string> {
  const { rows } = await on.query<{ id: number }>(prepared(ORDERS_OF_STORE, [code, few + 1]));
  return rows.length > few
    ? `o.store_id = (SELECT id FROM store WHERE code = ${value(code)})`
    : `o.id = ANY (${value(rows.map(({ id }) => id))}::int[])`;
}

/** Few orders have a refund: their ids are collected first, by their own index. */
const ordersRefunded = (how: string) =>
  `o.id = ANY (ARRAY (SELECT k.order_id FROM payment k WHERE k.refunded_oere > 0 AND k.refunded_oere ${how} k.captured_oere))`;
const PAYMENTS: Record<PaymentStage, string> = {
  unpaid: `p.status = 'pending'`,
  authorised: `p.status IN ('authorised', 'captured') AND p.captured_oere = 0 AND p.amount_oere > 0`,
  paid: `(p.captured_oere > 0 AND p.refunded_oere = 0 OR p.status IN ('account', 'captured') AND p.amount_oere = 0)`,
  invoice: `p.status = 'account' AND p.amount_oere > 0`,
  'partly-refunded': ordersRefunded('<'),
  refunded: ordersRefunded('>='),
  failed: `p.status IN ('declined', 'cancelled') AND p.captured_oere = 0`,
};

/** Conditions on `o` and its payment `p`. */
function conditionsOf(filter: StaffOrderFilter) {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const { statuses, payment, shipped, from, to, store, text, after = null, before = null } = filter;
  const placeOf = (number: string) => `(SELECT k.placed_at, k.id FROM sales_order k WHERE k.number = ${value(number)})`;
  const any = 'SELECT FROM order_line l WHERE l.order_id = o.id AND l.shipped > 0';
  const conditions = [
    ...(statuses ? [`o.status = ANY (${value([...statuses])}::text[])`] : []),
    ...(from ? [`o.placed_at >= ${value(from)}`] : []),
    ...(to ? [`o.placed_at < ${value(to)}`] : []),
    ...(store === null ? [] : [`o.store_id = (SELECT id FROM store WHERE code = ${value(store)})`]),
    ...(shipped === null ? [] : [`${shipped ? '' : 'NOT '}EXISTS (${any})`]),
    ...(text ? [FOUND_ORDERS(value(text.pattern), value(text.phone), value(text.sku))] : []),
    ...(payment ? [PAYMENTS[payment]] : []),
    ...(after === null ? [] : [`(o.placed_at, o.id) < ${placeOf(after)}`]),
    ...(before === null ? [] : [`(o.placed_at, o.id) > ${placeOf(before)}`]),
  ];
  return { values, value, where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '' };
}

/** Newest first, at most so many: of those before an order, the nearest to it. */
export async function listStaffOrders(on: Queryable, filter: StaffOrderFilter, most: number): Promise<ListedOrder[]> {
  const { values, value, where } = conditionsOf(filter);
  const way = filter.before ? 'ASC' : 'DESC';
  const chosen = `SELECT o.* FROM sales_order o ${filter.payment ? 'JOIN payment p ON p.order_id = o.id' : ''} ${where}
    ORDER BY o.placed_at ${way}, o.id ${way} LIMIT ${value(most)}`;
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

/** As counts are shown: no more is counted. */
export const MOST_COUNTED = 1000;

/** How many orders are in each of these groups of statuses, and since when the oldest of them waits. */
export async function countStaffOrders(
  on: Queryable,
  groups: readonly (readonly OrderStatus[])[],
): Promise<{ count: number; oldest: Date | null }[]> {
  const statement = `SELECT o.count, o.oldest FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS g (statuses, at)
    CROSS JOIN LATERAL (SELECT count(*)::int AS count, min(c.placed_at) AS oldest
      FROM (SELECT k.placed_at FROM jsonb_array_elements_text(g.statuses) AS s (status) CROSS JOIN LATERAL (
          SELECT placed_at FROM sales_order WHERE status = s.status ORDER BY placed_at LIMIT ${MOST_COUNTED}) k
        ORDER BY k.placed_at LIMIT ${MOST_COUNTED}) c) o
    ORDER BY g.at`;
  return (await on.query<{ count: number; oldest: Date | null }>(prepared(statement, [JSON.stringify(groups)]))).rows;
}

export async function storesOfOrders(on: Queryable): Promise<{ code: string; name: string }[]> {
  return (await on.query<{ code: string; name: string }>(prepared('SELECT code, name FROM store ORDER BY id', [])))
    .rows;
}

export async function isStoreCode(on: Queryable, code: string): Promise<boolean> {
  const { rows } = await on.query<{ id: number }>(prepared('SELECT id FROM store WHERE code = $1', [code]));
  return rows.length > 0;
}
