// The second page of a login of staff: after the right password, a code of the authenticator app or a recovery code.
import { hashOfToken } from '#backend/commerce/session/index';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { LOGIN_STEP_TRIES, recoveryCodeFrom } from '#domain/staff/second-factor';
import { lockMember, memberById } from './accounts.sql';
import { LONGEST_TOKEN, openStaffLogin, type StaffDoor } from './log-in';
import { DOUBLE_CLICK_MS, factorPool, giveBackCodeTry, spendCode, takesCodeTry } from './second-factor';
import { closeLoginStep, type LoginStepRow, lockLoginStep, tryLoginStep } from './second-factor.sql';

/** `stepToken`: from the cookie of the browser that sent the right password. */
export async function logStaffInByCode(
  stepToken: string,
  typed: string,
  door: StaffDoor,
): Promise<Outcome<{ token: string }>> {
  const { db, pool, now, limits, clientAddress } = door;
  if (!(await limits.take('staff-address', clientAddress))) return refusal('LOGIN_LOCKED');
  const step = await tryLoginStep(db, hashOfToken(stepToken.slice(0, LONGEST_TOKEN)), { now, most: LOGIN_STEP_TRIES });
  const member = step && (await memberById(db, step.staffId));
  if (!step || !member) return refusal('STAFF_LOGIN_EXPIRED');
  if (!(await takesCodeTry(door, member.id))) return refusal('LOGIN_LOCKED');
  // A recovery code that is used up is logged; a login is not.
  const open = recoveryCodeFrom(typed) === null ? pool : factorPool('recover', member, door);
  const done = await inTransaction(open, (tx) => enterInLock(tx, { step, email: member.email, typed }, door));
  if (done.ok) await giveBackCodeTry(door, member.id);
  return done;
}

interface Entering {
  step: LoginStepRow;
  email: string;
  typed: string;
}

/** The member is locked first: access that is removed at the same moment opens no login. */
async function enterInLock(
  { db }: Transaction,
  { step: { tokenHash }, email, typed }: Entering,
  { now, userAgent }: StaffDoor,
): Promise<Outcome<{ token: string }>> {
  const member = await lockMember(db, email);
  const step = await lockLoginStep(db, tokenHash);
  if (!member?.isActive || !step) return refusal('STAFF_LOGIN_EXPIRED');
  const codeHash = hashOfToken(recoveryCodeFrom(typed) ?? typed.replace(/\s/g, ''));
  if (step.usedAt !== null && !isSecondClick(step, codeHash, now)) return refusal('STAFF_LOGIN_EXPIRED');
  if (step.usedAt === null) {
    const spent = await spendCode(db, member.id, typed, now);
    if (!spent.ok) return spent.code === 'STAFF_FACTOR_CHANGED' ? refusal('STAFF_LOGIN_EXPIRED') : spent;
    await closeLoginStep(db, tokenHash, codeHash, now);
  }
  return { ok: true, token: await openStaffLogin(member.id, { db, now, userAgent }) };
}

/** The second of two clicks in the same browser is logged in, too. */
const isSecondClick = ({ usedAt, usedCodeHash }: LoginStepRow, codeHash: string, now: Date): boolean =>
  usedAt !== null && now.getTime() - usedAt.getTime() < DOUBLE_CLICK_MS && usedCodeHash === codeHash;
