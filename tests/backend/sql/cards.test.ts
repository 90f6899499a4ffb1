// SQL of product cards and pages: stock, prices, lists, pictures and related products of this product and shopper only.
import { describe, expect, test } from 'vitest';
import { fitsBeside } from '#backend/commerce/catalogue/fitting.sql';
import { detailsByIds, pageAt, relatedOf } from '#backend/commerce/catalogue/product/page/page.sql';
import { cardsByIds, cardsByParents, cardsFrom } from '#backend/commerce/catalogue/product/product.sql';
import type { PreparedStatement } from '#backend/db/prepared';
import { assortment, days, ELSEWHERE, HERE, openGoods } from './goods';

const goods = openGoods();
const stock = (product_id: number, source_code: string, quantity: number) =>
  goods.insert('stock_item', { product_id, source_code, quantity });
const link = (product_id: number, linked_id: number, position: number, type = 'related') =>
  goods.insert('product_link', { product_id, linked_id, type, position });
const skus = (rows: readonly { sku: string }[]) => rows.map(({ sku }) => sku);

describe('a card', () => {
  /** The fields under test of the rows returned. */
  async function lines(ids: readonly number[], businessId: number | null) {
    const found: Record<string, unknown>[] = [];
    const on = {
      async query(statement: PreparedStatement) {
        const answer = await goods.on.query(statement);
        found.push(...answer.rows.filter((row) => 'stock' in row));
        return answer;
      },
    };
    await cardsByIds(ids, goods.reader({ on, businessId }));
    return found.map(({ stock, agreed, lists }) => ({ stock, agreed, lists }));
  }

  test('has the stock of the central warehouse, of the product and its variants', async () => {
    const chair = await goods.product('CHAIR', { type: 'configurable' });
    const red = await goods.product('CHAIR-RED', { parent_id: chair });
    const table = await goods.product('TABLE');
    await stock(red, 'central', 5);
    await stock(red, 'kbh', 70);
    await stock(table, 'central', 3);
    await goods.cards();
    expect(await lines([chair], null)).toEqual([{ stock: { [red]: 5 }, agreed: null, lists: null }]);
    expect(skus(await cardsByIds([table, red], goods.reader()))).toEqual(['CHAIR-RED', 'TABLE']);
    expect(skus(await cardsByParents([chair], goods.reader()))).toEqual(['CHAIR-RED']);
  });

  test('has the latest valid agreed price of this business, and the labels of its lists', async () => {
    const [firm, other] = [await goods.business('Firm'), await goods.business('Other')];
    const [chair, table] = [await goods.product('CHAIR'), await goods.product('TABLE')];
    const agreed = (business_id: number, product_id: number, gross_oere: number, from: number, to: number | null) =>
      goods.insert('contract_price', {
        business_id,
        product_id,
        gross_oere,
        valid_from: days(from),
        valid_to: to === null ? null : days(to),
      });
    await agreed(firm, chair, 900, -9, null);
    await agreed(firm, chair, 800, -8, null);
    await agreed(firm, chair, 700, -7, -1);
    await agreed(firm, chair, 600, 1, null);
    await agreed(other, chair, 500, -1, null);
    await agreed(firm, table, 400, -1, 1);
    const listed = async (business_id: number, product_id: number, kind: string) => {
      const id = await goods.insert('shopping_list', { name: kind, business_id, [kind]: true, created_at: days(0) });
      await goods.insert('shopping_list_item', { list_id: id, product_id, position: 0 });
    };
    await listed(firm, chair, 'is_warehouse_hotel');
    await listed(firm, table, 'is_contract_goods');
    await listed(other, chair, 'is_contract_goods');
    await goods.cards();
    expect(await lines([chair, table], firm)).toEqual([
      { stock: null, agreed: { [chair]: 800 }, lists: [true, false] },
      { stock: null, agreed: { [table]: 400 }, lists: [false, true] },
    ]);
    expect(await lines([chair], null)).toEqual([{ stock: null, agreed: null, lists: null }]);
  });

  test('has the picture of the first variant in each colour, and none for sizes', async () => {
    const chair = await goods.product('CHAIR', { type: 'configurable' });
    const picture = (product_id: number, position: number, key: string) =>
      goods.insert('product_picture', { product_id, position, key, alt_da: '', alt_en: '', spec: {}, version: '1' });
    for (const [sku, values, keys] of [
      ['CHAIR-RED-S', { colour: 'red', size: 's' }, ['red-front', 'red-back']],
      ['CHAIR-RED-L', { colour: 'red', size: 'l' }, ['red-large']],
      ['CHAIR-BLUE', { colour: 'blue', size: 's' }, ['blue-front']],
      ['CHAIR-GREEN', { colour: 'green', size: 's' }, []],
    ] as const) {
      const id = await goods.product(sku, { parent_id: chair, option_values: values });
      for (const [position, key] of keys.entries()) await picture(id, position, key);
    }
    await goods.cards();
    const [card] = await cardsByIds([chair], goods.reader());
    expect(card?.looks).toEqual([
      ['blue', 'blue-front', '1'],
      ['red', 'red-front', '1'],
    ]);
  });

  test('is read when its version is not cached, and no other card', async () => {
    const chair = await goods.product('CHAIR');
    await goods.product('TABLE');
    await goods.cards();
    for (const language of ['da', 'en'] as const) {
      const read: number[] = [];
      const kept = { get: () => undefined, set: (id: number) => void read.push(id) };
      const line = { card_id: chair, version: 'older', stock: null, agreed: null, lists: null };
      expect(skus(await cardsFrom([line], goods.reader({ language, kept })))).toEqual(['CHAIR']);
      expect(read).toEqual([chair]);
    }
  });
});

