// SQL of links that work once.
import { and, eq, gt, isNull } from 'drizzle-orm';
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
