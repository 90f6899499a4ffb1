// Import of category positions, related products, printers and stock, and the data derived for pages afterwards.
import { beforeEach, describe, expect, test } from 'vitest';
import { findPlaces, putPlaces, type ResolvedPath } from '#backend/commerce/catalogue/import/write/places.sql';
import { writeProducts } from '#backend/commerce/catalogue/import/write/products.sql';
import { writeStock } from '#backend/commerce/catalogue/import/write/stock.sql';
import { noteFamilies, portionsOfFamilies, refreshShown } from '#backend/commerce/catalogue/import/write/stored.sql';
import { ELSEWHERE, NOW, openGoods } from './goods';
import { fresh, type Row, stage } from './staged';

const goods = openGoods();
async function written(...rows: readonly Row[]) {
  await stage(goods, ...rows);
  await writeProducts(goods.on);
  await goods.rows('TRUNCATE import_touched');
}
const idOf = async (sku: string) =>
  (await goods.rows<{ id: number }>('SELECT id FROM product WHERE sku = $1', [sku]))[0]?.id ?? 0;
const said = (rows: readonly Record<string, unknown>[]) => rows.map((row) => Object.values(row).join(' '));
const skusOf = async (table: string) =>
  said(await goods.rows(`SELECT DISTINCT p.sku FROM ${table} t JOIN product p ON p.id = t.id ORDER BY 1`));
const variants = (...skus: string[]) => ({ variants: skus.map((sku) => ({ sku, values: { colour: sku } })) });

