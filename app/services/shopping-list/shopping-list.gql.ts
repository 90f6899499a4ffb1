// Documents of shopping lists: all lists, the lines of one, and the lists that contain given products.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  ListedGoodsQuery,
  ListedGoodsQueryVariables,
  ListStandingQuery,
  ListStandingQueryVariables,
  ShoppingListQuery,
  ShoppingListQueryVariables,
  ShoppingListsQuery,
  ShoppingListsQueryVariables,
} from '../generated/commerce';

const LIST_HEAD = gql`
  fragment ListHead on ShoppingList {
    id
    name
    customer_id
    is_contract_goods
    is_warehouse_hotel
    is_purchase_history
    can_manage
  }
`;

export const LIST_ENTRY = gql`
  fragment ListEntry on ShoppingList {
    ...ListHead
    product_count
  }
  ${LIST_HEAD}
`;

export const SHOPPING_LISTS: TypedDocumentNode<ShoppingListsQuery, ShoppingListsQueryVariables> = gql`
  query ShoppingLists {
    customer {
      id
      may_create_shopping_list
      shopping_lists { ...ListEntry }
    }
  }
  ${LIST_ENTRY}
`;

/** The product fields of a line: far fewer than a tile's, because a page has 48 lines. */
const LISTED_PRODUCT = gql`
  fragment ListedProduct on ProductInterface {
    __typename
    type_id
    sku
    url_key
    canonical_url
    small_image { url label }
    stock_status
    rsl_vareenhed
    request_price
    roda_hide
    pcon_moc
    pcon_ban
    price_range {
      minimum_price {
        final_price { value }
        fixed_product_taxes { label amount { value } }
      }
    }
    ... on ConfigurableProduct { asked_variant { option_uids } }
  }
`;

export const SHOPPING_LIST: TypedDocumentNode<ShoppingListQuery, ShoppingListQueryVariables> = gql`
  query ShoppingList($id: ID!, $pageSize: Int!, $page: Int!, $sort: ShoppingListItemSort) {
    customer {
      id
      may_create_shopping_list
      may_share_shopping_list
      shopping_lists { id name can_manage }
      shopping_list(id: $id) {
        ...ListHead
        is_own
        sort_order
        version
        items(pageSize: $pageSize, currentPage: $page, sort: $sort) {
          total_count
          page_info { current_page page_size total_pages }
          items {
            id
            sku
            name
            ean
            quantity
            note
            options { option_label value_label }
            problem { code params }
            last_bought_at
            times_bought
            product { ...ListedProduct }
            replacement {
              sku
              name
              canonical_url
            }
          }
        }
      }
    }
  }
  ${LIST_HEAD}
  ${LISTED_PRODUCT}
`;

export const LISTED_GOODS: TypedDocumentNode<ListedGoodsQuery, ListedGoodsQueryVariables> = gql`
  query ListedGoods($id: ID!, $pageSize: Int!, $page: Int!) {
    customer {
      id
      shopping_list(id: $id) {
        name
        items(pageSize: $pageSize, currentPage: $page) {
          page_info { total_pages }
          items { sku name ean quantity note product { sku rsl_vareenhed } options { option_label value_label } }
        }
      }
    }
  }
`;

export const LIST_STANDING: TypedDocumentNode<ListStandingQuery, ListStandingQueryVariables> = gql`
  query ListStanding($skus: [String!]!) {
    customer {
      id
      shopping_list_standing(skus: $skus) { sku lists can_manage }
    }
  }
`;