describe('a product page', () => {
  test('has its own gallery, the stock of each store, and its own categories', async () => {
    const [furniture, chairs, tables] = [
      await goods.category('Furniture'),
      await goods.category('Chairs', { level: 2 }),
      await goods.category('Tables', { level: 2 }),
    ];
    const chair = await goods.product('CHAIR', { type: 'configurable' });
    const red = await goods.product('CHAIR-RED', { parent_id: chair });
    const blue = await goods.product('CHAIR-BLUE', { parent_id: chair });
    const table = await goods.product('TABLE');
    for (const [id, key] of [
      [chair, 'chair'],
      [table, 'table'],
    ] as const)
      await goods.insert('product_picture', {
        product_id: id,
        position: 0,
        key,
        alt_da: 'd',
        alt_en: 'e',
        spec: {},
        version: '1',
      });
    for (const [id, source, quantity] of [
      [red, 'kbh', 2],
      [blue, 'kbh', 3],
      [red, 'aarhus', 4],
      [red, 'central', 50],
      [table, 'kbh', 600],
    ] as const)
      await stock(id, source, quantity);
    await goods.place(chair, chairs);
    await goods.place(chair, furniture, { own: false });
    await goods.place(table, tables);
    await goods.cards();
    for (const language of ['da', 'en'] as const) {
      const found = await detailsByIds([chair, red], goods.reader({ language }));
      const shown = found.map(({ id, gallery, sources, category_ids }) => ({ id, gallery, sources, category_ids }));
      expect(shown.sort((one, other) => one.id - other.id)).toEqual([
        {
          id: chair,
          gallery: [['chair', '1', language === 'da' ? 'd' : 'e']],
          sources: [
            ['kbh', expect.any(String), 5],
            ['aarhus', expect.any(String), 4],
          ],
          category_ids: [chairs],
        },
        {
          id: red,
          gallery: null,
          sources: [
            ['kbh', expect.any(String), 2],
            ['aarhus', expect.any(String), 4],
          ],
          category_ids: [chairs],
        },
      ]);
    }
  });

  test('has its variants and the first five related products of each type, limited to what the shopper may see', async () => {
    const chair = await goods.product('CHAIR', { type: 'configurable' });
    const red = await goods.product('CHAIR-RED', { parent_id: chair });
    const hidden = await goods.product('HIDDEN', { store_ids: [ELSEWHERE] });
    const other = await goods.product('OTHER', { url_key: 'other', type: 'configurable' });
    await goods.product('OTHER-RED', { parent_id: other });
    await link(chair, hidden, 0);
    for (const at of [1, 2, 3, 4, 5, 6]) await link(chair, await goods.product(`R${at}`), at);
    await link(chair, other, 1, 'accessory');
    await link(other, await goods.product('OF-OTHER'), 0);
    await goods.cards();
    const rows = await pageAt('chair', assortment(), goods.reader());
    const shown = (wanted: string) =>
      rows.filter(({ part }) => part === wanted).map(({ sku, detail }) => [sku, detail?.id]);
    expect(shown('self')).toEqual([['CHAIR', chair]]);
    expect(shown('variant')).toEqual([['CHAIR-RED', undefined]]);
    expect(shown('accessory')).toEqual([['OTHER', undefined]]);
    expect(shown('related')).toEqual(['R1', 'R2', 'R3', 'R4', 'R5'].map((sku) => [sku, undefined]));
    expect((await pageAt('chair-red', assortment(), goods.reader())).map(({ id }) => id)[0]).toBe(red);
    expect(await pageAt('hidden', assortment(), goods.reader())).toEqual([]);
    const beside = await relatedOf([other], assortment(), goods.reader());
    expect(beside.map(({ sku, of_id, link: kind }) => [sku, of_id, kind])).toEqual([['OF-OTHER', other, 'related']]);
  });

  test('has the row of its address in this store, and none where only another store has one', async () => {
    const chair = await goods.product('CHAIR');
    await goods.product('TABLE', { url_key: 'table' });
    await goods.cards();
    const address = (request_path: string, row: Record<string, unknown>) =>
      goods.insert('url_rewrite', {
        request_path,
        kind: 'PRODUCT',
        target_path: request_path,
        target_id: chair,
        ...row,
      });
    await address('chair', { redirect_code: 301, target_path: 'for-all' });
    await address('chair', { store_id: HERE });
    await address('table', { store_id: ELSEWHERE });
    const routes = async (path: string) =>
      (await pageAt(path, assortment(), goods.reader())).map(({ part, route }) => [part, route]);
    const own = { kind: 'PRODUCT', target_id: chair, target_path: 'chair', redirect_code: 0 };
    expect(await routes('chair')).toEqual([['self', own]]);
    expect(await routes('table')).toEqual([['self', null]]);
  });

  test('recommends no cartridge for other printers', async () => {
    const cartridge = { cartridge: JSON.stringify({ number: '603' }) };
    const [ink, same, foreign, paper] = [
      await goods.product('INK', cartridge),
      await goods.product('SAME', cartridge),
      await goods.product('FOREIGN', cartridge),
      await goods.product('PAPER'),
    ];
    for (const id of ['brother', 'epson'])
      await goods.insert('printer', { id, make: id, series: 's', model: 'm', kind: 'inkjet', colour: true });
    for (const [printer_id, product_id] of [
      ['epson', ink],
      ['epson', same],
      ['brother', foreign],
    ])
      await goods.insert('product_printer', { printer_id, product_id });
    const beside = async (seeds: readonly number[]) =>
      skus(
        await goods.rows<{ sku: string }>(
          `SELECT p.sku FROM product p WHERE ${fitsBeside('p', 'SELECT unnest($1::int[])')} ORDER BY p.sku`,
          [seeds],
        ),
      );
    expect(await beside([ink])).toEqual(['INK', 'PAPER', 'SAME']);
    expect(await beside([ink, paper])).toEqual(['INK', 'PAPER', 'SAME']);
    expect(await beside([paper])).toEqual(['FOREIGN', 'INK', 'PAPER', 'SAME']);
    expect(await beside([])).toEqual(['FOREIGN', 'INK', 'PAPER', 'SAME']);
    await link(ink, foreign, 0);
    await link(ink, same, 1);
    await goods.cards();
    expect(skus(await relatedOf([ink], assortment(), goods.reader()))).toEqual(['SAME']);
  });
});
