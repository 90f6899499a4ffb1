// The demo logins: one customer for every role of spec §3 and §6. All share one password, which only a demo may do.
import { iso, startOfDay } from '../making/pricing';
import type { CustomerAccountSettings, CustomerFlags, WorldAddress, WorldCustomer } from '../types';
import { ADVICE, HAVNEN, INDRETNING, KOMMUNE } from './businesses';

export const DEMO_PASSWORD = 'Kontor-2026';

const FLAGS: CustomerFlags = {
  hasShareworks: false,
  isBusinessAdmin: false,
  managesCustomers: false,
  isAllowedBonusshop: false,
  allowCreateShoppinglist: true,
  allowManageShoppinglist: true,
  allowBillingAddressChange: true,
  allowShippingAddressChange: true,
  onlyDefaultBilling: false,
  onlyDefaultShipping: false,
  limitToShoppingLists: false,
  reqRequired: false,
  reqNoRequired: false,
  scannerModeEnabled: false,
};
const SETTINGS: CustomerAccountSettings = {
  orderHistoryAccess: true,
  invoiceOverviewAccess: true,
  orderHistoryVisibility: 'own',
  enableSaleslineNotes: true,
  enablePersonalCoupons: false,
  defaultLanguage: 0,
  isSubscriptionEnabled: true,
};
/** Sub-users may neither change the firm's addresses nor create lists. */
const FEW_RIGHTS: Partial<CustomerFlags> = {
  allowCreateShoppinglist: false,
  allowManageShoppinglist: false,
  allowBillingAddressChange: false,
  allowShippingAddressChange: false,
  onlyDefaultBilling: true,
  onlyDefaultShipping: true,
};

type Place = readonly [
  company: string,
  street: string,
  postcode: string,
  city: string,
  telephone: string,
  vatId?: string,
];
const HARBOUR: Place = [
  'Havnens Arkitekter ApS',
  'Nordhavnsgade 14, 2. tv',
  '8000',
  'Aarhus C',
  '+45 70 20 40 11',
  '99412070',
];
const HARBOUR_SITE: Place = [
  'Havnens Arkitekter ApS',
  'Strandvejen 102',
  '5500',
  'Middelfart',
  '+45 70 20 40 12',
  '99412070',
];
const TOWN_HALL: Place = ['Fjordhavn Kommune', 'Rådhuspladsen 1', '4300', 'Holbæk', '+45 70 20 40 30', '99173262'];
const SCHOOL: Place = ['Fjordhavn Kommune', 'Skolebakken 9', '4340', 'Tølløse', '+45 70 20 40 31', '99173262'];
const STUDIO: Place = [
  'Rum & Ro Indretning ApS',
  'Kompagnistræde 21, st',
  '1208',
  'København K',
  '+45 70 20 40 40',
  '99604816',
];
const AUDITORS: Place = ['Nordre Revision A/S', 'Boulevarden 33', '9000', 'Aalborg', '+45 70 20 40 50', '99527331'];

interface Person {
  key: string;
  role: WorldCustomer['role'];
  title: readonly [da: string, en: string];
  explanation: readonly [da: string, en: string];
  name: readonly [first: string, middle: string | null, last: string];
  email: string;
  store: WorldCustomer['storeCode'];
  group: number;
  business: number | null;
  flags?: Partial<CustomerFlags>;
  settings?: Partial<CustomerAccountSettings>;
  places: readonly Place[];
  approver?: string;
  lists?: number;
  points?: readonly (readonly [daysAgo: number, points: number, note: string])[];
}

