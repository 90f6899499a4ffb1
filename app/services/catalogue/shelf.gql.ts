// Documents of the shelves: lists of products by something else than a category, and the brands and certificates they belong to.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  BrandQuery,
  BrandQueryVariables,
  BrandsQuery,
  BrandsQueryVariables,
  CertificatesQuery,
  CertificatesQueryVariables,
  ShelfQuery,
  ShelfQueryVariables,
} from '../generated/commerce';
import { TILE } from './product.gql';

export const SHELF: TypedDocumentNode<ShelfQuery, ShelfQueryVariables> = gql`
  query Shelf(
    $filter: ProductAttributeFilterInput!
    $pageSize: Int!
    $page: Int!
    $sort: ProductAttributeSortInput
  ) {
    products(filter: $filter, pageSize: $pageSize, currentPage: $page, sort: $sort) {
      total_count
      page_info { current_page page_size total_pages }
      aggregations { attribute_code label options { value label count swatch } }
      items {
        ...Tile
      }
    }
  }
  ${TILE}
`;

export const BRANDS: TypedDocumentNode<BrandsQuery, BrandsQueryVariables> = gql`
  query Brands {
    brands { id name description house }
  }
`;

export const BRAND: TypedDocumentNode<BrandQuery, BrandQueryVariables> = gql`
  query Brand($id: ID!) {
    brand(id: $id) {
      id
      name
      description
      house
      producer { name address email }
      categories { uid name url_path image }
    }
  }
`;

export const CERTIFICATES: TypedDocumentNode<CertificatesQuery, CertificatesQueryVariables> = gql`
  query Certificates($identifiers: [String!]!) {
    certificates(identifiers: $identifiers)
  }
`;
