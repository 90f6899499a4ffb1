// The shipping rate by weight and size.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWorthwhile, loadOf, rateOf, tooMuchFor, unitsOf } from '#domain/delivery/shipping-rate';
import { oere } from '#domain/money/money';

const BANDS = [
  { upToGrams: 35_000, gross: oere(9900) },
  { upToGrams: 20_000, gross: oere(5900) },
];
const PARCEL = { maxGrams: 35_000, maxLongestMm: 1500, unitGrams: null };
const PALLET = { maxGrams: null, maxLongestMm: null, unitGrams: 600_000 };

it.each([
  [0, 5900],
  [20_000, 5900],
  [20_001, 9900],
  [99_000, 9900],
])('%i g by parcel costs %i øre', (grams, cost) =>
  expect(rateOf(oere(5900), BANDS, PARCEL, { grams, longestMm: 0 })).toBe(cost),
);

it('charges pallets individually', () => {
  expect(rateOf(oere(49_900), [], PALLET, { grams: 600_001, longestMm: 0 })).toBe(99_800);
  expect(unitsOf(PALLET, { grams: 0, longestMm: 0 })).toBe(1);
});

it('refuses what is too heavy or too long', () => {
  expect(tooMuchFor(PARCEL, { grams: 35_001, longestMm: 0 })).toBe('TOO_HEAVY');
  expect(tooMuchFor(PARCEL, { grams: 1, longestMm: 1501 })).toBe('TOO_LONG');
  expect(tooMuchFor(PARCEL, { grams: 35_000, longestMm: 1500 })).toBeNull();
  expect(tooMuchFor(PALLET, { grams: 9e9, longestMm: 9e6 })).toBeNull();
});

it('a load is the sum of its weights and the longest of its sides', () =>
  expect(
    loadOf([
      { grams: 500, longestMm: 300, quantity: 4 },
      { grams: 100, longestMm: null, quantity: 1 },
      { grams: 7000, longestMm: 1800, quantity: 1 },
    ]),
  ).toEqual({ grams: 9100, longestMm: 1800 }));

it('a load of items with unknown sizes has no length', () =>
  expect(loadOf([{ grams: 500, longestMm: null, quantity: 4 }])).toEqual({ grams: 2000, longestMm: 0 }));

it('offers a carrier of heavy goods for heavy loads, and for loads that no other accepts', () => {
  expect(isWorthwhile(15_000, { grams: 14_999, longestMm: 0 }, true)).toBe(false);
  expect(isWorthwhile(15_000, { grams: 15_000, longestMm: 0 }, true)).toBe(true);
  expect(isWorthwhile(15_000, { grams: 900, longestMm: 2600 }, false)).toBe(true);
  expect(isWorthwhile(null, { grams: 0, longestMm: 0 }, true)).toBe(true);
});

it('a heavier load never costs less', () =>
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(2_000_000), fc.constantFrom(PARCEL, PALLET), (one, more, reach) => {
      const cost = (grams: number) => rateOf(oere(5900), BANDS, reach, { grams, longestMm: 0 });
      expect(cost(one + more)).toBeGreaterThanOrEqual(cost(one));
    }),
    { seed: 8 },
  ));
