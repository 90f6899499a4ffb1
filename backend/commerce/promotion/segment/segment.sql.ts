// SQL of segments: those of a customer with their coupons, and what staff write of them.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { coupon, promotion, segment, segmentMember } from '#backend/db/tables/promotion';
import { type Buyer, held, type OfferRow } from '../promotion.sql';

export type SegmentRow = typeof segment.$inferSelect;
export type SegmentCouponRow = OfferRow & { shown: typeof coupon.$inferSelect };

/** In their order. */
export async function segmentsOf(reader: Reader, customerId: number): Promise<SegmentRow[]> {
  const rows = await reader
    .select({ segment })
    .from(segmentMember)
    .innerJoin(segment, eq(segment.id, segmentMember.segmentId))
    .where(eq(segmentMember.customerId, customerId))
    .orderBy(asc(segment.priority), asc(segment.id));
  return rows.map((row) => row.segment);
}

export async function couponsOfSegments(reader: Reader, buyer: Buyer & { customerId: number }) {
  return reader
    .select({ promotion, coupon: held(buyer), shown: coupon })
    .from(segmentMember)
    .innerJoin(segment, eq(segment.id, segmentMember.segmentId))
    .innerJoin(coupon, eq(coupon.segmentId, segmentMember.segmentId))
    .innerJoin(promotion, eq(promotion.id, coupon.promotionId))
    .where(eq(segmentMember.customerId, buyer.customerId))
    .orderBy(asc(segment.priority), asc(coupon.id));
}

export async function segmentNamed(reader: Reader, code: string): Promise<number | null> {
  const [found] = await reader.select({ id: segment.id }).from(segment).where(eq(segment.code, code));
  return found?.id ?? null;
}

/** False where the name is taken. */
export async function insertSegment(reader: Reader, of: typeof segment.$inferInsert): Promise<boolean> {
  const made = await reader
    .insert(segment)
    .values(of)
    .onConflictDoNothing({ target: segment.code })
    .returning({ id: segment.id });
  return made.length > 0;
}

export type StoredSegment = { code: string; title: string; members: number; codes: string[] };

export async function listSegments(reader: Reader): Promise<StoredSegment[]> {
  const found = await reader.execute<StoredSegment>(sql`
    SELECT s.code, s.title_da AS title,
      (SELECT count(*)::int FROM segment_member m WHERE m.segment_id = s.id) AS members,
      ARRAY (SELECT c.code FROM coupon c WHERE c.segment_id = s.id ORDER BY c.id) AS codes
    FROM segment s ORDER BY s.priority, s.id`);
  return found.rows;
}

/** Null if no customer has that address. */
export async function customerWithMail(reader: Reader, email: string): Promise<number | null> {
  const found = await reader.execute<{ id: number }>(sql`SELECT id FROM customer WHERE email = ${email.toLowerCase()}`);
  return found.rows[0]?.id ?? null;
}

export async function joinSegment(reader: Reader, segmentId: number, customerId: number): Promise<void> {
  await reader.insert(segmentMember).values({ segmentId, customerId }).onConflictDoNothing();
}

/** Spec §4: personal coupons are removed from the cart when their customer is no longer in the segment. */
export async function leaveSegment(reader: Reader, segmentId: number, customerId: number): Promise<void> {
  await reader
    .delete(segmentMember)
    .where(and(eq(segmentMember.segmentId, segmentId), eq(segmentMember.customerId, customerId)));
  await reader.execute(sql`
    DELETE FROM cart_coupon k USING coupon c, cart t
     WHERE k.coupon_id = c.id AND c.segment_id = ${segmentId} AND t.id = k.cart_id AND t.customer_id = ${customerId}`);
}
