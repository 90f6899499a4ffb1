// Documents of what a customer does with a placed order: calls it off, has its goods or those of a subscription in the cart again, has its confirmation once more.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  CancelOrderMutation,
  CancelOrderMutationVariables,
  ReorderMutation,
  ReorderMutationVariables,
  SendConfirmationMutation,
  SendConfirmationMutationVariables,
  SubscriptionToCartMutation,
  SubscriptionToCartMutationVariables,
} from '../generated/commerce';

const NOT_ADDED = gql`
  fragment NotAdded on ReorderItemsOutput {
    cart { id }
    userInputErrors { code message sku quantity problem_code problem_params }
  }
`;

/** Magento's way to order again: into the customer's own cart. */
export const REORDER: TypedDocumentNode<ReorderMutation, ReorderMutationVariables> = gql`
  mutation Reorder($number: String!) {
    reorderItems(orderNumber: $number) { ...NotAdded }
  }
  ${NOT_ADDED}
`;

export const SUBSCRIPTION_TO_CART: TypedDocumentNode<SubscriptionToCartMutation, SubscriptionToCartMutationVariables> =
  gql`
  mutation SubscriptionToCart($id: Int!) {
    addSubscriptionToCart(subscriptionId: $id) { ...NotAdded }
  }
  ${NOT_ADDED}
`;

export const CANCEL_ORDER: TypedDocumentNode<CancelOrderMutation, CancelOrderMutationVariables> = gql`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) { error order { id status } }
  }
`;

export const SEND_CONFIRMATION: TypedDocumentNode<SendConfirmationMutation, SendConfirmationMutationVariables> = gql`
  mutation SendConfirmation($number: String!) { sendOrderConfirmation(order_number: $number) }
`;
