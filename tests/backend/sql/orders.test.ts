// SQL of orders: reads, counts and changes the given orders with their own lines, payments and stock, and no others.
import { describe, expect, test } from 'vitest';
import { orderByNumber, raiseLines } from '#backend/commerce/order/fulfilment.sql';
import {
  type OrderRow,
  orderById,
  orderOfCart,
  ordersWithIds,
  owedBy,
  setShipping,
  setStatus,
  takeNumber,
} from '#backend/commerce/order/order.sql';
import { lastOrderOf } from '#backend/commerce/order/read/last-choices.sql';
import {
  countOrders,
  hasExpired,
  type OrderFilter,
  orderByToken,
  pageOfOrders,
  wholeOrders,
} from '#backend/commerce/order/read/read.sql';
import { insertWhole, type NewWhole } from '#backend/commerce/order/write/write.sql';
import { exportBatch } from '#backend/commerce/order-desk/export/export.sql';
import { dueHandovers, noteHandover } from '#backend/commerce/order-desk/export/handover.sql';
import { ELSEWHERE, HERE, minutes, NOW, openSales } from './sales';

const sales = openSales();

const payment = (order_id: number, columns: Record<string, unknown> = {}) =>
  sales.insert('payment', {
    order_id,
    ...{ provider: 'card', mode: 'TEST', status: 'pending', amount_oere: 10_000, created_at: NOW, updated_at: NOW },
    ...columns,
  });
const numbersOf = (rows: readonly { number: string }[]) => rows.map(({ number }) => number);

describe('an order', () => {
  test('is found by id, number and token, and by its cart unless it is canceled', async () => {
    const [one, two] = [await sales.order('one'), await sales.order('two')];
    await sales.order('canceled', { cart_id: 'one', status: 'canceled', public_token: 'secret' });
    expect((await orderById(sales.db, two))?.number).toBe('two');
    expect((await orderByNumber(sales.db, 'two'))?.id).toBe(two);
    expect((await orderByToken(sales.db, 'secret'))?.number).toBe('canceled');
    expect((await orderOfCart(sales.db, 'two'))?.id).toBe(two);
    expect(numbersOf(await ordersWithIds(sales.db, [two]))).toEqual(['two']);
    await sales.rows(`UPDATE sales_order SET status = 'canceled' WHERE id = $1`, [one]);
    expect(await orderOfCart(sales.db, 'one')).toBeNull();
  });

  test('is updated by its id: status with history, and delivery', async () => {
    const [one, two] = [await sales.order('one'), await sales.order('two')];
    await setStatus(sales.db, two, 'shipped', 'sent', minutes(1));
    await setShipping(sales.db, two, { oere: 1 } as OrderRow['shipping']);
    expect(await sales.rows('SELECT id, status, shipping FROM sales_order ORDER BY id')).toEqual([
      { id: one, status: 'processing', shipping: {} },
      { id: two, status: 'shipped', shipping: { oere: 1 } },
    ]);
    expect(await sales.rows('SELECT order_id, status, note, at FROM order_history')).toEqual([
      { order_id: two, status: 'shipped', note: 'sent', at: minutes(1) },
    ]);
  });

  test('adds pieces on the given lines', async () => {
    const goods = await sales.product('A');
    const order = await sales.order('one');
    const line = () => sales.line(order, goods, { quantity: 9, row_oere: 90_000 });
    const [first, second, third] = [await line(), await line(), await line()];
    const chosen = [
      { id: first, quantity: 2 },
      { id: second, quantity: 3 },
    ];
    await raiseLines(sales.db, 'shipped', chosen);
    await raiseLines(sales.db, 'shipped', chosen.slice(0, 1));
    expect(await sales.rows('SELECT id, shipped FROM order_line ORDER BY id')).toEqual([
      { id: first, shipped: 4 },
      { id: second, shipped: 3 },
      { id: third, shipped: 0 },
    ]);
  });

  test('uses the next number of its series', async () => {
    const next = (name: string) =>
      sales
        .rows<{ next: number }>('SELECT next FROM number_sequence WHERE name = $1', [name])
        .then(([row]) => row?.next ?? 0);
    const [shipment, invoice] = [await next('shipment'), await next('invoice')];
    expect(await takeNumber(sales.db, 'invoice')).toBe(String(invoice));
    expect(await next('invoice')).toBe(invoice + 1);
    expect(await next('shipment')).toBe(shipment);
  });

  test('has expired when its payment has an expired event', async () => {
    const [one, two] = [await payment(await sales.order('one')), await payment(await sales.order('two'))];
    const event = (payment_id: number, kind: string) =>
      sales.insert('payment_event', { idempotency_key: `${payment_id} ${kind}`, payment_id, kind, at: NOW });
    await event(one, 'opened');
    await event(two, 'expired');
    expect(await hasExpired(sales.db, one)).toBe(false);
    expect(await hasExpired(sales.db, two)).toBe(true);
  });
});

