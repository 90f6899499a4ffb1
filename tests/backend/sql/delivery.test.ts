// SQL of delivery: methods and prices of a store, missing stock per physical store, and a customer's own addresses and orders.
import { expect, test } from 'vitest';
import { ownAddress } from '#backend/commerce/customer/addresses/own-address.sql';
import { listedPoints, listMethods, listShops, openOrders } from '#backend/commerce/delivery/delivery.sql';
import { ELSEWHERE, HERE, openSales } from './sales';

const sales = openSales();

test('an address is readable by its customer only', async () => {
  const [anna, bo] = [await sales.customer('Anna'), await sales.customer('Bo')];
  const address = async (customer_id: number, city: string) =>
    await sales.insert('customer_address', {
      ...{ customer_id, firstname: 'A', lastname: 'B', street: ['Vej 1'], postcode: '7100', city, country_code: 'DK' },
      telephone: '12345678',
    });
  const [home, work, other] = [await address(anna, 'Home'), await address(anna, 'Work'), await address(bo, 'Other')];
  expect((await ownAddress(sales.db, anna, home))?.city).toBe('Home');
  expect((await ownAddress(sales.db, anna, work))?.city).toBe('Work');
  expect(await ownAddress(sales.db, anna, other)).toBeNull();
});

test('delivery methods are the visible ones of the store, each with its own price and weight bands', async () => {
  await sales.rows('TRUNCATE shipping_method CASCADE');
  const method = (carrier_code: string, method_code: string, columns = {}) =>
    sales.insert('shipping_method', {
      ...{ carrier_code, method_code, carrier_title: carrier_code, title_da: method_code, title_en: method_code },
      ...{ kind: 'paidShipping', sort: 1, ...columns },
    });
  const price = async (carrier_code: string, method_code: string, store_id: number, gross_oere: number) => {
    await sales.insert('shipping_price', { carrier_code, method_code, store_id, gross_oere });
    await sales.insert('shipping_rate', { carrier_code, method_code, store_id, up_to_grams: 2_000, gross_oere });
    const light = { up_to_grams: 1_000, gross_oere: gross_oere + 1 };
    await sales.insert('shipping_rate', { carrier_code, method_code, store_id, ...light });
  };
  await method('post', 'home', { sort: 2 });
  await method('post', 'work');
  await method('van', 'home');
  await method('van', 'hidden', { kind: 'hiddenShipping' });
  await price('post', 'home', HERE, 10);
  await price('post', 'home', ELSEWHERE, 20);
  await price('post', 'work', HERE, 30);
  await price('van', 'home', HERE, 40);
  await price('van', 'hidden', HERE, 50);
  const told = (await listMethods(sales.db, HERE)).map((row) => [
    row.carrierCode,
    row.methodCode,
    row.grossOere,
    row.bands,
  ]);
  const bands = (oere: number) => [
    [1_000, oere + 1],
    [2_000, oere],
  ];
  expect(told).toEqual([
    ['post', 'work', 30, bands(30)],
    ['van', 'home', 40, bands(40)],
    ['post', 'home', 10, bands(10)],
  ]);
});

test('a physical store lacks the products of which its own stock is too low', async () => {
  const [a, b] = [await sales.product('A'), await sales.product('B')];
  await sales.rows('DELETE FROM stock_source');
  const source = (code: string, shop_code: string | null, position: number) =>
    sales.insert('stock_source', { code, name: code, shop_code, position, details: {} });
  await source('central', null, 0);
  for (const [code, position] of [
    ['north', 2],
    ['south', 1],
    ['empty', 3],
  ] as const)
    await source(code, code, position);
  const shelf = (product_id: number, source_code: string, quantity: number) =>
    sales.insert('stock_item', { product_id, source_code, quantity });
  await shelf(a, 'central', 9);
  await shelf(b, 'central', 9);
  await shelf(a, 'south', 2);
  await shelf(b, 'south', 1);
  await shelf(a, 'north', 1);
  await shelf(b, 'north', 9);
  const lines = [
    { productId: a, quantity: 2 },
    { productId: b, quantity: 1 },
  ];
  expect((await listShops(sales.db, lines)).map(({ code, missing }) => [code, missing])).toEqual([
    ['south', 0],
    ['north', 1],
    ['empty', 2],
  ]);
});

test('parcel shops are sorted by number', async () => {
  await sales.rows('DELETE FROM service_point');
  const point = { carrier_code: 'post', name: 'Kiosk', street: 'Vej 1', postcode: '7100', city: 'Vejle' };
  for (const id of ['2', '1']) await sales.insert('service_point', { ...point, id });
  expect((await listedPoints(sales.db)).map(({ id }) => id)).toEqual(['1', '2']);
});

test('an order can be combined with open orders of the company that have a future delivery day', async () => {
  const [work, rival] = [await sales.business('Work'), await sales.business('Rival')];
  const order = (number: string, day: string | null, columns = {}) =>
    sales.order(number, {
      business_id: work,
      shipping: { deliveryDate: day },
      shipping_address: { street: ['Vej 1'], postcode: '7100' },
      ...columns,
    });
  await order('today', '2026-03-02');
  await order('tomorrow', '2026-03-03');
  await order('yesterday', '2026-03-01');
  await order('no-day', null);
  await order('sent', '2026-03-03', { status: 'shipped' });
  await order('rival', '2026-03-03', { business_id: rival });
  const address = { street: ['Vej 1'], postcode: '7100' };
  expect(await openOrders(sales.db, work, '2026-03-02')).toEqual([
    { number: 'tomorrow', date: '2026-03-03', ...address },
    { number: 'today', date: '2026-03-02', ...address },
  ]);
});
