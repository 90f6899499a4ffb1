// SQL of buyers who have an account with the customer of a connection.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { customer, punchoutBuyer, punchoutConnection } from '#backend/db/tables/index';

/** Accounts of this company only: an account of another company, from before the connection was reassigned, is not found. */
export async function accountToldBy(reader: Reader, code: string, toldId: string, businessId: number) {
  const [found] = await reader
    .select({ customer })
    .from(punchoutBuyer)
    .innerJoin(customer, eq(customer.id, punchoutBuyer.customerId))
    .where(
      and(
        eq(punchoutBuyer.connectionCode, code),
        eq(punchoutBuyer.toldId, toldId),
        eq(customer.businessId, businessId),
      ),
    );
  return found?.customer ?? null;
}

/** New accounts of one connection follow each other: two first visits of one buyer make one account. */
export async function lockBuyers(reader: Reader, code: string): Promise<void> {
  const { code: key } = punchoutConnection;
  await reader.select({ key }).from(punchoutConnection).where(eq(key, code)).for('no key update');
}

export async function countBuyers(reader: Reader, code: string, since: Date): Promise<{ all: number; fresh: number }> {
  const [counted] = await reader
    .select({
      all: sql<number>`count(*)::int`,
      fresh: sql<number>`count(*) FILTER (WHERE ${punchoutBuyer.madeAt} > ${since.toISOString()}::timestamptz)::int`,
    })
    .from(punchoutBuyer)
    .where(eq(punchoutBuyer.connectionCode, code));
  return counted ?? { all: 0, fresh: 0 };
}

/** In place of the account that the same id had with another company. */
export async function insertBuyer(
  reader: Reader,
  row: { connectionCode: string; toldId: string; customerId: number },
  now: Date,
): Promise<void> {
  const { connectionCode, toldId, customerId } = row;
  await reader
    .insert(punchoutBuyer)
    .values({ connectionCode, toldId, customerId, madeAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: [punchoutBuyer.connectionCode, punchoutBuyer.toldId],
      set: { customerId, madeAt: now, seenAt: now },
    });
}

export async function markSeen(reader: Reader, customerId: number, now: Date): Promise<void> {
  await reader.update(punchoutBuyer).set({ seenAt: now }).where(eq(punchoutBuyer.customerId, customerId));
}

/** As staff see them, who came last first. */
export async function listBuyers(reader: Reader, code: string, most: number) {
  return reader
    .select({
      toldId: punchoutBuyer.toldId,
      customerId: punchoutBuyer.customerId,
      email: customer.email,
      firstname: customer.firstname,
      lastname: customer.lastname,
      isActive: customer.isActive,
      seenAt: punchoutBuyer.seenAt,
    })
    .from(punchoutBuyer)
    .innerJoin(customer, eq(customer.id, punchoutBuyer.customerId))
    .where(eq(punchoutBuyer.connectionCode, code))
    .orderBy(desc(punchoutBuyer.seenAt), punchoutBuyer.toldId)
    .limit(most);
}