describe('debt of a company', () => {
  test('is the unpaid amount of its open orders on account', async () => {
    const [work, other] = [await sales.business('Work'), await sales.business('Other')];
    const owed = async (number: string, total: number, columns = {}, status = 'account') => {
      const money = { total_oere: total, total_ex_vat_oere: total, vat_oere: 0, business_id: work };
      await payment(await sales.order(number, { ...money, ...columns }), { status });
    };
    await owed('one', 1_000);
    await owed('part', 500, { gift_card_oere: 200, status: 'shipped' });
    await owed('card', 20_000, {}, 'captured');
    await owed('other', 40_000, { business_id: other });
    for (const [at, status] of ['canceled', 'closed', 'complete'].entries())
      await owed(status, 100_000 + at, { status });
    expect(await owedBy(sales.db, work)).toBe(1_300);
  });

  test('is summed while the company is locked', async () => {
    const row = (name: string) => ({ sales_code: name, name, cvr: '99412070' });
    await sales.insertForAll('business', row('One'));
    const two = await sales.insertForAll('business', row('Two'));
    expect(await owedBy(sales.db, two)).toBe(0);
    expect(await sales.locked('business')).toEqual([two]);
  });
});

describe('orders', () => {
  test('are read completely, each with its own data', async () => {
    const goods = await sales.product('A');
    const promotion_id = await sales.promotion('Offer');
    const ids: number[] = [];
    for (const number of ['one', 'two', 'three']) {
      const order_id = await sales.order(number, { gift_card_oere: number === 'three' ? 0 : 100 });
      ids.push(order_id);
      const gift_card_id = await sales.insert('gift_card', { code: number, code_key: number, issued_at: NOW });
      await sales.line(order_id, goods, { name: number });
      await sales.insert('order_tax', { order_id, vat_bp: 2_500, base_oere: order_id, vat_oere: 1 });
      await sales.insert('order_duty', { order_id, code: number, label: number, oere: 1 });
      const discount = { position: 1, promotion_id, label: number, kind: 'percent', oere: 1 };
      await sales.insert('order_discount', { order_id, ...discount });
      await sales.insert('gift_card_entry', {
        gift_card_id,
        key: `${number} issued`,
        kind: 'issued',
        oere: 500,
        at: NOW,
      });
      await sales.insert('gift_card_entry', {
        gift_card_id,
        order_id,
        key: number,
        kind: 'taken',
        oere: -100,
        at: NOW,
      });
      await payment(order_id, { session_token: number });
    }
    const asked = await ordersWithIds(sales.db, ids.slice(0, 2));
    const read = await wholeOrders(sales.db, asked);
    const own = (number: string, id: number) => ({
      order: { id },
      lines: [{ name: number }],
      taxes: [{ baseOere: id }],
      duties: [{ code: number }],
      discounts: [{ label: number }],
      cards: [{ code: number, oere: 100 }],
      payment: { sessionToken: number },
    });
    expect(read).toMatchObject([own('one', ids[0] ?? 0), own('two', ids[1] ?? 0)]);
    // Two statements, each with a row of either order; nothing of the third is read.
    expect(await sales.touched((db) => wholeOrders(db, asked))).toBe(4);
  });

  const FILTER = { businessId: null, numbers: null, numberLike: null, statuses: null, from: null, to: null };

  test('are those of the customer or of their company, filtered by number, status and time; newest first', async () => {
    const work = await sales.business('Work');
    const [anna, bo] = [await sales.customer('Anna'), await sales.customer('Bo')];
    const at = (after: number) => ({ customer_id: anna, business_id: work, placed_at: minutes(after) });
    await sales.order('A1', at(1));
    await sales.order('A2', { ...at(2), status: 'shipped' });
    await sales.order('B3', at(3));
    await sales.order('A4', { ...at(4), customer_id: bo });
    await sales.order('A5', { ...at(5), business_id: null });
    const found = async (asked: Partial<OrderFilter>) => {
      const filter = { ...FILTER, customerId: anna, ...asked };
      const numbers = numbersOf(await pageOfOrders(sales.db, filter, 10, 0));
      expect(await countOrders(sales.db, filter)).toBe(numbers.length);
      return numbers;
    };
    expect(await found({})).toEqual(['A5', 'B3', 'A2', 'A1']);
    expect(await found({ businessId: work })).toEqual(['A4', 'B3', 'A2', 'A1']);
    expect(await found({ numbers: ['A1', 'A4'] })).toEqual(['A1']);
    expect(await found({ numberLike: 'A' })).toEqual(['A5', 'A2', 'A1']);
    expect(await found({ statuses: ['shipped', 'complete'] })).toEqual(['A2']);
    expect(await found({ from: minutes(2), to: minutes(5) })).toEqual(['B3', 'A2']);
    expect(numbersOf(await pageOfOrders(sales.db, { ...FILTER, customerId: anna }, 2, 1))).toEqual(['B3', 'A2']);
  });

  test('are exported after the last one and within a time range, with their own lines, store and company', async () => {
    const goods = await sales.product('A');
    const work = await sales.business('Work');
    await sales.business('Other');
    const at = async (number: string, after: number, columns = {}) => {
      const id = await sales.order(number, { placed_at: minutes(after), ...columns });
      await sales.line(id, goods, { name: `${number} first` });
      await sales.line(id, goods, { name: `${number} second` });
      return id;
    };
    const first = await at('one', 5, { business_id: work });
    await at('two', 1);
    await at('three', 3);
    const names = async (after: number, from: Date | null = null, to: Date | null = null) =>
      (await exportBatch(sales.on, after, { from, to })).map(({ name, business }) => [name, business]);
    const linesOf = (number: string, business: string | null = null) => [
      [`${number} first`, business],
      [`${number} second`, business],
    ];
    expect(await names(0)).toEqual([...linesOf('one', 'Work'), ...linesOf('two'), ...linesOf('three')]);
    expect(await names(first)).toEqual([...linesOf('two'), ...linesOf('three')]);
    expect(await names(0, minutes(3))).toEqual([...linesOf('one', 'Work'), ...linesOf('three')]);
    expect(await names(0, null, minutes(3))).toEqual(linesOf('two'));
    const [{ code } = { code: '' }] = await sales.rows<{ code: string }>('SELECT code FROM store WHERE id = $1', [
      HERE,
    ]);
    expect(new Set((await exportBatch(sales.on, 0, { from: null, to: null })).map(({ store }) => store))).toEqual(
      new Set([code]),
    );
  });
});

