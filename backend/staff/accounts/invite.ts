// Invites a colleague: an account with a role and without a password, and a mail whose link lets them choose one, once.
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { hashOfToken, hashPassword, newToken } from '#backend/commerce/session/index';
import { witnessOf } from '#backend/commerce/staff/index';
import type { Reader } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import { guardedPool, inTransaction, type Transaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { INVITATION_HOURS, mayGiveRole } from '#domain/staff/members';
import { isStaffRole } from '#domain/staff/rights';
import { isStaffPassword } from '#domain/staff/session';
import { staffNameFrom } from '#domain/staff/staff-name';
import { emailFrom } from '#domain/validate/email';
import {
  changeMember,
  insertMember,
  isStaffNameTaken,
  lockHoldersOfStaff,
  lockMember,
  type StaffMemberRow,
} from './accounts.sql';
import {
  copyInvitation,
  deleteInvitationsOf,
  endInvitationsOf,
  insertInvitation,
  invitationOfHash,
  mailingStoreId,
  openInvitationOf,
  spendInvitation,
} from './invitations.sql';
import { enterByPassword, isPasswordOf, type StaffDoor, type StaffEntry } from './log-in';

const HOUR_MS = 60 * 60 * 1000;
const DOUBLE_CLICK_MS = 60_000;
const LONGEST_TOKEN = 200;

/** Who manages accounts of staff. */
export interface Managing {
  /** Logs what changes. */
  pool: Pool;
  queue: JobQueue;
  now: Date;
  /** The name that the mail shows. */
  by: string;
  /** Null: at the command line, which has the machine. */
  actor: { id: number } | null;
}

export interface Invited {
  email: string;
  name: string;
  role: string;
  language: 'da' | 'en';
}

/** The role of who acts, read in the lock: a right that was withdrawn a moment ago gives nothing. Null: the command line. */
export function rightsInLock(
  actor: Managing['actor'],
  holders: readonly { id: number; role: string }[],
): Outcome<{ mayGive(role: string): boolean }> {
  if (actor === null) return { ok: true, mayGive: () => true };
  const own = holders.find(({ id }) => id === actor.id);
  return own ? { ok: true, mayGive: (role) => mayGiveRole(own.role, role) } : refusal('STAFF_RIGHT_MISSING');
}

export async function inviteMember(typed: Invited, managing: Managing): Promise<Outcome<{ id: number }>> {
  const { pool, queue, now, actor } = managing;
  const [email, name] = [emailFrom(typed.email), staffNameFrom(typed.name)];
  const { role, language } = typed;
  if (email === null) return refusal('EMAIL_INVALID', { field: 'email' });
  if (name === null) return refusal('STAFF_NAME_INVALID', { field: 'name' });
  if (!isStaffRole(role)) return refusal('STAFF_ROLE_UNKNOWN', { field: 'role' });
  const done = await inTransaction(pool, async (tx): Promise<Outcome<{ id: number }>> => {
    const rights = rightsInLock(actor, await lockHoldersOfStaff(tx.db));
    if (!rights.ok) return rights;
    if (!rights.mayGive(role)) return refusal('STAFF_ROLE_TOO_HIGH', { field: 'role' });
    const known = await lockMember(tx.db, email);
    if (known && isSameInvitation(known, { name, role }, now)) return { ok: true, id: known.id };
    if (known) return refusal(known.isActive ? 'STAFF_EMAIL_TAKEN' : 'STAFF_EMAIL_FORMER', { field: 'email' });
    if (await isStaffNameTaken(tx.db, name)) return refusal('STAFF_NAME_TAKEN', { field: 'name' });
    const made = await insertMember(tx.db, { email, name, role, passwordHash: null, createdAt: now });
    if (!made) return refusal('STAFF_EMAIL_TAKEN', { field: 'email' });
    await sendInvitation(tx, made, language, managing);
    return { ok: true, id: made.id };
  });
  if (done.ok) queue.wake('send-mail');
  return done;
}

const isSameInvitation = (known: StaffMemberRow, { name, role }: Pick<Invited, 'name' | 'role'>, now: Date): boolean =>
  known.isActive &&
  known.passwordHash === null &&
  known.name === name &&
  known.role === role &&
  now.getTime() - known.createdAt.getTime() < DOUBLE_CLICK_MS;

/** Whether a mail with a link went out a moment ago: the second click sends none. */
export async function isJustInvited(reader: Reader, staffId: number, now: Date): Promise<boolean> {
  const open = await openInvitationOf(reader, staffId);
  return open !== null && now.getTime() - open.createdAt.getTime() < DOUBLE_CLICK_MS;
}

/** An earlier link stops working. The token is made when the mail is sent and is stored nowhere. */
export async function sendInvitation(
  tx: Transaction,
  { id, email, name }: Pick<StaffMemberRow, 'id' | 'email' | 'name'>,
  language: 'da' | 'en',
  { queue, now, by }: Pick<Managing, 'queue' | 'now' | 'by'>,
): Promise<void> {
  const invitation = `slot-${randomBytes(16).toString('hex')}`;
  await deleteInvitationsOf(tx.db, id);
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);
  await insertInvitation(tx.db, { tokenHash: invitation, staffId: id, createdAt: now, expiresAt });
  const storeId = await mailingStoreId(tx.db);
  const told = { invitation, name, by, hours: INVITATION_HOURS };
  const mail = { kind: 'staff-invitation', recipient: email, language, storeId: storeId ?? 0, told } as const;
  await queueCustomerMail(tx, queue, { ...mail, event: invitation }, now);
}

