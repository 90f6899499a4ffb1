// SQL of the section of views: days and products of the sums that recommendations are made of.
import type { PoolClient } from 'pg';

interface ViewsRow {
  day: string;
  sku: string;
  views: number;
}

export async function loadViews(on: PoolClient): Promise<ViewsRow[]> {
  const { rows } = await on.query<ViewsRow>(
    `SELECT d.day::text AS day, p.sku, d.views FROM product_day d JOIN product p ON p.id = d.product_id WHERE d.views > 0
      ORDER BY d.day, p.sku`,
  );
  return rows;
}

/** SKU → the SKU of the product that it is a variant of, null where it is none. */
export async function viewedProducts(
  on: PoolClient,
  skus: readonly string[],
): Promise<Map<string, { family: string | null }>> {
  const { rows } = await on.query<{ sku: string; family: string | null }>(
    `SELECT p.sku, f.sku AS family FROM product p LEFT JOIN product f ON f.id = p.parent_id WHERE p.sku = ANY ($1::text[])`,
    [[...new Set(skus)]],
  );
  return new Map(rows.map(({ sku, family }) => [sku, { family }]));
}

export async function insertViews(on: PoolClient, rows: readonly ViewsRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await on.query(
    `INSERT INTO product_day AS kept (day, product_id, views, changed_at)
      SELECT r.day, p.id, r.views, $2::timestamptz FROM jsonb_to_recordset($1::jsonb) AS r (day date, sku text, views int)
        JOIN product p ON p.sku = r.sku ORDER BY 1, 2
      ON CONFLICT (day, product_id) DO UPDATE SET views = excluded.views, changed_at = excluded.changed_at`,
    [JSON.stringify(rows), now],
  );
}
