// Totals of purchases and views: each order and view is counted once, on its day, and canceled orders are subtracted.
import { describe, expect, test } from 'vitest';
import {
  countBoughtTogether,
  countViews,
  forgetEvents,
  lockMark,
  setMark,
  sumTrends,
  takeDueOrders,
} from '#backend/commerce/recommendation/rollup/rollup.sql';
import { days, HERE, minutes, NOW, openGoods } from './goods';

const goods = openGoods();
let made = 0;
async function order(placedAt: Date, columns: Record<string, unknown> = {}) {
  const number = `T${String(made++).padStart(31, '0')}`;
  await goods.insert('cart', { id: number, store_id: HERE, status: 'ordered', created_at: NOW, updated_at: NOW });
  const money = {
    goods_oere: 0,
    vat_oere: 0,
    total_ex_vat_oere: 0,
    total_oere: 0,
    basis: 'gross',
    payment_code: 'card',
  };
  const places = {
    shipping_address: '{}',
    billing_address: '{}',
    shipping: '{}',
    email: 'a@example.dk',
    language: 'da',
  };
  const own = {
    number,
    public_token: number,
    store_id: HERE,
    cart_id: number,
    status: 'complete',
    placed_at: placedAt,
  };
  return goods.insert('sales_order', { ...own, ...money, ...places, ...columns });
}
async function line(order_id: number, product_id: number, position: number) {
  const texts = { sku: 'P', name: 'P', unit: 'stk', url_key: 'p', price_reasons: '[]' };
  const money = { quantity: 1, unit_oere: 0, row_oere: 0, vat_bp: 2500, vat_oere: 0 };
  await goods.insert('order_line', { order_id, product_id, position, ...texts, ...money });
}
const day = (at: Date) => at.toISOString().slice(0, 10);
const daily = async () =>
  (
    await goods.rows<Record<string, string>>(
      'SELECT day::text, product_id, views, bought, changed_at FROM product_day ORDER BY day, product_id',
    )
  ).map((row) => [row.day, row.product_id, row.views, row.bought, row.changed_at]);
const pairs = async () =>
  (await goods.rows('SELECT product_id, other_id, orders FROM product_pair ORDER BY 1, 2')).map(Object.values);

describe('due orders', () => {
  test('are added when valid and uncounted, and subtracted when counted and canceled', async () => {
    const fresh = await order(NOW);
    const counted = await order(NOW);
    const canceled = await order(NOW, { status: 'canceled' });
    await order(NOW, { status: 'canceled' });
    const elsewhen = await order(NOW);
    await goods.rows('DELETE FROM order_due WHERE order_id = $1', [elsewhen]);
    await goods.rows('INSERT INTO order_counted VALUES ($1), ($2)', [counted, canceled]);
    expect(await takeDueOrders(goods.on)).toEqual({ add: [fresh], take: [canceled] });
    expect(await goods.rows('SELECT * FROM order_due')).toEqual([]);
  });

  test('are removed from the queue five hundred at a time, oldest first', async () => {
    await goods.rows('INSERT INTO order_due SELECT generate_series(2000, 1499, -1)');
    await takeDueOrders(goods.on);
    expect(await goods.rows('SELECT order_id FROM order_due ORDER BY 1')).toEqual([
      { order_id: 1999 },
      { order_id: 2000 },
    ]);
  });

  test('are counted as pairs and per day, variants as their parent, up to the fortieth line', async () => {
    const chair = await goods.product('CHAIR', { type: 'configurable' });
    const red = await goods.product('RED', { parent_id: chair });
    const [desk, lamp] = [await goods.product('DESK'), await goods.product('LAMP')];
    const [first, second, other] = [await order(days(-2)), await order(NOW), await order(days(-5))];
    await line(first, red, 1);
    await line(first, desk, 2);
    await line(first, lamp, 41);
    await line(second, chair, 1);
    await line(second, desk, 40);
    await line(other, lamp, 1);
    await line(other, desk, 2);
    await countBoughtTogether(goods.on, [first, second], 1, NOW);
    expect(await pairs()).toEqual([
      [chair, desk, 2],
      [desk, chair, 2],
    ]);
    expect(await daily()).toEqual([
      [day(days(-2)), chair, 0, 1, NOW],
      [day(days(-2)), desk, 0, 1, NOW],
      [day(NOW), chair, 0, 1, NOW],
      [day(NOW), desk, 0, 1, NOW],
    ]);
    await countBoughtTogether(goods.on, [first], -1, minutes(1));
    expect(await pairs()).toEqual([
      [chair, desk, 1],
      [desk, chair, 1],
    ]);
    expect((await daily()).map(([, , , bought]) => bought)).toEqual([0, 0, 1, 1]);
    expect(await goods.rows('SELECT * FROM order_counted')).toEqual([{ order_id: second }]);
  });
});

