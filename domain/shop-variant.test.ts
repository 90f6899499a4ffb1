// A shop's look by its name, and the base one where the name is not known.
import { expect, test } from 'vitest';
import { SHOP_LOOKS, shopLookOf } from './shop-variant';

test('each look is found by its name; any other name is the base one', () => {
  expect(SHOP_LOOKS.map(shopLookOf)).toEqual([...SHOP_LOOKS]);
  expect(['Base', 'unknown', '', null, undefined].map(shopLookOf)).toEqual(['base', 'base', 'base', 'base', 'base']);
});
