// Promotions: which apply, what they deduct, and that a cart still adds up to the øre (demands D11, D12, D13, D16).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from '#domain/cart/cart-totals';
import { NOTHING, oere, sumOere } from '#domain/money/money';
import { discountsOf, freesFreight } from './discount';
import { type JudgedCart, judgeAll, missingFor } from './judge';
import { type CouponState, codeKey, type Offer, type PromotionLine, type PromotionRule } from './promotion';

fc.configureGlobal({ seed: 20_261_121 });

const NOW = new Date('2026-11-21T12:00:00Z');
const rule = (over: Partial<PromotionRule> = {}): PromotionRule => ({
  id: 1,
  name: 'Prøve',
  kind: 'percent',
  isPaused: false,
  percentBp: 1000,
  amount: NOTHING,
  buyQuantity: 1,
  freeQuantity: 1,
  gifts: [],
  stores: null,
  groups: null,
  categories: null,
  products: null,
  minimum: null,
  combines: true,
  priority: 0,
  period: { from: null, to: null },
  ...over,
});
const coupon = (over: Partial<CouponState> = {}): CouponState => ({
  id: 1,
  code: 'PRØVE',
  usageLimit: null,
  used: 0,
  perCustomerLimit: null,
  usedByCustomer: 0,
  isPersonal: false,
  isForShopper: true,
  ...over,
});
const line = (id: string, unit: number, quantity = 1, over: Partial<PromotionLine> = {}): PromotionLine => ({
  id,
  products: [Number.parseInt(id, 36)],
  categories: [],
  unit: oere(unit),
  quantity,
  duty: NOTHING,
  vatBp: 2500,
  isExcluded: false,
  ...over,
});
const scene = (over: Partial<JudgedCart> = {}): JudgedCart => ({
  storeId: 1,
  groupId: 0,
  now: NOW,
  locale: 'da-DK',
  lines: [line('a', 10_000)],
  gifts: new Map(),
  ...over,
});
const reason = (of: Partial<PromotionRule>, state: Partial<CouponState> = {}, over: Partial<JudgedCart> = {}) =>
  judgeAll([{ rule: rule(of), coupon: coupon(state) }], scene(over))[0]?.refused;

describe('a code', () => {
  it.each([
    [' efterår  10 ', 'EFTERÅR10'],
    ['Efterår10', 'EFTERÅR10'],
    ['efter\u0061\u030ar10', 'EFTERÅR10'],
    ['æøå', 'ÆØÅ'],
    ['   ', ''],
  ])('%j is %s', (typed, key) => expect(codeKey(typed)).toBe(key));
});

