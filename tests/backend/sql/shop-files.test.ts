// SQL of shop files: reads related rows together, and writes the named rows only.
import { beforeAll, describe, expect, test } from 'vitest';
import { wholeFamilies } from '#backend/shop-files/catalogue-changes.sql';
import { loadLists, writeLists } from '#backend/shop-files/sections/agreements/assortments.sql';
import { deleteContractPrices, loadContractPrices } from '#backend/shop-files/sections/agreements/contract-prices.sql';
import {
  deleteShoppingLists,
  insertShoppingLists,
  loadShoppingLists,
  type ShoppingListRow,
  updateShoppingLists,
} from '#backend/shop-files/sections/agreements/shopping-lists.sql';
import {
  type CategoryRow,
  loadCategories,
  productsIn,
  takenAddresses,
  writeCategories,
} from '#backend/shop-files/sections/categories.sql';
import {
  fetchedBefore,
  listCategoriesNamed,
  listPicturePaths,
  listStoredEntries,
  listTakenPaths,
  removeDocuments,
  removeUnshownMedia,
} from '#backend/shop-files/sections/content/content.sql';
import { idsByName, type ThingKind } from '#backend/shop-files/sections/named.sql';
import {
  loadOldAddresses,
  ownAddresses,
  standingAmong,
  writeOldAddresses,
} from '#backend/shop-files/sections/old-addresses.sql';
import { loadPriceLog, loggedProducts, writePriceLog } from '#backend/shop-files/sections/price-log.sql';
import { keptPictures, loadProducts } from '#backend/shop-files/sections/products/products.sql';
import { couponResource } from '#backend/shop-files/sections/promotions/coupons';
import { endCoupons } from '#backend/shop-files/sections/promotions/coupons.sql';
import { insertGiftCards, loadGiftCards } from '#backend/shop-files/sections/promotions/gift-cards.sql';
import { promotionResource } from '#backend/shop-files/sections/promotions/promotions';
import { endPromotions } from '#backend/shop-files/sections/promotions/promotions.sql';
import { segmentResource } from '#backend/shop-files/sections/promotions/segments';
import { deleteMembers, loadMembers } from '#backend/shop-files/sections/promotions/segments.sql';
import { familySkus, loadReviews } from '#backend/shop-files/sections/reviews/reviews.sql';
import { type CountRow, loadStock, stageCounts, takeCounts } from '#backend/shop-files/sections/stock.sql';
import { loadUpgrades, removeUpgrades, simpleProducts, writeUpgrades } from '#backend/shop-files/sections/upgrades.sql';
import { ELSEWHERE, HERE, minutes, NOW, openSales } from './sales';

const sales = openSales();
type Columns = Record<string, unknown>;
beforeAll(() => sales.rows('TRUNCATE category, url_rewrite, picture, picture_file, shopping_list CASCADE'));

const category = async (url_path: string, columns: Columns = {}) => {
  const texts = { name_da: url_path, name_en: url_path, url_key: url_path, url_path };
  const id = await sales.insert('category', { level: 1, id_path: [], ...texts, ...columns });
  await sales.rows('UPDATE category SET id_path = id_path || id WHERE id = $1', [id]);
  return id;
};
const place = (category_id: number, product_id: number, columns: Columns = {}) =>
  sales.insert('product_category', { category_id, product_id, position: 1, ...columns });
const address = (request_path: string, kind: string, target_id: number | null, columns: Columns = {}) =>
  sales.insert('url_rewrite', { request_path, kind, target_id, target_path: 'to', ...columns });
const picture = (key: string, spec: object) => sales.insert('picture', { key, spec, version: '1' });

test('things are found by the names used in files', async () => {
  const [work, other] = [await sales.business('Work'), await sales.business('Other')];
  const anna = await sales.customer('Anna');
  await sales.customer('Bo');
  const [chairs] = [await category('chairs'), await category('tables')];
  const [chair] = [await sales.product('CHAIR'), await sales.product('TABLE')];
  const [one, two] = [await sales.promotion('One'), await sales.promotion('Two')];
  const segment = (code: string) => sales.insert('segment', { code, title_da: '', title_en: '' });
  const [vip] = [await segment('vip'), await segment('new')];
  const named = async (kind: ThingKind, ...names: string[]) =>
    Object.fromEntries(await idsByName(sales.on, kind, names));
  expect(await named('company', String(work))).toEqual({ [work]: work });
  expect(await named('customer', 'anna@example.dk', 'none')).toEqual({ 'anna@example.dk': anna });
  expect(await named('category', 'chairs')).toEqual({ chairs });
  expect(await named('product', 'CHAIR')).toEqual({ CHAIR: chair });
  expect(await named('promotion', String(one))).toEqual({ [one]: one });
  expect(await named('segment', 'vip')).toEqual({ vip });
  expect(await named('store', 'b2b')).toEqual({ b2b: ELSEWHERE });
  const [group] = await sales.rows<{ id: number; code: string }>('SELECT id, code FROM customer_group WHERE id = 1');
  expect(await named('group', group?.code ?? '')).toEqual({ [group?.code ?? '']: 1 });
  expect(two).not.toBe(other);
});

test('product families are complete: the parent and its variants', async () => {
  const chair = await sales.product('CHAIR', { type: 'configurable' });
  const [red, blue] = [
    await sales.product('CHAIR-RED', { parent_id: chair }),
    await sales.product('CHAIR-BLUE', { parent_id: chair }),
  ];
  const desk = await sales.product('DESK', { type: 'configurable' });
  await sales.product('DESK-1', { parent_id: desk });
  const plain = await sales.product('PLAIN');
  expect(await wholeFamilies(sales.on, [blue, plain])).toEqual([chair, red, blue, plain]);
  expect(await wholeFamilies(sales.on, [chair])).toEqual([chair, red, blue]);
  expect(await wholeFamilies(sales.on, [])).toEqual([]);
});

