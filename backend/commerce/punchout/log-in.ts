// A procurement system lets one of its buyers in: user and password become a login of the customer, and a visit that knows where the cart
// goes back to. Spec §4 "Punchout login", §7 "generateCustomerTokenFromPunchout".
import type { Pool } from 'pg';
import { type LoginParts, openSession } from '#backend/commerce/login/log-in';
import { isClosedTo } from '#backend/commerce/session/closed-store';
import { noteWrongTry } from '#backend/commerce/session/guessing';
import { inTransaction } from '#backend/db/transaction';
import { type BuyerTold, buyerAmong } from '#domain/punchout/buyers';
import type { PunchoutCall } from '#domain/punchout/connection';
import { faultOfReturnAddress } from '#domain/punchout/return-address';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { accountOfBuyer } from './buyers/account-of-buyer';
import { provenBy } from './proven-secret';
import { type ConnectionRow, connectionsByLogin, insertPunchoutSession } from './punchout.sql';

const HOUR = 60 * 60 * 1000;
const NOWHERE: PunchoutCall = { hookUrl: '', cancelUrl: null, target: null, okCode: null, caller: null };

export interface Wanted {
  /** Null where nothing is to be sent anywhere. */
  call: PunchoutCall | null;
  /** OCI function; null: a buyer who shops. */
  function: string | null;
  /** As sent by the system; null where it sends none. */
  buyer: BuyerTold | null;
  /** Parameters of the call that are not defined by OCI. */
  parameters?: readonly { name: string; value: string }[];
}

/** Functions that send a buyer; the others query products, and create no accounts. */
const SENDS_BUYER: ReadonlySet<string | null> = new Set([null, 'DETAIL', 'SOURCING']);

export async function admitBuyer(
  login: string,
  secret: string,
  { call, function: asked, buyer: named, parameters = [] }: Wanted,
  parts: LoginParts & { pool: Pool },
): Promise<Outcome<{ token: string; jwt: string }>> {
  const { db, limits, clientAddress, now } = parts;
  // All buyers of a customer come in by one name, many at once and from one address: only wrong tries count, by where they come from. The
  // secrets are made by the shop, too long to be guessed.
  if (await limits.isSpent('login-address', clientAddress)) return refusal('LOGIN_LOCKED');
  const found = (await connectionsByLogin(db, login, now)).filter(({ connection }) => connection.protocol === 'oci');
  const right = await provenBy(secret, found);
  if (!right) {
    await noteWrongTry(limits, parts);
    return refusal('LOGIN_FAILED');
  }
  const { connection, customer } = right;
  if (!customer.isActive) return refusal('ACCOUNT_DEACTIVATED');
  if (isClosedTo(parts.store, customer)) return refusal('STORE_CLOSED');
  const fault = call && faultInCall(call, connection);
  if (fault) return fault;
  const { functions } = connection.settings;
  if (asked !== null && !functions.some((agreed) => agreed === asked)) return refusal('PUNCHOUT_FUNCTION');
  const { buyers } = connection.settings;
  if (!SENDS_BUYER.has(asked)) return beginVisit(right, { call, buyer: null }, parts);
  const buyer = named ?? (buyers && buyerAmong(parameters, buyers));
  // Colleagues without an id would share one cart history and the customer's own rights.
  return buyers && !buyer ? refusal('PUNCHOUT_BUYER') : beginVisit(right, { call, buyer }, parts);
}

async function beginVisit(
  { connection, customer }: Found[number],
  { call, buyer }: Pick<Wanted, 'call' | 'buyer'>,
  parts: LoginParts & { pool: Pool },
): Promise<Outcome<{ token: string; jwt: string }>> {
  const { pool, now } = parts;
  const expiresAt = new Date(now.getTime() + connection.settings.sessionHours * HOUR);
  const begun = await inTransaction(pool, async ({ db }) => {
    const account = await accountOfBuyer(db, { connection, customer, terms: {} }, buyer, now);
    if (!account.ok) return account;
    const row = { connectionCode: connection.code, customerId: account.customer.id, call: call ?? NOWHERE };
    const punchoutId = await insertPunchoutSession(db, { ...row, createdAt: now, expiresAt });
    return { ok: true as const, customer: account.customer, punchoutId };
  });
  if (!begun.ok) return begun;
  const visit = { punchoutId: begun.punchoutId, expiresAt };
  const { token, jwt } = await openSession(begun.customer, { ...parts, staff: null, visit });
  return { ok: true, token, jwt };
}

type Found = Awaited<ReturnType<typeof connectionsByLogin>>;

function faultInCall({ hookUrl, cancelUrl }: PunchoutCall, { settings }: ConnectionRow) {
  const rules = { hosts: settings.returnHosts, allowsHttp: settings.allowsHttp };
  const isAgreed = (address: string) => faultOfReturnAddress(address, rules) === null;
  return isAgreed(hookUrl) && (cancelUrl === null || isAgreed(cancelUrl)) ? null : refusal('PUNCHOUT_RETURN_ADDRESS');
}
