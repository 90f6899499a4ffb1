// Accounts of staff with a generated password: added with a role, and given a new password.
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { hashPassword } from '#backend/commerce/session/index';
import { inTransaction } from '#backend/db/transaction';
import { faulty, type StaffOutcome } from '#domain/refusal/staff-faults';
import { isStaffRole } from '#domain/staff/rights';
import { staffNameFrom } from '#domain/staff/staff-name';
import { emailFrom } from '#domain/validate/email';
import {
  changeMember,
  deleteStaffSessions,
  endSessionsOf,
  insertMember,
  isStaffNameTaken,
  memberByEmail,
} from './accounts.sql';
import { deleteInvitationsOf } from './invitations.sql';

interface NewMember {
  email: string;
  name: string;
  role: string;
}

interface Managing {
  pool: Pool;
  now: Date;
}

/** 96 bits, read out and typed without doubt where one letter ends. */
const newStaffPassword = (): string => (randomBytes(12).toString('hex').match(/.{6}/g) ?? []).join('-');

/** The password is returned once and stored as a hash. */
export async function addMember(
  { email: typed, name: called, role }: NewMember,
  { pool, now }: Managing,
): Promise<StaffOutcome<{ password: string }>> {
  const [email, name] = [emailFrom(typed), staffNameFrom(called)];
  if (email === null) return faulty({ field: 'email', code: 'EMAIL_INVALID' });
  if (name === null) return faulty({ field: 'name', code: 'NAME_INVALID' });
  if (!isStaffRole(role)) return faulty({ field: 'role', code: 'UNKNOWN', value: role });
  const password = newStaffPassword();
  const passwordHash = await hashPassword(password);
  return inTransaction(pool, async ({ db }) => {
    await deleteStaffSessions(db, now);
    const known = await memberByEmail(db, email);
    if (known?.isActive) return faulty({ field: 'email', code: 'SAME_ALREADY', value: email });
    if (known) {
      // A colleague who returns is logged under the name that the log has.
      await changeMember(db, known.id, { role, passwordHash, isActive: true });
      await deleteInvitationsOf(db, known.id);
      return { ok: true, password };
    }
    if (await isStaffNameTaken(db, name)) return faulty({ field: 'name', code: 'SAME_ALREADY', value: name });
    const made = await insertMember(db, { email, name, role, passwordHash, createdAt: now });
    return made ? { ok: true, password } : faulty({ field: 'email', code: 'SAME_ALREADY', value: email });
  });
}

/** A new generated password; all logins with the old one end. */
export async function renewPassword(
  email: string,
  { pool, now }: Managing,
): Promise<StaffOutcome<{ password: string }>> {
  const password = newStaffPassword();
  const passwordHash = await hashPassword(password);
  return inTransaction(pool, async ({ db }) => {
    const member = await memberByEmail(db, email.trim().toLowerCase());
    if (!member?.isActive) return faulty({ field: 'email', code: 'UNKNOWN', value: email });
    await changeMember(db, member.id, { passwordHash });
    await deleteInvitationsOf(db, member.id);
    await endSessionsOf(db, member.id, null, now);
    return { ok: true, password };
  });
}