describe('categories', () => {
  const row = (url_path: string, changes: Partial<CategoryRow> = {}): CategoryRow => ({
    ...{ id: null, url_path, url_key: url_path.split('/').at(-1) ?? '', parent_path: null, level: 1 },
    ...{ name_da: url_path, name_en: url_path, position: 0, description_da: '', description_en: '' },
    ...{ spec: null, version: null, include_in_menu: true, stores: null },
    ...changes,
  });
  const stored = async () =>
    Object.fromEntries(
      (await loadCategories(sales.on)).map(({ url_path, stores, spec }) => [url_path, [stores, spec]]),
    );

  test('have their own picture and stores', async () => {
    await picture('category/1', { of: 'chairs' });
    await picture('category/2', { of: 'tables' });
    await category('chairs', { picture_key: 'category/1', store_ids: [ELSEWHERE, HERE] });
    await category('tables', { picture_key: 'category/2', store_ids: [] });
    await category('lamps');
    expect(await stored()).toEqual({
      chairs: [['b2b', 'b2c'], { of: 'chairs' }],
      tables: [[], { of: 'tables' }],
      lamps: [null, null],
    });
    const named = (await listCategoriesNamed(sales.on)).map(({ path, picture: shown }) => [path, shown]);
    expect(Object.fromEntries(named)).toEqual({ chairs: { of: 'chairs' }, tables: { of: 'tables' }, lamps: null });
  });

  test('are written with parents, stores, pictures and addresses; others are unchanged', async () => {
    const old = await category('old', { name_da: 'Old', store_ids: [HERE] });
    const kept = await category('kept', { name_da: 'Kept' });
    await picture(`category/${old}`, { of: 'old' });
    await picture(`category/${kept}`, { of: 'kept' });
    await sales.rows('UPDATE category SET picture_key = $1 WHERE id = $2', [`category/${kept}`, kept]);
    await writeCategories(sales.on, [
      row('old', { stores: ['b2b'] }),
      row('old/new', { parent_path: 'old', level: 2, spec: { of: 'new', view: 1 }, version: '2', stores: [] }),
      row('given', { id: 900 }),
    ]);
    expect(await stored()).toEqual({
      old: [['b2b'], null],
      kept: [null, { of: 'kept' }],
      'old/new': [[], { of: 'new', view: 1 }],
      given: [null, null],
    });
    const [made] = await sales.rows<{ id: number }>(
      `SELECT id, parent_id, id_path, picture FROM category WHERE url_path = 'old/new'`,
    );
    expect(made).toMatchObject({ parent_id: old, id_path: [old, made?.id], picture: { of: 'new' } });
    expect(made?.id).toBeGreaterThan(900);
    expect(await sales.rows(`SELECT id FROM category WHERE url_path = 'given'`)).toEqual([{ id: 900 }]);
    const paths = await sales.rows<{ path: string }>('SELECT request_path AS path FROM url_rewrite ORDER BY 1');
    expect(paths.map(({ path }) => path)).toEqual(['given', 'old/new']);
    expect(await sales.rows(`SELECT FROM picture WHERE key = $1`, [`category/${old}`])).toEqual([]);
  });

  test('cannot have the address of an existing product or page', async () => {
    await address('product', 'PRODUCT', 1);
    await address('category', 'CATEGORY', 1);
    await address('left', 'PRODUCT', 1, { redirect_code: 301 });
    await address('unasked', 'PRODUCT', 1);
    expect(await takenAddresses(sales.on, ['product', 'category', 'left'])).toEqual(new Set(['product']));
    await category('shelf');
    await category('unasked-shelf');
    await address('page', 'CMS_PAGE', null);
    expect((await listTakenPaths(sales.on, ['product', 'shelf', 'page', 'free'])).sort()).toEqual(['product', 'shelf']);
  });

  test('return the products in them', async () => {
    const [chairs, tables] = [await category('chairs'), await category('tables')];
    const [chair, table] = [await sales.product('CHAIR'), await sales.product('TABLE')];
    await place(chairs, chair);
    await place(tables, table);
    expect(await productsIn(sales.on, ['chairs'])).toEqual([chair]);
  });
});

