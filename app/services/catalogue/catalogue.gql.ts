// Documents of the catalogue: what an address stands for, search, menu, recommendation rows.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  MenuQuery,
  MenuQueryVariables,
  RecommendationQuery,
  RecommendationQueryVariables,
  RouteQuery,
  RouteQueryVariables,
  SearchQuery,
  SearchQueryVariables,
} from '../generated/commerce';

const TILE = gql`
  fragment Tile on ProductInterface {
    __typename
    sku
    name
    url_key
    canonical_url
    small_image {
      url
      label
    }
    product_sub_label
    product_badge
    product_label
    request_price
    roda_hide
    stock_status
    rsl_vareenhed
    miljocertificering
    energy_class
    stock_item {
      qty
      min_qty
      max_qty
      increments
      manage_stock
    }
    days_to_delivery {
      label
      days
    }
    price_range {
      minimum_price {
        regular_price {
          value
        }
        final_price {
          value
        }
        discount {
          percent_off
        }
      }
      maximum_price {
        final_price {
          value
        }
      }
    }
    lowest_price_30_days {
      value
    }
    item_duty_rate {
      value
    }
    item_duty_code
    ... on ConfigurableProduct {
      configurable_options {
        attribute_code
        values {
          label
          swatch_data {
            value
          }
        }
      }
    }
  }
`;

const DETAIL = gql`
  fragment Detail on ProductInterface {
    ean
    media_gallery {
      url
      label
    }
    price_tiers {
      quantity
      final_price {
        value
      }
      discount {
        percent_off
      }
    }
    price_reasons {
      code
      label
      amount {
        value
      }
      params
    }
    sources_inventory {
      qty
      source_code
      shop
    }
  }
`;

const CATEGORY = gql`
  fragment Category on CategoryTree {
    uid
    name
    category_text: description
    url_path
    breadcrumbs {
      category_name
      category_url_path
    }
    children {
      uid
      name
      url_path
      image
    }
    products(pageSize: $pageSize, currentPage: $page, sort: $sort) {
      total_count
      page_info {
        current_page
        page_size
        total_pages
      }
      items {
        ...Tile
      }
    }
  }
`;

const PRODUCT = gql`
  fragment Product on ProductInterface {
    ...Tile
    ...Detail
    short_description {
      html
    }
    description {
      html
    }
    product_info {
      label
      value
      code
    }
    product_brand_url
    breadcrumbs {
      id
      label
      path
    }
    producer {
      name
      address
      email
    }
    related_products {
      ...Tile
    }
    ... on ConfigurableProduct {
      configurable_options {
        uid
        attribute_code
        label
        values {
          uid
          value_index
          label
          swatch_data {
            value
          }
        }
      }
      variants {
        attributes {
          code
          uid
          value_index
        }
        product {
          ...Tile
          ...Detail
        }
      }
    }
  }
`;

/** Category or product in one question: the address says which. */
export const ROUTE: TypedDocumentNode<RouteQuery, RouteQueryVariables> = gql`
  query Route($url: String!, $pageSize: Int!, $page: Int!, $sort: ProductAttributeSortInput) {
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

export const SEARCH: TypedDocumentNode<SearchQuery, SearchQueryVariables> = gql`
  query Search($words: String!, $pageSize: Int!, $page: Int!, $sort: ProductAttributeSortInput) {
    products(search: $words, pageSize: $pageSize, currentPage: $page, sort: $sort) {
      total_count
      page_info {
        current_page
        page_size
        total_pages
      }
      suggestions {
        search
      }
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
        name
        url_path
        include_in_menu
        children {
          uid
          name
          url_path
          include_in_menu
        }
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
