// Search patterns for the text that staff enter.
import { expect, test } from 'vitest';
import { foundText, isSearchable } from './order-search';

test.each([
  ['Anna', '%anna%', null],
  ['100%_\\', '%100\\%\\_\\\\%', null],
  ['70 20 41 00', '%70 20 41 00%', '%70204100%'],
  ['+45 70204100', '%+45 70204100%', '%70204100%'],
  ['0045 70204100', '%0045 70204100%', '%70204100%'],
  ['45702041', '%45702041%', null],
  ['12-34', '%12-34%', null],
])('%s', (typed, pattern, phone) => {
  expect(foundText(typed)).toEqual({ pattern, phone, sku: typed });
});

test('accepts between 3 and 100 characters', () => {
  expect([' ab ', 'abc', 'x'.repeat(100), 'x'.repeat(101)].map(isSearchable)).toEqual([false, true, true, false]);
});
