// SQL of what staff change by hand, one product at a time, and of what the clock changes by itself.
import type { Pool, PoolClient } from 'pg';

export interface HeldProduct {
  id: number;
  type: 'simple' | 'configurable';
  gross_oere: number;
}

/** Held until the transaction ends; null for an unknown SKU. */
export async function holdProduct(on: PoolClient, sku: string): Promise<HeldProduct | null> {
  const text = 'SELECT id, type, gross_oere FROM product WHERE sku = $1 FOR NO KEY UPDATE';
  return (await on.query<HeldProduct>(text, [sku])).rows[0] ?? null;
}

/** By SKU. Held until the transaction ends, in the order of their SKUs, as imports hold them. */
export async function holdProducts(on: PoolClient, skus: readonly string[]): Promise<Map<string, HeldProduct>> {
  const text =
    'SELECT sku, id, type, gross_oere FROM product WHERE sku = ANY ($1::text[]) ORDER BY sku FOR NO KEY UPDATE';
  const { rows } = await on.query<HeldProduct & { sku: string }>(text, [skus]);
  return new Map(rows.map(({ sku, ...product }) => [sku, product]));
}

const ROOTS = 'ARRAY(SELECT DISTINCT coalesce(p.parent_id, p.id) FROM product p WHERE p.id = ANY ($1::int[]))';
const GATHER = [
  `SELECT refresh_places(ARRAY(SELECT f.id FROM card_families(${ROOTS}) f))`,
  `UPDATE product_search s SET popularity = p.popularity, salable = p.salable, gross_oere = p.sort_gross_oere, request_price = p.request_price,
      only_trade = p.only_trade
    FROM card_families(${ROOTS}) f JOIN product p ON p.id = f.id WHERE s.product_id = p.id
     AND (s.popularity, s.salable, s.gross_oere, s.request_price, s.only_trade)
      IS DISTINCT FROM (p.popularity, p.salable, p.sort_gross_oere, p.request_price, p.only_trade)`,
  `SELECT refresh_product_cards(${ROOTS})`,
];

/** Triggers gather nothing from then on. False: they did not before, because an import gathers at its end. */
export async function holdGathering(on: PoolClient): Promise<boolean> {
  const text = `SELECT current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off' AS is_on`;
  if ((await on.query<{ is_on: boolean }>(text)).rows[0]?.is_on !== true) return false;
  await on.query("SET LOCAL shop.gather_cards = 'off'");
  return true;
}

/** Places, ranks in the search and cards of these products' families; triggers gather again from then on. */
export async function gatherFamilies(on: PoolClient, ids: readonly number[]): Promise<void> {
  for (const statement of GATHER) await on.query(statement, [ids]);
  await on.query("SET LOCAL shop.gather_cards = 'on'");
}

/** Writes the prices of products that exist and have another price. */
export async function writePrices(
  on: PoolClient,
  prices: readonly { id: number; grossOere: number }[],
  now: Date,
): Promise<void> {
  const ids = prices.map(({ id }) => id);
  await on.query(
    `UPDATE product p SET gross_oere = w.gross_oere, changed_at = $3
      FROM unnest($1::int[], $2::int[]) AS w (id, gross_oere) WHERE p.id = w.id`,
    [ids, prices.map(({ grossOere }) => grossOere), now],
  );
  await refreshPrices(on, ids, now);
}

export async function writePrice(on: PoolClient, id: number, grossOere: number, now: Date): Promise<void> {
  await on.query('UPDATE product SET gross_oere = $2, changed_at = $3 WHERE id = $1 AND gross_oere <> $2', [
    id,
    grossOere,
    now,
  ]);
  await on.query('SELECT refresh_prices(ARRAY[$1::int], $2)', [id, now]);
}

/** The highest running or coming offer that is not below the price, by SKU: it has no effect. */
export async function offersWithoutEffect(
  on: PoolClient,
  ids: readonly number[],
  now: Date,
): Promise<Map<string, number>> {
  const { rows } = await on.query<{ sku: string; offer: number }>(
    `SELECT p.sku, max(s.gross_oere) AS offer FROM product_special s JOIN product p ON p.id = s.product_id
      WHERE s.product_id = ANY ($1::int[]) AND s.valid_to > $2 AND s.gross_oere >= p.gross_oere GROUP BY p.sku`,
    [ids, now],
  );
  return new Map(rows.map(({ sku, offer }) => [sku, offer]));
}

export const sourceExists = async (on: PoolClient, code: string): Promise<boolean> =>
  (await on.query('SELECT 1 FROM stock_source WHERE code = $1', [code])).rows.length > 0;

/** What the shelf holds, held until the transaction ends. */
export async function holdShelf(on: PoolClient, id: number, source: string): Promise<number> {
  await on.query(
    'INSERT INTO stock_item (product_id, source_code, quantity) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING',
    [id, source],
  );
  const text = 'SELECT quantity FROM stock_item WHERE product_id = $1 AND source_code = $2 FOR UPDATE';
  return (await on.query<{ quantity: number }>(text, [id, source])).rows[0]?.quantity ?? 0;
}

