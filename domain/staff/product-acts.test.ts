// Which acts a product allows.
import { expect, it } from 'vitest';
import { isNewSku, isProductAct, PRODUCT_ACTS, possibleProductActs } from './product-acts';

it('are all for a product without variants', () => {
  expect(possibleProductActs({ hasVariants: false, isVariant: false, isBonusOnly: false })).toEqual([...PRODUCT_ACTS]);
});

it('leave price and stock to the variants, and stores to the family', () => {
  expect(possibleProductActs({ hasVariants: true, isVariant: false, isBonusOnly: false })).toEqual([
    'texts',
    'codes',
    'stores',
    'categories',
    'details',
    'pictures',
  ]);
  expect(possibleProductActs({ hasVariants: false, isVariant: true, isBonusOnly: false })).toEqual([
    'price',
    'stock',
    'texts',
    'codes',
    'details',
    'pictures',
  ]);
});

it('leave out the stores of what is sold for points only', () => {
  expect(possibleProductActs({ hasVariants: false, isVariant: false, isBonusOnly: true })).not.toContain('stores');
});

it('are named', () => {
  expect([isProductAct('price'), isProductAct('ship'), isProductAct(null)]).toEqual([true, false, false]);
});

it.each(['A', '100-200.3', 'Æble_1', 'x'.repeat(64)])('%j can be the number of a new product', (sku) =>
  expect(isNewSku(sku)).toBe(true),
);

it.each(['', ' ', '-a', 'a b', 'a/b', 'a,b', '../x', 'a|b', 'x'.repeat(65)])('%j cannot', (sku) =>
  expect(isNewSku(sku)).toBe(false),
);
