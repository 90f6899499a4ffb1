// The products of a recommendation row: popular, new, of a category or a brand, or like given ones (spec §3 "Recommendation block").
import type { RecommendationInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { ProductModel } from '../product/model';
import { findProducts } from './find-products';
import { rowOfProducts } from './recommended/rows';

const DEFAULT_NUMBER = 10;
const MOST = 24;

const isSpecialAsked = (filters: unknown): boolean =>
  typeof filters === 'object' && filters !== null && 'special' in filters && filters.special === true;

export async function recommend(input: RecommendationInput, context: Context): Promise<ProductModel[]> {
  const asked = input.settings?.numberOfRecommendations ?? DEFAULT_NUMBER;
  const limit = Math.min(Math.max(asked, 1), MOST);
  const search = input.context?.searchTerm?.trim();
  if (input.type === 'ProductSearch' && search) {
    return (await findProducts({ search, pageSize: limit, currentPage: 1 }, context)).items;
  }
  const [reader, scene] = await Promise.all([context.cardReader(), context.productScene()]);
  const categoryIds = input.context?.categoryIds?.map(Number).filter(Number.isSafeInteger) ?? [];
  const wanted = {
    assortment: await context.assortment(),
    categoryIds: categoryIds.length > 0 ? categoryIds : null,
    brandCode: input.context?.brandId ?? null,
    without: input.context?.skus ?? [],
    onlySpecial: isSpecialAsked(input.filters),
  };
  // A row that looks back in time shows what is new; any other what is bought most.
  const by = input.context?.sinceMinutesAgo ? 'created_at' : 'popularity';
  const rows = await rowOfProducts(wanted, by, limit, reader);
  return rows.map((row) => new ProductModel(row, scene));
}
