// What makes no sense as a promotion is refused before anything is written; what an order stores of its promotions.
import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { LONGEST_CODE } from '#domain/promotion/promotion';
import { buyerOf } from './applied-promotions';
import { makePromotion, type TypedCoupon, type TypedPromotion } from './maintenance/make-promotion';
import { couponsUsed, discountsToKeep, dutyDiscountOf, freightDiscountOf, lineDiscounts } from './order-discounts';

describe('a promotion that staff type', () => {
  const WRITTEN = new Error('written');
  const pool = {
    connect: () => {
      throw WRITTEN;
    },
  } as unknown as Pool;
  /** Half an hour into 5 November in Denmark. */
  const NOW = new Date('2026-11-04T23:30:00Z');
  const typedPromotion = (more: Partial<TypedPromotion>): TypedPromotion => ({
    kind: 'percent',
    ...{ name: 'Rabat', nameEn: null, percentBp: 1000, amountOere: 0, buy: 0, free: 0 },
    ...{ gifts: [], stores: [], groups: [], categories: [], products: [], minimumOere: null, alone: false },
    ...{ from: null, to: null, coupon: null },
    ...more,
  });
  const coupon = (code: string): TypedCoupon => ({
    ...{ code, limit: null, perCustomer: null, segment: null, tooltip: '', tooltipEn: null },
    ...{ picture: null, button: null },
  });

  test.each<[typed: Partial<TypedPromotion>, reason: string | null]>([
    [{}, null],
    [{ from: '2026-11-31' }, 'dayWrong'],
    [{ from: '2026-11-30' }, null],
    [{ to: 'i morgen' }, 'dayWrong'],
    [{ from: '2026-11-30', to: '2026-11-30' }, null],
    [{ from: '2026-11-30', to: '2026-11-29' }, 'endsBefore'],
    [{ to: '2026-11-05' }, null],
    [{ to: '2026-11-04' }, 'endsBefore'],
    [{ kind: 'gift' }, 'noGift'],
    [{ kind: 'gift', gifts: ['KV-1'] }, null],
    [{ kind: 'fixed' }, 'amountMissing'],
    [{ kind: 'fixed', amountOere: 1 }, null],
    [{ percentBp: 0 }, 'percentMissing'],
    [{ minimumOere: 0 }, 'minimumZero'],
    [{ minimumOere: 1 }, null],
    [{ kind: 'buy-x-get-y' }, 'buyMissing'],
    [{ kind: 'buy-x-get-y', buy: 1, free: 1 }, null],
    [{ coupon: coupon(' ') }, 'codeWrong'],
    [{ coupon: coupon('A') }, null],
    [{ coupon: coupon('A'.repeat(LONGEST_CODE)) }, null],
    [{ coupon: coupon('A'.repeat(LONGEST_CODE + 1)) }, 'codeWrong'],
  ])('with %j: %s', async (typed, reason) => {
    const made = makePromotion(typedPromotion(typed), pool, NOW);
    if (reason === null) await expect(made).rejects.toBe(WRITTEN);
    else expect(await made).toEqual({ ok: false, reason });
  });
});

describe('an order', () => {
  const granted = (
    id: number,
    amount: number,
    more: { kind?: string; code?: string; lines?: [string, number][] } = {},
  ) =>
    ({
      offer: {
        rule: { id, name: `Rabat ${id}`, kind: more.kind ?? 'percent' },
        coupon: more.code === undefined ? null : { id: 100 + id, code: more.code },
      },
      ...{ amount, lines: new Map(more.lines) },
    }) as never;
  const all = [
    granted(1, 0, { code: 'UDEN' }),
    granted(2, 1, { code: 'EN', lines: [['a', 1]] }),
    granted(3, 0, { kind: 'free-freight' }),
    granted(4, 500, {
      lines: [
        ['a', 300],
        ['b', 200],
      ],
    }),
  ];

  test('stores promotions with an effect, in their order', () => {
    expect(discountsToKeep(all)).toEqual([
      { position: 1, promotionId: 2, code: 'EN', label: 'Rabat 2', kind: 'percent', oere: 1 },
      { position: 2, promotionId: 3, code: null, label: 'Rabat 3', kind: 'free-freight', oere: 0 },
      { position: 3, promotionId: 4, code: null, label: 'Rabat 4', kind: 'percent', oere: 500 },
    ]);
  });

  test('stores the part of each line, and uses each code that was accepted', () => {
    expect(lineDiscounts(all, 'a')).toEqual([
      { label: 'Rabat 2', code: 'EN', oere: 1 },
      { label: 'Rabat 4', code: null, oere: 300 },
    ]);
    expect(lineDiscounts(all, 'c')).toEqual([]);
    expect(couponsUsed(all)).toEqual([101, 102]);
  });

  test.each([
    [99, 0],
    [100, 0],
    [101, 1],
  ])('with %i øre off a row of 100 has %i øre off its duty', (discountOere, oere) => {
    expect(dutyDiscountOf({ rowOere: 100, discountOere })).toBe(oere);
  });

  test('has off its freight what no line has', () => {
    const lines = [100, 50].map((discountOere) => ({ rowOere: 500, discountOere }));
    expect(freightDiscountOf({ discountOere: 180 }, lines)).toBe(30);
  });
});

test('a buyer of personal coupons has the e-mail of the cart before that of the account', () => {
  const who = (enablePersonalCoupons: unknown) =>
    ({ who: { customer: { id: 7, email: 'konto@example.dk', accountSettings: { enablePersonalCoupons } } } }) as never;
  expect(buyerOf({ email: null }, who(true))).toEqual({
    customerId: 7,
    email: 'konto@example.dk',
    hasPersonalCoupons: true,
  });
  expect(buyerOf({ email: 'kurv@example.dk' }, who('ja'))).toEqual({
    ...{ customerId: 7, email: 'kurv@example.dk', hasPersonalCoupons: false },
  });
  expect(buyerOf({ email: null }, { who: null })).toEqual({ customerId: null, email: null, hasPersonalCoupons: false });
});
