// Splitting an amount over parts so that the parts add up to it. Architecture §5: VAT goes to the lines by largest remainder.
import { type Oere, oere } from '#domain/money';

/**
 * The shares of `total` in proportion to `weights` (non-negative integers), by largest remainder. The shares always sum to
 * `total`, and each lies within one øre of its exact share. Equal remainders go to the earlier weight, so a caller who wants
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
  // BigInt, because øre × øre leaves the safe integers at a cart of about a million kroner.
  const size = BigInt(Math.abs(amount));
  const whole = parts.reduce((sum, weight) => sum + BigInt(weight), BigInt(0));
  const cuts = parts.map((weight, index) => ({
    index,
    share: Number((size * BigInt(weight)) / whole),
    rest: (size * BigInt(weight)) % whole,
  }));
  return withRemainders(cuts, Math.abs(amount)).map((share) => oere(amount < 0 ? -share : share));
}

function withRemainders(cuts: readonly { index: number; share: number; rest: bigint }[], size: number): number[] {
  const left = size - cuts.reduce((sum, cut) => sum + cut.share, 0);
  const luckiest = [...cuts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const lucky = new Set(luckiest.slice(0, left).map((cut) => cut.index));
  return cuts.map((cut) => (lucky.has(cut.index) ? cut.share + 1 : cut.share));
}
