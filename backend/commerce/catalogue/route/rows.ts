// SQL of addresses.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface RouteRow {
  kind: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE';
  target_id: number | null;
  target_path: string;
  redirect_code: number;
}

/** What stands at this path in this store; a row of the store itself comes before one of every store. */
export async function routeAt(on: Queryable, path: string, storeId: number): Promise<RouteRow | null> {
  const text = `SELECT kind, target_id, target_path, redirect_code FROM url_rewrite
    WHERE request_path = $1 AND (store_id IS NULL OR store_id = $2) ORDER BY store_id NULLS LAST LIMIT 1`;
  return (await on.query<RouteRow>(prepared(text, [path, storeId]))).rows[0] ?? null;
}