describe('categories', () => {
  let paths: ResolvedPath[] = [];
  let ids: Record<'furniture' | 'chairs' | 'stools' | 'lamps', number>;
  beforeEach(async () => {
    const furniture = await goods.category('Furniture');
    const below = { level: 2, parent_id: furniture, id_path: [furniture] };
    ids = {
      furniture,
      chairs: await goods.category('Chairs', below),
      stools: await goods.category('Stools', below),
      lamps: await goods.category('Lamps'),
    };
    paths = [
      [['Furniture', 'Chairs'], ids.chairs],
      [['Furniture', 'Stools'], ids.stools],
      [['Furniture'], ids.furniture],
      [['Lamps'], ids.lamps],
    ];
  });
  const places = async () =>
    said(
      await goods.rows(`SELECT c.name_da, k.position, p.sku, k.own FROM product_category k JOIN product p ON p.id = k.product_id
        JOIN category c ON c.id = k.category_id ORDER BY c.level, c.id, k.position, p.sku`),
    );
  const noted = async () =>
    said(
      await goods.rows('SELECT DISTINCT c.name_da FROM import_category i JOIN category c ON c.id = i.id ORDER BY 1'),
    );
  const inChairs = { categories: [['Furniture', 'Chairs']] };

  test('are those of the file with all ancestors; existing positions are preserved, new products follow the last, popular ones first', async () => {
    for (const [sku, popularity] of [
      ['STAYS', 0],
      ['LEAVES', 0],
      ['SILENT', 0],
      ['RISES', 0],
      ['OTHER', 0],
    ] as const)
      await goods.product(sku, { popularity });
    for (const [sku, category, position, own] of [
      ['STAYS', ids.chairs, 4, true],
      ['STAYS', ids.furniture, 7, false],
      ['LEAVES', ids.chairs, 2, true],
      ['LEAVES', ids.furniture, 2, false],
      ['SILENT', ids.lamps, 9, true],
      ['RISES', ids.furniture, 3, false],
      ['RISES', ids.chairs, 3, false],
      ['OTHER', ids.chairs, 1, false],
    ] as const)
      await goods.place(await idOf(sku), category, { position, own });
    await written(
      { sku: 'STAYS', facts: inChairs },
      { sku: 'LEAVES', facts: { categories: [['Lamps']] } },
      { sku: 'SILENT', doc: { gross_oere: 5 } },
      { sku: 'RISES', facts: inChairs },
      fresh('NEW', { facts: inChairs }),
      fresh('BEST', {
        facts: {
          categories: [
            ['Furniture', 'Chairs'],
            ['Furniture', 'Stools'],
          ],
        },
        doc: { popularity: 9 },
      }),
    );
    await findPlaces(goods.on, paths);
    await putPlaces(goods.on);
    expect(await places()).toEqual([
      'Furniture 3 RISES false',
      'Furniture 7 STAYS false',
      'Furniture 8 BEST false',
      'Furniture 9 NEW false',
      'Lamps 9 SILENT true',
      'Lamps 10 LEAVES true',
      'Chairs 1 OTHER false',
      'Chairs 3 RISES true',
      'Chairs 4 STAYS true',
      'Chairs 5 BEST true',
      'Chairs 6 NEW true',
      'Stools 1 BEST true',
    ]);
    expect(await skusOf('import_touched')).toEqual(['BEST', 'LEAVES', 'NEW', 'RISES']);
    expect(await noted()).toEqual(['Chairs', 'Furniture', 'Lamps', 'Stools']);
  });

  test('exclude variants; category counts are updated for a product that moved to another store', async () => {
    const [family, moved, priced] = [
      await goods.product('FAMILY', { type: 'configurable' }),
      await goods.product('MOVED'),
      await goods.product('PRICED'),
    ];
    const [variant, silent] = [await goods.product('VARIANT'), await goods.product('VARIANT-2')];
    await goods.place(family, ids.chairs);
    for (const id of [variant, silent]) await goods.place(id, ids.stools);
    await goods.place(moved, ids.lamps);
    await goods.place(priced, ids.furniture);
    await written(
      { sku: 'FAMILY', facts: variants('VARIANT', 'VARIANT-2') },
      { sku: 'VARIANT', facts: inChairs },
      { sku: 'MOVED', doc: { store_ids: [ELSEWHERE] } },
      { sku: 'PRICED', doc: { gross_oere: 5 } },
    );
    await findPlaces(goods.on, paths);
    await putPlaces(goods.on);
    expect(await places()).toEqual(['Furniture 1 PRICED true', 'Lamps 1 MOVED true', 'Chairs 1 FAMILY true']);
    expect(await noted()).toEqual(['Lamps', 'Stools']);
    expect(await skusOf('import_touched')).toEqual(['VARIANT', 'VARIANT-2']);
  });

  test('store the data needed for lists, with at most two hundred facet values', async () => {
    await goods.product('OTHER', { sort_gross_oere: 1 });
    await written(
      fresh('FEW', { facts: inChairs }),
      fresh('MANY', { facts: inChairs }),
      fresh('NONE', { facts: inChairs }),
    );
    await goods.rows(
      `INSERT INTO product_facet SELECT id, CASE sku WHEN 'FEW' THEN ARRAY[7] ELSE ARRAY(SELECT generate_series(1, 201)) END
         FROM product WHERE sku IN ('FEW', 'MANY')`,
    );
    await findPlaces(goods.on, paths);
    await putPlaces(goods.on);
    const kept = await goods.rows(
      `SELECT p.sku, k.value_ids, k.gross_oere FROM product_category k JOIN product p ON p.id = k.product_id WHERE k.own ORDER BY 1`,
    );
    expect(kept).toEqual([
      { sku: 'FEW', value_ids: [7], gross_oere: 10_000 },
      { sku: 'MANY', value_ids: null, gross_oere: 10_000 },
      { sku: 'NONE', value_ids: [], gross_oere: 10_000 },
    ]);
  });
});

