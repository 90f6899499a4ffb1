// SQL of the category tree: read completely, in one statement, with the counts of every store, if its version differs from the cached one.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface CategoryRow {
  id: number;
  parent_id: number | null;
  level: number;
  id_path: number[];
  name_da: string;
  name_en: string;
  url_key: string;
  url_path: string;
  position: number;
  description_da: string;
  description_en: string;
  picture_key: string | null;
  picture_version: string | null;
  include_in_menu: boolean;
  store_ids: number[] | null;
  /** Store id → products. */
  counts: Record<string, number> | null;
}

// Rows are added and deleted, never changed: count, sum and maximum together distinguish any two states.
const VERSION = `SELECT concat_ws(' ', count(*), sum(transaction), max(transaction)) AS version FROM tree_change`;

const TREE = `WITH now AS MATERIALIZED (${VERSION})
  SELECT (SELECT version FROM now) AS version, c.id, c.parent_id, c.level, c.id_path, c.name_da, c.name_en, c.url_key, c.url_path, c.position,
    c.description_da, c.description_en, c.picture_key, v.version AS picture_version, c.include_in_menu, c.store_ids, n.counts
  FROM category c LEFT JOIN (SELECT category_id, json_object_agg(store_id, products) AS counts FROM category_product_count GROUP BY 1) n
    ON n.category_id = c.id LEFT JOIN picture v ON v.key = c.picture_key
 WHERE (SELECT version FROM now) IS DISTINCT FROM $1
  ORDER BY c.level, c.position, c.id`;

/** The complete tree and its version, in one statement; null if the known version is still current. */
export async function listCategories(
  on: Queryable,
  known: string | null,
): Promise<{ version: string; rows: CategoryRow[] } | null> {
  const { rows } = await on.query<CategoryRow & { version: string }>(prepared(TREE, [known]));
  const [first] = rows;
  return first ? { version: first.version, rows } : null;
}
