// Names of people, companies and towns. Spec §5 "name_length": first plus last name together at most 30 characters; "alpha_spaces":
// letters of any language and spaces, and the separators of real names: O'Brien, Jens-Peter, H.C., A/S.
import { isForeign, tidyLine } from '#domain/validate/written';

/** Spec §9. */
export const NAME_LENGTH = 30;

const LETTERS = /^[\p{L}\p{M}\s.,'’`´ʻ&/()\-\u2010-\u2015]+$/u;

/** Signs on letters: no script puts more than two on one letter of a name, and none appears without a letter. */
const STACKED = /(?:^|[^\p{L}\p{M}])\p{M}|\p{M}{3}/u;

/** Counted as people count letters, an 'é' of two code points as one. */
export function fitsNameLength(firstName: string, lastName: string): boolean {
  return lengthOf(firstName) + lengthOf(lastName) <= NAME_LENGTH;
}

/** A person's name with single spaces, or null when it cannot be one. */
export function nameFrom(typed: string): string | null {
  const name = tidyLine(typed);
  return LETTERS.test(name) && /\p{L}/u.test(name) && !STACKED.test(name) && !isForeign(name) ? name : null;
}

/** A company's, or the name that a present is from: '3M', '7-Eleven' and 'Boozt.com' are names too, code and web pages are not. */
export function companyFrom(typed: string): string | null {
  const name = tidyLine(typed);
  return /[\p{L}\p{N}]/u.test(name) && !/[<>{}\\|]|:\/\/|\bwww\./i.test(name) ? name : null;
}

/** A town's, without a postcode before it. */
export function cityFrom(typed: string): string | null {
  return nameFrom(tidyLine(typed).replace(/^(?:dk[-\s]*)?\d{4}\s+/i, ''));
}

function lengthOf(name: string): number {
  return [...tidyLine(name)].length;
}
