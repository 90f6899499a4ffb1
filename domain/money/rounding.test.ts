// Rounding is exact and symmetric.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaled } from '#domain/money/rounding';

fc.configureGlobal({ seed: 20_261_120 });

describe('scaled', () => {
  it.each([
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [4, 1, 3, 1],
    [-1, 1, 1, -1],
    [0, 7, 3, 0],
    [12_500, 10_000, 12_500, 10_000],
    [99, 10_000, 12_500, 79],
  ])('%i × %i / %i is %i', (amount, numerator, denominator, expected) => {
    expect(scaled(amount, numerator, denominator)).toBe(expected);
  });

  it('returns no minus zero', () => {
    expect(Object.is(scaled(-1, 1, 3), 0)).toBe(true);
  });

  it('is as exact for negative amounts as for positive ones', () => {
    const amounts = [9_007_199_254_740_991, -9_007_199_254_740_991];
    expect(amounts.map((amount) => scaled(amount, 3, 2))).toEqual([13_510_798_882_111_488, -13_510_798_882_111_488]);
  });

  it('is exact beyond the safe integers and within half a unit everywhere', () => {
    const amounts = fc.integer({ min: -9e14, max: 9e14 });
    const factor = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(amounts, factor, factor, (amount, numerator, denominator) => {
        fc.pre(Math.abs(amount) * (numerator / denominator) < 9e15);
        const off =
          BigInt(scaled(amount, numerator, denominator)) * BigInt(denominator) - BigInt(amount) * BigInt(numerator);
        expect((off < 0n ? -off : off) * 2n <= BigInt(denominator)).toBe(true);
      }),
    );
  });
});
