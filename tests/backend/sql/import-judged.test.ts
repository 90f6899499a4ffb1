// Faults of a catalogue file that no single row shows: each is reported at its line, with no false positives.
import { expect, test } from 'vitest';
import { judgeWhole } from '#backend/commerce/catalogue/import/judge/judge.sql';
import { columnsOfProduct, readReferences } from '#backend/commerce/catalogue/import/stage.sql';
import { days, NOW, openGoods } from './goods';
import { fresh, type Row, stage } from './staged';

const goods = openGoods();
async function faults(...rows: readonly Row[]) {
  await stage(goods, ...rows);
  return (await judgeWhole(goods.on, NOW)).map(({ line, column, code, params }) => [line, column, code, params]);
}
const address = (request_path: string, row: Record<string, unknown>) =>
  goods.insert('url_rewrite', { request_path, kind: 'PRODUCT', target_path: `${request_path}-page`, ...row });
const variants = (...skus: string[]) => ({ variants: skus.map((sku) => ({ sku, values: { colour: sku } })) });
const family = (sku: string, ...skus: string[]) =>
  fresh(sku, { doc: { type: 'configurable' }, facts: variants(...skus) });

test('new products are built in the staging table; rows of existing products contain the given values only', async () => {
  const chair = await goods.product('CHAIR');
  await goods.product('TABLE');
  await stage(goods, fresh('LAMP'), { sku: 'CHAIR', doc: { gross_oere: 5 } });
  const rows = await goods.rows('SELECT line, sku, fresh, key, type, doc FROM import_row ORDER BY line');
  expect(rows).toEqual([
    { line: 2, sku: 'LAMP', fresh: true, key: 'lamp', type: 'simple', doc: null },
    { line: 3, sku: 'CHAIR', fresh: false, key: 'chair', type: 'simple', doc: { gross_oere: 5 } },
  ]);
  expect(await goods.rows('SELECT sku, gross_oere, sort_gross_oere FROM import_product')).toEqual([
    { sku: 'LAMP', gross_oere: 10_000, sort_gross_oere: 10_000 },
  ]);
  expect((await goods.rows(`SELECT id FROM import_row WHERE sku = 'CHAIR'`))[0]?.id).toBe(chair);
});

test('the columns are those of the product table in this schema, except the id; stock sources are stores', async () => {
  await goods.rows('CREATE SCHEMA other CREATE TABLE product (another_schema integer)');
  const names = (await columnsOfProduct(goods.on)).map(({ name }) => name);
  expect([names[0], names.includes('id'), names.includes('another_schema'), names.includes('parent_id')]).toEqual([
    'sku',
    false,
    false,
    true,
  ]);
  expect(names.includes('url_path')).toBe(false);
  const shops = await goods.rows<{ code: string }>('SELECT code FROM stock_source WHERE shop_code IS NOT NULL');
  expect([...(await readReferences(goods.on)).sources.values()].sort()).toEqual(shops.map(({ code }) => code).sort());
});

test('a new product requires name, type and price, a configurable one only the first two; an existing one requires nothing', async () => {
  await goods.product('CHAIR');
  expect(
    await faults(
      fresh('WHOLE'),
      { sku: 'CHAIR' },
      { sku: 'BARE', fresh: { url_key: 'bare' } },
      {
        sku: 'FAMILY',
        doc: { type: 'configurable', name_da: 'F' },
        fresh: { url_key: 'family' },
      },
    ),
  ).toEqual(['name', 'product_type', 'price'].map((column) => [4, column, 'required', {}]));
});

test('rejects duplicate SKUs, and a changed type', async () => {
  await goods.product('CHAIR');
  await goods.product('FAMILY', { type: 'configurable' });
  await goods.product('SET', { type: 'configurable' });
  expect(
    await faults(
      fresh('A'),
      fresh('B'),
      fresh('A'),
      { sku: 'CHAIR', doc: { type: 'simple' } },
      { sku: 'FAMILY', doc: { type: 'configurable' } },
      { sku: 'SET', doc: { type: 'simple' } },
    ),
  ).toEqual([
    [4, 'sku', 'duplicateSku', { value: 'A', line: 2 }],
    [7, 'product_type', 'typeChanged', { from: 'configurable', to: 'simple' }],
  ]);
});

test('rejects duplicate URL keys in the file', async () => {
  const at = (sku: string, url_key: string) => fresh(sku, { fresh: { url_key, name_en: sku, unit: 'stk' } });
  const found = await faults(
    at('A', 'one'),
    at('B', 'one'),
    at('C', 'two'),
    at('D', 'two'),
    at('E', 'three'),
    at('A', 'one'),
  );
  expect(found.filter(([, , code]) => code === 'duplicateAddress')).toEqual([
    [3, 'url_key', 'duplicateAddress', { value: 'one', line: 2 }],
    [5, 'url_key', 'duplicateAddress', { value: 'two', line: 4 }],
  ]);
});

