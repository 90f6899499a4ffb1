// How long a stored card can be used, and the format of its key.
import { expect, test } from 'vitest';
import { cardKeyFrom, isCardExpired, lastDayOfCard } from './kept-card';

test.each([
  [2026, 12, '2026-12-31'],
  [2028, 2, '2028-02-29'],
  [2027, 1, '2027-01-31'],
] as const)('a card of %i/%i is valid until %s and not on the day after', (year, month, last) => {
  expect(lastDayOfCard(year, month)).toBe(last);
  expect([isCardExpired(last, last), isCardExpired(last, '2099-01-01')]).toEqual([false, true]);
});

test('the key of a card consists of hexadecimal digits only', () => {
  const key = 'a0'.repeat(32);
  expect([key, `${key}0`, '', 'A0', 'zz', "a0'"].map(cardKeyFrom)).toEqual([key, '', '', '', '', '']);
});
