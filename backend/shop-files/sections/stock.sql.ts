// SQL of the section of stock: counts are staged, judged against products and shelves, and written with their movements.
import type { PoolClient } from 'pg';
import { gatherTogether } from '#backend/commerce/catalogue/index';

export interface CountRow {
  line: number;
  sku: string;
  source: string;
  quantity: number;
  counted_at: string | null;
}

export interface CountedShelf {
  sku: string;
  source: string;
  fresh: boolean;
}

export interface CountFault {
  line: number;
  sku: string;
  source: string;
  reason: 'sku' | 'configurable' | 'source' | 'future' | 'below';
}

const STAGE = `CREATE TEMP TABLE stock_count (line integer, sku text, source text, quantity integer, counted_at timestamptz) ON COMMIT DROP`;
const ROWS_AT_ONCE = 5_000;

export async function stageCounts(on: PoolClient, rows: readonly CountRow[]): Promise<void> {
  await on.query('DROP TABLE IF EXISTS stock_count');
  await on.query(STAGE);
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await on.query('INSERT INTO stock_count SELECT * FROM jsonb_populate_recordset(NULL::stock_count, $1::jsonb)', [
      JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE)),
    ]);
  }
  await on.query('ANALYZE stock_count');
}

const FAULTS = `SELECT c.line, c.sku, c.source, CASE WHEN p.id IS NULL THEN 'sku' WHEN p.type = 'configurable' THEN 'configurable'
      WHEN s.code IS NULL THEN 'source' ELSE 'future' END AS reason
    FROM stock_count c LEFT JOIN product p ON p.sku = c.sku LEFT JOIN stock_source s ON s.code = c.source
   WHERE p.id IS NULL OR p.type = 'configurable' OR s.code IS NULL OR c.counted_at > $1 ORDER BY c.line`;

// A shelf that is not there comes into being empty; its first count is where its ledger starts, at the time of the count.
const SHELVES = `INSERT INTO stock_item (product_id, source_code, quantity)
  SELECT p.id, c.source, 0 FROM stock_count c JOIN product p ON p.sku = c.sku ORDER BY 1, 2 ON CONFLICT DO NOTHING`;

// Shelves are locked in the same order as by orders. Skipped are a count without a time that was applied before, and one that is
// older than the shelf's last count. The change by a count is recorded in the ledger at the time of the count.
const HOLD = `CREATE TEMP TABLE stock_held ON COMMIT DROP AS
  WITH held AS MATERIALIZED (
    SELECT c.line, c.sku, c.source, c.quantity AS counted, c.counted_at, i.product_id, i.quantity FROM stock_count c
      JOIN product p ON p.sku = c.sku JOIN stock_item i ON i.product_id = p.id AND i.source_code = c.source
     WHERE CASE WHEN c.counted_at IS NULL THEN i.counted IS DISTINCT FROM c.quantity ELSE NOT EXISTS (SELECT 1 FROM stock_movement n
        WHERE n.product_id = i.product_id AND n.source_code = i.source_code AND n.reason IN ('start', 'count')
          AND date_trunc('milliseconds', n.at) > c.counted_at) END ORDER BY i.product_id, i.source_code FOR UPDATE OF i)
  SELECT h.*, h.counted + coalesce(m.moved, 0) AS after, NOT EXISTS (
      SELECT 1 FROM stock_movement e WHERE e.product_id = h.product_id AND e.source_code = h.source) AS fresh
    FROM held h LEFT JOIN LATERAL (SELECT sum(delta)::int AS moved FROM stock_movement m
      WHERE m.product_id = h.product_id AND m.source_code = h.source AND date_trunc('milliseconds', m.at) > h.counted_at) m ON true`;

const BELOW = `SELECT line, sku, source, 'below' AS reason FROM stock_held WHERE after < 0 ORDER BY line`;

const WRITE = `UPDATE stock_item i SET quantity = h.after, counted = CASE WHEN h.counted_at IS NULL THEN h.counted END FROM stock_held h
  WHERE i.product_id = h.product_id AND i.source_code = h.source AND (h.after <> h.quantity OR h.counted_at IS NULL)`;
const LEDGER = `INSERT INTO stock_movement (product_id, source_code, delta, reason, at)
  SELECT product_id, source, after - quantity, CASE WHEN fresh THEN 'start' ELSE 'count' END,
    coalesce(counted_at, $1) FROM stock_held
   WHERE after <> quantity ORDER BY 1, 2`;
const MOVED = `SELECT DISTINCT coalesce(p.parent_id, p.id) AS id FROM stock_held h JOIN product p ON p.id = h.product_id WHERE h.after <> h.quantity`;
const SALABLE = 'SELECT refresh_salable($1)';
const TAKEN = 'SELECT sku, source, fresh FROM stock_held WHERE after <> quantity ORDER BY product_id, source';

// Not held although it says when it was counted: the shelf has a later count.
const OLDER = `SELECT c.line, c.sku, c.counted_at AS sent, max(n.at) AS kept FROM stock_count c JOIN product p ON p.sku = c.sku
    JOIN stock_movement n ON n.product_id = p.id AND n.source_code = c.source AND n.reason IN ('start', 'count')
   WHERE c.counted_at IS NOT NULL AND NOT EXISTS (SELECT FROM stock_held h WHERE h.line = c.line) GROUP BY c.line, c.sku, c.counted_at ORDER BY c.line`;

/** A count that came after a later one, which stays. */
export interface OlderCount {
  line: number;
  sku: string;
  sent: Date;
  kept: Date;
}

interface CountsTaken {
  taken: CountedShelf[];
  older: OlderCount[];
  faults: CountFault[];
}

/** Takes the staged counts, or answers what is wrong with them and takes none. */
export async function takeCounts(on: PoolClient, now: Date): Promise<CountsTaken> {
  const wrong = await on.query<CountFault>(FAULTS, [now]);
  if (wrong.rows.length > 0) return { taken: [], older: [], faults: wrong.rows };
  await on.query(SHELVES);
  await on.query('DROP TABLE IF EXISTS stock_held');
  await on.query(HOLD);
  const below = await on.query<CountFault>(BELOW);
  if (below.rows.length > 0) return { taken: [], older: [], faults: below.rows };
  const { rows } = await on.query<CountedShelf>(TAKEN);
  const older = (await on.query<OlderCount>(OLDER)).rows;
  await on.query(WRITE);
  await on.query(LEDGER, [now]);
  if (rows.length > 0) {
    const ids = (await on.query<{ id: number }>(MOVED)).rows.map(({ id }) => id);
    await gatherTogether(on, ids, () => on.query(SALABLE, [ids]));
  }
  return { taken: rows, older, faults: [] };
}

interface StoredStock {
  sku: string;
  source: string;
  quantity: number;
  counted_at: string | null;
}

const LOAD = `SELECT p.sku, i.source_code AS source, i.quantity,
    to_char((SELECT max(m.at) FROM stock_movement m WHERE m.product_id = i.product_id AND m.source_code = i.source_code) AT TIME ZONE 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS counted_at
  FROM stock_item i JOIN product p ON p.id = i.product_id JOIN stock_source s ON s.code = i.source_code ORDER BY p.id, s.position, s.code`;

/** The quantity on each shelf, and since when: the time of its last movement. */
export async function loadStock(on: PoolClient): Promise<StoredStock[]> {
  return (await on.query<StoredStock>(LOAD)).rows;
}
