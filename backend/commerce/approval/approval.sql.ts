// SQL of orders that wait for an approver.
import { and, asc, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import type { Reader } from '#backend/db/client';
import { customer, orderApproval, salesOrder } from '#backend/db/tables/index';

export type ApprovalRow = typeof orderApproval.$inferSelect;
type NewApproval = typeof orderApproval.$inferInsert;

export async function insertApproval(reader: Reader, row: NewApproval): Promise<void> {
  await reader.insert(orderApproval).values(row);
}

/** The named approver or, if that account is gone, a user administrator of the company. Null when there is none. */
export async function approverFor(reader: Reader, buyer: { id: number; approverId: number; businessId: number }) {
  const named = eq(customer.id, buyer.approverId);
  const manages = and(eq(customer.businessId, buyer.businessId), sql`${customer.flags} ->> 'isBusinessAdmin' = 'true'`);
  const [found] = await reader
    .select()
    .from(customer)
    .where(and(customer.isActive, ne(customer.id, buyer.id), or(named, manages)))
    .orderBy(desc(named), asc(customer.id))
    .limit(1);
  return found ?? null;
}

/** The order's cart must be locked. */
export async function lockApproval(reader: Reader, orderId: number): Promise<ApprovalRow | null> {
  const [found] = await reader.select().from(orderApproval).where(eq(orderApproval.orderId, orderId)).for('update');
  return found ?? null;
}

type Decided = Required<Pick<NewApproval, 'decision' | 'decidedAt' | 'decidedBy' | 'reason'>>;

export async function writeDecision(reader: Reader, orderId: number, decided: Decided): Promise<void> {
  await reader.update(orderApproval).set(decided).where(eq(orderApproval.orderId, orderId));
}

const waits = and(isNull(orderApproval.decision), eq(salesOrder.status, 'needs_review'));

/** Numbers of orders whose time is up. */
export async function overdueNumbers(reader: Reader, now: Date): Promise<string[]> {
  const rows = await reader
    .select({ number: salesOrder.number })
    .from(orderApproval)
    .innerJoin(salesOrder, eq(salesOrder.id, orderApproval.orderId))
    .where(and(waits, lte(orderApproval.expiresAt, now)))
    .orderBy(orderApproval.expiresAt)
    .limit(100);
  return rows.map(({ number }) => number);
}

export interface PendingFilter {
  /** The signed-in customer, as approver or buyer. */
  customerId: number;
  /** The company whose users this customer administers: the customer may decide its orders as a stand-in. */
  administers: number | null;
  /** Only orders that this customer is the approver of. */
  mine: boolean;
  number: string | null;
}

const buyer = alias(customer, 'buyer');
const approver = alias(customer, 'approver');

export interface PendingRow {
  approval: ApprovalRow;
  order: OrderRow;
  buyer: string;
  approver: string;
}

function conditionOf({ customerId, administers, mine, number }: PendingFilter) {
  const whose = mine
    ? and(eq(orderApproval.approverId, customerId), waits)
    : or(
        eq(orderApproval.approverId, customerId),
        eq(orderApproval.buyerId, customerId),
        administers === null ? undefined : eq(salesOrder.businessId, administers),
      );
  return and(whose, number === null ? undefined : eq(salesOrder.number, number));
}

/** Pending orders first, the longest waiting at the top; then decided ones, newest first. */
export async function pendingOrders(reader: Reader, filter: PendingFilter, limit: number, offset: number) {
  const { askedAt } = orderApproval;
  return reader
    .select({
      approval: orderApproval,
      order: salesOrder,
      buyer: sql<string>`${buyer.firstname} || ' ' || ${buyer.lastname}`,
      approver: sql<string>`${approver.firstname} || ' ' || ${approver.lastname}`,
    })
    .from(orderApproval)
    .innerJoin(salesOrder, eq(salesOrder.id, orderApproval.orderId))
    .innerJoin(buyer, eq(buyer.id, orderApproval.buyerId))
    .innerJoin(approver, eq(approver.id, orderApproval.approverId))
    .where(conditionOf(filter))
    .orderBy(desc(sql`coalesce(${waits}, false)`), filter.mine ? asc(askedAt) : desc(askedAt), desc(salesOrder.id))
    .limit(limit)
    .offset(offset);
}

export async function countPending(reader: Reader, filter: PendingFilter): Promise<number> {
  const [found] = await reader
    .select({ orders: sql<number>`count(*)::int` })
    .from(orderApproval)
    .innerJoin(salesOrder, eq(salesOrder.id, orderApproval.orderId))
    .where(conditionOf(filter));
  return found?.orders ?? 0;
}
