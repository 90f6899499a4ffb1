// Documents of an order's payment: its state, its page once more, and its end.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  ContinuePaymentMutation,
  ContinuePaymentMutationVariables,
  EndPaymentMutation,
  EndPaymentMutationVariables,
  OrderPaymentQuery,
  OrderPaymentQueryVariables,
} from '../generated/commerce';

export const ORDER_PAYMENT: TypedDocumentNode<OrderPaymentQuery, OrderPaymentQueryVariables> = gql`
  query OrderPayment($token: String!) {
    guestOrderByToken(input: { token: $token }) {
      number
      payment_status
      unpaid { reason was_approved_late cart_id cart_is_left }
    }
  }
`;

export const CONTINUE_PAYMENT: TypedDocumentNode<ContinuePaymentMutation, ContinuePaymentMutationVariables> = gql`
  mutation ContinuePayment($token: String!) { continuePayment(order_token: $token) }
`;

export const END_PAYMENT: TypedDocumentNode<EndPaymentMutation, EndPaymentMutationVariables> = gql`
  mutation EndPayment($input: EndPaymentInput!) {
    endPayment(input: $input) { id left_behind { kind code problem_code problem_params } }
  }
`;