// biome-ignore format: each person reads as one row of rights
const PEOPLE: readonly Person[] = [
  {
    key: 'private', role: 'private', title: ['Privatkunde', 'Private customer'], explanation: ['Handler til sig selv, betaler med kort og ser priser inkl. moms.', 'Buys for herself, pays by card and sees prices incl. VAT.'],
    name: ['Anna', null, 'Skov'], email: 'anna@example.dk', store: 'b2c', group: 1, business: null, settings: { enablePersonalCoupons: true },
    places: [['', 'Lærkevej 8', '5260', 'Odense S', '+45 20 30 40 50'], ['', 'Havnegade 3, 1. th', '5000', 'Odense C', '+45 20 30 40 50']],
  },
  {
    key: 'business-admin', role: 'business-admin', title: ['Virksomhedens administrator', 'Business administrator'], explanation: ['Opretter brugere, ser alle ordrer og fakturaer og har aftalevarer og bonusshop.', 'Manages users, sees all orders and invoices, has contract goods and the bonus shop.'],
    name: ['Birgitte', null, 'Holm'], email: 'birgitte@havnens-arkitekter.example', store: 'b2b', group: 2, business: HAVNEN,
    flags: { isBusinessAdmin: true, isAllowedBonusshop: true, scannerModeEnabled: true, hasShareworks: true }, settings: { orderHistoryVisibility: 'business', enablePersonalCoupons: true },
    places: [HARBOUR, HARBOUR_SITE], lists: 25, points: [[80, 1200, 'Ordre 100000012'], [45, 640, 'Ordre 100000027'], [20, -500, 'Bonusshop'], [9, 310, 'Ordre 100000041']],
  },
  {
    key: 'business-buyer', role: 'business-buyer', title: ['Indkøber', 'Business buyer'], explanation: ['Køber på faktura, skal angive rekvirent og rekvisitionsnummer.', 'Buys on invoice and must state requisitioner and requisition number.'],
    name: ['Christian', null, 'Bak'], email: 'christian@havnens-arkitekter.example', store: 'b2b', group: 2, business: HAVNEN,
    flags: { isAllowedBonusshop: true, reqRequired: true, reqNoRequired: true, scannerModeEnabled: true }, places: [HARBOUR, HARBOUR_SITE], lists: 10, points: [[30, 220, 'Ordre 100000033']],
  },
  {
    key: 'sub-user', role: 'sub-user', title: ['Underbruger med få rettigheder', 'Sub-user with few rights'], explanation: ['Må lægge i kurven; ordren venter på godkendelse, og historik og fakturaer er lukkede.', 'May fill a cart; the order waits for approval, history and invoices are closed.'],
    name: ['Dorthe', null, 'Lind'], email: 'dorthe@havnens-arkitekter.example', store: 'b2b', group: 2, business: HAVNEN,
    flags: FEW_RIGHTS, settings: { orderHistoryAccess: false, invoiceOverviewAccess: false, enableSaleslineNotes: false, isSubscriptionEnabled: false }, places: [HARBOUR], approver: 'frederik@havnens-arkitekter.example',
  },
  {
    key: 'list-user', role: 'list-user', title: ['Underbruger med lister', 'Sub-user limited to lists'], explanation: ['Kan kun købe fra aftalevarer og firmaets indkøbslister.', 'Can only buy from contract goods and the firm’s shopping lists.'],
    name: ['Erik', null, 'Dam'], email: 'erik@havnens-arkitekter.example', store: 'b2b', group: 2, business: HAVNEN,
    flags: { ...FEW_RIGHTS, limitToShoppingLists: true, scannerModeEnabled: true }, settings: { invoiceOverviewAccess: false }, places: [HARBOUR], approver: 'frederik@havnens-arkitekter.example', lists: 3,
  },
  {
    key: 'approver', role: 'approver', title: ['Godkender', 'Approver'], explanation: ['Godkender eller afviser de ordrer, som underbrugerne sender.', 'Approves or declines the orders that sub-users send.'],
    name: ['Frederik', null, 'Juhl'], email: 'frederik@havnens-arkitekter.example', store: 'b2b', group: 2, business: HAVNEN,
    settings: { orderHistoryVisibility: 'business' }, places: [HARBOUR], lists: 10,
  },
  {
    key: 'public', role: 'public', title: ['Offentlig kunde med EAN', 'Public customer with EAN'], explanation: ['Kommune med elektronisk faktura, rekvisitionsnummer og aftalepriser; gaver er lukket.', 'Municipality with e-invoice, requisition number and contract prices; gifts are closed.'],
    name: ['Grethe', 'Marie', 'Toft'], email: 'grethe@fjordhavn.example', store: 'b2b', group: 3, business: KOMMUNE,
    flags: { reqNoRequired: true, allowBillingAddressChange: false, onlyDefaultBilling: true }, settings: { orderHistoryVisibility: 'business' }, places: [TOWN_HALL, SCHOOL], lists: 10,
  },
  {
    key: 'design', role: 'design', title: ['Indretningskunde', 'Design customer'], explanation: ['Erhvervskunde i designbutikken, ser priser ekskl. moms.', 'Business customer in the design shop, sees prices excl. VAT.'],
    name: ['Helle', null, 'Vang'], email: 'helle@rum-og-ro.example', store: 'b2b', group: 5, business: INDRETNING, places: [STUDIO], lists: 10,
  },
  {
    key: 'advice', role: 'advice', title: ['Rådgivningskunde', 'Advice customer'], explanation: ['Har egen rådgiver og aftalt sortiment; butikken kræver login. Vælger engelsk.', 'Has an adviser and an agreed assortment; the shop requires login. Prefers English.'],
    name: ['Ida', null, 'Krogh'], email: 'ida@nordre-revision.example', store: 'b2b_uniq', group: 4, business: ADVICE,
    flags: { isBusinessAdmin: true, isAllowedBonusshop: true }, settings: { defaultLanguage: 1, orderHistoryVisibility: 'business' }, places: [AUDITORS], lists: 10, points: [[60, 900, 'Ordre 100000019']],
  },
  {
    key: 'punchout', role: 'punchout', title: ['Indkøbssystem', 'Procurement system'], explanation: ['Bruges af indkøbssystemet, der logger køberen ind automatisk.', 'Used by the procurement system that logs the buyer in.'],
    name: ['Indkøb', null, 'Fjordhavn'], email: 'punchout@fjordhavn.example', store: 'punchout', group: 6, business: KOMMUNE,
    flags: { ...FEW_RIGHTS }, settings: { orderHistoryAccess: false, invoiceOverviewAccess: false, isSubscriptionEnabled: false }, places: [TOWN_HALL],
  },
];

