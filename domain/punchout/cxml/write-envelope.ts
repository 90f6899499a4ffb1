// The envelope of the cXML that the shop writes: responses, messages sent through a browser, and requests.
// Emitted strictly: order and attributes as the DTD says.
import type { CxmlName } from './cxml-envelope';
import { momentInCxml } from './cxml-numbers';
import { CXML_STATUS, type CxmlStatus } from './cxml-status';
import { type XmlElement, xml } from './xml-element';

/** Which of cXML's DTDs a document is valid against. */
export type CxmlDtd = 'cXML' | 'Fulfill' | 'InvoiceDetail';

export interface CxmlDocument {
  dtd: CxmlDtd;
  version: string;
  root: XmlElement;
}

/** Number, time and version of a document. */
export interface CxmlStamp {
  payloadId: string;
  now: Date;
  version: string;
}

/** The newest version that is published; nothing is emitted that version 1.2.011 does not have. */
export const NEWEST_CXML = '1.2.070';

const USER_AGENT = 'Kontorvaerk';

const rootOf = ({ payloadId, now, version }: CxmlStamp, ...nodes: (XmlElement | null)[]): XmlElement =>
  xml('cXML', { version, payloadID: payloadId, timestamp: momentInCxml(now), 'xml:lang': 'en-US' }, ...nodes);

const statusElement = (status: CxmlStatus, why = ''): XmlElement =>
  xml('Status', { code: String(status), text: CXML_STATUS[status], 'xml:lang': 'en-US' }, why);

/** `body`: the requested content. */
export const cxmlAnswer = (
  stamp: CxmlStamp,
  { status, why = '', body = null }: { status: CxmlStatus; why?: string; body?: XmlElement | null },
): CxmlDocument => ({
  dtd: 'cXML',
  version: stamp.version,
  root: rootOf(stamp, xml('Response', {}, statusElement(status, why), body)),
});

export interface CxmlParties {
  from: CxmlName;
  to: readonly CxmlName[];
  /** Who sends, where that is a network between. */
  sender?: CxmlName;
  /** Null in a message: a browser carries it, and a secret is nothing for a browser. */
  secret: string | null;
}

const credential = ({ domain, identity }: CxmlName, secret: string | null = null): XmlElement =>
  xml(
    'Credential',
    { domain },
    xml('Identity', {}, identity),
    secret === null ? null : xml('SharedSecret', {}, secret),
  );

const envelopeHeader = ({ from, to, sender = from, secret }: CxmlParties): XmlElement =>
  xml(
    'Header',
    {},
    xml('From', {}, credential(from)),
    xml('To', {}, ...to.map((name) => credential(name))),
    xml('Sender', {}, credential(sender, secret), xml('UserAgent', {}, USER_AGENT)),
  );

const deploymentOf = (isTest: boolean) => ({ deploymentMode: isTest ? 'test' : 'production' });

export interface CxmlLetter {
  stamp: CxmlStamp;
  parties: CxmlParties;
  isTest: boolean;
  dtd: CxmlDtd;
  body: XmlElement;
}

/** `status` 204: the visit is over and nothing has changed. */
export const cxmlMessage = (
  { stamp, parties, isTest, dtd, body }: CxmlLetter,
  status: CxmlStatus = 200,
): CxmlDocument => ({
  dtd,
  version: stamp.version,
  root: rootOf(stamp, envelopeHeader(parties), xml('Message', deploymentOf(isTest), statusElement(status), body)),
});

export const cxmlRequest = ({ stamp, parties, isTest, dtd, body }: CxmlLetter): CxmlDocument => ({
  dtd,
  version: stamp.version,
  root: rootOf(stamp, envelopeHeader(parties), xml('Request', deploymentOf(isTest), body)),
});

export const setupAnswer = (address: string): XmlElement =>
  xml('PunchOutSetupResponse', {}, xml('StartPage', {}, xml('URL', {}, address)));

/** The requests that are understood, all at one address. */
export const CXML_REQUESTS = ['PunchOutSetupRequest', 'OrderRequest'] as const;

export const profileAnswer = (address: string, since: Date): XmlElement =>
  xml(
    'ProfileResponse',
    { effectiveDate: momentInCxml(since) },
    ...CXML_REQUESTS.map((requestName) => xml('Transaction', { requestName }, xml('URL', {}, address))),
  );
