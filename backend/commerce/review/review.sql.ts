// SQL of reviews and of the rating stored per product.
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { productRating, review } from '#backend/db/tables/request';

export type ReviewRow = typeof review.$inferSelect;
export type RatingRow = typeof productRating.$inferSelect;

/** Null when this customer has reviewed the product before. */
export async function insertReview(
  reader: Reader,
  row: Omit<typeof review.$inferInsert, 'id' | 'status' | 'demo'>,
): Promise<ReviewRow | null> {
  const [made] = await reader
    .insert(review)
    .values({ ...row, status: 'pending' })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

/** Whether the customer has an order with this product, or with a variant of it, that was not cancelled. */
export async function hasBought(reader: Reader, customerId: number, productId: number): Promise<boolean> {
  const found = await reader.execute<{ bought: boolean }>(sql`SELECT EXISTS (
    SELECT FROM sales_order o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
     WHERE o.customer_id = ${customerId} AND o.status <> 'canceled' AND coalesce(p.parent_id, p.id) = ${productId}) AS bought`);
  return found.rows[0]?.bought ?? false;
}

/** Each with the overall rating next to it. */
export async function approvedReviews(
  reader: Reader,
  productId: number,
  { size, page }: { size: number; page: number },
): Promise<{ review: ReviewRow; rating: RatingRow }[]> {
  return reader
    .select({ review, rating: productRating })
    .from(review)
    .innerJoin(productRating, eq(productRating.productId, review.productId))
    .where(and(eq(review.productId, productId), eq(review.status, 'approved')))
    .orderBy(desc(review.writtenAt), desc(review.id))
    .limit(size)
    .offset((page - 1) * size);
}

export async function reviewsBy(
  reader: Reader,
  customerId: number,
  { size, page }: { size: number; page: number },
): Promise<ReviewRow[]> {
  return reader
    .select()
    .from(review)
    .where(eq(review.customerId, customerId))
    .orderBy(desc(review.writtenAt), desc(review.id))
    .limit(size)
    .offset((page - 1) * size);
}

export async function countReviewsBy(reader: Reader, customerId: number): Promise<number> {
  const [found] = await reader.select({ reviews: count() }).from(review).where(eq(review.customerId, customerId));
  return found?.reviews ?? 0;
}

export async function ratingOf(reader: Reader, productId: number): Promise<RatingRow | null> {
  const [found] = await reader.select().from(productRating).where(eq(productRating.productId, productId));
  return found ?? null;
}

export async function lockReview(reader: Reader, id: number): Promise<ReviewRow | null> {
  const [found] = await reader.select().from(review).where(eq(review.id, id)).for('update');
  return found ?? null;
}

export async function setReviewStatus(
  reader: Reader,
  id: number,
  status: 'approved' | 'rejected',
  at: Date,
): Promise<void> {
  await reader.update(review).set({ status, decidedAt: at }).where(eq(review.id, id));
}

/** Counts a review in (1) or out (-1) of its product's rating. */
export async function countReview(reader: Reader, { productId, stars }: ReviewRow, by: 1 | -1): Promise<void> {
  await reader
    .insert(productRating)
    .values({ productId, reviews: 0, total: 0, stars: [0, 0, 0, 0, 0] })
    .onConflictDoNothing();
  const each = [1, 2, 3, 4, 5].map((at) => sql`r.stars[${sql.raw(String(at))}] + ${at === stars ? by : 0}::int`);
  await reader.execute(sql`UPDATE product_rating r SET reviews = r.reviews + ${by}::int, total = r.total + ${by * stars}::int,
    stars = ARRAY[${sql.join(each, sql`, `)}] WHERE r.product_id = ${productId}`);
}

export async function pendingReviews(reader: Reader, most: number): Promise<ReviewRow[]> {
  return reader
    .select()
    .from(review)
    .where(eq(review.status, 'pending'))
    .orderBy(asc(review.writtenAt), asc(review.id))
    .limit(most);
}
