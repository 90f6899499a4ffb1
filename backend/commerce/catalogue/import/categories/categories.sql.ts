// SQL of the categories that a file names by path.
import type { PoolClient } from 'pg';

export interface KnownCategory {
  id: number;
  parent_id: number | null;
  name_da: string;
  url_key: string;
  url_path: string;
  id_path: number[];
  position: number;
}

export interface NamedPath {
  path: string[];
  /** Where the file names it first. */
  line: number;
}

export async function namedPaths(on: PoolClient): Promise<NamedPath[]> {
  const text = `SELECT g.path, min(i.line) AS line FROM import_row i, jsonb_array_elements(i.facts -> 'categories') AS g (path)
    GROUP BY g.path ORDER BY g.path`;
  return (await on.query<NamedPath>(text)).rows;
}

export const knownCategories = async (on: PoolClient): Promise<KnownCategory[]> =>
  (
    await on.query<KnownCategory>(
      'SELECT id, parent_id, name_da, url_key, url_path, id_path, position FROM category ORDER BY id',
    )
  ).rows;

/** A category and its address, which must be free; a redirect there gives way. */
export async function addCategory(
  on: PoolClient,
  {
    parent,
    name,
    urlKey,
    urlPath,
    position,
  }: { parent: KnownCategory | null; name: string; urlKey: string; urlPath: string; position: number },
): Promise<KnownCategory> {
  const text = `WITH made AS (SELECT nextval(pg_get_serial_sequence('category', 'id'))::int AS id),
    put AS (INSERT INTO category (id, parent_id, level, id_path, name_da, name_en, url_key, url_path, position)
      SELECT id, $1::int, cardinality($2::int[]) + 1, $2::int[] || id, $3, $3, $4, $5, $6 FROM made
      RETURNING id, parent_id, name_da, url_key, url_path, id_path, position),
    address AS (INSERT INTO url_rewrite (request_path, kind, target_id, target_path) SELECT url_path, 'CATEGORY', id, url_path FROM put
      ON CONFLICT (request_path, coalesce(store_id, 0)) DO UPDATE SET kind = excluded.kind, target_id = excluded.target_id,
        target_path = excluded.target_path, redirect_code = 0)
    SELECT * FROM put`;
  const found = await on.query<KnownCategory>(text, [
    parent?.id ?? null,
    parent?.id_path ?? [],
    name,
    urlKey,
    urlPath,
    position,
  ]);
  const [made] = found.rows;
  if (!made) throw new Error(`The category ${urlPath} was not written`);
  return made;
}
