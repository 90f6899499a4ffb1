// The demo world's promotions: one of each kind, with codes that are easy to type, one that is over and one that stands alone.
import type { PromotionKind } from '#domain/promotion/promotion';
import type { StoreCode } from './types';

export interface WorldPromotion {
  name: { da: string; en: string };
  kind: PromotionKind;
  /** Null: it counts by itself. */
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
  /** Days from the world's day; valid for a year from then unless `forDays` says otherwise. */
  fromDay: number;
  forDays?: number;
}

const COFFEE_AND_KITCHEN = 65;
const PENS = 11;

export const promotions: readonly WorldPromotion[] = [
  {
    name: { da: '10 % velkomstrabat', en: '10 % welcome discount' },
    kind: 'percent',
    code: 'VELKOMMEN10',
    percentBp: 1000,
    perCustomer: 1,
    fromDay: -90,
  },
  {
    name: { da: '50 kr. i rabat', en: '50 kr. off' },
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
    name: { da: 'Skriv fire, betal for tre', en: 'Four pens for three' },
    kind: 'buy-x-get-y',
    code: 'FIREFORTRE',
    buy: 3,
    free: 1,
    categoryIds: [PENS],
    fromDay: -14,
  },
  {
    name: { da: '15 % på kaffe og køkken', en: '15 % off coffee and kitchen' },
    kind: 'percent',
    code: 'KØKKEN15',
    percentBp: 1500,
    categoryIds: [COFFEE_AND_KITCHEN],
    fromDay: -14,
  },
  {
    name: { da: '20 % alene', en: '20 % on its own' },
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
    name: { da: 'Gave ved køb for 1.000 kr.', en: 'A gift when you buy for kr. 1,000' },
    kind: 'gift',
    code: null,
    giftSkus: ['1900700', '1900701', '2000900'],
    stores: ['b2c', 'b2b'],
    minimumOere: 1_000_00,
    fromDay: -30,
  },
];

export interface WorldGiftCard {
  code: string;
  amountOere: number;
  isEmpty: boolean;
}

/** Easy to type, as no real code is. */
export const giftCards: readonly WorldGiftCard[] = [
  { code: 'GAVE-KORT-DEMO-0500', amountOere: 500_00, isEmpty: false },
  { code: 'GAVE-KORT-DEMO-0200', amountOere: 200_00, isEmpty: false },
  { code: 'GAVE-KORT-DEMO-TOMT', amountOere: 100_00, isEmpty: true },
];
