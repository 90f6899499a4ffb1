// Document of what a customer may buy again: the latest order with what is on it, the subscription that delivers next, and the lists.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { BuyAgainQuery, BuyAgainQueryVariables } from '../generated/commerce';
import { LIST_ENTRY } from '../shopping-list/shopping-list.gql';

export const BUY_AGAIN: TypedDocumentNode<BuyAgainQuery, BuyAgainQueryVariables> = gql`
  query BuyAgain($seesOrders: Boolean!, $subscribes: Boolean!) {
    customer {
      id
      orders(filter: { own: true }, pageSize: 1, currentPage: 1) @include(if: $seesOrders) {
        items { id number order_date items { id } }
      }
      shopping_lists { ...ListEntry }
      subscriptions_due(most: 1) @include(if: $subscribes) { id name nextDeliveryDate lines }
    }
  }
  ${LIST_ENTRY}
`;
