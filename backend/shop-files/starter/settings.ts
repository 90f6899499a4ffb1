// Stores, the shop over them, groups, units and ways of delivery of a new shop.
import { USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import { OFFERED_PAYMENTS } from '#domain/payment/payment';
import type { CalendarRecord } from '../sections/calendar';
import type { MethodRecord } from '../sections/delivery';
import type { GroupRecord } from '../sections/people/groups';
import type { StoreRecord } from '../sections/stores';
import type { UnitRecord } from '../sections/units';
import type { VariantRecord } from '../sections/variants';
import type { ShopAnswers } from './answers';
import { sayIn } from './in-languages';

const PRIVATE = 'privat';
const BUSINESS = 'erhverv';

/** Visitors begin in the first. */
export const starterStoreCodes = ({ sells_to }: Pick<ShopAnswers, 'sells_to'>): string[] => [
  ...(sells_to === 'business' ? [] : [PRIVATE]),
  ...(sells_to === 'private' ? [] : [BUSINESS]),
];

/** Kroner of goods that make freight free, in the store's own basis. */
const freeFrom = (store: string): number => (store === PRIVATE ? 499 : 750);

/** The owner's own page, which `init` begins. */
const starterTerms = ({ languages }: ShopAnswers): StoreRecord['terms'] => {
  const say = sayIn(languages);
  return {
    name: say('Handelsbetingelser', 'Terms and conditions'),
    accept: say('Jeg har læst og accepterer handelsbetingelserne', 'I have read and accept the terms and conditions'),
    page: 'info/handelsbetingelser',
  };
};

/** Names of one language are those of its files; in both they are Danish. */
const buyersNamed = ({ languages }: ShopAnswers) => {
  const say = sayIn(languages);
  return { [PRIVATE]: say('Privat', 'Private').da, [BUSINESS]: say('Erhverv', 'Business').da } as const;
};

export const starterStores = (answers: ShopAnswers): StoreRecord[] =>
  starterStoreCodes(answers).map((code, at) => ({
    code,
    id: at + 1,
    name: `${answers.name} ${buyersNamed(answers)[code === PRIVATE ? PRIVATE : BUSINESS]}`,
    domain: answers.hosts[0] ?? 'localhost',
    basis: code === PRIVATE ? 'gross' : 'net',
    shows_vat: code === PRIVATE,
    free_freight_from: freeFrom(code),
    allow_lists: false,
    login_required: false,
    punchout: false,
    bonus_categories: [],
    account_link: true,
    search: true,
    cookie_information: true,
    asynchronous_prices: false,
    payment: [...OFFERED_PAYMENTS],
    terms: starterTerms(answers),
    open_graph: { title: answers.name, description: '' },
    popular_searches: { da: [], en: [] },
  }));

export const starterShop = (answers: ShopAnswers): VariantRecord => ({
  code: 'butik',
  name: answers.name,
  look: 'base',
  languages: answers.languages,
  hosts: answers.hosts,
  stores: starterStoreCodes(answers),
  pinned: false,
  closed_paths: [],
  leading_paths: [],
  features: ['day_to_day_delivery'],
});

export function starterGroups(answers: ShopAnswers): GroupRecord[] {
  const buyers = buyersNamed(answers);
  const guests = sayIn(answers.languages)('Ikke logget ind', 'Not logged in').da;
  return [
    { id: 0, code: 'NOT LOGGED IN', name: guests, business: false },
    { id: 1, code: 'private', name: buyers[PRIVATE], business: false },
    { id: 2, code: 'business', name: buyers[BUSINESS], business: true },
  ];
}

export function starterUnits({ languages }: ShopAnswers): UnitRecord[] {
  const say = sayIn(languages);
  return [
    { code: 'stk', label: say('stk.', 'pc'), plural: say('stk.', 'pcs'), unece: 'C62' },
    { code: 'pk', label: say('pk.', 'pack'), plural: say('pk.', 'packs'), unece: 'XPK' },
  ];
}

/** As every shop has it; what it differs in is written over. */
export const STARTER_CALENDAR: CalendarRecord = { ...USUAL_CALENDAR, store_cutoffs: {}, closed: [], open: [] };

/** Kroner with VAT. */
const PARCEL = { [PRIVATE]: 59, [BUSINESS]: 86.25 } as const;

export const starterMethods = (answers: ShopAnswers, say = sayIn(answers.languages)): MethodRecord[] => [
  {
    carrier: 'parcel',
    method: 'home',
    carrier_title: 'Pakkepost',
    title: say('Til døren', 'To your door'),
    note: say('Leveres mellem kl. 8 og 17.', 'Delivered between 8 and 17.'),
    kind: 'freeShipping1',
    channel: 'day',
    needs_service_point: false,
    needs_shop: false,
    position: 10,
    delivery_days: 1,
    max_grams: 35_000,
    prices: starterStoreCodes(answers).map((store) => ({
      store,
      amount: store === PRIVATE ? PARCEL[PRIVATE] : PARCEL[BUSINESS],
      free_from: freeFrom(store),
      by_weight: [],
    })),
  },
];
