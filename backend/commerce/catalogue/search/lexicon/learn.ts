// Brings what the search reads up to date with the catalogue. Called by every step that imported or changed products, in its own transaction.
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';
import { type Lexicon, sharedHeads, splitCompound } from '#domain/search/compounds';
import {
  type LearntWord,
  learnWords,
  namedWords,
  type Part,
  portionsOfWords,
  refreshRows,
  writeParts,
} from './learning.sql';

/** `ids`: the products that changed (variants are indexed with their parents); 'all' after a large import, which also drops deleted ones. */
export async function refreshSearch(on: Queryable, ids: readonly number[] | 'all'): Promise<void> {
  await splitAnew(on, await refreshRows(ids === 'all' ? null : ids, on));
}

/** The words alone, of all rows that were refreshed in this transaction. */
export async function learnLexicon(on: Queryable): Promise<void> {
  await splitAnew(on, await learnWords(on));
}

/** Compounds are split again where a word is new. The words are read twice, not held: a million products have very many. */
async function splitAnew(on: Queryable, languages: readonly Language[]): Promise<void> {
  for (const language of languages) {
    const lexicon = await lexiconOf(language, on);
    const parts: Part[] = [];
    for await (const words of portionsOfWords(language, on)) parts.push(...compoundParts(words, lexicon));
    await writeParts(language, parts, on);
  }
}

async function lexiconOf(language: Language, on: Queryable): Promise<Lexicon> {
  const words = new Map<string, string>();
  for await (const portion of portionsOfWords(language, on)) {
    // Most words are their own root, and then one text serves for both.
    for (const { folded, root, leads } of portion) if (leads) words.set(folded, root === folded ? folded : root);
  }
  const lexicon: Lexicon = { words, roots: new Set(words.values()), named: await namedWords(language, on) };
  for (const [head, root] of sharedHeads(lexicon)) words.set(head, root);
  return lexicon;
}

/** The parts of each compound word: split in its folded form, else by its root, where an ending is in the way. */
function compoundParts(words: readonly LearntWord[], lexicon: Lexicon): Part[] {
  return words.flatMap(({ word, folded, root }) => {
    const parts = splitCompound(folded, lexicon) ?? splitCompound(root, lexicon);
    return parts?.map((part, at) => ({ word, part, head: at === parts.length - 1 })) ?? [];
  });
}