describe('stock counts', () => {
  const count = (line: number, sku: string, quantity: number, changes: Partial<CountRow> = {}): CountRow => ({
    ...{ line, sku, source: 'central', quantity, counted_at: null },
    ...changes,
  });
  const take = async (...rows: CountRow[]) => {
    await stageCounts(sales.on, rows);
    const { taken, faults } = await takeCounts(sales.on, NOW);
    return { taken: taken.map(({ sku, source, fresh }) => [sku, source, fresh]), faults };
  };
  const shelf = async (product_id: number, source_code: string, quantity: number, columns: Columns = {}) => {
    await sales.insert('stock_item', { product_id, source_code, quantity, ...columns });
  };
  const moved = (product_id: number, source_code: string, delta: number, reason: string, after: number) =>
    sales.insert('stock_movement', { product_id, source_code, delta, reason, at: minutes(after) });
  const shelves = async () =>
    Object.fromEntries((await loadStock(sales.on)).map(({ sku, source, quantity }) => [`${sku} ${source}`, quantity]));
  const beside = () => sales.insert('stock_source', { code: 'beside', name: 'Beside', position: 9 });

  test('require an existing simple product and source, and no future time', async () => {
    await sales.product('A');
    await sales.product('F', { type: 'configurable' });
    const { faults } = await take(
      count(1, 'A', 1),
      count(2, 'X', 1),
      count(3, 'F', 1),
      count(4, 'A', 1, { source: 'gone' }),
      count(5, 'A', 1, { counted_at: minutes(1).toISOString() }),
      count(6, 'A', 1, { counted_at: NOW.toISOString() }),
    );
    expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'sku'],
      [3, 'configurable'],
      [4, 'source'],
      [5, 'future'],
    ]);
    expect(await shelves()).toEqual({});
  });

  test('change their own stock row, write its ledger, and leave others unchanged', async () => {
    await beside();
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    await shelf(a, 'central', 5);
    await shelf(a, 'beside', 6);
    await shelf(b, 'central', 7);
    await moved(a, 'central', 5, 'start', -9);
    await moved(b, 'central', 7, 'start', -9);
    const { taken } = await take(count(1, 'A', 8), count(2, 'B', 7), count(3, 'B', 3, { source: 'beside' }));
    expect(taken).toEqual([
      ['A', 'central', false],
      ['B', 'beside', true],
    ]);
    expect(await shelves()).toEqual({ 'A central': 8, 'A beside': 6, 'B central': 7, 'B beside': 3 });
    const ledger = `SELECT product_id AS id, source_code AS source, delta, reason FROM stock_movement WHERE at = $1 ORDER BY id`;
    expect(await sales.rows(ledger, [NOW])).toEqual([
      { id: a, source: 'central', delta: 3, reason: 'count' },
      { id: b, source: 'beside', delta: 3, reason: 'start' },
    ]);
    expect((await take(count(1, 'A', 8))).taken).toEqual([]);
  });

  test('without a time are imported once, until the file has another number', async () => {
    const a = await sales.product('A');
    await shelf(a, 'central', 5, { counted: 8 });
    expect((await take(count(1, 'A', 8))).taken).toEqual([]);
    expect((await take(count(1, 'A', 9))).taken).toEqual([['A', 'central', true]]);
    expect(await sales.rows('SELECT quantity, counted FROM stock_item')).toEqual([{ quantity: 9, counted: 9 }]);
  });

  test('with a time are adjusted by later movements of that stock row, unless a later count was imported', async () => {
    await beside();
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    for (const id of [a, b]) await shelf(id, 'central', 10);
    await shelf(a, 'beside', 10);
    await moved(a, 'central', 10, 'start', -60);
    await moved(a, 'central', -4, 'order', -20);
    await moved(a, 'central', -1, 'order', -5);
    await moved(a, 'beside', -2, 'order', -5);
    await moved(b, 'central', -3, 'order', -5);
    await moved(b, 'central', 3, 'count', -8);
    await moved(a, 'beside', 10, 'count', -8);
    const c = await sales.product('C');
    await shelf(c, 'central', 10);
    await moved(c, 'central', -6, 'order', -5);
    const at = (after: number) => ({ counted_at: minutes(after).toISOString() });
    expect((await take(count(1, 'A', 20, at(-10)), count(2, 'B', 20, at(-10)))).taken).toEqual([
      ['A', 'central', false],
    ]);
    expect(await shelves()).toEqual({ 'A central': 19, 'A beside': 10, 'B central': 10, 'C central': 10 });
    expect(await sales.rows('SELECT counted FROM stock_item WHERE counted IS NOT NULL')).toEqual([]);
    // Older than the count just imported.
    expect((await take(count(1, 'A', 50, at(-11)))).taken).toEqual([]);
    expect((await shelves())['A central']).toBe(19);
  });

  test('may not make stock negative', async () => {
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    for (const id of [a, b]) await shelf(id, 'central', 10);
    await moved(a, 'central', -4, 'order', -5);
    const at = { counted_at: minutes(-10).toISOString() };
    const { faults } = await take(count(1, 'B', 4, at), count(2, 'A', 3, at));
    expect(faults).toEqual([{ line: 2, sku: 'A', source: 'central', reason: 'below' }]);
    expect(await shelves()).toEqual({ 'A central': 10, 'B central': 10 });
  });

  test('are exported with the time of the last movement of that stock row', async () => {
    await beside();
    const a = await sales.product('A');
    await shelf(a, 'central', 1);
    await shelf(a, 'beside', 2);
    await moved(a, 'central', 1, 'start', -9);
    await moved(a, 'central', 1, 'count', -7);
    await moved(a, 'beside', 1, 'count', -5);
    expect((await loadStock(sales.on)).map(({ source, counted_at }) => [source, counted_at])).toEqual([
      ['central', minutes(-7).toISOString()],
      ['beside', minutes(-5).toISOString()],
    ]);
  });
});