export function customers(now: Date): WorldCustomer[] {
  return PEOPLE.map((person) => ({
    key: person.key,
    role: person.role,
    title: { da: person.title[0], en: person.title[1] },
    explanation: { da: person.explanation[0], en: person.explanation[1] },
    email: person.email,
    password: DEMO_PASSWORD,
    pwaUsername: person.email.replace('@', '.at.'),
    firstname: person.name[0],
    middlename: person.name[1],
    lastname: person.name[2],
    groupId: person.group,
    storeCode: person.store,
    businessId: person.business,
    flags: { ...FLAGS, ...person.flags },
    approverEmail: person.approver ?? null,
    businessShoppinglistLimit: person.lists ?? 0,
    settings: { ...SETTINGS, ...person.settings },
    addresses: person.places.map((place, at) => addressOf(person, place, at === 0)),
    points: (person.points ?? []).map(([daysAgo, points, note]) => ({
      at: iso(startOfDay(now, -daysAgo)),
      points,
      note,
    })),
  }));
}

function addressOf(
  person: Person,
  [company, street, postcode, city, telephone, vatId]: Place,
  first: boolean,
): WorldAddress {
  return {
    firstname: person.name[0],
    lastname: person.name[2],
    ...(company ? { company } : {}),
    street: [street],
    postcode,
    city,
    countryCode: 'DK',
    telephone,
    ...(vatId ? { vatId } : {}),
    defaultBilling: first,
    defaultShipping: first,
    ...(person.flags?.reqRequired ? { reqRekvirent: `${person.name[0]} ${person.name[2]}` } : {}),
  };
}
