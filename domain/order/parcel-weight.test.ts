// The weight on an order's label: of what is left to pack, or of what was sent; unknown where a product's weight is.
import { expect, test } from 'vitest';
import { parcelGrams } from './parcel-weight';

const line = (
  productId: number,
  quantity: number,
  more: { shipped?: number; canceled?: number; isCard?: boolean } = {},
) => {
  const { shipped = 0, canceled = 0, isCard = false } = more;
  const kind = isCard ? ('gift_card' as const) : ('goods' as const);
  return {
    id: productId,
    sku: `S${productId}`,
    productId,
    kind,
    quantity,
    shipped,
    canceled,
    invoiced: 0,
    credited: 0,
  };
};
const GRAMS = new Map([
  [1, 250],
  [2, 1000],
  [3, 0],
]);
const grams = (...lines: ReturnType<typeof line>[]) => parcelGrams(lines, (id) => GRAMS.get(id) ?? 0);

test.each([
  ['all pieces', [line(1, 2), line(2, 1)], 1500],
  ['what is left of a part', [line(1, 3, { shipped: 1 }), line(2, 1, { shipped: 1 })], 500],
  ['without cancelled pieces', [line(1, 3, { canceled: 2 })], 250],
  ['what was sent, once all is', [line(1, 2, { shipped: 2 }), line(2, 2, { shipped: 1, canceled: 1 })], 1500],
  ['a gift card weighs nothing', [line(1, 1), line(3, 1, { isCard: true })], 250],
  ['a product without a weight', [line(1, 1), line(3, 1)], null],
  ['a product without a weight that was sent before', [line(1, 1), line(3, 1, { shipped: 1 })], 250],
  ['only a gift card', [line(3, 1, { isCard: true })], null],
  ['all cancelled', [line(1, 2, { canceled: 2 })], null],
])('%s', (_title, lines, expected) => {
  expect(grams(...lines)).toBe(expected);
});