describe('agreements', () => {
  test('category lists are exported for companies and customers with one', async () => {
    const allow = JSON.stringify([{ id: 1 }]);
    const [one, two] = [await sales.business('One', { allow }), await sales.business('Two', { disallow: allow })];
    await sales.business('Three');
    await sales.customer('Anna', { allow });
    await sales.customer('Bo', { disallow: allow });
    await sales.customer('Cat');
    await sales.customer('Gone', { allow, closed_at: NOW });
    expect((await loadLists(sales.on)).map(({ company, customer }) => company ?? customer)).toEqual([
      ...[one, two],
      ...['anna@example.dk', 'bo@example.dk'],
    ]);
  });

  test('category lists are written for their own company or customer, separately for each kind', async () => {
    const [one, two] = [await sales.business('One'), await sales.business('Two')];
    const [anna, bo] = [await sales.customer('Anna'), await sales.customer('Bo')];
    const entries = (id: number) => [{ id }] as never;
    await writeLists(sales.on, [
      { company: one, customer: null, rule: 'allow', entries: entries(1) },
      { company: one, customer: null, rule: 'disallow', entries: entries(2) },
      { company: null, customer: 'anna@example.dk', rule: 'allow', entries: entries(3) },
      { company: null, customer: 'bo@example.dk', rule: 'disallow', entries: entries(4) },
    ]);
    const companies = () => sales.rows('SELECT id, allow, disallow FROM business ORDER BY id');
    expect(await companies()).toEqual([
      { id: one, allow: [{ id: 1 }], disallow: [{ id: 2 }] },
      { id: two, allow: null, disallow: [] },
    ]);
    expect(await sales.rows('SELECT id, allow, disallow FROM customer ORDER BY id')).toEqual([
      { id: anna, allow: [{ id: 3 }], disallow: [] },
      { id: bo, allow: null, disallow: [{ id: 4 }] },
    ]);
    await writeLists(sales.on, [{ company: one, customer: null, rule: 'allow', entries: null }]);
    expect((await companies())[0]).toEqual({ id: one, allow: null, disallow: [{ id: 2 }] });
  });

  test('contract prices are exported and deleted by company, product and start', async () => {
    const [one, two] = [await sales.business('One'), await sales.business('Two')];
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    for (const [business_id, product_id, from] of [
      [one, a, 0],
      [one, a, 1],
      [one, b, 0],
      [two, a, 0],
    ] as const)
      await sales.insert('contract_price', { business_id, product_id, gross_oere: 1, valid_from: minutes(from) });
    const told = async () => (await loadContractPrices(sales.on)).map(({ company, sku, from }) => [company, sku, from]);
    expect(await told()).toHaveLength(4);
    await deleteContractPrices(sales.on, [{ company: one, sku: 'A', from: NOW.toISOString() }]);
    expect(await told()).toEqual([
      [one, 'A', minutes(1)],
      [one, 'B', NOW],
      [two, 'A', NOW],
    ]);
  });

  describe('shopping lists', () => {
    const list = (name: string, changes: Partial<ShoppingListRow>): ShoppingListRow => ({
      ...{ name, customer_id: null, business_id: null, is_contract_goods: false, is_warehouse_hotel: false },
      ...{ sort_order: 0, created_at: NOW.toISOString(), made_by: null, quantities: [], product_ids: [] },
      ...changes,
    });
    async function scene() {
      const work = await sales.business('Work');
      const [anna, bo] = [await sales.customer('Anna'), await sales.customer('Bo')];
      const [a, b] = [await sales.product('A', { min_qty: 3 }), await sales.product('B')];
      await insertShoppingLists(sales.on, [
        list('Paper', { customer_id: anna, made_by: bo, quantities: [5, 2], product_ids: [b, a] }),
        list('Paper', { customer_id: bo, quantities: [null], product_ids: [a] }),
        list('Paper', { business_id: work, quantities: [7], product_ids: [b] }),
        list('Pens', { customer_id: anna, quantities: [1], product_ids: [b] }),
      ]);
      return { work, anna, bo, a, b };
    }
    const told = async () =>
      (await loadShoppingLists(sales.on)).map(({ name, company, email, made_by, skus, quantities }) => [
        `${name} of ${email ?? company} by ${made_by}`,
        skus.map((sku, at) => `${quantities[at]} ${sku}`),
      ]);

    test('are exported and written with their own products, by name and owner', async () => {
      const { work, anna, a, b } = await scene();
      const others = [
        ['Paper of bo@example.dk by null', ['3 A']],
        [`Paper of ${work} by null`, ['7 B']],
        ['Pens of anna@example.dk by null', ['1 B']],
      ];
      expect(await told()).toEqual([['Paper of anna@example.dk by bo@example.dk', ['5 B', '2 A']], ...others]);
      await sales.rows(
        `INSERT INTO shopping_list_item (list_id, product_id, position, kind, config)
          SELECT min(id), $1, 9, 'design', '{}' FROM shopping_list`,
        [b],
      );
      await updateShoppingLists(sales.on, [
        list('Paper', { customer_id: anna, sort_order: 4, quantities: [6], product_ids: [a] }),
      ]);
      expect(await told()).toEqual([['Paper of anna@example.dk by bo@example.dk', ['6 A']], ...others]);
      const state = await sales.rows('SELECT sort_order, version FROM shopping_list ORDER BY id');
      expect(state[0]).toEqual({ sort_order: 4, version: 2 });
      for (const other of state.slice(1)) expect(other).toEqual({ sort_order: 0, version: 1 });
      expect(await sales.rows(`SELECT FROM shopping_list_item WHERE kind = 'design'`)).toHaveLength(1);
    });

    test('are deleted by name and owner', async () => {
      const { work } = await scene();
      await deleteShoppingLists(sales.on, [{ name: 'Paper', company: null, email: 'anna@example.dk' }]);
      const left = async () => (await told()).map(([name]) => name);
      expect(await left()).toEqual([
        'Paper of bo@example.dk by null',
        `Paper of ${work} by null`,
        'Pens of anna@example.dk by null',
      ]);
      await deleteShoppingLists(sales.on, [{ name: 'Paper', company: work, email: null }]);
      expect(await left()).toEqual(['Paper of bo@example.dk by null', 'Pens of anna@example.dk by null']);
    });
  });
});

