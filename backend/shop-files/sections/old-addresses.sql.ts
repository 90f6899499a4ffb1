// SQL of the section of old addresses: redirects to pages whose URL changed. A variant's own URL is none of them.
import type { PoolClient } from 'pg';

export interface StoredAddress {
  from: string;
  to: string;
}

const IS_VARIANT = `EXISTS (SELECT FROM product v WHERE v.url_key = u.request_path AND v.parent_id = u.target_id)`;

export async function loadOldAddresses(on: PoolClient): Promise<StoredAddress[]> {
  const { rows } = await on.query<StoredAddress>(
    `SELECT u.request_path AS from, u.target_path AS to FROM url_rewrite u
      WHERE u.redirect_code <> 0 AND u.store_id IS NULL AND u.kind IN ('PRODUCT', 'CATEGORY') AND NOT (u.kind = 'PRODUCT' AND ${IS_VARIANT})
      ORDER BY u.request_path`,
  );
  return rows;
}

/** Those of these paths that are in use: by a category, a product, a variant or a page. */
export async function standingAmong(on: PoolClient, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await on.query<{ path: string }>(
    `SELECT u.request_path AS path FROM url_rewrite u WHERE u.request_path = ANY ($1::text[]) AND (u.redirect_code = 0 OR ${IS_VARIANT})
      UNION SELECT url_path FROM category WHERE url_path = ANY ($1::text[])
      UNION SELECT body ->> 'path' FROM content_entry WHERE type = 'page' AND body ->> 'path' = ANY ($1::text[])`,
    [paths],
  );
  return new Set(rows.map(({ path }) => path));
}

export interface Standing {
  path: string;
  kind: 'PRODUCT' | 'CATEGORY';
  id: number;
}

/** Products and categories under their own addresses. */
export async function ownAddresses(on: PoolClient, paths: readonly string[]): Promise<Map<string, Standing>> {
  const { rows } = await on.query<Standing>(
    `SELECT request_path AS path, kind, target_id AS id FROM url_rewrite
      WHERE request_path = ANY ($1::text[]) AND redirect_code = 0 AND store_id IS NULL AND kind IN ('PRODUCT', 'CATEGORY')`,
    [paths],
  );
  return new Map(rows.map((row) => [row.path, row]));
}

export async function writeOldAddresses(
  on: PoolClient,
  rows: readonly { from: string; to: string; kind: string; id: number }[],
): Promise<void> {
  await on.query(
    `INSERT INTO url_rewrite (request_path, kind, target_id, target_path, redirect_code)
      SELECT r.from, r.kind, r.id, r.to, 301 FROM jsonb_to_recordset($1::jsonb) AS r ("from" text, kind text, id int, "to" text)
      ON CONFLICT (request_path, coalesce(store_id, 0)) DO UPDATE SET kind = excluded.kind, target_id = excluded.target_id,
        target_path = excluded.target_path, redirect_code = 301`,
    [JSON.stringify(rows)],
  );
}
