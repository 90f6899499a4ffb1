// Which known word a mistyped one may have meant: one slip from five letters on, two in a long word.
import { inOrder } from '#domain/text/text-order';

/** Below this a slip turns one word into another too easily: "mus" and "hus". */
export const LEAST_LETTERS = 5;

/** Figures are never guessed: another number is another product. */
export const mayHaveTypo = (word: string): boolean => word.length >= LEAST_LETTERS && !/\p{N}/u.test(word);

/** From here on two slips are forgiven: a word that long has few neighbours. */
export const LEAST_FOR_TWO = 9;

const cellAt = (row: readonly number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY;

/** How many letters are too many, missing, wrong or swapped with their neighbour, counted to `most`; null for more. */
export function slipsBetween(one: string, other: string, most = 2): number | null {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return null;
  let before: number[] = [];
  let last = [...b.keys(), b.length];
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [place, meant] of b.entries()) {
      const isSwapped = letter === b[place - 1] && a[row - 1] === meant;
      const ways = [
        cellAt(last, place + 1) + 1,
        cellAt(next, place) + 1,
        cellAt(last, place) + (letter === meant ? 0 : 1),
      ];
      next.push(Math.min(...ways, isSwapped ? cellAt(before, place - 1) + 1 : Number.POSITIVE_INFINITY));
    }
    [before, last] = [last, next];
  }
  const slips = cellAt(last, b.length);
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
    (one, other) => other.products - one.products || inOrder(one.word, other.word),
  );
}
