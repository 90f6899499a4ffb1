// SQL of gift cards: by code, in a cart, of an order, and the ledger that says what they hold.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { cartGiftCard, giftCard, giftCardEntry, salesOrder } from '#backend/db/tables/index';
import type { GiftCard } from '#domain/gift-card/gift-card';
import { type Oere, oere } from '#domain/money/money';

/** Long sums and times come as text. */
type Row = {
  id: number;
  code: string;
  balance: string;
  reserved: string;
  valid_to: string | null;
};

/** What orders hold whose payment is not made yet; all but those of the cart that is named. */
const reservedFor = (cartId: string | null) => sql`(
  SELECT coalesce(-sum(e.oere), 0) FROM gift_card_entry e JOIN sales_order o ON o.id = e.order_id
   WHERE e.gift_card_id = g.id AND e.kind IN ('taken', 'given-back') AND o.status = 'pending' AND o.cart_id IS DISTINCT FROM ${cartId})`;

const giftCardOf = ({ id, code, balance, reserved, valid_to: validTo }: Row): GiftCard => ({
  id,
  code,
  balance: oere(Number(balance)),
  reserved: oere(Number(reserved)),
  validTo: validTo === null ? null : new Date(validTo),
});

export async function cardOfKey(reader: Reader, key: string): Promise<GiftCard | null> {
  const found = await reader.execute<Row>(sql`
    SELECT g.id, g.code, g.valid_to, (SELECT coalesce(sum(e.oere), 0) FROM gift_card_entry e WHERE e.gift_card_id = g.id) AS balance,
           ${reservedFor(null)} AS reserved
      FROM gift_card g WHERE g.code_key = ${key}`);
  return found.rows[0] ? giftCardOf(found.rows[0]) : null;
}

/** As they were put in. What the cart's own order holds of them while its payment is open is still the cart's to spend. */
export async function cardsOfCart(reader: Reader, cartId: string): Promise<GiftCard[]> {
  const found = await reader.execute<Row>(sql`
    SELECT g.id, g.code, g.valid_to, (
        SELECT coalesce(sum(e.oere), 0) FROM gift_card_entry e WHERE e.gift_card_id = g.id AND NOT (e.kind = 'taken' AND e.order_id IN (
          SELECT o.id FROM sales_order o WHERE o.cart_id = ${cartId} AND o.status = 'pending'))) AS balance,
        ${reservedFor(cartId)} AS reserved
      FROM cart_gift_card c JOIN gift_card g ON g.id = c.gift_card_id WHERE c.cart_id = ${cartId} ORDER BY c.id`);
  return found.rows.map(giftCardOf);
}

/** In the order of their ids: another purchase with the same card waits here and then sees what is left. */
export async function lockCards(reader: Reader, cartId: string): Promise<void> {
  await reader
    .select({ id: giftCard.id })
    .from(giftCard)
    .innerJoin(cartGiftCard, eq(cartGiftCard.giftCardId, giftCard.id))
    .where(eq(cartGiftCard.cartId, cartId))
    .orderBy(asc(giftCard.id))
    .for('update', { of: giftCard });
}

export async function addCard(reader: Reader, cartId: string, giftCardId: number): Promise<void> {
  await reader.insert(cartGiftCard).values({ cartId, giftCardId }).onConflictDoNothing();
}

/** Null: all of them. */
export async function removeCards(reader: Reader, cartId: string, key: string | null): Promise<void> {
  const ids = reader
    .select({ id: giftCard.id })
    .from(giftCard)
    .where(eq(giftCard.codeKey, key ?? ''));
  const named = key === null ? undefined : inArray(cartGiftCard.giftCardId, ids);
  await reader.delete(cartGiftCard).where(and(eq(cartGiftCard.cartId, cartId), named));
}

export type Entry = typeof giftCardEntry.$inferSelect;

/** False where it was written before. */
export async function insertEntry(reader: Reader, entry: Omit<Entry, 'id'>): Promise<boolean> {
  const made = await reader
    .insert(giftCardEntry)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: giftCardEntry.id });
  return made.length > 0;
}

export async function insertCard(reader: Reader, row: typeof giftCard.$inferInsert): Promise<number | null> {
  const [made] = await reader.insert(giftCard).values(row).onConflictDoNothing().returning({ id: giftCard.id });
  return made?.id ?? null;
}

/** What an order holds of each card now: taken, less what was given back. */
export async function heldByOrder(
  reader: Reader,
  orderId: number,
): Promise<{ id: number; code: string; held: Oere }[]> {
  const found = await reader.execute<{ id: number; code: string; held: string }>(sql`
    SELECT g.id, g.code, -sum(e.oere) AS held FROM gift_card_entry e JOIN gift_card g ON g.id = e.gift_card_id
     WHERE e.order_id = ${orderId} AND e.kind IN ('taken', 'given-back') GROUP BY g.id, g.code HAVING sum(e.oere) < 0 ORDER BY g.id`);
  return found.rows.map(({ id, code, held }) => ({ id, code, held: oere(Number(held)) }));
}

/** What orders were paid with, for those who read them. */
export async function paidOfOrders(reader: Reader, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return reader
    .select({ orderId: giftCardEntry.orderId, code: giftCard.code, oere: giftCardEntry.oere })
    .from(giftCardEntry)
    .innerJoin(giftCard, eq(giftCard.id, giftCardEntry.giftCardId))
    .where(and(inArray(giftCardEntry.orderId, [...orderIds]), eq(giftCardEntry.kind, 'taken')))
    .orderBy(asc(giftCardEntry.id));
}

/** The ledger of a card with the numbers of its orders, oldest first. */
export async function entriesOfCard(reader: Reader, giftCardId: number) {
  return reader
    .select({ kind: giftCardEntry.kind, oere: giftCardEntry.oere, at: giftCardEntry.at, order: salesOrder.number })
    .from(giftCardEntry)
    .leftJoin(salesOrder, eq(salesOrder.id, giftCardEntry.orderId))
    .where(eq(giftCardEntry.giftCardId, giftCardId))
    .orderBy(asc(giftCardEntry.id));
}
