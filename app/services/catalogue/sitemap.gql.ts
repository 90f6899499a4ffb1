// Documents of the sitemap.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  SitemapCategoriesQuery,
  SitemapCategoriesQueryVariables,
  SitemapProductsQuery,
  SitemapProductsQueryVariables,
  SitemapReachQuery,
  SitemapReachQueryVariables,
} from '../generated/commerce';

export const SITEMAP_PRODUCTS: TypedDocumentNode<SitemapProductsQuery, SitemapProductsQueryVariables> = gql`
  query SitemapProducts($after: Int!, $until: Int!) {
    sitemapProducts(after: $after, until: $until) { id path changed_at }
  }
`;

/** As deep as a file of products may make them. */
export const SITEMAP_CATEGORIES: TypedDocumentNode<SitemapCategoriesQuery, SitemapCategoriesQueryVariables> = gql`
  query SitemapCategories {
    categoryList {
      children { ...Place children { ...Place children { ...Place children { ...Place
        children { ...Place children { ...Place children { ...Place children { ...Place } } } } } } } }
    }
  }
  fragment Place on CategoryTree { url_path }
`;

export const SITEMAP_REACH: TypedDocumentNode<SitemapReachQuery, SitemapReachQueryVariables> = gql`
  query SitemapReach { sitemapReach }
`;
