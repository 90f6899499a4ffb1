// Which products of a procurement system's cart are the same, and which data of a line is returned with it.
import { expect, test } from 'vitest';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import { designToldBy } from './told-line';

test('products have the same key in any order of their design’s options', () => {
  expect(keyOfGoods('1', { a: '1', b: '2' })).toBe(keyOfGoods('1', { b: '2', a: '1' }));
  expect(keyOfGoods('1', { a: '1' })).not.toBe(keyOfGoods('1', { a: '2' }));
  expect(keyOfGoods('1', { a: '1' })).not.toBe(keyOfGoods('2', { a: '1' }));
  expect(keyOfGoods('1', null)).not.toBe(keyOfGoods('1', { a: '1' }));
});

test('a line without an id of the shop has no design', () => {
  expect([null, '', 'no id of the shop'].map(designToldBy)).toEqual([null, null, null]);
});
