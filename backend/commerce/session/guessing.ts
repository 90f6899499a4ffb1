// How guessing at passwords is slowed: by name and address together, and by name over all strange addresses. A person is never locked
// out of the address that they log in from, however many others guess.
import type { Limits } from '#backend/db/limits';
import { type Outcome, refusal } from '#domain/refusals';
import { verifyPassword } from './password';
import { hashOfToken } from './token';

export interface Try {
  /** As typed, trimmed and in lower case; whether someone has it makes no difference. */
  name: string;
  clientAddress: string;
}

/** Kept for a month, so not in clear. */
const pairOf = ({ name, clientAddress }: Try) => hashOfToken(`${name} ${clientAddress}`);

/** Counts the try before the password is looked at, so that many at the same moment all count. Null: it may not be made. */
export async function takeTry(limits: Limits, tried: Try): Promise<{ isKnown: boolean } | null> {
  if (await limits.isSpent('login-address', tried.clientAddress)) return null;
  const pair = pairOf(tried);
  if (!(await limits.take('login-pair', pair))) return null;
  if (await limits.isNoted('login-known', pair)) return { isKnown: true };
  const isWithin = (await limits.take('login-name', tried.name)) && (await limits.take('login-name-day', tried.name));
  return isWithin ? { isKnown: false } : null;
}

export const noteWrongTry = (limits: Limits, { clientAddress }: Try) => limits.take('login-address', clientAddress);

/** The password was right: nothing of it counts, and the address is known from now on. */
export async function noteRightTry(limits: Limits, tried: Try, { isKnown }: { isKnown: boolean }): Promise<void> {
  if (!isKnown)
    await Promise.all([limits.giveBack('login-name', tried.name), limits.giveBack('login-name-day', tried.name)]);
  await trustAddress(limits, tried);
}

/** A customer who has proven who they are, by the password or by a link in the mailbox, is not kept out by the guesses of others. */
export async function trustAddress(limits: Limits, tried: Try): Promise<void> {
  const pair = pairOf(tried);
  await limits.forget('login-pair', pair);
  // A request without an address could be from anywhere.
  if (tried.clientAddress !== '') await limits.note('login-known', pair);
}

/** Of a customer who is logged in. The space keeps it apart from every name typed at a login, which is trimmed: guesses made there do not count here. */
const nameOfLoggedIn = (id: number) => ` customer ${id}`;

/** The password typed once more by a customer who is logged in, before what a stolen login must not do. Slowed as a login is. */
export async function proveAgain(
  limits: Limits,
  who: { id: number; passwordHash: string },
  { password, field, clientAddress }: { password: string; field: string; clientAddress: string },
): Promise<Outcome> {
  const tried = { name: nameOfLoggedIn(who.id), clientAddress };
  const admitted = await takeTry(limits, tried);
  // Said at the field, of a right password as well: a guesser learns nothing.
  if (!admitted) return refusal('TOO_MANY_TRIES', { field });
  if (await verifyPassword(password, who.passwordHash)) {
    await noteRightTry(limits, tried, admitted);
    return { ok: true };
  }
  await noteWrongTry(limits, tried);
  return refusal('PASSWORD_WRONG', { field });
}