describe('related products and printers', () => {
  const lying = async (table: string, key: string) => said(await goods.rows(`SELECT ${key}, ctid FROM ${table}`));

  test('are those of the file for each type, and only differences are written', async () => {
    for (const sku of ['A', 'B', 'C', 'D', 'CHAIR', 'TABLE', 'SILENT', 'SAME']) await goods.product(sku);
    const link = async (sku: string, type: string, position: number, other: string) =>
      goods.insert('product_link', { product_id: await idOf(sku), type, position, linked_id: await idOf(other) });
    await link('CHAIR', 'related', 0, 'A');
    await link('CHAIR', 'related', 1, 'B');
    await link('CHAIR', 'related', 2, 'C');
    await link('CHAIR', 'accessory', 3, 'D');
    await link('TABLE', 'accessory', 0, 'A');
    await link('TABLE', 'accessory', 2, 'B');
    await link('SILENT', 'related', 5, 'A');
    await link('SILENT', 'accessory', 5, 'A');
    await link('SAME', 'related', 0, 'A');
    await written(
      { sku: 'CHAIR', facts: { related: ['A', 'C'] } },
      { sku: 'TABLE', facts: { accessories: ['A'], related: ['A', 'B', 'C'] } },
      { sku: 'SILENT' },
      { sku: 'SAME', facts: { related: ['A'] } },
    );
    const before = new Set(await lying('product_link', 'product_id, type, position, linked_id'));
    await findPlaces(goods.on, []);
    const rows = await goods.rows(
      `SELECT p.sku, k.type, k.position, o.sku AS other FROM product_link k JOIN product p ON p.id = k.product_id JOIN product o ON o.id = k.linked_id ORDER BY 1, 2, 3`,
    );
    expect(said(rows)).toEqual([
      'CHAIR accessory 3 D',
      'CHAIR related 0 A',
      'CHAIR related 1 C',
      'SAME related 0 A',
      'SILENT accessory 5 A',
      'SILENT related 5 A',
      'TABLE accessory 0 A',
      'TABLE related 0 A',
      'TABLE related 1 B',
      'TABLE related 2 C',
    ]);
    const changed = (await lying('product_link', 'product_id, type, position, linked_id')).filter(
      (row) => !before.has(row),
    );
    expect(changed.length).toBe(4);
    expect(await skusOf('import_touched')).toEqual(['CHAIR', 'TABLE']);
  });

  test('are the printers of the file', async () => {
    for (const id of ['epson', 'brother', 'canon'])
      await goods.insert('printer', { id, make: id, series: 's', model: 'm', kind: 'inkjet', colour: true });
    for (const [sku, fits] of [
      ['INK', ['epson', 'brother']],
      ['TONER', ['epson', 'brother']],
      ['SILENT', ['canon']],
      ['SAME', ['canon']],
    ] as const) {
      const product_id = await goods.product(sku);
      for (const printer_id of fits) await goods.insert('product_printer', { product_id, printer_id });
    }
    await written(
      { sku: 'INK', facts: { printers: ['epson', 'canon'] } },
      { sku: 'TONER', facts: { printers: ['brother'] } },
      { sku: 'SILENT' },
      { sku: 'SAME', facts: { printers: ['canon'] } },
    );
    await findPlaces(goods.on, []);
    const rows = await goods.rows(
      'SELECT p.sku, f.printer_id FROM product_printer f JOIN product p ON p.id = f.product_id ORDER BY 1, 2',
    );
    expect(said(rows)).toEqual(['INK canon', 'INK epson', 'SAME canon', 'SILENT canon', 'TONER brother']);
    expect(await skusOf('import_touched')).toEqual(['INK', 'TONER']);
  });
});

