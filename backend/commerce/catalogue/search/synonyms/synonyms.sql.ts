// SQL of the synonyms that staff maintain.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';

export interface Synonym {
  language: Language;
  typed: string;
  means: string;
}

export async function listSynonyms(language: Language, on: Queryable): Promise<Synonym[]> {
  const text = 'SELECT language, typed, means FROM search_synonym WHERE language = $1 ORDER BY typed, means';
  return (await on.query<Synonym>(prepared(text, [language]))).rows;
}

/** False when it already existed. */
export async function insertSynonym({ language, typed, means }: Synonym, on: Queryable): Promise<boolean> {
  const text =
    'INSERT INTO search_synonym (language, typed, means) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING typed';
  return (await on.query(prepared(text, [language, typed, means]))).rows.length > 0;
}

/** False when it did not exist. */
export async function deleteSynonym({ language, typed, means }: Synonym, on: Queryable): Promise<boolean> {
  const text = 'DELETE FROM search_synonym WHERE language = $1 AND typed = $2 AND means = $3 RETURNING typed';
  return (await on.query(prepared(text, [language, typed, means]))).rows.length > 0;
}
