// SQL of reviews that came as a file: they wait in a table of the transaction, and are written when all of them may be.
import type { PoolClient } from 'pg';
import { instantOfText } from '../../catalogue/import/write/prices.sql';
import type { FiledReview } from './read-review';

const STAGE = `CREATE TEMP TABLE import_review (line integer NOT NULL, sku text NOT NULL, stars integer NOT NULL, nickname text NOT NULL,
  summary text NOT NULL, body text NOT NULL, written_at timestamptz NOT NULL, status text NOT NULL, store_id integer NOT NULL) ON COMMIT DROP`;

export const openReviewStage = async (on: PoolClient): Promise<void> => void (await on.query(STAGE));

export async function storesByCode(on: PoolClient): Promise<Map<string, number>> {
  const { rows } = await on.query<{ code: string; id: number }>('SELECT code, id FROM store ORDER BY id');
  return new Map(rows.map(({ code, id }) => [code, id]));
}

const PUT = `INSERT INTO import_review
  SELECT r.line, r.sku, r.stars, r.nickname, r.summary, r.body, coalesce(${instantOfText('r.written_at')}, $2),
      r.status, coalesce(r.store_id, (SELECT min(id) FROM store))
    FROM jsonb_to_recordset($1::jsonb) AS r (line integer, sku text, stars integer, nickname text, summary text, body text,
      written_at text, status text, store_id integer)`;

export async function stageReviews(on: PoolClient, reviews: readonly FiledReview[], now: Date): Promise<void> {
  if (reviews.length > 0) await on.query(PUT, [JSON.stringify(reviews), now]);
}

const UNKNOWN = `SELECT r.line, r.sku FROM import_review r WHERE NOT EXISTS (SELECT FROM product p WHERE p.sku = r.sku) ORDER BY r.line LIMIT $1`;

/** Rows about unknown products, up to the limit of reported faults. */
export const reviewsOfNothing = async (on: PoolClient, most: number): Promise<{ line: number; sku: string }[]> =>
  (await on.query<{ line: number; sku: string }>(UNKNOWN, [most])).rows;

// A review is shown on the family's page; the same text under the same name about the same product is the same review.
const WRITE = `WITH wanted AS (
    SELECT DISTINCT ON (1, r.nickname, r.summary, r.body) coalesce(p.parent_id, p.id) AS product_id, r.*
      FROM import_review r JOIN product p ON p.sku = r.sku ORDER BY 1, r.nickname, r.summary, r.body, r.line)
  INSERT INTO review (product_id, store_id, nickname, summary, body, stars, status, written_at, decided_at)
  SELECT w.product_id, w.store_id, w.nickname, w.summary, w.body, w.stars, w.status, w.written_at, CASE WHEN w.status = 'approved' THEN $1::timestamptz END
    FROM wanted w WHERE NOT EXISTS (SELECT FROM review k WHERE k.product_id = w.product_id AND k.nickname = w.nickname
      AND k.summary = w.summary AND k.body = w.body)
   ORDER BY w.line RETURNING product_id`;

const RATE = `INSERT INTO product_rating (product_id, reviews, total, stars)
  SELECT product_id, count(*), sum(stars), ARRAY[count(*) FILTER (WHERE stars = 1), count(*) FILTER (WHERE stars = 2),
      count(*) FILTER (WHERE stars = 3), count(*) FILTER (WHERE stars = 4), count(*) FILTER (WHERE stars = 5)]::int[]
    FROM review WHERE status = 'approved' AND product_id = ANY ($1::int[]) GROUP BY product_id ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET reviews = excluded.reviews, total = excluded.total, stars = excluded.stars`;

/** How many are new, and the products that they are about. */
export async function writeReviews(on: PoolClient, now: Date): Promise<{ written: number; productIds: number[] }> {
  const { rows } = await on.query<{ product_id: number }>(WRITE, [now]);
  const productIds = [...new Set(rows.map((row) => row.product_id))].sort((one, other) => one - other);
  await rateProducts(on, productIds);
  return { written: rows.length, productIds };
}

/** In the order of their ids, as all who rate. */
export async function rateProducts(on: PoolClient, productIds: readonly number[]): Promise<void> {
  await on.query('SELECT FROM product_rating WHERE product_id = ANY ($1::int[]) ORDER BY product_id FOR UPDATE', [
    productIds,
  ]);
  await on.query(RATE, [productIds]);
}
