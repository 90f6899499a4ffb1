// SQL of recommendation rows: eligible products, their origin, and their order.
import { describe, expect, test } from 'vitest';
import {
  type Allowed,
  boughtWith,
  newest,
  popular,
  type Source,
  shelfCandidates,
  similar,
} from '#backend/commerce/recommendation/recommendation.sql';
import { personal, recentlyViewed } from '#backend/commerce/recommendation/visitor.sql';
import type { Candidate } from '#domain/catalogue/recommendation';
import { assortment, days, ELSEWHERE, HERE, minutes, NOW, openGoods } from './goods';

const goods = openGoods();
const source = (): Source => ({ on: goods.on, version: async () => null, kept: { read: (_key, load) => load() } });
const allowed = (changes: Partial<Allowed> = {}): Allowed => ({
  now: NOW,
  businessId: null,
  assortment: assortment(),
  limit: 20,
  without: [],
  cartOf: null,
  categoryIds: null,
  brandCode: null,
  only: null,
  ...changes,
});
/** The SKUs of the candidates, best first. */
async function named(found: Promise<Candidate[]>) {
  const rows = await goods.rows<{ id: number; sku: string }>('SELECT id, sku FROM product');
  const skus = new Map(rows.map(({ id, sku }) => [id, sku]));
  return (await found).map(({ id }) => skus.get(id));
}
const shelved = (changes: Partial<Allowed> = {}) => named(shelfCandidates(source(), allowed(changes)));
const pair = (product_id: number, other_id: number, orders: number) =>
  goods.insert('product_pair', { product_id, other_id, orders });

describe('a recommendation row', () => {
  test('has available products with a page in this store that are not on the current page', async () => {
    await goods.product('A', { popularity: 9 });
    await goods.product('B', { popularity: 8, created_at: days(-1) });
    const chair = await goods.product('CHAIR', { popularity: 7, type: 'configurable' });
    await goods.product('CHAIR-RED', { parent_id: chair });
    await goods.product('SOLD-OUT', { salable: false });
    await goods.product('ELSEWHERE', { store_ids: [ELSEWHERE] });
    expect(await shelved()).toEqual(['A', 'B', 'CHAIR']);
    expect(await shelved({ businessId: 1 })).toEqual(['A', 'B', 'CHAIR']);
    expect(await shelved({ without: ['A'] })).toEqual(['B', 'CHAIR']);
    expect(await shelved({ without: ['A', 'CHAIR-RED'] })).toEqual(['B']);
    expect(await shelved({ limit: 1 })).toEqual(['A']);
    expect(await named(newest(source(), allowed()))).toEqual(['B', 'A', 'CHAIR']);
  });

  test('is limited to the given categories, brand or offers; each product is returned with its own deepest category', async () => {
    const [chairs, tables, above] = [
      await goods.category('Chairs'),
      await goods.category('Tables'),
      await goods.category('All'),
    ];
    const [a, b] = [
      await goods.product('A', { brand_code: 'zebra' }),
      await goods.product('B', { brand_code: 'esselte' }),
    ];
    await goods.product('C');
    await goods.place(a, chairs);
    await goods.place(a, above, { own: false });
    await goods.place(b, tables);
    await goods.insert('product_special', {
      product_id: b,
      gross_oere: 1,
      valid_from: days(-1),
      valid_to: days(1),
      name_da: '',
      name_en: '',
    });
    const groups = (await shelfCandidates(source(), allowed())).map(({ id, group }) => [id, group]);
    expect(groups.slice(0, 2)).toEqual([
      [a, chairs],
      [b, tables],
    ]);
    expect(await shelved({ categoryIds: [chairs] })).toEqual(['A']);
    expect(await shelved({ brandCode: 'esselte' })).toEqual(['B']);
    expect(await shelved({ only: 'special' })).toEqual(['B']);
  });

  test('has cartridges of any printer, but next to a cartridge only those of the same printers', async () => {
    const cartridge = { cartridge: JSON.stringify({ number: '603' }) };
    const ink = await goods.product('INK', cartridge);
    await goods.product('FOREIGN', cartridge);
    const same = await goods.product('SAME', cartridge);
    await goods.insert('printer', { id: 'epson', make: 'e', series: 's', model: 'm', kind: 'inkjet', colour: true });
    for (const product_id of [ink, same]) await goods.insert('product_printer', { printer_id: 'epson', product_id });
    expect(await shelved()).toEqual(['INK', 'FOREIGN', 'SAME']);
    expect(await shelved({ without: ['INK'] })).toEqual(['SAME']);
  });

  test('of popular products uses the given number of days', async () => {
    const [a, b] = [await goods.product('A'), await goods.product('B')];
    await goods.product('C');
    for (const [over, product_id, score] of [
      [7, a, 5],
      [7, b, 9],
      [30, a, 80],
    ])
      await goods.insert('product_trend', { days: over, product_id, score });
    expect(await named(popular(source(), allowed(), 7))).toEqual(['B', 'A']);
    expect(await named(popular(source(), allowed(), 30))).toEqual(['A']);
  });

  test('of products bought together has the strongest pairs of these products and their parents', async () => {
    const chair = await goods.product('CHAIR', { type: 'configurable' });
    await goods.product('CHAIR-RED', { parent_id: chair });
    const [mat, lamp, desk, cart, taken] = [
      await goods.product('MAT'),
      await goods.product('LAMP'),
      await goods.product('DESK'),
      await goods.product('IN-CART'),
      await goods.product('TAKEN-BACK'),
    ];
    await goods.product('OTHER');
    await pair(chair, mat, 2);
    await pair(chair, lamp, 3);
    await pair(cart, mat, 4);
    await pair(chair, cart, 9);
    await pair(chair, taken, 0);
    await pair(mat, desk, 7);
    expect(await named(boughtWith(source(), allowed(), ['CHAIR-RED', 'IN-CART']))).toEqual(['MAT', 'LAMP']);
  });

  test('of similar products has the same category, first the same brand, then similar prices; hidden prices are not compared', async () => {
    const [chairs, tables, sale] = [
      await goods.category('Chairs'),
      await goods.category('Tables'),
      await goods.category('Sale'),
    ];
    const put = async (sku: string, at: number, sort_gross_oere: number, columns: Record<string, unknown> = {}) => {
      const id = await goods.product(sku, { sort_gross_oere, ...columns });
      await goods.place(id, at);
      return id;
    };
    await put('TRADE', chairs, 1000, { only_trade: true });
    await put('ON-REQUEST', chairs, 1001, { request_price: true });
    await put('NEAR', chairs, 1100);
    await put('FAR', chairs, 5000);
    await put('BRAND', chairs, 9000, { brand_code: 'zebra' });
    await put('TABLE', tables, 1000, { brand_code: 'zebra' });
    const chair = await put('CHAIR', chairs, 1000, { brand_code: 'zebra', type: 'configurable' });
    await goods.place(chair, sale, { own: false });
    await put('BARGAIN', sale, 1000);
    await goods.product('CHAIR-RED', { parent_id: chair, sort_gross_oere: 1000 });
    const row = ['BRAND', 'NEAR', 'FAR', 'TRADE', 'ON-REQUEST'];
    expect(await named(similar(source(), allowed(), 'CHAIR'))).toEqual(row);
    expect(await named(similar(source(), allowed(), 'CHAIR-RED'))).toEqual(row);
    expect(await named(similar(source(), allowed(), 'UNKNOWN'))).toEqual([]);
  });
});

