// SQL of promotions: those that may apply to a cart, the cart's codes, and the categories that rules refer to.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { cartCoupon, cartGift, coupon, promotion, segmentMember } from '#backend/db/tables/promotion';

export type PromotionRow = typeof promotion.$inferSelect;

/** Who a limit per customer counts: a guest by their e-mail address. */
export interface Buyer {
  customerId: number | null;
  email: string | null;
  /** Spec §6: personal coupons are for customers who have the right to them. */
  hasPersonalCoupons: boolean;
}

/** The coupon, and its state for this buyer. */
export interface HeldCoupon {
  id: number;
  code: string;
  usageLimit: number | null;
  used: number;
  perCustomerLimit: number | null;
  usedByCustomer: number;
  isPersonal: boolean;
  isForShopper: boolean;
}

export interface OfferRow {
  promotion: PromotionRow;
  coupon: HeldCoupon | null;
}

const usedBy = ({ customerId, email }: Buyer) => sql<number>`(
  SELECT coalesce(sum(u.delta), 0)::int FROM coupon_use u
   WHERE u.coupon_id = ${coupon.id} AND (u.customer_id = ${customerId} OR u.email = ${email?.toLowerCase() ?? ''}))`;

/** A personal coupon is available only to the members of its segment. */
const isFor = ({ customerId, hasPersonalCoupons }: Buyer) => sql<boolean>`(${coupon.segmentId} IS NULL
  OR (${hasPersonalCoupons}::boolean AND EXISTS (SELECT FROM ${segmentMember} m
    WHERE m.segment_id = ${coupon.segmentId} AND m.customer_id = ${customerId})))`;

export const held = (buyer: Buyer) => ({
  id: coupon.id,
  code: coupon.code,
  usageLimit: coupon.usageLimit,
  used: coupon.used,
  perCustomerLimit: coupon.perCustomerLimit,
  usedByCustomer: usedBy(buyer),
  isPersonal: sql<boolean>`${coupon.segmentId} IS NOT NULL`,
  isForShopper: isFor(buyer),
});

/** The codes of a cart, as they were typed; personal ones leave it with their customer's segment (spec §4). */
export async function offersByCode(reader: Reader, cartId: string, buyer: Buyer): Promise<OfferRow[]> {
  return reader
    .select({ promotion, coupon: held(buyer) })
    .from(cartCoupon)
    .innerJoin(coupon, eq(coupon.id, cartCoupon.couponId))
    .innerJoin(promotion, eq(promotion.id, coupon.promotionId))
    .where(and(eq(cartCoupon.cartId, cartId), isFor(buyer)))
    .orderBy(cartCoupon.id);
}

/** The codes that lie in a cart, for any customer, as they were put in. */
export async function codesOf(reader: Reader, cartId: string): Promise<string[]> {
  const rows = await reader
    .select({ code: coupon.code })
    .from(cartCoupon)
    .innerJoin(coupon, eq(coupon.id, cartCoupon.couponId))
    .where(eq(cartCoupon.cartId, cartId))
    .orderBy(cartCoupon.id);
  return rows.map(({ code }) => code);
}

/** What counts without a code while it is in force. */
export async function offersWithoutCode(reader: Reader): Promise<OfferRow[]> {
  const rows = await reader
    .select()
    .from(promotion)
    .where(sql`NOT ${promotion.needsCode} AND NOT ${promotion.paused}`)
    .orderBy(promotion.priority, promotion.id);
  return rows.map((row) => ({ promotion: row, coupon: null }));
}

/** In the order of their ids, not of their time. */
export async function promotionsByIds(reader: Reader, ids: readonly number[]): Promise<PromotionRow[]> {
  if (ids.length === 0) return [];
  return reader
    .select()
    .from(promotion)
    .where(inArray(promotion.id, [...ids]))
    .orderBy(promotion.id);
}

export async function offerOfCode(reader: Reader, codeKey: string, buyer: Buyer): Promise<OfferRow | null> {
  const [found] = await reader
    .select({ promotion, coupon: held(buyer) })
    .from(coupon)
    .innerJoin(promotion, eq(promotion.id, coupon.promotionId))
    .where(eq(coupon.codeKey, codeKey));
  return found ?? null;
}

export async function insertCartCoupon(reader: Reader, cartId: string, couponId: number): Promise<void> {
  await reader.insert(cartCoupon).values({ cartId, couponId }).onConflictDoNothing();
}

/** All of the cart's where no code is named. */
export async function removeCoupons(reader: Reader, cartId: string, codeKeys: readonly string[] | null): Promise<void> {
  const named = codeKeys && inArray(coupon.codeKey, [...codeKeys]);
  const ids = reader
    .select({ id: coupon.id })
    .from(coupon)
    .where(named ?? undefined);
  await reader
    .delete(cartCoupon)
    .where(and(eq(cartCoupon.cartId, cartId), named ? inArray(cartCoupon.couponId, ids) : undefined));
}

/** Chosen gifts: which product, by the promotion that gives it. */
export async function giftsOf(reader: Reader, cartId: string): Promise<Map<number, number>> {
  const rows = await reader.select().from(cartGift).where(eq(cartGift.cartId, cartId));
  return new Map(rows.map((row) => [row.promotionId, row.productId]));
}

export async function chooseGift(
  reader: Reader,
  row: { cartId: string; promotionId: number; productId: number },
): Promise<void> {
  await reader
    .insert(cartGift)
    .values(row)
    .onConflictDoUpdate({ target: [cartGift.cartId, cartGift.promotionId], set: { productId: row.productId } });
}

export async function dropGift(reader: Reader, cartId: string, promotionId: number): Promise<void> {
  await reader.delete(cartGift).where(and(eq(cartGift.cartId, cartId), eq(cartGift.promotionId, promotionId)));
}

/** With all that they lie in. */
export async function categoriesOf(reader: Reader, productIds: readonly number[]): Promise<Map<number, number[]>> {
  const found = await reader.execute<{ id: number; categories: number[] }>(sql`
    SELECT product_id AS id, array_agg(category_id) AS categories FROM product_category
     WHERE product_id = ANY (${sql.param([...productIds])}::int[]) GROUP BY product_id`);
  return new Map(found.rows.map((row) => [row.id, row.categories]));
}
