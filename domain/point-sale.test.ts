// Lines for points: what they come to, who may buy them, and what comes back of them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSoldFor, pointsFor, pointsKept, POINTS_KEY, priceInPoints, problemWithPoints } from './point-sale';
import { sumOfReasons } from './price';

test('only lines for points cost points', () => {
  const lines = [
    { design: POINTS_KEY, points: 790, quantity: 2 },
    { design: '', points: 790, quantity: 5 },
    { design: POINTS_KEY, points: 100, quantity: 1 },
    { design: POINTS_KEY, points: null, quantity: 3 },
  ];
  expect(pointsFor(lines)).toBe(1680);
});

test.each([
  ['goods for money, by anyone', '', null, false, true],
  ['goods with a price in points, by anyone who may use them', POINTS_KEY, 790, true, true],
  ['the same by anyone else', POINTS_KEY, 790, false, false],
  ['goods that have no price in points', POINTS_KEY, null, true, false],
  ['goods whose price in points is nothing', POINTS_KEY, 0, true, false],
  ['goods for one point', POINTS_KEY, 1, true, true],
] as const)('%s', (_what, design, points, may, sold) => expect(isSoldFor(design, points, may)).toBe(sold));

test('what is owned is enough, one point more is not', () => {
  expect(problemWithPoints(790, 790)).toBeNull();
  expect(problemWithPoints(791, 790)).toEqual({ ok: false, code: 'NOT_ENOUGH_POINTS' });
});

test('cost nothing in money, and say why', () => {
  const priced = priceInPoints(790, 'gross');
  expect([priced.finalWithDuty, sumOfReasons(priced.reasons)]).toEqual([0, 0]);
  expect(priced.reasons).toMatchObject([{ code: 'points', points: 790 }]);
  expect(priced).toMatchObject({ regular: 0, final: 0, percentOff: 0, amountOff: 0, isSpecial: false, tiers: [] });
});

test('with any mix of cancelled and returned pieces, an order keeps between nothing and all of its points', () => {
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
