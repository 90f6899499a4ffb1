// Resolves an address: a product, a category, a redirect, or nothing (contract: `route`).
import type { Context } from '#backend/graphql/context';
import { isOfBonusShop } from '../bonus-shop/member';
import { CategoryModel, categoryOf } from '../category/model';
import { chosenUids } from '../product/configurable';
import { ProductModel } from '../product/model';
import { readProductPage } from '../product/page/read-page';
import { ownPathOf, routeAt } from './route.sql';

/** Longer than any address of the shop. */
const MAX_PATH = 255;

export function pathOf(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0]?.replace(/^\/+|\/+$/g, '') ?? '';
  return path === '' || path.length > MAX_PATH ? null : path;
}

/** Magento's own addresses by id, which old links and mails still hold. */
const BY_ID = /^catalog\/(category|product)\/view\/id\/([1-9]\d{0,8})$/;

/** Shown only to those who may buy for points; see bonusShopPath of domain/page/addresses. */
const IN_BONUS_SHOP = /^bonusshop\/([^/]+)$/;

/** A family's address with one of its variants chosen, as the option uids that its page reads; the family's own address if no variant matches. */
async function chosenAt(family: ProductModel, isMeant: (variant: ProductModel) => boolean, context: Context) {
  const variants = family.row.type === 'configurable' ? await context.loaders.variants.load(family.id) : [];
  const meant = variants.find(isMeant);
  if (!meant) return family.url_key;
  return `${family.url_key}?${new URLSearchParams({ configurableOptions: chosenUids(family, meant).join(',') })}`;
}

/** Resolves an id by redirecting to the current address. */
async function resolveById(kind: string, id: number, context: Context): Promise<ProductModel | CategoryModel | null> {
  if (kind === 'category') {
    const category = categoryOf(id, await context.categoryScene());
    return category && new CategoryModel(category.row, category.scene, { path: category.row.url_path, code: 301 });
  }
  const asked = await context.loaders.product.load(id);
  const family = asked?.row.parent_id ?? id;
  const path = await ownPathOf(context.pool, family, await context.assortment());
  const product = path === null ? null : await context.loaders.product.load(family);
  if (path === null || !product) return null;
  const to = family === id ? path : await chosenAt(product, (variant) => variant.id === id, context);
  return new ProductModel(product.row, product.scene, { path: to, code: 301 });
}

/** Null for an unknown address, or one that this store does not show. */
export async function resolveRoute(url: string, context: Context): Promise<ProductModel | CategoryModel | null> {
  const path = pathOf(url);
  if (path === null) return null;
  const [, kind, id] = BY_ID.exec(path) ?? [];
  if (kind) return resolveById(kind, Number(id), context);
  const [, forPoints] = IN_BONUS_SHOP.exec(path) ?? [];
  if (forPoints) {
    const found = (await isOfBonusShop(context)) ? await readProductPage(forPoints, context, 'bonus shop') : null;
    return found?.product ?? null;
  }
  const scene = await context.categoryScene();
  const standing = scene.forest.byPath.get(path);
  // A category's own address needs no question: the tree has it.
  if (standing) return categoryOf(standing.id, scene);
  // Most other addresses are a product's URL key: its route is read with its page.
  const page = path.includes('/') ? null : await readProductPage(path, context);
  const row = page?.route ?? (await routeAt(context.pool, path, await context.assortment()));
  if (!row || row.target_id === null) return null;
  const redirect = row.redirect_code === 0 ? null : { path: row.target_path, code: row.redirect_code };
  if (row.kind === 'CATEGORY') {
    const category = categoryOf(row.target_id, scene);
    return category && redirect ? new CategoryModel(category.row, category.scene, redirect) : category;
  }
  if (row.kind !== 'PRODUCT') return null;
  const product = page?.product.id === row.target_id ? page.product : await context.loaders.product.load(row.target_id);
  if (!product) return null;
  if (!redirect) return product;
  // A variant's own address leads to its family with the variant chosen.
  const leadsToFamily = redirect.path === product.url_key;
  const to = leadsToFamily ? await chosenAt(product, (variant) => variant.url_key === path, context) : redirect.path;
  return new ProductModel(product.row, product.scene, { ...redirect, path: to });
}
