// Notes and gift options of cart lines, copied to the order: who may write notes, and how gift options split lines.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AddToCartDocument,
  CustomerOrderDocument,
  SetCartNoteDocument,
  SetCartPresentDocument,
} from '~/services/generated/commerce';
import { mailIn } from '../support/outbox';
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

const BUYER = 'birgitte@havnens-arkitekter.example';

let counter: Counter;
let sku: string;
let other: string;
beforeAll(async () => {
  counter = await openCounter();
  await counter.backend.startJobs();
  [sku = '', other = ''] = await someSkus(counter, 2);
});
afterAll(() => counter?.close());

const write = async (cartId: string, item: string | null, note: string, who: Who) =>
  (await counter.ask(SetCartNoteDocument, { input: { cart_id: cartId, cart_item_uid: item, note } }, who)).errors[0]
    ?.code ?? 'written';

async function linesOf(cartId: string, who: Who) {
  const cart = (await readCart(counter, cartId, who)).data?.cart;
  return { note: cart?.customer_note, lines: cart?.itemsV2?.items.flatMap((line) => line ?? []) ?? [] };
}

// spec: 1: Order notes on cart lines
//   at backend/commerce/cart/notes/set-note.ts
// spec: 3 Cart: `customer_notes` and `customer_note`
//   at backend/commerce/cart/notes/extension.graphql
// spec: 3 Cart item: `note`
//   at backend/commerce/cart/notes/extension.graphql
test('a note belongs to its line when other lines change, and is copied to the order and its mail', async () => {
  const who = await logIn(counter, BUYER);
  const cartId = await readyCart(
    counter,
    [
      [sku, 2],
      [other, 1],
    ],
    'account',
    who,
  );
  const [, second] = (await linesOf(cartId, who)).lines;
  expect(await write(cartId, second?.uid ?? '', '  Til Pia <3\r\n2. sal ', who)).toBe('written');
  expect(await write(cartId, null, 'Ring på hos naboen', who)).toBe('written');
  await add(counter, cartId, sku, 1, who);
  await add(counter, cartId, other, 4, who);
  const kept = await linesOf(cartId, who);
  expect(kept.note).toBe('Ring på hos naboen');
  expect(kept.lines.map(({ note, quantity }) => [note, quantity])).toEqual([
    [null, 3],
    ['Til Pia <3\n2. sal', 5],
  ]);
  const { number } = await place(counter, cartId, who, { requisition_number: 'R-1' });
  const [order] =
    (await counter.ask(CustomerOrderDocument, { number: number ?? '' }, who)).data?.customer?.orders?.items ?? [];
  expect(order?.customer_note).toBe('Ring på hos naboen');
  expect(order?.items?.map((line) => line?.note)).toEqual([null, 'Til Pia <3\n2. sal']);
  const mail = await mailIn(counter.outbox, BUYER, number ?? 'none');
  expect(mail.text).toContain('Note: Til Pia <3');
  expect(mail.html).toContain('Til Pia &lt;3');
});

test('rejects a note from a buyer without the right, and on a line of another cart', async () => {
  const [few, buyer] = [await logIn(counter, 'dorthe@havnens-arkitekter.example'), await logIn(counter, BUYER)];
  const guest = await newCart(counter);
  await add(counter, guest, sku, 1);
  const [foreign] = (await linesOf(guest, {})).lines;
  expect(await write(guest, null, 'Hej', {})).toBe('PERMISSION_DENIED');
  expect(await write(await newCart(counter, few), null, 'Hej', few)).toBe('PERMISSION_DENIED');
  const own = await newCart(counter, buyer);
  expect(await write(own, foreign?.uid ?? '', 'Hej', buyer)).toBe('COULD_NOT_FIND_CART_ITEM');
  expect(await write(own, 'rubbish', 'Hej', buyer)).toBe('COULD_NOT_FIND_CART_ITEM');
  expect(await write(own, null, 'x'.repeat(5000), buyer)).toBe('written');
  expect((await linesOf(own, buyer)).note).toHaveLength(500);
  expect(await write(own, null, '  ', buyer)).toBe('written');
  expect((await linesOf(own, buyer)).note).toBeNull();
});

