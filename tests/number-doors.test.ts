// One table of typed numbers and the doors that read them: what each reads, refuses, or returns with two readings.
import { expect, it } from 'vitest';
import { amount, wholeNumber } from '#backend/cli/numbers';
import { kilosOf } from '#backend/commerce/catalogue/import/foreign/source-row';
import { type Column, kroner, whole } from '#backend/shop-files/file/columns';
import { percent } from '#backend/shop-files/file/more-columns';
import { parseFacets } from '#domain/catalogue/facets';
import { decimalIn } from '#domain/punchout/cxml/cxml-numbers';
import { quantityFrom } from '#domain/quantity/quantity';
import { kronerFrom, readPrice, wholeFrom } from '#domain/validate/amount';
import { listLinesIn } from '~/forms/shopping-list/schema.server';
import { subscriptionLinesIn } from '~/forms/subscription/schema.server';

/** Two readings. */
const TWO = 'two';

const form = (quantity: string): FormData => {
  const sent = new FormData();
  sent.set('line', '1');
  sent.set('qty-1', quantity);
  return sent;
};
const ofColumn = (column: Column<number>) => (typed: string) =>
  column.read(typed) ?? (column.doubt?.(typed)?.includes(' kan betyde ') ? TWO : null);
const ofCommand = (read: (typed: string) => number) => (typed: string) => {
  try {
    return read(typed);
  } catch (failure) {
    return String(failure).includes(' kan betyde ') ? TWO : null;
  }
};
function staffPrice(typed: string): number | null | typeof TWO {
  const reading = readPrice(typed);
  return reading.kind === 'ambiguous' ? TWO : reading.kind === 'price' ? reading.kroner : null;
}

const DOORS: Record<string, (typed: string) => unknown> = {
  // Danish
  quantity: (typed) => quantityFrom(typed, {}, 1),
  count: wholeFrom,
  list: (typed) => listLinesIn(form(typed)).lines[0]?.quantity ?? null,
  subscription: (typed) => subscriptionLinesIn(form(typed)).lines[0]?.quantity ?? null,
  kroner: kronerFrom,
  from: (typed) => parseFacets(new URLSearchParams({ price_from: typed })).priceFrom,
  to: (typed) => parseFacets(new URLSearchParams({ price_to: typed })).priceTo,
  // Either notation
  price: staffPrice,
  'table kroner': ofColumn(kroner),
  'table whole': ofColumn(whole()),
  'table percent': ofColumn(percent),
  'command kroner': ofCommand(amount),
  'command whole': ofCommand(wholeNumber),
  weight: (typed) => kilosOf(typed, 'kg'),
  // XML
  cxml: decimalIn,
};

it.each<[typed: string, readings: Record<string, unknown>]>([
  ['12', { quantity: 12, count: 12, list: 12, subscription: 12, kroner: 12, from: 12, to: 12, price: 12, cxml: 12 }],
  ['12', { 'table kroner': 1200, 'table whole': 12, 'table percent': 1200, 'command kroner': 1200, weight: '12' }],
  ['1.000', { quantity: 1000, count: 1000, list: 1000, subscription: 1000, kroner: 1000, from: 1000, to: 1000 }],
  ['1.000', { price: TWO, 'table kroner': TWO, 'table whole': TWO, 'table percent': TWO, cxml: 1 }],
  ['1.000', { 'command kroner': TWO, 'command whole': TWO, weight: '1.000' }],
  ['1,000', { count: null, list: null, subscription: null, kroner: null, from: null, price: TWO, cxml: null }],
  ['1,000', { 'table kroner': TWO, 'table whole': TWO, 'table percent': TWO, 'command kroner': TWO, weight: '1,000' }],
  ['12.500', { count: 12_500, kroner: 12_500, price: TWO, 'table kroner': TWO, 'command kroner': TWO, cxml: 12.5 }],
  ['12,50', { count: null, list: null, kroner: 12.5, from: 12, to: 13, price: 12.5, 'table kroner': 1250, cxml: 12.5 }],
  [
    '12,50',
    { 'table whole': null, 'table percent': 1250, 'command kroner': 1250, 'command whole': null, weight: '12.5' },
  ],
  ['12.5', { list: null, kroner: 12.5, 'table kroner': 1250, 'table percent': 1250, weight: '12.5', cxml: 12.5 }],
  ['1.234,50', { kroner: 1234.5, to: 1235, price: 1234.5, 'table kroner': 123_450, 'table percent': null, cxml: null }],
  ['1,234.50', { kroner: null, from: null, price: 1234.5, 'table kroner': 123_450, weight: '1234.5', cxml: 1234.5 }],
  ['1 000', { quantity: 1000, list: 1000, subscription: 1000, from: 1000, 'table whole': 1000, cxml: 1000 }],
  ['1 2', { count: null, list: null, kroner: null, from: null, price: null, 'table whole': null, cxml: null }],
  ['1000 kr', { count: null, kroner: 1000, from: 1000, to: 1000, price: 1000, 'table kroner': null, cxml: null }],
  ['12 stk.', { count: 12, list: 12, subscription: 12, kroner: null, 'table whole': null }],
  ['12,-', { kroner: 12, from: 12, price: 12, list: null }],
  ['12 kr.-', { kroner: 12, from: 12, price: 12, list: null }],
  ['0', { list: null, subscription: 0, from: 0, 'table kroner': 0 }],
  ['1000000', { list: null, subscription: null, count: 1_000_000 }],
  ['-5', { count: null, list: null, subscription: null, kroner: null, from: null, 'table kroner': null, cxml: -5 }],
  ['2,5', { quantity: 3, list: null, subscription: null, 'table whole': null, 'command whole': null }],
  ['1e3', { quantity: 1000, list: null, from: null, 'table whole': null, cxml: null }],
  ['0x10', { list: null, from: null, 'table whole': null, 'table kroner': null, cxml: null }],
  ['100,5', { 'table percent': null }],
  ['', { list: null, subscription: null, from: null, to: null }],
])('%j is %j', (typed, readings) =>
  expect(Object.fromEntries(Object.keys(readings).map((door) => [door, DOORS[door]?.(typed)]))).toEqual(readings),
);

it('a doubtful cell of a table is reported with both readings', () => {
  expect(kroner.doubt?.('12.500')).toBe('"12.500" kan betyde 12,5 eller 12500. Skriv 12,5 eller 12500.');
  expect(kroner.doubt?.('12.5')).toBeNull();
});
