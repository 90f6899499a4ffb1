// Documents of returns by agreement: the returnable lines of an order, the cost, and the request.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  FeesOfReturnQuery,
  FeesOfReturnQueryVariables,
  OrderToReturnQuery,
  OrderToReturnQueryVariables,
  RequestGuestReturnMutation,
  RequestGuestReturnMutationVariables,
} from '../generated/commerce';

/** A return as shown on its order's page and its label. */
export const RETURN_FIELDS = gql`
  fragment ReturnFields on Return {
    number
    created_at
    status
    pickup
    pickup_date
    package_size
    parcel_count
    weight_grams
    contact { name email telephone }
    items { order_item { product_sku product_name unit } request_quantity quantity }
    label { carrier packages }
  }
`;

export const ORDER_TO_RETURN: TypedDocumentNode<OrderToReturnQuery, OrderToReturnQueryVariables> = gql`
  query OrderToReturn($token: String!) {
    guestOrderByToken(input: { token: $token }) {
      number
      email
      order_date
      shipping_address { firstname lastname company street postcode city telephone }
      returns {
        items {
          ...ReturnFields
        }
      }
      return_offer {
        refusal
        pickup_days
        lines { uid product_sku product_name unit quantity left last_day weight_grams reason }
      }
    }
  }
  ${RETURN_FIELDS}
`;

export const FEES_OF_RETURN: TypedDocumentNode<FeesOfReturnQuery, FeesOfReturnQueryVariables> = gql`
  query FeesOfReturn($token: String!, $items: [RequestReturnItemInput!]!) {
    guestOrderByToken(input: { token: $token }) {
      return_offer {
        fees(items: $items) {
          lines { uid price_excl_tax { value } fee_excl_tax { value } }
          fee_excl_tax { value }
          credit_total { value }
        }
      }
    }
  }
`;

export const REQUEST_GUEST_RETURN: TypedDocumentNode<RequestGuestReturnMutation, RequestGuestReturnMutationVariables> =
  gql`
  mutation RequestGuestReturn($input: RequestGuestReturnInput!) {
    requestGuestReturn(input: $input) { return { number } }
  }
`;