describe('addresses', () => {
  test('from the past are redirects; a variant’s own address is not one of them', async () => {
    const [chair, desk] = [
      await sales.product('CHAIR', { type: 'configurable' }),
      await sales.product('DESK', { type: 'configurable' }),
    ];
    await sales.product('RED', { parent_id: chair, url_key: 'red' });
    await address('old-chair', 'PRODUCT', chair, { redirect_code: 301 });
    await address('old-shelf', 'CATEGORY', 1, { redirect_code: 301 });
    await address('red', 'PRODUCT', chair, { redirect_code: 301 });
    await address('chair', 'PRODUCT', chair);
    await address('page', 'CMS_PAGE', null, { redirect_code: 301 });
    await address('one-store', 'PRODUCT', chair, { redirect_code: 301, store_id: HERE });
    expect((await loadOldAddresses(sales.on)).map(({ from }) => from)).toEqual(['old-chair', 'old-shelf']);
    await sales.rows(`UPDATE url_rewrite SET target_id = $1 WHERE request_path = 'red'`, [desk]);
    expect((await loadOldAddresses(sales.on)).map(({ from }) => from)).toEqual(['old-chair', 'old-shelf', 'red']);
    await sales.rows(`UPDATE url_rewrite SET target_id = $1, kind = 'CATEGORY' WHERE request_path = 'red'`, [chair]);
    expect((await loadOldAddresses(sales.on)).map(({ from }) => from)).toContain('red');
  });

  test('are occupied by an existing product, variant, category or page', async () => {
    const chair = await sales.product('CHAIR', { type: 'configurable' });
    await sales.product('RED', { parent_id: chair, url_key: 'red' });
    await address('red', 'PRODUCT', chair, { redirect_code: 301 });
    await address('left', 'PRODUCT', chair, { redirect_code: 301 });
    await address('chair', 'PRODUCT', chair);
    await address('unasked', 'PRODUCT', chair);
    await category('shelf');
    await category('unasked-shelf');
    const entry = (document_id: string, type: string, path: string) =>
      sales.insert('content_entry', { document_id, type, locale: 'da', body: { path } });
    await entry('1', 'page', 'page');
    await entry('2', 'page', 'unasked-page');
    await entry('3', 'block', 'left');
    const asked = ['red', 'left', 'chair', 'shelf', 'page'];
    expect(await standingAmong(sales.on, asked)).toEqual(new Set(['red', 'chair', 'shelf', 'page']));
  });

  test('of products and categories are their own, for all stores', async () => {
    await address('chair', 'PRODUCT', 5);
    await address('shelf', 'CATEGORY', 6);
    await address('left', 'PRODUCT', 5, { redirect_code: 301 });
    await address('page', 'CMS_PAGE', null);
    await address('one-store', 'PRODUCT', 5, { store_id: HERE });
    await address('unasked', 'PRODUCT', 5);
    const own = await ownAddresses(sales.on, ['chair', 'shelf', 'left', 'page', 'one-store']);
    expect([...own].map(([path, { kind, id }]) => [path, kind, id]).sort()).toEqual([
      ['chair', 'PRODUCT', 5],
      ['shelf', 'CATEGORY', 6],
    ]);
    await writeOldAddresses(sales.on, [{ from: 'left', to: 'new', kind: 'PRODUCT', id: 7 }]);
    expect(await sales.rows('SELECT request_path AS path FROM url_rewrite WHERE target_id = 7')).toEqual([
      { path: 'left' },
    ]);
  });
});

