// Change notifications from the database, read by every process.
import { expect, test } from 'vitest';
import { changeFrom } from './shop-change';

test.each([
  ['products 7', [7]],
  ['products 1,22,333', [1, 22, 333]],
  ['lists', ['lists']],
  ['content', ['content']],
  ['everything', null],
])('%s', (told, change) => {
  expect(changeFrom(told)).toEqual(change);
});

test.each(['', 'products', 'products ', 'products 1,', 'products 1;2', 'lists 2', 'products 12345678901'])(
  'treats an unknown message as a change of everything: "%s"',
  (told) => {
    expect(changeFrom(told)).toBeNull();
  },
);
