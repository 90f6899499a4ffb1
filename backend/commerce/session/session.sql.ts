// SQL of logins: the customer behind an e-mail or a token, and the keys that sign.
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { customer, customerSession, signingKey } from '#backend/db/tables/index';

export type SigningKeyRow = typeof signingKey.$inferSelect;

/** By e-mail, else by the user name that businesses give their buyers. */
export async function customerByLogin(reader: Reader, login: string) {
  const [found] = await reader
    .select()
    .from(customer)
    .where(
      sql`${customer.email} = ${login} OR (${customer.pwaUsername} <> '' AND lower(${customer.pwaUsername}) = ${login})`,
    )
    .orderBy(sql`${customer.email} = ${login} DESC`, customer.id)
    .limit(1);
  return found ?? null;
}

/** Answers the name of the login. */
export async function insertSession(reader: Reader, row: typeof customerSession.$inferInsert): Promise<string> {
  const [made] = await reader.insert(customerSession).values(row).returning({ id: customerSession.id });
  if (!made) throw new Error('A login could not be written');
  return made.id;
}

/** Whether there was something to revoke. */
export async function revokeSession(reader: Reader, tokenHash: string, now: Date): Promise<boolean> {
  const revoked = await reader
    .update(customerSession)
    .set({ revokedAt: now })
    .where(and(eq(customerSession.tokenHash, tokenHash), isNull(customerSession.revokedAt)))
    .returning({ customerId: customerSession.customerId });
  return revoked.length > 0;
}

/** When the login with this name was made; null where it is gone. */
export async function sessionBegun(reader: Reader, id: string): Promise<Date | null> {
  const [found] = await reader
    .select({ at: customerSession.createdAt })
    .from(customerSession)
    .where(eq(customerSession.id, id));
  return found?.at ?? null;
}

export type SessionRow = typeof customerSession.$inferSelect;

const isLive = (now: Date) => and(gt(customerSession.expiresAt, now), isNull(customerSession.revokedAt));

/** Newest first. */
export async function liveSessions(reader: Reader, customerId: number, now: Date): Promise<SessionRow[]> {
  return reader
    .select()
    .from(customerSession)
    .where(and(eq(customerSession.customerId, customerId), isLive(now)))
    .orderBy(desc(customerSession.createdAt), customerSession.id);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ends one login of this customer only; false when they have none with that id. */
export async function revokeSessionOf(reader: Reader, customerId: number, id: string, now: Date): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const revoked = await reader
    .update(customerSession)
    .set({ revokedAt: now })
    .where(
      and(eq(customerSession.customerId, customerId), eq(customerSession.id, id), isNull(customerSession.revokedAt)),
    )
    .returning({ id: customerSession.id });
  return revoked.length > 0;
}

/** Ends every login of the customer but `storedHash`; answers how many. */
export async function revokeOtherSessions(
  reader: Reader,
  customerId: number,
  storedHash: string,
  now: Date,
): Promise<number> {
  const revoked = await reader
    .update(customerSession)
    .set({ revokedAt: now })
    .where(and(eq(customerSession.customerId, customerId), ne(customerSession.tokenHash, storedHash), isLive(now)))
    .returning({ id: customerSession.id });
  return revoked.length;
}

/** Ends every login of the customer: the password is another, or the account is gone. */
export async function revokeAllSessions(reader: Reader, customerId: number, now: Date): Promise<void> {
  await reader
    .update(customerSession)
    .set({ revokedAt: now })
    .where(and(eq(customerSession.customerId, customerId), isLive(now)));
}

/** Deletes logins that ended so long ago that they are no longer needed. */
export async function deleteEndedSessions(reader: Reader, endedBefore: Date): Promise<void> {
  await reader.delete(customerSession).where(lt(customerSession.expiresAt, endedBefore));
}

export async function storeCodeOf(reader: Reader, storeId: number): Promise<string> {
  const found = await reader.execute<{ code: string }>(sql`SELECT code FROM store WHERE id = ${storeId}`);
  return found.rows[0]?.code ?? '';
}

/** The oldest key of a shop counts: a process that made one at the same moment uses that of the first. */
export async function oldestKey(reader: Reader, shop: string): Promise<SigningKeyRow | null> {
  const [key] = await reader
    .select()
    .from(signingKey)
    .where(eq(signingKey.shop, shop))
    .orderBy(signingKey.createdAt, signingKey.kid)
    .limit(1);
  return key ?? null;
}

export async function keyOfKid(reader: Reader, kid: string): Promise<SigningKeyRow | null> {
  const [key] = await reader.select().from(signingKey).where(eq(signingKey.kid, kid)).limit(1);
  return key ?? null;
}

export async function insertKey(reader: Reader, key: SigningKeyRow): Promise<void> {
  await reader.insert(signingKey).values(key).onConflictDoNothing();
}
