// The reviews that a customer has written, with every decision of staff about them.
import type { CustomerReviewsArgs, ResolversTypes } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';
import { reviewToWire } from './resolvers';
import { countReviewsBy, reviewsBy } from './review.sql';

const MOST_ON_A_PAGE = 100;

export async function ownReviews(
  customerId: number,
  { pageSize, currentPage }: CustomerReviewsArgs,
  context: Context,
): Promise<ResolversTypes['ProductReviews']> {
  const page = currentPage ?? 1;
  const wanted = pageSize ?? 20;
  if (page < 1 || wanted < 1) throw inputRefused('pageSize and currentPage values must be greater than 0.');
  const size = Math.min(wanted, MOST_ON_A_PAGE);
  const total = await countReviewsBy(context.db, customerId);
  const rows = await reviewsBy(context.db, customerId, { size, page });
  const items = await Promise.all(
    rows.map(async (row) => {
      const product = await context.loaders.product.load(row.productId);
      return product ? [reviewToWire(row, product, context)] : [];
    }),
  );
  return {
    items: items.flat(),
    stars: null,
    page_info: { page_size: size, current_page: page, total_pages: Math.ceil(total / size) },
  };
}
