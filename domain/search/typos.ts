// Which known word a mistyped one may have meant: one slip from five letters on, two in a long word.

/** Below this a slip turns one word into another too easily: "mus" and "hus". */
export const LEAST_LETTERS = 5;

/** Figures are never guessed: another number is another product. */
export const mayHaveTypo = (word: string): boolean => word.length >= LEAST_LETTERS && !/\p{N}/u.test(word);

/** From here on two slips are forgiven: a word that long has few neighbours. */
export const LEAST_FOR_TWO = 9;

/** How many letters are too many, missing, wrong or swapped with their neighbour, counted to two; null for more. */
export function slipsBetween(one: string, other: string): number | null {
  const most = 2;
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return null;
  let before: number[] = [];
  let last = [...b.keys(), b.length];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1];
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const ways = [(last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1)];
      next.push(Math.min(...ways, swapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY));
    }
    [before, last] = [last, next];
  }
  const slips = last[b.length] ?? 0;
  return slips <= most ? slips : null;
}

/** Equal words have no slip. */
export const isOneSlip = (one: string, other: string): boolean => slipsBetween(one, other) === 1;

export interface KnownWord {
  word: string;
  folded: string;
  products: number;
}

/** The words that it may have meant, most used first; two slips only where one explains nothing and the word begins alike. */
export function meantBy<Word extends KnownWord>(folded: string, known: readonly Word[]): Word[] {
  if (!mayHaveTypo(folded)) return [];
  const after = (slips: number) => known.filter((one) => slipsBetween(folded, one.folded) === slips);
  const near = after(1);
  const far = () => (folded.length >= LEAST_FOR_TWO ? after(2).filter((one) => one.folded[0] === folded[0]) : []);
  return (near.length > 0 ? near : far()).sort(
    (one, other) => other.products - one.products || (one.word < other.word ? -1 : 1),
  );
}
