// The demo's example reviews as records of reviews.csv, approved, and marked as examples.

import type { Printed } from '#backend/shop-files/section';
import { reviewsSource } from '#backend/shop-files/sections/reviews/reviews';
import { reviewsOf } from '../world/reviews';
import type { DemoWorld } from '../world/types';

const DAY_MS = 24 * 60 * 60 * 1000;

export function reviewFiles(world: DemoWorld, now: Date): Printed[] {
  const records = reviewsOf(world.products).map((review) => ({
    sku: review.sku,
    rating: review.stars,
    nickname: review.nickname,
    title: review.summary,
    detail: review.body,
    created_at: new Date(now.getTime() - review.daysAgo * DAY_MS).toISOString(),
    status: 'approved' as const,
    store_view_code: 'b2c',
    verified: review.verified,
    example: true,
    email: null,
  }));
  return reviewsSource.print(records);
}
