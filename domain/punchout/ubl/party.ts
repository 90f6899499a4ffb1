// Companies in documents of Peppol and NemHandel: by the scheme and number that documents are addressed to.
import { childAt, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { cvrFrom } from '#domain/validate/cvr';
import { eanFrom } from '#domain/validate/ean';

/** OIOUBL of NemHandel has its own names for the same schemes. */
export const UBL_FORMATS = ['peppol', 'oioubl'] as const;
export type UblFormat = (typeof UBL_FORMATS)[number];

/** As ISO 6523 numbers them: 0088 GLN (EAN number), 0184 Danish company (CVR). */
export interface PartyId {
  scheme: string;
  id: string;
}

export const GLN_SCHEME = '0088';
export const CVR_SCHEME = '0184';

const SCHEMES: Readonly<Record<string, string>> = {
  GLN: GLN_SCHEME,
  EAN: GLN_SCHEME,
  'DK:CVR': CVR_SCHEME,
  'DK:SE': '0198',
  'DK:P': '0096',
};

const LONGEST_ID = 50;

/** Null for what is empty or cannot be a number of its scheme. A CVR number is its eight digits, with or without DK in front. */
export function partyIdFrom(scheme: string, written: string): PartyId | null {
  const known = SCHEMES[scheme.trim().toUpperCase()] ?? scheme.trim().slice(0, LONGEST_ID);
  const id = written.trim();
  if (id === '' || id.length > LONGEST_ID) return null;
  if (known === GLN_SCHEME) return withId(known, eanFrom(id));
  return known === CVR_SCHEME ? withId(known, cvrFrom(id)) : { scheme: known, id };
}

const withId = (scheme: string, id: string | null): PartyId | null => (id === null ? null : { scheme, id });

/** '0184:12345674', as a connection names its parties. */
export const partyKey = ({ scheme, id }: PartyId): string => `${scheme}:${id}`;

/** Null for what is no '0184:12345674'. */
export function partyIdOfKey(key: string): PartyId | null {
  const [, scheme, id] = /^([^:\s]{1,50}):(\S{1,50})$/.exec(key) ?? [];
  return scheme === undefined || id === undefined ? null : partyIdFrom(scheme, id);
}

/** Id in an element such as EndpointID or PartyIdentification/ID. */
export function partyIdIn(element: XmlElement | null): PartyId | null {
  const scheme = element ? Object.entries(element.attributes).find(([name]) => name === 'schemeID')?.[1] : undefined;
  return scheme === undefined ? null : partyIdFrom(scheme, textWithin(element));
}

/** A company as a document names it. */
export interface UblParty {
  endpoint: PartyId | null;
  name: string;
}

const LONGEST_NAME = 200;

export function ublParty(party: XmlElement | null): UblParty {
  const named = textWithin(childAt(party, 'PartyName', 'Name'));
  const name = textWithin(childAt(party, 'PartyLegalEntity', 'RegistrationName')) || named;
  return { endpoint: partyIdIn(childAt(party, 'EndpointID')), name: name.slice(0, LONGEST_NAME) };
}

/** All numbers of a party, its address first. */
export function partyIdsIn(party: XmlElement | null): PartyId[] {
  const found = [
    childAt(party, 'EndpointID'),
    childAt(party, 'PartyIdentification', 'ID'),
    childAt(party, 'PartyLegalEntity', 'CompanyID'),
  ];
  return found.flatMap((element) => partyIdIn(element) ?? []);
}
