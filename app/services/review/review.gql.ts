// Documents of reviews: a customer's own, and a product's.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  ProductReviewsQuery,
  ProductReviewsQueryVariables,
  RatingsQuery,
  RatingsQueryVariables,
  WriteReviewMutation,
  WriteReviewMutationVariables,
} from '../generated/commerce';

/** Magento's ratings have ids; ours has one rating. */
export const WRITE_REVIEW: TypedDocumentNode<WriteReviewMutation, WriteReviewMutationVariables> = gql`
  mutation WriteReview($input: CreateProductReviewInput!) {
    createProductReview(input: $input) { review { nickname } }
  }
`;

export const PRODUCT_REVIEWS: TypedDocumentNode<ProductReviewsQuery, ProductReviewsQueryVariables> = gql`
  query ProductReviews($sku: String!, $pageSize: Int!, $page: Int!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        rating_summary
        review_count
        reviews(pageSize: $pageSize, currentPage: $page) {
          stars
          page_info { current_page total_pages }
          items {
            average_rating
            summary
            text
            nickname
            created_at
            verified_purchase
            is_demo
          }
        }
      }
    }
  }
`;

export const RATINGS: TypedDocumentNode<RatingsQuery, RatingsQueryVariables> = gql`
  query Ratings {
    productReviewRatingsMetadata { items { id values { value_id value } } }
  }
`;
