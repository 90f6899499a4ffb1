// SQL of the lexicon: what the words of a question mean in this catalogue, what a mistyped one may have meant, and how it learns.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';
import type { Run } from '#domain/search/typed-words';
import { LEAST_FOR_TWO } from '#domain/search/typos';

/** What one run of words means: the word itself, a compound of it (head: it is the last part), a synonym's word, a product's number. */
export interface Meaning {
  /** Index of the run. */
  run: number;
  kind: 'word' | 'head' | 'part' | 'synonym' | 'code' | 'stop';
  /** As in the text vectors; for a product number, the number. */
  stem: string;
  word: string;
  products: number;
  /** Synonym with several words: the position of this word. */
  place: number;
  /** The synonym itself. */
  means: string;
  /** Written just so, and not in another form. */
  same: boolean;
}

/** A compound's commonest: a catalogue of a million may have thousands with the same head. */
const MOST_COMPOUNDS = 60;

// "paa" is the stop word "på": stop words are looked for as they are spelt properly.
const SPELT = (text: string) => `replace(replace(replace(${text}, 'aa', 'å'), 'oe', 'ø'), 'ae', 'æ')`;
const MEANINGS = (stemmer: string) => `
  WITH asked AS (SELECT n::int - 1 AS run, joined, spaced, code, search_root($1, joined) AS root, search_roots($1, spaced) AS roots
      FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS t(joined, spaced, code, n)),
    compounds AS (SELECT a.run, CASE WHEN p.head THEN 'head' ELSE 'part' END AS kind, w.stem, w.word, w.products,
        row_number() OVER (PARTITION BY a.run ORDER BY p.head DESC, w.products DESC, w.word) AS n
      FROM asked a JOIN search_part p ON p.language = $1 AND p.part = a.root JOIN search_word w ON w.language = $1 AND w.word = p.word
      WHERE a.spaced !~ ' ')
  SELECT a.run, 'word' AS kind, w.stem, w.word, w.products, 0 AS place, '' AS means, w.folded = a.joined AS same
    FROM asked a JOIN search_word w ON w.language = $1 AND (w.root = a.root OR w.folded = a.joined)
  UNION ALL SELECT run, kind, stem, word, products, 0, '', false FROM compounds WHERE n <= ${MOST_COMPOUNDS}
  UNION ALL SELECT a.run, 'synonym', w.stem, w.word, w.products, m.n::int, s.means, t.typed = a.joined
    FROM asked a JOIN search_synonym s ON s.language = $1 AND s.typed_roots = a.roots
    CROSS JOIN LATERAL (SELECT replace(shop_fold(lower(search_plain(s.typed))), ' ', '') AS typed) t
    CROSS JOIN regexp_split_to_table(search_roots($1, s.means), ' ') WITH ORDINALITY AS m(root, n)
    JOIN search_word w ON w.language = $1 AND w.root = m.root
  UNION ALL SELECT a.run, 'code', c.code, c.code, count(*)::int, 0, '', true FROM asked a JOIN product_code c ON c.code = a.code GROUP BY a.run, c.code
  UNION ALL SELECT run, 'stop', joined, joined, 0, 0, '', true FROM asked
    WHERE ts_lexize('${stemmer}', ${SPELT('spaced')}) = '{}' OR ts_lexize('${stemmer}', spaced) = '{}'`;
const MEANINGS_IN = { da: MEANINGS('danish_stem'), en: MEANINGS('english_stem') };

export async function meaningsOf(
  runs: readonly Run[],
  codes: readonly (string | null)[],
  language: Language,
  on: Queryable,
): Promise<Meaning[]> {
  const values = [language, runs.map((run) => run.joined), runs.map((run) => run.spaced), codes];
  return (await on.query<Meaning>(prepared(MEANINGS_IN[language], values))).rows;
}

export interface LexiconWord {
  word: string;
  folded: string;
  stem: string;
  root: string;
  products: number;
  /** From the table of synonyms; has no stem. */
  is_synonym?: boolean;
}

// A synonym may be mistyped as well; it represents words that the shop has, so its own count is 0.
const NEAR = `SELECT w.word, w.folded, w.stem, w.root, w.products, w.stem = '' AS is_synonym, t.n::int - 1 AS asked
  FROM unnest($2::text[]) WITH ORDINALITY AS t(word, n) CROSS JOIN LATERAL (
    (SELECT word, folded, stem, root, products FROM search_word w
      WHERE w.language = $1 AND w.folded % t.word AND abs(length(w.folded) - length(t.word)) <= CASE WHEN length(t.word) >= ${LEAST_FOR_TWO} THEN 2 ELSE 1 END
      ORDER BY similarity(w.folded, t.word) DESC, w.products DESC LIMIT 40)
    UNION ALL (SELECT DISTINCT typed, shop_fold(typed), '', typed_roots, 0 FROM search_synonym s
      WHERE s.language = $1 AND s.typed !~ ' ' AND shop_fold(s.typed) % t.word LIMIT 20)) w`;

/** Words and synonyms that look like these, for each of them. */
export async function lookalikes(
  words: readonly string[],
  language: Language,
  on: Queryable,
): Promise<LexiconWord[][]> {
  const { rows } = await on.query<LexiconWord & { asked: number }>(prepared(NEAR, [language, words]));
  return words.map((_, at) => rows.filter((row) => row.asked === at));
}

const PIECES =
  'SELECT DISTINCT ON (folded) word, folded, stem, root, products FROM search_word WHERE language = $1 AND folded = ANY ($2) ORDER BY folded, products DESC';
const PREFIX = `SELECT word, folded, stem, root, products FROM search_word WHERE language = $1 AND folded LIKE $2 || '%'
  ORDER BY products DESC, length(word), word LIMIT $3`;

export async function knownAmong(pieces: readonly string[], language: Language, on: Queryable): Promise<LexiconWord[]> {
  return (await on.query<LexiconWord>(prepared(PIECES, [language, pieces]))).rows;
}

/** Words that begin so; letters and figures only, so that nothing in it is a pattern. */
export async function wordsBeginning(
  start: string,
  limit: number,
  language: Language,
  on: Queryable,
): Promise<LexiconWord[]> {
  return (await on.query<LexiconWord>(prepared(PREFIX, [language, start, limit]))).rows;
}

/** Whose own number was typed: a product, and of a family the variant, where the number is of one alone. */
export interface Numbered {
  id: number;
  variant: number | null;
}

/** The products whose own number this is, variants by their parent. */
export async function productsOfCodes(codes: readonly string[], on: Queryable): Promise<Numbered[]> {
  const text = `SELECT coalesce(p.parent_id, p.id) AS id, CASE WHEN count(DISTINCT p.id) = 1 AND min(p.parent_id) IS NOT NULL THEN min(p.id) END AS variant
    FROM product_code c JOIN product p ON p.id = c.product_id WHERE c.code = ANY ($1) AND NOT c.derived GROUP BY 1 LIMIT 50`;
  return (await on.query<Numbered>(prepared(text, [codes]))).rows;
}

export interface Band {
  band: number;
  products: number;
}

/** The bands of popularity that this catalogue has, widest last, and about how many products there are. */
export async function readBands(on: Queryable): Promise<{ bands: Band[]; total: number }> {
  const text = `SELECT b.band, b.products, (SELECT reltuples FROM pg_class WHERE oid = 'product_search'::regclass)::int AS total FROM search_band b ORDER BY b.products`;
  const { rows } = await on.query<Band & { total: number }>(prepared(text, []));
  return { bands: rows, total: rows[0]?.total ?? 0 };
}
