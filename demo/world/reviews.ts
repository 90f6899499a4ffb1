// Example reviews of the demo world, by product: few, each about its product, and marked as examples.
import { REVIEWS } from './review-texts';
import type { WorldProduct } from './types';

export interface WorldReview {
  sku: string;
  stars: number;
  nickname: string;
  summary: string;
  body: string;
  verified: boolean;
  /** Days before the world's now. */
  daysAgo: number;
}

/** A number stays on the line of its unit. */
const glued = (text: string) => text.replace(/(\d) (?=(?:mm|cm|g|kg|ark|timer|kopper)\b)/g, '$1\u00a0');

/** In a smaller world only those whose product exists. */
export function reviewsOf(products: readonly WorldProduct[]): WorldReview[] {
  return products.flatMap(({ sku, urlKey, visibility }) =>
    visibility === 'catalogue'
      ? (REVIEWS[urlKey] ?? []).map(([stars, nickname, bought, daysAgo, summary, body]) => ({
          ...{ sku, stars, nickname, daysAgo },
          summary: glued(summary),
          body: glued(body),
          verified: bought === 'bought',
        }))
      : [],
  );
}