describe('export and creation of orders', () => {
  test('is due for export when released, and again when it has changed', async () => {
    const paid = { provider: 'card', mode: 'LIVE', status: 'authorised' };
    const [first, test, unpaid, held, account, gone] = [
      await sales.order('due-1'),
      await sales.order('due-test'),
      await sales.order('due-unpaid', { status: 'pending' }),
      await sales.order('due-held', { status: 'on_hold' }),
      await sales.order('due-account', { store_id: ELSEWHERE }),
      await sales.order('due-gone', { status: 'canceled' }),
    ];
    await payment(first, paid);
    await payment(test, { ...paid, mode: 'TEST' });
    await payment(unpaid, { mode: 'LIVE' });
    await payment(held, paid);
    await payment(account, { provider: 'account', mode: 'LIVE', status: 'account' });
    await payment(gone, { ...paid, status: 'cancelled' });
    const all = { from: null, to: null, store: null, number: null };
    const due = async (range = {}) =>
      (await dueHandovers(sales.on, 'middleware', 0, { ...all, ...range })).map(({ number }) => number);
    expect(await due()).toEqual(['due-1', 'due-account']);
    expect(await due({ number: 'due-unpaid' })).toEqual([]);
    expect(await due({ from: minutes(1) })).toEqual([]);
    const [one] = await dueHandovers(sales.on, 'middleware', 0, all);
    const taken = { receiver: 'middleware', id: first, revision: 1, contentHash: 'x', at: NOW } as const;
    await noteHandover(sales.on, { ...taken, rowHash: one?.row_hash ?? '', checkedAt: minutes(1) });
    expect(await due()).toEqual(['due-account']);
    expect(await due({ number: 'due-1' })).toEqual(['due-1']);
    expect((await dueHandovers(sales.on, 'gift-bags', 0, all)).map(({ number }) => number)).toContain('due-1');
    await sales.insert('order_history', { order_id: first, status: 'processing', note: '', at: minutes(0) });
    expect(await due()).toEqual(['due-account']);
    await sales.insert('order_history', { order_id: first, status: 'processing', note: '', at: minutes(1) });
    expect(await due()).toEqual(['due-1', 'due-account']);
    await noteHandover(sales.on, { ...taken, rowHash: one?.row_hash ?? '', checkedAt: minutes(2) });
    expect(await due()).toEqual(['due-account']);
    await sales.rows(`UPDATE sales_order SET shipping_address = '{"city":"Vejle"}' WHERE number = 'due-1'`);
    expect(await due()).toEqual(['due-1', 'due-account']);
  });
});

