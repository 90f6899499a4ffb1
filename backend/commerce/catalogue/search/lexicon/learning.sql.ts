// SQL by which the lexicon learns: word vectors and words in the database itself, splits of compounds from domain/search.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';

/** Both answer with the languages that have a word more than before. */
export async function refreshRows(ids: readonly number[] | null, on: Queryable): Promise<Language[]> {
  const text = 'SELECT refresh_search($1::int[]) AS richer';
  return (await on.query<{ richer: Language[] }>(prepared(text, [ids]))).rows[0]?.richer ?? [];
}

export async function learnWords(on: Queryable): Promise<Language[]> {
  const text = 'SELECT learn_search_words(false) AS richer';
  return (await on.query<{ richer: Language[] }>(prepared(text, []))).rows[0]?.richer ?? [];
}

export interface LearntWord {
  word: string;
  folded: string;
  root: string;
  /** True for the one that most products have among the words that fold alike. */
  leads: boolean;
}

/** Words that are read together. */
const PORTION = 5_000;

// A number is no part of a compound, and a large catalogue has a SKU and an EAN to each product.
const WORDS = `SELECT w.word, w.folded, w.root, NOT EXISTS (SELECT FROM search_word o WHERE o.language = w.language AND o.folded = w.folded
      AND (o.products > w.products OR o.products = w.products AND o.word < w.word)) AS leads
    FROM search_word w WHERE w.language = $1 AND w.word > $2 AND w.folded !~ '[0-9]' ORDER BY w.word LIMIT ${PORTION}`;

/** All words of letters, some at a time: a large catalogue has more of them than a shop should hold at once. */
export async function* portionsOfWords(language: Language, on: Queryable): AsyncGenerator<readonly LearntWord[]> {
  for (let after = ''; ; ) {
    const { rows } = await on.query<LearntWord>(prepared(WORDS, [language, after]));
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return;
    after = last.word;
  }
}

/** Separate words in the names of categories and of the best-selling products, folded. */
export async function namedWords(language: Language, on: Queryable): Promise<Set<string>> {
  const text = `SELECT DISTINCT shop_fold(word) AS word FROM ts_stat($$SELECT to_tsvector('simple', search_plain(n.name)) FROM (
      SELECT name_${language} AS name FROM category
      UNION ALL (SELECT name_${language} FROM product WHERE parent_id IS NULL ORDER BY popularity DESC, id LIMIT 20000)) n$$)`;
  return new Set((await on.query<{ word: string }>(prepared(text, []))).rows.map((row) => row.word));
}

export interface Part {
  word: string;
  part: string;
  head: boolean;
}

/** Only differences are written: a compound that stays is not touched. */
export async function writeParts(language: Language, parts: readonly Part[], on: Queryable): Promise<void> {
  const text = `WITH split AS MATERIALIZED (
      SELECT part, word, bool_or(head) AS head FROM unnest($2::text[], $3::text[], $4::boolean[]) AS p (part, word, head) GROUP BY part, word),
    gone AS (
      DELETE FROM search_part s WHERE s.language = $1 AND NOT EXISTS (SELECT FROM split p WHERE p.part = s.part AND p.word = s.word))
    INSERT INTO search_part AS s (language, part, word, head) SELECT $1, part, word, head FROM split
    ON CONFLICT (language, part, word) DO UPDATE SET head = excluded.head WHERE s.head <> excluded.head`;
  const columns = [parts.map(({ part }) => part), parts.map(({ word }) => word), parts.map(({ head }) => head)];
  await on.query(prepared(text, [language, ...columns]));
}
