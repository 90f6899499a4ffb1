// Deprecated names still used by Magento's own client return the same data as their replacements.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AddSimpleProductsToCartInput,
  ConfigurableProduct,
  Country,
  Currency,
  CustomerInput,
  Mutation,
  SimpleProduct,
} from '#backend/generated/commerce';
import { type Counter, newCart, openCounter, readCart, someSkus } from './test-backend';

let counter: Counter;
let plain: string;
beforeAll(async () => {
  counter = await openCounter();
  [plain = ''] = await someSkus(counter, 1);
});
afterAll(() => counter?.close());

interface Found<Product> {
  products: { items: Product[] };
}

const PRODUCT: TypedDocumentNode<Found<SimpleProduct>, { sku: string }> = gql`
  query Product($sku: String!) {
    products(filter: { sku: { eq: $sku } }) {
      items {
        price { regularPrice { amount { value currency } } minimalPrice { amount { value } } maximalPrice { amount { value } } }
        price_range { minimum_price { regular_price { value } final_price { value } } maximum_price { final_price { value } } }
        media_gallery { url }
        media_gallery_entries { id file position media_type }
      }
    }
  }
`;

test('price and pictures of a product', async () => {
  const { data } = await counter.ask(PRODUCT, { sku: plain });
  const product = data?.products.items[0];
  const least = product?.price_range.minimum_price;
  expect(product?.price).toEqual({
    regularPrice: { amount: { value: least?.regular_price.value, currency: 'DKK' } },
    minimalPrice: { amount: least?.final_price },
    maximalPrice: { amount: product?.price_range.maximum_price?.final_price },
  });
  expect(product?.media_gallery_entries?.map((entry) => ({ url: entry?.file }))).toEqual(product?.media_gallery);
});

const ADD_SIMPLE: TypedDocumentNode<
  Pick<Mutation, 'addSimpleProductsToCart'>,
  { input: AddSimpleProductsToCartInput }
> = gql`
  mutation AddSimple($input: AddSimpleProductsToCartInput) {
    addSimpleProductsToCart(input: $input) { cart { total_quantity total_summary_quantity_including_config } }
  }
`;

test('adds lines, and returns the first rejection as an error', async () => {
  const cartId = await newCart(counter);
  const put = (sku: string) =>
    counter.ask(ADD_SIMPLE, { input: { cart_id: cartId, cart_items: [{ data: { sku, quantity: 2 } }] } });
  const added = await put(plain);
  expect(added.data?.addSimpleProductsToCart?.cart).toEqual({
    total_quantity: 2,
    total_summary_quantity_including_config: 2,
  });
  expect((await put('NO-SUCH')).errors.map(({ message }) => message)).toEqual([
    'Could not find a product with SKU "NO-SUCH"',
  ]);
  expect((await readCart(counter, cartId)).data?.cart?.total_quantity).toBe(2);
});

const CONFIGURABLE: TypedDocumentNode<Found<ConfigurableProduct>, { sku: string; chosen: string[] }> = gql`
  query Configurable($sku: String!, $chosen: [ID!]) {
    products(filter: { sku: { eq: $sku } }) {
      items {
        ... on ConfigurableProduct {
          configurable_options { attribute_id attribute_code values { uid } }
          variants { attributes { uid } product { sku } }
          configurable_product_options_selection(configurableOptionValueUids: $chosen) { variant { sku } media_gallery { url } }
        }
      }
    }
  }
`;

test('selected options of a configurable product identify its variant once only one is left', async () => {
  const [parent] = await counter.rows<{ sku: string }>(
    `SELECT sku FROM product WHERE type = 'configurable' AND request_price = false ORDER BY id LIMIT 1`,
  );
  const ask = async (chosen: string[]) =>
    (await counter.ask(CONFIGURABLE, { sku: parent?.sku ?? '', chosen })).data?.products.items[0];
  const open = await ask([]);
  expect(open?.configurable_options?.[0]?.attribute_id).toMatch(/^(93|144)$/);
  expect(open?.configurable_product_options_selection?.variant).toBeNull();
  const first = open?.variants?.[0];
  const chosen = await ask(first?.attributes?.flatMap((one) => one?.uid ?? []) ?? []);
  expect(chosen?.configurable_product_options_selection?.variant).toEqual({ sku: first?.product?.sku });
});

const ACCOUNT: TypedDocumentNode<Pick<Mutation, 'createCustomer'>, { input: CustomerInput }> = gql`
  mutation Account($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }
`;

test('createCustomer validates like its replacement', async () => {
  const { errors } = await counter.ask(ACCOUNT, { input: { email: 'vera@example.dk', password: 'Kontor-2026' } });
  expect(errors[0]).toMatchObject({ category: 'graphql-input' });
});

const COUNTRY: TypedDocumentNode<
  { countries: Country[]; country: Country; currency: Currency },
  Record<string, never>
> = gql`query Country { countries { id full_name_locale available_regions { code } } country(id: "dk") { id } currency { base_currency_code } }`;

test('the shop sells to Denmark, in kroner', async () => {
  expect((await counter.ask(COUNTRY, {})).data).toEqual({
    countries: [{ id: 'DK', full_name_locale: 'Danmark', available_regions: null }],
    country: { id: 'DK' },
    currency: { base_currency_code: 'DKK' },
  });
});
