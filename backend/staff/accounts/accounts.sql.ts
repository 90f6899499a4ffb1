// SQL of staff accounts and their logins.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { staffMember, staffSecondFactor, staffSession } from '#backend/db/tables/index';
import { roleHasRight, STAFF_ROLES, type StaffRole } from '#domain/staff/rights';
import { deleteLoginStepsOf } from './second-factor.sql';

export type StaffMemberRow = typeof staffMember.$inferSelect;
export type StaffSessionRow = typeof staffSession.$inferSelect;

export async function memberByEmail(reader: Reader, email: string): Promise<StaffMemberRow | null> {
  const [found] = await reader.select().from(staffMember).where(eq(staffMember.email, email));
  return found ?? null;
}

export async function isStaffNameTaken(reader: Reader, name: string): Promise<boolean> {
  const found = await reader
    .select({ id: staffMember.id })
    .from(staffMember)
    .where(eq(sql`lower(${staffMember.name})`, name.toLowerCase()));
  return found.length > 0;
}

export const listMembers = (reader: Reader): Promise<StaffMemberRow[]> =>
  reader.select().from(staffMember).orderBy(desc(staffMember.isActive), asc(staffMember.name), asc(staffMember.id));

/** Null where another account has the address or the name. */
export async function insertMember(
  reader: Reader,
  row: typeof staffMember.$inferInsert,
): Promise<StaffMemberRow | null> {
  const [made] = await reader.insert(staffMember).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function changeMember(
  reader: Reader,
  id: number,
  values: Partial<Pick<StaffMemberRow, 'role' | 'passwordHash' | 'isActive' | 'lastLoginAt'>>,
): Promise<void> {
  await reader.update(staffMember).set(values).where(eq(staffMember.id, id));
}

export interface StaffHolder {
  id: number;
  role: StaffRole;
}

/** Those who can log in and manage staff, locked: two removals at the same moment do not remove the last two. */
export const lockHoldersOfStaff = (reader: Reader): Promise<StaffHolder[]> =>
  reader
    .select({ id: staffMember.id, role: staffMember.role })
    .from(staffMember)
    .where(
      and(inArray(staffMember.role, [...ROLES_WITH_STAFF]), staffMember.isActive, isNotNull(staffMember.passwordHash)),
    )
    .orderBy(asc(staffMember.id))
    .for('update');

const ROLES_WITH_STAFF = STAFF_ROLES.filter((role) => roleHasRight(role, 'staff'));

export async function lockMember(reader: Reader, email: string): Promise<StaffMemberRow | null> {
  const [found] = await reader.select().from(staffMember).where(eq(staffMember.email, email)).for('update');
  return found ?? null;
}

export async function memberById(reader: Reader, id: number): Promise<StaffMemberRow | null> {
  const [found] = await reader.select().from(staffMember).where(eq(staffMember.id, id));
  return found ?? null;
}

export async function insertStaffSession(reader: Reader, row: StaffSessionRow): Promise<void> {
  await reader.insert(staffSession).values(row);
}

export async function memberOfHash(reader: Reader, tokenHash: string) {
  const [found] = await reader
    .select({ member: staffMember, session: staffSession, factorSince: staffSecondFactor.confirmedAt })
    .from(staffSession)
    .innerJoin(staffMember, eq(staffMember.id, staffSession.staffId))
    .leftJoin(staffSecondFactor, eq(staffSecondFactor.staffId, staffMember.id))
    .where(and(eq(staffSession.tokenHash, tokenHash), staffMember.isActive));
  return found ?? null;
}

export async function noteSeen(reader: Reader, tokenHash: string, now: Date): Promise<void> {
  await reader.update(staffSession).set({ seenAt: now }).where(eq(staffSession.tokenHash, tokenHash));
}

const isOpen = (now: Date) => and(isNull(staffSession.revokedAt), gt(staffSession.expiresAt, now));

export async function endStaffSession(reader: Reader, tokenHash: string, now: Date): Promise<void> {
  await reader
    .update(staffSession)
    .set({ revokedAt: now })
    .where(and(eq(staffSession.tokenHash, tokenHash), isOpen(now)));
}

/** Logins that are neither ended nor too old, the last used first. */
export const openSessionsOf = (reader: Reader, staffId: number, now: Date): Promise<StaffSessionRow[]> =>
  reader
    .select()
    .from(staffSession)
    .where(and(eq(staffSession.staffId, staffId), isOpen(now)))
    .orderBy(desc(staffSession.seenAt), asc(staffSession.tokenHash));

/** All logins of the member but one; all where it is null. Logins that wait for their code end with them. */
export async function endSessionsOf(reader: Reader, staffId: number, but: string | null, now: Date): Promise<number> {
  await deleteLoginStepsOf(reader, staffId);
  const ended = await reader
    .update(staffSession)
    .set({ revokedAt: now })
    .where(
      and(eq(staffSession.staffId, staffId), isOpen(now), but === null ? undefined : ne(staffSession.tokenHash, but)),
    )
    .returning({ id: staffSession.staffId });
  return ended.length;
}

/** Logins that ended before. */
export async function deleteStaffSessions(reader: Reader, before: Date): Promise<void> {
  await reader.delete(staffSession).where(lt(staffSession.expiresAt, before));
}
