// The delivery price displayed for a product equals the price that the cart charges.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Counter, MARIA, openCounter } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

type Told = Awaited<ReturnType<Response['json']>>;

async function ask(query: string, variables: object = {}): Promise<Told> {
  const request = new Request('http://shop.example/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await (await counter.backend.commerce(request)).json()).data;
}

async function cheapestInCart(sku: string): Promise<number> {
  const id = (await ask('mutation { createEmptyCart }')).createEmptyCart;
  await ask(
    'mutation A($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { code } } }',
    { id, sku },
  );
  const { setShippingAddressesOnCart: set } = await ask(
    `mutation B($id: String!, $at: CartAddressInput!) { setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $at }] }) {
      cart { shipping_addresses { available_shipping_methods { carrier_code method_code available price_incl_tax { value } } } } } }`,
    { id, at: MARIA },
  );
  const rows = await counter.rows<{ key: string }>(
    "SELECT carrier_code || '/' || method_code AS key FROM shipping_method WHERE channel IN ('day', 'express', 'interval', 'pallet')",
  );
  const toTheDoor = new Set(rows.map(({ key }) => key));
  const ways: Told[] = set.cart.shipping_addresses[0].available_shipping_methods;
  const prices = ways
    .filter((way) => way.available && toTheDoor.has(`${way.carrier_code}/${way.method_code}`))
    .map((way) => way.price_incl_tax.value);
  return Math.min(...prices);
}

const PRICE =
  'query P($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { delivery_price { value currency } free_delivery_from { value } } } }';

/** The first product in that order that the store displays. */
async function example(order: string): Promise<{ sku: string; price: Told }> {
  const rows = await counter.rows<{ sku: string }>(
    `SELECT sku FROM product WHERE type = 'simple' AND parent_id IS NULL AND min_qty = 1 AND NOT request_price AND NOT only_trade
      ORDER BY ${order}, id LIMIT 40`,
  );
  for (const { sku } of rows) {
    const [found] = (await ask(PRICE, { sku })).products.items;
    if (found?.delivery_price) return { sku, price: found.delivery_price };
  }
  throw new Error(`No product by ${order}`);
}

test.each(['weight_grams', 'weight_grams DESC', 'longest_mm DESC NULLS LAST'])(
  'is the cheapest price in the cart, for the first product by %s',
  async (order) => {
    const { sku, price } = await example(order);
    expect([sku, price]).toEqual([sku, { value: await cheapestInCart(sku), currency: 'DKK' }]);
  },
);

test('free delivery starts at the limit of that delivery method, or never when no limit is set', async () => {
  const { sku } = await example('weight_grams');
  const limitOf = async () => (await ask(PRICE, { sku })).products.items[0].free_delivery_from;
  const before = await counter.rows<{ limit: number }>(
    `SELECT DISTINCT p.free_from_oere / 100 AS limit FROM shipping_price p JOIN store s ON s.id = p.store_id
      WHERE s.code = 'b2c' AND p.free_from_oere IS NOT NULL`,
  );
  expect(before.map(({ limit }) => limit)).toContain((await limitOf()).value);
  await counter.rows('UPDATE shipping_price SET free_from_oere = NULL');
  await expect.poll(limitOf).toBeNull();
});