test('a stock count writes the difference to the ledger; new products start with their stock', async () => {
  for (const sku of ['CHAIR', 'SAME', 'SILENT', 'OTHER']) await goods.product(sku);
  await goods.product('FAMILY', { type: 'configurable' });
  for (const [sku, source_code, quantity] of [
    ['CHAIR', 'central', 10],
    ['CHAIR', 'aarhus', 3],
    ['SAME', 'central', 6],
    ['OTHER', 'kbh', 9],
  ] as const)
    await goods.insert('stock_item', { product_id: await idOf(sku), source_code, quantity });
  await written(
    { sku: 'CHAIR', facts: { stock: { central: 8, kbh: 5 } } },
    { sku: 'SAME', facts: { stock: { central: 6 } } },
    { sku: 'SILENT' },
    { sku: 'FAMILY', facts: { stock: { central: 4 } } },
    fresh('NEW', { facts: { stock: { central: 7, kbh: 0 } } }),
    fresh('BARE'),
    fresh('NEW-FAMILY', { doc: { type: 'configurable' } }),
  );
  expect(await writeStock(goods.on, NOW)).toBe(3);
  const wanted = await goods.rows(
    'SELECT p.sku, w.source_code, w.quantity, w.fresh FROM import_stock w JOIN product p ON p.id = w.product_id ORDER BY 1, 2',
  );
  expect(said(wanted)).toEqual([
    'BARE central 0 true',
    'CHAIR central 8 false',
    'CHAIR kbh 5 false',
    'NEW central 7 true',
    'NEW kbh 0 true',
    'SAME central 6 false',
  ]);
  const shelves = await goods.rows(
    'SELECT p.sku, s.source_code, s.quantity FROM stock_item s JOIN product p ON p.id = s.product_id ORDER BY 1, 2',
  );
  expect(said(shelves)).toEqual([
    'BARE central 0',
    'CHAIR aarhus 3',
    'CHAIR central 8',
    'CHAIR kbh 5',
    'NEW central 7',
    'NEW kbh 0',
    'OTHER kbh 9',
    'SAME central 6',
  ]);
  const ledger = await goods.rows(
    'SELECT p.sku, m.source_code, m.delta, m.reason FROM stock_movement m JOIN product p ON p.id = m.product_id ORDER BY 1, 2',
  );
  expect(said(ledger)).toEqual(['CHAIR central -2 count', 'CHAIR kbh 5 count', 'NEW central 7 start']);
  expect(await skusOf('import_touched')).toEqual(['CHAIR', 'NEW']);
});

describe('derived page data', () => {
  test('is rebuilt for complete product families of changed products, in batches', async () => {
    const family = await goods.product('FAMILY', { type: 'configurable' });
    const [red, blue] = [
      await goods.product('RED', { parent_id: family }),
      await goods.product('BLUE', { parent_id: family }),
    ];
    const chair = await goods.product('CHAIR');
    await goods.product('OTHER');
    const others = await goods.product('OTHERS', { type: 'configurable' });
    await goods.product('OTHERS-RED', { parent_id: others });
    await written();
    await goods.rows('INSERT INTO import_touched VALUES ($1), ($1), ($2)', [red, chair]);
    expect(await noteFamilies(goods.on, NOW)).toBe(4);
    await goods.rows('INSERT INTO import_family VALUES ($1, 1)', [others]);
    const portions = [];
    for await (const portion of portionsOfFamilies(goods.on, 10_001)) portions.push(portion);
    expect(portions).toEqual([[family, red, blue, chair], [others]]);
  });

  test('is refreshed for existing category rows, not for newly written ones', async () => {
    const chairs = await goods.category('Chairs');
    const [known, named] = [await goods.product('KNOWN'), await goods.product('NAMED')];
    await written(fresh('NEW'), { sku: 'NAMED', doc: { gross_oere: 5 } });
    const made = await idOf('NEW');
    for (const id of [known, named, made]) await goods.place(id, chairs, { gross_oere: 1 });
    await refreshShown(goods.on, [known, named, made]);
    const rows = await goods.rows(
      'SELECT p.sku, k.gross_oere FROM product_category k JOIN product p ON p.id = k.product_id ORDER BY 1',
    );
    expect(said(rows)).toEqual(['KNOWN 10000', 'NAMED 10000', 'NEW 1']);
  });
});
