// What happens when not every word of a question is met: what is wanted must be among the goods' names, or nothing is shown.
import type { Queryable } from '#backend/db/queryable';
import { allOf, anyOf, lexeme, matchOf, nameQuery, type Term, type Understood, within } from './terms';
import { foundAmong, type Matching } from './words.sql';

/** A shorter number is one of many figures: "603" among words that are not known is no cartridge. */
const LONG_NUMBER = 5;

const signsOfNumber = (number: string): number => number.replace(/[^\p{L}\p{N}]/gu, '').length;

interface Heads {
  /** Queries for what is wanted: names of goods, which excludes brands, and numbers. */
  queries: string[];
  /** The words that name to the shopper what the shop does not sell. */
  missing: string[];
  /** The words that products are named by. */
  named: Term[];
}

async function headsOf({ terms, unknownThings }: Understood, asked: Matching, on: Queryable): Promise<Heads> {
  const numbered = terms.flatMap(
    ({ numbers = [] }) =>
      anyOf(numbers.filter((one) => unknownThings.length === 0 || signsOfNumber(one) >= LONG_NUMBER)) ?? [],
  );
  const things = terms.filter(({ isThing }) => isThing);
  const asks = [
    ...things.map(nameQuery),
    // A word that occurs only in names is no brand.
    ...things.map(({ exact }) => within(anyOf(exact.filter((operand) => !operand.includes(':'))), 'B')),
    ...terms.map(matchOf),
  ].map((query) => query ?? lexeme('='));
  const found = await foundAmong(asks, { ...asked, on });
  const isBrand = (at: number): boolean => found[things.length + at] ?? false;
  const isName = (term: Term, at: number): boolean => found[at] === true && !isBrand(at) && !term.guessOf;
  const unnamed = things.filter((term, at) => !isName(term, at) && !isBrand(at));
  const unmet = terms.filter((_, at) => !found[2 * things.length + at]);
  const missing = [unknownThings, wordsShown(unnamed), wordsShown(unmet)].find(({ length }) => length > 0) ?? [];
  const names = things.flatMap((term, at) => (isName(term, at) ? (asks[at] ?? []) : []));
  return { queries: [...numbered, ...names], missing, named: things.filter(isName) };
}

/** English writes compounds as several words: no "cleaner" of the shop is a "vacuum cleaner", as no product is named by "vacuum". */
const isOtherCompound = ({ language, understood }: Matching, missing: readonly string[]): boolean =>
  language === 'en' && understood.unknown.length === 0 && missing.length > 0;

const wordsShown = (terms: readonly Term[]): string[] => terms.map(({ shown, guessOf }) => guessOf ?? shown);

/** The query for a search that has unknown words, or whose words no product has together; null where its known words are enough. */
export async function loosened(
  asked: Matching,
  finds: (question: Matching) => Promise<boolean>,
  on: Queryable,
): Promise<Understood | null> {
  const { understood } = asked;
  const { queries: heads, missing, named } = await headsOf(understood, asked, on);
  if (heads.length === 0 || understood.endsUnknown) return nothingOf(understood, missing);
  if (isOtherCompound(asked, missing)) return nothingOf({ ...understood, didYouMean: wordsShown(named) }, missing);
  if (understood.unknown.length > 0 && understood.terms.length > 0 && (await finds(asked))) return null;
  const all = { ...understood, needed: allOf(heads) };
  if (heads.length === 1 || (await finds({ ...asked, loosely: true, understood: all }))) return all;
  return { ...understood, needed: anyOf(heads) };
}

/** Nothing else was searched for, so a correction is only proposed. */
function nothingOf(understood: Understood, missing: string[]): Understood {
  const { corrected, didYouMean } = understood;
  const asked = [...(corrected ? [corrected] : []), ...didYouMean].slice(0, 3);
  return { ...understood, needed: null, missing, corrected: null, didYouMean: asked };
}
