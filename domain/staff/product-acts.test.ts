// Which acts a product allows.
import { expect, it } from 'vitest';
import { isProductAct, PRODUCT_ACTS, possibleProductActs } from './product-acts';

it('are all for a product without variants', () => {
  expect(possibleProductActs({ hasVariants: false, isVariant: false, isBonusOnly: false })).toEqual([...PRODUCT_ACTS]);
});

it('leave price and stock to the variants, and stores to the family', () => {
  expect(possibleProductActs({ hasVariants: true, isVariant: false, isBonusOnly: false })).toEqual(['texts', 'stores']);
  expect(possibleProductActs({ hasVariants: false, isVariant: true, isBonusOnly: false })).toEqual([
    'price',
    'stock',
    'texts',
  ]);
});

it('leave out the stores of what is sold for points only', () => {
  expect(possibleProductActs({ hasVariants: false, isVariant: false, isBonusOnly: true })).not.toContain('stores');
});

it('are named', () => {
  expect([isProductAct('price'), isProductAct('ship'), isProductAct(null)]).toEqual([true, false, false]);
});
