// SQL of the stage: rows of the file are held in temporary tables of the import's own transaction, invisible to others.
import type { PoolClient } from 'pg';
import { Novelties } from './row/novelties';
import type { References, SkippedRow, StagedRow, StagedTranslation } from './row/staged';

/** One import at a time. No other lock has this number: 114 is that of migrations, 116 that of numbering events. */
export const IMPORT_LOCK = 7_302_115;

const STAGE = [
  // Cards are gathered once, at the end, not by each statement.
  `SET LOCAL shop.gather_cards = 'off'`,
  // Words are sorted into the search's index many at a time.
  `SET LOCAL gin_pending_list_limit = '32MB'`,
  // Narrow, because it is read often: `doc` is stored for existing products only; new ones are created at once.
  `CREATE TEMP TABLE import_row (line integer NOT NULL, sku text NOT NULL, id integer NOT NULL, fresh boolean NOT NULL, key text, chosen boolean NOT NULL DEFAULT false, type text,
    min_qty integer, max_qty integer, lacks text[], doc jsonb, facts jsonb NOT NULL) ON COMMIT DROP`,
  'CREATE TEMP TABLE import_product ON COMMIT DROP AS SELECT * FROM product WITH NO DATA',
  'CREATE TEMP TABLE import_translation (line integer NOT NULL, sku text NOT NULL, doc jsonb NOT NULL, facts jsonb NOT NULL) ON COMMIT DROP',
  'CREATE TEMP TABLE import_skipped (line integer NOT NULL, sku text NOT NULL) ON COMMIT DROP',
];

/** To the end of the transaction. False when another import is under way. */
export async function lockImports(on: PoolClient): Promise<boolean> {
  const locked = await on.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS free', [IMPORT_LOCK]);
  return locked.rows[0]?.free === true;
}

/** False when another import is under way. */
export async function openStage(on: PoolClient): Promise<boolean> {
  if (!(await lockImports(on))) return false;
  for (const statement of STAGE) await on.query(statement);
  return true;
}

/** The table says itself which columns it has and what a new row holds in them. */
const COLUMNS = `SELECT column_name AS name, column_default AS value FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = 'product' AND column_name <> 'id' ORDER BY ordinal_position`;

interface Column {
  name: string;
  value: string | null;
}

export const columnsOfProduct = async (on: PoolClient): Promise<Column[]> => (await on.query<Column>(COLUMNS)).rows;

/** What a new product holds where neither its row nor the rules of the file say anything, as JSON. */
export async function freshProduct(on: PoolClient, now: Date): Promise<string> {
  const values = (await columnsOfProduct(on)).flatMap(({ name, value }) => (value ? [`${value} AS "${name}"`] : []));
  const found = await on.query<{ row: object }>(`SELECT to_jsonb(d) AS row FROM (SELECT ${values.join(', ')}) d`);
  return JSON.stringify({ ...found.rows[0]?.row, created_at: now.toISOString() });
}

/** What a new product cannot do without; a configurable one has the price of its variants. */
const LACKS = `array_remove(ARRAY[CASE WHEN NOT t.doc ? 'name_da' THEN 'name' END, CASE WHEN NOT t.doc ? 'type' THEN 'product_type' END,
    CASE WHEN NOT t.doc ? 'gross_oere' AND coalesce(t.doc ->> 'type', '') <> 'configurable' THEN 'price' END], NULL)`;

/** A row that says the country alone leaves the product's other facts. */
const ORIGIN_BESIDE = `CASE WHEN r.facts ? 'origin' THEN jsonb_build_object('attributes', coalesce((SELECT jsonb_agg(a ORDER BY at)
    FROM jsonb_array_elements(p.attributes) WITH ORDINALITY AS x (a, at) WHERE a ->> 'code' <> 'origin'), '[]') || (r.facts -> 'origin')) ELSE '{}' END`;