test('a new order is inserted completely: its stock is taken from the chosen source, and its cart is marked as ordered', async () => {
  const [a, b] = [await sales.product('A'), await sales.product('B')];
  const [{ code } = { code: '' }] = await sales.rows<{ code: string }>(
    `SELECT code FROM stock_source WHERE code <> 'central' LIMIT 1`,
  );
  for (const product_id of [a, b])
    for (const source_code of ['central', code])
      await sales.insert('stock_item', { product_id, source_code, quantity: 9 });
  for (const id of ['one', 'two']) await sales.cart(id);
  const other = await sales.order('other');
  const place = { oere: 1 } as OrderRow['shipping'];
  const address = { city: 'Vejle' } as OrderRow['shippingAddress'];
  const whole: NewWhole = {
    order: {
      ...{
        publicToken: 'one',
        storeId: HERE,
        cartId: 'one',
        email: 'anna@example.dk',
        status: 'pending',
        basis: 'gross',
      },
      ...{ goodsOere: 100, vatOere: 20, totalExVatOere: 80, totalOere: 100, paymentCode: 'card', language: 'da' },
      ...{ shippingAddress: address, billingAddress: address, shipping: place, placedAt: NOW },
    },
    lines: [
      {
        ...{ position: 1, productId: a, sku: 'A', name: 'A', unit: 'stk', urlKey: 'a', options: [], quantity: 2 },
        ...{ unitOere: 50, rowOere: 100, vatBp: 2_500, vatOere: 20, priceReasons: [] },
      },
    ],
    taxes: [{ vatBp: 2_500, baseOere: 80, vatOere: 20 }],
    duties: [],
    discounts: [],
    note: 'placed',
    taken: [{ productId: a, quantity: 2 }],
    source: 'central',
    payment: { provider: 'card', mode: 'TEST', status: 'pending', amountOere: 100, createdAt: NOW, updatedAt: NOW },
    wayBack: { returnUrl: '/back', cancelUrl: '/cancel', origin: null },
  };
  const written = await insertWhole(sales.on, whole);
  const { id } = written.order;
  expect(written).toMatchObject({ lines: [{ orderId: id, productId: a }], payment: { orderId: id } });
  const left = (product_id: number, source_code: string, quantity: number) => ({ product_id, source_code, quantity });
  expect(
    await sales.rows('SELECT product_id, source_code, quantity FROM stock_item ORDER BY product_id, source_code'),
  ).toEqual(
    [left(a, 'central', 7), left(a, code, 9), left(b, 'central', 9), left(b, code, 9)].sort(
      (one, two) => one.product_id - two.product_id || (one.source_code < two.source_code ? -1 : 1),
    ),
  );
  expect(await sales.rows('SELECT product_id, source_code, delta, order_id FROM stock_movement')).toEqual([
    { product_id: a, source_code: 'central', delta: -2, order_id: id },
  ]);
  expect(await sales.rows('SELECT order_id FROM order_tax')).toEqual([{ order_id: id }]);
  expect(await sales.rows('SELECT order_id FROM order_history WHERE order_id <> $1', [other])).toEqual([
    { order_id: id },
  ]);
  expect(await sales.rows('SELECT id, status, version FROM cart ORDER BY id')).toEqual([
    { id: 'one', status: 'ordered', version: 2 },
    { id: 'other', status: 'ordered', version: 1 },
    { id: 'two', status: 'active', version: 1 },
  ]);
});

test('the last order of a customer in a store is their own and not canceled', async () => {
  const [anna, bo] = [await sales.customer('Anna'), await sales.customer('Bo')];
  const placed = (number: string, customer_id: number, after: number, columns: Record<string, unknown> = {}) =>
    sales.order(number, { customer_id, placed_at: minutes(after), ...columns });
  await placed('oldest', anna, 1);
  await placed('meant', anna, 2);
  await placed('elsewhere', anna, 3, { store_id: ELSEWHERE });
  await placed('called off', anna, 4, { status: 'canceled' });
  await placed('of another', bo, 5);
  expect((await lastOrderOf(sales.db, anna, HERE))?.number).toBe('meant');
  expect(await lastOrderOf(sales.db, bo, ELSEWHERE)).toBeNull();
});
