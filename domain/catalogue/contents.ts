// What one unit of sale holds, read from its fact 'count' ("5 × 500 ark", "1,5 kg", "12 stk."), so that packs of different size can be
// compared. Spec §1 "Cart upgrade suggestions": goods that hold unequal things are not each other's alternatives.

export type Contents = { amount: number; unit: string };

/** Equivalent written units: [word, stored unit, factor to the stored unit]. */
const UNITS: readonly (readonly [word: string, unit: string, times: number])[] = [
  ['kg', 'g', 1000],
  ['l', 'ml', 1000],
  ['liter', 'ml', 1000],
  ['dl', 'ml', 100],
  ['cl', 'ml', 10],
  ['styk', 'stk', 1],
  ['stykker', 'stk', 1],
];

/** Danish writing: a comma before decimals, a point between thousands. */
const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?`;
const WRITTEN = new RegExp(String.raw`^(${NUMBER})(?:\s*[×x*]\s*(${NUMBER}))?\s*([\p{L}]+)\.?$`, 'u');

const writtenNumber = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

/** Null where the text is not a number, perhaps times another, of one thing. Weights come in grams, volumes in millilitres. */
export function contentsOf(text: string): Contents | null {
  const [, first, second = '1', word = ''] = WRITTEN.exec(text.trim().toLowerCase()) ?? [];
  if (first === undefined) return null;
  const [, unit, times] = UNITS.find(([written]) => written === word) ?? [word, word, 1];
  // Thousandths, so that 0,1 × 3 is 300 and not a long fraction.
  const amount = Math.round(writtenNumber(first) * writtenNumber(second) * times * 1000) / 1000;
  return amount > 0 ? { amount, unit } : null;
}

/**
 * Whether `pieces` of the one equal what the other holds. If neither states its contents, the staff's entry is used; if only one
 * does, they cannot be compared.
 */
export function isHeldBy(one: Contents | null, other: Contents | null, pieces: number): boolean {
  if (!one || !other) return one === other;
  return one.unit === other.unit && Math.abs(one.amount * pieces - other.amount) < 0.0005;
}

/** So many of the unit that its price is easily read: the fewest of 1, 10, 100, 1000 that cost a krone or more. */
export function comparedAmount(oereForAll: number, { amount }: Contents): number {
  const each = oereForAll / amount;
  return [1, 10, 100].find((many) => each * many >= 100) ?? 1000;
}
