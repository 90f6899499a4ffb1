// SQL of gift shops: what is offered, and each order of one, found by its token, by its number and by what is due.
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import { takeNumber } from '#backend/commerce/order/order.sql';
import type { Reader } from '#backend/db/client';
import { giftPriceClass, giftShop, giftTheme, salesOrder } from '#backend/db/tables/index';
import { type IsoDate, inCopenhagen } from '#domain/calendar/calendar';

export type GiftShopRow = typeof giftShop.$inferSelect;
export type GiftClassRow = typeof giftPriceClass.$inferSelect;
export type GiftThemeRow = typeof giftTheme.$inferSelect;

export const listGiftClasses = (reader: Reader): Promise<GiftClassRow[]> =>
  reader.select().from(giftPriceClass).orderBy(asc(giftPriceClass.grossOere), asc(giftPriceClass.code));

export const listGiftThemes = (reader: Reader): Promise<GiftThemeRow[]> =>
  reader.select().from(giftTheme).orderBy(asc(giftTheme.position), asc(giftTheme.code));

type NewGiftShop = Pick<
  GiftShopRow,
  'token' | 'packToken' | 'storeId' | 'language' | 'email' | 'createdAt' | 'changedAt'
>;

export async function insertGiftShop(reader: Reader, row: NewGiftShop): Promise<GiftShopRow> {
  const number = await takeNumber(reader, 'gift-shop');
  const [made] = await reader
    .insert(giftShop)
    .values({ ...row, number, state: 'draft' })
    .returning();
  if (!made) throw new Error('The gift shop was not written');
  return made;
}

export async function giftShopByToken(reader: Reader, token: string): Promise<GiftShopRow | null> {
  const [found] = await reader.select().from(giftShop).where(eq(giftShop.token, token));
  return found ?? null;
}

export async function giftShopByPackToken(reader: Reader, packToken: string): Promise<GiftShopRow | null> {
  const [found] = await reader.select().from(giftShop).where(eq(giftShop.packToken, packToken));
  return found ?? null;
}

export async function giftShopByNumber(reader: Reader, number: string): Promise<GiftShopRow | null> {
  const [found] = await reader.select().from(giftShop).where(eq(giftShop.number, number));
  return found ?? null;
}

export async function giftShopById(reader: Reader, id: number): Promise<GiftShopRow | null> {
  const [found] = await reader.select().from(giftShop).where(eq(giftShop.id, id));
  return found ?? null;
}

export type GiftShopKey = { token: string } | { number: string } | { id: number };

/** Every change of a shop or of what its employees chose waits for this lock. */
export async function lockGiftShop(reader: Reader, key: GiftShopKey): Promise<GiftShopRow | null> {
  const which =
    'token' in key
      ? eq(giftShop.token, key.token)
      : 'id' in key
        ? eq(giftShop.id, key.id)
        : eq(giftShop.number, key.number);
  const [found] = await reader.select().from(giftShop).where(which).for('update');
  return found ?? null;
}

export async function updateGiftShop(
  reader: Reader,
  id: number,
  change: Partial<Omit<GiftShopRow, 'id' | 'number'>> & { changedAt: Date },
): Promise<GiftShopRow> {
  const [after] = await reader.update(giftShop).set(change).where(eq(giftShop.id, id)).returning();
  if (!after) throw new Error('The gift shop is gone');
  return after;
}

/** Newest first, with the number of its order. */
export const listGiftShops = (reader: Reader, which: 'open' | 'all') =>
  reader
    .select({ shop: giftShop, order: salesOrder.number })
    .from(giftShop)
    .leftJoin(salesOrder, eq(salesOrder.id, giftShop.orderId))
    .where(which === 'all' ? undefined : sql`${giftShop.state} NOT IN ('draft', 'sent', 'cancelled')`)
    .orderBy(sql`${giftShop.id} DESC`)
    .limit(500);

export async function orderNumberOf(reader: Reader, orderId: number): Promise<string | null> {
  const [found] = await reader.select({ number: salesOrder.number }).from(salesOrder).where(eq(salesOrder.id, orderId));
  return found?.number ?? null;
}

/** Open ones whose last day for choosing is at most that day. */
export async function giftShopsClosingBy(reader: Reader, day: IsoDate): Promise<{ id: number; closesOn: IsoDate }[]> {
  const rows = await reader
    .select({ id: giftShop.id, closesOn: giftShop.closesOn })
    .from(giftShop)
    .where(and(eq(giftShop.state, 'open'), lte(giftShop.closesOn, day)))
    .orderBy(asc(giftShop.id));
  return rows.map(({ id, closesOn }) => ({ id, closesOn: closesOn ?? day }));
}

/**
 * Drafts, cancelled shops, and offers not accepted by the day of delivery are deleted completely; of sent ones the names, addresses and choices of
 * employees, and the company's contact, who is named on the order as long as the law requires.
 */
export async function forgetGiftShops(reader: Reader, before: Date): Promise<void> {
  const since = before.toISOString();
  await reader.delete(giftShop).where(
    and(
      sql`(${giftShop.state} IN ('draft', 'cancelled')
        OR (${giftShop.state} IN ('asked', 'quoted', 'accepted') AND ${giftShop.deliveryOn} < ${inCopenhagen(before).date}::date))`,
      lt(giftShop.changedAt, before),
    ),
  );
  await reader.execute(sql`WITH done AS (
      UPDATE gift_shop SET names_erased = true, email = '', buyer = buyer || '{"firstname": "", "lastname": "", "telephone": ""}'::jsonb
        WHERE NOT names_erased AND sent_at < ${since}::timestamptz RETURNING id)
    UPDATE gift_shop_employee e SET name = '', email = '', label = '', address = NULL, product_id = NULL, chosen_at = NULL, code_hash = NULL, reminded_at = NULL
      FROM done WHERE e.gift_shop_id = done.id`);
}
