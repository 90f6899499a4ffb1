// A product appears once on a page.
import { expect, test } from 'vitest';
import { eachOnce } from './each-once';

const row = (id: string, ...skus: string[]) => ({ id, tiles: skus.map((sku) => ({ sku })) });

test('omits from later rows what the page or an earlier row shows', () => {
  const rows = eachOnce([row('popular', 'A', 'B', 'C'), row('alike', 'B', 'D', 'A')], ['A']);
  expect(rows).toEqual([row('popular', 'B', 'C'), row('alike', 'D')]);
});

test('removes a row that becomes empty, but not one that is loaded later', () => {
  const slot = { ...row('for you'), slot: '/row/product/for-you' };
  expect(eachOnce([row('popular', 'A'), row('alike', 'A'), slot], [])).toEqual([row('popular', 'A'), slot]);
});

test('shows a product once that a row lists twice', () => {
  expect(eachOnce([row('alike', 'A', 'A')], [])).toEqual([row('alike', 'A')]);
});
