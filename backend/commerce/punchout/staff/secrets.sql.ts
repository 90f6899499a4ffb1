// SQL of the secrets that procurement systems prove themselves by, as staff give them.
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { customer, punchoutConnection, punchoutSecret } from '#backend/db/tables/index';

export async function knowsConnection(reader: Reader, code: string): Promise<boolean> {
  const found = await reader
    .select({ code: punchoutConnection.code })
    .from(punchoutConnection)
    .where(eq(punchoutConnection.code, code));
  return found.length > 0;
}

/** Which connection has this login, ended secrets included; null where none has. */
export async function connectionOfLogin(reader: Reader, login: string): Promise<string | null> {
  const [found] = await reader
    .select({ code: punchoutSecret.connectionCode })
    .from(punchoutSecret)
    .where(eq(punchoutSecret.login, login))
    .limit(1);
  return found?.code ?? null;
}

/** Live ones end at `end` at the latest; answers how many. */
export async function endSecrets(reader: Reader, code: string, end: Date): Promise<number> {
  const ended = await reader
    .update(punchoutSecret)
    .set({ validTo: end })
    .where(
      and(eq(punchoutSecret.connectionCode, code), or(isNull(punchoutSecret.validTo), gt(punchoutSecret.validTo, end))),
    )
    .returning({ id: punchoutSecret.id });
  return ended.length;
}

export async function insertSecret(reader: Reader, row: Omit<typeof punchoutSecret.$inferInsert, 'id'>): Promise<void> {
  await reader.insert(punchoutSecret).values(row);
}

/** Hashes are salted: no other secret has the same. */
export async function deleteSecret(reader: Reader, secretHash: string): Promise<void> {
  await reader.delete(punchoutSecret).where(eq(punchoutSecret.secretHash, secretHash));
}

/** Null for an unknown code. */
export async function settingsOfConnection(reader: Reader, code: string) {
  const [found] = await reader
    .select({ settings: punchoutConnection.settings })
    .from(punchoutConnection)
    .where(eq(punchoutConnection.code, code));
  return found?.settings ?? null;
}

export async function listConnections(reader: Reader) {
  return reader
    .select({
      code: punchoutConnection.code,
      title: punchoutConnection.title,
      email: customer.email,
      isActive: punchoutConnection.isActive,
      logins: sql<number>`(SELECT count(*) FROM punchout_secret s WHERE s.connection_code = ${punchoutConnection.code})::int`,
    })
    .from(punchoutConnection)
    .innerJoin(customer, eq(customer.id, punchoutConnection.customerId))
    .orderBy(punchoutConnection.code);
}
