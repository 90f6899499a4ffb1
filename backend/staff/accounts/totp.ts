// Codes of an authenticator app (RFC 6238): SHA-1, six digits, 30 seconds, as every app supports.
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of telephones differ: one step before and one after. */
const SKEW_STEPS = 1;

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

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
