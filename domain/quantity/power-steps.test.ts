// The quantities offered for selection (spec §2 and §4 "power step").
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenQuantity, powerSteps } from '#domain/quantity/power-steps';
import { quantityProblem } from '#domain/quantity/quantity';

const quantities = (...args: Parameters<typeof powerSteps>) => powerSteps(...args).map(({ quantity }) => quantity);

describe('the quantity steps', () => {
  it('are the minimum, the tiers and round multiples, each with its unit price', () => {
    const tiers = [
      { quantity: 12, oere: 1_100 },
      { quantity: 60, oere: 900 },
    ];
    const steps = powerSteps({ min: 1, max: 500 }, 1_200, tiers);
    expect(steps.map(({ quantity, oere }) => [quantity, oere])).toEqual([
      [1, 1_200],
      [2, 1_200],
      [5, 1_200],
      [10, 1_200],
      [12, 1_100],
      [60, 900],
    ]);
    expect(steps.find(({ quantity }) => quantity === 60)?.percentOff).toBe(25);
  });

  it('are two, five, ten and twenty times the minimum where there are no tiers, without a saving', () => {
    const steps = powerSteps({ min: 5, max: 500, increments: 5 }, 1_200, []);
    expect(steps.map(({ quantity, percentOff }) => [quantity, percentOff])).toEqual([
      [5, 0],
      [10, 0],
      [25, 0],
      [50, 0],
      [100, 0],
    ]);
  });

  it.each([
    [1_000, 665, 34],
    [1_000, 664, 34],
    [1_200, 480, 60],
    [0, 0, 0],
  ])('from %i øre to %i øre have a saving of %i per cent, rounded', (unit, lowered, percentOff) => {
    expect(powerSteps({ min: 1, max: 50 }, unit, [{ quantity: 50, oere: lowered }]).at(-1)).toEqual({
      quantity: 50,
      oere: lowered,
      percentOff,
    });
  });

  it('include the next step for a tier that starts between two steps', () => {
    expect(quantities({ min: 1, max: 500, increments: 10 }, 1_200, [{ quantity: 25, oere: 900 }])).toContain(30);
  });

  it('end at the maximum quantity', () => {
    expect(quantities({ min: 5, max: 12, increments: 5 }, 1_200, [{ quantity: 50, oere: 900 }])).toEqual([5, 10]);
  });

  it('can each be bought, start with the minimum, increase, and are limited in number', () => {
    const limits = fc.record({
      min: fc.integer({ min: 1, max: 40 }),
      max: fc.integer({ min: 80, max: 900 }),
      increments: fc.integer({ min: 1, max: 24 }),
    });
    const tier = fc.record({ quantity: fc.integer({ min: 2, max: 700 }), oere: fc.integer({ min: 1, max: 10_000 }) });
    fc.assert(
      fc.property(limits, fc.array(tier, { maxLength: 4 }), (bounds, tiers) => {
        const steps = powerSteps(bounds, 10_000, tiers);
        expect(steps.length).toBeGreaterThan(0);
        expect(steps.length).toBeLessThanOrEqual(6);
        for (const [at, { quantity, oere }] of steps.entries()) {
          expect(quantityProblem(quantity, bounds)).toBeNull();
          expect(quantity).toBeGreaterThan(steps[at - 1]?.quantity ?? 0);
          expect(oere).toBeLessThanOrEqual(steps[at - 1]?.oere ?? 10_000);
        }
      }),
      { seed: 20_261_121, numRuns: 500 },
    );
  });
});

describe('the selected quantity', () => {
  it.each([
    // spec: 4 UI state: Power step resets the quantity when none is given
    //   at domain/quantity/power-steps.ts
    ['is reset to the least when none is given', undefined, 8],
    ['is reset to the least when nothing is written', '', 8],
    ['stands when it is given', '16', 16],
    ['is settled on a step when it lies between two', '9', 12],
    ['is the least when it is no number', 'mange', 8],
  ])('%s', (_sentence, asked, expected) =>
    expect(chosenQuantity(asked, { min: 5, max: 100, increments: 4 })).toBe(expected),
  );
});
