// Stores, the shop over them, groups, units and ways of delivery of a new shop.
import type { MethodRecord } from '../sections/delivery';
import type { GroupRecord } from '../sections/people/groups';
import type { StoreRecord } from '../sections/stores';
import type { UnitRecord } from '../sections/units';
import type { VariantRecord } from '../sections/variants';
import type { ShopAnswers } from './answers';

const PRIVATE = 'privat';
const BUSINESS = 'erhverv';

/** Visitors begin in the first. */
export const starterStoreCodes = ({ sells_to }: Pick<ShopAnswers, 'sells_to'>): string[] => [
  ...(sells_to === 'business' ? [] : [PRIVATE]),
  ...(sells_to === 'private' ? [] : [BUSINESS]),
];

/** Kroner of goods that make freight free, in the store's own basis. */
const freeFrom = (store: string): number => (store === PRIVATE ? 499 : 750);

export const starterStores = (answers: ShopAnswers): StoreRecord[] =>
  starterStoreCodes(answers).map((code, at) => ({
    code,
    id: at + 1,
    name: `${answers.name} ${code === PRIVATE ? 'Privat' : 'Erhverv'}`,
    domain: answers.hosts[0] ?? 'localhost',
    basis: code === PRIVATE ? 'gross' : 'net',
    shows_vat: code === PRIVATE,
    free_freight_from: freeFrom(code),
    allow_lists: false,
    login_required: false,
    punchout: false,
    account_link: true,
    search: true,
    cookie_information: true,
    asynchronous_prices: false,
    open_graph: { title: answers.name, description: '' },
    popular_searches: { da: [], en: [] },
  }));

export const starterShop = (answers: ShopAnswers): VariantRecord => ({
  code: 'butik',
  name: answers.name,
  look: 'base',
  hosts: answers.hosts,
  stores: starterStoreCodes(answers),
  pinned: false,
  closed_paths: [],
  leading_paths: [],
  features: ['day_to_day_delivery'],
});

export const STARTER_GROUPS: readonly GroupRecord[] = [
  { id: 0, code: 'NOT LOGGED IN', name: 'Ikke logget ind', business: false },
  { id: 1, code: 'private', name: 'Privat', business: false },
  { id: 2, code: 'business', name: 'Erhverv', business: true },
];

export const STARTER_UNITS: readonly UnitRecord[] = [
  { code: 'stk', label: { da: 'stk', en: 'pc' }, plural: { da: 'stk', en: 'pcs' }, unece: 'C62' },
  { code: 'pk', label: { da: 'pk', en: 'pack' }, plural: { da: 'pk', en: 'packs' }, unece: 'XPK' },
];

/** Kroner with VAT. */
const PARCEL = { [PRIVATE]: 59, [BUSINESS]: 86.25 } as const;

export const starterMethods = (answers: ShopAnswers): MethodRecord[] => [
  {
    carrier: 'parcel',
    method: 'home',
    carrier_title: 'Pakkepost',
    title: { da: 'Til døren', en: 'To your door' },
    note: { da: 'Leveres mellem kl. 8 og 17.', en: 'Delivered between 8 and 17.' },
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
