// Bonus points.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import { earnable, earnedBy, earningWorth, entryFor } from './reward-points';

fc.configureGlobal({ seed: 20_261_121 });

describe('a purchase earns', () => {
  it.each([
    [100_00, 20, 20],
    [99_99, 20, 19],
    [4_99, 20, 0],
    [100_00, null, 0],
    [100_00, 0, 0],
    [0, 20, 0],
    [100_00, 1, 1],
    [0, 10_000, 0],
  ])('for %i øre at %s per hundred: %i', (net, perHundred, points) =>
    expect(earnable(oere(net), { perHundred })).toBe(points),
  );
  it('nothing for a negative amount or a negative rule', () => {
    expect([earnable(oere(-500_00), { perHundred: 20 }), earnable(oere(500_00), { perHundred: -20 })]).toEqual([0, 0]);
    expect(earnable(oere(-500_00), { perHundred: -20 })).toBe(0);
  });
  it('twice the points as a subscription', () =>
    expect(earnable(oere(249_99), { perHundred: 20, isSubscription: true })).toBe(98));
});

describe('an order’s points', () => {
  it.each([
    [100, 0, 0],
    [-1, 100, 0],
    [0, 100, 0],
    [1, 100, 0],
    [0, 5, 0],
    [1, 1, 10],
    [99, 100, 9],
    [100, 100, 10],
    [101, 100, 10],
  ])('for %i øre of %i are %i of ten', (part, whole, points) =>
    expect(earnedBy(10, oere(part), oere(whole))).toBe(points),
  );
  it.each([
    [10, 4, 0, 6],
    [4, 10, 100, -6],
    [4, 10, 5, -5],
    [4, 10, -3, -0],
    [7, 7, 100, 0],
  ])('with %i due, %i given and a balance of %i change by %i', (due, given, balance, entry) =>
    expect(entryFor(due, given, balance)).toBe(entry),
  );
  it('are for the products, not for gift cards', () =>
    expect(
      earningWorth([
        { unitOere: 100_00, vatBp: 2500, pieces: 3 },
        { unitOere: 500_00, vatBp: 0, pieces: 2 },
      ]),
    ).toBe(300_00));
  it('are added with its invoices and removed with its credit notes, and the complete order has all of them', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.nat(5_000), parts, fc.nat(9_000), (points, sums, spent) => {
        const whole = sums.reduce((sum, one) => sum + one, 0);
        let [given, balance, invoiced] = [0, 0, 0];
        const settle = () => {
          const entry = entryFor(earnedBy(points, oere(invoiced), oere(whole)), given, balance);
          given += entry;
          balance += entry;
          expect(balance).toBeGreaterThanOrEqual(0);
        };
        for (const sum of sums) {
          invoiced += sum;
          settle();
        }
        expect(given).toBe(whole > 0 ? points : 0);
        const left = Math.max(0, balance - spent);
        balance = left;
        invoiced = 0;
        settle();
        expect(balance).toBe(Math.max(0, left - points));
      }),
    );
  });
});
