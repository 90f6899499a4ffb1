// Logs staff in and out, and finds who belongs to a login. A login that is not used for an hour ends; wrong passwords are slowed down.
import type { Pool } from 'pg';
import { decoyHash, hashOfToken, hashPassword, newToken, verifyPassword } from '#backend/commerce/session/index';
import type { Db } from '#backend/db/client';
import type { Limits } from '#backend/db/limits';
import { inTransaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { handlesMoneyOrStaff, LOGIN_STEP_MINUTES } from '#domain/staff/second-factor';
import { isStaffLoginLive, isStaffPassword, SEEN_EVERY_MS, STAFF_LONGEST_MS } from '#domain/staff/session';
import {
  changeMember,
  deleteStaffSessions,
  endSessionsOf,
  endStaffSession,
  insertStaffSession,
  memberByEmail,
  memberOfHash,
  noteSeen,
  type StaffMemberRow,
} from './accounts.sql';
import { deleteLoginSteps, hasActiveFactor, insertLoginStep } from './second-factor.sql';

export interface StaffDoor {
  db: Db;
  pool: Pool;
  limits: Limits;
  now: Date;
  clientAddress: string;
  userAgent: string;
  /** Off: accounts of the demo world, whose password is public, do not log in. */
  isDemo: boolean;
  /** Roles with rights to money or staff work with a second factor alone. */
  requiresSecondFactor: boolean;
}

/** Who has a login. */
export interface LoggedIn extends StaffMemberRow {
  hasSecondFactor: boolean;
  /** May set up a second factor, and do nothing else before. */
  lacksSecondFactor: boolean;
}

/** A login, or the step that waits for a code of the second factor. */
export type StaffEntry = { token: string; step: null } | { token: null; step: string };

const LONGEST_PASSWORD = 256;
export const LONGEST_TOKEN = 200;
/** Ended logins are deleted after so long. */
const ENDED_KEPT_MS = 60 * 24 * 60 * 60 * 1000;

/** The same for unknown addresses: how long it takes and what it says reveal no account. */
export async function logStaffIn(typed: string, password: string, door: StaffDoor): Promise<Outcome<StaffEntry>> {
  const { db, now, isDemo } = door;
  const email = typed.trim().toLowerCase();
  if (!(await takesStaffTry(door, email))) return refusal('LOGIN_LOCKED');
  const found = await memberByEmail(db, email);
  const isRight = await isPasswordOf(found, password);
  const mayEnter = found?.isActive && (isDemo || !found.isDemo);
  if (!found || !isRight || !mayEnter) return refusal('STAFF_LOGIN_FAILED');
  await door.limits.forget('staff-pair', `${email} ${door.clientAddress}`);
  await deleteStaffSessions(db, new Date(now.getTime() - ENDED_KEPT_MS));
  return { ok: true, ...(await enterByPassword(found.id, door)) };
}

/** With a second factor no login before its code. */
export async function enterByPassword(staffId: number, door: StaffDoor): Promise<StaffEntry> {
  const { db, now } = door;
  if (!(await hasActiveFactor(db, staffId))) return { token: await openStaffLogin(staffId, door), step: null };
  await deleteLoginSteps(db, now);
  const step = newToken();
  const expiresAt = new Date(now.getTime() + LOGIN_STEP_MINUTES * 60_000);
  await insertLoginStep(db, { tokenHash: hashOfToken(step), staffId, expiresAt });
  return { token: null, step };
}

/** Takes as long for an unknown member and for one without a password. */
export const isPasswordOf = async (member: StaffMemberRow | null, typed: string): Promise<boolean> =>
  verifyPassword(typed.slice(0, LONGEST_PASSWORD), member?.passwordHash ?? (await decoyHash()));

/** Counted before the password is verified, so that parallel tries count. */
export async function takesStaffTry(
  { limits, clientAddress }: Pick<StaffDoor, 'limits' | 'clientAddress'>,
  email: string,
): Promise<boolean> {
  return (
    (await limits.take('staff-pair', `${email} ${clientAddress}`)) &&
    (await limits.take('staff-address', clientAddress)) &&
    (await limits.take('staff-name', email))
  );
}

export async function openStaffLogin(
  staffId: number,
  { db, now, userAgent }: Pick<StaffDoor, 'db' | 'now' | 'userAgent'>,
): Promise<string> {
  const token = newToken();
  await insertStaffSession(db, {
    ...{ tokenHash: hashOfToken(token), staffId, createdAt: now, seenAt: now, revokedAt: null },
    expiresAt: new Date(now.getTime() + STAFF_LONGEST_MS),
    userAgent: userAgent.slice(0, 200),
  });
  await changeMember(db, staffId, { lastLoginAt: now });
  return token;
}

export const logStaffOut = (token: string, { db, now }: Pick<StaffDoor, 'db' | 'now'>): Promise<void> =>
  endStaffSession(db, hashOfToken(token), now);

/** Null for a login that is unknown, ended or unused for too long, and for a member who was removed. */
export async function memberOfToken(
  token: string,
  { db, now, isDemo, requiresSecondFactor }: Pick<StaffDoor, 'db' | 'now' | 'isDemo' | 'requiresSecondFactor'>,
): Promise<LoggedIn | null> {
  if (token.length > LONGEST_TOKEN) return null;
  const found = await memberOfHash(db, hashOfToken(token));
  if (!found || !isStaffLoginLive(found.session, now) || (found.member.isDemo && !isDemo)) return null;
  const { tokenHash, seenAt } = found.session;
  if (now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS) await noteSeen(db, tokenHash, now);
  const { member, factorSince } = found;
  const hasSecondFactor = factorSince !== null;
  // The demo's password is public: its accounts have no second factor.
  const mustHave = requiresSecondFactor && !member.isDemo && handlesMoneyOrStaff(member.role);
  return { ...member, hasSecondFactor, lacksSecondFactor: mustHave && !hasSecondFactor };
}

/** Other logins of the member end: who knew the old password is out. */
export async function changeOwnPassword(
  member: StaffMemberRow,
  { token, old, wanted }: { token: string; old: string; wanted: string },
  door: StaffDoor,
): Promise<Outcome> {
  if (member.isDemo) return refusal('STAFF_PASSWORD_OF_DEMO', { field: 'wanted' });
  if (!(await takesStaffTry(door, member.email))) return refusal('TOO_MANY_TRIES', { field: 'old' });
  if (!(await isPasswordOf(member, old))) return refusal('PASSWORD_WRONG', { field: 'old' });
  if (!isStaffPassword(wanted, [member.email, member.name])) return refusal('STAFF_PASSWORD_WEAK', { field: 'wanted' });
  const passwordHash = await hashPassword(wanted);
  await inTransaction(door.pool, async ({ db }) => {
    await changeMember(db, member.id, { passwordHash });
    await endSessionsOf(db, member.id, hashOfToken(token), door.now);
  });
  await door.limits.forget('staff-pair', `${member.email} ${door.clientAddress}`);
  return { ok: true };
}
