// Staff approve or reject a review; the product's rating follows in the same transaction. Called by the shop's command line.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { countReview, lockReview, setReviewStatus } from './review.sql';

export type ReviewDecision = 'approved' | 'rejected';

/** The product whose rating changed, or null where it did not. Deciding the same twice changes nothing. */
export async function decideReview(
  id: number,
  decision: ReviewDecision,
  { pool, now }: { pool: Pool; now: Date },
): Promise<Outcome<{ productId: number | null }>> {
  return inTransaction(pool, async (tx): Promise<Outcome<{ productId: number | null }>> => {
    const found = await lockReview(tx.db, id);
    if (!found) return refusal('REVIEW_NOT_FOUND');
    if (found.status === decision) return { ok: true, productId: null };
    await setReviewStatus(tx.db, id, decision, now);
    if (decision === 'approved') await countReview(tx.db, found, 1);
    else if (found.status === 'approved') await countReview(tx.db, found, -1);
    else return { ok: true, productId: null };
    return { ok: true, productId: found.productId };
  });
}
