// Splits a compound that no product has into its parts, which a product may have separately.
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';
import { splitCompound } from '#domain/search/compounds';
import { knownAmong } from '../lexicon/lexicon.sql';
import { allOf, anyOf, lexeme, type Term, within } from './terms';

export const BLANK_TERM: Omit<Term, 'shown' | 'products'> = { exact: [], synonyms: [], heads: [], parts: [] };

/** A longer word is no compound that anyone writes; its parts grow with the square of its length. */
const LONGEST_COMPOUND = 28;

export interface Compound {
  /** All parts, the last one in a name: shelves are called after more than one thing. */
  whole: Term;
  /** The last part alone: the product itself, of any kind. */
  head: Term;
}

/** Null for a word that has no two known parts. */
export async function compound(word: string, language: Language, on: Queryable): Promise<Compound | null> {
  if (word.length > LONGEST_COMPOUND) return null;
  const pieces: string[] = [];
  for (let from = 0; from < word.length; from += 1)
    for (let to = from + 3; to <= word.length; to += 1) pieces.push(word.slice(from, to));
  const known = await knownAmong(pieces, language, on);
  const words = new Map(known.map((one) => [one.folded, one.root]));
  const parts = splitCompound(word, { words, named: new Set(words.keys()), roots: new Set() });
  if (!parts || parts.length < 2) return null;
  const formsOf = (root: string | undefined) => known.filter((one) => one.root === root);
  const operands = parts.flatMap((root, at) => {
    const stems = anyOf(formsOf(root).map(({ stem }) => lexeme(stem)));
    // The last part says what it is: goods that mention it are none of it.
    return (at === parts.length - 1 ? within(stems, 'A') : stems) ?? [];
  });
  const own = within(anyOf(formsOf(parts.at(-1)).map(({ stem }) => lexeme(stem))), 'AC');
  const query = allOf(operands);
  if (!query || !own) return null;
  const products = Math.min(...known.map((one) => one.products));
  const head = formsOf(parts.at(-1)).find((one) => word.endsWith(one.folded)) ?? formsOf(parts.at(-1))[0];
  return {
    whole: { ...BLANK_TERM, shown: word, exact: [query], products },
    head: { ...BLANK_TERM, shown: head?.word ?? word, exact: [own], products: head?.products ?? products },
  };
}
