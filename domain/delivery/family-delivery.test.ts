// A family promises no day that one of its variants that can be ordered misses.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAYS_UNKNOWN } from '#domain/catalogue/stock';
import { USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import { type PromisingWay, promiseBy, promisedWay } from '#domain/delivery/delivery-promise';
import { familyWay, familyWorkdays, type VariantDelivery } from '#domain/delivery/family-delivery';

const way = (more: Partial<PromisingWay> = {}): PromisingWay => ({
  ...{ channel: 'day', cutoff: null, deliveryDays: 1, minGrams: null },
  ...{ maxGrams: null, maxLongestMm: null, unitGrams: null },
  ...more,
});
const PARCEL = way({ maxGrams: 35_000, maxLongestMm: 2000 });
const PALLET = way({ channel: 'pallet', deliveryDays: 3, maxGrams: 600_000 });
const WAYS = [PALLET, PARCEL];

const variant = (more: Partial<VariantDelivery> & { grams?: number; longestMm?: number } = {}): VariantDelivery => {
  const { grams = 500, longestMm = 0, ...rest } = more;
  return { workdays: 1, inStock: true, load: { grams, longestMm }, ...rest };
};
const way14 = (...variants: VariantDelivery[]) => familyWay(WAYS, variants, '14:00');

describe('the workdays of a family', () => {
  it.each<[string, VariantDelivery[], number]>([
    ['equal variants', [variant(), variant()], 1],
    ['the slowest in stock', [variant(), variant({ workdays: 5 })], 5],
    ['without the slowest, which is sold out', [variant(), variant({ workdays: 5, inStock: false })], 1],
    [
      'all of which are sold out',
      [variant({ workdays: 2, inStock: false }), variant({ workdays: 5, inStock: false })],
      5,
    ],
    ['one of which is unknown', [variant(), variant({ workdays: DAYS_UNKNOWN })], DAYS_UNKNOWN],
  ])('%s', (_which, variants, workdays) => expect(familyWorkdays(variants)).toBe(workdays));
});

describe('the way of a family', () => {
  it.each<[string, VariantDelivery[], PromisingWay | null]>([
    ['takes all variants', [variant({ grams: 35_000, longestMm: 2000 }), variant()], PARCEL],
    ['is that of the one variant that is too heavy', [variant({ grams: 35_001 }), variant()], PALLET],
    ['is that of the one variant that is too long', [variant(), variant({ longestMm: 2001 })], PALLET],
    ['leaves out a heavy variant that is sold out', [variant(), variant({ grams: 35_001, inStock: false })], PARCEL],
    ['is none where no way takes one of them', [variant(), variant({ grams: 600_001 })], null],
  ])('%s', (_what, variants, expected) => expect(way14(...variants)).toBe(expected));

  it.each([
    ['15:00', '14:00'],
    ['13:59', '13:59'],
  ])('of equally long ways has the earliest cut-off: own at %s and the store at 14:00 gives %s', (cutoff, expected) => {
    const heavy = way({ channel: 'pallet', cutoff, maxGrams: 600_000 });
    for (const variants of [
      [variant(), variant({ grams: 35_001 })],
      [variant({ grams: 35_001 }), variant()],
    ])
      expect(familyWay([PARCEL, heavy], variants, '14:00')?.cutoff ?? '14:00').toBe(expected);
  });
});

it('promises the day on which the last variant in stock arrives, for any variants at any hour', () => {
  const variants = fc.array(
    fc.record({
      workdays: fc.integer({ min: 1, max: 12 }),
      load: fc.record({ grams: fc.integer({ min: 1, max: 600_000 }), longestMm: fc.integer({ min: 0, max: 3000 }) }),
      inStock: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const hours = fc.integer({ min: 0, max: 24 * 14 });
  fc.assert(
    fc.property(variants, hours, (family, hour) => {
      const now = new Date(Date.parse('2026-12-14T00:00:00+01:00') + hour * 3_600_000);
      const dayBy = (by: PromisingWay | null, goodsWorkdays: number) =>
        by && promiseBy(by, { now, calendar: USUAL_CALENDAR, goodsWorkdays })?.delivery;
      const there = family.some(({ inStock }) => inStock) ? family.filter(({ inStock }) => inStock) : family;
      const days = there.map(({ load, workdays }) => dayBy(promisedWay(WAYS, load), workdays) ?? '');
      expect(dayBy(way14(...family), familyWorkdays(family))).toBe(days.sort().at(-1));
    }),
  );
});
