// What an address stands for: a product, a category, a redirect, or nothing (contract: `route`).
import type { Context } from '#backend/graphql/context';
import { type CategoryModel, categoryOf } from '../category/model';
import type { ProductModel } from '../product/model';
import { type RouteRow, routeAt } from './rows';

/** Magento gives a redirect the type of its target with only relative_url and redirect_code set. */
export interface Redirect {
  __typename: 'SimpleProduct' | 'CategoryTree';
  relative_url: string;
  redirect_code: number;
}

export interface Route {
  row: RouteRow;
  target: ProductModel | CategoryModel;
}

/** Longer than any address of the shop. */
const MAX_PATH = 255;

export function pathOf(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0]?.replace(/^\/+|\/+$/g, '') ?? '';
  return path === '' || path.length > MAX_PATH ? null : path;
}

/** Null for an address that nothing stands at, or nothing that this store shows. */
export async function resolveRoute(url: string, context: Context): Promise<Route | null> {
  const path = pathOf(url);
  const row = path && (await routeAt(context.pool, path, context.store.id));
  if (!row || row.target_id === null) return null;
  const target =
    row.kind === 'CATEGORY'
      ? categoryOf(row.target_id, await context.categoryScene())
      : row.kind === 'PRODUCT'
        ? await context.loaders.product.load(row.target_id)
        : null;
  return target && { row, target };
}
