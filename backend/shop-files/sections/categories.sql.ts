// SQL of the section of categories.
import type { PoolClient } from 'pg';

interface StoredCategory {
  id: number;
  url_path: string;
  name_da: string;
  name_en: string;
  position: number;
  description_da: string;
  description_en: string;
  spec: unknown;
  /** Of the picture. */
  version: string | null;
  include_in_menu: boolean;
  stores: string[] | null;
}

export async function loadCategories(on: PoolClient): Promise<StoredCategory[]> {
  const text = `SELECT c.id, c.url_path, c.name_da, c.name_en, c.position, c.description_da, c.description_en, p.spec, p.version, c.include_in_menu,
      CASE WHEN c.store_ids IS NOT NULL THEN ARRAY(SELECT s.code FROM store s WHERE s.id = ANY (c.store_ids) ORDER BY s.code COLLATE "C") END AS stores
    FROM category c LEFT JOIN picture p ON p.key = c.picture_key ORDER BY c.id`;
  return (await on.query<StoredCategory>(text)).rows;
}

interface KnownPlaces {
  /** Number → address. */
  ids: ReadonlyMap<number, string>;
  paths: ReadonlyMap<string, number>;
  stores: ReadonlySet<string>;
}

export async function knownPlaces(on: PoolClient): Promise<KnownPlaces> {
  const { rows } = await on.query<{ id: number; url_path: string }>('SELECT id, url_path FROM category');
  const stores = await on.query<{ code: string }>('SELECT code FROM store');
  return {
    ids: new Map(rows.map(({ id, url_path }) => [id, url_path])),
    paths: new Map(rows.map(({ id, url_path }) => [url_path, id])),
    stores: new Set(stores.rows.map(({ code }) => code)),
  };
}

/** Addresses of these that a product or a page has. */
export async function takenAddresses(on: PoolClient, paths: readonly string[]): Promise<Set<string>> {
  const text = `SELECT request_path AS path FROM url_rewrite WHERE request_path = ANY ($1) AND kind <> 'CATEGORY' AND redirect_code = 0`;
  return new Set((await on.query<{ path: string }>(text, [paths])).rows.map(({ path }) => path));
}

export interface CategoryRow extends Omit<StoredCategory, 'id'> {
  /** Null: what the row has, or the next one. */
  id: number | null;
  url_key: string;
  parent_path: string | null;
  level: number;
}

const GIVEN = `id integer, url_path text, url_key text, parent_path text, level integer, name_da text, name_en text, position integer,
  description_da text, description_en text, spec jsonb, version text, include_in_menu boolean, stores text[]`;

const TAKE = `INSERT INTO given_category SELECT r.*, c.id FROM jsonb_to_recordset($1::jsonb) AS r (${GIVEN}) LEFT JOIN category c ON c.url_path = r.url_path`;

// Level by level, because each is below an existing one. Given numbers come first: the next ones follow after the highest.
const NUMBER = [
  `SELECT setval(pg_get_serial_sequence('category', 'id'),
    greatest((SELECT max(id) FROM category), (SELECT max(id) FROM given_category), 0) + 1, false)`,
  `UPDATE given_category g SET id = n.id FROM (
     SELECT w.url_path, coalesce(w.known, w.id, nextval(pg_get_serial_sequence('category', 'id'))::int) AS id
       FROM (SELECT * FROM given_category ORDER BY level, url_path) w) n WHERE n.url_path = g.url_path`,
  `CREATE TEMP TABLE given_path ON COMMIT DROP AS
    WITH RECURSIVE path AS (
      SELECT url_path, ARRAY[id] AS id_path FROM (SELECT url_path, id, parent_path FROM given_category UNION SELECT url_path, id, NULL FROM category WHERE parent_id IS NULL) r
       WHERE parent_path IS NULL
      UNION SELECT n.url_path, p.id_path || n.id FROM path p JOIN (
        SELECT url_path, id, parent_path FROM given_category
        UNION SELECT c.url_path, c.id, o.url_path FROM category c JOIN category o ON o.id = c.parent_id) n ON n.parent_path = p.url_path)
    SELECT url_path, id_path FROM path`,
];

const STORE_IDS = `CASE WHEN g.stores IS NOT NULL THEN ARRAY(SELECT s.id FROM store s WHERE s.code = ANY (g.stores) ORDER BY s.id) END`;

const WRITE = [
  `INSERT INTO picture AS p (key, spec, version) SELECT 'category/' || id, spec, version FROM given_category WHERE spec IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET spec = excluded.spec, version = excluded.version WHERE ROW(p.*) IS DISTINCT FROM ROW(excluded.*)`,
  `INSERT INTO category (id, parent_id, level, id_path, name_da, name_en, url_key, url_path, position, description_da, description_en,
      picture_key, picture, include_in_menu, store_ids)
    SELECT g.id, p.id_path[cardinality(p.id_path) - 1], g.level, p.id_path, g.name_da, g.name_en, g.url_key, g.url_path, g.position, g.description_da,
        g.description_en, CASE WHEN g.spec IS NOT NULL THEN 'category/' || g.id END, g.spec - 'view', g.include_in_menu, ${STORE_IDS}
      FROM given_category g JOIN given_path p ON p.url_path = g.url_path ORDER BY g.level, g.id
    ON CONFLICT (id) DO UPDATE SET name_da = excluded.name_da, name_en = excluded.name_en, position = excluded.position,
      description_da = excluded.description_da, description_en = excluded.description_en, picture_key = excluded.picture_key,
      picture = excluded.picture, include_in_menu = excluded.include_in_menu, store_ids = excluded.store_ids`,
  `DELETE FROM picture p USING given_category g WHERE p.key = 'category/' || g.id AND g.spec IS NULL`,
  `INSERT INTO url_rewrite (request_path, kind, target_id, target_path)
    SELECT url_path, 'CATEGORY', id, url_path FROM given_category WHERE known IS NULL ORDER BY level, id
    ON CONFLICT (request_path, coalesce(store_id, 0)) DO UPDATE SET kind = excluded.kind, target_id = excluded.target_id,
      target_path = excluded.target_path, redirect_code = 0`,
  'DROP TABLE given_path, given_category',
];

export async function writeCategories(on: PoolClient, rows: readonly CategoryRow[]): Promise<void> {
  await on.query(`CREATE TEMP TABLE given_category (${GIVEN}, known integer) ON COMMIT DROP`);
  await on.query(TAKE, [JSON.stringify(rows)]);
  for (const statement of [...NUMBER, ...WRITE]) await on.query(statement);
}

/** All products in these categories. */
export async function productsIn(on: PoolClient, paths: readonly string[]): Promise<number[]> {
  const text = `SELECT DISTINCT k.product_id AS id FROM product_category k JOIN category c ON c.id = k.category_id WHERE c.url_path = ANY ($1)`;
  return (await on.query<{ id: number }>(text, [paths])).rows.map(({ id }) => id);
}