test('a gift has a separate line with wrapping and greeting, copied to the order and its mail', async () => {
  const who = await logIn(counter, BUYER);
  const cartId = await readyCart(counter, [[sku, 2]], 'account', who);
  const give = async (greeting: string, wrapped: boolean) => {
    const items = [{ sku, quantity: 1, present: { greeting, wrapped } }];
    return (await counter.ask(AddToCartDocument, { cartId, items }, who)).data?.addProductsToCart?.user_errors.map(
      (error) => error?.problem_code ?? error?.code,
    );
  };
  expect(await give('Glædelig\n jul', true)).toEqual([]);
  expect(await give('Glædelig jul', true)).toEqual([]);
  expect(await give(' ', false)).toEqual([]);
  expect(await give('x'.repeat(201), false)).toEqual(['TOO_LONG']);
  const { lines } = await linesOf(cartId, who);
  const said = lines.map((line) => [
    line.quantity,
    ...('configurable_options' in line ? line.configurable_options : []).map(
      (option) => `${option?.option_label}: ${option?.value_label}`,
    ),
  ]);
  expect(said).toEqual([[3], [2, 'Indpakning: Gavepapir og bånd', 'Hilsen: Glædelig jul']]);

  const placed = await place(counter, cartId, who);
  expect(placed.errors).toEqual([]);
  const mail = await mailIn(counter.outbox, BUYER, placed.number ?? '');
  expect(mail.text).toContain('Indpakning: Gavepapir og bånd · Hilsen: Glædelig jul');
  const kept = await counter.rows<{ kind: string; config: unknown }>(
    'SELECT l.kind, l.config FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1 ORDER BY l.position',
    [placed.number],
  );
  expect(kept).toEqual([
    { kind: 'goods', config: null },
    { kind: 'present', config: { greeting: 'Glædelig jul', wrapped: true, deliverOn: null } },
  ]);
});

test('changes and removes gift options in the cart, and merges lines that become identical', async () => {
  const who = await logIn(counter, BUYER);
  const cartId = await newCart(counter, who);
  await add(counter, cartId, sku, 2, who);
  await counter.ask(AddToCartDocument, { cartId, items: [{ sku, quantity: 1, present: { greeting: 'Tak' } }] }, who);
  const [goods, gift] = (await linesOf(cartId, who)).lines;
  const wish = async (present: object, item = gift?.uid ?? '') => {
    const input = { cart_id: cartId, cart_item_uid: item, present };
    const refused = (await counter.ask(SetCartPresentDocument, { input }, who)).errors[0]?.code;
    const { lines } = await linesOf(cartId, who);
    return refused ?? lines.map((line) => [line.quantity, 'present' in line ? line.present?.greeting : null]);
  };
  // The same options again change nothing.
  for (const greeting of [' Mange tak ', 'Mange tak'])
    expect(await wish({ greeting })).toEqual([
      [2, ''],
      [1, 'Mange tak'],
    ]);
  expect(await wish({ greeting: 'x'.repeat(201) })).toBe('TOO_LONG');
  expect(await wish({ deliver_on: '2020-01-01' })).toBe('INVALID_DELIVERY_DATE');
  expect(await wish({ greeting: 'Tak' }, 'rubbish')).toBe('COULD_NOT_FIND_CART_ITEM');
  const hold = (quantity: number) =>
    counter.rows(`UPDATE cart_item SET quantity = $2 WHERE cart_id = $1 AND kind = 'goods'`, [cartId, quantity]);
  // A line holds at most 999,999.
  await hold(999_999);
  expect(await wish({ greeting: 'Mange tak' }, goods?.uid)).toBe('QUANTITY_TOO_LARGE');
  await hold(2);
  expect(await wish({ greeting: 'Mange tak' }, goods?.uid)).toEqual([[3, 'Mange tak']]);
  expect(await wish({ greeting: ' ' })).toEqual([[3, '']]);
  // Only products without other options can be gifts.
  await counter.rows(`UPDATE cart_item SET kind = 'design', config = '{"stel":"eg"}' WHERE cart_id = $1`, [cartId]);
  const [designed] = (await linesOf(cartId, who)).lines;
  expect(await wish({ greeting: 'Tak' }, designed?.uid)).toBe('COULD_NOT_FIND_CART_ITEM');
});
