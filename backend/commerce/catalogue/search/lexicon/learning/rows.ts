// SQL by which the lexicon learns: word vectors and words in the database itself, splits of compounds from domain/search.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';

export async function refreshRows(ids: readonly number[] | null, on: Queryable): Promise<void> {
  await on.query(prepared('SELECT refresh_product_search($1::int[])', [ids]));
}

export async function learnWords(ids: readonly number[] | null, on: Queryable): Promise<void> {
  await on.query(prepared('SELECT learn_search_words($1::int[])', [ids]));
}

export interface LearntWord {
  word: string;
  folded: string;
  root: string;
}

export async function listWords(language: Language, on: Queryable): Promise<LearntWord[]> {
  const text = 'SELECT word, folded, root FROM search_word WHERE language = $1 ORDER BY products, word DESC';
  return (await on.query<LearntWord>(prepared(text, [language]))).rows;
}

/** Words that stand by themselves in names of categories and of the products bought most, folded. */
export async function namedWords(language: Language, on: Queryable): Promise<Set<string>> {
  const text = `SELECT DISTINCT shop_fold(lexeme) AS word FROM (
      SELECT name_${language} AS name FROM category
      UNION ALL (SELECT name_${language} FROM product WHERE parent_id IS NULL ORDER BY popularity DESC, id LIMIT 20000)) n,
    unnest(to_tsvector('simple', search_plain(n.name)))`;
  return new Set((await on.query<{ word: string }>(prepared(text, []))).rows.map((row) => row.word));
}

export interface Part {
  word: string;
  part: string;
  head: boolean;
}

export async function writeParts(language: Language, parts: readonly Part[], on: Queryable): Promise<void> {
  await on.query(prepared('DELETE FROM search_part WHERE language = $1', [language]));
  const text = `INSERT INTO search_part (language, part, word, head) SELECT $1, part, word, bool_or(head)
    FROM jsonb_to_recordset($2::jsonb) AS p(word text, part text, head boolean) GROUP BY part, word`;
  await on.query(prepared(text, [language, JSON.stringify(parts)]));
}
