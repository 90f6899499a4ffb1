// Decides how a question is put to the index: all its words or any, and how far down in popularity a broad one looks.
import type { Queryable } from '#backend/db/queryable';
import type { Context, Language } from '#backend/graphql/context';
import type { Assortment } from '../../assortment/assortment';
import { readBands } from '../lexicon/rows';
import { MOST_CANDIDATES } from '../most-candidates';
import { type CandidateQuestion, countMatches } from './rows';
import type { Understood } from './terms';
import { understand } from './understand';

export type Settled = Omit<CandidateQuestion, 'first'>;

/** A band with fewer matches than this shows too little of what there is. */
const ENOUGH = 1_000;
/** Twice what is ranked: up to here the index answers fast enough as it is. */
const BROAD = 2 * MOST_CANDIDATES;

const settled = new WeakMap<Context, Map<string, Promise<Settled | null>>>();

/** Once per request, whoever asks: the list, what stands around it, a row of recommendations. Null when nothing searchable was typed. */
export function settledIn(context: Context, typed: string): Promise<Settled | null> {
  const known = settled.get(context) ?? new Map<string, Promise<Settled | null>>();
  settled.set(context, known);
  const { language, pool } = context;
  const settle = async () => settleWords(typed, { assortment: await context.assortment(), language, on: pool });
  const found = known.get(typed) ?? settle();
  known.set(typed, found);
  return found;
}

export async function settleWords(
  typed: string,
  scene: { assortment: Assortment; language: Language; on: Queryable },
): Promise<Settled | null> {
  const { on, ...asker } = scene;
  const understood = await understand(typed, scene);
  if (!understood) return null;
  const plain: Settled = { understood, ...asker, loosely: false, band: null };
  const { terms } = understood;
  const band = Math.min(...terms.map(({ products }) => products)) > BROAD ? await bandFor(understood, on) : null;
  if (terms.length < 2 && band === null) return plain;
  const found = await countMatches({ ...plain, band, first: 1 }, ENOUGH, on);
  if (found === 0 && terms.length > 1) return { ...plain, loosely: true };
  return band !== null && found >= ENOUGH ? { ...plain, band } : plain;
}

/** The narrowest band in which about as many products should match as are ranked. */
async function bandFor({ terms }: Understood, on: Queryable): Promise<number | null> {
  const { bands, total } = await readBands(on);
  const share = terms.reduce((product, term) => product * Math.min(1, term.products / Math.max(1, total)), 1);
  return bands.find(({ products }) => products * share >= MOST_CANDIDATES / 2)?.band ?? null;
}
