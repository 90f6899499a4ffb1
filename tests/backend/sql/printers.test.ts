// SQL of printers: those with a cartridge available to this shopper, and cartridges by printer and by number.
import { beforeAll, describe, expect, test } from 'vitest';
import type { CardReader } from '#backend/commerce/catalogue/product/product.sql';
import { NOTHING_KEPT } from '#backend/commerce/catalogue/product/stored-card';
import {
  listMakes,
  listSeries,
  popularPrinters,
  printersById,
  printersLike,
  printersOfProduct,
  printersOfSeries,
  printersWithAll,
  shownPrinter,
  suppliesByNumber,
  suppliesOfPrinter,
} from '#backend/commerce/ink/ink.sql';
import { productsNamed, putLines } from '#backend/commerce/ink/quick-order/quick-order.sql';
import { oere } from '#domain/money/money';
import { ASSORTMENT, ELSEWHERE, HERE, NOW, openSales } from './sales';

const sales = openSales();
// Lists of cartridges are built from product cards.
beforeAll(async () => void (await sales.rows(`SET shop.gather_cards = 'on'`)));

const cartridge = (number: string, part = `part ${number}`) =>
  JSON.stringify({ number, part, role: 'black', pages: 0, original: true });
const ink = (sku: string, columns = {}) => sales.product(sku, { cartridge: cartridge(sku), ...columns });
const printer = async (
  id: string,
  [make, series, model]: readonly string[],
  products: readonly number[],
  columns = {},
) => {
  await sales.insert('printer', { id, make, series, model, kind: 'laser', colour: false, ...columns });
  for (const product of products) await sales.insert('product_printer', { printer_id: id, product_id: product });
};

