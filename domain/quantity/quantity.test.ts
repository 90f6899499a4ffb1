// The quantity input of Spec §5.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialQuantity,
  nativeBounds,
  QUANTITY_CAP,
  quantityFrom,
  quantityProblem,
  step,
} from '#domain/quantity/quantity';

fc.configureGlobal({ seed: 20_261_120 });

describe('a typed quantity', () => {
  it.each([
    ['stands when it fits', '7', { min: 1, max: 10 }, 7],
    ['is raised to the minimum', '2', { min: 5, max: 10 }, 5],
    // spec: 5: Quantity is clamped between min and max
    //   at domain/quantity/quantity.ts
    ['is lowered to the maximum', '99', { min: 1, max: 10 }, 10],
    // spec: 5: Quantity is rounded up to a multiple when the increment exceeds 1
    //   at domain/quantity/quantity.ts
    ['is rounded up to the increment, never down', '9', { increments: 4 }, 12],
    ['is left at a multiple', '8', { increments: 4 }, 8],
    ['passes no maximum when it is rounded up', '9', { max: 10, increments: 4 }, 8],
    ['stands at the clamped value when no multiple fits', '6', { min: 5, max: 7, increments: 8 }, 6],
    // spec: 5: A non-number resets to 1
    //   at domain/quantity/quantity.ts
    ['resets to 1 when it is no number', 'ti', { min: 1, max: 10 }, 1],
    ['resets to 1 and then obeys the minimum', 'ti', { min: 5 }, 5],
    ['is no number with letters behind it', '12abc', {}, 1],
    ['is no number in hex', '0x10', {}, 1],
    // spec: 5: Empty is ignored
    //   at domain/quantity/quantity.ts
    ['is ignored when it is empty', '', { min: 5 }, 3],
    ['is ignored when it is blank', '   ', { min: 5 }, 3],
    ['is ignored when it is missing', undefined, {}, 3],
    ['may be negative and becomes the minimum', '-4', { min: 2 }, 2],
    ['may be nothing and becomes the minimum', '0', {}, 1],
    ['is rounded up when it is broken', '2,5', {}, 3],
    ['reads a decimal point as well', '2.5', {}, 3],
    ['reads Danish thousands', '1.000', {}, 1000],
    ['has a cap where the product has no maximum', '1e300', {}, QUANTITY_CAP],
    ['beyond every number is the maximum', '1e999', { max: 10 }, 10],
    ['may come as a number', 4, {}, 4],
    ['resets when it is NaN', Number.NaN, {}, 1],
  ])('%s', (_sentence, typed, limits, expected) => expect(quantityFrom(typed, limits, 3)).toBe(expected));

  it('always ends within the limits and, where one fits, on a multiple', () => {
    const limits = fc.record({
      min: fc.integer({ min: 1, max: 50 }),
      max: fc.integer({ min: 50, max: 500 }),
      increments: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), limits, (typed, bounds) => {
        const quantity = quantityFrom(typed, bounds, bounds.min);
        expect(quantity).toBeGreaterThanOrEqual(bounds.min);
        expect(quantity).toBeLessThanOrEqual(bounds.max);
        const multipleFits = Math.floor(bounds.max / bounds.increments) * bounds.increments >= bounds.min;
        if (multipleFits && typed.trim() !== '') expect(quantity % bounds.increments).toBe(0);
        if (typed.trim() !== '') expect(quantityFrom(quantity, bounds, 1)).toBe(quantity);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('minus and plus', () => {
  it.each([
    // spec: 5: Minus and plus change the value by the increment
    //   at domain/quantity/quantity.ts
    ['plus adds the increment', 4, 1, { increments: 4 }, 8],
    ['minus takes it away', 8, -1, { increments: 4 }, 4],
    ['minus stops at the smallest', 4, -1, { increments: 4 }, 4],
    ['plus stops at the largest', 8, 1, { increments: 4, max: 10 }, 8],
    ['without an increment they change by one', 3, 1, {}, 4],
    ['minus stops at the minimum', 5, -1, { min: 5 }, 5],
  ] as const)('%s', (_sentence, from, direction, limits, expected) =>
    expect(step(from, direction, limits)).toBe(expected),
  );
});

describe('the limits', () => {
  it('set the initial quantity to the smallest one that can be bought', () => {
    expect([initialQuantity({}), initialQuantity({ min: 5, increments: 4 })]).toEqual([1, 8]);
  });
  it('are available as native attributes', () => {
    expect(nativeBounds({ min: 5, max: 30, increments: 4 })).toEqual({ min: 8, max: 28, step: 4 });
  });
  it('are rounded to whole numbers: minimum and increment up, maximum down', () => {
    expect(quantityFrom('1', { min: 1.5 }, 1)).toBe(2);
    expect(quantityFrom('99', { max: 10.5 }, 1)).toBe(10);
    expect(quantityFrom('4', { increments: 2.5 }, 1)).toBe(6);
    expect(nativeBounds({ min: 1.2, max: 10.8, increments: 1.5 })).toEqual({ min: 2, max: 10, step: 2 });
  });
  it('are inclusive', () => {
    expect([2, 10].map((at) => quantityProblem(at, { min: 2, max: 10 }))).toEqual([null, null]);
    expect(quantityFrom('9', { min: 8, max: 9, increments: 8 }, 1)).toBe(8);
  });
  it('below one are one', () => {
    expect(nativeBounds({ min: 0, increments: 0 })).toEqual({ min: 1, max: QUANTITY_CAP, step: 1 });
    expect(initialQuantity({ min: -3 })).toBe(1);
  });
  it('without a maximum end at six digits', () => expect(QUANTITY_CAP).toBe(999_999));
  it('with a single multiple between them allow only that quantity', () =>
    expect([4, 5].map((typed) => quantityFrom(typed, { min: 4, max: 5, increments: 4 }, 1))).toEqual([4, 4]));
  it('with a maximum below the minimum use the minimum', () =>
    expect(quantityFrom('3', { min: 5, max: 2 }, 1)).toBe(5));
});

describe('a submitted quantity', () => {
  it.each([
    [3, {}, null],
    [2.5, {}, { code: 'QUANTITY_NOT_A_NUMBER' }],
    [Number.NaN, {}, { code: 'QUANTITY_NOT_A_NUMBER' }],
    // spec: 5: Rules min, min_value, max, between
    //   at app/forms/reply/schema.server.ts, domain/quantity/quantity.ts
    [0, { min: 2 }, { code: 'QUANTITY_TOO_SMALL', params: { min: 2 } }],
    [0, { min: 0 }, { code: 'QUANTITY_TOO_SMALL', params: { min: 1 } }],
    [1, { increments: 0 }, null],
    [-1, {}, { code: 'QUANTITY_TOO_SMALL', params: { min: 1 } }],
    [11, { max: 10, increments: 4 }, { code: 'QUANTITY_TOO_LARGE', params: { max: 8 } }],
    [1e9, {}, { code: 'QUANTITY_TOO_LARGE', params: { max: QUANTITY_CAP } }],
    [6, { increments: 4 }, { code: 'QUANTITY_NOT_A_MULTIPLE', params: { increment: 4 } }],
  ])('%s within %o: %o', (quantity, limits, problem) => expect(quantityProblem(quantity, limits)).toEqual(problem));
});
