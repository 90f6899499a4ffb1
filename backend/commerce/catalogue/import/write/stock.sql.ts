// SQL of stock: the file's quantity is a count, and the ledger gets the difference to what the shelf held at this moment.
import type { PoolClient } from 'pg';

// Every product that can be bought has a row in the central warehouse: it is what an order locks.
const WANTED = `CREATE TEMP TABLE import_stock ON COMMIT DROP AS
  SELECT i.id AS product_id, x.key AS source_code, x.value::int AS quantity, i.fresh
    FROM import_row i JOIN import_product n ON n.id = i.id AND n.type = 'simple' CROSS JOIN LATERAL jsonb_each_text(i.facts -> 'stock') AS x
  UNION ALL SELECT i.id, 'central', 0, true FROM import_row i JOIN import_product n ON n.id = i.id AND n.type = 'simple'
   WHERE i.fresh AND NOT coalesce(i.facts -> 'stock' ? 'central', false)`;

// Shelves of new products hold at once what the file says; others may be there, and are counted below.
const ROWS = `INSERT INTO stock_item (product_id, source_code, quantity) SELECT product_id, source_code, CASE WHEN fresh THEN quantity ELSE 0 END
  FROM import_stock ORDER BY product_id, source_code ON CONFLICT DO NOTHING`;

// An order of the same goods waits from here to the end of the import, or the import for it; so stock comes last.
const HOLD = `CREATE TEMP TABLE import_moved ON COMMIT DROP AS
  WITH held AS MATERIALIZED (SELECT s.product_id, s.source_code, s.quantity FROM stock_item s JOIN import_stock w USING (product_id, source_code)
    WHERE NOT w.fresh AND s.quantity <> w.quantity ORDER BY s.product_id, s.source_code FOR UPDATE OF s)
  SELECT h.product_id, h.source_code, w.quantity - h.quantity AS delta, false AS fresh FROM held h JOIN import_stock w USING (product_id, source_code)
  UNION ALL SELECT product_id, source_code, quantity, true FROM import_stock WHERE fresh AND quantity <> 0`;

const MOVE = `UPDATE stock_item s SET quantity = s.quantity + m.delta FROM import_moved m
  WHERE NOT m.fresh AND m.product_id = s.product_id AND m.source_code = s.source_code`;
const LEDGER = `INSERT INTO stock_movement (product_id, source_code, delta, reason, at)
  SELECT product_id, source_code, delta, CASE WHEN fresh THEN 'start' ELSE 'count' END, $1 FROM import_moved ORDER BY 1, 2`;
const NOTED = 'INSERT INTO import_touched SELECT product_id FROM import_moved';

// A shop without warehouses gets one to sell from.
const CENTRAL = `INSERT INTO stock_source (code, name) SELECT 'central', 'Centrallager' FROM import_stock LIMIT 1 ON CONFLICT DO NOTHING`;

/** How many shelves hold another quantity now. */
export async function writeStock(on: PoolClient, now: Date): Promise<number> {
  for (const statement of [WANTED, CENTRAL, ROWS, HOLD, MOVE]) await on.query(statement);
  const written = await on.query(LEDGER, [now]);
  await on.query(NOTED);
  return written.rowCount ?? 0;
}
