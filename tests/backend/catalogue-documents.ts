// GraphQL documents of the catalogue tests: shortened versions of the storefront's queries for tiles and pages.

const PLAIN = `sku name url_key small_image { url label } stock_status rsl_vareenhed stock_item { qty min_qty max_qty increments }
  days_to_delivery { label days } price_range { minimum_price { regular_price { value } final_price { value } discount { percent_off } } }
  lowest_price_30_days { value } item_duty_rate { value } miljocertificering`;
const OPTIONS = 'configurable_options { attribute_code values { label swatch_data { value } } }';

/** A tile of a list with simple and configurable products. */
export const TILE = `${PLAIN} ... on ConfigurableProduct { ${OPTIONS} }`;

export const CATEGORY_QUERY = `query ($url: String!, $pageSize: Int!, $page: Int!) { route(url: $url) { ... on CategoryTree {
  uid name breadcrumbs { category_name } children { name }
  products(pageSize: $pageSize, currentPage: $page) { total_count page_info { total_pages } items { ${TILE} } } } } }`;

const DETAIL =
  'ean media_gallery { url label } price_tiers { quantity final_price { value } } price_reasons { code } sources_inventory { qty shop }';

const PAGE = `${PLAIN} ${DETAIL} description { html } short_description { html } product_info { label value code }
  breadcrumbs { label path } producer { name } related_products { ${TILE} }`;

export const PRODUCT_QUERY = `query ($url: String!) { route(url: $url) { ... on SimpleProduct { ${PAGE} }
  ... on ConfigurableProduct { ${PAGE} ${OPTIONS} variants { attributes { code uid } product { ${PLAIN} ${DETAIL} } } } } }`;

export const SEARCH_QUERY = `query ($words: String!) { products(search: $words, pageSize: 20) { total_count items { sku name } suggestions { search } } }`;
