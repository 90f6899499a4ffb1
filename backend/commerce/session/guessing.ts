// Limits on guessed passwords: by device for devices that have logged in before, and by address and name for all others. Guesses of others never
// lock out an owner on a known device or address; on a new one a link in the mailbox proves who they are (docs/decisions/0029).
import type { Limits } from '#backend/db/limits';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { verifyPassword } from './password';
import { hashOfToken } from './token';

/** Where an attempt comes from. */
export interface Origin {
  clientAddress: string;
  /** The random id in the browser's device cookie; '' without one. */
  device: string;
}

export interface Try extends Origin {
  /** As typed, trimmed and in lower case; whether an account has it makes no difference. */
  name: string;
}

/** Counters that the attempt was taken from. */
export type Admitted = 'device' | 'address' | 'unknown';

/** Hashed: the rows are stored for a month. */
const addressKey = ({ name, clientAddress }: Try) => hashOfToken(`${name} ${clientAddress}`);
/** No address contains a word, so a device's key is none of an address. */
const deviceKey = ({ name, device }: Try) => hashOfToken(`${name} device ${device}`);

const isKnownDevice = async (limits: Limits, tried: Try): Promise<boolean> =>
  tried.device !== '' && (await limits.isNoted('login-known', deviceKey(tried)));

/** Counts the attempt before the password is verified, so that parallel attempts all count. Null: it is refused. */
export async function takeTry(limits: Limits, tried: Try, isKnown = false): Promise<Admitted | null> {
  // Attempts of others from the same address do not count against a known device.
  if (await isKnownDevice(limits, tried)) return (await limits.take('login-pair', deviceKey(tried))) ? 'device' : null;
  if (await limits.isSpent('login-address', tried.clientAddress)) return null;
  const key = addressKey(tried);
  if (!(await limits.take('login-pair', key))) return null;
  if (isKnown || (await limits.isNoted('login-known', key))) return 'address';
  const isWithin = (await limits.take('login-name', tried.name)) && (await limits.take('login-name-day', tried.name));
  return isWithin ? 'unknown' : null;
}

export const noteWrongTry = (limits: Limits, { clientAddress }: Origin) => limits.take('login-address', clientAddress);

/** The password was right: the attempt does not count, and device and address are known from now on. */
export async function noteRightTry(limits: Limits, tried: Try, admitted: Admitted): Promise<void> {
  if (admitted === 'unknown')
    await Promise.all([limits.giveBack('login-name', tried.name), limits.giveBack('login-name-day', tried.name)]);
  await trustOrigin(limits, tried);
}

/** Called after a successful login or mailed link: other clients' guesses no longer lock this browser out. */
export async function trustOrigin(limits: Limits, tried: Try): Promise<void> {
  await limits.forget('login-pair', addressKey(tried));
  // A request without an address could be from anywhere.
  if (tried.clientAddress !== '') await limits.note('login-known', addressKey(tried));
  if (tried.device === '') return;
  await limits.forget('login-pair', deviceKey(tried));
  await limits.note('login-known', deviceKey(tried));
}

/** Guessing key of a logged-in customer. The leading space separates it from every name typed at a login, which is trimmed: guesses there do not count here. */
const nameOfLoggedIn = (id: number) => ` customer ${id}`;

/** The password typed once more by a customer who is logged in, before what a stolen login must not do. Limited as a login is. */
export async function proveAgain(
  limits: Limits,
  who: { id: number; passwordHash: string },
  { password, field, clientAddress, device }: { password: string; field: string } & Origin,
): Promise<Outcome> {
  const tried = { name: nameOfLoggedIn(who.id), clientAddress, device };
  const admitted = await takeTry(limits, tried);
  // The same for a right password: a guesser learns nothing.
  if (!admitted) return refusal('TOO_MANY_TRIES', { field });
  if (await verifyPassword(password, who.passwordHash)) {
    await noteRightTry(limits, tried, admitted);
    return { ok: true };
  }
  await noteWrongTry(limits, tried);
  return refusal('PASSWORD_WRONG', { field });
}
