// What becomes of two lines of the same thing when a guest's cart joins the customer's. Spec §4 "Login"; demands: nothing lost, nothing doubled.
import { nativeBounds, type QuantityLimits, quantityFrom } from '#domain/quantity/quantity';

/**
 * Both quantities together, as far as they may be bought: within the product's limits and what is left. Where not even the smallest
 * quantity is left, the sum stays and the line reports the problem: a buyer's choice is never removed without a notice.
 */
export function mergedQuantity(one: number, other: number, limits: QuantityLimits, left: number): number {
  const wanted = quantityFrom(one + other, limits, one);
  if (wanted <= left) return wanted;
  const { min, step } = nativeBounds(limits);
  const most = Math.floor(left / step) * step;
  return most >= min ? most : wanted;
}

/** Two notes stay both, one under the other. */
export function mergedNote(one: string | null, other: string | null): string | null {
  if (!one || !other || one === other) return one || other;
  return `${one}\n${other}`;
}
