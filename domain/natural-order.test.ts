// Sizes and amounts in the order that people expect.
import { describe, expect, test } from 'vitest';
import { compareKeys, inNaturalOrder, naturalKey } from './natural-order';

const ordered = (...values: string[]) => inNaturalOrder([...values].reverse(), (value) => value);

describe('in their natural order are', () => {
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

test('words stay in the order that they came in', () => {
  expect(ordered('Lille', 'Mellem', 'Ekstra')).toEqual(['Ekstra', 'Mellem', 'Lille']);
});

test('what only looks like a size is a word', () => {
  for (const word of ['XM', 'XX', 'Sort', 'A4-kort', 'S/M/L', 'ABC', ''])
    expect([word, naturalKey(word)]).toEqual([word, [3, 0, 0]]);
  expect(compareKeys(naturalKey('2XL'), naturalKey('XXL'))).toBe(0);
});
