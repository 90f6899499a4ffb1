// What pages ask of a product: as a tile, in detail, and as a page of its own.
import gql from 'graphql-tag';

export const TILE = gql`
  fragment Tile on ProductInterface {
    __typename
    sku
    name
    url_key
    canonical_url
    small_image { url label }
    product_sub_label
    product_badge
    product_label
    request_price
    roda_hide
    stock_status
    rsl_vareenhed
    miljocertificering
    energy_class
    stock_item { qty min_qty max_qty increments manage_stock }
    days_to_delivery { label days }
    price_range {
      minimum_price {
        regular_price { value }
        final_price { value }
        discount { percent_off }
        fixed_product_taxes { label amount { value } }
      }
      maximum_price { final_price { value } }
    }
    lowest_price_30_days { value }
    ... on ConfigurableProduct {
      configurable_options { attribute_code values { label swatch_data { value } } }
    }
  }
`;

export const DETAIL = gql`
  fragment Detail on ProductInterface {
    ean
    media_gallery { url label }
    price_tiers { quantity final_price { value } discount { percent_off } }
    price_reasons { code label amount { value } params }
    sources_inventory { qty source_code shop }
  }
`;

/** Variants are asked whole only when the address chooses one. */
export const PRODUCT = gql`
  fragment Product on ProductInterface {
    ...Tile
    ...Detail
    short_description { html }
    description { html }
    product_info { label value code }
    product_brand_url
    breadcrumbs { id label path }
    producer { name address email }
    related_products {
      ...Tile
    }
    ... on ConfigurableProduct {
      configurable_options {
        uid
        attribute_code
        label
        values { uid value_index label swatch_data { value } }
      }
      variants {
        attributes { code uid value_index }
        product {
          stock_status
          ...Tile @include(if: $chosen)
          ...Detail @include(if: $chosen)
        }
      }
    }
  }
`;
