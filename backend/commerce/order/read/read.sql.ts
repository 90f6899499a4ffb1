// SQL that reads complete orders: the order with its lines, taxes, duties and payment.
import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { paidOfOrders } from '#backend/commerce/giftcard/giftcard.sql';
import type { Reader } from '#backend/db/client';
import { objectOf } from '#backend/db/columns';
import {
  customer,
  orderDiscount,
  orderDuty,
  orderLine,
  orderTax,
  payment,
  paymentEvent,
  salesOrder,
} from '#backend/db/tables/index';
import type { OrderRow } from '../order.sql';

export type LineRow = typeof orderLine.$inferSelect;

export interface WholeOrder {
  order: OrderRow;
  lines: LineRow[];
  taxes: (typeof orderTax.$inferSelect)[];
  duties: (typeof orderDuty.$inferSelect)[];
  discounts: (typeof orderDiscount.$inferSelect)[];
  /** What gift cards paid. */
  cards: { code: string; oere: number }[];
  payment: typeof payment.$inferSelect | null;
}

export async function wholeOrders(reader: Reader, orders: readonly OrderRow[]): Promise<WholeOrder[]> {
  const ids = orders.map((order) => order.id);
  if (ids.length === 0) return [];
  const found = await reader
    .select({
      id: salesOrder.id,
      payment,
      lines: rowsBelonging(orderLine, 'position'),
      taxes: rowsBelonging(orderTax, 'vat_bp'),
      duties: rowsBelonging(orderDuty, 'code'),
      discounts: rowsBelonging(orderDiscount, 'position'),
    })
    .from(salesOrder)
    .leftJoin(payment, eq(payment.orderId, salesOrder.id))
    .where(inArray(salesOrder.id, ids));
  const parts = new Map(found.map(({ id, ...part }) => [id, part]));
  const cards = await paidOfOrders(
    reader,
    orders.flatMap(({ id, giftCardOere }) => (giftCardOere > 0 ? [id] : [])),
  );
  return orders.map((order) => {
    const { lines = [], taxes = [], duties = [], discounts = [], payment: paying = null } = parts.get(order.id) ?? {};
    const paid = cards.flatMap(({ orderId, code, oere }) => (orderId === order.id ? [{ code, oere: -oere }] : []));
    return { order, lines, taxes, duties, discounts, cards: paid, payment: paying };
  });
}

/** Aggregates an order's related rows into one column of its row: five statements for one order would cost five round trips. */
const rowsBelonging = <Part extends typeof orderLine | typeof orderTax | typeof orderDuty | typeof orderDiscount>(
  table: Part,
  by: 'position' | 'vat_bp' | 'code',
) =>
  sql<
    Part['$inferSelect'][]
  >`(SELECT coalesce(json_agg(${sql.raw(objectOf(table, 'x'))} ORDER BY x.${sql.raw(by)}), '[]')
    FROM ${table} x WHERE x.order_id = ${salesOrder.id})`;

export async function orderByToken(reader: Reader, token: string): Promise<OrderRow | null> {
  const [found] = await reader.select().from(salesOrder).where(eq(salesOrder.publicToken, token));
  return found ?? null;
}

export interface OrderFilter {
  /** Whose: the customer's own, or all of their business. */
  customerId: number;
  businessId: number | null;
  numbers: readonly string[] | null;
  numberLike: string | null;
  statuses: readonly string[] | null;
  /** Moments; `to` is left out itself. */
  from: Date | null;
  to: Date | null;
}

function conditionOf({ numbers, numberLike, statuses, from, to, ...whose }: OrderFilter): SQL | undefined {
  return and(
    whose.businessId === null
      ? eq(salesOrder.customerId, whose.customerId)
      : eq(salesOrder.businessId, whose.businessId),
    numbers ? inArray(salesOrder.number, [...numbers]) : undefined,
    numberLike === null ? undefined : sql`position(${numberLike} in ${salesOrder.number}) > 0`,
    statuses ? sql`${salesOrder.status} = ANY (${sql.param([...statuses])}::text[])` : undefined,
    from ? gte(salesOrder.placedAt, from) : undefined,
    to ? lt(salesOrder.placedAt, to) : undefined,
  );
}

export async function countOrders(reader: Reader, filter: OrderFilter): Promise<number> {
  const [found] = await reader.select({ orders: count() }).from(salesOrder).where(conditionOf(filter));
  return found?.orders ?? 0;
}

export async function pageOfOrders(
  reader: Reader,
  filter: OrderFilter,
  limit: number,
  offset: number,
): Promise<OrderRow[]> {
  return reader
    .select()
    .from(salesOrder)
    .where(conditionOf(filter))
    .orderBy(desc(salesOrder.placedAt), desc(salesOrder.id))
    .limit(limit)
    .offset(offset);
}

/** Who placed them; guests are not among them. */
export async function buyersOf(
  reader: Reader,
  orderIds: readonly number[],
): Promise<{ orderId: number; firstname: string; lastname: string }[]> {
  return reader
    .select({ orderId: salesOrder.id, firstname: customer.firstname, lastname: customer.lastname })
    .from(salesOrder)
    .innerJoin(customer, eq(customer.id, salesOrder.customerId))
    .where(inArray(salesOrder.id, [...orderIds]));
}

/** Whether the payment expired unpaid. */
export async function hasExpired(reader: Reader, paymentId: number): Promise<boolean> {
  const [found] = await reader
    .select({ kind: paymentEvent.kind })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.paymentId, paymentId), eq(paymentEvent.kind, 'expired')))
    .limit(1);
  return found !== undefined;
}
