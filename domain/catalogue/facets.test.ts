// Selected facets and their address: reading what was written gives the same, and an address contains valid facets only.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FACETS,
  type FacetState,
  facetAddress,
  facetName,
  facetNamed,
  isChosen,
  MOST_VALUES,
  NOTHING_CHOSEN,
  parseFacets,
  withoutChoice,
  writeFacets,
} from './facets';

const value = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const values = fc.uniqueArray(value, { minLength: 1, maxLength: MOST_VALUES }).map((some) => some.sort());
const amount = fc.option(fc.integer({ min: 0, max: 9_999_999 }));
const state: fc.Arbitrary<FacetState> = fc.record({
  values: fc
    .dictionary(fc.constantFrom(...FACETS, 'facet_climate', 'facet_volume'), values)
    .map((record) => ({ ...record })),
  priceFrom: amount,
  priceTo: amount,
  inStock: fc.boolean(),
});
const read = (address: string) => parseFacets(new URL(address, 'http://shop.test').searchParams);

describe('an address', () => {
  test('is read back as written', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(read(facetAddress('/stole', writeFacets(one)))).toEqual(one);
      }),
    );
  });

  test('with any parameters yields only known facets, and a limited number of values', () => {
    const pair = fc.tuple(fc.oneof(fc.constantFrom(...FACETS, 'price_from', 'in_stock'), fc.string()), fc.string());
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 80 }), (pairs) => {
        const once = parseFacets(new URLSearchParams(pairs));
        for (const some of Object.values(once.values)) expect(some.length).toBeLessThanOrEqual(MOST_VALUES);
        expect(read(facetAddress('/', writeFacets(once)))).toEqual(once);
      }),
    );
  });

  test.each([
    '?farve=bla',
    '?colour=',
    '?colour=%3Cscript%3E',
    '?price_from=-5',
    '?price_to=1e9',
    '?in_stock=ja',
    '?page=2',
  ])('%s selects nothing', (query) => {
    expect(read(`/${query}`)).toEqual(NOTHING_CHOSEN);
  });

  test.each([
    ['1.000', 1000, 1000],
    ['12,50', 12, 13],
    ['1000 kr', 1000, 1000],
    ['12,-', 12, 12],
    ['9999999', 9_999_999, 9_999_999],
    ['10000000', null, null],
    ['1,000', null, null],
  ])('reads the price %s as from %s, to %s', (typed, priceFrom, priceTo) => {
    const query = new URLSearchParams({ price_from: typed, price_to: typed });
    expect(parseFacets(query)).toMatchObject({ priceFrom, priceTo });
  });

  test('is the same for the same selection in any order', () => {
    expect(writeFacets(read('/?colour=sort&brand=nordlys&colour=bla'))).toEqual(
      writeFacets(read('/?colour=bla&colour=sort&brand=nordlys')),
    );
  });
});

test('each selected value can be removed separately', () => {
  fc.assert(
    fc.property(state, (one) => {
      const pairs = writeFacets(one);
      for (const pair of pairs) expect(writeFacets(withoutChoice(one, pair))).toHaveLength(pairs.length - 1);
      expect(isChosen(one)).toBe(pairs.length > 0);
    }),
  );
});

describe('the name of a facet of a catalogue file', () => {
  test('differs from the parameters of pages and from other facets', () => {
    expect(facetName('climate')).toBe('facet_climate');
    expect(facetName('page')).toBe('facet_page');
    expect(facetName('colour')).toBe('colour');
    expect(facetNamed('facet_climate')).toEqual({ code: 'climate', everyShop: false });
    expect(facetNamed('colour')).toEqual({ code: 'colour', everyShop: true });
    for (const name of ['climate', 'facet_', 'facet_colour', 'facet_A', 'facet_1a', `facet_${'x'.repeat(41)}`, 'price'])
      expect([name, facetNamed(name)]).toEqual([name, null]);
  });

  test('is read from an address ten times at most', () => {
    const many = Array.from({ length: 11 }, (_, at) => `facet_a${at}=x`).join('&');
    expect(Object.keys(read(`/?${many}`).values)).toHaveLength(10);
  });
});

test('at most twenty values of a facet are read', () => {
  const colours = Array.from({ length: 21 }, (_, at) => `colour=c${at}`).join('&');
  expect(read(`/?${colours}`).values.colour).toHaveLength(20);
});

test('a price is read with surrounding spaces', () => {
  expect(read('/?price_from=%2050%20').priceFrom).toBe(50);
});

test('an address without selected facets is the path alone', () => {
  expect(isChosen(NOTHING_CHOSEN)).toBe(false);
  expect(facetAddress('/stole', [])).toBe('/stole');
});
