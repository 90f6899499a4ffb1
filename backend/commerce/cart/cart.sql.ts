// SQL of carts: the cart row itself; its lines are in lines/lines.sql.ts.
import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { cart } from '#backend/db/tables/cart';

export type CartRow = typeof cart.$inferSelect;
export type CartValues = Partial<typeof cart.$inferInsert>;

export async function readCart(reader: Reader, id: string): Promise<CartRow | null> {
  const [found] = await reader.select().from(cart).where(eq(cart.id, id));
  return found ?? null;
}

const INSERT = `INSERT INTO cart (id, store_id, customer_id, punchout_id, created_at, updated_at, by_phone) VALUES ($1, $2, $3, $5, $4, $4, $6)
  ON CONFLICT DO NOTHING RETURNING id`;

export async function insertCart(
  on: Queryable,
  row: {
    id: string;
    storeId: number;
    customerId: number | null;
    punchoutId?: string | null;
    byPhone?: boolean;
    now: Date;
  },
): Promise<boolean> {
  const { id, storeId, customerId, punchoutId = null, byPhone = false, now } = row;
  const made = await on.query(prepared(INSERT, [id, storeId, customerId, now, punchoutId, byPhone]));
  return made.rows.length > 0;
}

export async function writeCart(reader: Reader, id: string, values: CartValues, now: Date): Promise<void> {
  await reader
    .update(cart)
    .set({ ...values, shownOere: null, updatedAt: now, version: sql`${cart.version} + 1` })
    .where(eq(cart.id, id));
}

/** Stores what is to be paid, as it is about to be returned; nothing where the cart was changed since it was priced. */
export async function writeShown(
  on: Queryable,
  { id, version }: Pick<CartRow, 'id' | 'version'>,
  shown: number,
): Promise<void> {
  const text = `UPDATE cart SET shown_oere = $3 WHERE id = $1 AND version = $2 AND status = 'active'`;
  await on.query(prepared(text, [id, version, shown]));
}

/** A customer's active cart of this store, or of this visit from a procurement system. One whose order is being paid is not among them. */
export async function openCartOf(
  reader: Reader,
  { customerId, storeId, punchoutId }: { customerId: number; storeId: number; punchoutId: string | null },
): Promise<CartRow | null> {
  const [found] = await reader
    .select()
    .from(cart)
    .where(
      and(
        eq(cart.customerId, customerId),
        eq(cart.storeId, storeId),
        sql`${cart.punchoutId} IS NOT DISTINCT FROM ${punchoutId}::uuid`,
        eq(cart.status, 'active'),
        not(cart.byPhone),
      ),
    );
  return found ?? null;
}

/**
 * Reopens an ordered cart unless its customer has filled another one in the meantime; an order by phone is not in its way. A subscription's items are
 * stored in the subscription.
 */
export async function reopenCart(
  reader: Reader,
  { id, customerId, storeId, subscriptionId, byPhone }: CartRow,
  now: Date,
): Promise<void> {
  if (subscriptionId !== null) return writeCart(reader, id, { status: 'abandoned' }, now);
  if (customerId !== null && !byPhone) {
    await reader.execute(sql`UPDATE cart c SET status = 'abandoned', updated_at = ${now.toISOString()} WHERE c.customer_id = ${customerId}
      AND c.store_id = ${storeId} AND c.status = 'active' AND c.punchout_id IS NULL AND NOT c.by_phone AND NOT EXISTS (SELECT FROM cart_item i WHERE i.cart_id = c.id)`);
    const other = await reader
      .select({ id: cart.id })
      .from(cart)
      .where(
        and(
          eq(cart.customerId, customerId),
          eq(cart.storeId, storeId),
          eq(cart.status, 'active'),
          isNull(cart.punchoutId),
          not(cart.byPhone),
        ),
      );
    if (other.length > 0) return writeCart(reader, id, { status: 'abandoned' }, now);
  }
  return writeCart(reader, id, { status: 'active' }, now);
}

/** Abandons carts of guests and orders by phone that are untouched since the given time; customer carts are retained. */
export async function abandonCarts(reader: Reader, untouchedSince: Date, now: Date): Promise<number> {
  // What was touched before then was made before then: by that it is found, for an index of what changes with each press costs each press.
  const isOld = and(lt(cart.createdAt, untouchedSince), lt(cart.updatedAt, untouchedSince));
  const left = await reader
    .update(cart)
    .set({ status: 'abandoned', updatedAt: now })
    .where(and(eq(cart.status, 'active'), or(isNull(cart.customerId), cart.byPhone), isOld))
    .returning({ id: cart.id });
  return left.length;
}
