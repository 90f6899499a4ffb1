// SQL of a product's places: categories with their ancestors, what it goes with, and the printers that it fits.
import type { PoolClient } from 'pg';

const PATHS = `CREATE TEMP TABLE import_path (path jsonb PRIMARY KEY, category_id integer NOT NULL) ON COMMIT DROP`;

// An existing entry retains its position unless the row gives another; new ones follow after the last, the popular first. Variants have none.
const PLACES = [
  `CREATE TEMP TABLE import_place ON COMMIT DROP AS
    SELECT n.id AS product_id, c.id AS category_id, bool_or(c.id = o.id) AS own, min(i.line) AS line, max(n.popularity) AS popularity,
        max(CASE jsonb_typeof(i.facts -> 'positions') WHEN 'number' THEN i.facts ->> 'positions' ELSE i.facts -> 'positions' ->> c.url_path END::int) AS position
      FROM import_row i JOIN import_product n ON n.id = i.id CROSS JOIN LATERAL jsonb_array_elements(i.facts -> 'categories') AS g (path)
      JOIN import_path t ON t.path = g.path JOIN category o ON o.id = t.category_id JOIN category c ON c.id = ANY (o.id_path)
     WHERE n.parent_id IS NULL GROUP BY n.id, c.id`,
  'CREATE INDEX ON import_place (product_id, category_id)',
  'ANALYZE import_place',
  'CREATE TEMP TABLE import_category (id integer NOT NULL) ON COMMIT DROP',
  `WITH gone AS (
    DELETE FROM product_category pc USING import_row i JOIN import_product n ON n.id = i.id
     WHERE pc.product_id = n.id AND (i.facts ? 'categories' OR n.parent_id IS NOT NULL)
       AND NOT EXISTS (SELECT FROM import_place w WHERE w.product_id = pc.product_id AND w.category_id = pc.category_id) RETURNING pc.category_id, pc.product_id),
  noted AS (INSERT INTO import_touched SELECT product_id FROM gone)
  INSERT INTO import_category SELECT DISTINCT category_id FROM gone`,
  // Set down first: a statement that wrote and looked into the same index would meet its own rows again and again.
  `CREATE TEMP TABLE import_new_place ON COMMIT DROP AS
    SELECT w.*, k.product_id IS NOT NULL AS stands FROM import_place w LEFT JOIN product_category k ON k.category_id = w.category_id AND k.product_id = w.product_id
     WHERE k.own IS DISTINCT FROM w.own OR k.position <> w.position`,
  'ANALYZE import_new_place',
  `CREATE TEMP TABLE import_last_place ON COMMIT DROP AS
    SELECT d.category_id, (SELECT max(position) FROM product_category m WHERE m.category_id = d.category_id) AS last
      FROM (SELECT DISTINCT category_id FROM import_new_place) d`,
  `UPDATE product_category k SET own = w.own, position = coalesce(w.position, k.position) FROM import_new_place w
    WHERE w.stands AND k.category_id = w.category_id AND k.product_id = w.product_id`,
  'INSERT INTO import_touched SELECT product_id FROM import_new_place',
  'INSERT INTO import_category SELECT category_id FROM import_last_place',
  `INSERT INTO import_category SELECT DISTINCT pc.category_id FROM import_changed c JOIN product_category pc ON pc.product_id = c.id
    WHERE NOT c.fresh AND c.moved_store`,
];

// The values that an entry copies from its product and its facets are known by now (refresh_places() does the same for existing entries). Written in
// list order, so that neighbours on a page are neighbours on the disk. Only imports write entries, one at a time.
const PUT = `INSERT INTO product_category (category_id, product_id, position, own, store_ids, value_ids, gross_oere, request_price, only_trade, salable)
    SELECT w.*, p.store_ids, CASE WHEN cardinality(f.value_ids) > 200 THEN NULL ELSE coalesce(f.value_ids, '{}') END,
        p.sort_gross_oere, p.request_price, p.only_trade, p.salable
      FROM (SELECT n.category_id, n.product_id,
          coalesce(n.position, coalesce(l.last, 0) + row_number() OVER (PARTITION BY n.category_id ORDER BY n.popularity DESC, n.line)) AS position, n.own
        FROM import_new_place n JOIN import_last_place l ON l.category_id = n.category_id WHERE NOT n.stands) w
      JOIN product p ON p.id = w.product_id LEFT JOIN product_facet f ON f.product_id = w.product_id
     ORDER BY w.category_id, w.position`;

const LINKS = `WITH wanted AS (
    SELECT i.id AS product_id, n.type, x.at - 1 AS position, o.id AS linked_id
      FROM import_row i CROSS JOIN (VALUES ('related', 'related'), ('accessory', 'accessories')) AS n (type, field)
     CROSS JOIN LATERAL jsonb_array_elements_text(i.facts -> n.field) WITH ORDINALITY AS x (sku, at) JOIN product o ON o.sku = x.sku),
  gone AS (
    DELETE FROM product_link k USING import_row i WHERE k.product_id = i.id
       AND i.facts ? CASE k.type WHEN 'related' THEN 'related' ELSE 'accessories' END
       AND NOT EXISTS (SELECT FROM wanted w WHERE w.product_id = k.product_id AND w.type = k.type AND w.position = k.position) RETURNING k.product_id),
  put AS (
    INSERT INTO product_link AS k (product_id, type, position, linked_id) SELECT product_id, type, position, linked_id FROM wanted
    ON CONFLICT (product_id, type, position) DO UPDATE SET linked_id = excluded.linked_id WHERE k.linked_id <> excluded.linked_id RETURNING k.product_id)
  INSERT INTO import_touched SELECT product_id FROM gone UNION SELECT product_id FROM put`;

const PRINTERS = `WITH wanted AS (
    SELECT DISTINCT i.id AS product_id, x.printer_id FROM import_row i, jsonb_array_elements_text(i.facts -> 'printers') AS x (printer_id)),
  gone AS (
    DELETE FROM product_printer k USING import_row i WHERE k.product_id = i.id AND i.facts ? 'printers'
       AND NOT EXISTS (SELECT FROM wanted w WHERE w.product_id = k.product_id AND w.printer_id = k.printer_id) RETURNING k.product_id),
  put AS (
    INSERT INTO product_printer (product_id, printer_id) SELECT product_id, printer_id FROM wanted ON CONFLICT DO NOTHING RETURNING product_id)
  INSERT INTO import_touched SELECT product_id FROM gone UNION SELECT product_id FROM put`;

export type ResolvedPath = readonly [path: readonly string[], categoryId: number];

/** Finds out what goes and what comes; what comes is put there by `putPlaces`. */
export async function findPlaces(on: PoolClient, paths: readonly ResolvedPath[]): Promise<void> {
  await on.query(PATHS);
  await on.query(`INSERT INTO import_path SELECT x -> 0, (x ->> 1)::int FROM jsonb_array_elements($1::jsonb) AS x`, [
    JSON.stringify(paths),
  ]);
  for (const statement of [...PLACES, LINKS, PRINTERS]) await on.query(statement);
}

export async function putPlaces(on: PoolClient): Promise<void> {
  await on.query(PUT);
}
