import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceededLimit, isBeyondDeviation } from './limits';

const NONE = { perOrder: null, perDay: null, perMonth: null, deviation: null };
const sums = { order: 100, day: 200, month: 300 };

describe('a limit', () => {
  it.each([
    ['of the order at its amount', { perOrder: 100 }, null],
    ['of the order below it', { perOrder: 99 }, { limit: 'per_order', most: 99, sum: 100 }],
    ['of the day at its amount', { perDay: 200 }, null],
    ['of the day below it', { perDay: 199 }, { limit: 'per_day', most: 199, sum: 200 }],
    ['of the month at its amount', { perMonth: 300 }, null],
    ['of the month below it', { perMonth: 299 }, { limit: 'per_month', most: 299, sum: 300 }],
    ['of nothing', { perOrder: 0 }, { limit: 'per_order', most: 0, sum: 100 }],
  ])('%s', (_name, limits, expected) => expect(exceededLimit({ ...NONE, ...limits }, sums)).toEqual(expected));

  it('that is not agreed refuses no amount', () => {
    const amount = fc.nat();
    fc.assert(
      fc.property(amount, amount, amount, (order, day, month) => exceededLimit(NONE, { order, day, month }) === null),
    );
  });
});

describe('the deviation of a price', () => {
  it.each([
    [1000, 1050, 5, false],
    [1000, 1051, 5, true],
    [1000, 950, 5, false],
    [1000, 949, 5, true],
    [1000, 1001, 0.1, false],
    [1000, 1002, 0.1, true],
    [1000, 1001, 0, true],
    [0, 1, 100, true],
    [0, 0, 0, false],
    [1000, 9000, null, false],
  ])('ordered at %s, today %s, agreed %s percent: beyond it %s', (ordered, today, percent, isBeyond) =>
    expect(isBeyondDeviation({ ordered, today }, percent)).toBe(isBeyond),
  );
});
