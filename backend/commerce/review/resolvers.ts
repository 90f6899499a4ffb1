// Reviews on the wire: writing one, and a product's reviews with their distribution.
import type { ProductModel } from '#backend/commerce/catalogue/product/model';
import type { Resolvers, ResolversTypes } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused, refusedBy, unauthorized } from '#backend/refusal';
import { approvedReviews, type ReviewRow, ratingOf } from './review.sql';
import { writeReview } from './write-review';

/** One rating, from one star to five; its values' ids say how many. */
const RATING_ID = '1';
const STARS = [1, 2, 3, 4, 5] as const;
const MOST_ON_A_PAGE = 100;

/** Magento has ratings in percent: five stars are 100. */
const percentOf = (stars: number) => stars * 20;
const nameOf = (context: Context) => (context.language === 'en' ? 'Rating' : 'Bedømmelse');

export function reviewToWire(row: ReviewRow, product: ProductModel, context: Context) {
  return {
    average_rating: percentOf(row.stars),
    created_at: row.writtenAt.toISOString(),
    nickname: row.nickname,
    product,
    ratings_breakdown: [{ name: nameOf(context), value: String(row.stars) }],
    summary: row.summary,
    text: row.body,
    verified_purchase: row.verified,
    is_demo: row.demo,
  };
}

/** Reviews of the family: a variant's reviews are its parent's. */
async function reviewsOf(
  product: ProductModel,
  { pageSize, currentPage }: { pageSize?: number | null | undefined; currentPage?: number | null | undefined },
  context: Context,
): Promise<ResolversTypes['ProductReviews']> {
  const size = Math.min(pageSize ?? 20, MOST_ON_A_PAGE);
  const page = currentPage ?? 1;
  if (size < 1 || page < 1) throw inputRefused('pageSize and currentPage values must be greater than 0.');
  const familyId = product.row.parent_id ?? product.id;
  const count = product.review_count;
  // Most products have none: the card has the count, and no query is sent.
  if (count === 0) return { items: [], stars: STARS.map(() => 0), page_info: reviewPageInfo(0, size, page) };
  const found = await approvedReviews(context.db, familyId, { size, page });
  // A page beyond the last shows no review, but what all of them say.
  const rating = found[0]?.rating ?? (await ratingOf(context.db, familyId));
  return {
    items: found.map(({ review }) => reviewToWire(review, product, context)),
    stars: rating?.stars ?? STARS.map(() => 0),
    page_info: reviewPageInfo(rating?.reviews ?? count, size, page),
  };
}

const reviewPageInfo = (total: number, size: number, page: number) => ({
  page_size: size,
  current_page: page,
  total_pages: Math.ceil(total / size),
});

const productFields = {
  reviews: (product: ProductModel, args: { pageSize?: number | null; currentPage?: number | null }, context: Context) =>
    reviewsOf(product, args, context),
};

export const reviewResolvers: Resolvers = {
  Query: {
    productReviewRatingsMetadata: (_root, _args, context) => ({
      items: [
        {
          id: RATING_ID,
          name: nameOf(context),
          values: STARS.map((stars) => ({ value_id: String(stars), value: String(stars) })),
        },
      ],
    }),
  },
  Mutation: {
    createProductReview: async (_root, { input }, context) => {
      const who = await context.signedIn();
      if (!who) throw unauthorized("The current customer isn't authorized to write reviews.");
      const { pool, store, now } = context;
      const rating = input.ratings.find((one) => one?.id === RATING_ID);
      const written = {
        sku: input.sku.trim(),
        stars: Number(rating?.value_id),
        nickname: input.nickname.trim(),
        summary: input.summary.trim(),
        text: input.text.trim(),
      };
      const outcome = await writeReview(written, { pool, store, assortment: await context.assortment(), who, now });
      if (!outcome.ok) throw refusedBy(outcome);
      const product = await context.loaders.product.load(outcome.familyId);
      if (!product) throw new Error(`The product ${outcome.familyId} was reviewed and has no card`);
      return { review: reviewToWire(outcome.review, product, context) };
    },
  },
  SimpleProduct: productFields,
  ConfigurableProduct: productFields,
};
