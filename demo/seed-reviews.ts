// Writes the demo world's example reviews, approved, and the ratings that they add up to.
import { idOf, type Numbering } from './seed-numbers';
import { continueIds, insertRows, type SeedClient } from './seed-rows';
import { reviewsOf } from './world/reviews';
import type { DemoWorld } from './world/types';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function seedReviews(on: SeedClient, world: DemoWorld, numbers: Numbering): Promise<void> {
  const store = idOf(numbers.storeIds, 'b2c');
  const rows = reviewsOf(world.products, world.seed).map((review, at) => {
    const written = new Date(numbers.now.getTime() - review.daysAgo * DAY_MS).toISOString();
    return {
      id: at + 1,
      product_id: idOf(numbers.productIds, review.sku),
      store_id: store,
      nickname: review.nickname,
      summary: review.summary,
      body: review.body,
      stars: review.stars,
      verified: review.verified,
      demo: true,
      status: 'approved',
      written_at: written,
      decided_at: written,
    };
  });
  await insertRows(on, 'review', rows);
  await continueIds(on, ['review']);
  await on.query(`INSERT INTO product_rating (product_id, reviews, total, stars)
    SELECT product_id, count(*), sum(stars), ARRAY[count(*) FILTER (WHERE stars = 1), count(*) FILTER (WHERE stars = 2),
      count(*) FILTER (WHERE stars = 3), count(*) FILTER (WHERE stars = 4), count(*) FILTER (WHERE stars = 5)]::int[]
      FROM review WHERE status = 'approved' GROUP BY product_id`);
}
