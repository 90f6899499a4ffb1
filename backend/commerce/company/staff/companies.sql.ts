// SQL of companies for staff: found by CVR number or the company's number, listed, changed.
import { asc, eq, or, sql } from 'drizzle-orm';
import type { CompanyRow } from '#backend/commerce/customer/account/business.sql';
import type { Reader } from '#backend/db/client';
import { business, customer } from '#backend/db/tables/index';

/** By the number that the shop gave it, or by its CVR number, which several may share. */
export async function companiesNamed(reader: Reader, named: { id: number } | { cvr: string }): Promise<CompanyRow[]> {
  return reader
    .select()
    .from(business)
    .where('id' in named ? eq(business.id, named.id) : eq(business.cvr, named.cvr))
    .orderBy(asc(business.id))
    .limit(2);
}

/** By the number of the ERP. */
export async function companyOfErp(reader: Reader, erpNumber: string): Promise<CompanyRow | null> {
  const [found] = await reader.select().from(business).where(eq(business.erpNumber, erpNumber));
  return found ?? null;
}

/** Two who open a company of one number follow each other; the lock ends with the transaction. */
export async function lockCvr(reader: Reader, cvr: string): Promise<void> {
  await reader.execute(sql`SELECT pg_advisory_xact_lock(hashtext('cvr'), hashtext(${cvr}))`);
}

export async function updateBusiness(
  reader: Reader,
  id: number,
  values: Partial<typeof business.$inferInsert>,
): Promise<void> {
  await reader.update(business).set(values).where(eq(business.id, id));
}

const users = sql<number>`(SELECT count(*)::int FROM customer c WHERE c.business_id = business.id AND c.is_active)`;

/** By name; `words`: only those whose name or number holds them. */
export async function listBusinesses(reader: Reader, words: string | null, most: number) {
  const holds = sql`position(lower(${words}) IN lower(${business.name})) > 0`;
  return reader
    .select({ id: business.id, name: business.name, cvr: business.cvr, salesCode: business.salesCode, users })
    .from(business)
    .where(words === null ? undefined : or(holds, eq(business.cvr, words)))
    .orderBy(asc(business.name), asc(business.id))
    .limit(most);
}

/** The users who may log in, the oldest account first. */
export async function colleaguesOf(reader: Reader, businessId: number) {
  return reader
    .select({ id: customer.id, email: customer.email, storeId: customer.storeId, groupId: customer.groupId })
    .from(customer)
    .where(sql`${customer.businessId} = ${businessId} AND ${customer.isActive}`)
    .orderBy(asc(customer.id))
    .limit(100);
}

export async function dutyCodes(reader: Reader): Promise<string[]> {
  const found = await reader.execute<{ code: string }>(sql`SELECT DISTINCT code FROM duty_rate ORDER BY code`);
  return found.rows.map(({ code }) => code);
}
