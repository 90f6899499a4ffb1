// The companies of the demo world and the customer groups that decide prices. Company and CVR numbers are made up, with right check digits.
import type { CategoryAccess } from '#domain/catalogue/assortment';
import type { CustomerGroup, WorldBusiness, WorldCategory } from '../types';

export const CUSTOMER_GROUPS: readonly CustomerGroup[] = [
  { id: 0, code: 'NOT LOGGED IN', name: 'Ikke logget ind', business: false },
  { id: 1, code: 'private', name: 'Privat', business: false },
  { id: 2, code: 'business', name: 'Erhverv', business: true },
  { id: 3, code: 'public', name: 'Offentlig', business: true },
  { id: 4, code: 'advice', name: 'Rådgivningskunder', business: true },
  { id: 5, code: 'design-pro', name: 'Indretning', business: true },
  { id: 6, code: 'punchout', name: 'Indkøbssystem', business: true },
];

export const HAVNEN = 1001;
export const KOMMUNE = 1002;
export const INDRETNING = 1003;
export const ADVICE = 1004;

const ORDINARY = {
  freeShipping: false,
  freeShippingLimitOere: 75_000,
  showContractGoods: false,
  giftcardEnabled: true,
  invoiceAllowed: true,
  ean: null,
  allow: null,
} as const;

/** The agreed assortment of Nordre Revision, by the url keys of its categories. */
const AGREED_WITH_ADVICE = [
  'kontorartikler',
  'papir-og-kuverter',
  'kontormoebler',
  'kaffe',
  'computere-og-skaerme',
  'headset',
  'blaek-toner-og-printere',
];

const accessTo = ({ id, urlPath }: WorldCategory): CategoryAccess => ({ path: urlPath, categoryIds: [id] });

export function businesses(categoryKeyed: (urlKey: string) => WorldCategory): WorldBusiness[] {
  return [
    {
      ...ORDINARY,
      dutyExemptCodes: ['kulturplus-device', 'kulturplus-storage-small', 'kulturplus-storage-large'],
      disallow: [],
      id: HAVNEN,
      salesCode: 'HA-204',
      name: 'Havnens Arkitekter ApS',
      description: 'Tegnestue med 34 ansatte i Aarhus. Fast pris på papir, toner og kaffe.',
      cvr: '99412070',
      referenceNumber: 'HA-2026',
      showContractGoods: true,
      weekday: 'tirsdag',
      priceGroup: 'business',
    },
    {
      ...ORDINARY,
      dutyExemptCodes: [],
      id: KOMMUNE,
      salesCode: 'OFF-118',
      name: 'Fjordhavn Kommune',
      description: 'Kommune, der køber på indkøbsaftale og betaler mod elektronisk faktura til EAN.',
      cvr: '99173262',
      ean: '5798009900418',
      referenceNumber: 'SKI 50.10',
      freeShipping: true,
      freeShippingLimitOere: 0,
      showContractGoods: true,
      giftcardEnabled: false,
      weekday: 'torsdag',
      priceGroup: 'public',
      // A public buyer may not order gifts on the purchasing agreement.
      disallow: [accessTo(categoryKeyed('gaver'))],
    },
    {
      ...ORDINARY,
      dutyExemptCodes: [],
      disallow: [],
      id: INDRETNING,
      salesCode: 'DES-031',
      name: 'Rum & Ro Indretning ApS',
      description: 'Indretningsarkitekter, der køber møbler til deres kunder.',
      cvr: '99604816',
      referenceNumber: 'RR',
      freeShippingLimitOere: 250_000,
      weekday: 'onsdag',
      priceGroup: 'design-pro',
    },
    {
      ...ORDINARY,
      dutyExemptCodes: [],
      disallow: [],
      id: ADVICE,
      salesCode: 'UNQ-007',
      name: 'Nordre Revision A/S',
      allow: AGREED_WITH_ADVICE.map((urlKey) => accessTo(categoryKeyed(urlKey))),
      description: 'Revisionshus med egen rådgiver og aftalt sortiment.',
      cvr: '99527331',
      referenceNumber: 'NR-7',
      freeShippingLimitOere: 50_000,
      showContractGoods: true,
      weekday: 'mandag',
      priceGroup: 'advice',
    },
  ];
}
