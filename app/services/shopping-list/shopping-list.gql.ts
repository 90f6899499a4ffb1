// Documents of shopping lists: which there are, and the goods of one.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import { TILE } from '../catalogue/product.gql';
import type {
  ShoppingListQuery,
  ShoppingListQueryVariables,
  ShoppingListsQuery,
  ShoppingListsQueryVariables,
} from '../generated/commerce';

export const LIST_ENTRY = gql`
  fragment ListEntry on ShoppingList {
    id
    name
    customer_id
    is_contract_goods
    is_warehouse_hotel
    product_count
  }
`;

export const SHOPPING_LISTS: TypedDocumentNode<ShoppingListsQuery, ShoppingListsQueryVariables> = gql`
  query ShoppingLists {
    customer {
      id
      shopping_lists { ...ListEntry }
    }
  }
  ${LIST_ENTRY}
`;

export const SHOPPING_LIST: TypedDocumentNode<ShoppingListQuery, ShoppingListQueryVariables> = gql`
  query ShoppingList($id: ID!, $pageSize: Int!, $page: Int!, $sort: ProductAttributeSortInput) {
    customer {
      id
      shopping_list(id: $id) {
        ...ListEntry
        products(pageSize: $pageSize, currentPage: $page, sort: $sort) {
          total_count
          page_info { current_page page_size total_pages }
          items {
            ...Tile
          }
        }
      }
    }
  }
  ${LIST_ENTRY}
  ${TILE}
`;
