// SQL of addresses: pages, category tree, data sheets and configurators, each limited to what the shopper may see.
import { describe, expect, test } from 'vitest';
import { clearChanges, readVersion } from '#backend/commerce/catalogue/cached/cached.sql';
import { listCategories } from '#backend/commerce/catalogue/category/category.sql';
import { sheetFactsOf } from '#backend/commerce/catalogue/documents/documents.sql';
import { ownPathOf, routeAt } from '#backend/commerce/catalogue/route/route.sql';
import { articleOf } from '#backend/commerce/design/design.sql';
import { assortment, days, ELSEWHERE, HERE, NOW, openGoods } from './goods';

const goods = openGoods();
const address = (path: string, row: Record<string, unknown>) =>
  goods.insert('url_rewrite', { request_path: path, kind: 'PRODUCT', target_path: `${path}-page`, ...row });

describe('an address', () => {
  test('resolves to the target of the store, or to the one for all stores', async () => {
    await address('om', { kind: 'CMS_PAGE', target_path: 'for-all' });
    await address('om', { kind: 'CMS_PAGE', target_path: 'here', store_id: HERE });
    await address('om', { kind: 'CMS_PAGE', target_path: 'elsewhere', store_id: ELSEWHERE });
    await address('kontakt', { kind: 'CMS_PAGE', target_path: 'contact' });
    await address('andre', { kind: 'CMS_PAGE', target_path: 'others', store_id: ELSEWHERE });
    const at = async (path: string, storeId = HERE) =>
      (await routeAt(goods.on, path, assortment({ storeId })))?.target_path;
    expect([await at('om'), await at('om', ELSEWHERE), await at('om', 3)]).toEqual(['here', 'elsewhere', 'for-all']);
    expect([await at('kontakt'), await at('andre'), await at('unknown')]).toEqual(['contact', undefined, undefined]);
  });

  test('of a product resolves only for shoppers who may see it; of other kinds always', async () => {
    const chair = await goods.product('CHAIR');
    const hidden = await goods.product('HIDDEN', { store_ids: [ELSEWHERE] });
    await address('stol', { target_id: chair });
    await address('skjult', { target_id: hidden });
    await address('moebler', { kind: 'CATEGORY', target_id: hidden });
    expect(await routeAt(goods.on, 'stol', assortment())).toMatchObject({ kind: 'PRODUCT', target_id: chair });
    expect(await routeAt(goods.on, 'skjult', assortment())).toBeNull();
    expect(await routeAt(goods.on, 'moebler', assortment())).toMatchObject({ kind: 'CATEGORY', target_id: hidden });
  });

  test('the path of a product page is not a redirect, another store’s path or a category’s', async () => {
    const [chair, table, hidden] = [
      await goods.product('CHAIR'),
      await goods.product('TABLE'),
      await goods.product('HIDDEN', { store_ids: [ELSEWHERE] }),
    ];
    await address('a-old', { target_id: chair, redirect_code: 301, store_id: HERE });
    await address('b-category', { target_id: chair, kind: 'CATEGORY', store_id: HERE });
    await address('c-elsewhere', { target_id: chair, store_id: ELSEWHERE });
    await address('d-own', { target_id: chair });
    await address('e-table', { target_id: table, store_id: HERE });
    await address('f-table-for-all', { target_id: table });
    await address('g-hidden', { target_id: hidden, store_id: HERE });
    const paths = [];
    for (const id of [chair, table, hidden]) paths.push(await ownPathOf(goods.on, id, assortment()));
    expect(paths).toEqual(['d-own', 'e-table', null]);
  });
});

