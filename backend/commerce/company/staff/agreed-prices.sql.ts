// SQL of the prices that a company has agreed with the shop, for staff.
import type { PoolClient } from 'pg';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { AgreedPrice } from '#domain/price/agreed-price';

export async function agreementsOf(on: PoolClient, businessId: number, productId: number): Promise<AgreedPrice[]> {
  const { rows } = await on.query<{ oere: number; from: Date; to: Date | null }>(
    `SELECT gross_oere AS oere, valid_from AS "from", valid_to AS "to" FROM contract_price
      WHERE business_id = $1 AND product_id = $2 ORDER BY valid_from`,
    [businessId, productId],
  );
  return rows;
}

/** In place of all that was agreed of the product. */
export async function replaceAgreed(
  on: PoolClient,
  businessId: number,
  productId: number,
  prices: readonly AgreedPrice[],
): Promise<void> {
  await on.query('DELETE FROM contract_price WHERE business_id = $1 AND product_id = $2', [businessId, productId]);
  await on.query(
    `INSERT INTO contract_price (business_id, product_id, gross_oere, valid_from, valid_to)
      SELECT $1, $2, * FROM unnest($3::int[], $4::timestamptz[], $5::timestamptz[])`,
    [businessId, productId, prices.map(({ oere }) => oere), prices.map(({ from }) => from), prices.map(({ to }) => to)],
  );
}

export type ListedPrice = AgreedPrice & { sku: string; name: string };

/** Those that hold now or later, by product number. */
export async function listAgreed(on: Queryable, businessId: number, now: Date): Promise<ListedPrice[]> {
  const text = `SELECT p.sku, p.name_da AS name, x.gross_oere AS oere, x.valid_from AS "from", x.valid_to AS "to"
    FROM contract_price x JOIN product p ON p.id = x.product_id
   WHERE x.business_id = $1 AND (x.valid_to IS NULL OR x.valid_to > $2::timestamptz) ORDER BY p.sku, x.valid_from`;
  return (await on.query<ListedPrice>(prepared(text, [businessId, now]))).rows;
}