describe('a promotion', () => {
  it.each<[string, Partial<PromotionRule>, Partial<CouponState>, Partial<JudgedCart>, string]>([
    ['that is paused', { isPaused: true }, {}, {}, 'COUPON_PAUSED'],
    ['that is over', { period: { from: null, to: NOW } }, {}, {}, 'COUPON_EXPIRED'],
    ['of another store', { stores: [2] }, {}, {}, 'COUPON_WRONG_STORE'],
    ['of another group', { groups: [3] }, {}, {}, 'COUPON_WRONG_GROUP'],
    ['used as often as it may', {}, { usageLimit: 2, used: 2 }, {}, 'COUPON_USED_UP'],
    ['used by this customer', {}, { perCustomerLimit: 1, usedByCustomer: 1 }, {}, 'COUPON_USED_BY_YOU'],
    ['of another customer', {}, { isForShopper: false }, {}, 'COUPON_INVALID'],
    ['about other goods', { categories: [7] }, {}, {}, 'COUPON_NO_GOODS'],
    ['on gift cards', {}, {}, { lines: [line('a', 500, 1, { isExcluded: true })] }, 'COUPON_NO_GOODS'],
  ])('%s does not apply, and the reason is returned', (_what, of, state, over, code) => {
    expect(reason(of, state, over)?.code).toBe(code);
  });

  it('reports its start date, and the amount missing', () => {
    const from = new Date('2026-11-30T23:00:00Z');
    expect(reason({ period: { from, to: null } })?.params).toEqual({ date: '1. december 2026' });
    expect(reason({ minimum: oere(12_550) })?.params).toEqual({ missing: '25,50\u00a0kr.' });
  });

  it('that has not started reports its start date, also when it has an end date', () => {
    const period = { from: new Date('2026-11-30T23:00:00Z'), to: new Date('2026-12-24T23:00:00Z') };
    expect(reason({ period })).toMatchObject({ code: 'COUPON_NOT_YET', params: { date: '1. december 2026' } });
    expect(reason({ period }, {}, { now: period.from })).toBeNull();
  });

  it.each<[string, Partial<PromotionRule>, Partial<CouponState>]>([
    ['of this store and another', { stores: [2, 1] }, {}],
    ['of this group and another', { groups: [3, 0] }, {}],
    ['used once less than it may', {}, { usageLimit: 2, used: 1 }],
    ['used by this customer once less than it may', {}, { perCustomerLimit: 2, usedByCustomer: 1 }],
    ['about the line’s own product', { products: [10] }, {}],
    ['about other categories but the line’s own product', { categories: [7], products: [10] }, {}],
    ['whose minimum is reached to the øre', { minimum: oere(10_000) }, {}],
  ])('%s applies', (_what, of, state) => expect(reason(of, state)).toBeNull());

  it('for other products does not apply', () => {
    expect(reason({ products: [11] })?.code).toBe('COUPON_NO_GOODS');
    expect(reason({ categories: [7], products: [11] })?.code).toBe('COUPON_NO_GOODS');
  });

  it('counts towards its minimum only the items that it covers, excluding gifts', () => {
    const lines = [line('a', 10_000), line('b', 5000, 3)];
    const onlyB = { products: [11], minimum: oere(15_000) };
    const missing = (gifts: [number, number][]) => reason(onlyB, {}, { lines, gifts: new Map(gifts) })?.params;
    expect(missing([])).toBeUndefined();
    expect(missing([[9, 10]])).toBeUndefined();
    expect(missing([[9, 11]])).toEqual({ missing: '50,00\u00a0kr.' });
    expect(reason({ products: [11], minimum: oere(15_001) }, {}, { lines })?.code).toBe('COUPON_MINIMUM');
  });

  it('its own discount does not reduce the amount for its minimum (demand D13)', () => {
    expect(reason({ minimum: oere(10_000), percentBp: 5000 })).toBeNull();
  });

  it('that cannot be combined refuses the later code, and names the other (demand D16)', () => {
    const two: Offer[] = [
      { rule: rule({ id: 1 }), coupon: coupon({ code: 'FØRST' }) },
      { rule: rule({ id: 2, combines: false }), coupon: coupon({ code: 'ALENE' }) },
      { rule: rule({ id: 3 }), coupon: coupon({ code: 'TREDJE' }) },
    ];
    expect(judgeAll(two, scene()).map(({ refused }) => refused?.code ?? 'ok')).toEqual([
      'ok',
      'COUPON_NOT_COMBINABLE',
      'ok',
    ]);
    expect(judgeAll(two, scene())[1]?.refused?.params).toEqual({ other: 'FØRST' });
  });
});

describe('with a code', () => {
  const alone: Offer = { rule: rule({ id: 2, combines: false }), coupon: coupon({ code: 'ALENE' }) };
  const other: Offer = { rule: rule({ id: 3 }), coupon: coupon({ code: 'TREDJE' }) };
  const byItself = (over: Partial<PromotionRule>): Offer => ({ rule: rule(over), coupon: null });
  const codes = (offers: Offer[]) => judgeAll(offers, scene()).map(({ refused }) => refused?.code ?? 'ok');

  it('that cannot be combined, no later code applies', () => {
    expect(codes([alone, other])).toEqual(['ok', 'COUPON_NOT_COMBINABLE']);
  });

  it('that cannot be combined, a promotion without a code still applies', () => {
    expect(codes([alone, byItself({ id: 4 })])).toEqual(['ok', 'ok']);
  });

  it('a promotion without a code does not hide a conflict between two codes', () => {
    expect(codes([byItself({ id: 4, combines: false }), other, alone])).toEqual(['ok', 'ok', 'COUPON_NOT_COMBINABLE']);
  });
});

it('no amount is missing where the minimum is reached, or where there is none', () => {
  expect(missingFor(rule({ minimum: oere(100) }), scene())).toBe(0);
  expect(missingFor(rule(), scene())).toBe(0);
});

