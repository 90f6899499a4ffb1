// How Peppol BIS 3 and OIOUBL spell the same document: identifiers of the document's kind, of companies and of code lists.
import type { Attributes, XmlElement, XmlNode } from '#domain/punchout/cxml/xml-element';
import { xml } from '#domain/punchout/cxml/xml-element';
import { CVR_SCHEME, GLN_SCHEME, type PartyId, type UblFormat, type UblParty } from './party';

export type UblKind = 'OrderResponse' | 'OrderResponseAdvanced' | 'DespatchAdvice' | 'Catalogue';

const PEPPOL: Readonly<Record<UblKind, { customization: string; profile: string }>> = {
  OrderResponse: {
    customization: 'urn:fdc:peppol.eu:poacc:trns:order_response:3',
    profile: 'urn:fdc:peppol.eu:poacc:bis:ordering:3',
  },
  OrderResponseAdvanced: {
    customization: 'urn:fdc:peppol.eu:poacc:trns:order_response_advanced:3',
    profile: 'urn:fdc:peppol.eu:poacc:bis:advanced_ordering:3',
  },
  DespatchAdvice: {
    customization: 'urn:fdc:peppol.eu:poacc:trns:despatch_advice:3',
    profile: 'urn:fdc:peppol.eu:poacc:bis:despatch_advice:3',
  },
  Catalogue: {
    customization: 'urn:fdc:peppol.eu:poacc:trns:catalogue:3',
    profile: 'urn:fdc:peppol.eu:poacc:bis:catalogue_only:3',
  },
};

/** Profiles of NemHandel: ordering with catalogue. */
const NES = 'urn:www.nesubl.eu:profiles:profile';
const OIOUBL: Readonly<Record<UblKind, string>> = {
  OrderResponse: `${NES}6:ver1.0`,
  OrderResponseAdvanced: `${NES}6:ver1.0`,
  DespatchAdvice: `${NES}6:ver1.0`,
  Catalogue: `${NES}1:ver1.0`,
};

const ENDPOINTS: Readonly<Record<string, Attributes>> = {
  [GLN_SCHEME]: { schemeID: 'GLN', schemeAgencyID: '9' },
  [CVR_SCHEME]: { schemeID: 'DK:CVR' },
  '0096': { schemeID: 'DK:P' },
  '0198': { schemeID: 'DK:SE' },
};

const BASIC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const AGGREGATE = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';

export const cbc = (name: string, text: string | null, attributes: Attributes = {}): XmlElement | null =>
  text === null || text === '' ? null : xml(`cbc:${name}`, attributes, text);

/** Left out where nothing is in it: the rules refuse empty elements. */
export function cac(name: string, ...nodes: (XmlNode | null)[]): XmlElement | null {
  const filled = nodes.filter((node) => node !== null);
  return filled.length === 0 ? null : xml(`cac:${name}`, {}, ...filled);
}

/** The document with its namespaces and the identifiers of its kind. */
export function ublDocument(kind: UblKind, format: UblFormat, ...nodes: (XmlNode | null)[]): XmlElement {
  const root = kind === 'OrderResponseAdvanced' ? 'OrderResponse' : kind;
  const places = {
    xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
    'xmlns:cac': AGGREGATE,
    'xmlns:cbc': BASIC,
  };
  const { customization, profile } = PEPPOL[kind];
  const head =
    format === 'peppol'
      ? [cbc('CustomizationID', customization), cbc('ProfileID', profile)]
      : [
          cbc('UBLVersionID', '2.1'),
          cbc('CustomizationID', 'OIOUBL-2.1'),
          cbc('ProfileID', OIOUBL[kind], { schemeAgencyID: '320', schemeID: 'urn:oioubl:id:profileid-1.2' }),
        ];
  return xml(root, places, ...head, ...nodes);
}

export const hasDanishScheme = ({ scheme }: PartyId): boolean => scheme === CVR_SCHEME || scheme === '0198';

/** A Danish number has its country in front in both formats. */
const prefixedNumber = (party: PartyId): string =>
  hasDanishScheme(party) && /^\d/.test(party.id) ? `DK${party.id}` : party.id;

export function partyNumber(name: string, party: PartyId | null, format: UblFormat): XmlElement | null {
  if (!party) return null;
  const oioubl = ENDPOINTS[party.scheme] ?? { schemeID: party.scheme };
  return cbc(name, prefixedNumber(party), format === 'peppol' ? { schemeID: party.scheme } : oioubl);
}

/** Number and name of a company; OIOUBL writes the name as PartyName too. */
export function partyElement({ endpoint, name }: UblParty, format: UblFormat): XmlElement | null {
  const legal = cac('PartyLegalEntity', cbc('RegistrationName', name));
  const named = cac('PartyName', cbc('Name', name));
  // The rules demand a name or a number in addition to the address.
  const number = name === '' ? cac('PartyIdentification', partyNumber('ID', endpoint, format)) : null;
  return cac('Party', partyNumber('EndpointID', endpoint, format), number, format === 'oioubl' ? named : legal);
}

export interface UblAddress {
  street: readonly string[];
  city: string;
  postcode: string;
  countryCode: string;
}

/** In the order of the schema. */
export const addressElement = ({ street, city, postcode, countryCode }: UblAddress): (XmlElement | null)[] => [
  cbc('StreetName', street[0] ?? null),
  cbc('AdditionalStreetName', street.slice(1).join(', ')),
  cbc('CityName', city),
  cbc('PostalZone', postcode),
  cac('Country', cbc('IdentificationCode', countryCode)),
];

/** Number, trade name and address of a company, as documents of transport have them. */
export function namedParty({ endpoint, name }: UblParty, format: UblFormat, address: UblAddress): XmlElement | null {
  const named = cac('PartyName', cbc('Name', name));
  const postal = cac('PostalAddress', ...addressElement(address));
  return cac('Party', partyNumber('EndpointID', endpoint, format), named, postal);
}

/** A code of an order line's status. Source: UNCL 1229. */
export const LINE_STATUS = { changed: '3', accepted: '5', rejected: '7' } as const;
