// A category's list as requested: order, facets, tiles or lines.
import type { FacetState, Pair } from '#domain/catalogue/facets';
import type { ShopRules } from '~/models/caller';
import type { CategoryPage } from '~/models/catalogue';
import type { LogoView } from '../content/logo.server';
import type { CategoryFragment } from '../generated/commerce';
import { categoryPageOf, type Sort } from '../tile/category.map';
import { facetsOf, wantedColours } from '../tile/facets.map';

/** The order stays when choices change; the usual one needs no words. */
export const sortParam = (sort: Sort, usual: Sort): Pair[] => (sort === usual ? [] : [['sort', sort]]);

interface AskedList {
  rules: ShopRules;
  sort: Sort;
  state: FacetState;
  logos: readonly LogoView[];
  isLines: boolean;
}

export function categoryListOf(
  route: CategoryFragment,
  { rules, sort, state, logos, isLines }: AskedList,
): CategoryPage {
  const wanted = wantedColours(route.aggregations, state);
  const page = categoryPageOf(route, sort, rules, logos, { wanted, isLines });
  const kept = sortParam(sort, 'position');
  const hidesPrices = rules.catalogueMode;
  return {
    ...page,
    facets: facetsOf(route.aggregations, { path: page.path, kept, state, logos, isLines, hidesPrices }),
  };
}