const off = (
  lines: PromotionLine[],
  rules: Partial<PromotionRule>[],
  freight = 0,
  gifts = new Map<number, number>(),
) => {
  const offers = rules.map((of, at) => ({ rule: rule({ id: at + 1, ...of }), coupon: null }));
  const found = discountsOf(lines, oere(freight), offers, gifts);
  const taken = Object.fromEntries([...found.lines].map(([id, { goods, duty }]) => [id, goods + duty]));
  return { taken, freight: found.freight, granted: found.granted.map(({ amount }) => amount) };
};

describe('the discount', () => {
  it('is a percentage of all lines, rounded once and distributed', () => {
    const lines = [line('a', 333), line('b', 333), line('c', 335)];
    expect(off(lines, [{ percentBp: 1000 }])).toMatchObject({ granted: [100], taken: { a: 33, b: 33, c: 34 } });
  });

  it('is a fixed amount to the øre, then deducted from duties and freight, and limited to the total (demand D12)', () => {
    const lines = [line('a', 4000, 1, { duty: oere(500) }), line('b', 3000)];
    const fixed = (amount: number) => off(lines, [{ kind: 'fixed', amount: oere(amount) }], 4900);
    expect(fixed(1000)).toMatchObject({ granted: [1000], freight: 0 });
    expect(fixed(10_000)).toMatchObject({ granted: [10_000], taken: { a: 4500, b: 3000 }, freight: 2500 });
    expect(fixed(99_999)).toMatchObject({ granted: [12_400], freight: 4900 });
  });

  it('never exceeds the total, with 200 codes in one cart', () => {
    const lines = Array.from({ length: 50 }, (_, at) => line(`l${at}`, 999 + at, 2));
    const many = Array.from({ length: 200 }, (_, at) =>
      at % 2 === 0 ? { id: at, percentBp: 700 } : { id: at, kind: 'fixed' as const, amount: oere(900) },
    );
    const { granted, taken, freight } = off(lines, many, 4900);
    expect(sumOere(granted.map(oere))).toBe(sumOere(Object.values(taken).map(oere)) + freight);
    expect(sumOere(Object.values(taken).map(oere))).toBeLessThanOrEqual(sumOere(lines.map((one) => one.unit * 2)));
    expect(freight).toBe(4900);
  });

  it('for certain products is limited to them', () => {
    const lines = [line('a', 4000, 1, { categories: [5, 7] }), line('b', 3000)];
    const found = off(lines, [{ kind: 'fixed', amount: oere(9000), categories: [7] }], 4900);
    expect(found).toMatchObject({ granted: [4000], taken: { a: 4000, b: 0 }, freight: 0 });
  });

  it('is the cheapest of three, once per three pieces', () => {
    const three = { kind: 'buy-x-get-y' as const, buyQuantity: 2, freeQuantity: 1 };
    expect(off([line('a', 1000, 2), line('b', 400, 1)], [three]).granted).toEqual([400]);
    expect(off([line('a', 1000, 5), line('b', 400, 1)], [three]).granted).toEqual([1400]);
    expect(off([line('a', 1000, 999_999)], [three]).granted).toEqual([333_333_000]);
  });

  it('is one of the selected gift, before any other', () => {
    const gifts = new Map([[1, Number.parseInt('b', 36)]]);
    const found = off([line('a', 10_000), line('b', 500, 2)], [{ kind: 'gift' }, { percentBp: 1000 }], 0, gifts);
    expect(found).toMatchObject({ granted: [500, 1050], taken: { a: 1000, b: 550 } });
  });
});

describe('the odd øre', () => {
  const half = [{ percentBp: 5000 }];
  it('is deducted from the more expensive line', () => {
    expect(off([line('a', 1), line('b', 3)], half).taken).toEqual({ a: 0, b: 2 });
  });
  it('of two equal lines, is deducted from the one with the lower VAT rate', () => {
    expect(off([line('a', 1), line('b', 1, 1, { vatBp: 0 })], half).taken).toEqual({ a: 0, b: 1 });
  });
  it('of two identical lines, is deducted from the first', () => {
    expect(off([line('b', 1), line('a', 1)], half).taken).toEqual({ a: 1, b: 0 });
  });
});

