// SQL of the sitemap: ranges of the primary key, never a count and never an offset.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { wholeStore } from '../assortment/assortment';
import { assortmentValues, inAssortment } from '../assortment/assortment.sql';

export interface SitemapRow {
  id: number;
  path: string;
  changed_at: Date;
}

/** Rows of one response; to write a file, continue from its last id. */
const MOST = 1_000;

const PRODUCTS = `SELECT p.id, p.url_key AS path, coalesce(p.changed_at, p.created_at) AS changed_at FROM product p
  WHERE p.id > $4 AND p.id <= $5 AND p.parent_id IS NULL AND ${inAssortment({ store: '$1', allow: '$2', disallow: '$3' })}
  ORDER BY p.id LIMIT ${MOST}`;

/** Products of the store's public assortment: a sitemap is the same for every caller. */
export async function sitemapProducts(on: Queryable, storeId: number, after: number, until: number) {
  const values = [...assortmentValues(wholeStore(storeId)), after, until];
  return (await on.query<SitemapRow>(prepared(PRODUCTS, values))).rows;
}

export async function greatestId(on: Queryable): Promise<number> {
  const { rows } = await on.query<{ id: number | null }>(prepared('SELECT max(id) AS id FROM product', []));
  return rows[0]?.id ?? 0;
}
