// SQL of product lists: their products, order, counts, and the prices used.
import { describe, expect, test } from 'vitest';
import { pageOfCategories } from '#backend/commerce/catalogue/search/category.sql';
import type { Choices, FacetChoice } from '#backend/commerce/catalogue/search/facets/choices';
import { countStatement, countValues } from '#backend/commerce/catalogue/search/facets/facets.sql';
import type { BuyerPrices } from '#backend/commerce/catalogue/search/prices.sql';
import { type FoundRows, pageOfProducts, type Wanted } from '#backend/commerce/catalogue/search/search.sql';
import type { Sort } from '#backend/commerce/catalogue/search/sorts';
import { assortment, days, ELSEWHERE, HERE, NOW, openGoods } from './goods';

const goods = openGoods();
const PRICES: BuyerPrices = { businessId: null, minute: NOW, storeId: HERE, duties: [] };
const choices = (changes: Partial<Choices> = {}): Choices => ({
  facets: [],
  grossFrom: null,
  grossTo: null,
  inStock: null,
  tellsTradePrices: false,
  prices: PRICES,
  ...changes,
});
const wanted = (changes: Partial<Wanted> = {}): Wanted => ({
  assortment: assortment(),
  categoryIds: null,
  skus: null,
  urlKeys: null,
  nameLike: null,
  choices: choices(),
  only: null,
  ...changes,
});
const BY_NAME: Sort = { by: 'name', descending: false };
const WINDOW = { limit: 20, offset: 0 };
const told = ({ rows, total }: FoundRows) => ({ skus: rows.map(({ sku }) => sku), total });
/** Sorted by name unless another order is given. */
async function listed(changes: Partial<Wanted>, sort = BY_NAME, businessId: number | null = null) {
  await goods.cards();
  return told(await pageOfProducts(wanted(changes), sort, WINDOW, goods.reader({ businessId })));
}
const all = (...skus: string[]) => ({ skus, total: skus.length });
const value = (code: string, name: string) =>
  goods.insert('facet_value', { code, value: name, label_da: name, label_en: name });
/** A search row without words. */
const sought = (productId: number, valueIds: readonly number[] = [], columns: Record<string, unknown> = {}) =>
  goods.insert('product_search', {
    product_id: productId,
    popularity: 0,
    salable: true,
    title_da: '',
    title_en: '',
    words_da: '',
    words_en: '',
    gross_oere: 10_000,
    value_ids: valueIds,
    ...columns,
  });

