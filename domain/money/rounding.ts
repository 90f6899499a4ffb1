// Exact rounding of integers, the one place where a fraction of an øre is decided.

/** amount × numerator / denominator, halves rounded away from zero, exact beyond 2^53 as well. Takes integers only. */
export function scaled(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  const size = Number.isSafeInteger(product)
    ? quotient(Math.abs(product), denominator)
    : exactQuotient(BigInt(Math.abs(amount)) * BigInt(Math.abs(numerator)), BigInt(denominator));
  // Never minus zero.
  return Math.sign(product) * size || 0;
}

function quotient(size: number, denominator: number): number {
  const rest = size % denominator;
  const whole = (size - rest) / denominator;
  // Comparing 2 × rest is exact for halves; a float division would not be.
  return rest * 2 >= denominator ? whole + 1 : whole;
}

function exactQuotient(size: bigint, denominator: bigint): number {
  const two = BigInt(2);
  return Number((size * two + denominator) / (denominator * two));
}
