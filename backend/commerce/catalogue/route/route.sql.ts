// SQL of addresses.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Assortment } from '../assortment/assortment';
import { assortmentValues, inAssortment } from '../assortment/assortment.sql';

export interface RouteRow {
  kind: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE';
  target_id: number | null;
  target_path: string;
  redirect_code: number;
}

const FOR_SALE = inAssortment({ store: '$2', allow: '$3', disallow: '$4' });

/** SQL: the rewrite of a path in a store. `path` and `store` are parameters such as '$1'; a product must satisfy `forSale` as `p`. */
export const routeRow = (
  path: string,
  store: string,
  forSale: string,
) => `SELECT kind, target_id, target_path, redirect_code
    FROM url_rewrite u WHERE request_path = ${path} AND (store_id IS NULL OR store_id = ${store}) AND (kind <> 'PRODUCT'
      OR EXISTS (SELECT 1 FROM product p WHERE p.id = u.target_id AND ${forSale})) ORDER BY store_id NULLS LAST LIMIT 1`;
const ROUTE = routeRow('$1', '$2', FOR_SALE);

/**
 * The target of this path in this store; a row of the store itself comes before one of every store. A product outside of the assortment has no
 * address.
 */
export async function routeAt(on: Queryable, path: string, assortment: Assortment): Promise<RouteRow | null> {
  return (await on.query<RouteRow>(prepared(ROUTE, [path, ...assortmentValues(assortment)]))).rows[0] ?? null;
}

/** A product's own address, not a redirect; null for a product that this shopper may not see, and for variants, which have no page. */
export async function ownPathOf(on: Queryable, productId: number, assortment: Assortment): Promise<string | null> {
  const text = `SELECT request_path FROM url_rewrite u JOIN product p ON p.id = u.target_id
    WHERE u.kind = 'PRODUCT' AND u.target_id = $1 AND u.redirect_code = 0 AND (u.store_id IS NULL OR u.store_id = $2) AND ${FOR_SALE}
    ORDER BY u.store_id NULLS LAST LIMIT 1`;
  const { rows } = await on.query<{ request_path: string }>(
    prepared(text, [productId, ...assortmentValues(assortment)]),
  );
  return rows[0]?.request_path ?? null;
}
