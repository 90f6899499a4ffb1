// Synonyms maintained by staff: a search for one also finds the other (docs/developer/search.md). Called by the shop's command line.
import type { Queryable } from '#backend/db/queryable';
import { deleteSynonym, insertSynonym, listSynonyms, type Synonym } from './synonyms.sql';

export { listSynonyms, type Synonym };

export type SynonymOutcome = { ok: true } | { ok: false; reason: 'empty' | 'itself' | 'known' | 'unknown' };

/** Normalises words for storage and comparison. */
export const tidyWords = (words: string) => words.trim().toLowerCase().replace(/\s+/g, ' ');

export async function addSynonym({ language, ...words }: Synonym, on: Queryable): Promise<SynonymOutcome> {
  const [typed, means] = [tidyWords(words.typed), tidyWords(words.means)];
  if (!/[\p{L}\p{N}]/u.test(typed) || !/[\p{L}\p{N}]/u.test(means)) return { ok: false, reason: 'empty' };
  if (typed === means) return { ok: false, reason: 'itself' };
  return (await insertSynonym({ language, typed, means }, on)) ? { ok: true } : { ok: false, reason: 'known' };
}

/** How many were new; pairs without a word on one side, or of a word with itself, are passed over. */
export async function addSynonyms(pairs: readonly Synonym[], on: Queryable): Promise<number> {
  let added = 0;
  for (const pair of pairs) if ((await addSynonym(pair, on)).ok) added += 1;
  return added;
}

export async function removeSynonym({ language, ...words }: Synonym, on: Queryable): Promise<SynonymOutcome> {
  const removed = await deleteSynonym({ language, typed: tidyWords(words.typed), means: tidyWords(words.means) }, on);
  return removed ? { ok: true } : { ok: false, reason: 'unknown' };
}
