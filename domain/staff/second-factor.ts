// Second factors of staff logins: codes of an authenticator app (RFC 6238), recovery codes, and the roles that may require one.
import { Secret, TOTP } from 'otpauth';
import { roleHasRight } from './rights';

/** How long the second page of a login waits for its code, and how many codes it takes. */
export const LOGIN_STEP_MINUTES = 5;
export const LOGIN_STEP_TRIES = 5;
export const RECOVERY_CODES = 10;

const PERIOD_SECONDS = 30;
/** Clocks of telephones differ: one step before and one after. */
const SKEW_STEPS = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

interface TypedCode {
  /** Base32. */
  secret: string;
  typed: string;
  now: Date;
  /** The last time step that a code was accepted of: it and those before it are spent. */
  after: number;
}

/** The time step that the code belongs to; null for a wrong or spent one. */
export function stepOfCode({ secret, typed, now, after }: TypedCode): number | null {
  const token = typed.replace(/\s/g, '');
  if (!/^[0-9]{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: SKEW_STEPS });
  if (delta === null) return null;
  const step = TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  return step > after ? step : null;
}

/** What the QR code holds; `shop` and `email` name the entry in the app. */
export const authenticatorUri = (secret: string, { shop, email }: { shop: string; email: string }): string =>
  totpOf(secret, { issuer: shop, label: email }).toString();

/** In groups of four, as it is read and typed. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

/** Without spaces and hyphens, in capitals; null for what is no recovery code. */
export function recoveryCodeFrom(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z2-7]{16}$/.test(code) ? code : null;
}

/** Roles that the setting STAFF_SECOND_FACTOR is about. */
export const handlesMoneyOrStaff = (role: string): boolean => roleHasRight(role, 'money', 'staff');
