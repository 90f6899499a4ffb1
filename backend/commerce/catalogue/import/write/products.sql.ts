// SQL of the products themselves: values of the file replace the stored ones; only rows that differ are written.
import type { PoolClient } from 'pg';
import { columnsOfProduct } from '../stage.sql';
import { followNames } from './pictures.sql';

/** Products that the file does not name, but a configurable row of it takes in as variants or lets go; and the parents of its variants. */
const TAKE_ALONG = `INSERT INTO import_row (line, sku, id, fresh, doc, facts)
  SELECT min(x.line), p.sku, p.id, false, '{}', '{}' FROM product p JOIN (
      SELECT i.line, o.id FROM import_row i, jsonb_array_elements(i.facts -> 'variants') AS v JOIN product o ON o.sku = v ->> 'sku'
      UNION ALL SELECT i.line, o.id FROM import_row i JOIN product o ON o.parent_id = i.id WHERE i.facts ? 'variants'
      UNION ALL SELECT i.line, o.parent_id FROM import_row i JOIN product o ON o.id = i.id WHERE o.parent_id IS NOT NULL) x ON x.id = p.id
   WHERE NOT EXISTS (SELECT FROM import_row r WHERE r.sku = p.sku) GROUP BY p.id`;

/** Others wait here who change the same products; readers never do. */
const HOLD = `SELECT count(*) FROM (
  SELECT p.id FROM product p JOIN import_row i ON i.id = p.id WHERE NOT i.fresh ORDER BY p.id FOR NO KEY UPDATE OF p) held`;

/** New products were made when their rows were read. */
const LAID_OVER = `INSERT INTO import_product
  SELECT n.* FROM import_row i JOIN product p ON p.id = i.id CROSS JOIN LATERAL jsonb_populate_record(p, i.doc) AS n WHERE NOT i.fresh`;

const FAMILIES = [
  `CREATE TEMP TABLE import_variant ON COMMIT DROP AS
    SELECT o.id, i.id AS parent_id, v -> 'values' AS option_values
      FROM import_row i, jsonb_array_elements(i.facts -> 'variants') AS v JOIN import_row o ON o.sku = v ->> 'sku'`,
  `CREATE INDEX ON import_product (id)`,
  `UPDATE import_product n SET parent_id = NULL, option_values = NULL FROM import_row i
    WHERE n.parent_id = i.id AND i.facts ? 'variants' AND NOT EXISTS (SELECT FROM import_variant v WHERE v.id = n.id)`,
  `UPDATE import_product n SET parent_id = v.parent_id, option_values = v.option_values FROM import_variant v WHERE v.id = n.id`,
  // Hidden and no variant: there is nothing that it could be bought through.
  `UPDATE import_product n SET store_ids = '{}' FROM import_row i
    WHERE i.id = n.id AND i.facts ? 'hidden' AND n.type = 'simple' AND n.parent_id IS NULL`,
  // A product is sold where one of its variants is, and nowhere else: without one it would be a page that sells nothing.
  `UPDATE import_product n SET store_ids = ARRAY(SELECT unnest(coalesce(n.store_ids, v.store_ids)) INTERSECT SELECT unnest(v.store_ids) ORDER BY 1)
    FROM (SELECT f.parent_id, coalesce(array_agg(DISTINCT s.id) FILTER (WHERE s.id IS NOT NULL), '{}') AS store_ids
        FROM (SELECT parent_id, store_ids FROM import_product WHERE parent_id IS NOT NULL
          UNION ALL SELECT p.parent_id, p.store_ids FROM import_product n JOIN product p ON p.parent_id = n.id
            WHERE NOT EXISTS (SELECT FROM import_product o WHERE o.id = p.id)) f
        LEFT JOIN LATERAL unnest(f.store_ids) AS s (id) ON true
       GROUP BY f.parent_id HAVING bool_and(f.store_ids IS NOT NULL)) v
   WHERE v.parent_id = n.id AND n.store_ids IS DISTINCT FROM v.store_ids`,
  // Sold for points only: not in any store's list; the stores of its bonus shop are stored separately. Families have no such products.
  `UPDATE import_product SET bonus_only = false WHERE bonus_only AND (type <> 'simple' OR parent_id IS NOT NULL)`,
  `UPDATE import_product n SET store_ids = '{}', bonus_store_ids = CASE
      WHEN i.fresh OR i.doc ? 'store_ids' OR n.store_ids IS NULL OR n.store_ids <> '{}' THEN n.store_ids ELSE n.bonus_store_ids END
    FROM import_row i WHERE i.id = n.id AND n.bonus_only`,
  `UPDATE import_product n SET bonus_store_ids = NULL, store_ids = CASE WHEN i.doc ? 'store_ids' THEN n.store_ids ELSE n.bonus_store_ids END
    FROM import_row i JOIN product p ON p.id = i.id WHERE i.id = n.id AND p.bonus_only AND NOT n.bonus_only`,
  'ANALYZE import_product (id, parent_id, type, url_key, brand_code)',
];

