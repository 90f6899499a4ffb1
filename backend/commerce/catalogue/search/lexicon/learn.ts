// Brings what the search reads up to what the catalogue says. To be called by whatever imported or changed products, in its own transaction.
import type { Queryable } from '#backend/db/queryable';
import { type Lexicon, sharedHeads, splitCompound } from '#domain/search/compounds';
import { learnWords, listWords, type LearntWord, namedWords, refreshRows, writeParts } from './learning/rows';

/** `ids`: the products that changed (variants stand for their parents); 'all' after a large import, and forgets what is gone. */
export async function refreshSearch(on: Queryable, ids: readonly number[] | 'all'): Promise<void> {
  const which = ids === 'all' ? null : ids;
  await refreshRows(which, on);
  await learnLexicon(on, which);
}

/** The words alone, where the rows of the products are refreshed already; null: of all, forgetting what is gone. Compounds are split anew where a word is new. */
export async function learnLexicon(on: Queryable, ids: readonly number[] | null): Promise<void> {
  for (const language of await learnWords(ids, on)) {
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
