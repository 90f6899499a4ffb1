// The eight calls of a purchase, as a storefront sends them, over HTTP with keep-alive connections.
import http from 'node:http';

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

export interface Asked<Data> {
  data: Data;
  /** SQL statements that the answer took. */
  statements: number;
}

/** Queries the back end; throws on any error, so that failed calls are not counted. */
export async function ask<Data>(origin: string, query: string, variables: object, store = 'b2c'): Promise<Asked<Data>> {
  const body = JSON.stringify({ query, variables });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-client-name': 'bench',
    origin: 'http://localhost:3000',
    store,
  };
  let statements = 0;
  const answer = await new Promise<{ data?: Data; errors?: { message: string }[] }>((resolve, reject) => {
    const request = http.request(`${origin}/graphql/commerce`, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      statements = Number(response.headers['x-statements']);
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString())));
      response.on('error', reject);
    });
    request.on('error', reject).end(body);
  });
  if (answer.errors?.length || !answer.data) throw new Error(answer.errors?.map(({ message }) => message).join('; '));
  return { data: answer.data, statements };
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
interface Placed {
  placeOrder: { orderV2: object | null; errors: { message: string }[] };
}
interface Methods {
  cart: {
    shipping_addresses: {
      available_shipping_methods: { carrier_code: string; method_code: string; available: boolean }[];
    }[];
  };
}

/** A buyer: their cart, and the options offered so far. */
export interface Buying {
  origin: string;
  cart: string;
  skus: readonly [string, string];
  method?: { carrier_code: string; method_code: string } | undefined;
}

type Step = (buying: Buying) => Promise<number>;

const plain =
  (query: string, variables: (buying: Buying) => object = () => ({})): Step =>
  async (buying) =>
    (await ask(buying.origin, query, { cart: buying.cart, ...variables(buying) })).statements;

const adding =
  (query: string, which: 0 | 1): Step =>
  async ({ origin, cart, skus }) => {
    const items = [{ sku: skus[which], quantity: 1 }];
    const { data, statements } = await ask<Added>(origin, query, { cart, items });
    const [refused] = data.addProductsToCart.user_errors;
    if (refused) throw new Error(`${skus[which]}: ${refused.message}`);
    return statements;
  };

const methods: Step = async (buying) => {
  const { data, statements } = await ask<Methods>(buying.origin, METHODS, { cart: buying.cart });
  const offered = data.cart.shipping_addresses[0]?.available_shipping_methods ?? [];
  // Products too heavy for a parcel are sent by carrier.
  buying.method = ['parcel', 'freight']
    .map((carrier) => offered.find((one) => one.available && one.carrier_code === carrier))
    .find(Boolean);
  return statements;
};

const place: Step = async ({ origin, cart }) => {
  const { data, statements } = await ask<Placed>(origin, PLACE, { cart });
  const { orderV2, errors } = data.placeOrder;
  if (!orderV2) throw new Error(errors.map(({ message }) => message).join('; '));
  return statements;
};

/** The calls of a purchase in order; each returns its number of SQL statements. */
export const STEPS: ReadonlyMap<string, Step> = new Map([
  ['add', adding(OPEN_AND_ADD, 0)],
  ['add again', adding(ADD, 1)],
  ['customer', plain(CUSTOMER)],
  ['address', plain(ADDRESS, () => ({ address: MARIA }))],
  ['methods', methods],
  ['set method', plain(SET_METHOD, ({ method }) => ({ carrier: method?.carrier_code, method: method?.method_code }))],
  ['payment', plain(PAYMENT)],
  ['place', place],
]);

/** One purchase. `clock` receives the duration of each call. */
export async function purchase(buying: Buying, clock: (call: string, milliseconds: number) => void): Promise<void> {
  for (const [call, step] of STEPS) {
    const since = performance.now();
    await step(buying);
    clock(call, performance.now() - since);
  }
}
