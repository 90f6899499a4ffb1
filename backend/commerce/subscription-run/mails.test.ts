import { expect, test } from 'vitest';
import { nameOfItem } from './mails';

test.each([
  ['Te', 'Tea', 'Te', 'Tea'],
  ['Te', null, 'Te', 'Te'],
  ['Te', '', 'Te', 'Te'],
])('an item named %s and %s in the languages of a subscription', (nameDa, nameEn, danish, english) => {
  const item = { row: { nameDa, nameEn } } as Parameters<typeof nameOfItem>[0];
  expect([nameOfItem(item, 'da'), nameOfItem(item, 'en')]).toEqual([danish, english]);
});