// Rows are numbered and new products made while the next are read, when the database has time. The rows lie in the order of the file, and so do their numbers.
const PUT = `WITH told AS MATERIALIZED (
    SELECT o.*, coalesce(o.known, nextval(pg_get_serial_sequence('product', 'id'))::int) AS id FROM (
      SELECT r.line, r.sku, r.fresh, r.facts, r.doc || ${ORIGIN_BESIDE} AS doc, p.id AS known, p.url_key, p.type
        FROM jsonb_to_recordset($1::jsonb) AS r (line integer, sku text, doc jsonb, fresh jsonb, facts jsonb) LEFT JOIN product p ON p.sku = r.sku
       ORDER BY r.line) o),
  made AS (
    INSERT INTO import_product
    SELECT n.* FROM told t CROSS JOIN (SELECT jsonb_populate_record(NULL::product, $2::jsonb) AS product OFFSET 0) d
     CROSS JOIN LATERAL jsonb_populate_record(d.product, t.fresh || t.doc
       || jsonb_build_object('id', t.id, 'sku', t.sku, 'sort_gross_oere', coalesce(t.doc -> 'gross_oere', '0'))) AS n
     WHERE t.known IS NULL)
  INSERT INTO import_row (line, sku, id, fresh, key, chosen, type, min_qty, max_qty, lacks, doc, facts)
  SELECT t.line, t.sku, t.id, t.known IS NULL, coalesce(t.doc ->> 'url_key', t.url_key, t.fresh ->> 'url_key'), t.known IS NULL AND NOT t.doc ? 'url_key',
      coalesce(t.doc ->> 'type', t.type),
      (t.doc ->> 'min_qty')::int, (t.doc ->> 'max_qty')::int, CASE WHEN t.known IS NULL THEN nullif(${LACKS}, '{}') END,
      CASE WHEN t.known IS NOT NULL THEN t.doc END, t.facts
    FROM told t`;

/** `fresh`: what freshProduct() says. */
export async function stageRows(on: PoolClient, rows: readonly StagedRow[], fresh: string): Promise<void> {
  if (rows.length > 0) await on.query(PUT, [JSON.stringify(rows), fresh]);
}

const PUT_TRANSLATIONS = `INSERT INTO import_translation
  SELECT r.* FROM jsonb_to_recordset($1::jsonb) AS r (line integer, sku text, doc jsonb, facts jsonb)`;
const PUT_SKIPPED =
  'INSERT INTO import_skipped SELECT r.* FROM jsonb_to_recordset($1::jsonb) AS r (line integer, sku text)';

export async function stageBeside(
  on: PoolClient,
  translations: readonly StagedTranslation[],
  skipped: readonly SkippedRow[],
): Promise<void> {
  if (translations.length > 0) await on.query(PUT_TRANSLATIONS, [JSON.stringify(translations)]);
  if (skipped.length > 0) await on.query(PUT_SKIPPED, [JSON.stringify(skipped)]);
}

const CLOSE = [
  'CREATE INDEX ON import_row (sku)',
  'CREATE INDEX ON import_row (id)',
  'ANALYZE import_row (line, sku, id, fresh, key, type)',
];

export async function closeStage(on: PoolClient): Promise<void> {
  for (const statement of CLOSE) await on.query(statement);
}

const REFERENCES = `SELECT (SELECT coalesce(json_agg(code), '[]') FROM unit) AS units, (SELECT coalesce(json_agg(code), '[]') FROM facet) AS facets,
  (SELECT coalesce(json_agg(json_build_array(code, id)), '[]') FROM store) AS stores,
  (SELECT coalesce(json_agg(json_build_array(shop_code, code)), '[]') FROM stock_source WHERE shop_code IS NOT NULL) AS sources,
  (SELECT coalesce(json_agg(id), '[]') FROM printer) AS printers,
  (SELECT coalesce(json_agg(DISTINCT code), '[]') FROM duty_rate) AS duties,
  (SELECT coalesce(json_agg(moc || '/' || ban), '[]') FROM design_article) AS designs,
  (SELECT coalesce(json_agg(json_build_array(l.code, l.label, l.label_en)), '[]') FROM (
     SELECT DISTINCT ON (a ->> 'code') a ->> 'code' AS code, a ->> 'label' AS label, a ->> 'labelEn' AS label_en
       FROM (SELECT attributes FROM product ORDER BY id LIMIT 3000) p, jsonb_array_elements(p.attributes) a) l) AS labels`;

interface ReferenceLists {
  units: string[];
  facets: string[];
  stores: [string, number][];
  sources: [string, string][];
  printers: string[];
  duties: string[];
  designs: string[];
  labels: [string, string, string][];
}

export async function readReferences(on: PoolClient): Promise<References> {
  const [found] = (await on.query<ReferenceLists>(REFERENCES)).rows;
  return {
    novelties: new Novelties(new Set(found?.units), new Set(found?.facets)),
    stores: new Map(found?.stores),
    sources: new Map(found?.sources),
    printers: new Set(found?.printers),
    dutyCodes: new Set(found?.duties),
    designs: new Set(found?.designs),
    labels: new Map((found?.labels ?? []).map(([code, label, labelEn]) => [code, { label, labelEn }])),
  };
}
