// The demo world's promotions: one of each kind, with codes that are easy to type, one that has ended and one that cannot be combined.
import type { PromotionKind } from '#domain/promotion/promotion';
import { categoryKeyed } from './categories';
import type { StoreCode } from './types';

export interface WorldPromotion {
  name: { da: string; en: string };
  kind: PromotionKind;
  /** Null: it applies without a code. */
  code: string | null;
  percentBp?: number;
  amountOere?: number;
  buy?: number;
  free?: number;
  giftSkus?: readonly string[];
  stores?: readonly StoreCode[];
  categoryIds?: readonly number[];
  minimumOere?: number;
  combines?: boolean;
  perCustomer?: number;
  /** A personal coupon: only for the members of this segment. */
  segment?: string;
  tooltip?: { da: string; en: string };
  /** The product whose picture it shows. */
  pictureSku?: string;
  /** Days from the world's day; valid for a year from then unless `forDays` says otherwise. */
  fromDay: number;
  forDays?: number;
}

const COFFEE_AND_KITCHEN = categoryKeyed('kaffe-og-koekken').id;
const PENS = categoryKeyed('skriveredskaber').id;

export const promotions: readonly WorldPromotion[] = [
  {
    name: { da: '10 % velkomstrabat', en: '10% welcome discount' },
    kind: 'percent',
    code: 'VELKOMMEN10',
    percentBp: 1000,
    perCustomer: 1,
    fromDay: -90,
  },
  {
    name: { da: '50 kr. i rabat', en: 'DKK 50 off' },
    kind: 'fixed',
    code: 'SPAR50',
    amountOere: 5000,
    minimumOere: 300_00,
    fromDay: -30,
  },
  {
    name: { da: 'Fri fragt', en: 'Free delivery' },
    kind: 'free-freight',
    code: 'FRIFRAGT',
    fromDay: -30,
  },
  {
    name: { da: 'Skriv fire, betal for tre', en: 'Four pens for the price of three' },
    kind: 'buy-x-get-y',
    code: 'FIREFORTRE',
    buy: 3,
    free: 1,
    categoryIds: [PENS],
    fromDay: -14,
  },
  {
    name: { da: '15 % på kaffe og køkken', en: '15% off coffee and kitchen' },
    kind: 'percent',
    code: 'KØKKEN15',
    percentBp: 1500,
    categoryIds: [COFFEE_AND_KITCHEN],
    fromDay: -14,
  },
  {
    name: { da: '20 % alene', en: '20% on its own' },
    kind: 'percent',
    code: 'ALENE20',
    percentBp: 2000,
    combines: false,
    fromDay: -30,
  },
  {
    name: { da: 'Sommerrabat', en: 'Summer discount' },
    kind: 'percent',
    code: 'SOMMER',
    percentBp: 2500,
    fromDay: -200,
    forDays: 60,
  },
  {
    name: { da: 'Gave ved køb for 1.000 kr.', en: 'A gift when you spend DKK 1,000' },
    kind: 'gift',
    code: null,
    giftSkus: ['1900700', '1900701', '2000900'],
    stores: ['b2c', 'b2b'],
    minimumOere: 1_000_00,
    fromDay: -30,
  },
  {
    name: { da: '20 % på kaffe og køkken', en: '20% off coffee and kitchen' },
    kind: 'percent',
    code: 'KAFFEPAUSE',
    percentBp: 2000,
    categoryIds: [COFFEE_AND_KITCHEN],
    perCustomer: 1,
    segment: 'kaffe',
    tooltip: { da: 'Én gang, på alt i Kaffe og køkken.', en: 'Once, on everything in coffee and kitchen.' },
    pictureSku: '1900700',
    fromDay: -7,
    forDays: 187,
  },
  {
    name: { da: '100 kr. til kontoret', en: 'DKK 100 for the office' },
    kind: 'fixed',
    code: 'KONTOR100',
    amountOere: 100_00,
    minimumOere: 500_00,
    perCustomer: 1,
    segment: 'indkoeb',
    tooltip: { da: 'Ved køb fra 500 kr. ekskl. moms.', en: 'When you spend DKK 500 or more, excl. VAT.' },
    fromDay: -7,
    forDays: 187,
  },
];

export interface WorldSegment {
  code: string;
  title: { da: string; en: string };
  text: { da: string; en: string };
  button: { da: string; en: string; href: string } | null;
  pictureSku: string | null;
  members: readonly string[];
}

/** Recipients of the personal coupons above. */
export const segments: readonly WorldSegment[] = [
  {
    code: 'kaffe',
    title: { da: 'Tak, fordi du drikker kaffe med os', en: 'Thank you for having coffee with us' },
    text: { da: 'Her er lidt til den næste pause.', en: 'Here is something for the next break.' },
    button: { da: 'Se kaffe og køkken', en: 'See coffee and kitchen', href: '/kaffe-og-koekken' },
    pictureSku: '1900700',
    members: ['anna@example.dk'],
  },
  {
    code: 'indkoeb',
    title: { da: 'Til jer, der køber ind til kontoret', en: 'For those who shop for the office' },
    text: { da: 'En tak for samarbejdet i år.', en: 'A thank-you for this year.' },
    button: null,
    pictureSku: null,
    members: ['birgitte@havnens-arkitekter.example'],
  },
];

export interface WorldGiftCard {
  code: string;
  amountOere: number;
  isEmpty: boolean;
}

/** Easy to type, unlike real codes. */
export const giftCards: readonly WorldGiftCard[] = [
  { code: 'GAVE-KORT-DEMO-0500', amountOere: 500_00, isEmpty: false },
  { code: 'GAVE-KORT-DEMO-0200', amountOere: 200_00, isEmpty: false },
  { code: 'GAVE-KORT-DEMO-TOMT', amountOere: 100_00, isEmpty: true },
];