test('the category tree is read completely, with product counts and pictures, and only when it has changed', async () => {
  await goods.insert('picture', { key: 'chairs.svg', spec: {}, version: 'v1' });
  await goods.insert('picture', { key: 'tables.svg', spec: {}, version: 'v2' });
  const furniture = await goods.category('Furniture', { picture_key: 'tables.svg' });
  const chairs = await goods.category('Chairs', { level: 2, parent_id: furniture, picture_key: 'chairs.svg' });
  const lamps = await goods.category('Lamps', { position: 1 });
  for (const [category_id, store_id, products] of [
    [furniture, HERE, 5],
    [furniture, ELSEWHERE, 3],
    [chairs, HERE, 2],
  ])
    await goods.insert('category_product_count', { category_id, store_id, products });
  const found = await listCategories(goods.on, null);
  expect(found?.rows.map(({ id, counts, picture_version }) => [id, counts, picture_version])).toEqual([
    [furniture, { [HERE]: 5, [ELSEWHERE]: 3 }, 'v2'],
    [lamps, null, null],
    [chairs, { [HERE]: 2 }, 'v1'],
  ]);
  expect(await listCategories(goods.on, found?.version ?? '')).toBeNull();
});

test('old change records are deleted, and the version changes', async () => {
  await goods.rows('TRUNCATE catalogue_change, tree_change');
  for (const table of ['catalogue_change', 'tree_change'])
    for (const [transaction, at] of [
      [7, days(-1)],
      [8, NOW],
      [9, days(1)],
    ])
      await goods.insert(table, { transaction, at });
  const before = await readVersion(goods.on);
  await clearChanges(goods.on, NOW);
  const left = await goods.rows(
    'SELECT transaction::int FROM catalogue_change UNION ALL SELECT transaction::int FROM tree_change',
  );
  expect(left.map(({ transaction }) => transaction)).toEqual([8, 9, 8, 9]);
  expect(await readVersion(goods.on)).not.toBe(before);
});

test('a data sheet requires a product with that document that is sold in some store', async () => {
  const documents = JSON.stringify([{ type: 'data' }]);
  await goods.product('OTHER', { documents });
  await goods.product('CHAIR', { documents, store_ids: [ELSEWHERE] });
  await goods.product('GONE', { documents, store_ids: [] });
  expect(await sheetFactsOf(goods.on, 'CHAIR', 'data')).toMatchObject({ sku: 'CHAIR' });
  expect(await sheetFactsOf(goods.on, 'CHAIR', 'safety_data')).toBeNull();
  expect(await sheetFactsOf(goods.on, 'GONE', 'data')).toBeNull();
  expect(await sheetFactsOf(goods.on, 'UNKNOWN', 'data')).toBeNull();
});

test('a configurator requires a product available to the shopper, and matches both of its codes', async () => {
  for (const [moc, ban] of [
    ['sofa', 'ash'],
    ['desk', 'oak'],
    ['desk', 'ash'],
    ['sofa', 'oak'],
  ])
    await goods.insert('design_article', { moc, ban, definition: { name: `${moc} ${ban}` } });
  const coded = (pcon_moc: string, pcon_ban: string) => ({ type: 'pcon', pcon_moc, pcon_ban });
  await goods.product('OTHER', coded('sofa', 'oak'));
  const desk = await goods.product('DESK', coded('desk', 'ash'));
  const sofa = await goods.product('SOFA', coded('sofa', 'ash'));
  await goods.product('HIDDEN', { ...coded('desk', 'oak'), store_ids: [ELSEWHERE] });
  await goods.product('PLAIN', coded('desk', 'steel'));
  for (const [position, at] of [
    [1, 'its side'],
    [0, 'its front'],
  ]) {
    const words = { alt_da: '', alt_en: '', version: '1' };
    await goods.insert('product_picture', { product_id: desk, position, key: at, spec: { at }, ...words });
  }
  const found = { productId: desk, article: { name: 'desk ash' }, drawing: { at: 'its front' } };
  expect(await articleOf(goods.db, 'DESK', assortment())).toEqual(found);
  const undrawn = { productId: sofa, article: { name: 'sofa ash' }, drawing: null };
  expect(await articleOf(goods.db, 'SOFA', assortment())).toEqual(undrawn);
  for (const sku of ['HIDDEN', 'PLAIN', 'UNKNOWN']) expect(await articleOf(goods.db, sku, assortment())).toBeNull();
});
