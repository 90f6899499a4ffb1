// SQL of the section of designed furniture.
import type { PoolClient } from 'pg';
import type { DesignArticle } from '#domain/design/design';

export interface StoredDesign {
  moc: string;
  ban: string;
  definition: DesignArticle;
}

export async function loadDesigns(on: PoolClient): Promise<StoredDesign[]> {
  const text = 'SELECT moc, ban, definition FROM design_article ORDER BY moc COLLATE "C", ban COLLATE "C"';
  return (await on.query<StoredDesign>(text)).rows;
}

export async function writeDesigns(on: PoolClient, rows: readonly StoredDesign[]): Promise<void> {
  const text = `INSERT INTO design_article (moc, ban, definition) SELECT moc, ban, definition FROM jsonb_populate_recordset(NULL::design_article, $1::jsonb)
    ON CONFLICT (moc, ban) DO UPDATE SET definition = excluded.definition`;
  await on.query(text, [JSON.stringify(rows)]);
}
