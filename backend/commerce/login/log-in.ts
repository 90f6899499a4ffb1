// Logging in: e-mail or user name and password become a token. Spec §4 "Login", §8 "Login failed".

import { isClosedTo } from '#backend/commerce/session/closed-store';
import { noteRightTry, noteWrongTry, takeTry } from '#backend/commerce/session/guessing';
import { decoyHash, verifyPassword } from '#backend/commerce/session/password';
import { customerByLogin, insertSession, revokeSession, storeCodeOf } from '#backend/commerce/session/session.sql';
import type { SigningKeys } from '#backend/commerce/session/signing-keys';
import { hashOfToken, newToken } from '#backend/commerce/session/token';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { Db } from '#backend/db/client';
import type { Limits } from '#backend/db/limits';
import { type Outcome, refusal } from '#domain/refusal/refusals';

/** Spec §9: the login lives 7 days. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** Staff act for a customer while they talk to them, and no longer. */
const STAFF_LIFETIME_MS = 2 * 60 * 60 * 1000;
const LONGEST_PASSWORD = 256;

export interface LoginParts {
  db: Db;
  keys: SigningKeys;
  /** Where the login is made: its key signs. */
  store: StoreRow;
  now: Date;
  userAgent: string;
  limits: Limits;
  /** Where the request comes from. */
  clientAddress: string;
  /** Value of the device cookie; '' without one. */
  device: string;
  /** The login that the request came with: a new one takes its place. */
  oldToken: string | null;
}

export async function logIn(
  login: string,
  password: string,
  parts: LoginParts,
): Promise<Outcome<{ token: string; jwt: string }>> {
  const { db, limits, clientAddress, device } = parts;
  const name = login.trim().toLowerCase();
  const tried = { name, clientAddress, device };
  // Returned for unknown names as well; otherwise the message would reveal who is a customer.
  const admitted = await takeTry(limits, tried);
  if (!admitted) return refusal('LOGIN_LOCKED');
  const found = await customerByLogin(db, name);
  const isRight = await verifyPassword(password.slice(0, LONGEST_PASSWORD), found?.passwordHash ?? (await decoyHash()));
  if (!found || !isRight) {
    await noteWrongTry(limits, tried);
    return refusal('LOGIN_FAILED');
  }
  await noteRightTry(limits, tried, admitted);
  // Returned only to a customer who knows the password, so that no other caller learns that the account exists.
  if (!found.isActive) return refusal('ACCOUNT_DEACTIVATED');
  if (isClosedTo(parts.store, found)) return refusal('STORE_CLOSED');
  const { token, jwt } = await openSession(found, { ...parts, staff: null });
  return { ok: true, token, jwt };
}

export type LoggedIn = NonNullable<Awaited<ReturnType<typeof customerByLogin>>>;

/** A new login for `who`, with any proof, or for `staff` in their name; the login that they came with ends (no token outlives it). */
export async function openSession(
  who: LoggedIn,
  {
    db,
    keys,
    store,
    now,
    userAgent,
    oldToken,
    staff,
    visit,
  }: Pick<LoginParts, 'db' | 'keys' | 'store' | 'now' | 'userAgent' | 'oldToken'> & {
    staff: string | null;
    /** From a procurement system: the login ends with it. */
    visit?: { punchoutId: string; expiresAt: Date };
  },
) {
  if (oldToken !== null) await revokeSession(db, hashOfToken(oldToken), now);
  const token = newToken();
  const lifetime = staff === null ? LIFETIME_MS : STAFF_LIFETIME_MS;
  const expiresAt = visit?.expiresAt ?? new Date(now.getTime() + lifetime);
  const claims = {
    sub: String(who.id),
    store: await storeCodeOf(db, who.storeId),
    bonusshopAccess: who.flags.isAllowedBonusshop,
    staff,
  };
  const jwt = await keys.sign(store.code, claims, now, expiresAt);
  const sessionId = await insertSession(db, {
    tokenHash: hashOfToken(token),
    customerId: who.id,
    createdAt: now,
    expiresAt,
    userAgent: userAgent.slice(0, 200),
    staff,
    punchoutId: visit?.punchoutId ?? null,
  });
  return { token, jwt, sessionId };
}
