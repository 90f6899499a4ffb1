// Documents of what a customer does with a placed order: calls it off, orders its goods again, has its confirmation once more.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  CancelOrderMutation,
  CancelOrderMutationVariables,
  ReorderMutation,
  ReorderMutationVariables,
  SendConfirmationMutation,
  SendConfirmationMutationVariables,
} from '../generated/commerce';

/** Magento's way to order again: into the customer's own cart. */
export const REORDER: TypedDocumentNode<ReorderMutation, ReorderMutationVariables> = gql`
  mutation Reorder($number: String!) {
    reorderItems(orderNumber: $number) {
      cart { id }
      userInputErrors { code message sku quantity problem_code problem_params }
    }
  }
`;

export const CANCEL_ORDER: TypedDocumentNode<CancelOrderMutation, CancelOrderMutationVariables> = gql`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) { error order { id status } }
  }
`;

export const SEND_CONFIRMATION: TypedDocumentNode<SendConfirmationMutation, SendConfirmationMutationVariables> = gql`
  mutation SendConfirmation($number: String!) { sendOrderConfirmation(order_number: $number) }
`;
