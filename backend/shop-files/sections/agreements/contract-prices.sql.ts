// SQL of the section of contract prices.
import type { PoolClient } from 'pg';

export interface StoredContractPrice {
  company: number;
  sku: string;
  price: number;
  from: Date;
  to: Date | null;
}

export async function loadContractPrices(on: PoolClient): Promise<StoredContractPrice[]> {
  const { rows } = await on.query<StoredContractPrice>(
    `SELECT c.business_id AS company, p.sku, c.gross_oere AS price, c.valid_from AS from, c.valid_to AS to
      FROM contract_price c JOIN product p ON p.id = c.product_id ORDER BY c.business_id, p.sku, c.valid_from`,
  );
  return rows;
}

export interface ContractPriceRow {
  business_id: number;
  product_id: number;
  gross_oere: number;
  valid_from: string;
  valid_to: string | null;
}

export async function writeContractPrices(on: PoolClient, prices: readonly ContractPriceRow[]): Promise<void> {
  await on.query(
    `INSERT INTO contract_price (business_id, product_id, gross_oere, valid_from, valid_to)
      SELECT business_id, product_id, gross_oere, valid_from, valid_to FROM jsonb_populate_recordset(NULL::contract_price, $1::jsonb)
      ON CONFLICT (business_id, product_id, valid_from) DO UPDATE SET gross_oere = EXCLUDED.gross_oere, valid_to = EXCLUDED.valid_to`,
    [JSON.stringify(prices)],
  );
}

export interface ContractPriceKey {
  company: number;
  sku: string;
  from: string;
}

/** Orders retain the price that they were placed with. */
export async function deleteContractPrices(on: PoolClient, prices: readonly ContractPriceKey[]): Promise<void> {
  await on.query(
    `DELETE FROM contract_price c USING jsonb_to_recordset($1::jsonb) AS r (company int, sku text, "from" timestamptz), product p
      WHERE p.sku = r.sku AND c.business_id = r.company AND c.product_id = p.id AND c.valid_from = r."from"`,
    [JSON.stringify(prices)],
  );
}
