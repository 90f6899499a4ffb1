// SQL of stock: locks and moves the given stock rows, and returns to each what an order still holds of it.
import { beforeAll, describe, expect, test } from 'vitest';
import { givePieces, lockStock, returnStock } from '#backend/commerce/order/stock.sql';
import { minutes, NOW, openSales, productNumbered } from './sales';

const sales = openSales();

let shop = '';
beforeAll(async () => {
  const [row] = await sales.rows<{ code: string }>(
    `SELECT code FROM stock_source WHERE code > 'central' ORDER BY code LIMIT 1`,
  );
  shop = row?.code ?? '';
});

const shelf = (product_id: number, source_code: string, quantity = 10) =>
  sales.insert('stock_item', { product_id, source_code, quantity });
const moved = (order_id: number, product_id: number, source_code: string, delta: number) =>
  sales.insert('stock_movement', { order_id, product_id, source_code, delta, reason: 'order', at: NOW });
const stock = () =>
  sales
    .rows<{ product_id: number; source_code: string; quantity: number }>(
      'SELECT product_id, source_code, quantity FROM stock_item ORDER BY product_id, source_code',
    )
    .then((rows) => rows.map((row) => [row.product_id, row.source_code, row.quantity]));
const given = () =>
  sales.rows(`SELECT product_id, source_code, delta, reason, order_id FROM stock_movement WHERE delta > 0 ORDER BY id`);

/** Two products in two sources each; two orders took stock of both. */
async function scene() {
  const [a, b] = [await sales.product('A'), await sales.product('B')];
  for (const id of [a, b]) for (const code of ['central', shop]) await shelf(id, code);
  const [own, other] = [await sales.order('own'), await sales.order('other')];
  await moved(own, a, 'central', -3);
  await moved(own, a, shop, -2);
  await moved(own, b, 'central', -1);
  await moved(own, b, 'central', 1);
  await moved(other, b, shop, -4);
  return { a, b, own, other };
}

describe('stock held by an order', () => {
  test('is returned to its original sources, without that of other orders', async () => {
    const { a, b, own } = await scene();
    expect(await returnStock(sales.db, own, minutes(1))).toEqual([a]);
    expect(await stock()).toEqual([
      [a, 'central', 13],
      [a, shop, 12],
      [b, 'central', 10],
      [b, shop, 10],
    ]);
    const back = { product_id: a, reason: 'cancel', order_id: own };
    expect((await given()).slice(1)).toEqual([
      { ...back, source_code: 'central', delta: 3 },
      { ...back, source_code: shop, delta: 2 },
    ]);
    expect(await returnStock(sales.db, own, minutes(2))).toEqual([]);
  });

  test('is returned per piece, up to the quantity taken', async () => {
    const { a, b, own } = await scene();
    const pieces = [
      { productId: a, quantity: 4 },
      { productId: b, quantity: 5 },
    ];
    expect(await givePieces(sales.db, own, pieces, 'return', minutes(1))).toEqual([a]);
    expect(await stock()).toEqual([
      [a, 'central', 13],
      [a, shop, 11],
      [b, 'central', 10],
      [b, shop, 10],
    ]);
  });
});

/** Four products in two sources, committed for all connections, inserted in reverse order. */
async function shelvesForAll() {
  const ids: number[] = [];
  for (const sku of ['A', 'B', 'C', 'D']) ids.push(await sales.insertForAll('product', productNumbered(sku)));
  for (const product_id of [...ids].reverse())
    for (const source_code of [shop, 'central'])
      await sales.insertForAll('stock_item', { product_id, source_code, quantity: 10 });
  // An index returns them in order; without one the table is read in insertion order.
  await sales.rows('SET LOCAL enable_indexscan = off; SET LOCAL enable_bitmapscan = off');
  return ids;
}
const SHELF = `product_id || ' ' || source_code`;

describe('stock rows', () => {
  test('are locked by product and source, and the central quantities are returned', async () => {
    const [a = 0, b = 0] = await shelvesForAll();
    expect(await lockStock(sales.on, [b, a], ['central'])).toEqual(
      new Map([
        [a, 10],
        [b, 10],
      ]),
    );
    expect(await sales.locked('stock_item', SHELF)).toEqual([`${a} central`, `${b} central`]);
    expect(await lockStock(sales.on, [a], [shop])).toEqual(new Map());
    expect(await sales.locked('stock_item', SHELF)).toEqual([`${a} central`, `${a} ${shop}`, `${b} central`]);
  });

  test('are locked in the order of their product ids, for any requested order', async () => {
    const [a = 0, b = 0, c = 0] = await shelvesForAll();
    const work = () => lockStock(sales.on, [c, b, a], ['central']);
    expect(await sales.lockedOnTheWay('stock_item', `${b} central`, work, SHELF)).toEqual([`${a} central`]);
  });

  test('to be restored are locked in the same order, and no others', async () => {
    const [a = 0, b = 0, c = 0] = await shelvesForAll();
    const order = await sales.order('own');
    for (const id of [c, b, a]) await moved(order, id, 'central', -1);
    const work = () =>
      givePieces(
        sales.db,
        order,
        [a, b, c].map((productId) => ({ productId, quantity: 1 })),
        'cancel',
        NOW,
      );
    expect(await sales.lockedOnTheWay('stock_item', `${b} central`, work, SHELF)).toEqual([`${a} central`]);
    expect(await sales.locked('stock_item', SHELF)).toEqual([a, b, c].map((id) => `${id} central`));
  });
});
