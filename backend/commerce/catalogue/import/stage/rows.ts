// SQL of the stage: rows of the file wait in temporary tables of the import's own transaction, which nobody else sees.
import type { PoolClient } from 'pg';
import type { References, StagedRow } from '../row/staged';

/** Any constant: one import at a time. */
const IMPORT_LOCK = 7_302_115;

const STAGE = [
  // Cards are gathered once, at the end, not by each statement.
  `SET LOCAL shop.gather_cards = 'off'`,
  // Words are sorted into the search's index many at a time.
  `SET LOCAL gin_pending_list_limit = '32MB'`,
  `CREATE TEMP TABLE import_row (line integer NOT NULL, sku text NOT NULL, id integer, fresh boolean NOT NULL DEFAULT true,
    doc jsonb NOT NULL, base jsonb NOT NULL, facts jsonb NOT NULL) ON COMMIT DROP`,
];

/** False when another import is under way. */
export async function openStage(on: PoolClient): Promise<boolean> {
  const locked = await on.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS free', [IMPORT_LOCK]);
  if (!locked.rows[0]?.free) return false;
  for (const statement of STAGE) await on.query(statement);
  return true;
}

const PUT = `INSERT INTO import_row (line, sku, doc, base, facts)
  SELECT r.line, r.sku, r.doc, r.fresh, r.facts FROM jsonb_to_recordset($1::jsonb) AS r (line integer, sku text, doc jsonb, fresh jsonb, facts jsonb)`;

export async function stageRows(on: PoolClient, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length > 0) await on.query(PUT, [JSON.stringify(rows)]);
}

/** Which of the rows are products already. A SKU that stands twice is judged by its first row. */
const CLOSE = [
  'CREATE INDEX ON import_row (sku)',
  'ANALYZE import_row (line, sku)',
  'UPDATE import_row i SET id = p.id, fresh = false FROM product p WHERE p.sku = i.sku',
];

export async function closeStage(on: PoolClient): Promise<void> {
  for (const statement of CLOSE) await on.query(statement);
}

const REFERENCES = `SELECT (SELECT coalesce(json_agg(code), '[]') FROM unit) AS units,
  (SELECT coalesce(json_agg(json_build_array(code, id)), '[]') FROM store) AS stores,
  (SELECT coalesce(json_agg(json_build_array(shop_code, code)), '[]') FROM stock_source WHERE shop_code IS NOT NULL) AS sources,
  (SELECT coalesce(json_agg(id), '[]') FROM printer) AS printers,
  (SELECT coalesce(json_agg(DISTINCT code), '[]') FROM duty_rate) AS duties,
  (SELECT coalesce(json_agg(json_build_array(l.code, l.label, l.label_en)), '[]') FROM (
     SELECT DISTINCT ON (a ->> 'code') a ->> 'code' AS code, a ->> 'label' AS label, a ->> 'labelEn' AS label_en
       FROM (SELECT attributes FROM product ORDER BY id LIMIT 3000) p, jsonb_array_elements(p.attributes) a) l) AS labels`;

interface ReferenceLists {
  units: string[];
  stores: [string, number][];
  sources: [string, string][];
  printers: string[];
  duties: string[];
  labels: [string, string, string][];
}

export async function readReferences(on: PoolClient): Promise<References> {
  const [found] = (await on.query<ReferenceLists>(REFERENCES)).rows;
  return {
    units: new Set(found?.units),
    stores: new Map(found?.stores),
    sources: new Map(found?.sources),
    printers: new Set(found?.printers),
    dutyCodes: new Set(found?.duties),
    labels: new Map((found?.labels ?? []).map(([code, label, labelEn]) => [code, { label, labelEn }])),
  };
}
