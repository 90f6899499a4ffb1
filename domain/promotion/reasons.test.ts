// Why a promotion does not count when several reasons hold at once: the one that lasts longest, in every combination.
import { describe, expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import { type JudgedCart, judgeAll } from './judge';
import type { CouponState, Offer, PromotionRule } from './promotion';

const NOW = new Date('2026-11-21T12:00:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);

const RULE: PromotionRule = {
  ...{ id: 1, name: 'Prøve', kind: 'percent', isPaused: false, percentBp: 1000, amount: oere(0), gifts: [] },
  ...{ buyQuantity: 1, freeQuantity: 1, stores: null, groups: null, categories: null, products: null },
  ...{ minimum: null, combines: true, priority: 0, period: { from: before(2), to: null } },
};
const COUPON: CouponState = {
  ...{ id: 1, code: 'PRØVE', usageLimit: 2, used: 1, perCustomerLimit: 2, usedByCustomer: 1 },
  ...{ isPersonal: false, isForShopper: true },
};
const CART: JudgedCart = {
  ...{ storeId: 1, groupId: 0, now: NOW, locale: 'da-DK', gifts: new Map() },
  lines: [
    {
      ...{ id: 'a', products: [10], categories: [], unit: oere(10_000), quantity: 1, duty: oere(0) },
      ...{ vatBp: 2500, isExcluded: false },
    },
  ],
};
const HELD: Offer = { rule: { ...RULE, id: 2 }, coupon: { ...COUPON, id: 2, code: 'FØRST' } };

interface Reason {
  code: string;
  rule?: Partial<PromotionRule>;
  coupon?: Partial<CouponState>;
  /** With another code in the cart. */
  isHeld?: boolean;
}

/** The most useful first: an earlier one wins over all later ones. */
const REASONS: Reason[] = [
  { code: 'COUPON_INVALID', coupon: { isForShopper: false } },
  { code: 'COUPON_EXPIRED', rule: { period: { from: before(2), to: NOW } } },
  { code: 'COUPON_USED_UP', coupon: { used: 2 } },
  { code: 'COUPON_USED_BY_YOU', coupon: { usedByCustomer: 2 } },
  { code: 'COUPON_WRONG_GROUP', rule: { groups: [3] } },
  { code: 'COUPON_WRONG_STORE', rule: { stores: [2] } },
  { code: 'COUPON_PAUSED', rule: { isPaused: true } },
  { code: 'COUPON_NOT_YET', rule: { period: { from: new Date(NOW.getTime() + 1), to: null } } },
  { code: 'COUPON_NOT_COMBINABLE', rule: { combines: false }, isHeld: true },
  { code: 'COUPON_NO_GOODS', rule: { products: [11] } },
  { code: 'COUPON_MINIMUM', rule: { minimum: oere(10_001) } },
];

const isChosen = (at: number, subset: number): boolean => (subset & (1 << at)) !== 0;
/** Every set of reasons; no promotion is both over and not begun. */
const SUBSETS = Array.from({ length: 2 ** REASONS.length }, (_, subset) =>
  REASONS.filter((_reason, at) => isChosen(at, subset)),
).filter((set) => !['COUPON_EXPIRED', 'COUPON_NOT_YET'].every((code) => set.some((one) => one.code === code)));

function reasonFor(set: readonly Reason[]): string | null {
  const rule = Object.assign({ ...RULE }, ...set.map((one) => one.rule));
  const coupon = Object.assign({ ...COUPON }, ...set.map((one) => one.coupon));
  const held = set.some(({ isHeld }) => isHeld) ? [HELD] : [];
  return judgeAll([...held, { rule, coupon }], CART).at(-1)?.refused?.code ?? null;
}

it('is the first of the list in each combination', () => {
  const found = SUBSETS.map((set) => [set.map(({ code }) => code), reasonFor(set)]);
  expect(found).toEqual(SUBSETS.map((set) => [set.map(({ code }) => code), set[0]?.code ?? null]));
});

describe('a promotion that is paused', () => {
  it.each<[string, Partial<PromotionRule>, string]>([
    ['until a moment later', { period: { from: null, to: new Date(NOW.getTime() + 1) } }, 'COUPON_PAUSED'],
    ['and over at this moment', { period: { from: null, to: NOW } }, 'COUPON_EXPIRED'],
    ['and begins later', { period: { from: new Date(NOW.getTime() + 1), to: null } }, 'COUPON_PAUSED'],
  ])('%s', (_what, rule, code) => expect(reasonFor([{ code, rule: { ...rule, isPaused: true } }])).toBe(code));

  it('has the same reason without a code', () => {
    const over = { ...RULE, isPaused: true, period: { from: null, to: NOW } };
    expect(judgeAll([{ rule: over, coupon: null }], CART)[0]?.refused?.code).toBe('COUPON_EXPIRED');
  });
});
