// SQL of the addresses of a staged file: those that the import chose itself and that are taken get a number, others are faults.
import type { PoolClient } from 'pg';
import { numberedPath } from '#domain/page/reserved-paths';
import { type Fault, MOST_FAULTS } from '../faults';

/** Addresses of pages and redirects of the shop's content; few. */
const CONTENT = `SELECT key AS path FROM content_entry WHERE type IN ('page', 'redirect') AND key = ANY ($1::text[])`;

/** Those of these addresses at which something other than an old product redirect is stored; of variants, too. */
const STORED = `SELECT request_path AS path FROM url_rewrite u WHERE request_path = ANY ($1::text[])
    AND (redirect_code = 0 OR EXISTS (SELECT FROM product v WHERE v.url_key = u.request_path AND v.parent_id = u.target_id))
  UNION SELECT url_path FROM category WHERE url_path = ANY ($1::text[])`;

export async function takenPaths(on: PoolClient, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await on.query<{ path: string }>(`${STORED} UNION ${CONTENT}`, [paths]);
  return new Set(rows.map(({ path }) => path));
}

interface ChosenAddress {
  line: number;
  id: number;
  key: string;
}

const COLLIDING = `SELECT i.line, i.id, i.key FROM import_row i WHERE i.chosen AND (
    EXISTS (SELECT FROM url_rewrite u WHERE u.request_path = i.key AND u.redirect_code = 0)
    OR EXISTS (SELECT FROM content_entry e WHERE e.type IN ('page', 'redirect') AND e.key = i.key)
    OR i.key IN (SELECT key FROM import_row GROUP BY key HAVING count(DISTINCT sku) > 1)) ORDER BY i.line LIMIT ${MOST_FAULTS}`;

/** If several new products have the same address, the first one gets it, unless another row names it. */
const IS_FREE = `SELECT NOT EXISTS (SELECT FROM import_row WHERE key = $1 AND id <> $2 AND (NOT chosen OR line < $3)) AS free`;

const RENAME = [
  'UPDATE import_row SET key = $2 WHERE id = $1',
  'UPDATE import_product SET url_key = $2 WHERE id = $1',
] as const;

async function isAddressFree(on: PoolClient, { id, line }: ChosenAddress, key: string): Promise<boolean> {
  const { rows } = await on.query<{ free: boolean }>(IS_FREE, [key, id, line]);
  return rows[0]?.free === true && (await takenPaths(on, [key])).size === 0;
}

async function freeAddress(on: PoolClient, chosen: ChosenAddress): Promise<string> {
  for (let count = 1; ; count += 1) {
    const tried = numberedPath(chosen.key, count);
    if (await isAddressFree(on, chosen, tried)) return tried;
  }
}

/** New products without an address in the file: a taken one gets a number, which is reported. */
export async function renameChosen(on: PoolClient): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const chosen of (await on.query<ChosenAddress>(COLLIDING)).rows) {
    const value = await freeAddress(on, chosen);
    if (value === chosen.key) continue;
    for (const statement of RENAME) await on.query(statement, [chosen.id, value]);
    const params = { value, wanted: chosen.key };
    faults.push({ line: chosen.line, column: 'url_key', code: 'addressChosen', params, warning: true });
  }
  return faults;
}

const ON_PAGES = `SELECT i.line, 'url_key' AS column, 'addressOfPage' AS code, jsonb_build_object('value', i.key) AS params
  FROM import_row i LEFT JOIN product p ON p.id = i.id
  WHERE p.url_key IS DISTINCT FROM i.key AND EXISTS (
    SELECT FROM content_entry e WHERE e.type IN ('page', 'redirect') AND e.key = i.key)
  ORDER BY 1 LIMIT ${MOST_FAULTS}`;

/** Addresses of the file at which the shop's content has a page or a redirect. */
export const judgeAgainstContent = async (on: PoolClient): Promise<Fault[]> => (await on.query<Fault>(ON_PAGES)).rows;