describe('a list by filters', () => {
  test('finds products by SKU, URL key or category; variants only by their own SKU or URL key', async () => {
    const [chairs, tables] = [await goods.category('Chairs'), await goods.category('Tables')];
    const chair = await goods.product('CHAIR', { type: 'configurable' });
    const red = await goods.product('CHAIR-RED', { parent_id: chair });
    await goods.place(chair, chairs);
    await goods.place(red, chairs);
    await goods.place(await goods.product('TABLE'), tables);
    await goods.product('ELSEWHERE', { store_ids: [ELSEWHERE] });
    expect(await listed({})).toEqual(all('CHAIR', 'TABLE'));
    expect(await listed({ categoryIds: [chairs] })).toEqual(all('CHAIR'));
    expect(await listed({ categoryIds: [chairs, tables] })).toEqual(all('CHAIR', 'TABLE'));
    expect(await listed({ skus: ['CHAIR-RED', 'ELSEWHERE'] })).toEqual(all('CHAIR-RED'));
    expect(await listed({ urlKeys: ['chair-red', 'table'] })).toEqual(all('CHAIR-RED', 'TABLE'));
    expect(await listed({ skus: ['CHAIR'], urlKeys: ['table'] })).toEqual(all());
  });

  test('by name matches all of its words, or words with these prefixes', async () => {
    for (const [sku, name_da] of [
      ['A', 'Rød kontorstol'],
      ['B', 'Blå kontorstol'],
      ['C', 'Rødt bord'],
    ])
      await goods.product(sku ?? '', { name_da, name_en: 'Thing' });
    await goods.rows('SELECT refresh_product_search(ARRAY(SELECT id FROM product))');
    expect(await listed({ nameLike: 'rød kontor' })).toEqual(all('A'));
    expect(await listed({ nameLike: 'kontorstol' })).toEqual(all('B', 'A'));
  });

  test('is filtered by any selected value of each facet', async () => {
    const [red, blue, redSize] = [
      await value('colour', 'red'),
      await value('colour', 'blue'),
      await value('size', 'red'),
    ];
    for (const [sku, ids] of [
      ['A', [red]],
      ['B', [blue]],
      ['C', [redSize]],
    ] as const)
      await goods.insert('product_facet', { product_id: await goods.product(sku), value_ids: ids });
    await goods.product('D');
    const colours = (...values: string[]): Partial<Wanted> => ({
      choices: choices({ facets: [{ code: 'colour', values }] }),
    });
    expect(await listed(colours('red'))).toEqual(all('A'));
    expect(await listed(colours('red', 'blue'))).toEqual(all('A', 'B'));
  });

  test('by price and stock reveals nothing about hidden prices', async () => {
    for (const [sku, gross, columns] of [
      ['A', 300, { salable: false }],
      ['B', 200, {}],
      ['C', 900, { request_price: true }],
      ['D', 100, { only_trade: true }],
      ['E', 400, {}],
    ] as const)
      await goods.product(sku, { sort_gross_oere: gross, ...columns });
    const by = (changes: Partial<Choices>) => listed({ choices: choices(changes) });
    expect(await by({ grossFrom: 300 })).toEqual(all('A', 'E'));
    expect(await by({ grossTo: 300 })).toEqual(all('A', 'B'));
    expect(await by({ grossTo: 300, tellsTradePrices: true })).toEqual(all('A', 'B', 'D'));
    expect(await by({ inStock: true })).toEqual(all('B', 'C', 'D', 'E'));
    expect(await by({ inStock: false })).toEqual(all('A'));
    const price: Sort = { by: 'price', descending: false };
    expect((await listed({}, price)).skus).toEqual(['B', 'A', 'E', 'C', 'D']);
    expect((await listed({}, { ...price, descending: true })).skus).toEqual(['E', 'A', 'B', 'D', 'C']);
    expect((await listed({ choices: choices({ tellsTradePrices: true }) }, price)).skus).toEqual([
      ...['D', 'B', 'A', 'E'],
      'C',
    ]);
  });
});

describe('a list of special products', () => {
  test('contains products with a current offer, of the product or a variant', async () => {
    const chair = await goods.product('CHAIR', { type: 'configurable' });
    const red = await goods.product('CHAIR-RED', { parent_id: chair });
    for (const [id, from, to] of [
      [red, -1, 1],
      [await goods.product('PAST'), -2, 0],
      [await goods.product('SOON'), 1, 2],
      [await goods.product('NOW'), 0, 1],
    ] as const)
      await goods.insert('product_special', {
        product_id: id,
        gross_oere: 1,
        valid_from: days(from),
        valid_to: days(to),
        name_da: '',
        name_en: '',
      });
    await goods.product('PLAIN');
    expect(await listed({ only: 'special' })).toEqual(all('CHAIR', 'NOW'));
  });

  test('contains products with a current agreed price of this business', async () => {
    const [firm, other] = [await goods.business('Firm'), await goods.business('Other')];
    const chair = await goods.product('CHAIR', { type: 'configurable' });
    const red = await goods.product('CHAIR-RED', { parent_id: chair });
    for (const [business_id, product_id, from, to] of [
      [firm, red, -1, null],
      [firm, await goods.product('LIMITED'), 0, 1],
      [firm, await goods.product('PAST'), -2, 0],
      [firm, await goods.product('SOON'), 1, null],
      [other, await goods.product('OTHERS'), -1, null],
    ] as const)
      await goods.insert('contract_price', {
        business_id,
        product_id,
        gross_oere: 1,
        valid_from: days(from),
        valid_to: to === null ? null : days(to),
      });
    await goods.product('PLAIN');
    expect(await listed({ only: 'agreed' }, BY_NAME, firm)).toEqual(all('CHAIR', 'LIMITED'));
  });

  test('contains new products, or configurable designs', async () => {
    const chair = await goods.product('CHAIR', { type: 'configurable', created_at: days(-89) });
    await goods.product('CHAIR-RED', { parent_id: chair, created_at: days(-1) });
    await goods.product('OLD', { created_at: days(-90) });
    const [moc, ban] = [{ pcon_moc: 'm' }, { pcon_ban: 'b' }];
    await goods.product('DESIGNED', { type: 'pcon', ...moc, ...ban });
    await goods.product('MOC', moc);
    await goods.product('BAN', ban);
    expect(await listed({ only: 'new' })).toEqual(all('CHAIR'));
    // A variant does not count as new by itself.
    expect(await listed({ only: 'new', skus: ['CHAIR', 'CHAIR-RED'] })).toEqual(all('CHAIR'));
    expect(await listed({ only: 'design' })).toEqual(all('DESIGNED'));
  });
});

