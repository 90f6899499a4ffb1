// Prices per page and their comparison.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareYields, percentBelow, perPageText, pricePerPage } from '#domain/ink/cartridge-yield';
import { oere } from '#domain/money/money';

describe('the price per page', () => {
  it.each([
    [64900, 3000, 216, '21,6 øre', '21.6 øre'],
    [39900, 1200, 333, '33,3 øre', '33.3 øre'],
    [11900, 100, 1190, '1,19 kr.', 'DKK 1.19'],
    [5, 100, 1, '0,1 øre', '0.1 øre'],
    [9990, 100, 999, '99,9 øre', '99.9 øre'],
    [10000, 100, 1000, '1,00 kr.', 'DKK 1.00'],
  ])('%i øre for %i pages', (price, pages, tenths, da, en) => {
    expect(pricePerPage(oere(price), pages)).toBe(tenths);
    expect(perPageText(tenths, 'da-DK').replace('\u00a0', ' ')).toBe(da);
    expect(perPageText(tenths, 'en-GB').replace('\u00a0', ' ')).toBe(en);
  });

  it('is unknown without a yield', () => {
    expect([0, -1, 2.5, Number.NaN].map((pages) => pricePerPage(oere(100), pages))).toEqual([null, null, null, null]);
  });

  it('times the pages is the price, to half a tenth of an øre per page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 100_000 }), (price, pages) => {
        const tenths = pricePerPage(oere(price), pages) ?? 0;
        expect(Math.abs(tenths * pages - price * 10) * 2).toBeLessThanOrEqual(pages);
      }),
      { seed: 31 },
    );
  });
});

describe('cartridges of one role', () => {
  // spec: 2 Routes: `/blaek-og-toner/resultater/{id?}` finder results
  it('the larger one has its saving, and the lowest price per page is marked', () => {
    const group = [
      { original: true, pages: 1200, perPage: 333 },
      { original: true, pages: 3000, perPage: 216 },
      { original: false, pages: 3000, perPage: 100 },
    ];
    expect(compareYields(group)).toEqual([
      { cheapest: false, savesPercent: null },
      { cheapest: false, savesPercent: 35 },
      { cheapest: true, savesPercent: null },
    ]);
  });

  it('the larger one is compared with the smallest of the same kind, in any order', () => {
    const group = [
      { original: true, pages: 3000, perPage: 198 },
      { original: true, pages: 2000, perPage: 199 },
      { original: true, pages: 1000, perPage: 200 },
      { original: false, pages: 500, perPage: 900 },
    ];
    expect(compareYields(group).map(({ savesPercent }) => savesPercent)).toEqual([1, null, null, null]);
  });

  it('one of the same size, or of the same price, has no saving', () => {
    const group = [
      { original: true, pages: 1000, perPage: 300 },
      { original: true, pages: 1000, perPage: 200 },
      { original: true, pages: 2000, perPage: 300 },
    ];
    expect(compareYields(group).map(({ savesPercent }) => savesPercent)).toEqual([null, null, null]);
  });

  it('a hidden price is neither the lowest nor a saving, and the others are compared without it', () => {
    const group = [
      { original: true, pages: 1000, perPage: 216 },
      { original: true, pages: 2000, perPage: null },
      { original: true, pages: 3000, perPage: 333 },
    ];
    expect(compareYields(group)).toEqual([
      { cheapest: true, savesPercent: null },
      { cheapest: false, savesPercent: null },
      { cheapest: false, savesPercent: null },
    ]);
  });

  it('a single one has no marks, nor do hidden prices', () => {
    expect(compareYields([{ original: true, pages: 100, perPage: 5 }])).toEqual([
      { cheapest: false, savesPercent: null },
    ]);
    const hidden = { original: true, pages: 100, perPage: null };
    expect(compareYields([hidden, { ...hidden, pages: 200 }]).every((one) => !one.cheapest && !one.savesPercent)).toBe(
      true,
    );
  });

  it('no percentage is above the actual saving', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (one, other) => {
        const percent = percentBelow(one, other);
        expect(one * 100).toBeLessThanOrEqual(Math.max(one * 100, other * (100 - percent)));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThan(100);
      }),
      { seed: 31 },
    );
  });
});
