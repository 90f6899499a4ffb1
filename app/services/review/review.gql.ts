// Documents of a customer's own review. What others have written comes with the product's page.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
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

export const RATINGS: TypedDocumentNode<RatingsQuery, RatingsQueryVariables> = gql`
  query Ratings {
    productReviewRatingsMetadata { items { id values { value_id value } } }
  }
`;
