// Brings what the search reads up to what the catalogue says. To be called by whatever imported or changed products, in its own transaction.
import type { Queryable } from '#backend/db/queryable';
import { type Lexicon, sharedHeads, splitCompound } from '#domain/search/compounds';
import { learnWords, listWords, type LearntWord, namedWords, refreshRows, writeParts } from './learning/rows';
import type { Language } from '#backend/graphql/context';

/** `ids`: the products that changed (variants stand for their parents); 'all' after a large import, and forgets what is gone. */
export async function refreshSearch(on: Queryable, ids: readonly number[] | 'all'): Promise<void> {
  await splitAnew(on, await refreshRows(ids === 'all' ? null : ids, on));
}

/** The words alone, of all rows that were refreshed in this transaction. */
export async function learnLexicon(on: Queryable): Promise<void> {
  await splitAnew(on, await learnWords(on));
}

/** Compounds are split anew where a word is new. */
async function splitAnew(on: Queryable, languages: readonly Language[]): Promise<void> {
  for (const language of languages) {
    const [words, named] = [await listWords(language, on), await namedWords(language, on)];
    await writeParts(language, partsOf(words, named), on);
  }
}

/** A split of each word that is made of others: as it stands, and by its stem and root where an ending is in the way. */
function partsOf(words: readonly LearntWord[], named: ReadonlySet<string>) {
  const letters = words.filter(({ folded }) => !/\d/.test(folded));
  const roots = new Set(letters.map(({ root }) => root));
  const plain: Lexicon = { words: new Map(letters.map(({ folded, root }) => [folded, root])), roots, named };
  const lexicon: Lexicon = { ...plain, words: new Map([...plain.words, ...sharedHeads(plain)]) };
  return letters.flatMap(({ word, folded, root }) => {
    const parts = splitCompound(folded, lexicon) ?? splitCompound(root, lexicon);
    return parts?.map((part, at) => ({ word, part, head: at === parts.length - 1 })) ?? [];
  });
}
