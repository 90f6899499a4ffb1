// Imports a file of reviews, completely or not at all; importing the same file twice changes nothing the second time.
import type { Pool, PoolClient } from 'pg';
import { committedIf } from '#backend/db/transaction';
import { type Fault, MOST_FAULTS } from '../../catalogue/import/faults';
import { encodingOf } from '../../catalogue/import/file/encoding';
import { readRows } from '../../catalogue/import/file/read-rows';
import { openReviewStage, reviewsOfNothing, stageReviews, storesByCode, writeReviews } from './import.sql';
import { type FiledReview, REVIEW_COLUMNS, readReview } from './read-review';

export interface ReviewImport {
  pool: Pool;
  file: string;
  dryRun: boolean;
  now: Date;
  /** How many rows of the file have been read. */
  progress?(rows: number): void;
}

export type ReviewsOutcome =
  | { ok: true; rows: number; written: number; productIds: number[]; warnings: Fault[] }
  | { ok: false; rows: number; faults: Fault[] };

const BATCH = 500;

export const importReviews = (request: ReviewImport): Promise<ReviewsOutcome> =>
  committedIf(
    request.pool,
    ({ ok }) => ok && !request.dryRun,
    ({ client }) => importReviewsInside(client, request),
  );

async function importReviewsInside(on: PoolClient, request: ReviewImport): Promise<ReviewsOutcome> {
  const faults: Fault[] = [];
  const report = (fault: Fault) => void (faults.length < MOST_FAULTS && faults.push(fault));
  await openReviewStage(on);
  const rows = await stage(on, request, report);
  for (const { line, sku } of await reviewsOfNothing(on, MOST_FAULTS))
    report({ line, column: 'sku', code: 'unknownSku', params: { value: sku } });
  faults.sort((one, other) => one.line - other.line);
  if (faults.some(({ warning }) => !warning)) return { ok: false, rows, faults };
  return { ok: true, rows, ...(await writeReviews(on, request.now)), warnings: faults };
}

/** Reads the file to its end, with any fault in it; returns how many rows it has. */
async function stage(
  on: PoolClient,
  { file, now, progress }: ReviewImport,
  report: (fault: Fault) => void,
): Promise<number> {
  const encoding = await encodingOf(file, report);
  if (encoding === null) return 0;
  const stores = await storesByCode(on);
  let batch: FiledReview[] = [];
  let rows = 0;
  for await (const row of readRows(file, encoding, REVIEW_COLUMNS, report)) {
    rows += 1;
    const review = readReview(row, stores, report);
    if (review) batch.push(review);
    if (batch.length < BATCH) continue;
    await stageReviews(on, batch, now);
    batch = [];
    progress?.(rows);
  }
  await stageReviews(on, batch, now);
  return rows;
}
