// SQL of the section of former prices.
import type { PoolClient } from 'pg';

interface LoggedPriceRow {
  sku: string;
  at: string;
  /** In øre. */
  price: number;
}

/** If two prices have the same instant, the later row counts. */
export async function loadPriceLog(on: PoolClient): Promise<LoggedPriceRow[]> {
  const text = `SELECT DISTINCT ON (l.product_id, l.at) p.sku, to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, l.gross_oere AS price
    FROM price_log l JOIN product p ON p.id = l.product_id ORDER BY l.product_id, l.at, l.id DESC`;
  return (await on.query<LoggedPriceRow>(text)).rows;
}

/** SKU → product. */
export async function loggedProducts(on: PoolClient, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await on.query<{ sku: string; id: number }>('SELECT sku, id FROM product WHERE sku = ANY ($1)', [
    [...new Set(skus)],
  ]);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

export async function writePriceLog(on: PoolClient, rows: readonly LoggedPriceRow[]): Promise<void> {
  const text = `INSERT INTO price_log (product_id, at, gross_oere) SELECT p.id, r.at, r.price
    FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (sku text, at timestamptz, price integer)) WITH ORDINALITY AS r (sku, at, price, n)
    JOIN product p ON p.sku = r.sku ORDER BY r.n`;
  if (rows.length > 0) await on.query(text, [JSON.stringify(rows)]);
}
