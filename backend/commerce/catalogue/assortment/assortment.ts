// What of the catalogue one shopper may see and buy: what the store sells, less what the customer's lists leave out (spec §6).
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { SignedIn } from '#backend/graphql/context';
import { type CategoryAccess, isInStores } from '#domain/catalogue/assortment';
import type { Forest } from '../category/forest';

/**
 * Loaded once per request (`context.assortment()`). Every query for products must apply it by `inAssortment`, every query for categories by
 * `showsCategory`: a page, a count, a suggestion or a URL of an excluded product would reveal it.
 */
export interface Assortment {
  storeId: number;
  /**
   * Ids of the listed categories, including their descendants. Null: no such list. Negative ids are shopping lists: a customer who may buy from them
   * only has no others here.
   */
  allow: readonly number[] | null;
  disallow: readonly number[] | null;
  /** Categories above an allowed one: shown, since they are the way to it. */
  ways: ReadonlySet<number>;
  /** For customers who may buy from shopping lists only: the numbers of what is on them, by which the index of words knows it. */
  codes: readonly string[] | null;
}

const NO_WAYS: ReadonlySet<number> = new Set();

export const wholeStore = (storeId: number): Assortment => ({
  storeId,
  allow: null,
  disallow: null,
  ways: NO_WAYS,
  codes: null,
});

/** Whether another visitor of the same store would see something else. Such answers are never cached for others. */
export const isRestricted = ({ allow, disallow }: Assortment): boolean => allow !== null || disallow !== null;

/** What a customer who may buy from shopping lists only finds on them (spec §3 limit_to_shopping_lists). */
export interface ListedGoods {
  lists: readonly number[];
  /** The categories of their products, with all ancestors. */
  categories: readonly number[];
  /** Numbers that identify exactly one product. */
  codes: readonly string[];
}

/** The shopping lists replace the allow-list; the disallow-list still applies. */
export const onlyListed = (whole: Assortment, { lists, categories, codes }: ListedGoods): Assortment => ({
  ...whole,
  allow: lists.map((id) => -id),
  ways: new Set(categories),
  codes,
});

export interface AccessLists {
  allow: readonly CategoryAccess[] | null;
  disallow: readonly CategoryAccess[];
}

/** A customer's own allow-list replaces the business's; what either disallows is disallowed. */
export function accessListsOf({ customer, business }: SignedIn, store: StoreRow): AccessLists {
  return {
    // Spec §6: the allow-list is fetched in the one shop only that works with them.
    allow: store.settings.allowLists ? (customer.allow ?? business?.allow ?? null) : null,
    disallow: [...customer.disallow, ...(business?.disallow ?? [])],
  };
}

export function assortmentOf(storeId: number, { allow, disallow }: AccessLists, forest: Forest): Assortment {
  const idsOf = (entries: readonly CategoryAccess[]) => [
    ...new Set(entries.flatMap(({ path, categoryIds }) => [...categoryIds, ...idAt(path, forest)])),
  ];
  const allowed = allow && idsOf(allow);
  return {
    storeId,
    allow: allowed,
    disallow: disallow.length > 0 ? idsOf(disallow) : null,
    ways: new Set(allowed?.flatMap((id) => forest.byId.get(id)?.id_path ?? [])),
    codes: null,
  };
}

function idAt(path: string, forest: Forest): number[] {
  const row = forest.byPath.get(path.replace(/^\/+|\/+$/g, ''));
  return row ? [row.id] : [];
}

/** Reads the way to a category as it is written in its row, never by walking from parent to parent: a cycle there cannot hang it. */
export function showsCategory(
  { storeId, allow, disallow, ways }: Assortment,
  category: { id: number; id_path: readonly number[]; store_ids: number[] | null },
): boolean {
  if (!isInStores(category.store_ids, storeId)) return false;
  const isUnder = (ids: readonly number[]) => ids.some((id) => id === category.id || category.id_path.includes(id));
  if (disallow !== null && isUnder(disallow)) return false;
  return allow === null || ways.has(category.id) || isUnder(allow);
}
