// SQL of the media library: stored pictures with what shows them, and their names and texts.
import type { PoolClient } from 'pg';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { MediaQuery, PictureSection } from '#domain/staff/media-library';

export interface MediaRow {
  hash: string;
  name: string;
  alt_da: string;
  alt_en: string;
  in_library: boolean;
  added_by: string;
  at: Date;
  bytes: number;
  original: string | null;
  section: PictureSection | null;
}

const COLUMNS = `f.hash, f.name, f.alt_da, f.alt_en, f.in_library, f.added_by, f.at, octet_length(f.bytes) AS bytes, f.original, f.section`;

/** Shown by a product, a category, or content. */
const USED = `(EXISTS (SELECT FROM product_picture g WHERE g.spec ->> 'file' = f.hash)
    OR EXISTS (SELECT FROM picture g WHERE g.spec ->> 'file' = f.hash)
    OR EXISTS (SELECT FROM content_entry m WHERE m.type = 'media' AND m.body -> 'spec' ->> 'file' = f.hash))`;

// $1: unused ones only. $2: a pattern, or null.
const LISTED = `SELECT ${COLUMNS} FROM picture_file f
  WHERE CASE WHEN $1::boolean THEN f.in_library AND NOT ${USED} ELSE f.in_library OR ${USED} END
    AND ($2::text IS NULL OR f.name ILIKE $2 OR EXISTS (SELECT FROM product_picture g JOIN product p ON p.id = g.product_id
      WHERE g.spec ->> 'file' = f.hash AND (p.sku ILIKE $2 OR p.name_da ILIKE $2 OR p.name_en ILIKE $2)))
  ORDER BY f.at DESC, f.hash LIMIT $3 OFFSET $4`;

/** Letters that a pattern reads as others are searched for as they are. */
const mediaPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Newest first. */
export async function listMedia(on: Queryable, { view, text, page }: MediaQuery, most: number): Promise<MediaRow[]> {
  const values = [view === 'unused', text === '' ? null : mediaPattern(text), most + 1, (page - 1) * most];
  return (await on.query<MediaRow>(prepared(LISTED, values))).rows;
}

export async function mediaOfHash(on: Queryable, hash: string): Promise<MediaRow | null> {
  const text = `SELECT ${COLUMNS} FROM picture_file f WHERE f.hash = $1`;
  return (await on.query<MediaRow>(prepared(text, [hash]))).rows[0] ?? null;
}

/** The sections that were made of a picture, newest first. */
export async function sectionsOfMedia(on: Queryable, hash: string): Promise<MediaRow[]> {
  const text = `SELECT ${COLUMNS} FROM picture_file f WHERE f.original = $1 AND f.in_library ORDER BY f.at DESC, f.hash LIMIT 50`;
  return (await on.query<MediaRow>(prepared(text, [hash]))).rows;
}

export interface MediaUse {
  hash: string;
  /** product, category, or the type of the content. */
  kind: string;
  /** SKU, path, or the name of the entry. */
  key: string;
  name_da: string;
  name_en: string;
}

const MOST_USES = 20;

const USES = `SELECT u.hash, x.* FROM unnest($1::text[]) AS u (hash), LATERAL (
    (SELECT 'product' AS kind, p.sku AS key, p.name_da, p.name_en FROM product_picture g JOIN product p ON p.id = g.product_id
      WHERE g.spec ->> 'file' = u.hash ORDER BY p.sku LIMIT ${MOST_USES})
    UNION ALL (SELECT 'category', c.url_path, c.name_da, c.name_en FROM picture g JOIN category c ON c.picture_key = g.key
      WHERE g.spec ->> 'file' = u.hash ORDER BY c.url_path LIMIT ${MOST_USES})
    UNION ALL (SELECT DISTINCT e.type, coalesce(e.source ->> 'name', e.document_id), '', '' FROM content_entry m JOIN content_entry e
        ON e.type <> 'media' AND strpos(e.body::text, '/media/' || m.key || '.') > 0
      WHERE m.type = 'media' AND m.body -> 'spec' ->> 'file' = u.hash ORDER BY 1, 2 LIMIT ${MOST_USES})) AS x`;

/** At most 20 of each kind for a picture. */
export async function usesOfMedia(on: Queryable, hashes: readonly string[]): Promise<MediaUse[]> {
  return (await on.query<MediaUse>(prepared(USES, [[...hashes]]))).rows;
}

export async function lockMedia(on: PoolClient, hash: string): Promise<MediaRow | null> {
  await on.query('SELECT FROM picture_file WHERE hash = $1 FOR UPDATE', [hash]);
  return mediaOfHash(on, hash);
}

export interface MediaWords {
  name: string;
  altDa: string;
  altEn: string;
}

export async function writeMedia(
  on: PoolClient,
  hash: string,
  { name, altDa, altEn, staff }: MediaWords & { staff: string },
): Promise<void> {
  await on.query(
    `UPDATE picture_file SET name = $2, alt_da = $3, alt_en = $4, in_library = true,
        added_by = CASE WHEN in_library THEN added_by ELSE $5 END WHERE hash = $1`,
    [hash, name, altDa, altEn, staff],
  );
}

export async function writeSection(
  on: PoolClient,
  hash: string,
  { original, section }: { original: string; section: PictureSection },
): Promise<void> {
  await on.query('UPDATE picture_file SET original = $2, section = $3 WHERE hash = $1 AND hash <> $2', [
    hash,
    original,
    JSON.stringify(section),
  ]);
}

/** From now on unused: nightly maintenance deletes it. False where something shows it. */
export async function takeOutOfLibrary(on: PoolClient, hash: string, now: Date): Promise<boolean> {
  const text = `UPDATE picture_file f SET in_library = false, at = $2 WHERE f.hash = $1 AND NOT ${USED}`;
  return ((await on.query(text, [hash, now])).rowCount ?? 0) > 0;
}

/** Texts of these pictures, by hash; without those that have none. */
export async function textsOfMedia(on: Queryable, hashes: readonly string[]): Promise<Map<string, [string, string]>> {
  const text = `SELECT hash, alt_da, alt_en FROM picture_file WHERE hash = ANY ($1::text[]) AND (alt_da <> '' OR alt_en <> '')`;
  const { rows } = await on.query<Pick<MediaRow, 'hash' | 'alt_da' | 'alt_en'>>(prepared(text, [[...hashes]]));
  return new Map(rows.map(({ hash, alt_da, alt_en }) => [hash, [alt_da, alt_en]]));
}