describe('a category’s list', () => {
  const page = async (
    ids: readonly number[],
    changes: Partial<Wanted> = {},
    sort: Sort = { by: 'position', descending: false },
  ) => {
    await goods.cards();
    return told(await pageOfCategories({ ...wanted(changes), categoryIds: ids }, sort, WINDOW, goods.reader()));
  };

  test('contains its products in this store, in their order; with several categories each once, by its best position', async () => {
    const [chairs, sale] = [await goods.category('Chairs'), await goods.category('Sale')];
    const [a, b, c] = [await goods.product('A'), await goods.product('B'), await goods.product('C')];
    const hidden = await goods.product('HIDDEN');
    await goods.place(await goods.product('LAMP'), await goods.category('Lamps'));
    await goods.place(a, chairs, { position: 3 });
    await goods.place(b, chairs, { position: 2 });
    await goods.place(hidden, chairs, { position: 1, store_ids: [ELSEWHERE] });
    await goods.place(a, sale, { position: 1 });
    await goods.place(c, sale, { position: 2 });
    expect(await page([chairs])).toEqual({ skus: ['B', 'A'], total: null });
    expect(await page([chairs], {}, BY_NAME)).toEqual({ skus: ['A', 'B'], total: null });
    expect(await page([chairs, sale])).toEqual(all('A', 'B', 'C'));
    const limited = { assortment: assortment({ disallow: [sale] }) };
    expect(await page([chairs], limited)).toEqual(all('B'));
    expect(await page([chairs], limited, BY_NAME)).toEqual(all('B'));
  });

  test('is filtered by the facets of its rows, or of the product where a row stores none', async () => {
    const chairs = await goods.category('Chairs');
    const [red, blue] = [await value('colour', 'red'), await value('colour', 'blue')];
    for (const [sku, kept, own] of [
      ['A', [red], [blue]],
      ['B', [blue], [red]],
      ['C', null, [red]],
      ['D', null, [blue]],
    ] as const) {
      const id = await goods.product(sku);
      await goods.insert('product_facet', { product_id: id, value_ids: own });
      await goods.place(id, chairs, { value_ids: kept });
    }
    const facets: FacetChoice[] = [{ code: 'colour', values: ['red'] }];
    expect(await page([chairs], { choices: choices({ facets }) })).toEqual(all('A', 'C'));
    expect(await page([chairs], { choices: choices({ facets, inStock: false }) })).toEqual(all());
  });
});

describe('facet counts of a list', () => {
  const counted = async (changes: Partial<Choices>) => {
    const found = await countValues(
      countStatement(() => 'SELECT *, product_id AS id FROM product_search', choices(changes), 'da'),
      goods.on,
    );
    return found.map(({ code, value: name, count }) => `${code} ${name} ${count}`).sort();
  };
  const some = async () => {
    const [red, blue] = [await value('colour', 'red'), await value('colour', 'blue')];
    const [small, large] = [await value('size', 'small'), await value('size', 'large')];
    // The same name in another facet, and a value without products.
    await value('size', 'red');
    await value('colour', 'green');
    for (const [sku, ids, columns] of [
      ['A', [red, small], { gross_oere: 100 }],
      ['B', [red, large], { gross_oere: 200 }],
      ['C', [blue, small], { gross_oere: 300, salable: false }],
      ['D', [blue, large], { gross_oere: 400, only_trade: true }],
    ] as const)
      await sought(await goods.product(sku), ids, columns);
  };
  const red: FacetChoice[] = [{ code: 'colour', values: ['red'] }];

  test('cover all products without a filter', async () => {
    await some();
    expect(await counted({})).toEqual([
      'colour blue 2',
      'colour red 2',
      'in_stock 1 3',
      'price 100_300 3',
      'size large 2',
      'size small 2',
    ]);
  });

  test('cover, for each facet, the products that match the filters of all other facets', async () => {
    await some();
    expect(await counted({ facets: red })).toEqual([
      'colour blue 2',
      'colour red 2',
      'in_stock 1 2',
      'price 100_200 2',
      'size large 1',
      'size small 1',
    ]);
    expect(await counted({ facets: red, grossTo: 150 })).toEqual([
      'colour red 1',
      'in_stock 1 1',
      'price 100_200 2',
      'size small 1',
    ]);
    expect(await counted({ inStock: true, facets: [{ code: 'colour', values: ['blue'] }] })).toEqual([
      'colour blue 1',
      'colour red 2',
      'in_stock 1 1',
      'size large 1',
    ]);
  });

  test('include a selected value without products, and omit price and stock when there are none', async () => {
    await some();
    await goods.rows('UPDATE product_search SET salable = false, request_price = true');
    expect(await counted({ facets: [{ code: 'colour', values: ['green', 'red'] }] })).toEqual([
      'colour blue 2',
      'colour green 0',
      'colour red 2',
      'size large 1',
      'size small 1',
    ]);
  });
});

