// From the wire's category, search result and menu to their pages.

import { type CategoryLists, isCategoryAllowed } from '#domain/catalogue/assortment';
import { categoryPath } from '#domain/page/addresses';
import { isMoreThanCounted } from '#domain/search/counted';
import type { ShopRules } from '~/models/caller';
import type { CategoryPage, FoundPage, MenuItem, Paging, SortOption } from '~/models/catalogue';
import type { Crumb } from '~/models/product';
import type { LogoView } from '../content/logo.server';
import type { CategoryFragment, MenuQuery, SearchQuery } from '../generated/commerce';
import { listLikeThis } from './facets.map';
import type { WantedColours } from './swatches.map';
import { tilesOf } from './tile.map';

/** Sort orders of lists: their values in the address and on the wire. */
export const CATEGORY_SORTS = ['position', 'name', 'price', 'price-desc'] as const;
export const SEARCH_SORTS = ['relevance', 'name', 'price', 'price-desc'] as const;
export type Sort = (typeof CATEGORY_SORTS)[number] | (typeof SEARCH_SORTS)[number];

export const WIRE_SORT = {
  position: { position: 'ASC' },
  relevance: { relevance: 'DESC' },
  name: { name: 'ASC' },
  price: { price: 'ASC' },
  'price-desc': { price: 'DESC' },
} as const;

/** A catalogue host shows no prices: their order would reveal them. */
export const sortsFor = <S extends Sort>(
  sorts: readonly S[],
  { catalogueMode }: Pick<ShopRules, 'catalogueMode'>,
): S[] => sorts.filter((sort) => !catalogueMode || (sort !== 'price' && sort !== 'price-desc'));

export const sortOptions = (
  sorts: readonly Sort[],
  chosen: Sort,
  rules: Pick<ShopRules, 'catalogueMode'>,
): SortOption[] => sortsFor(sorts, rules).map((value) => ({ value, chosen: value === chosen }));

type WirePage =
  | { current_page?: number | null; page_size?: number | null; total_pages?: number | null }
  | null
  | undefined;

export const pagingOf = (info: WirePage, total: number | null | undefined): Paging => ({
  page: info?.current_page ?? 1,
  pages: Math.max(1, info?.total_pages ?? 1),
  total: total ?? 0,
  pageSize: info?.page_size ?? 0,
});

/** The breadcrumbs of the wire are those above; the category itself ends the trail. */
function crumbsOf(category: CategoryFragment): Crumb[] {
  const above = (category.breadcrumbs ?? []).flatMap((crumb) =>
    crumb?.category_url_path ? [{ label: crumb.category_name ?? '', href: categoryPath(crumb.category_url_path) }] : [],
  );
  return [...above, { label: category.name ?? '', href: categoryPath(category.url_path ?? '') }];
}

export function categoryPageOf(
  category: CategoryFragment,
  sort: Sort,
  rules: ShopRules,
  logos: readonly LogoView[],
  { wanted, isLines }: { wanted: WantedColours; isLines: boolean },
): Omit<CategoryPage, 'facets'> {
  const list = category.filtered_products ?? category.products;
  return {
    id: category.uid,
    name: category.name ?? '',
    description: category.category_text ?? '',
    path: categoryPath(category.url_path ?? ''),
    crumbs: crumbsOf(category).map((crumb) => ({ ...crumb, href: listLikeThis(crumb.href, isLines) })),
    children: (category.children ?? []).flatMap((child) =>
      child
        ? [
            {
              id: child.uid,
              name: child.name ?? '',
              href: listLikeThis(categoryPath(child.url_path ?? ''), isLines),
              picture: child.image ? { url: child.image, alt: '' } : null,
            },
          ]
        : [],
    ),
    tiles: tilesOf(list?.items, rules, logos, wanted),
    paging: pagingOf(list?.page_info, list?.total_count),
    sorts: sortOptions(CATEGORY_SORTS, sort, rules),
  };
}

export function searchPageOf(
  query: string,
  found: NonNullable<SearchQuery['products']>,
  sort: Sort,
  rules: ShopRules,
  logos: readonly LogoView[],
  wanted: WantedColours,
): Omit<FoundPage, 'facets'> {
  return {
    query,
    tiles: tilesOf(found.items, rules, logos, wanted),
    paging: pagingOf(found.page_info, found.total_count),
    sorts: sortOptions(SEARCH_SORTS, sort, rules),
    orMore: isMoreThanCounted(found.total_count ?? 0),
    suggestions: (found.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? []),
  };
}

type WireCategory = {
  uid: string;
  id?: number | null;
  name?: string | null;
  url_path?: string | null;
  image?: string | null;
  include_in_menu?: number | null;
};

const itemOf = (category: WireCategory, children: MenuItem[]): MenuItem => ({
  id: category.uid,
  categoryId: category.id ?? 0,
  label: category.name ?? '',
  href: categoryPath(category.url_path ?? ''),
  picture: category.image ? { url: category.image, alt: '' } : null,
  children,
});

const shown = <C extends WireCategory>(list: readonly (C | null)[] | null | undefined): C[] =>
  (list ?? []).flatMap((category) => (category && category.include_in_menu !== 0 ? [category] : []));

export const menuOf = (data: MenuQuery): MenuItem[] =>
  (data.categoryList ?? []).flatMap((root) =>
    shown(root?.children).map((category) =>
      itemOf(
        category,
        shown(category.children).map((child) => itemOf(child, [])),
      ),
    ),
  );

/** Spec §6: the menu without items that the customer's lists hide; descendants of a hidden item are hidden with it. */
export function menuWithin(items: MenuItem[], lists: CategoryLists, above: readonly number[] = []): MenuItem[] {
  return items.flatMap((item) => {
    const idPath = item.categoryId === null ? above : [...above, item.categoryId];
    // Items other than categories are on no allow-list: they are hidden only by a path of a disallow-list.
    const held = item.categoryId === null ? { ...lists, allow: null } : lists;
    if (!isCategoryAllowed({ path: item.href, idPath }, held)) return [];
    return [{ ...item, children: menuWithin(item.children, lists, idPath) }];
  });
}
