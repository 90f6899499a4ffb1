// Rows of recommendations: each setting separately, and properties of all of them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange, type Candidate, candidatesFor, numberOf, trendDays } from './recommendation';

const PLAIN = { numberOfRecommendations: 3, allowFill: false, allowReplacing: false, prioritizeDiversity: false };
const one = (id: number, group: number | null = null, salable = true): Candidate => ({ id, group, salable });

describe('a row of recommendations', () => {
  test('shows the first ones, up to the requested number', () => {
    expect(arrange([one(4), one(2), one(9), one(1)], [], PLAIN)).toEqual([4, 2, 9]);
  });
  test('is filled only where that is allowed', () => {
    expect(arrange([one(4)], [one(7), one(4), one(8), one(6)], PLAIN)).toEqual([4]);
    expect(arrange([one(4)], [one(7), one(4), one(8), one(6)], { ...PLAIN, allowFill: true })).toEqual([4, 7, 8]);
  });
  test('is never filled with products that cannot be bought', () => {
    expect(arrange([], [one(7, null, false), one(8)], { ...PLAIN, allowFill: true })).toEqual([8]);
  });
  // spec: 3 Other entities: Recommendation block: allowReplacing, sinceMinutesAgo, prioritizeDiversity
  //   at domain/catalogue/recommendation.ts, backend/content/store/types.graphql
  test('replaces sold-out products only where that is allowed', () => {
    const found = [one(4, null, false), one(2), one(9), one(1)];
    expect(arrange(found, [], PLAIN)).toEqual([4, 2, 9]);
    expect(arrange(found, [], { ...PLAIN, allowReplacing: true })).toEqual([2, 9, 1]);
  });
  // spec: 3 Other entities: Recommendation block: allowReplacing, sinceMinutesAgo, prioritizeDiversity
  test('with diversity has at most a third from one group while others are available', () => {
    const found = [one(1, 5), one(2, 5), one(3, 5), one(4, 6), one(5, 7)];
    expect(arrange(found, [], { ...PLAIN, prioritizeDiversity: true })).toEqual([1, 4, 5]);
    expect(arrange(found.slice(0, 3), [], { ...PLAIN, prioritizeDiversity: true })).toEqual([1, 2, 3]);
    expect(arrange(found, [], PLAIN)).toEqual([1, 2, 3]);
  });
  test('with diversity has two of four from one group, since a third is rounded up', () => {
    const found = [one(1, 5), one(2, 5), one(3, 5), one(4, 6), one(5, 7)];
    expect(arrange(found, [], { ...PLAIN, numberOfRecommendations: 4, prioritizeDiversity: true })).toEqual([
      1, 2, 4, 5,
    ]);
  });
  test('with diversity does not limit products without a category', () => {
    const found = [one(1), one(2), one(3), one(4, 5)];
    expect(arrange(found, [], { ...PLAIN, prioritizeDiversity: true })).toEqual([1, 2, 3]);
  });
  test('reads three times as many candidates as it shows', () => expect(candidatesFor(8)).toBe(24));
  test.each([
    [null, 10],
    [0, 1],
    [7.9, 7],
    [undefined, 10],
    [24, 24],
    [25, 24],
    [1_000_000, 24],
    [Number.NaN, 10],
  ])('with a requested number of %s has %i', (asked, shown) => {
    expect(numberOf(asked)).toBe(shown);
  });
  test.each([
    [null, 30],
    [undefined, 30],
    [-5, 30],
    [0, 30],
    [1, 1],
    [60, 1],
    [24 * 60, 1],
    [24 * 60 + 1, 7],
    [30 * 24 * 60, 30],
    [30 * 24 * 60 + 1, 90],
    [60 * 24 * 60, 90],
    [10_000_000, 90],
  ])('over %s minutes uses a trend of %i days', (minutes, days) => {
    expect(trendDays(minutes)).toBe(days);
  });
  test('never repeats a product, never exceeds its number, and contains only the given products', () => {
    const candidate = fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      group: fc.option(fc.integer({ min: 1, max: 4 })),
      salable: fc.boolean(),
    });
    const settings = fc.record({
      numberOfRecommendations: fc.integer({ min: 1, max: 24 }),
      allowFill: fc.boolean(),
      allowReplacing: fc.boolean(),
      prioritizeDiversity: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(candidate), fc.array(candidate), settings, (found, fillers, asked) => {
        const row = arrange(found, fillers, asked);
        expect(new Set(row).size).toBe(row.length);
        expect(row.length).toBeLessThanOrEqual(asked.numberOfRecommendations);
        const offered = new Set([...found, ...(asked.allowFill ? fillers : [])].map(({ id }) => id));
        expect(row.every((id) => offered.has(id))).toBe(true);
      }),
      { seed: 20261121 },
    );
  });
});