describe('a visitor’s own row', () => {
  const VISITOR = '00000000-0000-4000-8000-000000000001';
  const OTHER = '00000000-0000-4000-8000-000000000002';
  const event = (product_id: number | null, after: number, columns: Record<string, unknown> = {}) =>
    goods.insert('shop_event', {
      kind: 'product-viewed',
      visitor: VISITOR,
      store_id: HERE,
      product_id,
      at: minutes(after),
      ...columns,
    });

  test('has the products viewed in the period, newest first; and products bought together with them', async () => {
    const [a, b, old, foreign, clicked, mat] = [
      await goods.product('A', { salable: false }),
      await goods.product('B'),
      await goods.product('OLD'),
      await goods.product('OF-OTHER'),
      await goods.product('CLICKED'),
      await goods.product('MAT'),
    ];
    await event(a, -9);
    await event(b, -5);
    await event(a, -3);
    await event(old, -100);
    await event(foreign, -2, { visitor: OTHER });
    await event(clicked, -2, { kind: 'product-clicked' });
    const since = minutes(-60);
    expect(await named(recentlyViewed(source(), allowed(), VISITOR, since))).toEqual(['A', 'B']);
    await pair(a, mat, 2);
    await pair(a, b, 5);
    await pair(b, foreign, 1);
    await pair(foreign, clicked, 9);
    expect(await named(personal(source(), allowed(), VISITOR, since))).toEqual(['MAT', 'OF-OTHER']);
  });

  test('ignores views without a product', async () => {
    await event(await goods.product('A'), -9);
    await goods.rows(
      `INSERT INTO shop_event (kind, visitor, store_id, at) SELECT 'product-viewed', $1, ${HERE}, $2 FROM generate_series(1, 300)`,
      [VISITOR, NOW],
    );
    expect(await named(recentlyViewed(source(), allowed(), VISITOR, minutes(-60)))).toEqual(['A']);
  });
});
