// SQL of orders by phone: the row next to the cart, the newest of those that are open, and the order that one has become.

import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { CartRow } from '#backend/commerce/cart/index';
import type { Reader } from '#backend/db/client';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { cart, phoneOrder, salesOrder } from '#backend/db/tables/index';

export type PhoneOrderRow = typeof phoneOrder.$inferSelect;

export interface FoundPhoneOrder {
  phone: PhoneOrderRow;
  cart: CartRow;
}

const phoneOrders = (reader: Reader) =>
  reader.select({ phone: phoneOrder, cart }).from(phoneOrder).innerJoin(cart, eq(cart.id, phoneOrder.cartId));

export async function phoneOrderOfCart(reader: Reader, cartId: string): Promise<FoundPhoneOrder | null> {
  const [one] = await phoneOrders(reader).where(eq(phoneOrder.cartId, cartId));
  return one ?? null;
}

export async function phoneOrderOfLink(reader: Reader, token: string): Promise<FoundPhoneOrder | null> {
  const [one] = await phoneOrders(reader).where(eq(phoneOrder.linkToken, token));
  return one ?? null;
}

export async function insertPhoneOrder(
  reader: Reader,
  row: Pick<PhoneOrderRow, 'cartId' | 'staff' | 'language' | 'createdAt'>,
): Promise<void> {
  await reader.insert(phoneOrder).values(row);
}

/** A link that was sent before remains the same. */
export async function writeLinkToken(reader: Reader, cartId: string, token: string, now: Date): Promise<string> {
  const [row] = await reader
    .update(phoneOrder)
    .set({ linkToken: sql`coalesce(${phoneOrder.linkToken}, ${token})`, linkSentAt: now })
    .where(eq(phoneOrder.cartId, cartId))
    .returning({ token: phoneOrder.linkToken });
  return row?.token ?? token;
}

/** Orders whose payment came to nothing are not counted. */
export async function orderOfPhone(reader: Reader, cartId: string) {
  const [order] = await reader
    .select()
    .from(salesOrder)
    .where(and(eq(salesOrder.cartId, cartId), ne(salesOrder.status, 'canceled')))
    .orderBy(desc(salesOrder.id))
    .limit(1);
  return order ?? null;
}

export interface OpenPhoneOrder {
  cart_id: string;
  staff: string;
  created_at: Date;
  email: string | null;
  company: string | null;
  pieces: number;
  link_sent_at: Date | null;
}

const OPEN = `SELECT p.cart_id, p.staff, p.created_at, coalesce(c.email, u.email) AS email, b.name AS company, p.link_sent_at,
    (SELECT coalesce(sum(i.quantity), 0)::int FROM cart_item i WHERE i.cart_id = c.id) AS pieces
  FROM phone_order p JOIN cart c ON c.id = p.cart_id LEFT JOIN customer u ON u.id = c.customer_id LEFT JOIN business b ON b.id = u.business_id
  WHERE c.status = 'active' ORDER BY p.created_at DESC LIMIT $1`;

/** Newest first. */
export async function openPhoneOrders(on: Queryable, most: number): Promise<OpenPhoneOrder[]> {
  return (await on.query<OpenPhoneOrder>(prepared(OPEN, [most]))).rows;
}
