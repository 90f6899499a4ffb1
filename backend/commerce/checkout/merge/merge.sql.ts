// SQL of two carts becoming one.
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { CartRow } from '#backend/commerce/cart/cart.sql';
import type { Reader } from '#backend/db/client';
import { cart, cartItem } from '#backend/db/tables/cart';

/** Locked in the order of their ids, so that two merges of the same carts follow each other and never wait for one another. */
export async function lockCarts(reader: Reader, ids: readonly string[]): Promise<Map<string, CartRow>> {
  const rows = await reader
    .select()
    .from(cart)
    .where(inArray(cart.id, [...ids]))
    .orderBy(asc(cart.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lines of `from` that are also in `to`: the same product and, where there is one, the same choice. */
export interface SharedLine {
  lineId: number;
  productId: number;
  quantity: number;
  note: string | null;
  joining: number;
  joiningNote: string | null;
}

export async function sharedLines(reader: Reader, from: string, to: string): Promise<SharedLine[]> {
  const found = await reader.execute<{ [Key in keyof SharedLine]: SharedLine[Key] }>(sql`
    SELECT t.id AS "lineId", t.product_id AS "productId", t.quantity, t.note, f.quantity AS joining, f.note AS "joiningNote"
      FROM cart_item f JOIN cart_item t ON t.cart_id = ${to} AND t.product_id = f.product_id AND t.kind = f.kind AND t.config_hash = f.config_hash
     WHERE f.cart_id = ${from} ORDER BY t.id`);
  return found.rows;
}

export async function setLine(
  reader: Reader,
  lineId: number,
  values: { quantity: number; note: string | null },
): Promise<void> {
  await reader.update(cartItem).set(values).where(eq(cartItem.id, lineId));
}

/** The lines that only `from` has go below those of `to`, in their order and as they are. */
export async function moveOtherLines(reader: Reader, from: string, to: string): Promise<void> {
  await reader.execute(sql`
    UPDATE cart_item f
       SET cart_id = ${to}, position = f.position + (SELECT coalesce(max(position), 0) FROM cart_item WHERE cart_id = ${to})
     WHERE f.cart_id = ${from} AND NOT EXISTS (
       SELECT FROM cart_item t WHERE t.cart_id = ${to} AND t.product_id = f.product_id AND t.kind = f.kind AND t.config_hash = f.config_hash)`);
}

export async function deleteLines(reader: Reader, cartId: string): Promise<void> {
  await reader.delete(cartItem).where(eq(cartItem.cartId, cartId));
}
