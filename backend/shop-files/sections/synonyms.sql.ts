// SQL of the section of synonyms.
import type { PoolClient } from 'pg';
import type { Synonym } from '#backend/commerce/catalogue/search/synonyms/synonyms.sql';

export async function loadSynonyms(on: PoolClient): Promise<Synonym[]> {
  const text =
    'SELECT language, typed, means FROM search_synonym ORDER BY language, means COLLATE "C", typed COLLATE "C"';
  return (await on.query<Synonym>(text)).rows;
}

const GIVEN = 'jsonb_to_recordset($1::jsonb) AS r (language text, typed text, means text)';

export async function writeSynonyms(on: PoolClient, rows: readonly Synonym[]): Promise<void> {
  const text = `INSERT INTO search_synonym (language, typed, means) SELECT language, typed, means FROM ${GIVEN} ON CONFLICT DO NOTHING`;
  if (rows.length > 0) await on.query(text, [JSON.stringify(rows)]);
}

export async function removeSynonyms(on: PoolClient, rows: readonly Synonym[]): Promise<void> {
  const text = `DELETE FROM search_synonym s USING ${GIVEN} WHERE s.language = r.language AND s.typed = r.typed AND s.means = r.means`;
  if (rows.length > 0) await on.query(text, [JSON.stringify(rows)]);
}
