// The document of product feeds: what a price comparison or marketplace wants to know of a product and its variants.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { FeedProductsQuery, FeedProductsQueryVariables } from '../generated/commerce';

export const FEED_PRODUCTS: TypedDocumentNode<FeedProductsQuery, FeedProductsQueryVariables> = gql`
  query FeedProducts($paths: [String!]!, $size: Int!) {
    products(filter: { url_key: { in: $paths } }, pageSize: $size) {
      items {
        __typename
        sku
        name
        url_key
        canonical_url
        type_id
        stock_status
        request_price
        roda_hide
        pcon_moc
        pcon_ban
        ean
        small_image { url }
        short_description { html }
        description { html }
        breadcrumbs { label }
        product_info { code value }
        price_range {
          minimum_price {
            regular_price { value }
            final_price { value }
            fixed_product_taxes { label amount { value } }
          }
        }
        ... on ConfigurableProduct {
          variants {
            attributes { uid code label }
            product {
              sku
              stock_status
              ean
              small_image { url }
              price_range {
                minimum_price {
                  regular_price { value }
                  final_price { value }
                  fixed_product_taxes { label amount { value } }
                }
              }
            }
          }
        }
      }
    }
  }
`;
