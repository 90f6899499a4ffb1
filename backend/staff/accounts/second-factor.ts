// The own second factor of a member of staff: set up with an authenticator app, confirmed by a code, recovery codes renewed, turned off.
import { Secret } from 'otpauth';
import { hashOfToken } from '#backend/commerce/session/index';
import { witnessOf } from '#backend/commerce/staff/index';
import type { Reader } from '#backend/db/client';
import { guardedPool, inTransaction, type Transaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { RECOVERY_CODES, recoveryCodeFrom } from '#domain/staff/second-factor';
import type { StaffContext } from '../context';
import type { StaffMemberRow } from './accounts.sql';
import { mailSecondFactor } from './factor-mail';
import { isPasswordOf, type StaffDoor, takesStaffTry } from './log-in';
import {
  beginFactor,
  changeFactor,
  countRecoveryCodes,
  deleteFactor,
  lockFactor,
  replaceRecoveryCodes,
  type SecondFactorRow,
  spendRecoveryCode,
} from './second-factor.sql';
import { stepOfCode } from './totp';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** 80 bits: 16 characters, which a hash alone protects. */
const RECOVERY_BYTES = 10;
const BEGUN_MS = 60 * 60 * 1000;
export const DOUBLE_CLICK_MS = 60_000;

type Codes = Outcome<{ codes: string[] }>;

/** The secret to enter in the app; null where a factor is active. */
export async function beginSecondFactor(member: StaffMemberRow, context: StaffContext): Promise<string | null> {
  const { db, now } = context;
  if (member.isDemo) return null;
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const row = { staffId: member.id, secret, createdAt: now, begunIn: hashOfToken(context.token ?? '') };
  await beginFactor(db, row, new Date(now.getTime() - BEGUN_MS));
  const factor = await lockFactor(db, member.id);
  return factor && factor.confirmedAt === null ? factor.secret : null;
}

/** Active from now on. The recovery codes are returned once and stored as hashes. */
export async function confirmSecondFactor(
  member: StaffMemberRow,
  typed: string,
  context: StaffContext,
): Promise<Codes> {
  if (!(await takesCodeTry(context, member.id))) return refusal('TOO_MANY_TRIES', { field: 'code' });
  const confirmed = await inTransaction(factorPool('add', member, context), confirmInLock);
  if (confirmed.ok) context.queue.wake('send-mail');
  return giveBackRight(member, context, confirmed);

  async function confirmInLock(tx: Transaction): Promise<Codes> {
    const { db } = tx;
    const { now, language } = context;
    const factor = await lockFactor(db, member.id);
    if (factor?.begunIn !== hashOfToken(context.token ?? '')) return refusal('STAFF_FACTOR_CHANGED');
    const { secret, confirmedAt, lastStep } = factor;
    // The second of two clicks gets codes, too: its page is the one that the browser shows.
    const isSecondClick = confirmedAt !== null && now.getTime() - confirmedAt.getTime() < DOUBLE_CLICK_MS;
    if (confirmedAt !== null && !isSecondClick) return refusal('STAFF_FACTOR_CHANGED');
    const step = stepOfCode({ secret, typed, now, after: isSecondClick ? lastStep - 1 : lastStep });
    if (step === null) return refusal('STAFF_CODE_WRONG', { field: 'code' });
    await changeFactor(db, member.id, { confirmedAt: confirmedAt ?? now, lastStep: step });
    if (!isSecondClick) await mailSecondFactor(tx, { member, isOn: true, language }, { ...context, by: member.name });
    return { ok: true, codes: await newRecoveryCodes(db, member.id) };
  }
}

/** The earlier ones stop working. */
export async function renewRecoveryCodes(member: StaffMemberRow, typed: string, context: StaffContext): Promise<Codes> {
  if (!(await takesCodeTry(context, member.id))) return refusal('TOO_MANY_TRIES', { field: 'code' });
  const renewed = await inTransaction(factorPool('codes', member, context), async ({ db }): Promise<Codes> => {
    const spent = await spendCode(db, member.id, typed, context.now);
    return spent.ok ? { ok: true, codes: await newRecoveryCodes(db, member.id) } : spent;
  });
  return giveBackRight(member, context, renewed);
}

export async function turnOffSecondFactor(
  member: StaffMemberRow,
  { password, code }: { password: string; code: string },
  context: StaffContext,
): Promise<Outcome> {
  if (!(await takesStaffTry(context, member.email))) return refusal('TOO_MANY_TRIES', { field: 'password' });
  if (!(await isPasswordOf(member, password))) return refusal('PASSWORD_WRONG', { field: 'password' });
  if (!(await takesCodeTry(context, member.id))) return refusal('TOO_MANY_TRIES', { field: 'code' });
  const off = await inTransaction(factorPool('remove', member, context), async (tx): Promise<Outcome> => {
    const spent = await spendCode(tx.db, member.id, code, context.now);
    if (!spent.ok) return spent;
    await deleteFactor(tx.db, member.id);
    await mailSecondFactor(tx, { member, isOn: false, language: context.language }, { ...context, by: member.name });
    return spent;
  });
  if (off.ok) context.queue.wake('send-mail');
  return giveBackRight(member, context, off);
}

export async function recoveryCodesLeft(member: StaffMemberRow, { db }: Pick<StaffContext, 'db'>): Promise<number> {
  return countRecoveryCodes(db, member.id);
}

/** Counted before the code is verified, so that parallel tries count. */
export const takesCodeTry = async ({ limits }: Pick<StaffDoor, 'limits'>, staffId: number): Promise<boolean> =>
  (await limits.take('staff-code', String(staffId))) && (await limits.take('staff-code-day', String(staffId)));

export async function giveBackCodeTry({ limits }: Pick<StaffDoor, 'limits'>, staffId: number): Promise<void> {
  await limits.forget('staff-code', String(staffId));
  await limits.giveBack('staff-code-day', String(staffId));
}

async function giveBackRight<Done extends { ok: boolean }>(
  { id }: StaffMemberRow,
  context: StaffContext,
  done: Done,
): Promise<Done> {
  if (done.ok) await giveBackCodeTry(context, id);
  return done;
}

/** A code of the app or a recovery code, each of them once. */
export async function spendCode(reader: Reader, staffId: number, typed: string, now: Date): Promise<Outcome> {
  const factor = await lockFactor(reader, staffId);
  if (!factor || factor.confirmedAt === null) return refusal('STAFF_FACTOR_CHANGED');
  return (await isSpent(reader, factor, typed, now)) ? { ok: true } : refusal('STAFF_CODE_WRONG', { field: 'code' });
}

async function isSpent(reader: Reader, factor: SecondFactorRow, typed: string, now: Date): Promise<boolean> {
  const { staffId, secret, lastStep } = factor;
  const step = stepOfCode({ secret, typed, now, after: lastStep });
  if (step !== null) {
    await changeFactor(reader, staffId, { lastStep: step });
    return true;
  }
  const recovery = recoveryCodeFrom(typed);
  return recovery !== null && spendRecoveryCode(reader, staffId, hashOfToken(recovery), now);
}

async function newRecoveryCodes(reader: Reader, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: RECOVERY_BYTES }).base32);
  await replaceRecoveryCodes(reader, staffId, codes.map(hashOfToken));
  return codes;
}

/** Logs the change under the member's name, as the command line would name it; neither secrets nor codes. */
export function factorPool(
  what: 'add' | 'remove' | 'codes' | 'recover',
  { name, email }: Pick<StaffMemberRow, 'name' | 'email'>,
  { pool, now }: Pick<StaffDoor, 'pool' | 'now'>,
) {
  const command = `staff second-factor ${what}`;
  return guardedPool(pool, witnessOf({ staff: name, command, kind: 'staff member', subject: email, told: null, now }));
}
