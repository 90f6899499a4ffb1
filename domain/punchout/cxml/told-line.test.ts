// Which goods of a procurement system's cart are the same, and what of a line comes back with it.
import { expect, test } from 'vitest';
import { designToldBy, keyOfGoods } from './told-line';

test('goods are the same in any order of their design’s parts', () => {
  expect(keyOfGoods('1', { a: '1', b: '2' })).toBe(keyOfGoods('1', { b: '2', a: '1' }));
  expect(keyOfGoods('1', { a: '1' })).not.toBe(keyOfGoods('1', { a: '2' }));
  expect(keyOfGoods('1', { a: '1' })).not.toBe(keyOfGoods('2', { a: '1' }));
  expect(keyOfGoods('1', null)).not.toBe(keyOfGoods('1', { a: '1' }));
});

test('a line without an id of the shop tells no design', () => {
  expect([null, '', 'no id of the shop'].map(designToldBy)).toEqual([null, null, null]);
});
