// The weight of what an order's label is put on: the pieces that are left to pack; once all are sent, all that were sent.
import type { LineKind } from '#domain/order/line-choice';
import { type LifeLine, unshipped } from '#domain/order/order-life';

type WeighedLine = LifeLine & { productId: number; kind: LineKind };

/** Null where a product has no entered weight, and without pieces. Gift cards weigh nothing. */
export function parcelGrams(lines: readonly WeighedLine[], gramsOf: (productId: number) => number): number | null {
  const goods = lines.filter(({ kind }) => kind !== 'gift_card');
  const isLeft = goods.some((line) => unshipped(line) > 0);
  let sum = 0;
  for (const line of goods) {
    const pieces = isLeft ? unshipped(line) : line.shipped;
    const grams = gramsOf(line.productId);
    if (pieces > 0 && grams <= 0) return null;
    sum += Math.max(0, pieces) * grams;
  }
  return sum > 0 ? sum : null;
}
