// Searches that find nothing, as the shop counts them for its staff: by day, store and words, without anything about who searched.
import { isEan } from '#domain/validate/ean';
import { isForeign, tidyLine } from '#domain/validate/written';

/** What is longer is no name of a thing. */
export const LONGEST_MISSED_SEARCH = 60;
/** Different words that one store counts in a day; more are those of a program that tries words. */
export const MOST_MISSED_SEARCHES = 500;

/** A telephone number has eight digits, a CPR number ten, a card sixteen. */
const FEWEST_PRIVATE_DIGITS = 8;

/**
 * The words under which a search is counted; null for what is not counted: fewer than two letters, a long text, and what may say who searched,
 * such as an e-mail address or a telephone number. The number of a product (EAN) is counted.
 */
export function missedSearchWords(typed: string): string | null {
  const words = tidyLine(typed).toLocaleLowerCase('da');
  const digits = words.replace(/\D/g, '').length;
  if (isEan(words)) return words.replace(/\D/g, '');
  const isCounted =
    words.length <= LONGEST_MISSED_SEARCH &&
    (words.match(/\p{L}/gu) ?? []).length >= 2 &&
    digits < FEWEST_PRIVATE_DIGITS &&
    !words.includes('@') &&
    !isForeign(words);
  return isCounted ? words : null;
}
