// Documents of orders that wait for an approver.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  ApproveOrderMutation,
  ApproveOrderMutationVariables,
  ChangePendingMutation,
  ChangePendingMutationVariables,
  DeclineOrderMutation,
  DeclineOrderMutationVariables,
  PendingOrderQuery,
  PendingOrderQueryVariables,
  PendingOrdersQuery,
  PendingOrdersQueryVariables,
  WithdrawOrderMutation,
  WithdrawOrderMutationVariables,
} from '../generated/commerce';
import { ORDER_FIELDS } from '../order/order.gql';

/** With `mine` only what waits for the customer's own yes. */
export const PENDING_ORDERS: TypedDocumentNode<PendingOrdersQuery, PendingOrdersQueryVariables> = gql`
  query PendingOrders($mine: Boolean!, $page: Int!, $pageSize: Int!) {
    customer {
      id
      purchase_orders(filter: { require_my_approval: $mine }, currentPage: $page, pageSize: $pageSize) {
        total_count
        page_info { total_pages }
        items {
          uid
          number
          created_at
          expires_at
          status
          buyer_name
          approver_name
          is_mine_to_decide
          order { total { grand_total { value } total_tax { value } } }
        }
      }
    }
  }
`;

export const PENDING_ORDER: TypedDocumentNode<PendingOrderQuery, PendingOrderQueryVariables> = gql`
  query PendingOrder($number: String!) {
    customer {
      id
      purchase_orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items {
          uid
          number
          created_at
          expires_at
          status
          buyer_name
          approver_name
          is_mine_to_decide
          reason
          available_actions
          delivery { date date_if_approved keep_until cutoff }
          order {
            ...OrderFields
            items { id }
          }
        }
      }
    }
  }
  ${ORDER_FIELDS}
`;

export const APPROVE_ORDER: TypedDocumentNode<ApproveOrderMutation, ApproveOrderMutationVariables> = gql`
  mutation ApproveOrder($input: PurchaseOrdersActionInput!) {
    approvePurchaseOrders(input: $input) {
      result_status
      operation_results { purchase_order_uid error { code problem_params } }
      purchase_orders { uid status }
      errors { code problem_params }
    }
  }
`;

export const DECLINE_ORDER: TypedDocumentNode<DeclineOrderMutation, DeclineOrderMutationVariables> = gql`
  mutation DeclineOrder($input: PurchaseOrdersActionInput!) {
    rejectPurchaseOrders(input: $input) {
      result_status
      operation_results { purchase_order_uid error { code problem_params } }
      purchase_orders { uid status }
      errors { code problem_params }
    }
  }
`;

export const WITHDRAW_ORDER: TypedDocumentNode<WithdrawOrderMutation, WithdrawOrderMutationVariables> = gql`
  mutation WithdrawOrder($input: PurchaseOrdersActionInput!) {
    cancelPurchaseOrders(input: $input) { purchase_orders { uid status } errors { code problem_params } }
  }
`;

export const CHANGE_PENDING: TypedDocumentNode<ChangePendingMutation, ChangePendingMutationVariables> = gql`
  mutation ChangePending($input: PurchaseOrderItemsInput!) {
    changePurchaseOrderItems(input: $input) { purchase_orders { uid status } errors { code problem_params } }
  }
`;
