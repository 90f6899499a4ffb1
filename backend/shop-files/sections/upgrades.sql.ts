// SQL of the section of upgrades.
import type { PoolClient } from 'pg';
import type { NamedUpgrade } from '#backend/commerce/checkout/upgrade/upgrade.sql';

export async function loadUpgrades(on: PoolClient): Promise<NamedUpgrade[]> {
  const text = `SELECT p.sku, a.sku AS alternative, u.pieces FROM cart_upgrade u JOIN product p ON p.id = u.product_id
    JOIN product a ON a.id = u.alternative_id ORDER BY p.id, a.id`;
  return (await on.query<NamedUpgrade>(text)).rows;
}

/** SKU → what its fact 'count' says in Danish; of simple products alone. */
export async function simpleProducts(on: PoolClient, skus: readonly string[]): Promise<Map<string, string | null>> {
  const text = `SELECT sku, jsonb_path_query_first(attributes, '$[*] ? (@.code == "count")') ->> 'value' AS held FROM product
    WHERE type = 'simple' AND sku = ANY ($1)`;
  const { rows } = await on.query<{ sku: string; held: string | null }>(text, [skus]);
  return new Map(rows.map(({ sku, held }) => [sku, held]));
}

const GIVEN = `jsonb_to_recordset($1::jsonb) AS w (sku text, alternative text, pieces integer)
  JOIN product p ON p.sku = w.sku JOIN product a ON a.sku = w.alternative`;

export async function writeUpgrades(on: PoolClient, rows: readonly NamedUpgrade[]): Promise<void> {
  const text = `INSERT INTO cart_upgrade (product_id, alternative_id, pieces) SELECT p.id, a.id, w.pieces FROM ${GIVEN}
    ON CONFLICT (product_id, alternative_id) DO UPDATE SET pieces = excluded.pieces`;
  if (rows.length > 0) await on.query(text, [JSON.stringify(rows)]);
}

export async function removeUpgrades(on: PoolClient, rows: readonly NamedUpgrade[]): Promise<void> {
  const text = `DELETE FROM cart_upgrade u USING (SELECT p.id AS product_id, a.id AS alternative_id FROM ${GIVEN}) g
    WHERE u.product_id = g.product_id AND u.alternative_id = g.alternative_id`;
  if (rows.length > 0) await on.query(text, [JSON.stringify(rows)]);
}
