// Which known word a mistyped one may have meant: one slip per word, from five letters on.

/** Below this a slip turns one word into another too easily: "mus" and "hus". */
export const LEAST_LETTERS = 5;

/** Figures are never guessed: another number is another product. */
export const mayHaveTypo = (word: string): boolean => word.length >= LEAST_LETTERS && !/\p{N}/u.test(word);

/** Whether one letter too many, missing, wrong, or two neighbours swapped turn one into the other. Equal words have no slip. */
export function isOneSlip(one: string, other: string): boolean {
  const [a, b] = one.length <= other.length ? [[...one], [...other]] : [[...other], [...one]];
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (at === a.length) return b.length > a.length;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (b.length > a.length) return rest(a, at) === rest(b, at + 1);
  if (rest(a, at + 1) === rest(b, at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2);
}

export interface KnownWord {
  word: string;
  folded: string;
  products: number;
}

/** The words that it may have meant, most used first. */
export function meantBy<Word extends KnownWord>(folded: string, known: readonly Word[]): Word[] {
  if (!mayHaveTypo(folded)) return [];
  return known
    .filter((one) => isOneSlip(folded, one.folded))
    .sort((one, other) => other.products - one.products || (one.word < other.word ? -1 : 1));
}
