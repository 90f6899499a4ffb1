// SQL of the sections of content: the entries of a type with what they were made of, and what their files name of the rest of the shop.
import type { Pool, PoolClient } from 'pg';
import type { EntryType, NewEntry } from '#backend/content/entries/entries.sql';

type On = Pick<Pool, 'query'>;

export interface StoredEntry extends Required<NewEntry> {
  body: Record<string, unknown>;
  source: object | null;
}

/** Documents in their order, Danish before English. */
export async function listStoredEntries(on: On, type: EntryType): Promise<StoredEntry[]> {
  const { rows } = await on.query<StoredEntry>(
    `SELECT document_id AS "documentId", type, locale, key, store_codes AS "storeCodes", position,
        date_from::text AS "dateFrom", date_to::text AS "dateTo", body, draft, source
      FROM content_entry WHERE type = $1 ORDER BY position, document_id, locale`,
    [type],
  );
  return rows;
}

export async function removeDocuments(on: PoolClient, type: EntryType, documentIds: readonly string[]): Promise<void> {
  await on.query('DELETE FROM content_entry WHERE type = $1 AND document_id = ANY($2::text[])', [type, documentIds]);
}

/** Pictures that no entry shows any more. */
export async function removeUnshownMedia(on: PoolClient): Promise<void> {
  await on.query(
    `DELETE FROM content_entry m WHERE m.type = 'media' AND NOT EXISTS (
      SELECT 1 FROM content_entry e WHERE e.type <> 'media' AND strpos(e.body::text, '/media/' || m.key || '.') > 0)`,
  );
}

/** Every store with the number that other systems know it by. */
export async function listStoreNumbers(on: On): Promise<{ code: string; id: number; name: string }[]> {
  const text = 'SELECT code, id, name FROM store ORDER BY position, id';
  const { rows } = await on.query<{ code: string; id: number; name: string }>(text);
  return rows;
}

export interface CategoryNamed {
  id: number;
  path: string;
  da: string;
  en: string;
  /** How its picture is drawn, or the file of it; null where it has none. */
  picture: object | null;
}

export async function listCategoriesNamed(on: On): Promise<CategoryNamed[]> {
  const { rows } = await on.query<CategoryNamed>(
    `SELECT c.id, c.url_path AS path, c.name_da AS da, c.name_en AS en, p.spec AS picture
      FROM category c LEFT JOIN picture p ON p.key = c.picture_key`,
  );
  return rows;
}

/** Which of these addresses a category or a product has: a page there is never reached. */
export async function listTakenPaths(on: On, paths: readonly string[]): Promise<string[]> {
  const { rows } = await on.query<{ path: string }>(
    `SELECT url_path AS path FROM category WHERE url_path = ANY($1::text[])
      UNION SELECT request_path FROM url_rewrite WHERE request_path = ANY($1::text[]) AND kind <> 'CMS_PAGE'`,
    [paths],
  );
  return rows.map(({ path }) => path);
}

/** Whether a redirect starts at this address: a published page there and the redirect exclude each other. */
export async function hasRedirect(on: On, path: string): Promise<boolean> {
  const text = `SELECT EXISTS (SELECT FROM content_entry WHERE type = 'redirect' AND key = $1) AS found`;
  return (await on.query<{ found: boolean }>(text, [path])).rows[0]?.found === true;
}

/** The pictures of a type's entries that came from files, by their paths in the folder. */
export async function listPicturePaths(on: On, type: EntryType): Promise<{ path: string; hash: string }[]> {
  const { rows } = await on.query<{ path: string; hash: string }>(
    `SELECT DISTINCT m.source->>'path' AS path, m.body->'spec'->>'file' AS hash FROM content_entry m
      WHERE m.type = 'media' AND m.source IS NOT NULL AND EXISTS (
        SELECT 1 FROM content_entry e WHERE e.type = $1 AND strpos(e.body::text, '/media/' || m.key || '.') > 0)
      ORDER BY 1`,
    [type],
  );
  return rows;
}

/** A stored picture, by the document that shows it. */
export async function storedMedia(
  on: On,
  key: string,
): Promise<{
  body: { kind: string } & Record<string, unknown>;
  source: { path: string; address?: string } | null;
} | null> {
  const { rows } = await on.query<{
    body: { kind: string } & Record<string, unknown>;
    source: { path: string; address?: string } | null;
  }>(`SELECT body, source FROM content_entry WHERE type = 'media' AND locale = 'da' AND document_id = $1`, [key]);
  return rows[0] ?? null;
}

/** A picture that came from this address of the web, where an entry still shows it. */
export async function fetchedBefore(
  on: On,
  address: string,
): Promise<{ hash: string; source: { path: string; address: string } } | null> {
  const { rows } = await on.query<{ hash: string; source: { path: string; address: string } }>(
    `SELECT body->'spec'->>'file' AS hash, source FROM content_entry WHERE type = 'media' AND source->>'address' = $1 LIMIT 1`,
    [address],
  );
  return rows[0] ?? null;
}
