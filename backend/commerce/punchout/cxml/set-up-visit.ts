// A PunchOutSetupRequest becomes a visit that a buyer's browser may begin, at an address that works once and for a short time.
import { hashOfToken, newToken } from '#backend/commerce/session/token';
import type { Transaction } from '#backend/db/transaction';
import type { CxmlEnvelope } from '#domain/punchout/cxml/cxml-envelope';
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { readSetup } from '#domain/punchout/cxml/setup-request';
import { buyerIn } from '#domain/punchout/cxml/told-buyer';
import { faultOfReturnAddress } from '#domain/punchout/return-address';
import { accountOfBuyer } from '../buyers/account-of-buyer';
import type { KnownSender } from './sender';
import { insertVisit, renewVisit } from './visits.sql';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A browser is sent there at once; a queue at the buyer's side may take some minutes. */
const START_MS = 15 * MINUTE;

/** Answers the word of the address. */
export async function setUpVisit(
  { db }: Transaction,
  envelope: CxmlEnvelope,
  sender: KnownSender,
  now: Date,
): Promise<CxmlReading<{ token: string }>> {
  const read = readSetup(envelope.request);
  if (!read.ok) return read;
  const { formPost, buyerCookie, ...setup } = read.setup;
  const { connection } = sender;
  const { returnHosts, allowsHttp, sessionHours, buyers } = connection.settings;
  const fault = faultOfReturnAddress(formPost, { hosts: returnHosts, allowsHttp });
  if (fault) return cxmlRefusal(400, `BrowserFormPost/URL: ${WHY[fault]}`);
  const account = await accountOfBuyer(db, sender, buyers && buyerIn(envelope.request, buyers), now);
  if (!account.ok) return cxmlRefusal(401, 'The account of this buyer is closed.');
  const token = newToken();
  const visit = {
    connectionCode: connection.code,
    customerId: account.customer.id,
    call: { hookUrl: formPost, cancelUrl: null, target: null, okCode: null, caller: null },
    cxml: { ...setup, buyerCookie, from: envelope.from, isTest: envelope.isTest },
    buyerCookie: JSON.stringify(buyerCookie),
    startHash: hashOfToken(token),
    startUntil: new Date(now.getTime() + START_MS),
    expiresAt: new Date(now.getTime() + sessionHours * HOUR),
  };
  if (!(await renewVisit(db, visit, now))) await insertVisit(db, visit, now);
  return { ok: true, token };
}

const WHY = {
  NOT_AN_ADDRESS: 'it is no web address.',
  NOT_ENCRYPTED: 'it must begin with https://.',
  NOT_AGREED: 'its host is none of those agreed for the connection.',
} as const;
