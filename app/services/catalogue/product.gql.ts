// Fragments of a product: as a tile, in detail, and for its own page.
import gql from 'graphql-tag';

/** Item and price: selected for every tile, and for the variant that an address chooses. */
export const OFFER = gql`
  fragment Offer on ProductInterface {
    __typename
    sku
    small_image { url label }
    stock_status
    rsl_vareenhed
    product_label
    product_badge
    energy_class
    documents { type link }
    bonus_shop { isPointProduct pointAmount }
    stock_item { min_qty max_qty increments }
    days_to_delivery { label days }
    delivery_way
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
    type_id
    name
    url_key
    canonical_url
    product_sub_label
    request_price
    roda_hide
    pcon_moc
    pcon_ban
    miljocertificering
    ... on ConfigurableProduct {
      configurable_options { attribute_code values { uid label swatch_data { value } small_image { url } } }
      asked_variant { sku option_uids }
    }
  }
  ${OFFER}
`;

export const DETAIL = gql`
  fragment Detail on ProductInterface {
    ean
    media_gallery { url label }
    price_tiers { quantity final_price { value } discount { amount_off } }
    price_reasons { code label amount { value } params }
    sources_inventory { qty source_code shop }
  }
`;

/**
 * Fields of "Tile" are not repeated: a document may have 300 fields, for which reason what goes with the product is a separate document.
 * Variants are requested completely only when the address chooses one. The condition is on a separate field: on the fragments, the back end's
 * document compiler would take it for a condition of every tile.
 */
export const PRODUCT = gql`
  fragment Product on ProductInterface {
    ...Tile
    ...Detail
    rating_summary
    review_count
    reviews(pageSize: 5, currentPage: $reviewPage) {
      stars
      page_info { current_page total_pages }
      items {
        average_rating
        summary
        text
        nickname
        created_at
        verified_purchase
        is_demo
      }
    }
    short_description { html }
    description { html }
    product_info { label value code }
    product_brand_url
    breadcrumbs { id label path }
    producer { name address email responsible { name address email } }
    drop_ship
    delivery_price { value }
    free_delivery_from { value }
    danger_content {
      clp { code label url }
      signal_word
      h_sentences { code text }
      p_sentences { code text }
    }
    fitting_printers { id make make_key series series_key model }
    product_relations { type sku }
    ... on SimpleProduct { gift_card { amounts { value } least { value } most { value } } }
    ... on ConfigurableProduct {
      configurable_options { uid label }
      variants {
        attributes { uid }
        product {
          sku
          stock_status
          delivery_price { value }
          free_delivery_from { value }
          price_range { minimum_price { final_price { value } fixed_product_taxes { amount { value } } } }
        }
        whole: product @include(if: $chosen) {
          ...Offer
          ...Detail
        }
      }
    }
  }
`;
