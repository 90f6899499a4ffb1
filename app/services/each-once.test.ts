// A product appears once on a page.
import { expect, test } from 'vitest';
import { eachOnce } from './each-once';

const row = (id: string, ...skus: string[]) => ({ id, tiles: skus.map((sku) => ({ sku })) });

test('what the page or an earlier row shows is left out of later rows', () => {
  const rows = eachOnce([row('popular', 'A', 'B', 'C'), row('alike', 'B', 'D', 'A')], ['A']);
  expect(rows).toEqual([row('popular', 'B', 'C'), row('alike', 'D')]);
});

test('a row with nothing left is gone, and one that comes later stays', () => {
  const slot = { ...row('for you'), slot: '/row/product/for-you' };
  expect(eachOnce([row('popular', 'A'), row('alike', 'A'), slot], [])).toEqual([row('popular', 'A'), slot]);
});

test('a row that names a product twice shows it once', () => {
  expect(eachOnce([row('alike', 'A', 'A')], [])).toEqual([row('alike', 'A')]);
});
