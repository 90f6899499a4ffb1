// A composed document in its envelope, from the shop to the buyer's system.
import type { CxmlAgreement } from '#domain/punchout/cxml/agreement';
import { type CxmlDtd, cxmlRequest } from '#domain/punchout/cxml/write-envelope';
import type { XmlElement } from '#domain/punchout/cxml/xml-element';
import { stampAt } from '../cxml/home-message';
import { writtenCxml } from '../cxml/write-cxml';

/** Placeholder for the secret in a queued document: the setting is read when it is sent, and never stored in the database. */
export const SECRET_HERE = '{secret}';

export type Composed = { dtd: CxmlDtd; body: XmlElement } | null;

export function inEnvelope(
  { dtd, body, isTest }: NonNullable<Composed> & { isTest: boolean },
  agreed: CxmlAgreement,
  now: Date,
): string {
  const parties = { from: agreed.supplier, to: agreed.from.slice(0, 1), secret: SECRET_HERE };
  return writtenCxml(cxmlRequest({ stamp: stampAt(now, agreed.version), parties, isTest, dtd, body }));
}
