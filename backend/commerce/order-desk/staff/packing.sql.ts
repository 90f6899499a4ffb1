// SQL of packing slips and labels: the orders with these numbers, and what is printed of their products.
import { inArray } from 'drizzle-orm';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import type { Reader } from '#backend/db/client';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { salesOrder } from '#backend/db/tables/index';

export const ordersNumbered = (reader: Reader, numbers: readonly string[]): Promise<OrderRow[]> =>
  reader
    .select()
    .from(salesOrder)
    .where(inArray(salesOrder.number, [...numbers]));

interface PackedRow {
  id: number;
  ean: string;
  grams: number;
}

export async function packedProducts(
  on: Queryable,
  ids: readonly number[],
): Promise<Map<number, Omit<PackedRow, 'id'>>> {
  const text = 'SELECT id, ean, weight_grams AS grams FROM product WHERE id = ANY($1::int[])';
  const { rows } = await on.query<PackedRow>(prepared(text, [[...ids]]));
  return new Map(rows.map(({ id, ean, grams }) => [id, { ean, grams }]));
}
