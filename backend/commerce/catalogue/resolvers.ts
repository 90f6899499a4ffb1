// Root questions of the catalogue: categories, lists of products, addresses.
import type { Resolvers, SearchResultPageInfo } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';
import { bonusShopQuestion } from './bonus-shop/resolvers';
import { findCategories } from './category/find-categories';
import type { CategoryModel } from './category/model';
import { findPage } from './route/find-page';
import { pathOf, resolveRoute } from './route/resolve-route';
import { aggregationsOf } from './search/facets/aggregate';
import { type FoundProducts, findProducts, MAX_PAGE_SIZE, type ProductQuestion } from './search/find-products';
import { guideTo } from './search/guide';
import { sortFields } from './search/sorts';
import { suggestFor } from './search/suggest';
import { wantedOf } from './search/wanted';

const DEFAULT_PAGE_SIZE = 20;

function pageInfo(total: number, pageSize: number, currentPage: number): SearchResultPageInfo {
  return { page_size: pageSize, current_page: currentPage, total_pages: Math.ceil(total / pageSize) };
}

/** What resolvers of a list's own fields start from. */
export interface ProductsModel extends ReturnType<typeof productsToWire> {}

export function productsToWire(found: FoundProducts, context: Context) {
  return {
    found,
    items: found.items,
    total_count: found.total,
    page_info: pageInfo(found.total, found.pageSize, found.currentPage),
    sort_fields: sortFields(found.searching, context.language),
    suggestions: (found.settled?.understood.didYouMean ?? []).map((search) => ({ search })),
  };
}

function sliceOfCategories(all: CategoryModel[], pageSize: number, currentPage: number): CategoryModel[] {
  if (pageSize < 1 || currentPage < 1) throw inputRefused('pageSize and currentPage values must be greater than 0.');
  const size = Math.min(pageSize, MAX_PAGE_SIZE);
  return all.slice((currentPage - 1) * size, currentPage * size);
}

export const catalogueRootResolvers: Resolvers = {
  Query: {
    products: async (_root, { search, filter, sort, pageSize, currentPage }, context) => {
      const question = { search, filter, sort, pageSize: pageSize ?? DEFAULT_PAGE_SIZE, currentPage: currentPage ?? 1 };
      return productsToWire(await findProducts(question, context), context);
    },
    categories: async (_root, { filters, pageSize, currentPage }, context) => {
      const found = findCategories(filters, await context.categoryScene());
      const size = pageSize ?? DEFAULT_PAGE_SIZE;
      return {
        items: sliceOfCategories(found, size, currentPage ?? 1),
        page_info: pageInfo(found.length, size, currentPage ?? 1),
        total_count: found.length,
      };
    },
    categoryList: async (_root, { filters, pageSize, currentPage }, context) =>
      sliceOfCategories(
        findCategories(filters, await context.categoryScene()),
        pageSize ?? MAX_PAGE_SIZE,
        currentPage ?? 1,
      ),
    ...bonusShopQuestion,
    searchGuide: (_root, { search }, context) => guideTo(search, context),
    searchSuggestions: (_root, { search }, context) => suggestFor(search, context),
    route: (_root, { url }, context) => standingAt(url, context),
    urlResolver: async (_root, { url }, context) => {
      const target = await standingAt(url, context);
      if (!target) return null;
      const { relative_url, redirect_code: redirectCode, type } = target;
      const { uid: entity_uid, id } = 'uid' in target ? target : { uid: null, id: null };
      return { entity_uid, id, relative_url, redirectCode, type };
    },
  },
  Products: {
    aggregations: ({ found }, _args, context) => aggregationsOf(found, context),
  },
  CategoryTree: {
    products: (category, question, context) => categoryList(category, question, context),
    filtered_products: (category, question, context) => categoryList(category, question, context),
    aggregations: async (category, { filter }, context) => {
      const wanted = await wantedOf({ ...filter, ...itself(category) }, context);
      return aggregationsOf({ wanted, searching: false, settled: null }, context);
    },
  },
};

interface CategoryQuestion extends Pick<ProductQuestion, 'filter' | 'sort'> {
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}

/** Goods and categories first: a content page never hides one. */
async function standingAt(url: string, context: Context) {
  const path = pathOf(url);
  return (await resolveRoute(url, context)) ?? (path === null ? null : findPage(path, context));
}

const itself = ({ id }: CategoryModel) => ({ category_id: { eq: String(id) } });

async function categoryList(
  category: CategoryModel,
  { filter, sort, pageSize, currentPage }: CategoryQuestion,
  context: Context,
) {
  const question = {
    filter: { ...filter, ...itself(category) },
    sort,
    pageSize: pageSize ?? DEFAULT_PAGE_SIZE,
    currentPage: currentPage ?? 1,
  };
  return productsToWire(await findProducts(question, context), context);
}
