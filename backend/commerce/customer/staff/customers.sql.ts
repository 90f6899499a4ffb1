// SQL of customers for staff: groups by code, and everything stored on an account but its password.
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '#backend/db/client';
import { business, customer, customerGroup, store } from '#backend/db/tables/index';

export interface GroupNamed {
  id: number;
  code: string;
  business: boolean;
}

/** Groups that customers can be in; excludes the group of visitors who are not logged in. */
export async function groupNamed(reader: Reader, code: string): Promise<GroupNamed | null> {
  const [found] = await reader
    .select({ id: customerGroup.id, code: customerGroup.code, business: customerGroup.business })
    .from(customerGroup)
    .where(sql`${customerGroup.code} = ${code} AND ${customerGroup.id} <> 0`);
  return found ?? null;
}

const approver = alias(customer, 'approver');

export async function customerSeen(reader: Reader, email: string) {
  const [found] = await reader
    .select({
      customer,
      store: store.code,
      group: customerGroup.code,
      companyId: business.id,
      companyName: business.name,
      approverEmail: approver.email,
      hasPassword: sql<boolean>`${customer.passwordHash} <> ''`,
      lastLogin:
        sql`(SELECT max(created_at) FROM customer_session s WHERE s.customer_id = customer.id AND s.staff IS NULL)`.mapWith(
          customer.createdAt,
        ),
    })
    .from(customer)
    .innerJoin(store, eq(store.id, customer.storeId))
    .innerJoin(customerGroup, eq(customerGroup.id, customer.groupId))
    .leftJoin(business, eq(business.id, customer.businessId))
    .leftJoin(approver, eq(approver.id, customer.approverId))
    .where(eq(customer.email, email));
  return found ?? null;
}
