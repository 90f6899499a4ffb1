// SQL of how often codes have been used: locked in the order of their ids, counted with the order, given back with it.
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { cartCoupon, coupon, couponUse } from '#backend/db/tables/promotion';
import type { Buyer } from './promotion.sql';

/** A second use of the last of a limited code waits here and then sees that it is gone (demand D15). */
export async function lockCoupons(reader: Reader, cartId: string): Promise<void> {
  await reader
    .select({ id: coupon.id })
    .from(coupon)
    .innerJoin(cartCoupon, eq(cartCoupon.couponId, coupon.id))
    .where(and(eq(cartCoupon.cartId, cartId), or(isNotNull(coupon.usageLimit), isNotNull(coupon.perCustomerLimit))))
    .orderBy(asc(coupon.id))
    .for('update', { of: coupon });
}

async function count(reader: Reader, couponIds: readonly number[], delta: 1 | -1): Promise<void> {
  await reader
    .update(coupon)
    .set({ used: sql`${coupon.used} + ${delta}` })
    .where(and(inArray(coupon.id, [...couponIds]), isNotNull(coupon.usageLimit)));
}

/** The codes must be locked and judged; the database itself refuses to go over a limit. */
export async function countUses(
  reader: Reader,
  order: { id: number; email: string },
  buyer: Pick<Buyer, 'customerId'>,
  couponIds: readonly number[],
  at: Date,
): Promise<void> {
  if (couponIds.length === 0) return;
  await count(reader, couponIds, 1);
  const use = { orderId: order.id, customerId: buyer.customerId, email: order.email.toLowerCase(), delta: 1, at };
  await reader.insert(couponUse).values(couponIds.map((couponId) => ({ couponId, ...use })));
}

/** What the order used may be used again (demand D14). Done twice, it changes nothing more. */
export async function returnUses(reader: Reader, orderId: number, at: Date): Promise<void> {
  const used = await reader.select().from(couponUse).where(eq(couponUse.orderId, orderId));
  const back = new Set(used.filter((use) => use.delta < 0).map((use) => use.couponId));
  const left = used.filter((use) => use.delta > 0 && !back.has(use.couponId));
  if (left.length === 0) return;
  const ids = left.map((use) => use.couponId);
  await reader
    .select({ id: coupon.id })
    .from(coupon)
    .where(inArray(coupon.id, ids))
    .orderBy(asc(coupon.id))
    .for('update');
  const given = left.map(({ couponId, customerId, email }) => ({
    couponId,
    orderId,
    customerId,
    email,
    delta: -1,
    at,
  }));
  const made = await reader.insert(couponUse).values(given).onConflictDoNothing().returning({ id: couponUse.couponId });
  if (made.length > 0)
    await count(
      reader,
      made.map((row) => row.id),
      -1,
    );
}
