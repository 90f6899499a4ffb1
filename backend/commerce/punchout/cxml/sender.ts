// Who sends a cXML document: the connection whose buyer is in From, proven by the secret of the Sender.
import { hashOfToken } from '#backend/commerce/session/token';
import type { Reader } from '#backend/db/client';
import type { Limits } from '#backend/db/limits';
import { type CxmlEnvelope, isSameParty } from '#domain/punchout/cxml/cxml-envelope';
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import type { OrderTerms } from '#domain/punchout/ubl/agreement';
import { provenBy } from '../proven-secret';
import { type ConnectionRow, connectionsByLogin } from '../punchout.sql';

export interface SenderParts {
  db: Reader;
  limits: Limits;
  clientAddress: string;
  now: Date;
}

type Found = Awaited<ReturnType<typeof connectionsByLogin>>[number];
export interface KnownSender {
  connection: ConnectionRow;
  customer: Found['customer'];
  /** Order terms of the protocol by which the order came. */
  terms: Partial<OrderTerms>;
}

/** One answer for all: what of it was wrong is nothing for a guesser. */
const UNKNOWN = cxmlRefusal(401, 'From, Sender and SharedSecret are not those of a connection.');

/** The login of a connection's secrets is the buyer's identity in From. */
export async function senderOf(
  envelope: CxmlEnvelope,
  parts: SenderParts,
): Promise<CxmlReading<{ sender: KnownSender }>> {
  const { db, limits, clientAddress, now } = parts;
  // Wrong secrets alone count, and for this buyer alone: a network sends for many, and many at once.
  const guessed = hashOfToken(` cxml ${envelope.from[0]?.identity ?? ''} ${clientAddress}`);
  if (await limits.isSpent('login-pair', guessed)) return cxmlRefusal(401, 'Too many wrong secrets. Wait ten minutes.');
  const found: Found[] = [];
  for (const { identity } of envelope.from) found.push(...(await connectionsByLogin(db, identity, now)));
  const agreed = found.filter((one) => isAgreed(one.connection, envelope));
  const right = await provenBy(secretIn(envelope), agreed);
  if (!right) {
    await limits.take('login-pair', guessed);
    return UNKNOWN;
  }
  if (!right.customer.isActive) return cxmlRefusal(401, 'The account of this connection is closed.');
  const { connection, customer } = right;
  return { ok: true, sender: { connection, customer, terms: connection.settings.cxml ?? {} } };
}

/** Both the buyer and the sender are as agreed, with their domains. */
function isAgreed({ protocol, settings: { cxml } }: ConnectionRow, { from, sender }: CxmlEnvelope): boolean {
  if (protocol !== 'cxml' || cxml === null) return false;
  const senders = cxml.senders.length > 0 ? cxml.senders : cxml.from;
  return (
    from.some((name) => cxml.from.some((one) => isSameParty(one, name))) &&
    sender.some((name) => senders.some((one) => isSameParty(one, name)))
  );
}

const secretIn = ({ sender }: CxmlEnvelope) => sender.find((one) => one.secret !== null)?.secret ?? '';
