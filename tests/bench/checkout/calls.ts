// The eight calls of a purchase, as a storefront sends them, over HTTP with connections kept open.
import http from 'node:http';

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Asks the back end; throws on any error, so that nothing is counted that was not done. */
export async function ask<Data>(origin: string, query: string, variables: object, store = 'b2c'): Promise<Data> {
  const body = JSON.stringify({ query, variables });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-client-name': 'bench',
    origin: 'http://localhost:3000',
    store,
  };
  const answer = await new Promise<{ data?: Data; errors?: { message: string }[] }>((resolve, reject) => {
    const request = http.request(`${origin}/graphql/commerce`, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString())));
      response.on('error', reject);
    });
    request.on('error', reject).end(body);
  });
  if (answer.errors?.length || !answer.data) throw new Error(answer.errors?.map(({ message }) => message).join('; '));
  return answer.data;
}

const CART = 'cart { id total_quantity prices { grand_total { value currency } } }';
export const OPEN_AND_ADD = `mutation ($cart: String!, $items: [CartItemInput!]!) { createEmptyCart(input: { cart_id: $cart })
  addProductsToCart(cartId: $cart, cartItems: $items) { ${CART} user_errors { code message } } }`;
export const ADD = `mutation ($cart: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cart, cartItems: $items) { ${CART} user_errors { code message } } }`;
const CUSTOMER = `mutation ($cart: String!) { setGuestEmailOnCart(input: { cart_id: $cart, email: "maria@example.dk" }) { cart { id email } } }`;
const ADDRESS = `mutation ($cart: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } } }`;
const METHODS = `query ($cart: String!) { cart(cart_id: $cart) { id available_payment_methods { code title }
  shipping_addresses { available_shipping_methods { carrier_code method_code carrier_title method_title available amount { value } } } } }`;
const SET_METHOD = `mutation ($cart: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { ${CART} } }`;
const PAYMENT = `mutation ($cart: String!) { setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "card" } }) { ${CART} } }`;
const PLACE = `mutation ($cart: String!) { placeOrder(input: { cart_id: $cart, agreement_ids: [1], return_url: "/done", cancel_url: "/back" }) {
  orderV2 { number } payment_redirect_url errors { code message } } }`;

const MARIA = {
  firstname: 'Maria',
  lastname: 'Friis',
  street: ['Strandvejen 12'],
  postcode: '2100',
  city: 'København Ø',
  country_code: 'DK',
  telephone: '+45 20 30 40 50',
};

interface Added {
  addProductsToCart: { user_errors: { message: string }[] };
}
interface Methods {
  cart: {
    shipping_addresses: {
      available_shipping_methods: { carrier_code: string; method_code: string; available: boolean }[];
    }[];
  };
}

/** One purchase. `clock` is told how long each call took. */
export async function purchase(
  origin: string,
  cart: string,
  skus: readonly [string, string],
  clock: (call: string, milliseconds: number) => void,
): Promise<void> {
  async function timed<Data>(call: string, query: string, variables: object): Promise<Data> {
    const since = performance.now();
    const data = await ask<Data>(origin, query, { cart, ...variables });
    clock(call, performance.now() - since);
    return data;
  }
  const item = (sku: string) => ({ items: [{ sku, quantity: 1 }] });
  for (const [call, query, sku] of [
    ['add', OPEN_AND_ADD, skus[0]],
    ['add again', ADD, skus[1]],
  ] as const) {
    const { addProductsToCart } = await timed<Added>(call, query, item(sku));
    const [refused] = addProductsToCart.user_errors;
    if (refused) throw new Error(`${sku}: ${refused.message}`);
  }
  await timed('customer', CUSTOMER, {});
  await timed('address', ADDRESS, { address: MARIA });
  const offered = await timed<Methods>('methods', METHODS, {});
  const methods = offered.cart.shipping_addresses[0]?.available_shipping_methods ?? [];
  // What is too heavy for a parcel goes by carrier.
  const method = ['parcel', 'freight']
    .map((carrier) => methods.find((one) => one.available && one.carrier_code === carrier))
    .find(Boolean);
  await timed('set method', SET_METHOD, { carrier: method?.carrier_code, method: method?.method_code });
  await timed('payment', PAYMENT, {});
  const { placeOrder } = await timed<{ placeOrder: { orderV2: object | null; errors: { message: string }[] } }>(
    'place',
    PLACE,
    {},
  );
  if (!placeOrder.orderV2) throw new Error(placeOrder.errors.map(({ message }) => message).join('; '));
}
