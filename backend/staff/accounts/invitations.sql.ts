// SQL of invitations: links by which a member of staff chooses a password, once.
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { staffInvitation, staffMember, store } from '#backend/db/tables/index';

export async function insertInvitation(reader: Reader, row: typeof staffInvitation.$inferInsert): Promise<void> {
  await reader.insert(staffInvitation).values(row);
}

/** Links of every mail that the member has got stop working. */
export async function deleteInvitationsOf(reader: Reader, staffId: number): Promise<void> {
  await reader.delete(staffInvitation).where(eq(staffInvitation.staffId, staffId));
}

/** The newest that no password was chosen by. */
export async function openInvitationOf(reader: Reader, staffId: number) {
  const [found] = await reader
    .select({ createdAt: staffInvitation.createdAt, expiresAt: staffInvitation.expiresAt })
    .from(staffInvitation)
    .where(and(eq(staffInvitation.staffId, staffId), isNull(staffInvitation.usedAt)))
    .orderBy(desc(staffInvitation.createdAt))
    .limit(1);
  return found ?? null;
}

/** Invitation of an active member only. */
export async function invitationOfHash(reader: Reader, tokenHash: string) {
  const [found] = await reader
    .select({ invitation: staffInvitation, member: staffMember })
    .from(staffInvitation)
    .innerJoin(staffMember, eq(staffMember.id, staffInvitation.staffId))
    .where(and(eq(staffInvitation.tokenHash, tokenHash), staffMember.isActive));
  return found ?? null;
}

/** One statement: of two requests with the same token one finds it used. False for the other. */
export async function spendInvitation(reader: Reader, tokenHash: string, now: Date): Promise<boolean> {
  const used = await reader
    .update(staffInvitation)
    .set({ usedAt: now })
    .where(and(eq(staffInvitation.tokenHash, tokenHash), isNull(staffInvitation.usedAt)))
    .returning({ staffId: staffInvitation.staffId });
  return used.length > 0;
}

/** What other tries of the mail have sent ends with the first that is used. */
export async function endInvitationsOf(reader: Reader, staffId: number, now: Date): Promise<void> {
  await reader
    .update(staffInvitation)
    .set({ usedAt: now })
    .where(and(eq(staffInvitation.staffId, staffId), isNull(staffInvitation.usedAt)));
}

/** The same invitation under another token; false where it is withdrawn, replaced or used. */
export async function copyInvitation(reader: Reader, from: string, tokenHash: string): Promise<boolean> {
  const made = await reader.execute(sql`
    INSERT INTO staff_invitation (token_hash, staff_id, created_at, expires_at)
    SELECT ${tokenHash}, staff_id, created_at, expires_at FROM staff_invitation
     WHERE token_hash = ${from} AND used_at IS NULL
    RETURNING token_hash`);
  return made.rows.length > 0;
}

/** In whose name mail to staff is sent: the first store. */
export async function mailingStoreId(reader: Reader): Promise<number | null> {
  const [found] = await reader
    .select({ id: store.id })
    .from(store)
    .orderBy(asc(store.position), asc(store.id))
    .limit(1);
  return found?.id ?? null;
}
