// From Magento's percent and ids to stars.
import type { RatingView, ReviewsView, ReviewView } from '~/models/review';
import type { RouteQuery } from '../generated/commerce';

type WireProduct = Extract<NonNullable<RouteQuery['route']>, { reviews: unknown }>;
type WireReview = NonNullable<WireProduct['reviews']['items'][number]>;

const PERCENT_PER_STAR = 20;

/** Null without reviews. Fields may be absent: another Magento may have reviews switched off. */
export function ratingViewOf(product: {
  rating_summary?: number | null;
  review_count?: number | null;
}): RatingView | null {
  const count = product.review_count ?? 0;
  return count > 0 ? { mean: (product.rating_summary ?? 0) / PERCENT_PER_STAR, count } : null;
}

const reviewView = (review: WireReview): ReviewView => ({
  stars: Math.round(review.average_rating / PERCENT_PER_STAR),
  summary: review.summary,
  text: review.text,
  nickname: review.nickname,
  writtenAt: review.created_at,
  verified: review.verified_purchase === true,
  demo: review.is_demo === true,
});

/** Fields may be absent: another Magento may have reviews switched off. */
export function reviewsViewOf(product: WireProduct): Omit<ReviewsView, 'writable'> {
  const { reviews }: Partial<Pick<WireProduct, 'reviews'>> = product;
  const rating = ratingViewOf(product);
  const counts = rating ? (reviews?.stars ?? []) : [];
  return {
    rating,
    distribution: counts.map((count, at) => ({ stars: at + 1, count })).reverse(),
    reviews: (reviews?.items ?? []).flatMap((review) => (review ? [reviewView(review)] : [])),
    page: reviews?.page_info?.current_page ?? 1,
    pages: reviews?.page_info?.total_pages ?? 1,
  };
}
