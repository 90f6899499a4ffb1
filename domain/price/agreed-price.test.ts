// Agreed prices over time: a new agreement replaces the earlier one for its days.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AgreedPrice, laidOver } from './agreed-price';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const price = (oere: number, from: number, to: number | null): AgreedPrice => ({
  oere,
  from: day(from),
  to: to === null ? null : day(to),
});
const over = (oere: number | null, from: number, to: number | null) => ({
  oere,
  from: day(from),
  to: to === null ? null : day(to),
});

it.each([
  ['the first agreement is added unchanged', [], over(5, 3, null), [price(5, 3, null)]],
  [
    'a new one ends the one that is running',
    [price(9, 1, null)],
    over(5, 3, null),
    [price(9, 1, 3), price(5, 3, null)],
  ],
  [
    'one for some days lets the other go on after them',
    [price(9, 1, null)],
    over(5, 3, 6),
    [price(9, 1, 3), price(5, 3, 6), price(9, 6, null)],
  ],
  ['an agreement replaces one that begins on the same day', [price(9, 3, null)], over(5, 3, null), [price(5, 3, null)]],
  [
    'an agreement that begins later and ends later remains for its last days',
    [price(9, 4, 9)],
    over(5, 1, 6),
    [price(5, 1, 6), price(9, 6, 9)],
  ],
  ['an agreement that has ended remains', [price(9, 1, 3)], over(5, 3, null), [price(9, 1, 3), price(5, 3, null)]],
  ['a later agreement remains', [price(9, 6, 9)], over(5, 3, 6), [price(5, 3, 6), price(9, 6, 9)]],
  [
    'an end cuts what is running and takes away what was to come',
    [price(9, 1, 5), price(8, 6, null)],
    over(null, 3, null),
    [price(9, 1, 3)],
  ],
] as const)('%s', (_, kept, next, wanted) => expect(laidOver(kept, next)).toEqual(wanted));

it('has one price at each moment: the new one in its period, else the earlier one', () => {
  const period = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.option(fc.integer({ min: 1, max: 15 })));
  const agreement = fc.tuple(fc.option(fc.integer({ min: 1, max: 9 })), period);
  const at = (prices: readonly AgreedPrice[], moment: Date) =>
    prices.filter(({ from, to }) => from <= moment && (to === null || moment < to)).map(({ oere }) => oere);
  fc.assert(
    fc.property(fc.array(agreement, { maxLength: 8 }), (agreements) => {
      let kept: AgreedPrice[] = [];
      for (const [oere, [from, length]] of agreements) {
        const next = over(oere, from, length === null ? null : from + length);
        const laid = laidOver(kept, next);
        for (let n = 0; n <= 50; n += 1) {
          const isNew = n >= from && (length === null || n < from + length);
          const wanted = isNew ? (oere === null ? [] : [oere]) : at(kept, day(n));
          expect(at(laid, day(n))).toEqual(wanted);
        }
        expect(laid.every((each) => each.to === null || each.from < each.to)).toBe(true);
        kept = laid;
      }
    }),
    { seed: 18, numRuns: 300 },
  );
});
