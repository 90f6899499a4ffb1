// Every way to see or to buy a product: pages, API queries and mutations. The results are checked by hidden-products.test.ts.
import { CERTIFICATE, type Example, type Examples, PRICE_SPAN, PRINTER, WORD } from './hidden-example';

export type Way = (product: Example, world: Examples) => string;

/** Pages of the shop; a product is seen where its address is linked. */
export const PAGES: Record<string, Way> = {
  'tile in its category': (_product, { category }) => `/${category}`,
  'tile, ordered by price': (_product, { category }) => `/${category}?sort=price-desc`,
  search: () => `/search?q=${WORD}`,
  'search by number': ({ sku }) => `/search?q=${sku}`,
  'search with a slip': () => '/search?q=kobberkram',
  'search within a brand': (_product, { brand }) => `/search?q=${WORD}&brand=${brand}`,
  'brand page': (_product, { brand }) => `/brands/${brand}`,
  'certificate page': () => `/miljocertifikater/${CERTIFICATE}`,
  offers: () => '/my-offers',
  news: () => '/produktnyheder',
  'what goes with another': (_product, { beside }) => `/${beside.path}`,
};

/** Shown without prices, in some shops only, or not for every product: they may only ever show less. */
export const OTHERS: Record<string, Way> = {
  suggestion: () => `/search/suggest?q=${WORD}`,
  'printer’s page': () => `/blaek-og-toner/resultater/${PRINTER}`,
  'finder by number': ({ sku }) => `/blaek-og-toner?q=${sku}`,
  'search with control characters': () => `/search?q=${WORD}%00%1b`,
  'price range': (_product, { category }) => `/${category}?price_from=${PRICE_SPAN[0]}&price_to=${PRICE_SPAN[1]}`,
  'address of old': ({ id }) => `/catalog/product/view/id/${id}`,
  'front page': () => '/',
};

/** Pages and panels about one product: for a missing one they show the same as for an unknown SKU. */
export const ABOUT: Record<string, (sku: string) => string> = {
  'panel request-price': (sku) => `/panel/request-price?sku=${sku}`,
  'panel write-review': (sku) => `/panel/write-review?sku=${sku}`,
  'panel notify-in-stock': (sku) => `/panel/notify-in-stock?sku=${sku}`,
  'drawing board': (sku) => `/design-selv/${sku}`,
};

const PRICES = 'price_range { minimum_price { regular_price { value } final_price { value } } }';
const FACTS = `uid sku name url_key ${PRICES} price_tiers { final_price { value } } price_reasons { code amount { value } }
  lowest_price_30_days { value } special_price special_to_date product_label`;
const CARD = `{ ${FACTS}
  ... on ConfigurableProduct { variants { product { sku ${PRICES} } } } }`;
const FILTERED = `total_count items ${CARD} aggregations { attribute_code options { value label count } }`;
const [FROM, TO] = PRICE_SPAN;

/** GraphQL queries that return every visible product. */
export const QUERIES: Record<string, Way> = {
  'products by sku': ({ sku }) => `products(filter: { sku: { eq: "${sku}" } }) { total_count items ${CARD} }`,
  'products by url_key': ({ path }) => `products(filter: { url_key: { eq: "${path}" } }) { items ${CARD} }`,
  'products by name': () => `products(filter: { name: { match: "${WORD}" } }) { items ${CARD} }`,
  'products by words': () => `products(search: "${WORD}") { ${FILTERED} }`,
  'products of a brand': (_product, { brand }) =>
    `products(search: "${WORD}", filter: { brand: { eq: "${brand}" } }) { ${FILTERED} }`,
  suggestions: () => `searchSuggestions(search: "${WORD}") { products ${CARD} }`,
  route: ({ path }) => `route(url: "${path}") { ... on SimpleProduct { ${FACTS} } }`,
  'links of another': (_product, { beside }) =>
    `products(filter: { sku: { eq: "${beside.sku}" } }) { items { related_products ${CARD} crosssell_products ${CARD} } }`,
  cartridges: () => `printer(id: "${PRINTER}") { supplies { product ${CARD} } }`,
  'quick order': ({ sku }) =>
    `quickOrder(lines: [{ code: "${sku}", quantity: 1 }]) { status unit_price { value } row_total { value } product ${CARD} }`,
};

const row = (type: string, context: string): Way => {
  const input = `{ type: ${type}, context: ${context}, settings: { numberOfRecommendations: 24, allowFill: true } }`;
  return () => `recommendation(input: ${input}) { items ${CARD} }`;
};
const beside = (type: string): Way => {
  return (_product, world) => row(type, `{ skus: ["${world.beside.sku}"] }`)(_product, world);
};
/** Rows of recommendations contain related products: they may only ever show less. */
export const ROWS: Record<string, Way> = {
  popular: row('PopularProducts', '{}'),
  'found by words': row('ProductSearch', `{ searchTerm: "${WORD}" }`),
  similar: beside('SimilarProducts'),
  'bought with it': beside('PurchasedWithProduct'),
  'bought with the cart': beside('PurchasedWithCurrentCart'),
  'within prices': (_product, { category }) =>
    `products(filter: { category_url_path: { eq: "${category}" }, price: { from: "${FROM}", to: "${TO}" } }) { ${FILTERED} }`,
};

const review = (sku: string) =>
  `createProductReview(input: { sku: "${sku}", nickname: "K", summary: "S", text: "T", ratings: [{ id: "NA==", value_id: "MTY=" }] }) { review { summary } }`;
/** Mutations that name a product: for a missing one they return the same as for an unknown SKU. */
export const CHANGES: Record<string, (sku: string, cart: string) => string> = {
  'add to cart': (sku, cart) =>
    `addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "${sku}", quantity: 1 }]) { cart { total_quantity } user_errors { code message } }`,
  'quick order to cart': (sku, cart) =>
    `quickOrderToCart(cartId: "${cart}", lines: [{ code: "${sku}", quantity: 1 }], onlyGood: false) { added lines { status } }`,
  'price request': (sku) =>
    `requestPrice(input: { sku: "${sku}", name: "K", email: "k@example.dk" }) { success reference }`,
  'stock notice': (sku) => `subscribeProductAlertStock(input: { sku: "${sku}", email: "k@example.dk" }) { success }`,
  review,
};
