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
      'const size = Number.isSafeInteger(product) | Number.isSafeInteger(product) ? quotient(Math.abs(product), denominator) : exactQuotient(BigInt(Math.abs(amount)) * BigInt(Math.abs(numerator)), BigInt(denominator)) -> exactQuotient(BigInt(Math.abs(amount)) * BigInt(Math.abs(numerator)), BigInt(denominator))',
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
    file: 'domain/prorate.ts',
    mutant: 'if (!Number.isSafeInteger(size * whole)) return exactCutsOf(size, parts); | size * whole -> size / whole',
    reason: 'an amount that the whole divides evenly leaves no remainders to lose',
  },
  {
    file: 'domain/panel-addresses.ts',
    mutant: "if (!here.includes('panel=')) return null; | !here.includes('panel=') -> false",
    reason: 'an address without a panel is read in full then, only slower',
  },
  {
    file: 'domain/search/typos.ts',
    mutant: 'if (Math.abs(a.length - b.length) > most) return null; | Math.abs(a.length - b.length) > most -> false',
    reason: 'words of very different lengths are compared in full then, only slower',
  },
];
