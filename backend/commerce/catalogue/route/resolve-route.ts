// What an address stands for: a product, a category, a redirect, or nothing (contract: `route`).
import type { Context } from '#backend/graphql/context';
import { isInStore } from '../category/forest';
import { CategoryModel, categoryOf } from '../category/model';
import { ProductModel } from '../product/model';
import { routeAt } from './rows';

/** Longer than any address of the shop. */
const MAX_PATH = 255;

export function pathOf(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0]?.replace(/^\/+|\/+$/g, '') ?? '';
  return path === '' || path.length > MAX_PATH ? null : path;
}

/** Null for an address that nothing stands at, or nothing that this store shows. */
export async function resolveRoute(url: string, context: Context): Promise<ProductModel | CategoryModel | null> {
  const path = pathOf(url);
  if (path === null) return null;
  // Whatever stands there needs the tree, for its place or its breadcrumbs: both statements run side by side.
  const [row, scene] = await Promise.all([routeAt(context.pool, path, context.store.id), context.categoryScene()]);
  if (!row || row.target_id === null) return null;
  const redirect = row.redirect_code === 0 ? null : { path: row.target_path, code: row.redirect_code };
  if (row.kind === 'CATEGORY') {
    const category = categoryOf(row.target_id, scene);
    return category && redirect ? new CategoryModel(category.row, category.scene, redirect) : category;
  }
  if (row.kind !== 'PRODUCT') return null;
  // Whoever asks for a product by its address wants its page: both statements run side by side.
  const [product] = await Promise.all([
    context.loaders.product.load(row.target_id),
    context.loaders.detail.load(row.target_id),
  ]);
  if (!product || !isInStore(product.row, context.store.id)) return null;
  return redirect ? new ProductModel(product.row, product.scene, redirect) : product;
}
