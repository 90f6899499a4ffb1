// Staff changes of one product affect that product only; the scheduled job changes prices that started or ended since its last run.
import { describe, expect, test } from 'vitest';
import {
  duePrices,
  holdMaintenance,
  holdProduct,
  holdShelf,
  moveShelf,
  nextFamilies,
  noteMaintenance,
  sourceExists,
  writePrice,
} from '#backend/commerce/catalogue/maintenance/maintenance.sql';
import { days, minutes, NOW, openGoods } from './goods';

const goods = openGoods();

describe('of one product', () => {
  test('the price is changed, and written only when it differs', async () => {
    const [chair, table] = [
      await goods.product('CHAIR'),
      await goods.product('TABLE', { gross_oere: 500, sort_gross_oere: 500 }),
    ];
    const rows = () => goods.rows('SELECT id, gross_oere, sort_gross_oere, ctid::text AS at FROM product ORDER BY id');
    expect(await holdProduct(goods.on, 'TABLE')).toEqual({ id: table, type: 'simple', gross_oere: 500 });
    expect(await holdProduct(goods.on, 'UNKNOWN')).toBeNull();
    const before = await rows();
    await writePrice(goods.on, chair, 10_000, NOW);
    expect(await rows()).toEqual(before);
    await writePrice(goods.on, chair, 700, NOW);
    expect((await rows()).map(({ id, gross_oere, sort_gross_oere }) => [id, gross_oere, sort_gross_oere])).toEqual([
      [chair, 700, 700],
      [table, 500, 500],
    ]);
  });

  test('one stock row is changed, with an entry in the ledger', async () => {
    const table = await goods.product('TABLE', { salable: false });
    const chair = await goods.product('CHAIR', { salable: false });
    for (const [product_id, source_code, quantity] of [
      [table, 'kbh', 7],
      [chair, 'kbh', 5],
      [chair, 'aarhus', 9],
      [table, 'central', 6],
    ] as const)
      await goods.insert('stock_item', { product_id, source_code, quantity });
    expect(await sourceExists(goods.on, 'kbh')).toBe(true);
    expect(await sourceExists(goods.on, 'unknown')).toBe(false);
    expect(await holdShelf(goods.on, chair, 'kbh')).toBe(5);
    expect(await holdShelf(goods.on, chair, 'central')).toBe(0);
    await moveShelf(goods.on, { productId: chair, source: 'central', delta: 3, reason: 'count' }, NOW);
    expect(await goods.rows('SELECT product_id, source_code, quantity FROM stock_item ORDER BY 1, 2')).toEqual([
      { product_id: table, source_code: 'central', quantity: 6 },
      { product_id: table, source_code: 'kbh', quantity: 7 },
      { product_id: chair, source_code: 'aarhus', quantity: 9 },
      { product_id: chair, source_code: 'central', quantity: 3 },
      { product_id: chair, source_code: 'kbh', quantity: 5 },
    ]);
    expect(await goods.rows('SELECT product_id, delta, reason FROM stock_movement')).toEqual([
      { product_id: chair, delta: 3, reason: 'count' },
    ]);
    expect(await goods.rows('SELECT id FROM product WHERE salable')).toEqual([{ id: chair }]);
  });
});

describe('scheduled maintenance', () => {
  test('prices are due when an offer started or ended since the last run', async () => {
    const due = [];
    for (const [sku, from, to, isDue] of [
      ['BEFORE', -20, -10, false],
      ['ENDED', -20, -5, true],
      ['ENDS-NOW', -20, 0, true],
      ['BEGAN', -5, 20, true],
      ['BEGINS-NOW', 0, 20, true],
      ['BEGAN-THEN', -10, 20, false],
      ['SOON', 1, 20, false],
    ] as const) {
      const product_id = await goods.product(sku);
      const [valid_from, valid_to] = [minutes(from), minutes(to)];
      await goods.insert('product_special', {
        product_id,
        gross_oere: 1,
        valid_from,
        valid_to,
        name_da: '',
        name_en: '',
      });
      if (isDue) due.push(product_id);
    }
    expect((await duePrices(goods.on, minutes(-10), NOW)).sort((one, other) => one - other)).toEqual(due);
  });

  test('each job has its own time of the last run', async () => {
    await goods.rows('TRUNCATE upkeep');
    await goods.insert('upkeep', { name: 'other', at: days(-9) });
    expect(await holdMaintenance(goods.on, 'prices')).toEqual(new Date(0));
    await noteMaintenance(goods.on, 'prices', NOW);
    expect(await holdMaintenance(goods.on, 'prices')).toEqual(NOW);
    expect(await holdMaintenance(goods.on, 'other')).toEqual(days(-9));
  });

  test('the catalogue is processed by complete product families', async () => {
    await goods.product('FIRST');
    const chair = await goods.product('CHAIR', { type: 'configurable' });
    const red = await goods.product('RED', { parent_id: chair });
    const table = await goods.product('TABLE', { type: 'configurable' });
    const oak = await goods.product('OAK', { parent_id: table });
    const blue = await goods.product('BLUE', { parent_id: chair });
    const sorted = async (after: number, count: number) => {
      const { last, ids } = await nextFamilies(goods.on, after, count);
      return { last, ids: ids.sort((one, other) => one - other) };
    };
    expect(await sorted(chair - 1, 1)).toEqual({ last: chair, ids: [chair, red, blue] });
    expect(await sorted(chair, 9)).toEqual({ last: table, ids: [table, oak] });
    expect(await sorted(table, 9)).toEqual({ last: 0, ids: [] });
  });
});