describe('data of products', () => {
  test('upgrades are pairs of products', async () => {
    for (const sku of ['A', 'B', 'C']) await sales.product(sku);
    await sales.product('F', { type: 'configurable' });
    await sales.rows(
      `UPDATE product SET attributes = '[{"code": "count", "value": "12"}, {"code": "size", "value": "9"}]' WHERE sku = 'A'`,
    );
    expect(await simpleProducts(sales.on, ['A', 'B', 'F'])).toEqual(
      new Map([
        ['A', '12'],
        ['B', null],
      ]),
    );
    const pair = (sku: string, alternative: string) => ({ sku, alternative, pieces: 1 });
    await writeUpgrades(sales.on, []);
    await writeUpgrades(sales.on, [pair('A', 'B'), pair('A', 'C'), pair('B', 'C')]);
    expect(await loadUpgrades(sales.on)).toEqual([pair('A', 'B'), pair('A', 'C'), pair('B', 'C')]);
    await removeUpgrades(sales.on, [pair('A', 'C')]);
    expect(await loadUpgrades(sales.on)).toEqual([pair('A', 'B'), pair('B', 'C')]);
  });

  test('former prices belong to their own product; of two at the same instant the later one is stored', async () => {
    const [a] = [await sales.product('A'), await sales.product('B')];
    await sales.rows('DELETE FROM price_log');
    const at = (after: number) => minutes(after).toISOString();
    await writePriceLog(sales.on, []);
    await writePriceLog(sales.on, [
      { sku: 'A', at: at(0), price: 1 },
      { sku: 'A', at: at(0), price: 2 },
      { sku: 'A', at: at(1), price: 3 },
      { sku: 'B', at: at(0), price: 4 },
    ]);
    expect((await loadPriceLog(sales.on)).map(({ sku, price }) => [sku, price])).toEqual([
      ['A', 2],
      ['A', 3],
      ['B', 4],
    ]);
    expect(await loggedProducts(sales.on, ['A', 'A'])).toEqual(new Map([['A', a]]));
  });

  test('reviews return product, store and the open account of their author', async () => {
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    const [anna, gone] = [await sales.customer('Anna'), await sales.customer('Gone', { closed_at: NOW })];
    const review = (product_id: number, store_id: number, customer_id: number | null) =>
      sales.insert('review', {
        ...{ product_id, store_id, customer_id, nickname: '', summary: '', body: '', stars: 5, written_at: NOW },
      });
    await review(a, HERE, anna);
    await review(b, ELSEWHERE, gone);
    await review(b, HERE, null);
    const told = (await loadReviews(sales.on)).map((row) => [row.sku, row.store_view_code, row.email]);
    expect(told).toEqual([
      ['A', 'b2c', 'anna@example.dk'],
      ['B', 'b2b', null],
      ['B', 'b2c', null],
    ]);
  });

  test('reviews belong to the parent of a variant', async () => {
    const chair = await sales.product('CHAIR', { type: 'configurable' });
    await sales.product('RED', { parent_id: chair });
    await sales.product('PLAIN');
    expect(await familySkus(sales.on, ['RED', 'PLAIN'])).toEqual(
      new Map([
        ['RED', 'CHAIR'],
        ['PLAIN', 'PLAIN'],
      ]),
    );
  });

  test('picture files are exported when a product or category shows them', async () => {
    const a = await sales.product('A');
    for (const hash of ['of-product', 'of-category', 'of-none'])
      await sales.insert('picture_file', { hash, bytes: Buffer.from(hash), at: NOW });
    await sales.insert('product_picture', {
      ...{ product_id: a, position: 1, key: 'k', alt_da: '', alt_en: '', version: '1', spec: { file: 'of-product' } },
    });
    await picture('category/1', { file: 'of-category' });
    const kept: string[] = [];
    for await (const { hash, bytes } of keptPictures(sales.on)) kept.push(`${hash} ${bytes.toString()}`);
    expect(kept).toEqual(['of-category of-category', 'of-product of-product']);
  });

  test('a product is exported with all of its own data', async () => {
    const [chairs, tables] = [await category('chairs'), await category('tables')];
    const chair = await sales.product('CHAIR', { type: 'configurable', store_ids: [ELSEWHERE] });
    const plain = await sales.product('PLAIN', { gross_oere: 100 });
    const red = await sales.product('RED', { parent_id: chair, option_values: { colour: 'red' } });
    await place(chairs, chair);
    await place(tables, plain, { own: false });
    for (const [product_id, key] of [
      [chair, 'c'],
      [plain, 'p'],
    ] as const)
      await sales.insert('product_picture', {
        ...{ product_id, position: 1, key, alt_da: '', alt_en: '', version: '1', spec: { of: key } },
      });
    const link = (product_id: number, type: string, linked_id: number) =>
      sales.insert('product_link', { product_id, type, position: 1, linked_id });
    await link(chair, 'related', plain);
    await link(chair, 'accessory', red);
    await link(plain, 'related', red);
    await sales.insert('product_tier', { product_id: plain, audience: 'all', quantity: 2, gross_oere: 9 });
    await sales.insert('product_tier', { product_id: red, audience: 'all', quantity: 3, gross_oere: 8 });
    const special = (product_id: number, gross_oere: number, from: number) =>
      sales.insert('product_special', {
        ...{ product_id, gross_oere, valid_from: minutes(from), valid_to: minutes(from + 1), name_da: '', name_en: '' },
      });
    await special(plain, 99, 0);
    await special(plain, 98, 5);
    await special(plain, 100, 9);
    await special(red, 7, 0);
    await sales.insert('gift_card_product', { product_id: red, step_oere: [1], least_oere: 1, most_oere: 2 });
    const told = Object.fromEntries((await loadProducts(sales.on)).map((row) => [row.sku, row]));
    expect(told.CHAIR).toMatchObject({
      ...{ stores: ['b2b'], places: [['chairs', 1, true]], pictures: [{ of: 'c' }], related: ['PLAIN'] },
      ...{ accessories: ['RED'], tiers: [], specials: [], gift_card: null },
      variants: [{ sku: 'RED', values: { colour: 'red' } }],
    });
    expect(told.PLAIN).toMatchObject({
      ...{ stores: null, places: [['tables', 1, false]], pictures: [{ of: 'p' }], related: ['RED'], accessories: [] },
      ...{ tiers: [{ audience: 'all', quantity: 2, gross_oere: 9 }], variants: [], gift_card: null },
    });
    expect(told.PLAIN?.specials.map(({ gross_oere }) => gross_oere)).toEqual([98, 99]);
    expect(told.RED).toMatchObject({ gift_card: { least_oere: 1 }, places: [], specials: [{ gross_oere: 7 }] });
  });
});

