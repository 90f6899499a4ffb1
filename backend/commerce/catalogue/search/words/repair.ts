// Words that the catalogue does not know: mistyped ones are put right, new compounds split, beginnings completed.
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';
import { splitCompound } from '#domain/search/compounds';
import { mayHaveTypo, meantBy } from '#domain/search/typos';
import type { Assortment } from '../../assortment/assortment';
import { knownAmong, type LexiconWord, lookalikes, wordsBeginning } from '../lexicon/rows';
import { foundAmong } from './rows';
import { allOf, anyOf, lexeme, type Term } from './terms';

export interface Repair {
  /** What is searched for instead; null where nothing is near enough. */
  term: Term | null;
  /** Whether the term is another word than was typed. */
  isPutRight: boolean;
  /** What else it may have meant. */
  others: string[];
}

const LEAST_BEGINNING = 3;
const MOST_ENDINGS = 20;
const MOST_OTHERS = 3;

const blank: Omit<Term, 'shown' | 'products'> = { exact: [], synonyms: [], heads: [], parts: [] };

export interface RepairScene {
  assortment: Assortment;
  language: Language;
  on: Queryable;
}

/** Those that lead to a product: to put a word right by what the shopper may not see would give it away. */
async function sold(words: readonly LexiconWord[], scene: RepairScene): Promise<LexiconWord[]> {
  const queries = words.map(({ stem }) => lexeme(stem));
  const found = await foundAmong(queries, scene);
  return words.filter((_, at) => found[at]);
}

export async function repair(words: readonly string[], scene: RepairScene): Promise<Map<string, Repair>> {
  const { language, on } = scene;
  const repairs = new Map<string, Repair>();
  const guessed = words.filter(mayHaveTypo);
  const looks =
    guessed.length > 0
      ? await Promise.all((await lookalikes(guessed, language, on)).map((one) => sold(one, scene)))
      : [];
  for (const [at, word] of guessed.entries()) {
    const [best, ...others] = meantBy(word, looks[at] ?? []);
    if (!best) continue;
    const term = termOfWords(best.word, sameRoot(best, looks[at] ?? []));
    repairs.set(word, { term, isPutRight: true, others: distinct(others, best.root) });
  }
  for (const word of words) {
    if (repairs.has(word)) continue;
    const term = (await compound(word, language, on)) ?? (await beginning(word, scene));
    // Two slips are too many to decide for the shopper, but not to ask.
    const others = term ? [] : distinct(looks[guessed.indexOf(word)] ?? []);
    repairs.set(word, { term, isPutRight: false, others });
  }
  return repairs;
}

const sameRoot = (best: LexiconWord, all: readonly LexiconWord[]) => all.filter(({ root }) => root === best.root);

/** One word of each root, but for the root that was taken. */
function distinct(words: readonly LexiconWord[], taken?: string): string[] {
  const byRoot = new Map(
    words
      .filter(({ root }) => root !== taken)
      .map((one) => [one.root, one.word] as const)
      .reverse(),
  );
  return [...byRoot.values()].reverse().slice(0, MOST_OTHERS);
}

const termOfWords = (shown: string, words: readonly LexiconWord[]): Term => ({
  ...blank,
  shown,
  exact: words.map(({ stem }) => lexeme(stem)),
  products: words.reduce((sum, { products }) => sum + products, 0),
});

/** A compound that no product bears: its parts, which a product may have apart. */
async function compound(word: string, language: Language, on: Queryable): Promise<Term | null> {
  const pieces: string[] = [];
  for (let from = 0; from < word.length; from += 1)
    for (let to = from + 3; to <= word.length; to += 1) pieces.push(word.slice(from, to));
  const known = await knownAmong(pieces, language, on);
  const words = new Map(known.map((one) => [one.folded, one.root]));
  const parts = splitCompound(word, { words, named: new Set(words.keys()), roots: new Set() });
  if (!parts || parts.length < 2) return null;
  const operands = parts.flatMap(
    (root) => anyOf(known.filter((one) => one.root === root).map(({ stem }) => lexeme(stem))) ?? [],
  );
  const query = allOf(operands);
  return query
    ? { ...blank, shown: word, exact: [query], products: Math.min(...known.map(({ products }) => products)) }
    : null;
}

async function beginning(word: string, scene: RepairScene): Promise<Term | null> {
  if (word.length < LEAST_BEGINNING) return null;
  const words = await sold(await wordsBeginning(word, MOST_ENDINGS, scene.language, scene.on), scene);
  return words.length > 0 ? termOfWords(word, words) : null;
}
