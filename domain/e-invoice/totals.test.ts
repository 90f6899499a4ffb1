// The format of amounts of an e-invoice; its unit prices multiply to their lines to the øre.
import { expect, test } from 'vitest';
import type { ELine } from '#domain/e-invoice/model';
import { decimal, eLinePrice, percentText } from '#domain/e-invoice/totals';
import { oere } from '#domain/money/money';

test.each([
  [123_450, '1234.50'],
  [5, '0.05'],
  [0, '0.00'],
  [-1, '-0.01'],
  [-123_456, '-1234.56'],
])('%i øre are written %s, in any language', (amount, text) => expect(decimal(oere(amount))).toBe(text));

test.each([
  [2500, '25'],
  [1250, '12.5'],
  [0, '0'],
])('a rate of %i hundredths of a per cent is written %s', (vatBp, text) => expect(percentText(vatBp)).toBe(text));

const line = (net: number, allowance: number, quantity: number): ELine => ({
  id: '1',
  name: 'Kaffe',
  sku: null,
  quantity,
  unitCode: 'C62',
  net: oere(net),
  allowance: oere(allowance),
  vat: oere(0),
  vatBp: 0,
});

test('a price is per piece before the discount, or for all pieces where it cannot be divided to the øre', () => {
  expect(eLinePrice(line(9_500, 500, 4))).toEqual({ price: 2_500, per: 1 });
  expect(eLinePrice(line(9_500, 500, 3))).toEqual({ price: 10_000, per: 3 });
  expect(eLinePrice(line(0, 0, 3))).toEqual({ price: 0, per: 1 });
});
