// Facets between the wire and the address: those that every shop has by their own names, those of a catalogue file apart from them.
import { expect, test } from 'vitest';
import { parseFacets } from '#domain/facets';
import { facetsOf, filterOfFacets } from './facets.map';

const read = (query: string) => parseFacets(new URLSearchParams(query));

test('a filter has a field for what every shop has, and a list for all else', () => {
  expect(filterOfFacets(read('colour=roed&facet_climate=kulde&facet_climate=regn&in_stock=1'))).toEqual({
    colour: { in: ['roed'] },
    attributes: [{ code: 'climate', in: ['kulde', 'regn'] }],
    in_stock: { eq: '1' },
  });
  expect(filterOfFacets(read('colour=roed'))).toEqual({ colour: { in: ['roed'] } });
});

test('a facet of a catalogue file is chosen by a name of its own, and taken back by it', () => {
  const options = [
    { value: 'kulde', label: 'Kulde', count: 2 },
    { value: 'regn', label: 'Regn', count: 1 },
  ];
  const shown = facetsOf([{ attribute_code: 'climate', label: 'Vejr', options }], {
    path: '/toej',
    kept: [],
    state: read('facet_climate=kulde&colour=roed'),
    logos: [],
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
