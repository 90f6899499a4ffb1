// The products of a recommendation row (spec §3 "Recommendation block", §7): candidates of the kind, then the block's settings.
import type { RecommendationInput, RecommendationType } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';
import { arrange, type Candidate, candidatesFor, numberOf, trendDays } from '#domain/catalogue/recommendation';
import type { ProductModel } from '../catalogue/product/model';
import { findProducts } from '../catalogue/search/find-products';
import { type Allowed, boughtWith, newest, popular, type Source, shelfCandidates, similar } from './recommendation.sql';
import { personal, recentlyViewed } from './visitor.sql';

/** No page names more; a longer list is no page's. */
const MOST_NAMED = 200;
const NINETY_DAYS_MINUTES = 90 * 24 * 60;

interface Asked {
  input: RecommendationInput;
  allowed: Allowed;
  skus: readonly string[];
  context: Context;
}

export async function recommend(input: RecommendationInput, context: Context): Promise<ProductModel[]> {
  const limit = numberOf(input.settings?.numberOfRecommendations);
  context.shows.add('lists');
  const words = input.context?.searchTerm?.trim();
  if (input.type === 'ProductSearch' && words) {
    return (await findProducts({ search: words, pageSize: limit, currentPage: 1 }, context)).items;
  }
  const allowed = await allowedFor(input, candidatesFor(limit), context);
  const asked: Asked = { input, allowed, skus: allowed.without, context };
  const found = await KINDS[input.type](asked);
  const settings = {
    numberOfRecommendations: limit,
    allowFill: input.settings?.allowFill ?? false,
    allowReplacing: input.settings?.allowReplacing ?? false,
    prioritizeDiversity: input.settings?.prioritizeDiversity ?? false,
  };
  const fillers = settings.allowFill && found.length < limit ? await shelfCandidates(sourceOf(context), allowed) : [];
  const ids = arrange(found, fillers, settings);
  const models = await context.loaders.product.loadMany(ids);
  return models.flatMap((model) => (model && !(model instanceof Error) ? model : []));
}

type Find = (asked: Asked) => Promise<Candidate[]>;

const sourceOf = ({ pool, kept, versions }: Context): Source => ({
  on: pool,
  kept: kept.candidates,
  version: async () => (await versions())?.catalogue ?? null,
});

const NONE: Promise<Candidate[]> = Promise.resolve([]);

const together: Find = ({ context, allowed, skus }) =>
  skus.length === 0 ? NONE : boughtWith(sourceOf(context), allowed, skus);

const KINDS: Record<RecommendationType, Find> = {
  PopularProducts: ({ context, allowed, input }) =>
    popular(sourceOf(context), allowed, trendDays(input.context?.sinceMinutesAgo)),
  ProductSearch: ({ context, allowed }) =>
    (allowed.only === 'new' ? newest : shelfCandidates)(sourceOf(context), allowed),
  SimilarProducts: ({ context, allowed, skus }) =>
    skus[0] === undefined ? NONE : similar(sourceOf(context), allowed, skus[0]),
  PurchasedWithProduct: together,
  PurchasedWithCurrentCart: together,
  // Personal kinds are answered only to visitors who have agreed to it.
  RecentlyViewedProducts: ({ context, allowed, input }) =>
    context.visitor?.id
      ? recentlyViewed(sourceOf(context), allowed, context.visitor.id, sinceOf(input, context))
      : NONE,
  PersonalProductRecommendation: ({ context, allowed, input }) =>
    context.visitor?.id ? personal(sourceOf(context), allowed, context.visitor.id, sinceOf(input, context)) : NONE,
};

function sinceOf(input: RecommendationInput, context: Context): Date {
  const asked = input.context?.sinceMinutesAgo;
  const minutes = asked && asked > 0 ? Math.min(asked, NINETY_DAYS_MINUTES) : NINETY_DAYS_MINUTES;
  return new Date(context.now.getTime() - minutes * 60_000);
}

async function allowedFor(
  { type, location, context: page, filters }: RecommendationInput,
  limit: number,
  context: Context,
): Promise<Allowed> {
  const skus = page?.skus ?? [];
  const categories = page?.categoryIds ?? [];
  if (skus.length > MOST_NAMED || categories.length > MOST_NAMED)
    throw inputRefused(`A recommendation takes at most ${MOST_NAMED} SKUs and categories`);
  const ids = categories.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
  const { businessId } = await context.terms();
  const isCart = location === 'cart' || type === 'PurchasedWithCurrentCart';
  return {
    now: context.now,
    businessId,
    assortment: await context.assortment(),
    limit,
    without: skus,
    categoryIds: categories.length > 0 ? ids : null,
    brandCode: page?.brandId ?? null,
    only: onlyOf(filters),
    cartOf: isCart ? { customerId: (await context.signedIn())?.customer.id ?? null } : null,
  };
}

/** `{ "special": true }`, `{ "new": true }`: what the block's filters may say. Anything else filters nothing. */
function onlyOf(filters: unknown): Allowed['only'] {
  if (typeof filters !== 'object' || filters === null) return null;
  if ('special' in filters && filters.special === true) return 'special';
  return 'new' in filters && filters.new === true ? 'new' : null;
}
