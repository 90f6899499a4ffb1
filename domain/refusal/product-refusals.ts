// Expected no's about single products: their price, their stock, what is written of them. Spec §8 "Review".

export const PRODUCT = {
  PRICE_NOT_ON_REQUEST: 'errors:product.priceNotOnRequest',
  ALREADY_IN_STOCK: 'errors:product.alreadyInStock',
  REVIEW_FAILED: 'errors:product.reviewFailed', // §8 'There was an error submitting your review'
  ALREADY_REVIEWED: 'errors:product.alreadyReviewed',
  REVIEW_NOT_FOUND: 'errors:product.reviewNotFound',
} as const;
