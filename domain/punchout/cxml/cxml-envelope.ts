// The envelope of a cXML document that comes in: who sends it for whom, its own number, and the request inside.
// Source: cXML Reference Guide 1.2.070, "cXML basics". Read leniently: order, case and white space are as real systems write them.
import { type CxmlReading, cxmlRefusal } from './cxml-status';
import {
  attributeNamed,
  childAt,
  childrenNamed,
  elementsIn,
  isNamed,
  textWithin,
  type XmlElement,
} from './xml-element';

/** A name within a domain, such as 'DUNS' or 'NetworkID'. */
export interface CxmlName {
  domain: string;
  identity: string;
}
export interface CxmlCredential extends CxmlName {
  secret: string | null;
}

export interface CxmlEnvelope {
  payloadId: string;
  from: readonly CxmlName[];
  to: readonly CxmlName[];
  sender: readonly CxmlCredential[];
  isTest: boolean;
  /** The element within Request. */
  request: XmlElement;
}

const LONGEST_ID = 255;
const MOST_CREDENTIALS = 10;

export function readEnvelope(root: XmlElement): CxmlReading<{ envelope: CxmlEnvelope }> {
  if (!isNamed(root.name, 'cXML')) return cxmlRefusal(406, `The document is <${root.name.slice(0, 40)}>, not <cXML>.`);
  const payloadId = attributeNamed(root, 'payloadID');
  if (payloadId === null || payloadId.length > LONGEST_ID)
    return cxmlRefusal(400, `cXML/@payloadID is missing or longer than ${LONGEST_ID} characters.`);
  const header = childAt(root, 'Header');
  if (!header) return cxmlRefusal(400, 'cXML/Header is missing.');
  const wrapped = childAt(root, 'Request');
  const [request, ...others] = wrapped ? elementsIn(wrapped) : [];
  if (!request) return cxmlRefusal(400, 'cXML/Request is missing or empty.');
  if (others.length > 0) return cxmlRefusal(400, 'cXML/Request holds more than one request.');
  const from = credentialsOfParty(childAt(header, 'From'));
  const sender = credentialsOfParty(childAt(header, 'Sender'));
  if (from.length === 0 || sender.length === 0)
    return cxmlRefusal(400, 'Header/From and Header/Sender need a Credential with an Identity.');
  return {
    ok: true,
    envelope: {
      payloadId,
      from: from.map(withoutSecret),
      to: credentialsOfParty(childAt(header, 'To')).map(withoutSecret),
      sender,
      isTest: attributeNamed(wrapped, 'deploymentMode')?.toLowerCase() === 'test',
      request,
    },
  };
}

const withoutSecret = ({ domain, identity }: CxmlCredential): CxmlName => ({ domain, identity });

function credentialsOfParty(party: XmlElement | null): CxmlCredential[] {
  const found = party ? childrenNamed(party, 'Credential') : [];
  return found.slice(0, MOST_CREDENTIALS).flatMap((credential): CxmlCredential[] => {
    const identity = textWithin(childAt(credential, 'Identity'));
    const secret = childAt(credential, 'SharedSecret');
    const domain = attributeNamed(credential, 'domain') ?? '';
    return identity === '' ? [] : [{ domain, identity, secret: secret && textWithin(secret) }];
  });
}

/** Domains are compared without regard to case, identities exactly, as DUNS numbers and addresses are. */
export const isSameParty = (one: CxmlName, other: CxmlName): boolean =>
  one.domain.toLowerCase() === other.domain.toLowerCase() && one.identity === other.identity;
