// A client written for Magento buys and uses an account over HTTP: it sends no client name, and relies on the responses alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_ORIGINS, PLAIN_SERVICES } from '#backend/composition';
import { type Counter, MARIA, openCounter, someSkus } from './test-backend';

let counter: Counter;
let strict: Counter;
let plain: string;
const origins = { main: 'https://shop.example', byStore: new Map([['b2b', 'https://erhverv.example']]) };
beforeAll(async () => {
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, origins, clientsShowTerms: true } });
  strict = await openCounter({ selling: { ...PLAIN_SERVICES, origins: LOCAL_ORIGINS } });
  [plain = ''] = await someSkus(counter, 1);
});
afterAll(() => Promise.all([counter?.close(), strict?.close()]));

/** Responses are read untyped, as a foreign client reads them. */
type Told = Awaited<ReturnType<Response['json']>>;

async function ask(
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
  shop = counter,
): Promise<Told> {
  const answer = await shop.backend.commerce(
    new Request('http://shop.example/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return answer.json();
}

const asked = async (question: string, variables: object = {}): Promise<Told> => {
  const address = new URL('http://shop.example/graphql');
  address.searchParams.set('query', question);
  address.searchParams.set('variables', JSON.stringify(variables));
  return (await counter.backend.commerce(new Request(address))).json();
};

const SHOWN = `uid sku name small_image { url label } price_range { maximum_price { final_price { value currency } } }`;
const SUMS = `prices { grand_total { value } gift_options { printed_card { value currency } } }`;

describe('a visitor', () => {
  test('gets the root category of the menu from the store configuration', async () => {
    const { data } = await asked('{ storeConfig { root_category_uid base_url base_media_url copyright } }');
    expect(data.storeConfig).toMatchObject({
      base_url: 'https://shop.example/',
      base_media_url: 'https://shop.example/media/',
    });
    const menu = `query Menu($root: String!) { categories(filters: { category_uid: { in: [$root] } }) {
      items { uid children { uid name display_mode cms_block { content } children { uid url_path } } } } }`;
    const [root] = (await asked(menu, { root: data.storeConfig.root_category_uid })).data.categories.items;
    const top = (await ask('{ categoryList { children { uid } } }')).data.categoryList[0].children;
    expect(root.uid).toBe(data.storeConfig.root_category_uid);
    expect(root.children.map(({ uid }: Told) => uid)).toEqual(top.map(({ uid }: Told) => uid));
    expect(root.children.length).toBeGreaterThan(3);
    expect(root.children[0]).toMatchObject({ display_mode: 'PRODUCTS', cms_block: null });
  });

  test('gets picture URLs with the host of the store; the storefront gets paths', async () => {
    const products = `{ products(search: "papir", pageSize: 3) { items { ${SHOWN} media_gallery { url } } } }`;
    const urlsTo = async (headers: Record<string, string>) =>
      (await ask(products, {}, headers)).data.products.items.flatMap((item: Told) => [
        item.small_image.url,
        ...item.media_gallery.map(({ url }: Told) => url),
      ]);
    for (const url of await urlsTo({ store: 'b2c' })) expect(url).toMatch(/^https:\/\/shop\.example\/media\//);
    for (const url of await urlsTo({ store: 'b2b' })) expect(url).toMatch(/^https:\/\/erhverv\.example\/media\//);
    for (const url of await urlsTo({ 'x-client-name': 'commerce' })) expect(url).toMatch(/^\/media\//);
  });

  test('gets product attributes as custom attributes, in both shapes', async () => {
    const { data } = await ask(
      `query Facts($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
        product_info { code value }
        custom_attributes { attribute_metadata { code label ... on ProductAttributeMetadata { used_in_components } } entered_attribute_value { value } }
        custom_attributesV2 { items { code ... on AttributeValue { value } } errors { type } } } } }`,
      { sku: plain },
    );
    const [{ product_info, custom_attributes, custom_attributesV2 }] = data.products.items;
    expect(product_info.length).toBeGreaterThan(0);
    expect(custom_attributesV2).toEqual({ items: product_info, errors: [] });
    expect(
      custom_attributes.map((one: Told) => ({
        code: one.attribute_metadata.code,
        value: one.entered_attribute_value.value,
      })),
    ).toEqual(product_info);
  });

  test('gets content pages, by identifier and by address', async () => {
    const page = 'cmsPage(identifier: "info/om-os") { identifier title content meta_description url_key }';
    const { data } = await ask(
      `{ ${page} route(url: "/info/om-os") { type relative_url redirect_code ... on CmsPage { identifier title } } }`,
    );
    expect(data.cmsPage.content).toContain('<');
    expect(data.route).toEqual({
      type: 'CMS_PAGE',
      relative_url: 'info/om-os',
      redirect_code: 0,
      identifier: 'info/om-os',
      title: data.cmsPage.title,
    });
    const none = await ask(
      '{ cmsPage(identifier: "findes-ikke") { title } cmsBlocks(identifiers: ["a"]) { items { content } } }',
    );
    expect(none.data).toEqual({ cmsPage: null, cmsBlocks: { items: [] } });
    expect(none.errors[0].extensions.category).toBe('graphql-no-such-entity');
  });
});

async function chooseVariant() {
  const { data } = await ask(
    `{ products(search: "kontorstol", pageSize: 40) { items { __typename sku ... on ConfigurableProduct {
      configurable_options { uid attribute_uid attribute_code values { uid label } }
      variants { attributes { uid code } product { sku stock_status } } } } } }`,
  );
  const family = data.products.items.find((item: Told) => item.__typename === 'ConfigurableProduct');
  const variant =
    family.variants.find(({ product }: Told) => product.stock_status === 'IN_STOCK') ?? family.variants[0];
  return { family, chosen: variant.attributes.map(({ uid }: Told) => uid) };
}

const ORDER = `mutation Buy($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }`;

async function readyCart(shop: Counter): Promise<string> {
  const said = (query: string, variables: object) => ask(query, variables, {}, shop);
  const id = (await said('mutation { createEmptyCart }', {})).data.createEmptyCart;
  const steps = [
    `mutation A($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 2 }]) { cart { id ${SUMS} } user_errors { code } } }`,
    `mutation B($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "maria@example.dk" }) { cart { email } } }`,
    `mutation C($id: String!, $at: CartAddressInput!) { setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $at }] }) { cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } } } }`,
    `mutation D($id: String!) { setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } } }`,
    `mutation E($id: String!, $carrier: String!, $method: String!) { setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { cart { ${SUMS} } } }`,
    `mutation F($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "card" } }) { cart { selected_payment_method { code } } } }`,
  ];
  let way: Told = {};
  for (const step of steps) {
    const { data, errors } = await said(step, { id, sku: plain, at: MARIA, ...way });
    expect(errors).toBeUndefined();
    const offered = data.setShippingAddressesOnCart?.cart.shipping_addresses[0].available_shipping_methods;
    const home = offered?.find((one: Told) => !/shop|point|pickup/i.test(one.method_code)) ?? offered?.[0];
    if (home) way = { carrier: home.carrier_code, method: home.method_code };
  }
  return id;
}

describe('a buyer', () => {
  test('adds a variant by the uids of its options, and gets the same uids on the cart line', async () => {
    const { family, chosen } = await chooseVariant();
    const id = (await ask('mutation { createEmptyCart }')).data.createEmptyCart;
    const { data } = await ask(
      `mutation Add($id: String!, $sku: String!, $chosen: [ID]) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1, selected_options: $chosen }]) {
        user_errors { message } cart { gift_message { message } gift_receipt_included printed_card_included ${SUMS} items { uid gift_message { to }
          ... on ConfigurableCartItem { configurable_options { configurable_product_option_uid configurable_product_option_value_uid } } } } } }`,
      { id, sku: family.sku, chosen },
    );
    const { cart, user_errors } = data.addProductsToCart;
    expect(user_errors).toEqual([]);
    const options = cart.items[0].configurable_options;
    expect(options.map((one: Told) => one.configurable_product_option_uid)).toEqual(
      family.configurable_options.map(({ attribute_uid }: Told) => attribute_uid),
    );
    expect(options.map((one: Told) => one.configurable_product_option_value_uid)).toEqual(chosen);
    expect(cart).toMatchObject({ gift_message: null, gift_receipt_included: false, printed_card_included: false });
    expect(cart.prices.gift_options.printed_card).toEqual({ value: 0, currency: 'DKK' });
    const gift = (more: string) =>
      ask(
        `mutation Gift($id: String!) { setGiftOptionsOnCart(input: { cart_id: $id, gift_receipt_included: false, printed_card_included: false ${more} }) { cart { id } } }`,
        { id },
      );
    expect((await gift('')).data.setGiftOptionsOnCart.cart.id).toBe(id);
    expect((await gift('gift_message: { from: "A", to: "B", message: "C" }')).errors[0].message).toContain(
      'not available',
    );
  });

  test('places an order; when terms are required, the rejection is among the top-level errors', async () => {
    const { data, errors } = await ask(ORDER, { id: await readyCart(counter) });
    expect(errors).toBeUndefined();
    expect(data.placeOrder.order.order_number).toMatch(/\d/);
    const stopped = await ask(ORDER, { id: await readyCart(strict) }, {}, strict);
    expect(stopped.data.placeOrder.order).toBeNull();
    expect(stopped.errors).toMatchObject([
      { message: expect.stringMatching(/^Unable to place order: /), extensions: { code: 'TERMS_NOT_ACCEPTED' } },
    ]);
    // The storefront reads rejections from the payload.
    const own = await ask(ORDER, { id: await readyCart(strict) }, { 'x-client-name': 'commerce' }, strict);
    expect([own.data.placeOrder.order, own.errors]).toEqual([null, undefined]);
  });

  test('must accept the named terms: accepted ids pass, an empty list is rejected', async () => {
    const named = ORDER.replace('cart_id: $id', 'cart_id: $id, agreement_ids: [1]');
    expect((await ask(named, { id: await readyCart(strict) }, {}, strict)).data.placeOrder.order).not.toBeNull();
    const refused = ORDER.replace('cart_id: $id', 'cart_id: $id, agreement_ids: []');
    expect((await ask(refused, { id: await readyCart(counter) })).errors[0].extensions.code).toBe('TERMS_NOT_ACCEPTED');
  });
});

test('a customer creates an account, logs in, reads it and logs out', async () => {
  const person = { firstname: 'Ida', lastname: 'Lund', email: 'ida@example.dk', password: 'Kontor-2026' };
  const made = await ask(
    'mutation New($person: CustomerCreateInput!) { createCustomerV2(input: $person) { customer { id email is_confirmed } } }',
    { person },
  );
  expect(made.data.createCustomerV2.customer).toMatchObject({ email: person.email, is_confirmed: true });
  const login =
    'mutation In($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';
  const { token } = (await ask(login, person)).data.generateCustomerToken;
  const as = { authorization: `Bearer ${token}` };
  const { data } = await ask(
    `{ customer { firstname is_subscribed wishlists { id items_count } wishlist_v2(id: 1) { id } addresses { id }
        orders(pageSize: 5) { total_count items { number state payment_methods { name additional_data { name } } } } }
      customerPaymentTokens { items { public_hash } } recaptchaV3Config { website_key } searchTerm(Search: "papir") { redirect } }`,
    {},
    as,
  );
  expect(data).toEqual({
    customer: {
      firstname: 'Ida',
      is_subscribed: false,
      wishlists: [],
      wishlist_v2: null,
      addresses: [],
      orders: { total_count: 0, items: [] },
    },
    customerPaymentTokens: { items: [] },
    recaptchaV3Config: null,
    searchTerm: null,
  });
  const wish = 'mutation Wish { createWishlist(input: { name: "A", visibility: PRIVATE }) { wishlist { id } } }';
  expect((await ask(wish, {}, as)).errors[0].message).toBe('The wishlist configuration is currently disabled.');
  expect((await ask('{ customerPaymentTokens { items { public_hash } } }')).errors[0].extensions.category).toBe(
    'graphql-authorization',
  );
  expect((await ask('mutation { revokeCustomerToken { result } }', {}, as)).data.revokeCustomerToken.result).toBe(true);
  expect((await ask('{ customer { email } }', {}, as)).data.customer).toBeNull();
});