export interface Movement {
  productId: number;
  source: string;
  delta: number;
  reason: 'count' | 'delivery';
  /** Why staff corrected the count. */
  note?: string | null;
}

export async function moveShelf(
  on: PoolClient,
  { productId, source, delta, reason, note = null }: Movement,
  now: Date,
): Promise<void> {
  await on.query('UPDATE stock_item SET quantity = quantity + $3 WHERE product_id = $1 AND source_code = $2', [
    productId,
    source,
    delta,
  ]);
  const ledger =
    'INSERT INTO stock_movement (product_id, source_code, delta, reason, at, note) VALUES ($1, $2, $3, $4, $5, $6)';
  await on.query(ledger, [productId, source, delta, reason, now, note]);
  await on.query('SELECT refresh_salable(ARRAY[coalesce((SELECT parent_id FROM product WHERE id = $1), $1)])', [
    productId,
  ]);
}

const DUE = `SELECT DISTINCT product_id AS id FROM (
    SELECT product_id FROM product_special WHERE valid_from > $1 AND valid_from <= $2
    UNION ALL SELECT product_id FROM product_special WHERE valid_to > $1 AND valid_to <= $2) s`;
const REFRESH = 'SELECT refresh_prices($1, $2) AS ids';
const NOTED = 'UPDATE upkeep SET at = $1 WHERE name = $2';

const LONG_AGO = new Date(0);

/** When this piece of maintenance last ran; another run waits for this transaction. */
export async function holdMaintenance(on: PoolClient, name: string): Promise<Date> {
  await on.query('INSERT INTO upkeep (name, at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, LONG_AGO]);
  return (
    (await on.query<{ at: Date }>('SELECT at FROM upkeep WHERE name = $1 FOR UPDATE', [name])).rows[0]?.at ?? LONG_AGO
  );
}

export const noteMaintenance = async (on: PoolClient, name: string, now: Date): Promise<void> =>
  void (await on.query(NOTED, [now, name]));

/** Products whose special price began or ended after `since`. */
export const duePrices = async (on: PoolClient, since: Date, now: Date): Promise<number[]> =>
  (await on.query<{ id: number }>(DUE, [since, now])).rows.map(({ id }) => id);

/** Returns those whose price in force is another one now. */
export const refreshPrices = async (on: PoolClient, ids: readonly number[], now: Date): Promise<number[]> =>
  (await on.query<{ ids: number[] }>(REFRESH, [ids, now])).rows[0]?.ids ?? [];

/** The next complete families after a product, for processing the catalogue in portions. */
export async function nextFamilies(
  on: PoolClient,
  after: number,
  count: number,
): Promise<{ last: number; ids: number[] }> {
  const text = `WITH root AS (SELECT id FROM product WHERE parent_id IS NULL AND id > $1 ORDER BY id LIMIT $2)
    SELECT coalesce(max(root.id), 0) AS last, coalesce((SELECT array_agg(f.id) FROM (
      SELECT id FROM root UNION ALL SELECT v.id FROM root JOIN product v ON v.parent_id = root.id) f), '{}') AS ids FROM root`;
  return (await on.query<{ last: number; ids: number[] }>(text, [after, count])).rows[0] ?? { last: 0, ids: [] };
}

export async function refreshEverything(on: PoolClient, ids: readonly number[], now: Date): Promise<void> {
  await on.query("SET LOCAL shop.gather_cards = 'off'");
  await refreshPrices(on, ids, now);
  const others = ['salable', 'facets', 'places', 'product_search', 'product_cards'];
  for (const kept of others) await on.query(`SELECT refresh_${kept}($1)`, [ids]);
}

export const refreshAllCounts = async (on: PoolClient): Promise<void> =>
  void (await on.query('SELECT refresh_counts_of(ARRAY(SELECT id FROM category))'));

export const productsToRefresh = async (on: Pool): Promise<number> =>
  (await on.query<{ count: number }>('SELECT count(*)::int AS count FROM product')).rows[0]?.count ?? 0;

/**
 * Pictures that were prepared for products or pages and are shown by none: an import that failed afterwards, or goods that have others now.
 * Those of removed content remain, because it can be restored; so do those of the media library, and originals of sections.
 */
const UNUSED_PICTURES = `DELETE FROM picture_file f WHERE f.at < $1 AND NOT f.in_library
  AND NOT EXISTS (SELECT FROM picture_file c WHERE c.original = f.hash)
  AND NOT EXISTS (SELECT FROM product_picture g WHERE g.spec ->> 'file' = f.hash)
  AND NOT EXISTS (SELECT FROM picture g WHERE g.spec ->> 'file' = f.hash)
  AND NOT EXISTS (SELECT FROM content_entry e WHERE to_jsonb(e)::text LIKE '%' || f.hash || '%')
  AND NOT EXISTS (SELECT FROM staff_action a WHERE a.command = 'content remove' AND a.before::text LIKE '%' || f.hash || '%')`;

/** Younger ones may belong to an import that is still at work. Returns how many were deleted. */
export const dropUnusedPictures = async (on: PoolClient, before: Date): Promise<number> =>
  (await on.query(UNUSED_PICTURES, [before])).rowCount ?? 0;
