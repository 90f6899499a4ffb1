// Search quality for labelled queries: recall@10 and reciprocal rank of each, for a shopper of the first store, with statements and time.
import type pg from 'pg';
import { wholeStore } from '#backend/commerce/catalogue/assortment/assortment';
import { MOST_CANDIDATES } from '#backend/commerce/catalogue/search/most-candidates';
import { settleAsked } from '#backend/commerce/catalogue/search/words/settle';
import { candidates } from '#backend/commerce/catalogue/search/words/words.sql';
import type { UnknownCase } from './fresh-queries';
import type { Wanted } from './queries';

export const FIRST = 10;
export const STORE = 1;

export type Ask = (q: string, language: 'da' | 'en') => Promise<number[]>;

export interface Score {
  recall: number;
  rank: number;
}

export interface Answered extends Score {
  q: string;
  kind: string;
  wanted: number;
  /** Products found at all, right or wrong. */
  found: number;
}

export async function wantedIds(pool: pg.Pool, want: Wanted): Promise<Set<number>> {
  const { rows } = await pool.query(
    `SELECT p.id FROM product p WHERE p.parent_id IS NULL AND (p.store_ids IS NULL OR $1 = ANY (p.store_ids))
      AND ($2::text[] IS NULL OR p.id IN (SELECT pc.product_id FROM product_category pc JOIN category c ON c.id = pc.category_id WHERE c.url_key = ANY ($2)))
      AND ($3::text IS NULL OR p.name_da ~* $3) AND ($4::text IS NULL OR p.sku = $4)
      AND ($5::text IS NULL OR p.id IN (SELECT f.product_id FROM product_printer f JOIN printer r ON r.id = f.printer_id WHERE r.model = $5))
      AND ($6::text IS NULL OR p.options::text ~* $6 OR p.attributes::text ~* $6) AND ($7::text[] IS NULL OR p.certificates && $7)`,
    [
      STORE,
      want.in ?? null,
      want.name ?? null,
      want.sku ?? null,
      want.fits ?? null,
      want.colour ?? null,
      want.certificate ?? null,
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

export const shopsSearch =
  (pool: pg.Pool): Ask =>
  async (q, language) => {
    const settled = await settleAsked(q, { assortment: wholeStore(STORE), language, on: pool });
    if (!settled) return [];
    const { text, values } = candidates({ ...settled, band: settled.reach.counted }, MOST_CANDIDATES, 1);
    const { rows } = await pool.query(`SELECT id FROM (${text}) h ORDER BY rank DESC, id LIMIT ${FIRST}`, values);
    return rows.map(({ id }) => id);
  };

export interface Honest {
  q: string;
  /** No products, and the unknown word is named. */
  isHonest: boolean;
  found: number;
  missing: readonly string[];
}

/** The result of a search for products that the shop does not sell. */
export async function honestyOf(cases: readonly UnknownCase[], pool: pg.Pool): Promise<Honest[]> {
  const ask = shopsSearch(pool);
  const told: Honest[] = [];
  for (const { q, head, language = 'da' } of cases) {
    const settled = await settleAsked(q, { assortment: wholeStore(STORE), language, on: pool });
    const { missing = [] } = settled?.understood ?? {};
    const found = (await ask(q, language)).length;
    const words = head.split(/[^\p{L}\p{N}]+/u);
    told.push({ q, found, missing, isHonest: found === 0 && missing.some((word) => words.includes(word)) });
  }
  return told;
}

function scoreOf(found: readonly number[], wanted: ReadonlySet<number>): Score {
  const hits = found.filter((id) => wanted.has(id)).length;
  const first = found.findIndex((id) => wanted.has(id));
  return { recall: hits / Math.min(FIRST, wanted.size), rank: first < 0 ? 0 : 1 / (first + 1) };
}

interface Case {
  q: string;
  kind: string;
  want: Wanted;
  language?: 'en';
}

export async function answersTo(cases: readonly Case[], ask: Ask, pool: pg.Pool): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const { q, kind, want, language = 'da' } of cases) {
    const wanted = await wantedIds(pool, want);
    if (wanted.size === 0) throw new Error(`Nothing in the demo world is wanted by "${q}"`);
    const found = await ask(q, language);
    answered.push({ q, kind, wanted: wanted.size, found: found.length, ...scoreOf(found, wanted) });
  }
  return answered;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

export const meanOf = (scores: readonly Score[]): Score => ({
  recall: mean(scores.map(({ recall }) => recall)),
  rank: mean(scores.map(({ rank }) => rank)),
});

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
