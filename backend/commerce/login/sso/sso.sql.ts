// SQL of ways in without a password: tokens that were used, partners that are trusted, and what staff did.
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { spentToken, staffLog, store, trustedKey } from '#backend/db/tables/index';

export type StaffLine = typeof staffLog.$inferSelect;

/** False when it was used before, also by another request in this very moment. */
export async function spendToken(reader: Reader, tokenHash: string, expiresAt: Date): Promise<boolean> {
  const spent = await reader.insert(spentToken).values({ tokenHash, expiresAt }).onConflictDoNothing().returning();
  return spent.length > 0;
}

export async function isTokenSpent(reader: Reader, tokenHash: string): Promise<boolean> {
  const found = await reader.select().from(spentToken).where(eq(spentToken.tokenHash, tokenHash));
  return found.length > 0;
}

export async function deleteSpentTokens(reader: Reader, expiredBefore: Date): Promise<void> {
  await reader.delete(spentToken).where(lt(spentToken.expiresAt, expiredBefore));
}

export interface Partner {
  shop: string;
  issuer: string;
  publicPem: string;
  /** Number of the store whose customers it speaks for. */
  storeId: number;
}

export async function partnerOf(reader: Reader, issuer: string, shop: string): Promise<Partner | null> {
  const [found] = await reader
    .select({ shop: trustedKey.shop, issuer: trustedKey.issuer, publicPem: trustedKey.publicPem, storeId: store.id })
    .from(trustedKey)
    .innerJoin(store, eq(store.code, trustedKey.shop))
    .where(and(eq(trustedKey.issuer, issuer), eq(trustedKey.shop, shop)));
  return found ?? null;
}

/** A newer key of the same partner takes the place of the older. */
export async function trust(reader: Reader, row: typeof trustedKey.$inferInsert): Promise<void> {
  const { publicPem, createdAt } = row;
  await reader
    .insert(trustedKey)
    .values(row)
    .onConflictDoUpdate({ target: [trustedKey.shop, trustedKey.issuer], set: { publicPem, createdAt } });
}

export async function distrust(reader: Reader, shop: string, issuer: string): Promise<boolean> {
  const gone = await reader
    .delete(trustedKey)
    .where(and(eq(trustedKey.shop, shop), eq(trustedKey.issuer, issuer)))
    .returning({ shop: trustedKey.shop });
  return gone.length > 0;
}

export const listTrusted = (reader: Reader) =>
  reader.select().from(trustedKey).orderBy(trustedKey.shop, trustedKey.issuer);

export const storeCodes = async (reader: Reader): Promise<string[]> =>
  (await reader.select({ code: store.code }).from(store).orderBy(store.id)).map(({ code }) => code);

export async function writeStaffLine(reader: Reader, line: typeof staffLog.$inferInsert): Promise<void> {
  await reader.insert(staffLog).values(line);
}

/** Newest first. */
export const staffLines = (reader: Reader, customerId: number | null, most: number): Promise<StaffLine[]> =>
  reader
    .select()
    .from(staffLog)
    .where(customerId === null ? undefined : eq(staffLog.customerId, customerId))
    .orderBy(desc(staffLog.id))
    .limit(most);
