// Price changes of products in a cart: reported per line, and no order is placed with changes the buyer has not seen.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPrice } from '#backend/commerce/catalogue/maintenance/set-price';
import { UpdateLineDocument } from '~/services/generated/commerce';
import { type Counter, openCounter, place, readCart, readyCart, someSkus } from './test-backend';

let counter: Counter;
let one: string;
let other: string;
beforeAll(async () => {
  counter = await openCounter();
  [one = '', other = ''] = await someSkus(
    counter,
    2,
    `p.duty_code IS NULL AND p.gross_oere > 1000 AND NOT EXISTS (SELECT FROM product_special s WHERE s.product_id = p.id)`,
  );
});
afterAll(() => counter?.close());

const priceOf = async (sku: string) =>
  (await counter.rows<{ oere: number }>('SELECT gross_oere::int AS oere FROM product WHERE sku = $1', [sku]))[0]
    ?.oere ?? 0;

async function change(sku: string, by: number): Promise<[before: number, after: number]> {
  const before = await priceOf(sku);
  const { pool } = counter.database;
  expect(await setPrice(pool, sku, before + by, counter.clock.now())).toMatchObject({ ok: true });
  return [before / 100, (before + by) / 100];
}

async function told(cartId: string) {
  const { data } = await readCart(counter, cartId);
  const items = data?.cart?.itemsV2?.items ?? [];
  return {
    key: data?.cart?.price_changes ?? null,
    total: data?.cart?.prices?.grand_total?.value ?? 0,
    lines: items.map((item) => [
      item?.prices?.changed_from?.value ?? null,
      item?.prices?.price_including_tax.value ?? null,
    ]),
    uids: items.map((item) => item?.uid ?? ''),
  };
}

test('opposite changes leave the total equal, but the order is refused until both are confirmed', async () => {
  const cartId = await readyCart(counter, [
    [one, 2],
    [other, 2],
  ]);
  const before = await told(cartId);
  expect(before.key).toBe('');
  expect(before.lines.map(([from]) => from)).toEqual([null, null]);
  const up = await change(one, 250);
  const down = await change(other, -250);
  const after = await told(cartId);
  expect(after.total).toBe(before.total);
  expect(after.lines).toEqual([up, down]);

  const early = await place(counter, cartId, {}, { expected_total: before.total, price_changes: before.key });
  expect(early).toMatchObject({ number: null, errors: [{ code: 'PRICE_CHANGED' }] });
  const seen = await place(counter, cartId, {}, { expected_total: after.total, price_changes: after.key });
  expect(seen.errors).toEqual([]);
  expect(seen.number).not.toBeNull();
});

test('updating a quantity accepts the current price; a price that changed back is not reported', async () => {
  const cartId = await readyCart(counter, [
    [one, 1],
    [other, 1],
  ]);
  await change(one, 300);
  const { uids, lines } = await told(cartId);
  expect(lines.map(([from]) => from === null)).toEqual([false, true]);
  const input = { cart_id: cartId, cart_items: [{ cart_item_uid: uids[0] ?? '', quantity: 2 }] };
  await counter.ask(UpdateLineDocument, { input });
  expect((await told(cartId)).key).toBe('');
  await change(other, 100);
  expect((await told(cartId)).key).not.toBe('');
  await change(other, -100);
  expect((await told(cartId)).key).toBe('');
});
