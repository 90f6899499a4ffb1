// SQL of the orders that lines of a bulk request name.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

/** The code of the store of each order that exists, by its number. */
export async function storesOfNumbers(on: Queryable, numbers: readonly string[]): Promise<Map<string, string>> {
  const text = `SELECT o.number, s.code FROM sales_order o JOIN store s ON s.id = o.store_id WHERE o.number = ANY($1::text[])`;
  const { rows } = await on.query<{ number: string; code: string }>(prepared(text, [[...numbers]]));
  return new Map(rows.map(({ number, code }) => [number, code]));
}
