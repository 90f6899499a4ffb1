// SQL of content entries: one row per document and language, read by type; a new type needs no migration. Filters, order and pages are
// worked out in memory, which is right for hundreds of entries of a type and not for hundreds of thousands.
import type { Pool, PoolClient } from 'pg';
import { prepared } from '#backend/db/prepared';

export type EntryType =
  | 'store'
  | 'shop-variant'
  | 'footer'
  | 'notification'
  | 'error-page'
  | 'energy-class'
  | 'logo'
  | 'front-page'
  | 'page'
  | 'recommendation-block'
  | 'popup'
  | 'menu'
  | 'seller'
  | 'redirect'
  | 'media';

export interface EntryRow {
  id: number;
  document_id: string;
  locale: 'da' | 'en';
  /** Null: the entry belongs to every store. */
  store_codes: string[] | null;
  body: Record<string, unknown>;
}

export interface NewEntry {
  documentId: string;
  type: EntryType;
  locale: 'da' | 'en';
  key: string | null;
  storeCodes: string[] | null;
  position: number;
  dateFrom: string | null;
  dateTo: string | null;
  body: Record<string, unknown>;
  /** Not published; left out: published. */
  draft?: boolean;
  /** The record of the file that the entry was made of. */
  source?: object | null;
}

const OF_TYPE = `SELECT id, document_id, locale, store_codes, body FROM content_entry
  WHERE type = $1 AND locale = $2 AND ($3::text IS NULL OR key = $3) AND draft = $4 ORDER BY position, id`;

/**
 * Types hold at most a few hundred entries, so they are read completely; `key` narrows those that are queried by one (pages by path,
 * redirects by prefix). Drafts are left out; if requested, only drafts are returned: what has been published since is no longer a draft.
 */
export async function listEntries(
  on: Pick<Pool | PoolClient, 'query'>,
  type: EntryType,
  locale: 'da' | 'en',
  key: string | null = null,
  drafts = false,
): Promise<EntryRow[]> {
  return (await on.query<EntryRow>(prepared(OF_TYPE, [type, locale, key, drafts]))).rows;
}

/** One entry as its file names it. */
export interface NamedEntry {
  documentId: string;
  storeCodes: string[] | null;
  draft: boolean;
  /** Seller: the code in the address of their page. */
  code: string | null;
}

const NAMED = `SELECT document_id AS "documentId", store_codes AS "storeCodes", draft, body->'codes'->0->>'code' AS code
  FROM content_entry WHERE type = $1 AND locale = 'da' AND CASE WHEN $1 = 'page' THEN key ELSE source->>'name' END = $2
  ORDER BY draft DESC, position, id LIMIT 1`;

/** A page by its path, any other by the name in its file: its draft, or else what is published. Null where there is none. */
export async function entryNamed(
  on: Pick<Pool | PoolClient, 'query'>,
  type: EntryType,
  name: string,
): Promise<NamedEntry | null> {
  return (await on.query<NamedEntry>(NAMED, [type, name])).rows[0] ?? null;
}

const INSERT = `INSERT INTO content_entry (document_id, type, locale, key, store_codes, position, date_from, date_to, body, draft, source)
  SELECT e->>'documentId', e->>'type', e->>'locale', e->>'key',
    CASE WHEN jsonb_typeof(e->'storeCodes') = 'array' THEN ARRAY(SELECT jsonb_array_elements_text(e->'storeCodes')) END,
    (e->>'position')::int, (e->>'dateFrom')::timestamptz, (e->>'dateTo')::timestamptz, e->'body',
    coalesce((e->>'draft')::boolean, false), nullif(e->'source', 'null')
  FROM jsonb_array_elements($1::jsonb) AS e`;

/** Inserts entries, or replaces existing ones: a document in a language is one entry. */
export async function upsertEntries(on: Pick<PoolClient, 'query'>, entries: readonly NewEntry[]): Promise<void> {
  await on.query(
    `${INSERT} ON CONFLICT (type, document_id, locale) DO UPDATE SET key = EXCLUDED.key, store_codes = EXCLUDED.store_codes,
      position = EXCLUDED.position, date_from = EXCLUDED.date_from, date_to = EXCLUDED.date_to, body = EXCLUDED.body, draft = EXCLUDED.draft,
      source = EXCLUDED.source`,
    [JSON.stringify(entries)],
  );
}

/** In all their languages. */
export async function deleteEntries(
  on: Pick<PoolClient, 'query'>,
  type: EntryType,
  documentIds: readonly string[],
): Promise<void> {
  await on.query('DELETE FROM content_entry WHERE type = $1 AND document_id = ANY ($2::text[])', [type, documentIds]);
}
