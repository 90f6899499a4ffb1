// Splitting an amount over parts so that the parts add up to it. Architecture §5: VAT goes to the lines by largest remainder.
import { type Oere, oere } from '#domain/money/money';

/**
 * The shares of `total` in proportion to `weights` (non-negative integers), by largest remainder. The shares always sum to
 * `total`, and each is within one øre of its exact share. Equal remainders go to the earlier weight, so a caller who wants
 * an answer that does not depend on the order sorts first (as cart-totals does). When all weights are 0 the parts count alike.
 */
export function prorate(total: number, weights: readonly number[]): Oere[] {
  const amount = oere(total);
  if (weights.length === 0) {
    if (amount !== 0) throw new RangeError('An amount cannot be split over no parts');
    return [];
  }
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('Weights are whole numbers from 0 and up');
  }
  const parts = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const size = Math.abs(amount);
  return withRemainders(cutsOf(size, parts), size).map((share) => oere(Math.sign(amount) * share));
}

interface Cut {
  index: number;
  share: number;
  rest: number;
}

function cutsOf(size: number, parts: readonly number[]): Cut[] {
  const whole = parts.reduce((sum, weight) => sum + weight, 0);
  // No weight exceeds the sum: while this product is exact, so are all the others.
  if (!Number.isSafeInteger(size * whole)) return exactCutsOf(size, parts);
  return parts.map((weight, index) => {
    const product = size * weight;
    const rest = product % whole;
    return { index, share: (product - rest) / whole, rest };
  });
}

/** BigInt, because øre × øre leaves the safe integers at a cart of about a million kroner. */
function exactCutsOf(size: number, parts: readonly number[]): Cut[] {
  const whole = parts.reduce((sum, weight) => sum + BigInt(weight), BigInt(0));
  return parts.map((weight, index) => {
    const product = BigInt(size) * BigInt(weight);
    return { index, share: Number(product / whole), rest: Number(product % whole) };
  });
}

function withRemainders(cuts: readonly Cut[], size: number): number[] {
  const left = size - cuts.reduce((sum, cut) => sum + cut.share, 0);
  // A sort leaves equals in their order: among equal remainders the earlier part comes first.
  const luckiest = [...cuts].sort((a, b) => b.rest - a.rest);
  const lucky = new Set(luckiest.slice(0, left).map((cut) => cut.index));
  return cuts.map((cut) => (lucky.has(cut.index) ? cut.share + 1 : cut.share));
}
