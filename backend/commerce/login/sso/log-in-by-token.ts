// Logging in without a password: a link of staff, a quick login's id and key, or a token that someone trusted has signed. Spec §7
// "customerLoginByToken". Each works once.
import { type CustomerRow, customerById } from '#backend/commerce/customer/account/account.sql';
import { isClosedTo } from '#backend/commerce/session/closed-store';
import { trustOrigin } from '#backend/commerce/session/guessing';
import { readLink, takeLink } from '#backend/commerce/session/links/links';
import { hashOfToken } from '#backend/commerce/session/token';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type LoginParts, openSession } from '../log-in';
import { readSignedToken, type SignedTokenParts } from './signed-token';
import { isTokenSpent, spendToken, writeStaffLine } from './sso.sql';

export type TokenLoginParts = LoginParts & Pick<SignedTokenParts, 'openId'> & { requestId: string };

/** Longer than any token of a provider. */
const LONGEST_TOKEN = 8_192;
const QUICK_LOGIN = /^(\d{1,9}):([\w-]+)$/;

interface Proof {
  customer: CustomerRow;
  /** Who acts for the customer; null when it is the customer themselves. */
  staff: string | null;
  /** Uses the token up; false when someone was first. */
  spend(): Promise<boolean>;
}

/** Who would be logged in, and by whom; null where the token is worth nothing. Uses nothing up. */
export async function whoseToken(token: string, parts: TokenLoginParts): Promise<Omit<Proof, 'spend'> | null> {
  const proof = await proofIn(token, parts);
  return proof?.customer.isActive ? proof : null;
}

export async function logInByToken(
  token: string,
  parts: TokenLoginParts,
): Promise<Outcome<{ token: string; jwt: string }>> {
  const { limits, clientAddress, db, now, requestId } = parts;
  // Attempts with keys get no more detail than attempts with passwords.
  if (await limits.isSpent('login-address', clientAddress)) return refusal('LOGIN_FAILED');
  const proof = await proofIn(token, parts);
  if (proof && !proof.customer.isActive) return refusal('ACCOUNT_DEACTIVATED');
  if (proof && isClosedTo(parts.store, proof.customer)) return refusal('STORE_CLOSED');
  if (!proof || !(await proof.spend())) {
    await limits.take('login-address', clientAddress);
    return refusal('LOGIN_FAILED');
  }
  const { customer, staff } = proof;
  // A mailed or signed proof makes the browser known; that of staff says nothing of the customer's.
  if (staff === null) await trustOrigin(limits, { name: customer.email, clientAddress, device: parts.device });
  const opened = await openSession(customer, { ...parts, staff });
  if (staff !== null) {
    const line = { at: now, staff, customerId: customer.id, sessionId: opened.sessionId, requestId };
    await writeStaffLine(db, { ...line, kind: 'begin', fields: 'customerLoginByToken', details: '' });
  }
  return { ok: true, token: opened.token, jwt: opened.jwt };
}

async function proofIn(token: string, parts: TokenLoginParts): Promise<Proof | null> {
  const { db, now } = parts;
  if (token.length > LONGEST_TOKEN) return null;
  const [, id, key] = QUICK_LOGIN.exec(token) ?? [];
  if (id && key) return linkProof('quick-login', key, parts, Number(id));
  if (!token.includes('.')) return linkProof('impersonate', token, parts);
  const signed = await readSignedToken(token, parts);
  const hash = hashOfToken(token);
  if (!signed || (await isTokenSpent(db, hash))) return null;
  return { customer: signed.customer, staff: null, spend: () => spendToken(db, hash, later(signed.expiresAt, now)) };
}

/** A token whose end is near is remembered a while longer, for clocks differ. */
const later = (end: Date, now: Date) => new Date(Math.max(end.getTime(), now.getTime()) + 60 * 60 * 1000);

async function linkProof(
  purpose: 'impersonate' | 'quick-login',
  token: string,
  { db, now }: TokenLoginParts,
  customerId?: number,
): Promise<Proof | null> {
  const link = await readLink(db, purpose, token, now);
  if (!link || (customerId !== undefined && link.customerId !== customerId)) return null;
  const customer = (await customerById(db, link.customerId))?.customer;
  const staff = purpose === 'impersonate' ? (link.details.staff ?? null) : null;
  // A link of staff without a name is invalid.
  if (!customer || (purpose === 'impersonate' && !staff)) return null;
  return { customer, staff, spend: async () => (await takeLink(db, purpose, token, now)) !== null };
}