describe('views', () => {
  const event = (product_id: number | null, at: Date, columns: Record<string, unknown> = {}) =>
    goods.insert('shop_event', { kind: 'product-viewed', store_id: HERE, product_id, at, ...columns });
  const visitor = '00000000-0000-4000-8000-000000000001';

  test('of a product count once a day for each visitor; counting again changes nothing', async () => {
    await event(1, days(-1));
    await event(1, minutes(-60));
    await event(1, NOW, { visitor });
    await event(1, NOW, { visitor });
    await event(2, NOW);
    await event(3, NOW, { kind: 'product-clicked' });
    await event(null, NOW);
    await countViews(goods.on, minutes(-1), NOW);
    const counted = [
      [day(NOW), 1, 2, 0, NOW],
      [day(NOW), 2, 1, 0, NOW],
    ];
    expect(await daily()).toEqual(counted);
    await event(2, NOW);
    await countViews(goods.on, minutes(-1), minutes(1));
    expect(await daily()).toEqual([counted[0], [day(NOW), 2, 2, 0, minutes(1)]]);
  });

  test('are deleted when older than the longest window', async () => {
    await event(1, days(-91));
    const kept = await event(2, days(-90));
    for (const [product_id, at] of [
      [1, days(-91)],
      [2, days(-90)],
    ] as const)
      await goods.insert('product_day', { day: day(at), product_id, changed_at: NOW });
    await forgetEvents(goods.on, days(-90));
    expect((await goods.rows('SELECT id FROM shop_event')).map(({ id }) => Number(id))).toEqual([Number(kept)]);
    expect((await daily()).map(([, product]) => product)).toEqual([2]);
  });
});

describe('trends', () => {
  const scores = async () =>
    (
      await goods.rows<Record<string, string>>('SELECT days, product_id, score::int FROM product_trend ORDER BY 1, 2')
    ).map(({ days: over, product_id, score }) => [over, product_id, score]);

  test('sum the days of each window; within a day only changed products are updated', async () => {
    for (const [after, product_id, views, bought, changed] of [
      [0, 1, 3, 1, 0],
      [-6, 1, 4, 0, -6],
      [-7, 1, 100, 0, -7],
      [0, 2, 5, 0, -1],
      [-29, 3, 6, 0, -8],
      [-30, 2, 100, 0, -9],
    ] as const)
      await goods.insert('product_day', {
        day: day(days(after)),
        product_id,
        views,
        bought,
        changed_at: days(changed),
      });
    await goods.insert('product_trend', { days: 7, product_id: 9, score: 1 });
    await sumTrends(goods.on, [7, 30], NOW, NOW);
    expect(await scores()).toEqual([
      [7, 1, 27],
      [7, 9, 1],
      [30, 1, 127],
    ]);
    await sumTrends(goods.on, [7, 30], NOW, null);
    expect(await scores()).toEqual([
      [7, 1, 27],
      [7, 2, 5],
      [30, 1, 127],
      [30, 2, 5],
      [30, 3, 6],
    ]);
  });

  test('have their own time mark', async () => {
    await goods.rows('TRUNCATE rollup_mark');
    await goods.insert('rollup_mark', { name: 'other', at: days(-9) });
    expect(await lockMark(goods.on)).toEqual({ at: null });
    await setMark(goods.on, NOW);
    expect(await lockMark(goods.on)).toEqual({ at: NOW });
    expect(await goods.rows('SELECT name, at FROM rollup_mark ORDER BY 1')).toEqual([
      { name: 'other', at: days(-9) },
      { name: 'trend', at: NOW },
    ]);
  });
});
