// SQL of carts: finds, opens and updates the shopper's own cart, and merges two carts line by line.
import { describe, expect, test } from 'vitest';
import { abandonCarts, insertCart, openCartOf, readCart, reopenCart, writeCart } from '#backend/commerce/cart/cart.sql';
import { lockCart, type Put, writeLocked, writeOpen, writeUnchanged } from '#backend/commerce/cart/write.sql';
import {
  deleteLines,
  lockCarts,
  moveOtherLines,
  setLine,
  sharedLines,
} from '#backend/commerce/checkout/merge/merge.sql';
import { AS_IT_STANDS } from '#domain/order/line-choice';
import { ELSEWHERE, HERE, minutes, NOW, openSales } from './sales';

const sales = openSales();

/** An ordered cart of the customer, with an order and a payment in the given statuses. */
async function ordered(id: string, customerId: number, status: string, paid: string, columns = {}) {
  await sales.cart(id, { customer_id: customerId, status: 'ordered', ...columns });
  const order_id = await sales.order(id, { cart_id: id, status });
  const payment = { order_id, provider: 'card', mode: 'TEST', status: paid, amount_oere: 10_000 };
  await sales.insert('payment', { ...payment, created_at: NOW, updated_at: NOW });
}
const item = (cartId: string, productId: number, columns: Record<string, unknown> = {}) =>
  sales.insert('cart_item', { cart_id: cartId, product_id: productId, quantity: 1, position: 1, ...columns });
const statuses = async () =>
  Object.fromEntries(
    (await sales.rows<{ id: string; status: string }>('SELECT id, status FROM cart ORDER BY id')).map((row) => [
      row.id,
      row.status,
    ]),
  );
const read = async (id: string) => {
  const row = await readCart(sales.db, id);
  if (!row) throw new Error(`there is no cart ${id}`);
  return row;
};

