// Documents of what remains available of past purchases: safety data sheets, bonus points.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  AccountFactsQuery,
  AccountFactsQueryVariables,
  PointsQuery,
  PointsQueryVariables,
  SafetySheetsQuery,
  SafetySheetsQueryVariables,
} from '../generated/commerce';
import { LIST_ENTRY } from '../shopping-list/shopping-list.gql';

export const SAFETY_SHEETS: TypedDocumentNode<SafetySheetsQuery, SafetySheetsQueryVariables> = gql`
  query SafetySheets($search: String, $pageSize: Int!, $page: Int!) {
    customer {
      id
      purchase_history { unique_products }
      safety_sheets(search: $search, pageSize: $pageSize, currentPage: $page) {
        total_count
        page_info { total_pages }
        items { sku name link last_bought }
      }
    }
  }
`;

export const ACCOUNT_FACTS: TypedDocumentNode<AccountFactsQuery, AccountFactsQueryVariables> = gql`
  query AccountFacts {
    customer {
      id
      has_shareworks
      account_settings { order_history_visibility }
      business {
        id
        sales_code
        reference_number
        weekday
        description
        free_shipping
        free_shipping_limit
        show_contract_goods
        giftcard_enabled
      }
      mp_reward { point_balance }
      shopping_lists { ...ListEntry }
    }
  }
  ${LIST_ENTRY}
`;

export const POINTS: TypedDocumentNode<PointsQuery, PointsQueryVariables> = gql`
  query Points($pageSize: Int!, $page: Int!) {
    customer {
      id
      mp_reward {
        point_balance
        point_earned
        point_spent
        point_coming
        point_expiring { points at }
        entries(pageSize: $pageSize, currentPage: $page) {
          total_count
          page_info { total_pages }
          items { at points balance move note order_number }
        }
      }
    }
  }
`;
