// SQL of the addresses that links of a shop's files lead to.
import type { PoolClient } from 'pg';

/** Those of these addresses that open something: a published page, a redirect, a category or a product. */
export async function pathsWithPages(on: PoolClient, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await on.query<{ path: string }>(
    `SELECT key AS path FROM content_entry WHERE type IN ('page', 'redirect') AND NOT draft AND key = ANY ($1::text[])
      UNION SELECT request_path FROM url_rewrite WHERE request_path = ANY ($1::text[])
      UNION SELECT url_path FROM category WHERE url_path = ANY ($1::text[])`,
    [paths],
  );
  return new Set(rows.map(({ path }) => path));
}

export async function storesPages(on: PoolClient): Promise<boolean> {
  const text = `SELECT EXISTS (SELECT FROM content_entry WHERE type = 'page') AS found`;
  return (await on.query<{ found: boolean }>(text)).rows[0]?.found === true;
}

/** Whether a published page of this address is shown in the store, or a redirect leads on from it. */
export async function isPageOfStore(on: PoolClient, path: string, store: string): Promise<boolean> {
  const text = `SELECT EXISTS (SELECT FROM content_entry WHERE type IN ('page', 'redirect') AND NOT draft AND key = $1
    AND (store_codes IS NULL OR $2 = ANY (store_codes))) AS found`;
  return (await on.query<{ found: boolean }>(text, [path, store])).rows[0]?.found === true;
}
