// SQL of what complaints have given back of the price of goods that stayed with their buyer.
import { sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { oere } from '#domain/money/money';
import type { PriceOff } from '#domain/returns/price-off';

/** By the line of the order. */
export async function priceOffsOf(reader: Reader, orderId: number): Promise<ReadonlyMap<number, PriceOff>> {
  const found = await reader.execute<{ line: number; pieces: number; given: number }>(sql`
    SELECT c.order_line_id AS line, sum(c.quantity)::int AS pieces, sum(i.total_oere)::int AS given
      FROM complaint c JOIN invoice i ON i.order_id = c.order_id AND i.kind = 'credit' AND i.number = c.credit_number
     WHERE c.order_id = ${orderId} AND c.remedy = 'price_off' GROUP BY c.order_line_id`);
  return new Map(found.rows.map(({ line, pieces, given }) => [line, { pieces, oere: oere(given) }]));
}
