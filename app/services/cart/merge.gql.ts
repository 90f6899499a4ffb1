// Document of two carts that become one.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { MergeCartsMutation, MergeCartsMutationVariables } from '../generated/commerce';

/** What a guest had put together joins the customer's cart. */
export const MERGE_CARTS: TypedDocumentNode<MergeCartsMutation, MergeCartsMutationVariables> = gql`
  mutation MergeCarts($guest: String!, $own: String) {
    mergeCarts(source_cart_id: $guest, destination_cart_id: $own) { id total_quantity left_behind { kind code problem_code problem_params } }
  }
`;