/** A token for this try of the mail. Null: the invitation was withdrawn, replaced or used. */
export async function tokenOfInvitation(reader: Reader, invitation: string): Promise<string | null> {
  const token = newToken();
  return (await copyInvitation(reader, invitation, hashOfToken(token))) ? token : null;
}

/** Whose invitation it is; null for one that is unknown, withdrawn, used or too old. Uses nothing up. */
export async function invitedMember(
  token: string,
  { db, now }: Pick<StaffDoor, 'db' | 'now'>,
): Promise<{ email: string; name: string } | null> {
  const found = token.length > LONGEST_TOKEN ? null : await invitationOfHash(db, hashOfToken(token));
  if (!found || found.invitation.usedAt !== null || found.invitation.expiresAt <= now) return null;
  return { email: found.member.email, name: found.member.name };
}

/** The member chooses a password and is logged in. A second click on the same form is logged in, too. */
export async function joinByInvitation(token: string, password: string, door: StaffDoor): Promise<Outcome<StaffEntry>> {
  const { db, now, limits, clientAddress } = door;
  if (!(await limits.take('staff-address', clientAddress))) return refusal('TOO_MANY_TRIES', { field: 'password' });
  const hash = hashOfToken(token.slice(0, LONGEST_TOKEN));
  const found = await invitationOfHash(db, hash);
  if (!found) return refusal('STAFF_INVITATION_GONE');
  const { invitation, member } = found;
  const isOpen = invitation.usedAt === null && invitation.expiresAt > now;
  if (!isOpen && !(await isJustAccepted(found, password, now))) return refusal('STAFF_INVITATION_GONE');
  if (isOpen && !isStaffPassword(password, [member.email, member.name]))
    return refusal('STAFF_PASSWORD_WEAK', { field: 'password' });
  if (isOpen && !(await storeChosenPassword(member, hash, password, door))) return refusal('STAFF_INVITATION_GONE');
  return { ok: true, ...(await enterByPassword(member.id, door)) };
}

type FoundInvitation = NonNullable<Awaited<ReturnType<typeof invitationOfHash>>>;

const isJustAccepted = async ({ invitation, member }: FoundInvitation, password: string, now: Date): Promise<boolean> =>
  invitation.usedAt !== null &&
  now.getTime() - invitation.usedAt.getTime() < DOUBLE_CLICK_MS &&
  (await isPasswordOf(member, password));

/** False where the invitation was used or withdrawn a moment ago. */
async function storeChosenPassword(
  { id, email, name }: StaffMemberRow,
  hash: string,
  password: string,
  { pool, now }: Pick<StaffDoor, 'pool' | 'now'>,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const deed = { staff: name, command: 'staff accept', kind: 'staff member', subject: email, told: null, now } as const;
  return inTransaction(guardedPool(pool, witnessOf(deed)), async ({ db }) => {
    const member = await lockMember(db, email);
    if (!member?.isActive || !(await spendInvitation(db, hash, now))) return false;
    await changeMember(db, id, { passwordHash });
    await endInvitationsOf(db, id, now);
    return true;
  });
}