describe('the order of promotions', () => {
  const fixed = { kind: 'fixed' as const, amount: oere(500) };
  it('percentages before fixed amounts, regardless of their order and priority', () => {
    const rules = [
      { ...fixed, priority: 0 },
      { percentBp: 1000, priority: 1 },
    ];
    expect(off([line('a', 10_000)], rules).granted).toEqual([1000, 500]);
  });
  it('then by priority', () => {
    const rules = [
      { percentBp: 1000, priority: 5 },
      { percentBp: 5000, priority: 1 },
    ];
    expect(off([line('a', 10_000)], rules).granted).toEqual([5000, 500]);
  });
  it('then by creation, the earliest first', () => {
    const rules = [
      { id: 7, percentBp: 5000 },
      { id: 6, percentBp: 1000 },
    ];
    expect(off([line('a', 10_000)], rules).granted).toEqual([1000, 4500]);
  });
});

describe('a granted discount', () => {
  const grants = (lines: PromotionLine[], rules: Partial<PromotionRule>[]) =>
    discountsOf(
      lines,
      oere(4900),
      rules.map((of, at) => ({ rule: rule({ id: at + 1, ...of }), coupon: null })),
      new Map(),
    ).granted.map(({ lines: parts }) => Object.fromEntries(parts));

  it('is distributed over the lines with their duties, and the rest over the freight', () => {
    const lines = [line('a', 4000, 1, { duty: oere(500) }), line('b', 3000)];
    expect(grants(lines, [{ kind: 'fixed', amount: oere(10_000) }])).toEqual([{ a: 4500, b: 3000 }]);
  });
  it('is listed per promotion, down to a single øre, and omits lines without a share', () => {
    const lines = [line('a', 10), line('b', 3000, 1, { categories: [7] })];
    expect(grants(lines, [{ percentBp: 1000 }, { percentBp: 5000, categories: [7] }])).toEqual([
      { a: 1, b: 300 },
      { b: 1350 },
    ]);
  });
  it('is exact for a percentage of a large amount', () => {
    expect(off([line('a', 100_000_000)], [{ percentBp: 1000 }]).granted).toEqual([10_000_000]);
  });
  it('of a fixed amount for certain products is limited to them', () => {
    const found = off(
      [line('a', 4000), line('b', 3000)],
      [{ kind: 'fixed', amount: oere(9000), products: [10] }],
      4900,
    );
    expect(found).toMatchObject({ granted: [4000], freight: 0 });
  });
});

it('freight is free if one of the promotions includes it', () => {
  const offers = (kinds: PromotionRule['kind'][]) =>
    kinds.map((kind): Offer => ({ rule: rule({ kind }), coupon: null }));
  const carts: PromotionRule['kind'][][] = [['percent', 'free-freight'], ['percent'], []];
  expect(carts.map((kinds) => freesFreight(offers(kinds)))).toEqual([true, false, false]);
});

describe('a selected gift', () => {
  const gift = { kind: 'gift' as const };
  it('is free with only one in the cart, and is also matched by its family', () => {
    const lines = [line('a', 10_000), line('b', 500, 1, { products: [11, 12] })];
    expect(off(lines, [gift], 0, new Map([[1, 12]])).granted).toEqual([500]);
  });
  it('is free once, even if two promotions include it', () => {
    const gifts = new Map([
      [1, 11],
      [2, 11],
    ]);
    expect(off([line('b', 500)], [gift, gift], 0, gifts).granted).toEqual([500, 0]);
  });
  it('deducts nothing before it is selected', () => expect(off([line('b', 500)], [gift]).granted).toEqual([0]));
});

describe('free items of a promotion', () => {
  const three = [{ kind: 'buy-x-get-y' as const, buyQuantity: 2, freeQuantity: 1 }];
  const pair = [{ kind: 'buy-x-get-y' as const }];
  it('are none of two, and one of three, also at a price of one øre each', () => {
    expect(off([line('a', 1000, 2)], three).granted).toEqual([0]);
    expect(off([line('a', 1, 3)], three).granted).toEqual([1]);
  });
  it('do not include items with a zero price', () => {
    expect(off([line('a', 1000, 4), line('b', 0)], three).granted).toEqual([1000]);
  });
  it('are, of two equally cheap ones, the one with the lower VAT rate, else the first', () => {
    expect(off([line('a', 1000), line('b', 1000, 1, { vatBp: 0 })], pair).taken).toEqual({ a: 0, b: 1000 });
    expect(off([line('b', 1000), line('a', 1000)], pair).taken).toEqual({ a: 1000, b: 0 });
  });
});

