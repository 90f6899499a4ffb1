// Shares add up to the total, in every split.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prorate } from '#domain/money/prorate';

fc.configureGlobal({ seed: 20_261_120 });

const weights = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 40 });
const total = fc.integer({ min: -1e12, max: 1e12 });
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('prorate', () => {
  it.each([
    ['an exact split', 100, [1, 3], [25, 75]],
    ['the largest remainder gets the odd øre', 10, [1, 1, 2], [3, 2, 5]],
    ['equal remainders go to the earlier part', 2, [1, 1, 1], [1, 1, 0]],
    ['a negative amount is split like a positive one', -10, [1, 1, 2], [-3, -2, -5]],
    ['parts of no weight get nothing', 5, [0, 1], [0, 5]],
    ['when nothing weighs anything, all count alike', 3, [0, 0], [2, 1]],
    ['one øre that is given back', -1, [1, 1], [-1, 0]],
    ['a part without weight among others', 5, [0, 2, 3], [0, 2, 3]],
    [
      'the largest remainder counts beyond the safe integers too',
      9_000_000_000_000_001,
      [3, 3, 1],
      [3_857_142_857_142_858, 3_857_142_857_142_857, 1_285_714_285_714_286],
    ],
    ['nothing over no parts', 0, [], []],
  ])('%s', (_sentence, amount, parts, expected) => expect(prorate(amount, parts)).toEqual(expected));

  it('shares sum to the total, and each is less than one øre from exact', () => {
    fc.assert(
      fc.property(total, weights, (amount, parts) => {
        const shares = prorate(amount, parts);
        expect(sum(shares)).toBe(amount);
        const whole = parts.reduce((all, part) => all + BigInt(part), 0n);
        if (whole === 0n) return;
        shares.forEach((share, index) => {
          const off = BigInt(share) * whole - BigInt(amount) * BigInt(parts[index] ?? 0);
          expect(off < whole && off > -whole).toBe(true);
        });
      }),
    );
  });

  it('returns the same shares in another order, when no remainders are equal', () => {
    const distinct = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), distinct, (amount, parts) => {
        const whole = sum(parts);
        const remainders = new Set(parts.map((part) => (BigInt(amount) * BigInt(part)) % BigInt(whole)));
        fc.pre(remainders.size === parts.length);
        expect(prorate(amount, [...parts].reverse()).reverse()).toEqual(prorate(amount, parts));
      }),
    );
  });

  it.each([
    ['an amount over no parts', 5, []],
    ['a negative weight', 5, [1, -1]],
    ['a negative weight that the others outweigh', 5, [2, -1]],
    ['a broken weight', 5, [0.5]],
    ['broken weights of a whole sum', 5, [0.5, 0.5]],
    ['a broken amount', 0.5, [1]],
  ])('refuses %s', (_sentence, amount, parts) => expect(() => prorate(amount, parts)).toThrow(RangeError));
});
