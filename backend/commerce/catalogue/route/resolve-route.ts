// What an address stands for: a product, a category, a redirect, or nothing (contract: `route`).
import type { Context } from '#backend/graphql/context';
import { CategoryModel, categoryOf } from '../category/model';
import { ProductModel } from '../product/model';
import { readProductPage } from '../product/page/read-page';
import { ownPathOf, routeAt } from './rows';

/** Longer than any address of the shop. */
const MAX_PATH = 255;

export function pathOf(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0]?.replace(/^\/+|\/+$/g, '') ?? '';
  return path === '' || path.length > MAX_PATH ? null : path;
}

/** Magento's own addresses by id, which old links and mails still hold. */
const BY_ID = /^catalog\/(category|product)\/view\/id\/([1-9]\d{0,8})$/;

/** What has an id, sent on to where it stands. */
async function resolveById(kind: string, id: number, context: Context): Promise<ProductModel | CategoryModel | null> {
  if (kind === 'category') {
    const category = categoryOf(id, await context.categoryScene());
    return category && new CategoryModel(category.row, category.scene, { path: category.row.url_path, code: 301 });
  }
  const path = await ownPathOf(context.pool, id, await context.assortment());
  const product = path === null ? null : await context.loaders.product.load(id);
  return path !== null && product ? new ProductModel(product.row, product.scene, { path, code: 301 }) : null;
}

/** Null for an address that nothing stands at, or nothing that this store shows. */
export async function resolveRoute(url: string, context: Context): Promise<ProductModel | CategoryModel | null> {
  const path = pathOf(url);
  if (path === null) return null;
  const [, kind, id] = BY_ID.exec(path) ?? [];
  if (kind) return resolveById(kind, Number(id), context);
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
