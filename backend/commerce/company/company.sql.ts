// SQL of a company's users: their data, their roles for each other, and the lock that serialises changes.
import { and, asc, eq, isNull, notLike, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { APPROVES_FOR, WAITING } from '#backend/commerce/customer/account/business.sql';
import type { Reader } from '#backend/db/client';
import { customer, customerAddress, orderApproval } from '#backend/db/tables/index';
import { NO_MAILBOX } from '#domain/punchout/buyers';

const approver = alias(customer, 'approver');
const isLive = and(isNull(customer.closedAt), customer.isActive);

const FIELDS = {
  customer,
  approverName: sql<string | null>`${approver.firstname} || ' ' || ${approver.lastname}`,
  approvesFor: APPROVES_FOR,
  waiting: WAITING,
};

export type UserRow = Awaited<ReturnType<typeof usersOf>>[number];

/** By name. `id`: one of them. */
export async function usersOf(
  reader: Reader,
  businessId: number,
  { id, limit = 1, offset = 0 }: { id?: number; limit?: number; offset?: number },
) {
  return reader
    .select(FIELDS)
    .from(customer)
    .leftJoin(approver, eq(approver.id, customer.approverId))
    .where(and(eq(customer.businessId, businessId), isLive, id === undefined ? undefined : eq(customer.id, id)))
    .orderBy(asc(customer.firstname), asc(customer.lastname), asc(customer.id))
    .limit(limit)
    .offset(offset);
}

export async function countUsers(reader: Reader, businessId: number): Promise<number> {
  const [found] = await reader
    .select({ users: sql<number>`count(*)::int` })
    .from(customer)
    .where(and(eq(customer.businessId, businessId), isLive));
  return found?.users ?? 0;
}

export async function namesOf(reader: Reader, businessId: number, most: number) {
  return (
    reader
      .select({ id: customer.id, firstname: customer.firstname, lastname: customer.lastname })
      .from(customer)
      // Users without a mailbox cannot be notified of waiting orders.
      .where(and(eq(customer.businessId, businessId), isLive, notLike(customer.email, `%${NO_MAILBOX}`)))
      .orderBy(asc(customer.firstname), asc(customer.lastname), asc(customer.id))
      .limit(most)
  );
}

/** The defaults of another user, under the new one's name: where the company has its goods and invoices sent. */
export async function copyDefaults(
  reader: Reader,
  from: number,
  to: { id: number; firstname: string; lastname: string },
): Promise<number> {
  const { defaultBilling, defaultShipping, customerId } = customerAddress;
  const found = await reader
    .select()
    .from(customerAddress)
    .where(and(eq(customerId, from), or(defaultBilling, defaultShipping)));
  if (found.length === 0) return 0;
  const { id, firstname, lastname } = to;
  await reader
    .insert(customerAddress)
    .values(found.map(({ id: _id, ...address }) => ({ ...address, customerId: id, firstname, lastname })));
  return found.length;
}

/** Moves the buyer's undecided orders to their new approver. Returns their ids. */
export async function moveWaiting(reader: Reader, buyerId: number, approverId: number): Promise<number[]> {
  const isWaiting = sql`EXISTS (SELECT FROM sales_order o WHERE o.id = order_approval.order_id AND o.status = 'needs_review')`;
  const moved = await reader
    .update(orderApproval)
    .set({ approverId })
    .where(
      and(
        eq(orderApproval.buyerId, buyerId),
        isNull(orderApproval.decision),
        isWaiting,
        sql`${orderApproval.approverId} <> ${approverId}`,
      ),
    )
    .returning({ orderId: orderApproval.orderId });
  return moved.map(({ orderId }) => orderId);
}
