// Assortment of a shopper: the products of the store less those excluded by the customer's lists; and the statements that apply it.
import { describe, expect, test } from 'vitest';
import { type Assortment, isRestricted } from '#backend/commerce/catalogue/assortment/assortment';
import { assortmentValues, inAssortment, listedGoods } from '#backend/commerce/catalogue/assortment/assortment.sql';
import {
  brandOf,
  carriedCertificates,
  categoriesOfBrand,
  readBrands,
} from '#backend/commerce/catalogue/brand/brand.sql';
import { greatestId, sitemapProducts } from '#backend/commerce/catalogue/sitemap/sitemap.sql';
import { assortment, ELSEWHERE, HERE, minutes, NOW, openGoods } from './goods';

const goods = openGoods();
const SOLD = `SELECT p.sku FROM product p WHERE ${inAssortment({ store: '$1', allow: '$2', disallow: '$3' })} ORDER BY p.sku`;
const sold = async (asked: Assortment) =>
  (await goods.rows<{ sku: string }>(SOLD, [...assortmentValues(asked)])).map(({ sku }) => sku);
const list = (owner: { customer_id?: number; business_id?: number }) =>
  goods.insert('shopping_list', { name: 'Faste varer', created_at: NOW, ...owner });
const listed = (listId: number, productId: number) =>
  goods.insert('shopping_list_item', { list_id: listId, product_id: productId, position: 0 });

describe('an assortment', () => {
  test('contains products of this store and of all stores', async () => {
    await goods.product('A-EVERYWHERE');
    await goods.product('B-HERE', { store_ids: [HERE] });
    await goods.product('C-ELSEWHERE', { store_ids: [ELSEWHERE] });
    await goods.product('D-NOWHERE', { store_ids: [] });
    expect(await sold(assortment())).toEqual(['A-EVERYWHERE', 'B-HERE']);
    expect(await sold(assortment({ storeId: ELSEWHERE }))).toEqual(['A-EVERYWHERE', 'C-ELSEWHERE']);
  });

  test('is limited by allowed and disallowed categories; a variant has the categories of its parent', async () => {
    const [chairs, tables, both] = [
      await goods.category('Chairs'),
      await goods.category('Tables'),
      await goods.category('Sets'),
    ];
    const chair = await goods.product('A-CHAIR', { type: 'configurable' });
    await goods.product('A-CHAIR-RED', { parent_id: chair });
    const table = await goods.product('B-TABLE');
    const set = await goods.product('C-SET');
    await goods.product('D-LOOSE');
    await goods.place(chair, chairs);
    await goods.place(table, tables);
    await goods.place(set, chairs);
    await goods.place(set, both);
    expect(await sold(assortment({ allow: [chairs] }))).toEqual(['A-CHAIR', 'A-CHAIR-RED', 'C-SET']);
    expect(await sold(assortment({ allow: [tables, both] }))).toEqual(['B-TABLE', 'C-SET']);
    expect(await sold(assortment({ disallow: [chairs] }))).toEqual(['B-TABLE', 'D-LOOSE']);
    expect(await sold(assortment({ allow: [chairs], disallow: [both] }))).toEqual(['A-CHAIR', 'A-CHAIR-RED']);
    expect(await sold(assortment({ allow: [] }))).toEqual([]);
    expect(isRestricted(assortment({ allow: [] }))).toBe(true);
  });

  test('limited to shopping lists contains their products, with all variants of each parent', async () => {
    const chair = await goods.product('A-CHAIR', { type: 'configurable' });
    const red = await goods.product('A-CHAIR-RED', { parent_id: chair });
    await goods.product('A-CHAIR-BLUE', { parent_id: chair });
    const table = await goods.product('B-TABLE');
    await goods.product('C-LOOSE');
    const anna = await goods.customer('anna-sql');
    const [own, other] = [await list({ customer_id: anna }), await list({ customer_id: anna })];
    await listed(own, red);
    await listed(other, table);
    expect(await sold(assortment({ allow: [-own] }))).toEqual(['A-CHAIR', 'A-CHAIR-BLUE', 'A-CHAIR-RED']);
    expect(await sold(assortment({ allow: [-other] }))).toEqual(['B-TABLE']);
  });
});

