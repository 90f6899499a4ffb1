// What customers say of a product.

export interface ReviewView {
  /** 1 to 5. */
  stars: number;
  summary: string;
  text: string;
  nickname: string;
  /** ISO. */
  writtenAt: string;
  verified: boolean;
  demo: boolean;
}

/** Shown next to the price and on tiles. */
export interface RatingView {
  /** Mean number of stars, 1 to 5, not rounded. */
  mean: number;
  count: number;
}

export interface ReviewsView {
  rating: RatingView | null;
  /** From five stars down to one; empty where the back end does not return it. */
  distribution: { stars: number; count: number }[];
  reviews: ReviewView[];
  page: number;
  pages: number;
  /** False where this shop has no accounts: reviews cannot be written. */
  writable: boolean;
}
