// Exact rounding of integers, the one place where a fraction of an øre is decided.

/** amount × numerator / denominator, halves away from zero, exact beyond 2^53 as well. Takes integers only. */
export function scaled(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  if (!Number.isSafeInteger(product)) return scaledExactly(amount, numerator, denominator);
  const size = Math.abs(product);
  const rest = size % denominator;
  const whole = (size - rest) / denominator;
  // Comparing 2 × rest keeps the half exact, where a division by a float would not.
  const rounded = rest * 2 >= denominator ? whole + 1 : whole;
  return product < 0 && rounded > 0 ? -rounded : rounded;
}

function scaledExactly(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator);
  const zero = BigInt(0);
  const two = BigInt(2);
  const size = product < zero ? -product : product;
  const rounded = (size * two + BigInt(denominator)) / (BigInt(denominator) * two);
  return Number(product < zero ? -rounded : rounded);
}
