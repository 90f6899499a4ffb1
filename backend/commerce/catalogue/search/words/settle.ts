// Decides how a question is put to the index: all its words or any, and how far down in popularity a broad one looks.
import type { Queryable } from '#backend/db/queryable';
import type { Context, Language } from '#backend/graphql/context';
import { type Band, readBands } from '../lexicon/lexicon.sql';
import { MOST_CANDIDATES, MOST_RANKED } from '../most-candidates';
import { loosened } from './heads';
import type { RepairScene } from './repair';
import type { Understood } from './terms';
import { understand } from './understand';
import { countMatches, type Matching, type Reach, type Searched } from './words.sql';

export type Settled = Searched;

/** Twice what is ranked: up to here the index answers fast enough as it is. */
const BROAD = 2 * MOST_RANKED;
const EVERYTHING: Reach = { ranked: null, counted: null, total: null };

/** The language that every product has its words in. */
const HOME: Language = 'da';

type Count = (question: Matching, enough: number) => Promise<number>;

const settled = new WeakMap<object, Map<string, Promise<Settled | null>>>();

/** Once per page, for all of its queries: the list, its surroundings, a row of recommendations. Null when nothing searchable was typed. */
export function settledIn(context: Context, typed: string): Promise<Settled | null> {
  const { language, pool, kept, page, store, token } = context;
  const known = settled.get(page) ?? new Map<string, Promise<Settled | null>>();
  settled.set(page, known);
  // A query of the same page may be sent without the login, and then has another assortment.
  const key = JSON.stringify([language, store.id, token, typed]);
  const count: Count = async (question, enough) => {
    const load = async () => ({ found: await countMatches(question, enough, pool) });
    const version = (await context.versions())?.catalogue;
    return (await kept.matches.read(JSON.stringify([question, enough]), load, version)).found;
  };
  const settle = async () => settleAsked(typed, { assortment: await context.assortment(), language, on: pool }, count);
  const found = known.get(key) ?? settle();
  known.set(key, found);
  return found;
}

/** In the language that is read; where that knows not each word as it was typed, in the other, if that does. */
export async function settleAsked(
  typed: string,
  scene: RepairScene,
  count: Count = (question, enough) => countMatches(question, enough, scene.on),
): Promise<Settled | null> {
  const own = await settleWords(typed, scene, count);
  if (!own || (scene.language === HOME && isUnderstood(own))) return own;
  const isAnswered = await answers(own, count);
  if (isAnswered && own.understood.isPlain) return own;
  // English readers may type the Danish words printed on products, and the shop's own suggestions are Danish; Danish readers may type English words.
  const language: Language = scene.language === HOME ? 'en' : HOME;
  const other = await settleWords(typed, { ...scene, language, onlyPlain: isAnswered || language !== HOME }, count);
  return other && (await answers(other, count)) ? other : own;
}

const isUnderstood = ({ loosely, understood: { isPlain, unknown } }: Settled): boolean =>
  isPlain && !loosely && unknown.length === 0;

/** There are products that have every word that was typed. */
const answers = async ({ reach: _, ...asked }: Settled, count: Count): Promise<boolean> =>
  !asked.loosely && asked.understood.unknown.length === 0 && (await count({ ...asked, band: null }, 1)) > 0;

export async function settleWords(typed: string, scene: RepairScene, count: Count): Promise<Settled | null> {
  const { on, ...asker } = scene;
  const understood = await understand(typed, scene);
  if (!understood) return null;
  const plain = { understood, ...asker, loosely: false };
  const { terms, unknown, exactIds } = understood;
  const finds = async (question: Matching) => (await count(question, 1)) > 0;
  const whole = { ...plain, band: null };
  if (unknown.length > 0 ? exactIds.length === 0 : terms.length > 1 && !(await finds(whole))) {
    const loose = await loosened(whole, finds, on);
    if (loose) return { ...plain, understood: loose, loosely: true, reach: EVERYTHING };
  }
  const isBroad = terms.length > 0 && Math.min(...terms.map(({ products }) => products)) > BROAD;
  return { ...plain, reach: isBroad ? await reachOf(plain, on, count) : EVERYTHING };
}

/**
 * The narrowest bands in which as many match as are ranked, and as are counted: the products in them are then the very same that would be
 * taken of all. A band that is guessed too narrow is given up.
 */
async function reachOf(asked: Omit<Matching, 'band'>, on: Queryable, count: Count): Promise<Reach> {
  const { bands, total } = await readBands(on);
  const share = shareOf(asked.understood, total);
  const bandWith = (products: number) => narrowest(bands, products / share);
  const [ranked, counted] = [bandWith(MOST_RANKED), bandWith(MOST_CANDIDATES)];
  const holds = async (band: number | null, most: number) =>
    band !== null && (await count({ ...asked, band }, most)) === most ? band : null;
  const [best, all] = [await holds(ranked, MOST_RANKED), await holds(counted, MOST_CANDIDATES)];
  const found = all === null ? await count({ ...asked, band: null }, MOST_CANDIDATES) : MOST_CANDIDATES;
  return { ranked: best, counted: all, total: found > MOST_RANKED ? found : null };
}

/** The part of all products that has every term, if terms came together by chance. */
const shareOf = ({ terms }: Understood, total: number): number =>
  terms.reduce((product, term) => product * Math.min(1, term.products / Math.max(1, total)), 1);

/** More than needed by a little, since the guess may be wrong. */
const SPARE = 1.25;

const narrowest = (bands: readonly Band[], products: number): number | null =>
  bands.find((one) => one.products >= products * SPARE)?.band ?? null;