/** Two makes, with a hidden printer next to the visible ones: without products, without a cartridge, or sold in another store. */
async function scene() {
  const here = await ink('HERE', { store_ids: [HERE] });
  const both = await ink('BOTH');
  const elsewhere = await ink('ELSEWHERE', { store_ids: [ELSEWHERE] });
  const part = await sales.product('PART');
  await printer('b1', ['Brother', 'DCP', 'DCP-1'], [here], { popularity: 1 });
  await printer('b2', ['Brother', 'DCP', 'DCP-2'], [both, part], { popularity: 9 });
  await printer('b3', ['Brother', 'MFC', 'MFC-1'], [both]);
  await printer('c1', ['Canon', 'Pixma', 'Pixma-1'], [both]);
  await printer('x1', ['Brother', 'DCP', 'DCP-3'], [elsewhere], { popularity: 5 });
  await printer('x2', ['Brother', 'DCP', 'DCP-4'], [part], { popularity: 5 });
  await printer('x3', ['Epson', 'Eco', 'Eco-1'], []);
  return { here, both, elsewhere, part };
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('printers', () => {
  test('are counted by make and series', async () => {
    await scene();
    expect(await listMakes(sales.on, ASSORTMENT)).toEqual([
      { key: 'brother', name: 'Brother', printer_count: 3 },
      { key: 'canon', name: 'Canon', printer_count: 1 },
    ]);
    expect(await listSeries(sales.on, ASSORTMENT, 'brother')).toEqual([
      { key: 'dcp', name: 'DCP', make: 'Brother', printer_count: 2 },
      { key: 'mfc', name: 'MFC', make: 'Brother', printer_count: 1 },
    ]);
  });

  test('are those of a series, or of the entire make', async () => {
    await scene();
    const found = async (series: string | null) =>
      idsOf(await printersOfSeries(sales.on, ASSORTMENT, 'brother', series));
    expect(await found('dcp')).toEqual(['b1', 'b2']);
    expect(await found(null)).toEqual(['b1', 'b2', 'b3']);
  });

  test('are listed by popularity and found by id when visible; a customer’s own are returned in any case', async () => {
    await scene();
    expect(idsOf(await popularPrinters(sales.on, ASSORTMENT))).toEqual(['b2', 'b1']);
    expect((await shownPrinter(sales.on, ASSORTMENT, 'b1'))?.id).toBe('b1');
    expect((await shownPrinter(sales.on, ASSORTMENT, 'c1'))?.id).toBe('c1');
    for (const id of ['x1', 'x2', 'x3', 'none']) expect(await shownPrinter(sales.on, ASSORTMENT, id)).toBeNull();
    expect(idsOf(await printersById(sales.on, ['x1', 'b3'])).sort()).toEqual(['b3', 'x1']);
  });

  test('are found by all of the words, by one of them, or by similarity of the complete text', async () => {
    await scene();
    const withAll = async (...words: string[]) => idsOf(await printersWithAll(sales.on, ASSORTMENT, words));
    expect(await withAll('brother', 'dcp')).toEqual(['b2', 'b1']);
    const like = async (...words: string[]) => idsOf(await printersLike(sales.on, ASSORTMENT, words)).sort();
    expect(await like('nothing', 'pixma', 'elsewhere')).toEqual(['c1']);
    expect(await like('brothrdcp')).toEqual(['b1', 'b2']);
  });

  test('are returned for a cartridge that fits them', async () => {
    const { both, here, part, elsewhere } = await scene();
    expect(idsOf(await printersOfProduct(sales.on, both))).toEqual(['b2', 'b3', 'c1']);
    expect(idsOf(await printersOfProduct(sales.on, here))).toEqual(['b1']);
    expect(idsOf(await printersOfProduct(sales.on, elsewhere))).toEqual(['x1']);
    expect(await printersOfProduct(sales.on, part)).toEqual([]);
  });
});

describe('cartridges', () => {
  const reader = (): CardReader => ({ on: sales.on, language: 'da', now: NOW, businessId: null, kept: NOTHING_KEPT });

  test('are those of the printer sold in this store', async () => {
    await scene();
    const found = async (id: string) =>
      (await suppliesOfPrinter(id, ASSORTMENT, reader())).map((row) => [row.sku, row.cartridge.number]);
    expect(await found('b2')).toEqual([['BOTH', 'BOTH']]);
    expect(await found('b1')).toEqual([['HERE', 'HERE']]);
    for (const id of ['x1', 'x2', 'x3']) expect(await found(id)).toEqual([]);
  });

  test('are found by the prefix of either of their numbers', async () => {
    await ink('A', { cartridge: cartridge('415-A', 'W2030') });
    await ink('B', { cartridge: cartridge('415-X', 'W2040') });
    await ink('C', { cartridge: cartridge('305', 'X-415') });
    await ink('D', { cartridge: cartridge('500', 'W2050') });
    await ink('E', { cartridge: cartridge('415-E', 'W9'), store_ids: [ELSEWHERE] });
    const found = async (...keys: string[]) =>
      (await suppliesByNumber(keys, ASSORTMENT, reader())).map(({ sku }) => sku).sort();
    expect(await found('415')).toEqual(['A', 'B']);
    expect(await found('w20')).toEqual(['A', 'B', 'D']);
    expect(await found('305', 'w2050')).toEqual(['C', 'D']);
  });
});

describe('quick order', () => {
  test('prefers a SKU to an EAN, and an EAN to the manufacturer and cartridge numbers', async () => {
    const named = '5700000000017';
    const part = (key: string) => ({ cartridge: cartridge('other', key) });
    const number = (key: string) => ({ cartridge: cartridge(key, 'other') });
    const own = await sales.product(named);
    const ean = await sales.product('EAN', { ean: '5700000000024' });
    await sales.product('EAN-TOO', { ean: named });
    const maker = await sales.product('PART', part('5700000000031'));
    await sales.product('PART-TOO', part('5700000000024'));
    const shop = await sales.product('NUMBER', number('415-A'));
    await sales.product('NUMBER-TOO', number('5700000000031'));
    const popular = await sales.product('POPULAR', { ...number('415-A'), popularity: 9 });
    await sales.product('ELSEWHERE', { store_ids: [ELSEWHERE] });
    const found = async (...codes: string[]) => {
      const named = await productsNamed(sales.on, codes, ASSORTMENT);
      return codes.map((code) => named(code).same.map(({ id }) => id));
    };
    expect(await found(named)).toEqual([[own]]);
    expect(await found('5700000000024')).toEqual([[ean]]);
    expect(await found('5700000000031')).toEqual([[maker]]);
    expect(await found('415a', 'elsewhere', '')).toEqual([[popular, shop], [], []]);
  });

  test('resolves the exact number in any case, and returns a similar one as a suggestion', async () => {
    const point = await sales.product('K-1.5');
    const plain = await sales.product('K-15');
    const danish = await sales.product('ØA-100');
    const spaced = await sales.product('Ø 15');
    const signs = await sales.product('漢字');
    const codes = ['K-1.5', 'k-15', 'A-100', 'øa100', '15', '漢字', '漢'];
    const named = await productsNamed(sales.on, codes, ASSORTMENT);
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
    expect(codes.map((code) => [ids(named(code).same), ids(named(code).similar)])).toEqual([
      [[point], []],
      [[plain], []],
      [[], [danish]],
      [[danish], []],
      [[], [spaced]],
      [[signs], []],
      [[], []],
    ]);
  });

  test('appends lines to the cart, and sets the quantity of an existing line', async () => {
    const products = [await sales.product('A'), await sales.product('B'), await sales.product('C')];
    const [a = 0, b = 0, c = 0] = products;
    await sales.cart('own');
    await sales.cart('else');
    const there = { product_id: a, quantity: 1 };
    await sales.insert('cart_item', { ...there, cart_id: 'own', position: 3 });
    await sales.insert('cart_item', { ...there, cart_id: 'else', position: 8 });
    const seen = { oere: oere(100), quantity: 1, basis: 'gross' as const };
    await putLines(
      sales.on,
      'own',
      [c, a, b].map((productId) => ({ productId, quantity: 7, seen })),
    );
    expect(
      await sales.rows('SELECT cart_id, product_id, quantity, position FROM cart_item ORDER BY cart_id DESC, position'),
    ).toEqual([
      { cart_id: 'own', product_id: a, quantity: 7, position: 3 },
      { cart_id: 'own', product_id: c, quantity: 7, position: 4 },
      { cart_id: 'own', product_id: b, quantity: 7, position: 6 },
      { cart_id: 'else', product_id: a, quantity: 1, position: 8 },
    ]);
  });
});