describe('promotions', () => {
  const coupon = (promotion_id: number, code: string, columns: Columns = {}) =>
    sales.insert('coupon', { promotion_id, code, code_key: code.toUpperCase(), ...columns });
  let orders = 0;
  const used = async (coupon_id: number, delta = 1, order_id?: number) => {
    const order = order_id ?? (await sales.order(`U${++orders}`));
    await sales.insert('coupon_use', { coupon_id, order_id: order, email: 'x', delta, at: NOW });
    return order;
  };
  const codes = async () => (await couponResource.load(sales.on)).map(({ code }) => code);

  test('return the names of the rows they refer to, in the order of the ids', async () => {
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    const [chairs] = [await category('chairs'), await category('tables')];
    await sales.promotion('One', {
      ...{ gift_product_ids: [b, a], store_ids: [ELSEWHERE], group_ids: [1], category_ids: [chairs], product_ids: [a] },
    });
    const [group] = await sales.rows<{ code: string }>('SELECT code FROM customer_group WHERE id = 1');
    expect(await promotionResource.load(sales.on)).toMatchObject([
      { gifts: ['B', 'A'], stores: ['b2b'], groups: [group?.code], categories: ['chairs'], products: ['A'] },
    ]);
  });

  test('without orders are deleted with their codes; the others are ended', async () => {
    const [unused, ordered, coded, other] = [
      await sales.promotion('Unused', { valid_from: minutes(-9) }),
      await sales.promotion('Ordered', { valid_from: minutes(-9) }),
      await sales.promotion('Coded', { valid_from: minutes(-9) }),
      await sales.promotion('Other', { valid_from: minutes(-9) }),
    ];
    const ids = [
      await coupon(unused, 'UNUSED'),
      await coupon(ordered, 'ORDERED'),
      await coupon(coded, 'CODED'),
      await coupon(other, 'OTHER'),
    ];
    await used(ids[2] ?? 0);
    await sales.insert('order_discount', {
      ...{ order_id: await sales.order('D'), position: 1, promotion_id: ordered, label: '', kind: 'percent', oere: 1 },
    });
    await sales.cart('cart');
    const product_id = await sales.product('A');
    for (const coupon_id of ids) await sales.insert('cart_coupon', { cart_id: 'cart', coupon_id });
    for (const promotion_id of [ordered, other])
      await sales.insert('cart_gift', { cart_id: 'cart', promotion_id, product_id });
    await endPromotions(sales.on, [unused, ordered, coded], NOW);
    expect(await sales.rows('SELECT id, valid_to FROM promotion ORDER BY id')).toEqual([
      { id: ordered, valid_to: NOW },
      { id: coded, valid_to: NOW },
      { id: other, valid_to: null },
    ]);
    expect(await codes()).toEqual(['CODED', 'OTHER']);
    expect(await sales.rows('SELECT coupon_id FROM cart_coupon ORDER BY 1')).toEqual(
      [ids[2], ids[3]].map((coupon_id) => ({ coupon_id })),
    );
    expect(await sales.rows('SELECT promotion_id FROM cart_gift')).toEqual([{ promotion_id: other }]);
  });

  test('codes without orders are deleted; the others cannot be used any more', async () => {
    const promotion = await sales.promotion('One');
    const [unused, once, back, other] = [
      await coupon(promotion, 'UNUSED'),
      await coupon(promotion, 'ONCE'),
      await coupon(promotion, 'BACK'),
      await coupon(promotion, 'OTHER'),
    ];
    await used(once);
    await used(once);
    await used(back, -1, await used(back));
    await used(other);
    await sales.cart('cart');
    for (const coupon_id of [unused, once, other]) await sales.insert('cart_coupon', { cart_id: 'cart', coupon_id });
    await endCoupons(sales.on, ['UNUSED', 'ONCE', 'BACK']);
    expect(await sales.rows('SELECT code, usage_limit, used FROM coupon ORDER BY id')).toEqual([
      { code: 'ONCE', usage_limit: 2, used: 2 },
      { code: 'BACK', usage_limit: 1, used: 1 },
      { code: 'OTHER', usage_limit: null, used: 0 },
    ]);
    expect(await sales.rows('SELECT coupon_id FROM cart_coupon ORDER BY 1')).toEqual([
      { coupon_id: once },
      { coupon_id: other },
    ]);
  });

  test('codes return their own segment, picture and uses, and count uses again when they get a limit', async () => {
    const promotion = await sales.promotion('One');
    const segment = (code: string, columns: Columns = {}) =>
      sales.insert('segment', { code, title_da: '', title_en: '', ...columns });
    const [picture_product_id, other] = [await sales.product('A'), await sales.product('B')];
    const [vip] = [await segment('vip', { picture_product_id }), await segment('new')];
    const one = await coupon(promotion, 'ONE', { segment_id: vip, picture_product_id: other });
    const two = await coupon(promotion, 'TWO');
    await used(one);
    await used(one);
    await used(two);
    expect((await couponResource.load(sales.on)).map((row) => [row.code, row.segment, row.picture, row.used])).toEqual([
      ['ONE', 'vip', 'B', 2],
      ['TWO', null, null, 1],
    ]);
    expect((await segmentResource.load(sales.on)).map(({ code, picture: shown }) => [code, shown])).toEqual([
      ['vip', 'A'],
      ['new', null],
    ]);
    const plain = {
      ...{ promotion, segment: null, tooltip_da: '', tooltip_en: '', per_customer_limit: null },
      ...{ picture: null, button_da: null, button_en: null, href: null },
    };
    await couponResource.write(sales.on, [
      { ...plain, code: 'ONE', usage_limit: 9 },
      { ...plain, code: 'TWO', usage_limit: null },
    ]);
    expect(await sales.rows('SELECT code, used FROM coupon ORDER BY id')).toEqual([
      { code: 'ONE', used: 2 },
      { code: 'TWO', used: 0 },
    ]);
  });

  test('members are removed from their own segment, and its codes from their carts', async () => {
    const promotion = await sales.promotion('One');
    const segment = (code: string) => sales.insert('segment', { code, title_da: '', title_en: '' });
    const [vip, fresh] = [await segment('vip'), await segment('new')];
    const [anna, bo] = [await sales.customer('Anna'), await sales.customer('Bo')];
    const gone = await sales.customer('Gone', { closed_at: NOW });
    for (const [segment_id, customer_id] of [
      [vip, anna],
      [vip, bo],
      [fresh, anna],
      [vip, gone],
    ])
      await sales.insert('segment_member', { segment_id, customer_id });
    const [own, other, open] = [
      await coupon(promotion, 'OWN', { segment_id: vip }),
      await coupon(promotion, 'OTHER', { segment_id: fresh }),
      await coupon(promotion, 'OPEN'),
    ];
    await sales.cart('anna', { customer_id: anna });
    await sales.cart('bo', { customer_id: bo });
    for (const [cart_id, coupon_id] of [
      ['anna', own],
      ['anna', other],
      ['anna', open],
      ['bo', own],
    ])
      await sales.insert('cart_coupon', { cart_id, coupon_id });
    const members = async () => (await loadMembers(sales.on)).map((row) => `${row.segment} ${row.email}`);
    expect(await members()).toEqual(['vip anna@example.dk', 'vip bo@example.dk', 'new anna@example.dk']);
    await deleteMembers(sales.on, [{ segment: 'vip', email: 'anna@example.dk' }]);
    expect(await members()).toEqual(['vip bo@example.dk', 'new anna@example.dk']);
    const left = 'SELECT cart_id AS cart, coupon_id AS coupon FROM cart_coupon ORDER BY cart_id, coupon_id';
    expect(await sales.rows(left)).toEqual([
      { cart: 'anna', coupon: other },
      { cart: 'anna', coupon: open },
      { cart: 'bo', coupon: own },
    ]);
  });

  test('gift cards return their balance and their initial amount', async () => {
    const values = { note: '', issued_at: NOW.toISOString(), valid_to: null };
    const card = (code: string, issued: number, amount: number) => ({
      ...values,
      code,
      code_key: code,
      issued,
      amount,
    });
    await insertGiftCards(sales.on, [card('A', 500, 300), card('B', 700, 700)]);
    const sold = await sales.insert('gift_card', { code: 'C', code_key: 'C', issued_at: NOW });
    const entry = (kind: string, oere: number) =>
      sales.insert('gift_card_entry', { gift_card_id: sold, kind, oere, key: kind, at: NOW });
    await entry('sold', 900);
    await entry('taken', -100);
    await entry('given-back', 50);
    await sales.insert('gift_card', { code: 'D', code_key: 'D', issued_at: NOW });
    expect((await loadGiftCards(sales.on)).map(({ code, amount, issued }) => [code, amount, issued])).toEqual([
      ['A', 300, 500],
      ['B', 700, 700],
      ['C', 850, 900],
      ['D', 0, 0],
    ]);
    const entries = 'SELECT FROM gift_card_entry e JOIN gift_card g ON g.id = e.gift_card_id WHERE g.code = $1';
    expect([(await sales.rows(entries, ['A'])).length, (await sales.rows(entries, ['B'])).length]).toEqual([2, 1]);
  });
});