test('rejects a URL key used in the shop, unless its owner changes it in the same file', async () => {
  const [chair, table, stays] = [
    await goods.product('CHAIR'),
    await goods.product('TABLE'),
    await goods.product('STAYS'),
  ];
  await address('chair', { target_id: chair });
  await address('table', { target_id: table });
  await address('stays', { target_id: stays });
  await address('old', { target_id: stays, redirect_code: 301 });
  // The category and the product have the same id, but are different.
  await address('category', { kind: 'CATEGORY', target_id: chair });
  const at = (sku: string, url_key: string) => fresh(sku, { fresh: { url_key, name_en: sku, unit: 'stk' } });
  const found = await faults(
    { sku: 'STAYS' },
    at('B', 'stays'),
    { sku: 'TABLE', doc: { url_key: 'desk' } },
    at('C', 'table'),
    at('D', 'old'),
    at('E', 'chair'),
    { sku: 'CHAIR', doc: { url_key: 'category' } },
  );
  expect(found.filter(([, , code]) => code === 'addressTaken')).toEqual([
    [3, 'url_key', 'addressTaken', { value: 'stays', sku: 'STAYS' }],
    [8, 'url_key', 'addressTaken', { value: 'category', sku: 'category-page' }],
  ]);
});

test('related products have to be in the file or in the shop', async () => {
  await goods.product('CHAIR');
  expect(
    await faults(
      fresh('A', { facts: { related: ['CHAIR', 'B', 'NO-1'], accessories: ['NO-2', 'CHAIR'] } }),
      fresh('B'),
    ),
  ).toEqual([
    [2, 'crosssell_skus', 'unknownLink', { value: 'NO-2' }],
    [2, 'related_skus', 'unknownLink', { value: 'NO-1' }],
  ]);
});

test('a simple product has no variants', async () => {
  expect(
    await faults(
      fresh('E', { facts: variants('W-2') }),
      fresh('W-2'),
      fresh('F', { facts: { variants: [] } }),
      family('A', 'W-2'),
    ),
  ).toEqual([[2, 'configurable_variations', 'noVariants', {}]]);
});

test('an offer has to be below the price, and the maximum quantity not below the minimum', async () => {
  const limits = { min_qty: 5, max_qty: 10 };
  for (const sku of ['SAME', 'BELOW', 'NEW-PRICE', 'PLAIN', 'LEAST', 'MOST', 'BOTH']) await goods.product(sku, limits);
  await goods.product('CHEAP', { gross_oere: 10 });
  const special = (gross_oere: number) => ({
    specials: [{ gross_oere, from: null, to: null, name_da: '', name_en: '' }],
  });
  expect(
    await faults(
      { sku: 'SAME', facts: special(10_000) },
      { sku: 'BELOW', facts: special(9_999) },
      { sku: 'NEW-PRICE', facts: special(15_000), doc: { gross_oere: 20_000 } },
      { sku: 'PLAIN' },
      { sku: 'LEAST', doc: { min_qty: 11 } },
      { sku: 'MOST', doc: { max_qty: 4 } },
      { sku: 'BOTH', doc: { min_qty: 20, max_qty: 30 } },
      fresh('NEW', { doc: { min_qty: 9_999 } }),
    ),
  ).toEqual([
    [2, 'special_price', 'specialTooHigh', {}],
    [6, 'max_cart_qty', 'outOfRange', { value: null, least: 11, most: 9_999_999 }],
    [7, 'max_cart_qty', 'outOfRange', { value: '4', least: 5, most: 9_999_999 }],
  ]);
});

test('a price under a running or coming offer is reported with the offer; one that is over, or in the row itself, is not', async () => {
  const offer = async (sku: string, gross_oere: number, from: number, to: number) => {
    const product_id = await goods.product(sku);
    await goods.insert('product_special', {
      ...{ product_id, gross_oere, valid_from: days(from), valid_to: days(to), name_da: 'Tilbud', name_en: 'Offer' },
    });
  };
  await offer('RUNS', 3_900, -1, 1);
  await offer('COMES', 3_950, 1, 2);
  await offer('OVER', 3_900, -2, -1);
  await offer('LOWER', 3_899, -1, 1);
  await offer('NEW-OFFER', 3_900, -1, 1);
  await offer('NO-PRICE', 10_000, -1, 1);
  const special = { specials: [{ gross_oere: 10, from: null, to: null, name_da: '', name_en: '' }] };
  const price = { gross_oere: 3_900 };
  expect(
    await faults(
      { sku: 'RUNS', doc: price },
      { sku: 'COMES', doc: price },
      { sku: 'OVER', doc: price },
      { sku: 'LOWER', doc: price },
      { sku: 'NEW-OFFER', doc: price, facts: special },
      { sku: 'NO-PRICE', doc: { min_qty: 1 } },
    ),
  ).toEqual([
    [2, 'price', 'offerWithoutEffect', { value: '39,00' }],
    [3, 'price', 'offerWithoutEffect', { value: '39,50' }],
  ]);
});
