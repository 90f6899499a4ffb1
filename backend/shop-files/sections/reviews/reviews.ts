// The section reviews.csv: reviews in the columns of `import reviews`, and the shop's additional data. An existing one is not changed.
import type { PoolClient } from 'pg';
import { rateProducts } from '#backend/commerce/review/import/import.sql';
import { REVIEW_LIMITS } from '#backend/commerce/review/write-review';
import { type Column, or, text, whole } from '../../file/columns';
import { moment } from '../../file/moment-columns';
import { switchOr } from '../../file/more-columns';
import { type RowOf, tableOf } from '../../file/table';
import { type ApplyContext, type Located, recordSection } from '../../section';
import { type Mentions, resolveNames } from '../named';
import { email } from '../people/customer-columns';
import { familySkus, firstStoreId, insertReviews, loadReviews, type ReviewStatus } from './reviews.sql';

/** In Magento 1 is approved, 2 is pending and 3 is rejected. */
const STATUS: Readonly<Record<string, ReviewStatus>> = {
  '1': 'approved',
  '2': 'pending',
  '3': 'rejected',
  approved: 'approved',
  pending: 'pending',
  rejected: 'rejected',
};

const status: Column<ReviewStatus> = {
  required: true,
  read: (cell) => STATUS[cell.toLowerCase()],
  print: (value) => value,
  wanted: 'Vælg mellem approved, pending, rejected.',
};

const columns = {
  sku: text(64),
  rating: whole(1, 5),
  nickname: text(REVIEW_LIMITS.nickname),
  title: text(REVIEW_LIMITS.summary),
  detail: text(REVIEW_LIMITS.text),
  /** Left out: when it is applied. */
  created_at: or(moment, null),
  status: or(status, 'pending' as const),
  /** Left out: the first store. */
  store_view_code: or(text(64), null),
  /** The customer had bought the product. */
  verified: switchOr(false),
  /** Made up, to show what reviews look like; the page says so. */
  example: switchOr(false),
  /** E-mail address of the customer who wrote the review. */
  email: or(email, null),
};

export type ReviewRecord = RowOf<typeof columns>;

export const reviewsSource = tableOf({ file: 'reviews.csv', columns });

const reviewWords = ({ sku, nickname, title, detail }: ReviewRecord) =>
  [sku, nickname, title, detail].map((typed) => typed.replace(/\s+/g, ' ').trim()).join(' / ');

export const reviews = recordSection<ReviewRecord>({
  name: 'reviews',
  title: 'anmeldelser',
  source: reviewsSource,
  keyOf: (review) => `${reviewWords(review)} ${review.created_at ?? ''}`.trim(),
  missing: 'untouched',
  load: loadReviewRecords,
  beside: (_, stored) => stored,
  settle: familyReviews,
  write: ({ added }, context) => writeFiledReviews(added, context),
});

async function loadReviewRecords(on: PoolClient): Promise<ReviewRecord[]> {
  return (await loadReviews(on)).map((stored) => ({ ...stored, created_at: stored.created_at.toISOString() }));
}

/** By the family that it is about, and by the day of the stored one where the file says none: so the same review is found again. */
async function familyReviews(
  records: readonly Located<ReviewRecord>[],
  context: ApplyContext,
): Promise<Located<ReviewRecord>[]> {
  const { whole: known } = await resolveNames(records, [['product', 'sku', ({ sku }) => sku]], context);
  const families = await familySkus(context.on, [...new Set(known.map(({ record }) => record.sku))]);
  const stored = new Map(
    (await loadReviewRecords(context.on)).map((review) => [reviewWords(review), review.created_at]),
  );
  return known.map(({ record, at }) => {
    const review = { ...record, sku: families.get(record.sku) ?? record.sku };
    return { at, record: { ...review, created_at: review.created_at ?? stored.get(reviewWords(review)) ?? null } };
  });
}

const MENTIONS: Mentions<ReviewRecord> = [
  ['product', 'sku', ({ sku }) => sku],
  ['store', 'store_view_code', (review) => review.store_view_code],
  ['customer', 'email', (review) => review.email],
];

async function writeFiledReviews(added: readonly Located<ReviewRecord>[], context: ApplyContext): Promise<void> {
  const { on, now } = context;
  const names = await resolveNames(added, MENTIONS, context);
  const first = await firstStoreId(on);
  const rows = names.whole.map(({ record }) => {
    const writtenAt = record.created_at ?? now.toISOString();
    return {
      product_id: names.idOf('product', record.sku),
      store_id: names.idOrNull('store', record.store_view_code) ?? first,
      customer_id: names.idOrNull('customer', record.email),
      nickname: record.nickname,
      summary: record.title,
      body: record.detail,
      stars: record.rating,
      verified: record.verified,
      demo: record.example,
      status: record.status,
      written_at: writtenAt,
      decided_at: record.status === 'pending' ? null : writtenAt,
    };
  });
  await rateProducts(on, await insertReviews(on, rows));
}
