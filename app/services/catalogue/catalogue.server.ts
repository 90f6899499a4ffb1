// Queries of the catalogue: the page at an address, search results, the menu, rows of recommended products.

import { type FacetState, isChosen, NOTHING_CHOSEN, type Pair } from '#domain/catalogue/facets';
import { searchPath } from '#domain/page/addresses';
import { withoutControls } from '#domain/search/typed-words';
import type { Caller } from '~/models/caller';
import type { CategoryPage, FoundPage, MenuItem } from '~/models/catalogue';
import type { ProductPage, Tile } from '~/models/product';
import type { ReviewsView } from '~/models/review';
import { listLogos } from '../content/logo.server';
import {
  MenuDocument,
  RecommendationDocument,
  type RecommendationInput,
  RouteDocument,
  SearchDocument,
} from '../generated/commerce';
import { withHearts } from '../hearts/hearts.server';
import {
  CATEGORY_SORTS,
  menuOf,
  SEARCH_SORTS,
  type Sort,
  searchPageOf,
  sortsFor,
  WIRE_SORT,
} from '../tile/category.map';
import { asksForLines, facetsOf, filterOfFacets, wantedColours } from '../tile/facets.map';
import { pageNumber } from '../tile/page-number';
import { tilesOf } from '../tile/tile.map';
import { standing } from '../transport/long-lived-cache';
import { read, send } from '../transport/transport.server';
import { categoryListOf, sortParam } from './category-list.map';
import { productPlace } from './product-place.server';

const PAGE_SIZE = 24;

/** List parameters of the address; unknown values fall back to defaults, and never fail. */
export interface ListQuestion {
  page: string | null;
  sort: string | null;
  /** What was chosen of the facets; none where a list has none. */
  facets?: FacetState;
  /** 'list' for lines instead of tiles. */
  view?: string | null;
}

export type Place =
  | { kind: 'category'; page: CategoryPage }
  | { kind: 'product'; page: ProductPage; reviews: Omit<ReviewsView, 'writable'> }
  | { kind: 'redirect'; to: string; status: 301 | 302 };

/** Anything that is no page of reviews is the first. */
const reviewPageOf = (asked: string | null | undefined) => (asked && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1);

export const sortOf = <S extends Sort>(sorts: readonly S[], asked: string | null, usual: S): S =>
  sorts.find((sort) => sort === asked) ?? usual;

/** On a catalogue host prices cannot be queried, not even by a range. */
export function facetState({ rules }: Caller, { facets = NOTHING_CHOSEN }: ListQuestion): FacetState {
  return rules.catalogueMode ? { ...facets, priceFrom: null, priceTo: null } : facets;
}

type PlaceQuestion = ListQuestion & { options: string | null; reviews?: string | null };

/** An address that chooses a variant is no category's: no list is requested with it. */
function placeVariables(path: string, question: PlaceQuestion, { sort, state }: { sort: Sort; state: FacetState }) {
  const options = (question.options ?? '').split(',').filter(Boolean);
  const chosen = options.length > 0;
  const narrowed = isChosen(state);
  const list = { listed: !chosen && !narrowed, narrowed: !chosen && narrowed, pageSize: PAGE_SIZE };
  const variables = {
    ...{ url: path, filter: filterOfFacets(state), ...list, page: pageNumber(question.page), sort: WIRE_SORT[sort] },
    ...{ chosen, reviewPage: reviewPageOf(question.reviews) },
  };
  return { options, variables };
}

/** Resolves `path` (without leading slash): a category, a product, a redirect, or nothing (null). */
export async function readPlace(caller: Caller, path: string, question: PlaceQuestion): Promise<Place | null> {
  const sort = sortOf(sortsFor(CATEGORY_SORTS, caller.rules), question.sort, 'position');
  const state = facetState(caller, question);
  const { options, variables } = placeVariables(path, question, { sort, state });
  const [answer, logos] = await Promise.all([
    send(caller, { client: 'commerce', document: RouteDocument, variables }),
    listLogos(caller),
  ]);
  const route = answer.data?.route;
  // A page beyond the last is an input error of the wire: there is no such page.
  if (!route || answer.errors.length > 0) return null;
  if (route.redirect_code === 301 || route.redirect_code === 302) {
    return { kind: 'redirect', to: `/${route.relative_url ?? ''}`, status: route.redirect_code };
  }
  if (route.__typename === 'CategoryTree') {
    if (variables.chosen) return readPlace(caller, path, { ...question, options: null });
    const page = categoryListOf(route, {
      rules: caller.rules,
      sort,
      state,
      logos,
      isLines: asksForLines(question.view),
    });
    return { kind: 'category', page: { ...page, tiles: await withHearts(caller, page.tiles) } };
  }
  // A Magento's own content pages are places too, but content is the content service's business.
  if (!('price_range' in route)) return null;
  return productPlace(caller, path, route, options, logos);
}

/** Null where the address requests a page beyond the last. */
export async function search(caller: Caller, words: string, question: ListQuestion): Promise<FoundPage | null> {
  const sort = sortOf(sortsFor(SEARCH_SORTS, caller.rules), question.sort, 'relevance');
  // Longer than any product's name: the rest of a pasted text cannot help the search.
  const asked = withoutControls(words).slice(0, 200);
  const state = facetState(caller, question);
  const variables = {
    words: asked,
    filter: filterOfFacets(state),
    pageSize: PAGE_SIZE,
    page: pageNumber(question.page),
    sort: WIRE_SORT[sort],
  };
  const [answer, logos] = await Promise.all([
    send(caller, { client: 'commerce', document: SearchDocument, variables }),
    listLogos(caller),
  ]);
  const found = answer.data?.products;
  if (!found) return null;
  const kept: Pair[] = [['q', asked], ...sortParam(sort, 'relevance')];
  const hidesPrices = caller.rules.catalogueMode;
  const isLines = asksForLines(question.view);
  const facets = facetsOf(found.aggregations, { path: searchPath(), kept, state, logos, isLines, hidesPrices });
  const wanted = wantedColours(found.aggregations, state);
  const page = searchPageOf(asked, found, sort, caller.rules, logos, wanted);
  return { ...page, facets, tiles: await withHearts(caller, page.tiles) };
}

/** As this caller is answered. */
export const readMenuAs = async (caller: Caller): Promise<MenuItem[]> =>
  menuOf(await read(caller, { client: 'commerce', document: MenuDocument, variables: {} }));

export const readMenu = standing(readMenuAs);

export async function recommend(caller: Caller, input: RecommendationInput): Promise<Tile[]> {
  const [data, logos] = await Promise.all([
    read(caller, { client: 'commerce', document: RecommendationDocument, variables: { input } }),
    listLogos(caller),
  ]);
  return withHearts(caller, tilesOf(data.recommendation?.items, caller.rules, logos));
}