const COMPARE = [
  `CREATE TEMP TABLE import_changed ON COMMIT DROP AS
    SELECT n.id, p.id IS NULL AS fresh, p.url_key AS old_key, p.gross_oere AS old_gross,
        p.store_ids IS DISTINCT FROM n.store_ids AS moved_store, p.parent_id AS old_parent
      FROM import_product n LEFT JOIN product p ON p.id = n.id WHERE ROW(n.*) IS DISTINCT FROM ROW(p.*)`,
  // Every other change of a product is noted here: its card and its stored values are gathered again. Not own: only what is gathered
  // from others is affected.
  `CREATE TEMP TABLE import_touched (id integer NOT NULL, own boolean NOT NULL DEFAULT true) ON COMMIT DROP`,
  `INSERT INTO import_touched SELECT id, true FROM import_changed UNION ALL SELECT old_parent, false FROM import_changed WHERE old_parent IS NOT NULL`,
  `CREATE INDEX ON import_changed (id)`,
  'ANALYZE import_changed',
];

const BRANDS = `INSERT INTO brand (code, name) SELECT DISTINCT ON (n.brand_code) n.brand_code, n.brand FROM import_product n
  WHERE n.brand_code <> '' ORDER BY n.brand_code, n.id ON CONFLICT DO NOTHING`;

const INSERT = `INSERT INTO product SELECT n.* FROM import_product n JOIN import_changed c ON c.id = n.id WHERE c.fresh ORDER BY n.id`;

export interface ProductCounts {
  fresh: number;
  changed: number;
}

export async function writeProducts(on: PoolClient): Promise<void> {
  for (const statement of [TAKE_ALONG, HOLD, LAID_OVER, ...FAMILIES, ...COMPARE, BRANDS, INSERT])
    await on.query(statement);
  await followNames(on);
  const set = (await columnsOfProduct(on)).map(({ name }) => `"${name}" = n."${name}"`).join(', ');
  await on.query(
    `UPDATE product p SET ${set} FROM import_product n JOIN import_changed c ON c.id = n.id WHERE p.id = n.id AND NOT c.fresh`,
  );
}

/** Products that are new, and those of which anything but the stock changed: texts, prices, offers, tiers, pictures, places. */
export async function countProducts(on: PoolClient): Promise<ProductCounts> {
  const counted = `SELECT (SELECT count(*)::int FROM import_changed WHERE fresh) AS fresh,
      (SELECT count(DISTINCT t.id)::int FROM import_touched t WHERE t.own AND NOT EXISTS (
        SELECT FROM import_changed c WHERE c.id = t.id AND c.fresh)) AS changed`;
  return (await on.query<ProductCounts>(counted)).rows[0] ?? { fresh: 0, changed: 0 };
}
