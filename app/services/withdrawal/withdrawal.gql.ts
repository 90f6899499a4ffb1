// Documents of withdrawals: an order found without a login, what of it can be withdrawn from, and withdrawing.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  FindGuestOrderQuery,
  FindGuestOrderQueryVariables,
  OrderToWithdrawQuery,
  OrderToWithdrawQueryVariables,
  WithdrawFromOrderMutation,
  WithdrawFromOrderMutationVariables,
} from '../generated/commerce';

export const FIND_GUEST_ORDER: TypedDocumentNode<FindGuestOrderQuery, FindGuestOrderQueryVariables> = gql`
  query FindGuestOrder($input: OrderInformationInput!) {
    guestOrder(input: $input) { token }
  }
`;

export const ORDER_TO_WITHDRAW: TypedDocumentNode<OrderToWithdrawQuery, OrderToWithdrawQueryVariables> = gql`
  query OrderToWithdraw($token: String!) {
    guestOrderByToken(input: { token: $token }) {
      number
      email
      order_date
      withdrawal {
        refusal
        last_day
        lines { id product_sku product_name unit quantity left exemption is_gift_card }
        declared {
          number
          declared_at
          due_on
          is_closed
          is_ended
          lines { product_sku product_name unit quantity called_off }
        }
      }
    }
  }
`;

export const WITHDRAW_FROM_ORDER: TypedDocumentNode<WithdrawFromOrderMutation, WithdrawFromOrderMutationVariables> =
  gql`
  mutation WithdrawFromOrder($input: WithdrawFromOrderInput!) {
    withdrawFromOrder(input: $input) { number }
  }
`;
