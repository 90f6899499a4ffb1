// Brands and certificates are shown where something of them is sold: a product of its own page, in this store, to this shopper.
import { describe, expect, test } from 'vitest';
import {
  brandOf,
  carriedCertificates,
  categoriesOfBrand,
  listBrands,
} from '#backend/commerce/catalogue/brand/brand.sql';
import { assortment, ELSEWHERE, openGoods } from './goods';

const goods = openGoods();
const brand = (code: string, name: string) => goods.insert('brand', { code, name });

describe('a brand', () => {
  test('is listed when one of its products has a page here', async () => {
    for (const code of ['zebra', 'esselte', 'variants', 'elsewhere', 'nothing']) await brand(code, `Brand ${code}`);
    const parent = await goods.product('P', { type: 'configurable', brand_code: 'zebra' });
    await goods.product('V', { parent_id: parent, brand_code: 'variants' });
    await goods.product('E', { brand_code: 'esselte' });
    await goods.product('X', { brand_code: 'elsewhere', store_ids: [ELSEWHERE] });
    const found = await listBrands(goods.on, assortment(), 'da');
    expect(found.map(({ code }) => code)).toEqual(['esselte', 'zebra']);
    expect(await brandOf(goods.on, 'zebra', assortment(), 'en')).toMatchObject({ code: 'zebra', name: 'Brand zebra' });
    for (const code of ['variants', 'elsewhere', 'nothing', 'unknown'])
      expect(await brandOf(goods.on, code, assortment(), 'da')).toBeNull();
  });

  test('is at home where most of its products stand themselves', async () => {
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

test('a certificate is carried when a product with a page here has it', async () => {
  const parent = await goods.product('P', { type: 'configurable', certificates: ['fsc', 'svanen'] });
  await goods.product('V', { parent_id: parent, certificates: ['of-variant'] });
  await goods.product('X', { store_ids: [ELSEWHERE], certificates: ['elsewhere'] });
  const asked = ['svanen', 'of-variant', 'elsewhere', 'unknown', 'fsc'];
  expect((await carriedCertificates(goods.on, asked, assortment())).sort()).toEqual(['fsc', 'svanen']);
});