describe('the price used by a list', () => {
  const priced = async (id: number, prices: Partial<BuyerPrices>) => {
    const found = await countValues(
      countStatement(
        () => `SELECT *, product_id AS id FROM product_search WHERE product_id = ${id}`,
        choices({ prices: { ...PRICES, ...prices } }),
        'da',
      ),
      goods.on,
    );
    const one = found.find(({ code }) => code === 'price');
    return one && `${one.value} ${one.count}`;
  };

  test('is the current agreed price of the business; for a configurable product that of its cheapest variant in this store', async () => {
    const [firm, other] = [await goods.business('Firm'), await goods.business('Other')];
    const agreed = (business_id: number, product_id: number, gross_oere: number, from: number, to: number | null) =>
      goods.insert('contract_price', {
        business_id,
        product_id,
        gross_oere,
        valid_from: days(from),
        valid_to: to === null ? null : days(to),
      });
    const [lamp, table] = [await goods.product('LAMP'), await goods.product('TABLE')];
    await agreed(firm, lamp, 60, -9, null);
    await agreed(firm, lamp, 50, -8, null);
    await agreed(firm, lamp, 40, -7, -1);
    await agreed(firm, lamp, 30, 1, null);
    await agreed(other, lamp, 20, -1, null);
    await agreed(firm, table, 45, -1, 1);
    const family = { type: 'configurable' };
    const [chair, stool] = [await goods.product('CHAIR', family), await goods.product('STOOL', family)];
    await agreed(firm, chair, 10, -1, null);
    const variant = (sku: string, parent_id: number, sort_gross_oere: number, store_ids: number[] | null = null) =>
      goods.product(sku, { parent_id, sort_gross_oere, store_ids });
    await agreed(firm, await variant('CHAIR-1', chair, 300, [HERE]), 90, -1, null);
    await variant('CHAIR-2', chair, 80, [ELSEWHERE]);
    await variant('CHAIR-3', chair, 95);
    await variant('STOOL-1', stool, 75);
    const cheap = await goods.product('BENCH', family);
    await agreed(firm, await variant('BENCH-1', cheap, 300), 200, -1, null);
    await variant('BENCH-2', cheap, 120);
    for (const id of [lamp, table, chair, stool, cheap]) await sought(id, [], { gross_oere: 70 });
    const shown = [];
    for (const id of [lamp, table, chair, stool, cheap]) shown.push(await priced(id, { businessId: firm }));
    expect(shown).toEqual(['50_50 1', '45_45 1', '90_90 1', '70_70 1', '120_120 1']);
    expect(await priced(lamp, {})).toBe('70_70 1');
  });

  test('includes the duty of the product', async () => {
    const duties = [
      { code: 'tin', oere: 300 },
      { code: 'glass', oere: 5000 },
    ];
    const [can, plain] = [
      await goods.product('CAN', { duty_code: 'tin', duty_milli_units: 1500 }),
      await goods.product('PLAIN', { duty_milli_units: 1500 }),
    ];
    for (const id of [can, plain]) await sought(id, [], { gross_oere: 70 });
    expect([await priced(can, { duties }), await priced(plain, { duties })]).toEqual(['520_520 1', '70_70 1']);
  });
});
