// SQL of links that work once.
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { accountLink, type LinkPurpose } from '#backend/db/tables/session';

export async function insertLink(reader: Reader, row: typeof accountLink.$inferInsert): Promise<void> {
  await reader.insert(accountLink).values(row);
}

export async function deleteLinksOf(reader: Reader, customerId: number, purpose: LinkPurpose): Promise<void> {
  await reader.delete(accountLink).where(and(eq(accountLink.customerId, customerId), eq(accountLink.purpose, purpose)));
}

const works = (tokenHash: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(accountLink.tokenHash, tokenHash),
    eq(accountLink.purpose, purpose),
    gt(accountLink.expiresAt, now),
    isNull(accountLink.usedAt),
  );

/** Looks, and leaves the link as it is. */
export async function linkWorks(reader: Reader, tokenHash: string, purpose: LinkPurpose, now: Date): Promise<boolean> {
  const found = await reader
    .select({ customerId: accountLink.customerId })
    .from(accountLink)
    .where(works(tokenHash, purpose, now));
  return found.length > 0;
}

export async function findLink(reader: Reader, tokenHash: string, purpose: LinkPurpose, now: Date) {
  const [found] = await reader
    .select({ customerId: accountLink.customerId, details: accountLink.details })
    .from(accountLink)
    .where(works(tokenHash, purpose, now));
  return found ?? null;
}

/** One statement, so that of two who bring the same token one comes late. */
export async function spendLink(reader: Reader, tokenHash: string, purpose: LinkPurpose, now: Date) {
  const [spent] = await reader
    .update(accountLink)
    .set({ usedAt: now })
    .where(works(tokenHash, purpose, now))
    .returning({ customerId: accountLink.customerId, details: accountLink.details });
  return spent ?? null;
}

/** What was sent at several tries of one mail ends with the first that is used. */
export async function endLinksOf(reader: Reader, customerId: number, purpose: LinkPurpose, now: Date): Promise<void> {
  await reader
    .update(accountLink)
    .set({ usedAt: now })
    .where(and(eq(accountLink.customerId, customerId), eq(accountLink.purpose, purpose), isNull(accountLink.usedAt)));
}

/** The same link under another token; false where it is gone or used. */
export async function copyLink(reader: Reader, from: string, tokenHash: string): Promise<boolean> {
  const made = await reader.execute(sql`
    INSERT INTO account_link (token_hash, purpose, customer_id, details, created_at, expires_at)
    SELECT ${tokenHash}, purpose, customer_id, details, created_at, expires_at
      FROM account_link WHERE token_hash = ${from} AND used_at IS NULL
    RETURNING token_hash`);
  return made.rows.length > 0;
}
