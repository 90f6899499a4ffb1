// Cart lines bought with bonus points: their cost, and the refund for cancelled and returned pieces.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOfReasons } from '#domain/price/price';
import { pointsFor, pointsKept, priceInPoints } from './point-sale';

test('only lines for points cost points', () => {
  const lines: Parameters<typeof pointsFor>[0] = [
    { kind: 'points', points: 790, quantity: 2 },
    { kind: 'goods', points: 790, quantity: 5 },
    { kind: 'points', points: 100, quantity: 1 },
    { kind: 'points', points: null, quantity: 3 },
    { kind: 'design', points: 5, quantity: 3 },
  ];
  expect(pointsFor(lines)).toBe(1680);
});

test('cost no money, with the points as price reason', () => {
  const priced = priceInPoints(790, 'gross');
  expect([priced.finalWithDuty, sumOfReasons(priced.reasons)]).toEqual([0, 0]);
  expect(priced.reasons).toMatchObject([{ code: 'points', points: 790 }]);
  expect(priced).toMatchObject({ regular: 0, final: 0, percentOff: 0, amountOff: 0, isSpecial: false, tiers: [] });
});

test('with any mix of cancelled and returned pieces, an order retains between none and all of its points', () => {
  const line = fc
    .record({ unitPoints: fc.nat(5000), canceled: fc.nat(20), credited: fc.nat(20), rest: fc.nat(20) })
    .map(({ rest, ...gone }) => ({ ...gone, quantity: gone.canceled + gone.credited + rest, rest }));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const all = lines.reduce((sum, { unitPoints, quantity }) => sum + unitPoints * quantity, 0);
      const kept = pointsKept(lines);
      expect(kept).toBe(lines.reduce((sum, { unitPoints, rest }) => sum + unitPoints * rest, 0));
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(all);
    }),
    { seed: 80, numRuns: 200 },
  );
});
