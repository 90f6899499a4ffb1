// What pages ask of a product: as a tile, in detail, and as a page of its own.
import gql from 'graphql-tag';

/** What is bought and for how much: all that is asked of a variant, whose name and story are its parent's. */
const OFFER = gql`
  fragment Offer on ProductInterface {
    __typename
    sku
    small_image { url label }
    product_badge
    product_label
    stock_status
    rsl_vareenhed
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
  }
`;

export const TILE = gql`
  fragment Tile on ProductInterface {
    ...Offer
    name
    url_key
    canonical_url
    product_sub_label
    request_price
    roda_hide
    miljocertificering
    energy_class
    pcon_moc
    pcon_ban
    ... on ConfigurableProduct {
      configurable_options { attribute_code values { label swatch_data { value } } }
    }
  }
  ${OFFER}
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
    rating_summary
    review_count
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
          ...Offer @include(if: $chosen)
          ...Detail @include(if: $chosen)
        }
      }
    }
  }
`;
