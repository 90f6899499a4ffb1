// SQL of pictures: the file's list replaces the product's; the pictures themselves were stored when their row was read.
import type { Pool, PoolClient } from 'pg';

/** A picture's text is the product's name until another is written. */
const FOLLOW_NAMES = `UPDATE product_picture g SET alt_da = CASE WHEN g.alt_da = p.name_da THEN n.name_da ELSE g.alt_da END,
    alt_en = CASE WHEN g.alt_en = p.name_en THEN n.name_en ELSE g.alt_en END
  FROM import_product n JOIN product p ON p.id = n.id
 WHERE ROW(n.name_da, n.name_en) IS DISTINCT FROM ROW(p.name_da, p.name_en) AND g.product_id = n.id
   AND (g.alt_da = p.name_da AND n.name_da <> p.name_da OR g.alt_en = p.name_en AND n.name_en <> p.name_en)`;

/** Before the new names are written. */
export const followNames = async (on: PoolClient): Promise<void> => void (await on.query(FOLLOW_NAMES));

// A picture retains its key when its product gets another address: a later product at the earlier address has keys with its number.
const PICTURES = `WITH wanted AS (
    SELECT n.id AS product_id, (x.at - 1)::int AS position, CASE WHEN EXISTS (SELECT FROM product_picture o WHERE o.key = 'product/' || n.url_key || '-' || x.at AND o.product_id <> n.id)
          THEN 'product/' || n.id || '/' || n.url_key || '-' || x.at ELSE 'product/' || n.url_key || '-' || x.at END AS key,
        coalesce(CASE WHEN x.picture ? 'alt' THEN nullif(x.picture #>> '{alt,da}', '') ELSE k.alt_da END, n.name_da) AS name_da,
        coalesce(CASE WHEN x.picture ? 'alt' THEN nullif(x.picture #>> '{alt,en}', '') ELSE k.alt_en END, n.name_en) AS name_en,
        x.picture -> 'spec' AS spec, x.picture ->> 'version' AS version
      FROM import_row i JOIN import_product n ON n.id = i.id
     CROSS JOIN LATERAL jsonb_array_elements(i.facts -> 'pictures') WITH ORDINALITY AS x (picture, at)
      LEFT JOIN LATERAL (SELECT g.alt_da, g.alt_en FROM product_picture g
        WHERE g.product_id = n.id AND g.version = x.picture ->> 'version' ORDER BY g.position LIMIT 1) k ON true),
  gone AS (
    DELETE FROM product_picture g USING import_row i WHERE g.product_id = i.id AND i.facts ? 'pictures'
       AND NOT EXISTS (SELECT FROM wanted w WHERE w.product_id = g.product_id AND w.position = g.position) RETURNING g.product_id),
  put AS (
    INSERT INTO product_picture AS g (product_id, position, key, alt_da, alt_en, spec, version)
    SELECT product_id, position, key, name_da, name_en, spec, version FROM wanted
    ON CONFLICT (product_id, position) DO UPDATE SET alt_da = excluded.alt_da, alt_en = excluded.alt_en, spec = excluded.spec, version = excluded.version
     WHERE ROW(g.alt_da, g.alt_en, g.spec, g.version) IS DISTINCT FROM ROW(excluded.alt_da, excluded.alt_en, excluded.spec, excluded.version) RETURNING g.product_id)
  INSERT INTO import_touched SELECT product_id FROM gone UNION SELECT product_id FROM put`;

export async function writePictures(on: PoolClient): Promise<void> {
  await on.query(PICTURES);
}

/** A transaction, or the pool where pictures are prepared before one. */
export type PictureStore = Pick<Pool, 'query'>;

/** A picture as it will be served: by the hash of its bytes, so that it is stored once; `source` is the hash of the file that it was drawn from. */
export async function keepPicture(
  on: PictureStore,
  { hash, bytes, source, at }: { hash: string; bytes: Buffer; source: string; at: Date },
): Promise<void> {
  const kept = 'INSERT INTO picture_file (hash, bytes, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
  await on.query(kept, [hash, bytes, at]);
  await on.query('INSERT INTO picture_source (source, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING', [source, hash]);
}

/** A picture that is about to be used again is not deleted as unused. */
export const touchPicture = async (on: PoolClient, hash: string, now: Date): Promise<void> =>
  void (await on.query('UPDATE picture_file SET at = greatest(at, $2) WHERE hash = $1', [hash, now]));

/** Those of these hashes that are stored. */
export async function storedPictures(on: PictureStore, hashes: readonly string[]): Promise<string[]> {
  const text = 'SELECT hash FROM picture_file WHERE hash = ANY ($1::text[])';
  return (await on.query<{ hash: string }>(text, [hashes])).rows.map(({ hash }) => hash);
}

/** The picture that this file is, or became when it came before; else null. */
export async function pictureOfSource(on: PictureStore, source: string): Promise<string | null> {
  const text =
    'SELECT hash FROM picture_file WHERE hash = $1 UNION ALL SELECT hash FROM picture_source WHERE source = $1';
  return (await on.query<{ hash: string }>(text, [source])).rows[0]?.hash ?? null;
}
