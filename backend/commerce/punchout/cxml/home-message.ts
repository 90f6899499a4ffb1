// The cart of a cXML visit on its way home: the document that a browser posts, in one field of a form.
import { randomBytes } from 'node:crypto';
import type { Context, PunchoutOfLogin } from '#backend/graphql/context';
import type { Oere } from '#domain/money/money';
import type { PunchoutMessage } from '#domain/punchout/connection';
import type { CxmlVisit } from '#domain/punchout/cxml/agreement';
import { orderMessage, unchangedMessage } from '#domain/punchout/cxml/order-message';
import { type CxmlStamp, cxmlMessage } from '#domain/punchout/cxml/write-envelope';
import type { ReturnedLine } from '#domain/punchout/oci-fields';
import { writtenCxml } from './write-cxml';

/** No other document of the shop has this number. */
export const stampAt = (now: Date, version: string): CxmlStamp => ({
  payloadId: `${now.getTime()}.${randomBytes(8).toString('hex')}@kontorvaerk`,
  now,
  version,
});

interface Going {
  visit: PunchoutOfLogin;
  cxml: CxmlVisit;
  context: Pick<Context, 'now' | 'language'>;
}

export function goodsMessage(going: Going, lines: readonly ReturnedLine[], freight: Oere | null): PunchoutMessage {
  const { visit, cxml, context } = going;
  const { oci, cxml: agreed } = agreedWith(visit);
  const { operationAllowed } = agreed;
  const cart = { buyerCookie: cxml.buyerCookie, operationAllowed, lines, freight, language: context.language };
  return letterOf(going, orderMessage(cart, { ...oci, classification: agreed.classification }), 200);
}

/** The buyer only looked, or leaves without a change. */
export const nothingMessage = (going: Going): PunchoutMessage =>
  letterOf(going, unchangedMessage(going.cxml.buyerCookie, agreedWith(going.visit).cxml.operationAllowed), 204);

function agreedWith({ settings, connection }: PunchoutOfLogin) {
  const { oci, cxml } = settings;
  if (!cxml) throw new Error(`The connection ${connection} has no agreement for cXML`);
  return { oci, cxml };
}

function letterOf(
  { visit, cxml, context }: Going,
  body: ReturnType<typeof orderMessage>,
  status: 200 | 204,
): PunchoutMessage {
  const { cxml: agreed } = agreedWith(visit);
  const parties = { from: agreed.supplier, to: cxml.from, secret: null };
  const stamp = stampAt(context.now, agreed.version);
  const text = writtenCxml(cxmlMessage({ stamp, parties, isTest: cxml.isTest, dtd: 'cXML', body }, status));
  const value = agreed.carrier === 'cxml-base64' ? Buffer.from(text).toString('base64') : text;
  const hasGoods = status === 200;
  return { address: visit.call.hookUrl, target: null, encoding: 'utf-8', hasGoods, fields: [[agreed.carrier, value]] };
}
