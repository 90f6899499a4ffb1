// SQL of accounts: making one, changing it, closing it.
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { removeCardsOf } from '#backend/commerce/kept-card/cards.sql';
import type { Reader } from '#backend/db/client';
import { business, customer, customerAddress, customerGroup, newsletterSubscription } from '#backend/db/tables/index';
import type { SignedIn } from '#backend/graphql/context';

export type CustomerRow = typeof customer.$inferSelect;
type NewCustomer = typeof customer.$inferInsert;
type NewBusiness = typeof business.$inferInsert;

export async function customerByEmail(reader: Reader, email: string): Promise<CustomerRow | null> {
  const [found] = await reader.select().from(customer).where(eq(customer.email, email));
  return found ?? null;
}

/** By the number of the ERP. */
export async function customerOfErp(reader: Reader, erpNumber: string): Promise<CustomerRow | null> {
  const [found] = await reader.select().from(customer).where(eq(customer.erpNumber, erpNumber));
  return found ?? null;
}

export async function customerById(reader: Reader, id: number): Promise<SignedIn | null> {
  const [found] = await reader
    .select({ customer, business })
    .from(customer)
    .leftJoin(business, eq(business.id, customer.businessId))
    .where(eq(customer.id, id));
  return found ? { ...found, staff: null, sessionId: null } : null;
}

/** The row stays locked until the transaction ends: two changes of one account follow each other. */
export async function lockCustomer(reader: Reader, id: number): Promise<CustomerRow | null> {
  const [found] = await reader.select().from(customer).where(eq(customer.id, id)).for('update');
  return found ?? null;
}

/** Active customers who have requested erasure. */
export function erasuresRequested(reader: Reader): Promise<Pick<CustomerRow, 'id' | 'businessId'>[]> {
  return reader
    .select({ id: customer.id, businessId: customer.businessId })
    .from(customer)
    .where(and(isNotNull(customer.erasureRequestedAt), customer.isActive))
    .orderBy(customer.id);
}

/** Two who want the same address at the same moment follow each other; the lock ends with the transaction. */
export async function lockEmail(reader: Reader, email: string): Promise<void> {
  await reader.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${email}))`);
}

/** Null when the e-mail address is taken, also by another request in this very moment. */
export async function insertCustomer(reader: Reader, row: NewCustomer): Promise<CustomerRow | null> {
  const [made] = await reader.insert(customer).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function insertBusiness(reader: Reader, row: NewBusiness): Promise<number> {
  const [made] = await reader.insert(business).values(row).returning({ id: business.id });
  if (!made) throw new Error('A business could not be written');
  return made.id;
}

/** The group that new customers of a kind join: the oldest one of it that has logged in. */
export async function groupFor(reader: Reader, isBusiness: boolean): Promise<number> {
  const [found] = await reader
    .select({ id: customerGroup.id })
    .from(customerGroup)
    .where(and(eq(customerGroup.business, isBusiness), ne(customerGroup.id, 0)))
    .orderBy(customerGroup.id)
    .limit(1);
  if (!found) throw new Error('There is no group for new customers');
  return found.id;
}

export async function updateCustomer(reader: Reader, id: number, values: Partial<NewCustomer>): Promise<CustomerRow> {
  const [changed] = await reader.update(customer).set(values).where(eq(customer.id, id)).returning();
  if (!changed) throw new Error(`Customer ${id} is not there`);
  return changed;
}

/** Who else buys for the business, and how many of them may let others in. */
export async function othersOf(reader: Reader, businessId: number, customerId: number) {
  const [counted] = await reader
    .select({
      all: sql<number>`count(*)::int`,
      admins: sql<number>`count(*) FILTER (WHERE ${customer.flags} ->> 'isBusinessAdmin' = 'true')::int`,
    })
    .from(customer)
    .where(and(eq(customer.businessId, businessId), ne(customer.id, customerId), customer.isActive));
  return counted ?? { all: 0, admins: 0 };
}

/** What only served the living account; orders stay, for the law on bookkeeping wants them. */
export async function deletePersonalRows(reader: Reader, customerId: number, email: string): Promise<void> {
  await reader.delete(customerAddress).where(eq(customerAddress.customerId, customerId));
  // With the proofs of its consents.
  await reader.delete(newsletterSubscription).where(eq(newsletterSubscription.email, email));
  await reader.execute(sql`DELETE FROM shopping_list WHERE customer_id = ${customerId}`);
  await reader.execute(sql`DELETE FROM subscription WHERE customer_id = ${customerId}`);
  // The row stays until the provider has forgotten the card, and after that as the proof of what was agreed.
  await removeCardsOf(reader, customerId);
  await reader.execute(sql`DELETE FROM account_link WHERE customer_id = ${customerId}`);
  await reader.execute(sql`DELETE FROM scan WHERE customer_id = ${customerId}`);
  await reader.execute(sql`DELETE FROM punchout_buyer WHERE customer_id = ${customerId}`);
  await reader.execute(
    sql`UPDATE cart SET status = 'abandoned' WHERE customer_id = ${customerId} AND status = 'active'`,
  );
}
