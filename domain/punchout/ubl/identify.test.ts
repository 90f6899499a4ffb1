import { describe, expect, test } from 'vitest';
import { DUTY_PART, type PurchaseLine } from '#domain/purchase-order/model';
import { gtinOf, identified } from './identify';

const KNOWN = [
  { sku: '1000101', ean: '5701010001012' },
  { sku: '1000102', ean: '5701010001029' },
  { sku: 'A-1', ean: '' },
  { sku: 'TWIN-1', ean: '5701010001036' },
  { sku: 'TWIN-2', ean: '5701010001036' },
];
const LINE: PurchaseLine = {
  ...{ lineNumber: '1', sku: '', auxiliaryId: null, quantity: 1, unit: null, price: null, basis: 1 },
  ...{ wishedOn: null, accounting: null, comments: '', fault: null },
};
const found = (numbers: { seller?: string; standard?: string; buyer?: string }, line: Partial<PurchaseLine> = {}) => {
  const { sku, fault } = identified(
    {
      line: { ...LINE, sku: numbers.seller ?? '', ...line },
      numbers: { seller: null, standard: null, buyer: null, name: '', ...numbers },
    },
    KNOWN,
  );
  return [sku, fault?.code ?? null];
};

describe('the product of a line', () => {
  test.each([
    ["the shop's number", { seller: '1000101' }, ['1000101', null]],
    ["the shop's number in another case", { seller: 'a-1' }, ['A-1', null]],
    ['both of one product', { seller: '1000101', standard: '5701010001012' }, ['1000101', null]],
    ['both of two', { seller: '1000101', standard: '5701010001029' }, ['1000101', 'NUMBERS_DIFFER']],
    [
      "the shop's number and an EAN that it does not have",
      { seller: '1000101', standard: '4006381333931' },
      ['1000101', null],
    ],
    ['the EAN', { standard: '5701010001029' }, ['1000102', null]],
    ["another's number and the EAN", { seller: 'X', standard: '5701010001029' }, ['1000102', null]],
    ['the EAN of two products', { standard: '5701010001036' }, ['', 'NUMBER_UNKNOWN']],
    ["a buyer's number that is one of the shop's, too", { buyer: '1000101' }, ['', 'NUMBER_UNKNOWN']],
    ['none', {}, ['', 'NUMBER_UNKNOWN']],
    ['a duty', { seller: DUTY_PART }, [DUTY_PART, null]],
  ])('%s', (_what, numbers, expected) => expect(found(numbers)).toEqual(expected));

  test('what was wrong with the line before stays the reason', () => {
    expect(found({ buyer: '1' }, { fault: { code: 'QUANTITY_NOT_WHOLE' } })[1]).toBe('QUANTITY_NOT_WHOLE');
  });
});

test.each([
  ['5701010001012', '5701010001012'],
  ['05701010001012', '5701010001012'],
  [' 5701010001012 ', '5701010001012'],
  // A short number of eight digits.
  ['96385074', '0000096385074'],
  ['15701010001012', null],
  ['5701010001013', null],
  ['', null],
  [null, null],
])('the EAN number %j is %j', (written, expected) => expect(gtinOf(written)).toBe(expected));
