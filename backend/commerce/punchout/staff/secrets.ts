// Staff give a procurement system what it proves itself by, and take it back: the old one goes on for some days, for both sides change on the same day only by chance.
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { hashPassword } from '#backend/commerce/session/password';
import { inTransaction } from '#backend/db/transaction';
import type { ConnectionSettings } from '#domain/punchout/connection';
import {
  connectionOfLogin,
  deleteSecret,
  endSecrets,
  insertSecret,
  knowsConnection,
  listConnections,
  settingsOfConnection,
} from './secrets.sql';

const DAY = 24 * 60 * 60 * 1000;
/** 192 bits: cannot be guessed, and can be typed into a form of any system. */
const SECRET_BYTES = 24;

export type SecretOutcome =
  | { ok: true; secret: string; endsOld: Date | null }
  | { ok: false; reason: 'unknown' | 'login-taken'; owner: string };

/** Answers the secret, which is shown this once. `overlapDays`: how long those of before go on; 0 ends them now. */
export async function makeSecret(
  code: string,
  { login, overlapDays, now }: { login: string; overlapDays: number; now: Date },
  pool: Pool,
): Promise<SecretOutcome> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const secretHash = await hashPassword(secret);
  return inTransaction(pool, async ({ db }): Promise<SecretOutcome> => {
    if (!(await knowsConnection(db, code))) return { ok: false, reason: 'unknown', owner: code };
    // One name means one system: else the wrong one might come in.
    const owner = await connectionOfLogin(db, login);
    if (owner !== null && owner !== code) return { ok: false, reason: 'login-taken', owner };
    const end = new Date(now.getTime() + overlapDays * DAY);
    const ended = await endSecrets(db, code, end);
    await insertSecret(db, { connectionCode: code, login, secretHash, createdAt: now });
    return { ok: true, secret, endsOld: ended > 0 ? end : null };
  });
}

const TRIAL_MS = 10 * 60 * 1000;

/**
 * A temporary secret for as long as `work` takes, ten minutes at most: the system's own secrets are not needed. In cXML its login is the buyer's name
 * in From. Null for an unknown code.
 */
export async function withTrialSecret<Result>(
  code: string,
  { pool, now }: { pool: Pool; now: Date },
  work: (trial: { login: string; secret: string; settings: ConnectionSettings }) => Promise<Result>,
): Promise<Result | null> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const secretHash = await hashPassword(secret);
  const trial = await inTransaction(pool, async ({ db }) => {
    const known = await settingsOfConnection(db, code);
    const validTo = new Date(now.getTime() + TRIAL_MS);
    if (!known) return null;
    const login = known.cxml?.from[0]?.identity ?? `try-${randomBytes(6).toString('hex')}`;
    await insertSecret(db, { connectionCode: code, login, secretHash, createdAt: now, validTo });
    return { login, secret, settings: known };
  });
  if (!trial) return null;
  try {
    return await work(trial);
  } finally {
    await inTransaction(pool, ({ db }) => deleteSecret(db, secretHash));
  }
}

export { listConnections };
