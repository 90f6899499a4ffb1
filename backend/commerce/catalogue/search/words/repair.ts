// Words that the catalogue does not know: mistyped ones are put right, new compounds split, beginnings completed.
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';
import { runOf } from '#domain/search/typed-words';
import { mayHaveTypo, meantBy, slipsBetween } from '#domain/search/typos';
import type { Assortment } from '../../assortment/assortment';
import { knownAmong, type LexiconWord, lookalikes, meaningsOf, wordsBeginning } from '../lexicon/lexicon.sql';
import { BLANK_TERM, compound } from './compound';
import { termOfRun } from './heard';
import { lexeme, matchOf, nameQuery, type Term } from './terms';
import { foundAmong } from './words.sql';

export interface Repair {
  /** What is searched for instead; null where nothing is near enough. */
  term: Term | null;
  /** Whether the term is another word than was typed. */
  isPutRight: boolean;
  /** Another word, or one that only begins so. */
  isGuess: boolean;
  /** What else it may have meant. */
  others: string[];
  /** Known words that it ends in: of a compound the last part says what it is. */
  near: Term[];
}

const LEAST_BEGINNING = 3;
/** So much of a word is its beginning rather than a compound: "farvelaser" of "farvelaserprinter". */
const LONG_BEGINNING = 6;
const MOST_ENDINGS = 20;
const MOST_OTHERS = 3;

/** Words of one search that are put right. Each takes several statements; who mistypes more of them means nothing that can be guessed. */
const MOST_REPAIRED = 4;
/** Longer words are not searched for an ending. */
const LONGEST_ENDED = 28;
const UNKNOWN: Repair = { term: null, isPutRight: false, isGuess: false, others: [], near: [] };

export interface RepairScene {
  assortment: Assortment;
  language: Language;
  on: Queryable;
  /** Words that are not known as they were typed stay unknown: for a second try in the other language. */
  onlyPlain?: boolean;
}

/** Those that lead to a product: a correction to a word that only hidden products have would reveal them. */
async function sold(words: readonly LexiconWord[], scene: RepairScene): Promise<LexiconWord[]> {
  const queries = words.map(({ stem }) => lexeme(stem));
  const found = await foundAmong(queries, scene);
  return words.filter((_, at) => found[at]);
}

export async function repair(broken: readonly string[], scene: RepairScene): Promise<Map<string, Repair>> {
  const words = [...new Set(broken)].slice(0, MOST_REPAIRED);
  const repairs = new Map<string, Repair>(broken.map((word) => [word, UNKNOWN]));
  const guessed = words.filter(mayHaveTypo);
  const looks = guessed.length > 0 ? await lookalikes(guessed, scene.language, scene.on) : [];
  const known = await Promise.all(looks.map((one, at) => near(guessed[at] ?? '', one, scene)));
  for (const word of words) {
    const { all, synonyms } = known[guessed.indexOf(word)] ?? { all: [], synonyms: new Map<string, Term>() };
    const meant = meantBy(word, all);
    // One slip is likelier than a word that the catalogue does not have; two are not.
    const isSlip = meant[0] !== undefined && slipsBetween(word, meant[0].folded) === 1;
    const own = isSlip ? null : await asItStands(word, scene);
    const [best, ...others] = own ? [] : meant;
    const term = best ? (synonyms.get(best.word) ?? termOfWords(best.word, sameRoot(best, all))) : (own?.term ?? null);
    // Two slips in a short word are too many to correct automatically, but not for a suggestion.
    const asked = best ? distinct(others, best.root) : own ? [] : distinct(all);
    const near = term ? [] : await knownEnd(word, scene);
    repairs.set(word, {
      term,
      isPutRight: best !== undefined || own?.isPutRight === true,
      // Two slips and a short beginning are good enough to search by, not to drop other words for.
      isGuess: best ? !isSlip : own?.isGuess === true,
      others: [...asked, ...near.map(({ shown }) => shown)],
      near,
    });
  }
  return repairs;
}

