// SQL of the variants that a family cannot have: each is left out with a warning, and so is a family that then has none.
import type { PoolClient } from 'pg';
import { type Fault, MOST_FAULTS } from '../faults';

/** Variants that a family does not get, with the reason. If two families of the file have the same variant, the first one gets it. */
const LOST = `CREATE TEMP TABLE import_lost ON COMMIT DROP AS
  SELECT DISTINCT x.line, x.family, x.sku, x.first_line, x.code FROM (
    SELECT n.line, n.family, n.sku, n.first_line, CASE
        WHEN o.sku IS NULL AND EXISTS (SELECT FROM import_skipped s WHERE s.sku = n.sku) THEN 'skippedVariant'
        WHEN o.sku IS NULL AND p.sku IS NULL THEN 'unknownVariant'
        WHEN coalesce(o.type, p.type) = 'configurable' THEN 'variantIsConfigurable'
        WHEN n.family <> n.first_family THEN 'variantOfTwo' END AS code
      FROM (SELECT i.line, i.sku AS family, v ->> 'sku' AS sku, min(i.line) OVER (PARTITION BY v ->> 'sku') AS first_line,
          first_value(i.sku) OVER (PARTITION BY v ->> 'sku' ORDER BY i.line) AS first_family
        FROM import_row i, jsonb_array_elements(i.facts -> 'variants') AS v) n
      LEFT JOIN import_row o ON o.sku = n.sku LEFT JOIN product p ON p.sku = n.sku) x
   WHERE x.code IS NOT NULL`;

const TOLD = `SELECT line, 'configurable_variations' AS column, code, jsonb_build_object('value', sku)
    || CASE WHEN code = 'variantOfTwo' THEN jsonb_build_object('line', first_line) ELSE '{}' END AS params, true AS warning
  FROM import_lost ORDER BY line, sku LIMIT ${MOST_FAULTS}`;

const LEAVE = `UPDATE import_row i SET facts = jsonb_set(i.facts, '{variants}', coalesce((
    SELECT jsonb_agg(v ORDER BY at) FROM jsonb_array_elements(i.facts -> 'variants') WITH ORDINALITY AS x (v, at)
     WHERE NOT EXISTS (SELECT FROM import_lost l WHERE l.family = i.sku AND l.sku = v ->> 'sku')), '[]'))
  WHERE i.sku IN (SELECT family FROM import_lost)`;

const EMPTY = `WITH gone AS (
    DELETE FROM import_row i WHERE i.type = 'configurable' AND i.facts -> 'variants' = '[]' RETURNING i.line, i.sku, i.id),
  unmade AS (DELETE FROM import_product n USING gone g WHERE n.id = g.id),
  noted AS (INSERT INTO import_skipped SELECT line, sku FROM gone)
  SELECT line, 'configurable_variations' AS column, 'skippedFamily' AS code, jsonb_build_object('value', sku) AS params, true AS warning FROM gone ORDER BY line`;

/** The choices of a family are those of the variants that it still has. */
const LEFT = `(SELECT jsonb_agg(jsonb_set(o, '{values}', coalesce((SELECT jsonb_agg(w ORDER BY n) FROM jsonb_array_elements(o -> 'values') WITH ORDINALITY AS y (w, n)
      WHERE EXISTS (SELECT FROM jsonb_array_elements(i.facts -> 'variants') AS v WHERE v -> 'values' ->> (o ->> 'code') = w ->> 'code')), '[]')) ORDER BY at)
    FROM jsonb_array_elements(#) WITH ORDINALITY AS x (o, at))`;
const CHOICES = [
  `UPDATE import_product p SET options = ${LEFT.replace('#', 'p.options')} FROM import_row i
    WHERE i.id = p.id AND i.sku IN (SELECT family FROM import_lost)`,
  `UPDATE import_row i SET doc = jsonb_set(i.doc, '{options}', ${LEFT.replace('#', "i.doc -> 'options'")})
    WHERE NOT i.fresh AND i.doc ? 'options' AND i.sku IN (SELECT family FROM import_lost)`,
];

export async function leaveOutVariants(on: PoolClient): Promise<Fault[]> {
  await on.query(LOST);
  const variants = await on.query<Fault>(TOLD);
  await on.query(LEAVE);
  const families = await on.query<Fault>(EMPTY);
  for (const statement of CHOICES) await on.query(statement);
  return [...variants.rows, ...families.rows];
}
