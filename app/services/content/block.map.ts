// Maps the content service's rows of recommendations, on any page, to rows that the shop fills.
import { safeHref } from '#domain/page/safe-href';
import type { RecommendationBlock } from '~/models/content';
import type { FrontPageQuery, RecommendationBlocksQuery } from '../generated/content';

type WireFront = NonNullable<FrontPageQuery['frontPages'][number]>;
type WireRow = NonNullable<NonNullable<WireFront['recommendations']>[number]>;
type WireBlock = NonNullable<RecommendationBlocksQuery['recommendationBlocks'][number]>;

export function recommendationBlockOf(row: WireBlock | WireRow): RecommendationBlock {
  const context = typeof row.context === 'object' && row.context !== null ? row.context : {};
  const ids = 'categoryIds' in context && Array.isArray(context.categoryIds) ? context.categoryIds.map(String) : [];
  return {
    id: row.id,
    type: row.type ?? '',
    location: row.location ?? '',
    title: row.title ?? '',
    href: safeHref(row.href),
    categoryIds: ids,
    sinceMinutesAgo: row.sinceMinutesAgo ?? null,
    filters: typeof row.filters === 'object' && row.filters !== null ? row.filters : {},
    settings: {
      numberOfRecommendations: row.numberOfRecommendations ?? null,
      allowFill: row.allowFill === true,
      allowReplacing: row.allowReplacing === true,
      prioritizeDiversity: row.prioritizeDiversity === true,
    },
  };
}

export const blocksOf = (data: RecommendationBlocksQuery): RecommendationBlock[] =>
  (data.recommendationBlocks ?? []).flatMap((block) => (block ? [recommendationBlockOf(block)] : []));
