// A shop's look by its name, and the base look for an unknown name.
import { expect, test } from 'vitest';
import { SHOP_LOOKS, shopLookOf } from './shop-variant';

test('each look is found by its name; any other name is the base look', () => {
  expect(SHOP_LOOKS.map(shopLookOf)).toEqual([...SHOP_LOOKS]);
  expect(['Base', 'unknown', '', null, undefined].map(shopLookOf)).toEqual(['base', 'base', 'base', 'base', 'base']);
});
