// A purchase rule added by a shop: one more row in the table applies everywhere a cart is filled, changed or ordered.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PURCHASE_RULES } from '#domain/purchase-rules/table';
import {
  QuickOrderDocument,
  QuickOrderToCartDocument,
  ReorderDocument,
  UpdateLineDocument,
} from '~/services/generated/commerce';
import { atMostThree } from './at-most-three';
import {
  add,
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  readCart,
  readyCart,
  someSkus,
  type Who,
} from './test-backend';

/** The customer group of the buyer. */
const GROUP = 2;
const BUYER = 'birgitte@havnens-arkitekter.example';

let counter: Counter;
let buyer: Who;
let sku: string;
beforeAll(async () => {
  counter = await openCounter({ purchaseRules: [...PURCHASE_RULES, atMostThree(GROUP)] });
  [sku = ''] = await someSkus(counter, 1);
  buyer = await logIn(counter, BUYER);
});
afterAll(() => counter?.close());

const TOO_MANY = 'The most you may purchase is 3';
const linesOf = async (cartId: string, who: Who) => {
  const lines = (await readCart(counter, cartId, who)).data?.cart?.itemsV2?.items ?? [];
  return lines.flatMap((line) => (line ? [{ uid: line.uid, quantity: line.quantity, errors: line.errors }] : []));
};
const emptied = async () => {
  const cartId = await newCart(counter, buyer);
  await counter.rows('DELETE FROM cart_item WHERE cart_id = $1', [cartId]);
  return cartId;
};

test('limits adding and changing to three, for this group only', async () => {
  const cartId = await emptied();
  expect(await add(counter, cartId, sku, 3, buyer)).toEqual([]);
  expect(await add(counter, cartId, sku, 1, buyer)).toMatchObject([{ message: TOO_MANY }]);
  const [line] = await linesOf(cartId, buyer);
  const input = { cart_id: cartId, cart_items: [{ cart_item_uid: line?.uid ?? '', quantity: 4 }] };
  const changed = await counter.ask(UpdateLineDocument, { input }, buyer);
  expect(changed.data?.updateCartItems?.errors).toMatchObject([{ message: TOO_MANY }]);
  expect((await linesOf(cartId, buyer))[0]?.quantity).toBe(3);
  expect(await add(counter, await newCart(counter), sku, 4)).toEqual([]);
});

test('is reported by a quick order, which adds no more', async () => {
  const cartId = await emptied();
  const four = { lines: [{ code: sku, quantity: 4, whole: null }] };
  const refused = { status: 'REFUSED', refusal: { code: 'QUANTITY_TOO_LARGE', params: { max: 3 } } };
  expect((await counter.ask(QuickOrderDocument, four, buyer)).data?.quickOrder).toMatchObject([refused]);
  const put = await counter.ask(QuickOrderToCartDocument, { cartId, ...four, onlyGood: true }, buyer);
  expect(put.data?.quickOrderToCart).toMatchObject({ added: 0, lines: [refused] });
});

test('marks a line that exceeds it, blocks the order, and is reported when reordering', async () => {
  await emptied();
  const cartId = await readyCart(counter, [[sku, 1]], 'account', buyer);
  await counter.rows('UPDATE cart_item SET quantity = 4 WHERE cart_id = $1', [cartId]);
  expect((await linesOf(cartId, buyer))[0]?.errors).toMatchObject([{ message: TOO_MANY }]);
  expect(await place(counter, cartId, buyer)).toMatchObject({ errors: [{ message: TOO_MANY }] });
  await counter.rows('UPDATE cart_item SET quantity = 3 WHERE cart_id = $1', [cartId]);
  const { number } = await place(counter, cartId, buyer);
  expect(number).toBeTruthy();
  await add(counter, await emptied(), sku, 1, buyer);
  const again = await counter.ask(ReorderDocument, { number: number ?? '' }, buyer);
  expect(again.data?.reorderItems?.userInputErrors).toMatchObject([{ message: TOO_MANY }]);
});

test('a product removed from the assortment is marked on its line, and blocks the order', async () => {
  await emptied();
  const cartId = await readyCart(counter, [[sku, 1]], 'account', buyer);
  const [stores] = await counter.rows('SELECT store_ids FROM product WHERE sku = $1', [sku]);
  await counter.rows("UPDATE product SET store_ids = '{99}' WHERE sku = $1", [sku]);
  const gone = 'Product that you are trying to add is not available.';
  expect((await linesOf(cartId, buyer))[0]?.errors).toMatchObject([{ message: gone }]);
  expect(await place(counter, cartId, buyer)).toMatchObject({ number: null, errors: [{ message: gone }] });
  await counter.rows('UPDATE product SET store_ids = $2 WHERE sku = $1', [sku, stores?.store_ids ?? null]);
  expect((await linesOf(cartId, buyer))[0]?.errors).toEqual([]);
});
