// SQL of new goods in place of faulty ones: the cart that every order has, and whether their stock is counted.

import type { Reader } from '#backend/db/client';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { cart } from '#backend/db/tables/index';

/** Created and ordered in one transaction, so that it is never visible as an open cart. */
export async function makeReplacementCart(reader: Reader, row: typeof cart.$inferInsert): Promise<void> {
  await reader.insert(cart).values(row);
}

const COUNTED = `SELECT manage_stock AND stock_state NOT IN ('special-order', 'order-item') AS counted FROM product WHERE id = $1`;

/** What is made or bought in on order is not taken from a shelf. */
export async function isCounted(on: Queryable, productId: number): Promise<boolean> {
  const { rows } = await on.query<{ counted: boolean }>(prepared(COUNTED, [productId]));
  return rows[0]?.counted ?? false;
}
