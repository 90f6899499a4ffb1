// A customer's review of a product: one each, shown when staff have approved it (spec §8).
import type { Pool } from 'pg';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { subjectOf } from '#backend/commerce/request/request.sql';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import { inTransaction } from '#backend/db/transaction';
import type { SignedIn } from '#backend/graphql/context';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { hasBought, insertReview, type ReviewRow } from './review.sql';

export interface WrittenReview {
  sku: string;
  stars: number;
  nickname: string;
  summary: string;
  text: string;
}

interface Writer {
  pool: Pool;
  store: StoreRow;
  assortment: Assortment;
  who: SignedIn;
  now: Date;
}

/** Most characters: what the form says, too. */
export const REVIEW_LIMITS = { nickname: 40, summary: 120, text: 3000 } as const;

export async function writeReview(
  written: WrittenReview,
  { pool, store, assortment, who, now }: Writer,
): Promise<Outcome<{ review: ReviewRow; familyId: number }>> {
  const { nickname, summary, text, stars } = written;
  for (const field of ['nickname', 'summary', 'text'] as const) {
    const max = REVIEW_LIMITS[field];
    if (written[field] === '') return refusal('REQUIRED', { field });
    if (written[field].length > max) return refusal('TOO_LONG', { field, params: { max } });
  }
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return refusal('REQUIRED', { field: 'stars' });
  return inTransaction(pool, async (tx): Promise<Outcome<{ review: ReviewRow; familyId: number }>> => {
    const subject = await subjectOf(tx.db, written.sku, assortment);
    if (!subject) return refusal('PRODUCT_NOT_FOUND', { params: { sku: written.sku } });
    const { familyId } = subject;
    const verified = await hasBought(tx.db, who.customer.id, familyId);
    const row = { productId: familyId, storeId: store.id, customerId: who.customer.id, nickname, summary, body: text };
    const review = await insertReview(tx.db, { ...row, stars, verified, writtenAt: now });
    return review ? { ok: true, review, familyId } : refusal('ALREADY_REVIEWED');
  });
}