test('customers limited to lists have their own and their company’s lists, the categories of these products, and unambiguous item numbers', async () => {
  const [firm, otherFirm] = [await goods.business('Firm'), await goods.business('Other firm')];
  const [mine, colleague] = [await goods.customer('mine', firm), await goods.customer('colleague', firm)];
  const [chairs, tables, lamps] = [
    await goods.category('Chairs'),
    await goods.category('Tables'),
    await goods.category('Lamps'),
  ];
  const chair = await goods.product('CHAIR', { type: 'configurable' });
  const red = await goods.product('CHAIR-RED', { parent_id: chair });
  const table = await goods.product('TABLE');
  const lamp = await goods.product('LAMP');
  await goods.place(chair, chairs);
  await goods.place(table, tables);
  await goods.place(lamp, lamps);
  await goods.rows('TRUNCATE product_code');
  for (const [code, productId] of [
    ['red', red],
    ['table', table],
    ['shared', table],
    ['shared', lamp],
    ['lamp', lamp],
  ] as const)
    await goods.insert('product_code', { code, product_id: productId });
  const own = await list({ customer_id: mine });
  const ofFirm = await list({ business_id: firm });
  await listed(own, red);
  await listed(ofFirm, table);
  // Belonging to others: a colleague's in the same company, and another company's.
  await listed(await list({ customer_id: colleague }), lamp);
  await listed(await list({ customer_id: colleague, business_id: firm }), lamp);
  await listed(await list({ business_id: otherFirm }), lamp);
  const found = await listedGoods(goods.db, { customerId: mine, businessId: firm });
  expect({ ...found, categories: [...found.categories].sort(), codes: [...found.codes].sort() }).toEqual({
    lists: [own, ofFirm],
    categories: [chairs, tables],
    codes: ['red', 'table'],
  });
  expect((await listedGoods(goods.db, { customerId: mine, businessId: null })).lists).toEqual([own]);
  const stranger = await goods.customer('stranger');
  expect(await listedGoods(goods.db, { customerId: stranger, businessId: null })).toEqual({
    lists: [],
    categories: [],
    codes: [],
  });
});

test('a sitemap has the products of an id range with a page in this store, and their modification dates', async () => {
  const before = await goods.product('BEFORE');
  const chair = await goods.product('CHAIR', { type: 'configurable', created_at: minutes(0) });
  await goods.product('CHAIR-RED', { parent_id: chair });
  await goods.product('ELSEWHERE', { store_ids: [ELSEWHERE] });
  const last = await goods.product('LAST', { changed_at: minutes(5) });
  const after = await goods.product('AFTER');
  expect(await sitemapProducts(goods.on, HERE, before, last)).toEqual([
    { id: chair, path: 'chair', changed_at: minutes(0) },
    { id: last, path: 'last', changed_at: minutes(5) },
  ]);
  expect(await greatestId(goods.on)).toBe(after);
});

const brand = (code: string, name: string) => goods.insert('brand', { code, name });

describe('a brand', () => {
  test('is listed when one of its products has a page in this store', async () => {
    for (const code of ['zebra', 'esselte', 'variants', 'elsewhere', 'nothing']) await brand(code, `Brand ${code}`);
    const parent = await goods.product('P', { type: 'configurable', brand_code: 'zebra' });
    await goods.product('V', { parent_id: parent, brand_code: 'variants' });
    await goods.product('E', { brand_code: 'esselte' });
    await goods.product('X', { brand_code: 'elsewhere', store_ids: [ELSEWHERE] });
    const found = await readBrands(goods.on, assortment(), 'da');
    expect(found.map(({ code }) => code)).toEqual(['esselte', 'zebra']);
    expect(await brandOf(goods.on, 'zebra', assortment(), 'en')).toMatchObject({ code: 'zebra', name: 'Brand zebra' });
    for (const code of ['variants', 'elsewhere', 'nothing', 'unknown'])
      expect(await brandOf(goods.on, code, assortment(), 'da')).toBeNull();
  });

  test('belongs to the category with most of its products', async () => {
    const [chairs, tables, lamps, above] = [
      await goods.category('Chairs'),
      await goods.category('Tables'),
      await goods.category('Lamps'),
      await goods.category('Furniture'),
    ];
    for (const [sku, home] of [
      ['A', tables],
      ['B', chairs],
      ['C', chairs],
    ] as const) {
      const id = await goods.product(sku, { brand_code: 'zebra' });
      await goods.place(id, home);
      await goods.place(id, above, { own: false });
    }
    await goods.place(await goods.product('OTHER', { brand_code: 'esselte' }), lamps);
    const parent = await goods.product('P', { brand_code: 'esselte' });
    await goods.place(await goods.product('V', { brand_code: 'zebra', parent_id: parent }), lamps);
    await goods.place(await goods.product('X', { brand_code: 'zebra', store_ids: [ELSEWHERE] }), lamps);
    expect(await categoriesOfBrand(goods.on, 'zebra', assortment())).toEqual([chairs, tables]);
  });
});

test('a certificate is listed when a product with a page in this store has it', async () => {
  const parent = await goods.product('P', { type: 'configurable', certificates: ['fsc', 'svanen'] });
  await goods.product('V', { parent_id: parent, certificates: ['of-variant'] });
  await goods.product('X', { store_ids: [ELSEWHERE], certificates: ['elsewhere'] });
  const asked = ['svanen', 'of-variant', 'elsewhere', 'unknown', 'fsc'];
  expect((await carriedCertificates(goods.on, asked, assortment())).sort()).toEqual(['fsc', 'svanen']);
});
