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
    sitemapProducts(after: $after, until: $until) { id path }
  }
`;

export const SITEMAP_CATEGORIES: TypedDocumentNode<SitemapCategoriesQuery, SitemapCategoriesQueryVariables> = gql`
  query SitemapCategories($page: Int!) {
    categories(filters: { name: { match: "" } }, pageSize: 100, currentPage: $page) {
      items { url_path }
      page_info { total_pages }
    }
  }
`;

export const SITEMAP_REACH: TypedDocumentNode<SitemapReachQuery, SitemapReachQueryVariables> = gql`
  query SitemapReach { sitemapReach }
`;
