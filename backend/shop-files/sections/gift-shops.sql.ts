// SQL of the sections of gift shops: price classes and wishes.
import type { PoolClient } from 'pg';
import type { GiftClassRecord, GiftThemeRecord } from './gift-shops';

export async function loadGiftClasses(on: PoolClient): Promise<GiftClassRecord[]> {
  const { rows } = await on.query<GiftClassRecord>(
    'SELECT code, name, gross_oere / 100 AS price, from_oere / 100 AS above FROM gift_price_class ORDER BY gross_oere, code',
  );
  return rows;
}

export async function writeGiftClasses(on: PoolClient, classes: readonly GiftClassRecord[]): Promise<void> {
  await on.query(
    `INSERT INTO gift_price_class (code, name, gross_oere, from_oere) SELECT code, name, price * 100, above * 100
        FROM jsonb_to_recordset($1::jsonb) AS r (code text, name jsonb, price integer, above integer)
      ON CONFLICT (code) DO UPDATE SET name = EXCLUDED.name, gross_oere = EXCLUDED.gross_oere, from_oere = EXCLUDED.from_oere`,
    [JSON.stringify(classes)],
  );
}

export async function deleteGiftClasses(on: PoolClient, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await on.query('DELETE FROM gift_price_class WHERE code = ANY ($1::text[])', [codes]);
}

export async function loadGiftThemes(on: PoolClient): Promise<GiftThemeRecord[]> {
  const { rows } = await on.query<GiftThemeRecord>(
    'SELECT code, name, categories, position FROM gift_theme ORDER BY position, code',
  );
  return rows;
}

export async function writeGiftThemes(on: PoolClient, themes: readonly GiftThemeRecord[]): Promise<void> {
  await on.query(
    `INSERT INTO gift_theme (code, name, categories, position) SELECT code, name, categories, position
        FROM jsonb_to_recordset($1::jsonb) AS r (code text, name jsonb, categories text[], position integer)
      ON CONFLICT (code) DO UPDATE SET name = EXCLUDED.name, categories = EXCLUDED.categories, position = EXCLUDED.position`,
    [JSON.stringify(themes)],
  );
}

export async function deleteGiftThemes(on: PoolClient, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await on.query('DELETE FROM gift_theme WHERE code = ANY ($1::text[])', [codes]);
}

export async function categoryAddresses(on: PoolClient): Promise<ReadonlySet<string>> {
  const { rows } = await on.query<{ url_path: string }>('SELECT url_path FROM category');
  return new Set(rows.map(({ url_path: path }) => path));
}
