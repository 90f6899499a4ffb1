// Which categories a shopper may see: the stores a category lists, and the customer's allow-list and disallow-list (spec §6).
import { DEFAULT_STORE_ID } from '#domain/store/store-selection';

/** An entry of an allow-list or a disallow-list. It matches a category by path or id, and all of its descendants. */
export interface CategoryAccess {
  path: string;
  categoryIds: readonly number[];
}

/** A category with the way to it: ids from the top down, its own last. */
export interface PlacedCategory {
  path: string;
  idPath: readonly number[];
}

/** A category of a fetched allow-list, which names each one that is shown, the ways to them included. */
export interface AllowedCategory {
  id: number;
  slug: string;
}

export interface CategoryLists {
  /** Null: there is no allow-list, and nothing is hidden because it is not on it. */
  allow: readonly AllowedCategory[] | null;
  disallow: readonly CategoryAccess[];
}

/** Spec §6: what lists stores shows only in them; a visitor without a store is in the default one. */
export function isInStores(storeIds: readonly number[] | null, current: number | null): boolean {
  return storeIds === null || storeIds.includes(current ?? DEFAULT_STORE_ID);
}

const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, '');

/** Whether the category, or one above it, is named by an entry. */
export function isListed({ path, idPath }: PlacedCategory, entries: readonly CategoryAccess[]): boolean {
  const here = trimmed(path);
  return entries.some((entry) => {
    const listed = trimmed(entry.path);
    if (listed !== '' && (here === listed || here.startsWith(`${listed}/`))) return true;
    return entry.categoryIds.some((id) => idPath.includes(id));
  });
}

/** Whether a category, or a menu item that represents it, is shown. The disallow-list takes precedence. */
export function isCategoryAllowed(category: PlacedCategory, { allow, disallow }: CategoryLists): boolean {
  const isAllowed =
    allow === null ||
    allow.some(({ id, slug }) => id === category.idPath.at(-1) || trimmed(slug) === trimmed(category.path));
  return isAllowed && !isListed(category, disallow);
}