type Own = Pick<Repair, 'isPutRight' | 'isGuess'> & { term: Term };

/** As a beginning, or as a compound of known parts; where no product has them all, the last part says what is wanted: "kontorsæbe" is soap. */
async function asItStands(word: string, scene: RepairScene): Promise<Own | null> {
  const begun = word.length >= LONG_BEGINNING ? await beginning(word, scene) : null;
  if (begun) return { term: begun, isPutRight: false, isGuess: false };
  const made = await compound(word, scene.language, scene.on);
  const terms = made ? [made.whole, made.head] : [];
  const found = await foundAmong(
    terms.map((term) => matchOf(term) ?? lexeme('=')),
    scene,
  );
  const term = terms.find((_, at) => found[at]);
  if (term) return { term, isPutRight: term === made?.head, isGuess: term === made?.head };
  const start = await beginning(word, scene);
  return start && { term: start, isPutRight: false, isGuess: true };
}

const MOST_SYNONYMS = 3;

interface Near {
  all: LexiconWord[];
  /** The term of each word that is a synonym. */
  synonyms: Map<string, Term>;
}

/** Words that are sold, and synonyms of such. */
async function near(word: string, looks: readonly LexiconWord[], scene: RepairScene): Promise<Near> {
  const own = await sold(
    looks.filter((one) => !one.is_synonym),
    scene,
  );
  const others = meantBy(
    word,
    looks.filter((one) => one.is_synonym),
  ).slice(0, MOST_SYNONYMS);
  const runs = others.map((one) => runOf(one.word));
  if (runs.length === 0) return { all: own, synonyms: new Map() };
  const meanings = await meaningsOf(
    runs,
    runs.map(() => null),
    scene.language,
    scene.on,
  );
  const terms = runs.map((run, at) =>
    termOfRun({ run, measure: null, meanings: meanings.filter((one) => one.run === at) }, []),
  );
  const found = await foundAmong(
    terms.map((term) => matchOf(term) ?? lexeme('=')),
    scene,
  );
  const meant = others.filter((_, at) => found[at]);
  const synonyms = new Map(others.flatMap(({ word }, at) => (found[at] && terms[at] ? [[word, terms[at]]] : [])));
  return { all: [...own, ...meant], synonyms };
}

const sameRoot = (best: LexiconWord, all: readonly LexiconWord[]) => all.filter(({ root }) => root === best.root);

/** One word of each root, except for the root that was taken. */
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
  ...BLANK_TERM,
  shown,
  exact: words.map(({ stem }) => lexeme(stem)),
  products: words.reduce((sum, { products }) => sum + products, 0),
});

async function beginning(word: string, scene: RepairScene): Promise<Term | null> {
  if (word.length < LEAST_BEGINNING) return null;
  const words = await sold(await wordsBeginning(word, MOST_ENDINGS, scene.language, scene.on), scene);
  return words.length > 0 ? termOfWords(word, words) : null;
}

const LEAST_HEAD = 4;

/** The longest known word that names goods and that an unknown one ends in: "skab" of "køleskab". It is offered, never searched for. */
async function knownEnd(word: string, scene: RepairScene): Promise<Term[]> {
  const ends: string[] = [];
  for (let at = LEAST_BEGINNING; at <= Math.min(word.length, LONGEST_ENDED) - LEAST_HEAD; at += 1)
    ends.push(word.slice(at));
  if (ends.length === 0) return [];
  // Many heads occur in the plural alone: "skabe" is a shelf, and no product is called "skab".
  const forms = ends.flatMap((end) => ['', 'e', 'r', 'er'].map((ending) => end + ending));
  const known = await knownAmong(forms, scene.language, scene.on);
  const terms = known
    .map((one) => termOfWords(one.word, [one]))
    .sort((one, other) => other.shown.length - one.shown.length);
  const found = await foundAmong(
    terms.map((term) => nameQuery(term) ?? lexeme('=')),
    scene,
  );
  return terms.filter((_, at) => found[at]).slice(0, 1);
}
