// Documents of the back office's order list.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffOrdersQuery,
  StaffOrdersQueryVariables,
  StaffOrderViewsQuery,
  StaffOrderViewsQueryVariables,
} from '../generated/staff';

export const STAFF_ORDERS: TypedDocumentNode<StaffOrdersQuery, StaffOrdersQueryVariables> = gql`
  query StaffOrders($filter: StaffOrderFilter!, $first: Int!) {
    staffOrders(filter: $filter, first: $first) {
      hasNewer
      hasOlder
      stores {
        code
        name
      }
      rows {
        number
        placedAt
        store
        email
        buyer
        company
        totalOere
        payment
        isTest
        fulfilment
        pieces
        shipped
        delivery
        deliveryDate
        requisition
      }
    }
  }
`;

export const STAFF_ORDER_VIEWS: TypedDocumentNode<StaffOrderViewsQuery, StaffOrderViewsQueryVariables> = gql`
  query StaffOrderViews {
    staffOrderViews {
      view
      count
      oldest
    }
  }
`;
