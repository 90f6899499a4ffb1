// SQL of the orders and invoices that lines of a bulk request name.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

/** The code of the store of each order that exists, by its number. */
export async function storesOfNumbers(on: Queryable, numbers: readonly string[]): Promise<Map<string, string>> {
  const text = `SELECT o.number, s.code FROM sales_order o JOIN store s ON s.id = o.store_id WHERE o.number = ANY($1::text[])`;
  const { rows } = await on.query<{ number: string; code: string }>(prepared(text, [[...numbers]]));
  return new Map(rows.map(({ number, code }) => [number, code]));
}

/** The code of the store of each invoice of the shop that exists, by its number. */
export async function storesOfInvoices(on: Queryable, numbers: readonly string[]): Promise<Map<string, string>> {
  const text = `SELECT i.number, s.code FROM invoice i JOIN sales_order o ON o.id = i.order_id JOIN store s ON s.id = o.store_id
    WHERE i.kind = 'invoice' AND i.number = ANY($1::text[])`;
  const { rows } = await on.query<{ number: string; code: string }>(prepared(text, [[...numbers]]));
  return new Map(rows.map(({ number, code }) => [number, code]));
}
