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

export async function namedPaths(on: PoolClient): Promise<string[][]> {
  const text = `SELECT DISTINCT g.path FROM import_row i, jsonb_array_elements(i.facts -> 'categories') AS g (path) ORDER BY 1`;
  return (await on.query<{ path: string[] }>(text)).rows.map(({ path }) => path);
}

export const knownCategories = async (on: PoolClient): Promise<KnownCategory[]> =>
  (
    await on.query<KnownCategory>(
      'SELECT id, parent_id, name_da, url_key, url_path, id_path, position FROM category ORDER BY id',
    )
  ).rows;

/** A category and its address. Null when its address is a product's or a page's already. */
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
    address AS (INSERT INTO url_rewrite (request_path, kind, target_id, target_path) SELECT url_path, 'CATEGORY', id, url_path FROM put)
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
