// Checkout optimisations must preserve correctness: number of SQL statements per call, concurrent changes, terms of sale changed by staff,
// and unique order numbers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AddToCartDocument,
  CheckoutDocument,
  CreateCartDocument,
  SetGuestEmailDocument,
  SetPaymentDocument,
} from '~/services/generated/commerce';
import { add, type Counter, newCart, openCounter, place, prepare, readCart, readyCart, someSkus } from './test-backend';

let counter: Counter;
let skus: string[];
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 8);
});
afterAll(() => counter?.close());

async function statementsOf(document: object, variables: Record<string, unknown>): Promise<number> {
  const question = { client: 'commerce' as const, document: document as never, variables, headers: { store: 'b2c' } };
  const { statements, errors } = await counter.backend.execute(question);
  expect(errors).toBeUndefined();
  return statements;
}

test('checkout calls take few SQL statements, with any cart', async () => {
  const items = skus.map((sku) => ({ sku, quantity: 1 }));
  const filled = await readyCart(
    counter,
    skus.map((sku) => [sku, 1]),
  );
  await readCart(counter, filled);
  const cartId = await newCart(counter);
  expect(await statementsOf(CreateCartDocument, {})).toBe(1);
  // One reads, one writes if the version is unchanged; one more reads the changed cart for the response.
  expect(await statementsOf(AddToCartDocument, { cartId, items })).toBe(3);
  expect(await statementsOf(SetGuestEmailDocument, { input: { cart_id: cartId, email: 'maria@example.dk' } })).toBe(1);
  await prepare(counter, cartId, 'card');
  // The cart, and the physical stores with their stock.
  expect(await statementsOf(CheckoutDocument, { cartId })).toBeLessThanOrEqual(3);
  expect(
    await statementsOf(SetPaymentDocument, { input: { cart_id: cartId, payment_method: { code: 'card' } } }),
  ).toBeLessThanOrEqual(2);
});

test('preserves all lines that several tabs add concurrently', async () => {
  const cartId = await newCart(counter);
  const [one = ''] = skus;
  await Promise.all(skus.flatMap((sku) => [add(counter, cartId, sku, 1), add(counter, cartId, one, 1)]));
  const lines = (await readCart(counter, cartId)).data?.cart?.itemsV2?.items ?? [];
  const held = new Map(lines.map((line) => [line?.product.sku, line?.quantity]));
  expect(skus.map((sku) => held.get(sku))).toEqual(skus.map((sku) => (sku === one ? skus.length + 1 : 1)));
  const positions = await counter.rows('SELECT position FROM cart_item WHERE cart_id = $1', [cartId]);
  expect(new Set(positions.map((row) => row.position)).size).toBe(skus.length);
});

test('new delivery prices and promotions apply to the next response, and end with it', async () => {
  const cartId = await readyCart(counter, [[skus[0] ?? '', 1]]);
  const total = async () => (await readCart(counter, cartId)).data?.cart?.prices?.grand_total?.value ?? 0;
  const before = await total();
  const raise = async (oere: number) => {
    for (const table of ['shipping_price', 'shipping_rate'])
      await counter.rows(`UPDATE ${table} SET gross_oere = gross_oere + ${oere}`);
  };
  await raise(1000);
  expect(await total()).toBeCloseTo(before + 10, 2);
  await counter.rows(`INSERT INTO promotion (name_da, name_en, kind, amount_oere, needs_code, valid_from)
    VALUES ('Fem kroner', 'Five kroner', 'fixed', 500, false, '2020-01-01')`);
  expect(await total()).toBeCloseTo(before + 5, 2);
  await counter.rows(`DELETE FROM promotion WHERE name_en = 'Five kroner'`);
  await raise(-1000);
  expect(await total()).toBeCloseTo(before, 2);
});

test('concurrent orders get different numbers', async () => {
  const carts = await Promise.all(skus.map((sku) => readyCart(counter, [[sku, 1]])));
  const placed = await Promise.all(carts.map((cartId) => place(counter, cartId)));
  expect(placed.flatMap(({ errors }) => errors)).toEqual([]);
  expect(new Set(placed.map(({ number }) => number)).size).toBe(carts.length);
  // Placed again: the same order.
  expect((await place(counter, carts[0] ?? '')).number).toBe(placed[0]?.number);
});