describe('a cart', () => {
  test('is inserted once, and a customer has one open cart per store', async () => {
    const customerId = await sales.customer('Anna');
    const make = (id: string, storeId = HERE) => insertCart(sales.on, { id, storeId, customerId, now: NOW });
    expect([await make('one'), await make('one'), await make('two'), await make('three', ELSEWHERE)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('is read and updated by its id', async () => {
    for (const id of ['one', 'two', 'three']) await sales.cart(id);
    await writeCart(sales.db, 'two', { email: 'anna@example.dk' }, minutes(1));
    expect(await read('one')).toMatchObject({ id: 'one', email: null, version: 1, updatedAt: NOW });
    expect(await read('two')).toMatchObject({ id: 'two', email: 'anna@example.dk', version: 2, updatedAt: minutes(1) });
    expect(await readCart(sales.db, 'four')).toBeNull();
  });

  test('of a customer is the open one of this store; one with an open payment is locked', async () => {
    const later = { updated_at: minutes(9) };
    const [active, waiting, nothing] = [
      await sales.customer('Active'),
      await sales.customer('Waiting'),
      await sales.customer('Nothing'),
    ];
    await sales.cart('active', { customer_id: active });
    await sales.cart('active-elsewhere', { customer_id: active, store_id: ELSEWHERE, ...later });
    await sales.cart('left', { customer_id: active, status: 'abandoned', ...later });
    await ordered('paying-too', active, 'pending', 'pending', later);
    await ordered('paying', waiting, 'pending', 'pending');
    for (const [name, customerId] of [
      ['waiting', waiting],
      ['nothing', nothing],
    ] as const) {
      await ordered(`${name}-declined`, customerId, 'pending', 'declined', later);
      await ordered(`${name}-paid`, customerId, 'processing', 'pending', later);
      await ordered(`${name}-left`, customerId, 'pending', 'pending', { status: 'abandoned', ...later });
      await ordered(`${name}-elsewhere`, customerId, 'pending', 'pending', { store_id: ELSEWHERE, ...later });
      await sales.cart(`${name}-without-order`, { customer_id: customerId, status: 'ordered', ...later });
    }
    const found = async (customerId: number, storeId = HERE) =>
      (await openCartOf(sales.db, { customerId, storeId, punchoutId: null }))?.id;
    expect(await found(active)).toBe('active');
    expect(await found(active, ELSEWHERE)).toBe('active-elsewhere');
    expect(await found(waiting)).toBeUndefined();
    expect(await found(nothing)).toBeUndefined();
  });

  test('is abandoned when it is an old, unchanged guest cart', async () => {
    const [old, late] = [minutes(-60), minutes(-10)];
    const customerId = await sales.customer('Anna');
    const both = { created_at: old, updated_at: old };
    await sales.cart('guest', both);
    await sales.cart('customer', { ...both, customer_id: customerId });
    await sales.cart('ordered', { ...both, status: 'ordered' });
    await sales.cart('touched', { created_at: old, updated_at: late });
    await sales.cart('new', { created_at: late, updated_at: late });
    expect(await abandonCarts(sales.db, minutes(-30), NOW)).toBe(1);
    expect(await statuses()).toEqual({
      customer: 'active',
      guest: 'abandoned',
      new: 'active',
      ordered: 'ordered',
      touched: 'active',
    });
  });
});

describe('a cart whose order failed', () => {
  async function scene() {
    const [anna, bo] = [await sales.customer('Anna'), await sales.customer('Bo')];
    const goods = await sales.product('A');
    await sales.cart('back', { customer_id: anna, status: 'ordered' });
    await item('back', goods);
    await sales.cart('empty-ordered', { customer_id: anna, status: 'ordered' });
    return { anna, bo, goods };
  }

  test('is reopened independent of other customers’ and stores’ carts, and replaces an empty one', async () => {
    const { anna, bo, goods } = await scene();
    await sales.cart('elsewhere', { customer_id: anna, store_id: ELSEWHERE });
    await sales.cart('empty', { customer_id: anna });
    await sales.cart('other', { customer_id: bo });
    await reopenCart(sales.db, await read('back'), minutes(1));
    const left = { elsewhere: 'active', 'empty-ordered': 'ordered', other: 'active' };
    expect(await statuses()).toEqual({ ...left, back: 'active', empty: 'abandoned' });
    await sales.rows(`UPDATE cart SET status = 'ordered' WHERE id = 'back'`);
    for (const id of ['elsewhere', 'other']) await item(id, goods);
    await reopenCart(sales.db, await read('back'), minutes(1));
    expect(await statuses()).toEqual({ ...left, back: 'active', empty: 'abandoned' });
  });

  test('is abandoned when its customer filled another cart; a guest’s is reopened', async () => {
    const { anna, goods } = await scene();
    await sales.cart('filled', { customer_id: anna });
    await item('filled', goods);
    await sales.cart('guest', { status: 'ordered' });
    await reopenCart(sales.db, await read('back'), minutes(1));
    await reopenCart(sales.db, await read('guest'), minutes(1));
    expect(await statuses()).toEqual({
      back: 'abandoned',
      'empty-ordered': 'ordered',
      filled: 'active',
      guest: 'active',
    });
  });
});

describe('an update', () => {
  test('locks and changes its own cart only', async () => {
    const row = { store_id: HERE, created_at: NOW, updated_at: NOW };
    for (const id of ['one', 'two', 'three']) await sales.insertForAll('cart', { id, ...row });
    expect((await lockCart(sales.on, 'two'))?.id).toBe('two');
    expect(await sales.locked('cart')).toEqual(['two']);
    expect(await writeLocked(sales.on, 'two', { reference: 'R' }, minutes(1))).toMatchObject({
      id: 'two',
      reference: 'R',
      version: 2,
    });
    expect(await sales.rows('SELECT id, reference FROM cart WHERE version > 1')).toEqual([
      { id: 'two', reference: 'R' },
    ]);
  });

  test('requires an open cart of this customer and store, and a delivery address when that is copied', async () => {
    const customerId = await sales.customer('Anna');
    const address = { city: 'Vejle' };
    await sales.cart('own', { customer_id: customerId });
    await sales.cart('guest');
    await sales.cart('elsewhere', { customer_id: customerId, store_id: ELSEWHERE });
    await sales.cart('ordered', { customer_id: customerId, status: 'ordered' });
    await sales.cart('addressed', { shipping_address: address });
    const write = async (id: string, by: number | null, bills = false) =>
      (
        await writeOpen(
          sales.on,
          id,
          { customerId: by, storeId: HERE, punchoutId: null },
          { reference: id },
          minutes(1),
          bills,
        )
      )?.id;
    expect([
      await write('own', customerId),
      await write('own', null),
      await write('guest', null),
      await write('guest', customerId),
      await write('elsewhere', customerId),
      await write('ordered', customerId),
      await write('addressed', null, true),
      await write('guest', null, true),
    ]).toEqual(['own', undefined, 'guest', undefined, undefined, undefined, 'addressed', undefined]);
    expect(await sales.rows('SELECT id, reference, billing_address, version FROM cart ORDER BY id')).toEqual([
      { id: 'addressed', reference: 'addressed', billing_address: address, version: 2 },
      { id: 'elsewhere', reference: null, billing_address: null, version: 1 },
      { id: 'guest', reference: 'guest', billing_address: null, version: 2 },
      { id: 'ordered', reference: null, billing_address: null, version: 1 },
      { id: 'own', reference: 'own', billing_address: null, version: 2 },
    ]);
  });

  test('adds lines when the cart version is unchanged; the holder of the lock needs no version', async () => {
    const goods = await sales.product('A');
    const unseen = { seenOere: null, seenPoints: null, seenQuantity: null, seenBasis: null };
    const put = (quantity: number): Put => ({
      ...{ productId: goods, choice: AS_IT_STANDS, quantity, position: 1, article: null, longestMm: null },
      ...unseen,
    });
    await sales.cart('one');
    await sales.cart('two');
    await sales.cart('ordered', { status: 'ordered' });
    const write = async (id: string, version: number | null, quantity: number) => {
      const change = { values: {}, puts: [put(quantity)] };
      return (await writeUnchanged(sales.on, { id, version }, change, minutes(1)))?.row.version;
    };
    expect([
      await write('one', 1, 2),
      await write('one', 1, 3),
      await write('one', 2, 4),
      await write('ordered', 1, 5),
      await write('ordered', null, 6),
    ]).toEqual([2, undefined, 3, undefined, 2]);
    expect(await sales.rows('SELECT cart_id, quantity FROM cart_item ORDER BY cart_id')).toEqual([
      { cart_id: 'one', quantity: 4 },
      { cart_id: 'ordered', quantity: 6 },
    ]);
  });
});

describe('merging two carts', () => {
  test('locks them in the order of their ids', async () => {
    const row = { store_id: HERE, created_at: NOW, updated_at: NOW };
    for (const id of ['3', '1', '4', '2']) await sales.insertForAll('cart', { id, ...row });
    // An index returns them in this order; without one the table is read in insertion order.
    await sales.rows('SET LOCAL enable_indexscan = off; SET LOCAL enable_bitmapscan = off');
    const work = () => lockCarts(sales.db, ['3', '1', '2']);
    expect(await sales.lockedOnTheWay('cart', 2, work)).toEqual(['1']);
    expect(await sales.locked('cart')).toEqual(['1', '2', '3']);
    expect([...(await work()).keys()]).toEqual(['1', '2', '3']);
  });

  async function scene() {
    for (const id of ['from', 'to', 'third']) await sales.cart(id);
    const [shared, alone, inThird, design] = [
      await sales.product('SHARED'),
      await sales.product('ALONE'),
      await sales.product('IN-THIRD'),
      await sales.product('DESIGN'),
    ];
    const config = (width: string) => ({ kind: 'design', config: { width } });
    const lines = {
      shared: await item('from', shared, { quantity: 2, note: 'from' }),
      points: await item('from', shared, { kind: 'points', position: 2 }),
      alone: await item('from', alone, { position: 3 }),
      inThird: await item('from', inThird, { position: 4 }),
      wide: await item('from', design, { ...config('wide'), position: 5 }),
      narrow: await item('from', design, { ...config('narrow'), position: 6 }),
      toShared: await item('to', shared, { quantity: 3, note: 'to', position: 1 }),
      toWide: await item('to', design, { ...config('wide'), position: 7 }),
      third: await item('third', inThird, { position: 50 }),
      thirdShared: await item('third', shared, { position: 51 }),
    };
    return { shared, design, lines };
  }

  test('finds the lines with equal product, kind and options', async () => {
    const { shared, design, lines } = await scene();
    expect(await sharedLines(sales.db, 'from', 'to')).toEqual([
      { lineId: lines.toShared, productId: shared, quantity: 3, note: 'to', joining: 2, joiningNote: 'from' },
      { lineId: lines.toWide, productId: design, quantity: 1, note: null, joining: 1, joiningNote: null },
    ]);
    await setLine(sales.db, lines.toShared, { quantity: 5, note: 'both' });
    expect(await sales.rows('SELECT id, note FROM cart_item WHERE quantity = 5')).toEqual([
      { id: lines.toShared, note: 'both' },
    ]);
  });

  test('appends the other lines in their order', async () => {
    const { lines } = await scene();
    await moveOtherLines(sales.db, 'from', 'to');
    const left = () => sales.rows('SELECT id, cart_id, position FROM cart_item ORDER BY cart_id, position');
    const at = (id: number, cart_id: string, position: number) => ({ id, cart_id, position });
    const third = [at(lines.third, 'third', 50), at(lines.thirdShared, 'third', 51)];
    const to = [
      at(lines.toShared, 'to', 1),
      at(lines.toWide, 'to', 7),
      at(lines.points, 'to', 9),
      at(lines.alone, 'to', 10),
      at(lines.inThird, 'to', 11),
      at(lines.narrow, 'to', 13),
    ];
    expect(await left()).toEqual([at(lines.shared, 'from', 1), at(lines.wide, 'from', 5), ...third, ...to]);
    await deleteLines(sales.db, 'from');
    expect(await left()).toEqual([...third, ...to]);
  });
});
