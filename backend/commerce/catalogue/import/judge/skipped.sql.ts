// SQL of what rows that were left out take with them: variants leave their family, and a family without variants is left out itself.
import type { PoolClient } from 'pg';
import type { Fault } from '../faults';

const LOST = `CREATE TEMP TABLE import_lost ON COMMIT DROP AS
  SELECT DISTINCT i.line, i.sku AS family, v ->> 'sku' AS sku FROM import_row i, jsonb_array_elements(i.facts -> 'variants') AS v
   WHERE EXISTS (SELECT FROM import_skipped s WHERE s.sku = v ->> 'sku') AND NOT EXISTS (SELECT FROM import_row o WHERE o.sku = v ->> 'sku')`;

const TOLD = `SELECT line, 'configurable_variations' AS column, 'skippedVariant' AS code, jsonb_build_object('value', sku) AS params, true AS warning FROM import_lost ORDER BY line, sku`;

const LEAVE = `UPDATE import_row i SET facts = jsonb_set(i.facts, '{variants}', coalesce((
    SELECT jsonb_agg(v ORDER BY at) FROM jsonb_array_elements(i.facts -> 'variants') WITH ORDINALITY AS x (v, at)
     WHERE NOT EXISTS (SELECT FROM import_lost l WHERE l.family = i.sku AND l.sku = v ->> 'sku')), '[]'))
  WHERE i.sku IN (SELECT family FROM import_lost)`;

const EMPTY = `WITH gone AS (
    DELETE FROM import_row i WHERE i.sku IN (SELECT family FROM import_lost) AND i.facts -> 'variants' = '[]' RETURNING i.line, i.sku, i.id),
  unmade AS (DELETE FROM import_product n USING gone g WHERE n.id = g.id),
  noted AS (INSERT INTO import_skipped SELECT line, sku FROM gone)
  SELECT line, 'configurable_variations' AS column, 'skippedFamily' AS code, jsonb_build_object('value', sku) AS params, true AS warning FROM gone`;

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

/** Called only where a row was left out. */
export async function leaveOutWithThem(on: PoolClient): Promise<Fault[]> {
  await on.query(LOST);
  const variants = await on.query<Fault>(TOLD);
  await on.query(LEAVE);
  const families = await on.query<Fault>(EMPTY);
  for (const statement of CHOICES) await on.query(statement);
  return [...variants.rows, ...families.rows];
}
