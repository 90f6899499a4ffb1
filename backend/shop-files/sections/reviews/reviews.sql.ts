// SQL of the section of reviews.
import type { PoolClient } from 'pg';

export type ReviewStatus = 'pending' | 'approved' | 'rejected';

export interface StoredReview {
  sku: string;
  rating: number;
  nickname: string;
  title: string;
  detail: string;
  created_at: Date;
  status: ReviewStatus;
  store_view_code: string;
  verified: boolean;
  example: boolean;
  email: string | null;
}

export async function loadReviews(on: PoolClient): Promise<StoredReview[]> {
  const { rows } = await on.query<StoredReview>(
    `SELECT p.sku, r.stars AS rating, r.nickname, r.summary AS title, r.body AS detail, r.written_at AS created_at, r.status,
        s.code AS store_view_code, r.verified, r.demo AS example, c.email
      FROM review r JOIN product p ON p.id = r.product_id JOIN store s ON s.id = r.store_id
      LEFT JOIN customer c ON c.id = r.customer_id AND c.closed_at IS NULL ORDER BY r.id`,
  );
  return rows;
}

export interface ReviewRow {
  product_id: number;
  store_id: number;
  customer_id: number | null;
  nickname: string;
  summary: string;
  body: string;
  stars: number;
  verified: boolean;
  demo: boolean;
  status: ReviewStatus;
  written_at: string;
  decided_at: string | null;
}

/** A customer has one review of a product: what they have written here stays. Answers the products of those that are written. */
export async function insertReviews(on: PoolClient, reviews: readonly ReviewRow[]): Promise<number[]> {
  const { rows } = await on.query<{ product_id: number }>(
    `INSERT INTO review (product_id, store_id, customer_id, nickname, summary, body, stars, verified, demo, status, written_at, decided_at)
      SELECT product_id, store_id, customer_id, nickname, summary, body, stars, verified, demo, status, written_at, decided_at
        FROM jsonb_populate_recordset(NULL::review, $1::jsonb)
      ON CONFLICT DO NOTHING RETURNING product_id`,
    [JSON.stringify(reviews)],
  );
  return [...new Set(rows.map((row) => row.product_id))].sort((one, other) => one - other);
}

/** A review is shown on the family's page: each sku with that of its family. */
export async function familySkus(on: PoolClient, skus: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await on.query<{ sku: string; family: string }>(
    `SELECT p.sku, f.sku AS family FROM product p JOIN product f ON f.id = coalesce(p.parent_id, p.id) WHERE p.sku = ANY ($1::text[])`,
    [skus],
  );
  return new Map(rows.map(({ sku, family }) => [sku, family]));
}

export async function firstStoreId(on: PoolClient): Promise<number> {
  const { rows } = await on.query<{ id: number }>('SELECT coalesce(min(id), 0) AS id FROM store');
  return rows[0]?.id ?? 0;
}
