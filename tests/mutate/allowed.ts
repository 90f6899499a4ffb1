// Mutants that no test can or need tell from the code as it is, each with the reason.

export interface Allowed {
  file: string;
  /** As `nameOf` writes it: the line | what stood there -> what is put in its place. */
  mutant: string;
  reason: string;
}

export const ALLOWED: readonly Allowed[] = [
  {
    file: 'domain/rounding.ts',
    mutant:
      'if (!Number.isSafeInteger(product)) return scaledExactly(amount, numerator, denominator); | !Number.isSafeInteger(product) -> true',
    reason: 'the exact way gives the same for small numbers, only slower',
  },
  {
    file: 'domain/prorate.ts',
    mutant:
      'if (!Number.isSafeInteger(size * whole)) return exactCutsOf(size, parts); | !Number.isSafeInteger(size * whole) -> true',
    reason: 'the exact way gives the same for small numbers, only slower',
  },
  {
    file: 'domain/prorate.ts',
    mutant: 'const parts = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1); | 1 -> 2',
    reason: 'all count alike, whatever each counts',
  },
  {
    file: 'domain/promotion/discount.ts',
    mutant:
      'const found = left.find(({ line, goods }) => line.products.includes(chosen ?? -1) && goods >= line.unit); | chosen ?? -1 -> chosen',
    reason: 'no line holds a product without a number',
  },
  {
    file: 'domain/reward-points.ts',
    mutant:
      'if (perHundred === null || perHundred <= 0 || goodsNet <= 0) return 0; | perHundred <= 0 -> perHundred < 0',
    reason: 'nothing for each hundred kroner comes to nothing',
  },
  {
    file: 'domain/reward-points.ts',
    mutant: 'if (perHundred === null || perHundred <= 0 || goodsNet <= 0) return 0; | goodsNet <= 0 -> goodsNet < 0',
    reason: 'goods for nothing earn nothing',
  },
];