describe('content', () => {
  const entry = (document_id: string, type: string, body: object, columns: Columns = {}) =>
    sales.insert('content_entry', { document_id, type, locale: 'da', body, ...columns });
  const media = (key: string, source: object | null, hash = key) =>
    entry(key, 'media', { spec: { file: hash } }, { key, source });
  const documents = async () =>
    (await sales.rows<{ id: string }>('SELECT document_id AS id FROM content_entry ORDER BY 1')).map(({ id }) => id);

  test('entries are read and removed by type', async () => {
    await entry('1', 'page', {});
    await entry('2', 'page', {});
    await entry('1', 'block', {});
    expect((await listStoredEntries(sales.on, 'page' as never)).map(({ documentId }) => documentId)).toEqual([
      '1',
      '2',
    ]);
    await removeDocuments(sales.on, 'page' as never, ['1']);
    expect(await sales.rows('SELECT type, document_id AS id FROM content_entry ORDER BY type')).toEqual([
      { type: 'block', id: '1' },
      { type: 'page', id: '2' },
    ]);
  });

  test('pictures are retained while an entry shows them; a reference from another picture does not count', async () => {
    await media('shown', null);
    await media('left', null);
    await entry('m', 'media', { text: '/media/left.jpg' }, { key: 'm' });
    await entry('page', 'page', { text: '/media/shown.jpg and /media/m.png and /media/leftover.jpg' });
    await removeUnshownMedia(sales.on);
    expect(await documents()).toEqual(['m', 'page', 'shown']);
  });

  test('picture files are returned for the entries of a type that show them', async () => {
    await media('a', { path: 'a.jpg', address: 'https://x.example/a' });
    await media('b', { path: 'b.jpg' });
    await media('drawn', null);
    await media('c', { path: 'c.jpg' });
    await entry('page', 'page', { text: '/media/a.jpg /media/drawn.jpg' });
    await entry('block', 'block', { text: '/media/b.jpg' });
    await entry('page-too', 'page', { text: 'c' }, { source: { path: 'page.md', address: 'https://x.example/page' } });
    expect(await listPicturePaths(sales.on, 'page' as never)).toEqual([{ path: 'a.jpg', hash: 'a' }]);
    expect((await fetchedBefore(sales.on, 'https://x.example/a'))?.hash).toBe('a');
    expect(await fetchedBefore(sales.on, 'https://x.example/page')).toBeNull();
    expect(await fetchedBefore(sales.on, 'https://x.example/b')).toBeNull();
  });
});
