// Submits a customer's review.
import type { Outcome } from '#domain/refusal/refusals';
import { refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import { RatingsDocument, WriteReviewDocument } from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { read, send } from '../transport/transport.server';

export interface OwnReview {
  sku: string;
  stars: number;
  nickname: string;
  summary: string;
  text: string;
}

export async function writeReview(caller: Caller, { stars, ...review }: OwnReview): Promise<Outcome> {
  const { productReviewRatingsMetadata } = await read(caller, {
    client: 'commerce',
    document: RatingsDocument,
    variables: {},
  });
  // Where a shop has several ratings, the one answer counts for all of them.
  const ratings = productReviewRatingsMetadata.items.flatMap((rating) => {
    const value = rating?.values.find((one) => one?.value === String(stars));
    return rating && value ? [{ id: rating.id, value_id: value.value_id }] : [];
  });
  const answer = await send(caller, {
    client: 'commerce',
    document: WriteReviewDocument,
    variables: { input: { ...review, ratings } },
  });
  const refused = firstRefusal(null, answer.errors);
  // Spec §8 'There was an error submitting your review': for unknown errors of another back end.
  if (refused?.code === 'UNDEFINED') return refusal('REVIEW_FAILED');
  return refused ?? { ok: true };
}
