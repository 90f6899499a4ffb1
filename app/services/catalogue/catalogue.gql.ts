// Documents of the catalogue: resolving an address, search, menu, recommendation rows.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  MenuQuery,
  MenuQueryVariables,
  RecommendationQuery,
  RecommendationQueryVariables,
  RelatedQuery,
  RelatedQueryVariables,
  RouteQuery,
  RouteQueryVariables,
  SearchQuery,
  SearchQueryVariables,
} from '../generated/commerce';
import { DETAIL, PRODUCT, TILE } from './product.gql';

const CATEGORY = gql`
  fragment Category on CategoryTree {
    uid
    name
    category_text: description
    url_path
    breadcrumbs { category_name category_url_path }
    children { uid name url_path image }
    products(pageSize: $pageSize, currentPage: $page, sort: $sort) @include(if: $listed) {
      total_count
      page_info { current_page page_size total_pages }
      items {
        ...Tile
      }
    }
    filtered_products(filter: $filter, pageSize: $pageSize, currentPage: $page, sort: $sort) @include(if: $narrowed) {
      total_count
      page_info { current_page page_size total_pages }
      items {
        ...Tile
      }
    }
    aggregations(filter: $filter) { attribute_code label options { value label count swatch } }
  }
`;

/**
 * Category or product in one question: the address says which. Magento adds up the fields of both, except those that are not included: an address that
 * chooses a variant is no category's, so that neither list is included.
 */
export const ROUTE: TypedDocumentNode<RouteQuery, RouteQueryVariables> = gql`
  query Route(
    $url: String!
    $filter: ProductAttributeFilterInput
    $listed: Boolean!
    $narrowed: Boolean!
    $pageSize: Int!
    $page: Int!
    $sort: ProductAttributeSortInput
    $chosen: Boolean!
    $reviewPage: Int!
  ) {
    route(url: $url) {
      __typename
      relative_url
      redirect_code
      ...Category
      ...Product
    }
  }
  ${TILE}
  ${DETAIL}
  ${CATEGORY}
  ${PRODUCT}
`;

/** What goes with the product at an address. */
export const RELATED: TypedDocumentNode<RelatedQuery, RelatedQueryVariables> = gql`
  query Related($url: String!) {
    route(url: $url) {
      ... on ProductInterface {
        related_products {
          ...Tile
        }
      }
    }
  }
  ${TILE}
`;

export const SEARCH: TypedDocumentNode<SearchQuery, SearchQueryVariables> = gql`
  query Search(
    $words: String!
    $filter: ProductAttributeFilterInput
    $pageSize: Int!
    $page: Int!
    $sort: ProductAttributeSortInput
  ) {
    products(search: $words, filter: $filter, pageSize: $pageSize, currentPage: $page, sort: $sort) {
      total_count
      page_info { current_page page_size total_pages }
      suggestions { search }
      aggregations { attribute_code label options { value label count swatch } }
      items {
        ...Tile
      }
    }
  }
  ${TILE}
`;

export const MENU: TypedDocumentNode<MenuQuery, MenuQueryVariables> = gql`
  query Menu {
    categoryList {
      children {
        uid
        id
        name
        url_path
        image
        include_in_menu
        children { uid id name url_path include_in_menu }
      }
    }
  }
`;

export const RECOMMENDATION: TypedDocumentNode<RecommendationQuery, RecommendationQueryVariables> = gql`
  query Recommendation($input: RecommendationInput!) {
    recommendation(input: $input) {
      items {
        ...Tile
      }
    }
  }
  ${TILE}
`;
