// The kinds of recommendation rows that can be requested (spec §3 "Enumerations"), and which of them are personal.
export const RECOMMENDATION_KINDS = [
  'PopularProducts',
  'ProductSearch',
  'SimilarProducts',
  'PurchasedWithProduct',
  'PurchasedWithCurrentCart',
  'RecentlyViewedProducts',
  'PersonalProductRecommendation',
] as const;
export type RecommendationKind = (typeof RECOMMENDATION_KINDS)[number];

export const isRecommendationKind = (kind: string): kind is RecommendationKind =>
  RECOMMENDATION_KINDS.some((one) => one === kind);

const PERSONAL: readonly RecommendationKind[] = ['RecentlyViewedProducts', 'PersonalProductRecommendation'];

/** Only for visitors who have agreed to it, and never on a page that is shared. */
export const isPersonalKind = (kind: RecommendationKind): boolean => PERSONAL.includes(kind);
