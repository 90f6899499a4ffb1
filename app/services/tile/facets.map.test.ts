// Facets between GraphQL and the address: those of every shop by their own names, those of a catalogue file with a prefix.
import { expect, test } from 'vitest';
import { parseFacets } from '#domain/catalogue/facets';
import { asksForLines, facetsOf, filterOfFacets, listLikeThis, wantedColours } from './facets.map';

const read = (query: string) => parseFacets(new URLSearchParams(query));

test('a filter has a field for each standard facet, and a list for all others', () => {
  expect(filterOfFacets(read('colour=roed&facet_climate=kulde&facet_climate=regn&in_stock=1'))).toEqual({
    colour: { in: ['roed'] },
    attributes: [{ code: 'climate', in: ['kulde', 'regn'] }],
    in_stock: { eq: '1' },
  });
  expect(filterOfFacets(read('colour=roed'))).toEqual({ colour: { in: ['roed'] } });
});

test('a facet of a catalogue file is selected and removed by its prefixed name', () => {
  const options = [
    { value: 'kulde', label: 'Kulde', count: 2 },
    { value: 'regn', label: 'Regn', count: 1 },
  ];
  const shown = facetsOf([{ attribute_code: 'climate', label: 'Vejr', options }], {
    path: '/toej',
    kept: [],
    state: read('facet_climate=kulde&colour=roed'),
    logos: [],
    isLines: false,
    hidesPrices: false,
  });
  expect(shown.groups).toMatchObject([
    { code: 'facet_climate', label: 'Vejr', options: [{ value: 'kulde', chosen: true }, { chosen: false }] },
  ]);
  expect(shown.chosen).toEqual([
    { kind: 'value', label: 'roed', href: '/toej?facet_climate=kulde' },
    { kind: 'value', label: 'Kulde', href: '/toej?colour=roed' },
  ]);
});

test('a list retains its view while it is filtered, and links to the other view', () => {
  const page = {
    path: '/penne',
    kept: [['sort', 'name']] as const,
    state: read('colour=roed'),
    logos: [],
    hidesPrices: false,
  };
  const tiles = facetsOf([], { ...page, isLines: false });
  expect(tiles.view).toEqual({
    isLines: false,
    tilesHref: '/penne?sort=name&colour=roed',
    linesHref: '/penne?sort=name&colour=roed&view=list',
  });
  const lines = facetsOf([], { ...page, isLines: true });
  expect(lines.kept).toEqual([
    ['sort', 'name'],
    ['view', 'list'],
  ]);
  expect(lines.clearHref).toBe('/penne?sort=name&view=list');
  expect(['list', 'tiles', '', null].map(asksForLines)).toEqual([true, false, false, false]);
});

test('the selected colours are returned by name, and a brand shelf has no brand facet', () => {
  const wire = [
    { attribute_code: 'brand', label: 'Mærke', options: [{ value: 'nordlys', label: 'Nordlys', count: 2 }] },
    {
      attribute_code: 'colour',
      label: 'Farve',
      options: [
        { value: 'roed', label: 'Rød', count: 2, swatch: '#c62f35' },
        { value: 'blaa', label: 'blå', count: 1 },
      ],
    },
  ];
  expect(wantedColours(wire, read('colour=roed'))).toEqual(new Set(['rød']));
  expect(wantedColours(wire, read(''))).toEqual(new Set());
  const shown = facetsOf(wire, {
    path: '/brands/nordlys',
    kept: [],
    state: read(''),
    logos: [],
    isLines: false,
    shelf: 'brand',
    hidesPrices: false,
  });
  expect(shown.groups.map(({ code }) => code)).toEqual(['colour']);
  expect(shown.groups[0]?.options.map(({ colour }) => colour)).toEqual(['#c62f35', null]);
});

test('a list in lines links to lists in lines', () => {
  expect([true, false].map((isLines) => listLikeThis('/penne/gelpenne', isLines))).toEqual([
    '/penne/gelpenne?view=list',
    '/penne/gelpenne',
  ]);
});
