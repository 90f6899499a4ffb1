// Sizes and amounts in natural order.
import { describe, expect, test } from 'vitest';
import { compareKeys, inNaturalOrder, naturalKey } from './natural-order';

const ordered = (...values: string[]) => inNaturalOrder([...values].reverse(), (value) => value);

describe('the natural order applies to', () => {
  test.each([
    ['sizes in letters', ['3XS', 'XXS', 'XS', 'S', 'S/M', 'M', 'L', 'XL', 'XXL', '3XL', '10XL']],
    ['lower case as well', ['xs', 's', 'm', 'l', '2xl']],
    ['numbers', ['28', '30', '100', '1.000']],
    ['amounts with a comma, and with another unit', ['0,25 l', '500 ml', '1,5 l', '2 liter', '10 l']],
    ['lengths and weights', ['9 mm', '1 cm', '2,5 m', '750 g', '1 kg']],
    ['formats by their area', ['A6', 'A5', 'C5', 'B5', 'A4', 'A3']],
    ['counts of what has no known unit', ['5 stk.', '50 stk.', '500 stk.']],
    ['letters before formats, formats before numbers, words last', ['XL', 'A4', '38', 'Andet']],
  ])('%s', (_, values) => expect(ordered(...values)).toEqual(values));
});

test('words remain in their original order', () => {
  expect(ordered('Lille', 'Mellem', 'Ekstra')).toEqual(['Ekstra', 'Mellem', 'Lille']);
});

test('a text that merely resembles a size is a word', () => {
  for (const word of ['XM', 'XX', 'Sort', 'A4-kort', 'S/M/L', 'ABC', ''])
    expect([word, naturalKey(word)]).toEqual([word, [3, 0, 0]]);
  expect(compareKeys(naturalKey('2XL'), naturalKey('XXL'))).toBe(0);
});

describe('the key of', () => {
  test.each<[string, readonly [number, number, number]]>([
    ['M', [0, 0, 0]],
    ['S', [0, 0, -1]],
    ['XS', [0, 0, -2]],
    ['3XL', [0, 0, 4]],
    ['S/M', [0, 0, -0.5]],
    ['A0', [1, 0, 1]],
    ['A4', [1, 0, 1 / 16]],
    ['B0', [1, 0, Math.SQRT2]],
    ['C0', [1, 0, 2 ** 0.25]],
    ['38', [2, 0, 38]],
    ['1.000', [2, 0, 1000]],
    ['0,250', [2, 0, 0.25]],
    ['2 mm', [2, 1, 2]],
    ['2 cm', [2, 1, 20]],
    ['2 m', [2, 1, 2000]],
    ['2 ml', [2, 2, 2]],
    ['2 cl', [2, 2, 20]],
    ['2 dl', [2, 2, 200]],
    ['2 l', [2, 2, 2000]],
    ['2 Liter', [2, 2, 2000]],
    ['2 mg', [2, 3, 0.002]],
    ['2 g', [2, 3, 2]],
    ['2 kg', [2, 3, 2000]],
    ['2 MB', [2, 4, 2]],
    ['2 GB', [2, 4, 2000]],
    ['2 TB', [2, 4, 2_000_000]],
    ['2 stk.', [2, 9, 2]],
  ])('%s', (text, key) => expect(naturalKey(text)).toEqual(key));
});