const amount = (max: number) => fc.integer({ min: 0, max }).map(oere);
const anyLine = fc.record({
  unit: fc.oneof(amount(500_000), amount(5)),
  quantity: fc.integer({ min: 1, max: 60 }),
  dutyUnit: fc.oneof(fc.constant(oere(0)), amount(900)),
  vatBp: fc.constantFrom(2500, 2500, 0),
  category: fc.integer({ min: 1, max: 3 }),
});
const anyRule = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed' as const, 'buy-x-get-y' as const),
  percentBp: fc.integer({ min: 1, max: 10_000 }),
  amount: amount(300_000),
  buyQuantity: fc.integer({ min: 1, max: 4 }),
  freeQuantity: fc.integer({ min: 1, max: 2 }),
  categories: fc.option(fc.constantFrom([1], [2, 3])),
});
const anyCart = fc.record({
  basis: fc.constantFrom('gross' as const, 'net' as const),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
  rules: fc.array(anyRule, { maxLength: 4 }),
  freight: amount(9900),
  turn: fc.nat(8),
});
type AnyCart = typeof anyCart extends fc.Arbitrary<infer Cart> ? Cart : never;

function totalOf({ basis, lines, rules, freight, turn }: AnyCart, isTurned: boolean) {
  const numbered = lines.map((one, at) => ({
    ...one,
    ...line(`l${at}`, one.unit, one.quantity, { categories: [one.category], vatBp: one.vatBp }),
    duty: oere(one.dutyUnit * one.quantity),
  }));
  const ordered = isTurned ? [...numbered.slice(turn), ...numbered.slice(0, turn)].reverse() : numbered;
  const offers = rules.map((of, at) => ({ rule: rule({ id: at, ...of }), coupon: null }));
  const found = discountsOf(ordered, freight, isTurned ? offers.reverse() : offers, new Map());
  const totals = totalsOf({
    basis,
    lines: ordered.map((one) => {
      const taken = found.lines.get(one.id) ?? { goods: NOTHING, duty: NOTHING };
      return { ...one, discount: taken.goods, dutyDiscount: taken.duty };
    }),
    freight: { amount: freight, vatBp: 2500, discount: found.freight },
  });
  return { totals, granted: sumOere(found.granted.map((one) => one.amount)) };
}

const RUNS = process.env.ALL_FLOWS ? 10_000 : 2_000;

describe('generated carts with promotions', () => {
  it('add up to the øre in any order of lines and codes', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { totals, granted } = totalOf(cart, false);
        const inBasis = cart.basis === 'net' ? totals.discountExcl : totals.discountIncl;
        expect(inBasis).toBe(granted);
        expect(totals.discount).toBe(granted);
        const { subtotalIncl, dutiesIncl, freightIncl, discountIncl, taxes } = totals;
        expect(totals.grandTotal).toBe(subtotalIncl + dutiesIncl + freightIncl - discountIncl);
        expect(totals.grandTotal).toBe(totals.grandTotalExcl + sumOere(taxes.map((tax) => tax.amount)));
        expect(totals.grandTotalExcl).toBe(sumOere(taxes.map((tax) => tax.base)));
        const due = sumOere(totals.lines.map((one) => one.vatDue));
        expect(due + totals.freightVatDue).toBe(sumOere(taxes.map((tax) => tax.amount)));
        expect(totals.grandTotal).toBeGreaterThanOrEqual(0);
        const turned = totalOf(cart, true).totals;
        expect([turned.grandTotal, turned.grandTotalExcl, turned.taxes]).toEqual([
          totals.grandTotal,
          totals.grandTotalExcl,
          taxes,
        ]);
      }),
      { numRuns: RUNS },
    );
  });

  it('a fixed amount for everything reduces the total by exactly that, or to zero', () => {
    fc.assert(
      fc.property(anyCart, amount(3_000_000), (cart, fixed) => {
        const before = totalOf({ ...cart, rules: [] }, false).totals;
        const one = { kind: 'fixed' as const, amount: fixed, percentBp: 1, buyQuantity: 1, freeQuantity: 1 };
        const after = totalOf({ ...cart, rules: [{ ...one, categories: null }] }, false).totals;
        const total = cart.basis === 'net' ? 'grandTotalExcl' : 'grandTotal';
        expect(after[total]).toBe(Math.max(0, before[total] - fixed));
      }),
      { numRuns: RUNS },
    );
  });
});
