// The lifetime of bonus points.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiryOf, type LedgerEntry, lotsLeft, moveOf } from './point-life';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
const entry = (at: number, points: number, kind: LedgerEntry['kind'], orderId: number | null = null): LedgerEntry => ({
  ...{ at: day(at), points, kind, orderId },
});

describe('a movement of points', () => {
  test.each([
    ['earned', 'earned', 40],
    ['reversed', 'earned', -40],
    ['spent', 'spent', -40],
    ['given_back', 'spent', 40],
    ['expired', 'expired', -40],
    ['earned', null, 40],
    ['spent', null, -40],
  ] as const)('is %s for the ledger kind %s and %i points', (move, kind, points) => {
    expect(moveOf({ kind, points })).toBe(move);
  });
});

describe('points that expire', () => {
  const ledger = [entry(0, 100, 'earned', 1), entry(10, 50, 'earned', 2), entry(20, -30, 'spent', 3)];

  test('are the oldest ones, less what was spent since', () => {
    expect(expiryOf(ledger, 100, day(50))).toEqual({ due: 0, next: { points: 70, at: day(100) } });
    expect(expiryOf(ledger, 100, day(100))).toEqual({ due: 70, next: { points: 50, at: day(110) } });
  });

  test('are removed once they are written off', () => {
    expect(expiryOf([...ledger, entry(100, -70, 'expired')], 100, day(101))).toEqual({
      due: 0,
      next: { points: 50, at: day(110) },
    });
  });

  test('are none in a shop without expiry', () => {
    expect(expiryOf(ledger, null, day(9999))).toEqual({ due: 0, next: null });
  });

  test('start a new lifetime on the day they are given back', () => {
    const back = [...ledger, entry(60, 30, 'spent', 3)];
    expect(lotsLeft(back).map(({ points, at }) => [points, at])).toEqual([
      [70, day(0)],
      [50, day(10)],
      [30, day(60)],
    ]);
  });

  test('are not deducted from another order for a return, as long as their own order has some', () => {
    const reversed = [...ledger, entry(30, -50, 'earned', 2)];
    expect(lotsLeft(reversed).map(({ points }) => points)).toEqual([70]);
  });
});

test('the remaining lots equal the balance after any movements, and expiry never deducts more than that', () => {
  const moves = fc.array(fc.tuple(fc.integer({ min: -500, max: 500 }), fc.constantFrom('earned', 'spent'), fc.nat(4)), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(moves, fc.nat(60), (drawn, at) => {
      const entries: LedgerEntry[] = [];
      let balance = 0;
      for (const [n, [points, kind, order]] of drawn.entries()) {
        if (points === 0 || balance + points < 0) continue;
        balance += points;
        entries.push(entry(n, points, kind === 'earned' ? 'earned' : 'spent', order));
      }
      const left = lotsLeft(entries).reduce((sum, lot) => sum + lot.points, 0);
      const { due, next } = expiryOf(entries, 10, day(at));
      expect(left).toBe(balance);
      expect(due + (next?.points ?? 0)).toBeLessThanOrEqual(balance);
    }),
    { seed: 21, numRuns: 2_000 },
  );
});
