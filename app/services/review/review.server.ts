// Reviews of a product: reading a page of them, writing one's own.
import type { Outcome } from '#domain/refusals';
import { refusal } from '#domain/refusals';
import type { Caller } from '~/models/caller';
import type { ReviewsView } from '~/models/review';
import { firstRefusal } from '../refused.map';
import { read, send } from '../transport.server';
import { PRODUCT_REVIEWS, RATINGS, WRITE_REVIEW } from './review.gql';
import { reviewsViewOf } from './review.map';

const PAGE_SIZE = 5;

/** Of a product that nobody has reviewed yet. */
export const NO_REVIEWS: Omit<ReviewsView, 'writable'> = {
  rating: null,
  distribution: [],
  reviews: [],
  page: 1,
  pages: 1,
};

/** `asked` is what stands in the address; anything that is no page is the first. */
export async function readReviews(
  caller: Caller,
  { sku, asked, writable }: { sku: string; asked: string | null; writable: boolean },
): Promise<ReviewsView> {
  const page = asked && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const variables = { sku, pageSize: PAGE_SIZE, page };
  const { data } = await send(caller, { client: 'commerce', document: PRODUCT_REVIEWS, variables });
  return reviewsViewOf(data?.products?.items?.[0] ?? null, writable);
}

export interface OwnReview {
  sku: string;
  stars: number;
  nickname: string;
  summary: string;
  text: string;
}

export async function writeReview(caller: Caller, { stars, ...review }: OwnReview): Promise<Outcome> {
  const { productReviewRatingsMetadata } = await read(caller, { client: 'commerce', document: RATINGS, variables: {} });
  // Where a shop asks for several ratings, the one answer counts for all of them.
  const ratings = productReviewRatingsMetadata.items.flatMap((rating) => {
    const value = rating?.values.find((one) => one?.value === String(stars));
    return rating && value ? [{ id: rating.id, value_id: value.value_id }] : [];
  });
  const answer = await send(caller, {
    client: 'commerce',
    document: WRITE_REVIEW,
    variables: { input: { ...review, ratings } },
  });
  const refused = firstRefusal(null, answer.errors);
  // Spec §8 'There was an error submitting your review': what another back end says in words of its own.
  if (refused?.code === 'UNDEFINED') return refusal('REVIEW_FAILED');
  return refused ?? { ok: true };
}
