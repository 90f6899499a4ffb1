// Which typed numbers match a product's number.
import { describe, expect, it } from 'vitest';
import { bySkuInAnyCase, isNumberAsWhole, numberMatch, skusWithCase } from '#domain/catalogue/product-number';

it.each([
  ['K-1.5', 'K-1.5', 'identical'],
  [' K-1.5 ', 'K-1.5', 'identical'],
  ['k-1.5', 'K-1.5', 'same-letters'],
  ['a\u030a900', 'Å900', 'same-letters'],
  ['K1.5', 'K-1.5', 'same-signs'],
  ['tn2420', 'TN-2420', 'same-signs'],
  ['tn 2420', 'TN-2420', 'same-signs'],
  ['CF410-A', 'CF410A', 'same-signs'],
  ['LC/3217.XL', 'LC3217XL', 'same-signs'],
  ['5701 2345 6789 9', '5701234567899', 'same-signs'],
  ['100-0101', '1000101', 'same-signs'],
  ['246-0', '2460', 'similar'],
  ['K-15', 'K-1.5', 'similar'],
  ['K-1.5', 'K-15', 'similar'],
  ['246', '24-6', 'similar'],
  ['24/6', '24-6', 'same-signs'],
  ['1.200.201', '1200201', 'similar'],
  ['A-100', 'ØA-100', 'similar'],
  ['900', 'Å900', 'similar'],
  ['15', 'Ø 15', 'similar'],
  ['A4', 'A4+', 'similar'],
  ['C#', 'C++', 'similar'],
  ['漢', '字', 'similar'],
])('%j against %j is %s', (typed, known, match) => expect(numberMatch(typed, known)).toBe(match));

it.each<[line: string, known: string, isWhole: boolean]>([
  ['LC 3217', 'LC3217', true],
  ['LC 3217', 'LC 3217', true],
  ['lc 3217', 'LC 3217', true],
  ['TN 2420', 'TN-2420', true],
  ['Ø 15', 'Ø 15', true],
  ['5701 2345 6789 9', '5701234567899', true],
  ['570123456789 9', '5701234567899', true],
  ['100010 1', '1000101', false],
  ['120020 1', '1200201', false],
  ['1000 101', '1000101', false],
  ['57012345 678', '57012345678', false],
  ['K-1 5', 'K-1.5', false],
  ['K-1 5', 'K-1 5', true],
  ['A 100', 'ØA-100', false],
])('the line %j as a whole is the number %j: %j', (line, known, isWhole) =>
  expect(isNumberAsWhole(line, numberMatch(line, known))).toBe(isWhole),
);

describe('a SKU', () => {
  const find = bySkuInAnyCase([{ sku: 'K-15' }, { sku: 'Æ-1' }, { sku: 'ab' }, { sku: 'AB' }]);
  it('is found in any letter case, with its exact spelling first', () =>
    expect(['K-15', 'k-15', 'æ-1', 'AB', 'ab'].map((sku) => find(sku)?.sku)).toEqual([
      'K-15',
      'K-15',
      'Æ-1',
      'AB',
      'ab',
    ]));
  it('is not found by another number, nor where two differ only in case', () =>
    expect(['K15', 'K-1', 'aB'].map(find)).toEqual([null, null, null]));
  it('has another spelling only if it has letters', () =>
    expect(skusWithCase(['1200201', 'k-15', 'k-15', '+++', '漢字'])).toEqual(['k-15']));
});
