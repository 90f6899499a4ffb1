// What an address stands for: a product, a category, a redirect, or nothing (contract: `route`).
import type { Context } from '#backend/graphql/context';
import { CategoryModel, categoryOf } from '../category/model';
import { ProductModel } from '../product/model';
import { readProductPage } from '../product/page/read-page';
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
  const scene = await context.categoryScene();
  const standing = scene.forest.byPath.get(path);
  // A category's own address needs no question: the tree has it.
  if (standing) return categoryOf(standing.id, scene);
  // Most other addresses are a product's own name: its page is read beside the question what stands here.
  const [row, page] = await Promise.all([
    routeAt(context.pool, path, await context.assortment()),
    path.includes('/') ? null : readProductPage(path, context),
  ]);
  if (!row || row.target_id === null) return null;
  const redirect = row.redirect_code === 0 ? null : { path: row.target_path, code: row.redirect_code };
  if (row.kind === 'CATEGORY') {
    const category = categoryOf(row.target_id, scene);
    return category && redirect ? new CategoryModel(category.row, category.scene, redirect) : category;
  }
  if (row.kind !== 'PRODUCT') return null;
  const product = page?.id === row.target_id ? page : await context.loaders.product.load(row.target_id);
  if (!product) return null;
  return redirect ? new ProductModel(product.row, product.scene, redirect) : product;
}
