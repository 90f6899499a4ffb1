// Exports of other shop systems: what each of their columns becomes, on both sides of each condition.
import { describe, expect, test } from 'vitest';
import type { Fault } from '../faults';
import { formatOfHeader, tableOfRows } from './read-foreign';
import { rowsOfShopify } from './shopify';
import {
  attributeCell,
  categoryCell,
  cellOf,
  codeOfName,
  eanPair,
  kilosOf,
  type OwnRow,
  type SourceRow,
  variantCells,
} from './source-row';
import { guessedMapping, mappedTable, mappingTyped, type Written } from './unknown';
import { rowsOfWooCommerce } from './woocommerce';

type Columns = Record<string, string>;
const sourceRow = (cells: Columns, line = 2): SourceRow => ({ line, cells: new Map(Object.entries(cells)) });
const sourceRowsOf = (...rows: Columns[]) => rows.map((cells, at) => sourceRow(cells, at + 2));
const [FIRST, SECOND] = [1, 2];

test('a cell is the first of its names that the row fills, without spaces around it', () => {
  const row = sourceRow({ name: ' ', navn: ' Kop ', titel: 'Krus' });
  expect([cellOf(row, 'name', 'navn', 'titel'), cellOf(row, 'name'), cellOf(row, 'ukendt')]).toEqual(['Kop', '', '']);
});

test.each([
  ['Str. (cm)', 'str_cm'],
  ['3D', 'egenskab_3d'],
  ['x'.repeat(41), 'x'.repeat(40)],
  ['3'.repeat(41), `egenskab_${'3'.repeat(31)}`],
])('the code of »%s« is %s', (name, code) => expect(codeOfName(name)).toBe(code));

test.each([
  ['1,5', 'kg', '1.5'],
  ['250', 'g', '0.25'],
  ['1', 'lbs', '0.454'],
  ['1', 'lb', '0.454'],
  ['10', 'oz', '0.283'],
  ['2', 'ukendt', '2'],
  ['', 'kg', ''],
  ['let', 'kg', 'let'],
  ['2 lbs', 'kg', '0.907'],
  ['500 g', 'kg', '0.5'],
  ['1,000.5', 'kg', '1000.5'],
  ['1.234,5', 'g', '1.2350'],
  ['1.000', 'kg', '1.000'],
  ['0.500', 'kg', '0.5'],
  ['2.2340', 'kg', '2.2340'],
  ['.5', 'lbs', '0.227'],
  [',25', 'kg', '0.25'],
  ['.5 oz', 'kg', '0.014'],
  ['.', 'kg', '.'],
])('a weight of »%s« %s is »%s« kg', (text, unit, kilos) => expect(kilosOf(text, unit)).toBe(kilos));

test('pairs of attributes are in quotes where commas, quotes or line ends occur in them', () => {
  const pairs = [
    ['a', 'x'],
    ['b', ''],
    ['c', 'x,y'],
    ['d', '24"'],
    ['e', 'x\ny'],
  ] as const;
  expect(attributeCell(pairs)).toBe('a=x,"c=x,y","d=24""","e=x\ny"');
});

test('a number of 12 or 13 digits is an EAN when its check digit is right', () => {
  expect(['5701234567899', '701234567894', '5701234567890', ''].map((text) => eanPair(text)[1])).toEqual([
    '5701234567899',
    '0701234567894',
    '',
    '',
  ]);
});

test('paths of categories are in quotes, without empty names', () => {
  expect(categoryCell([[' Kontor ', 'A/B', ''], [''], ['24"']])).toBe(String.raw`"Kontor/A\/B","24'"`);
});

test('variants name their options by codes, without signs that separate them', () => {
  const values = (size: string) => new Map([['Str. (cm)', size]]);
  expect(
    variantCells([
      { sku: 'A', values: values('S|M') },
      { sku: 'B', values: values('a=b') },
    ]),
  ).toEqual({
    configurable_variations: 'sku=A,str_cm=S/M|sku=B,str_cm=a:b',
    configurable_variation_labels: 'str_cm=Str. (cm)',
  });
});

test.each([
  [['handle', 'variant price'], 'shopify'],
  [['handle', 'option1 name'], 'shopify'],
  [['url handle', 'title'], 'shopify'],
  [['handle'], null],
  [['type', 'sku', 'regular price'], 'woocommerce'],
  [['type', 'parent', 'attribute 1 name'], 'woocommerce'],
  [['type', 'navn', 'normalpris'], 'woocommerce'],
  [['sku', 'regular price'], 'magento'],
  [['varenr'], null],
])('a header of %j is of %s', (names, format) => expect(formatOfHeader(new Set(names))).toBe(format));

test('a table has the columns that any row fills, and the lines of the file', () => {
  const rows: OwnRow[] = [
    { line: 2, cells: { sku: 'A', name: '', price: '1' } },
    { line: 5, cells: { sku: 'B', qty: '2' } },
  ];
  expect(tableOfRows(rows, 'machine')).toEqual({
    cells: [
      ['sku', 'price', 'qty'],
      ['A', '1', ''],
      ['B', '', '2'],
    ],
    lines: [2, 5],
    notation: 'machine',
  });
});

describe('a row of WooCommerce', () => {
  const taken = (rows: readonly SourceRow[]) => {
    const faults: Fault[] = [];
    return { rows: rowsOfWooCommerce(rows, (fault) => faults.push(fault)), faults };
  };
  const wooCells = (cells: Columns) => taken([sourceRow({ type: 'simple', sku: 'A', ...cells })]).rows[0]?.cells;

  test.each<[cells: Columns, expected: OwnRow['cells']]>([
    [{ sku: '', id: '7' }, { sku: 'woo-7' }],
    [{ sku: '', 'varenummer (sku)': 'V' }, { sku: 'V' }],
    [{ type: 'simple, virtual' }, { product_type: 'virtual' }],
    [{ type: 'Variation' }, { product_type: 'simple' }],
    [
      { 'regular price': '12,50', 'sale price': '9,5' },
      { price: '12,50', special_price: '9,5' },
    ],
    [
      { 'regular price': '.95', 'sale price': ',5' },
      { price: '0.95', special_price: '0,5' },
    ],
    [{ 'weight (kg)': '', 'weight (g)': '250' }, { weight: '0.25' }],
    [{ 'vægt (kg)': '2' }, { weight: '2' }],
    [{}, { weight: '', qty: '', manage_stock: '0', is_in_stock: '', product_online: '0' }],
    [
      { stock: '0', 'in stock?': '0' },
      { qty: '0', manage_stock: '1', is_in_stock: '0' },
    ],
    [
      { stock: 'parent', 'in stock?': '1' },
      { qty: '', manage_stock: '0', is_in_stock: '' },
    ],
    [
      { stock: '5', 'in stock?': '1' },
      { qty: '5', manage_stock: '1', is_in_stock: '' },
    ],
    [{ published: '1' }, { product_online: '1' }],
    [{ published: '-1' }, { product_online: '0' }],
    [{ images: 'a.jpg, b.jpg,c.jpg' }, { base_image: 'a.jpg', additional_images: 'b.jpg,c.jpg' }],
    [{ categories: String.raw`Kontor > Papir, A\, B` }, { categories: '"Kontor/Papir","A, B"' }],
    [
      { upsells: 'id:9, B', 'cross-sells': 'C' },
      { upsell_skus: 'id:9,B', crosssell_skus: 'C' },
    ],
    [
      {
        'attribute 1 name': 'Kant',
        'attribute 1 value(s)': 'Rund, Lige',
        'attribute 50 name': 'Fod',
        'egenskab 50 værdi(er)': 'Høj',
      },
      { additional_attributes: 'kant=Rund|Lige,fod=Høj' },
    ],
    [{ 'attribute 51 name': 'Kant', 'attribute 51 value(s)': 'Rund' }, { additional_attributes: '' }],
    [{ 'attribute 1 name': 'Kant' }, { additional_attributes: '' }],
    [{ brands: 'Havgus', gtin: '5701234567899' }, { additional_attributes: 'brand=Havgus,ean=5701234567899' }],
    [{ 'visibility in catalog': 'hidden' }, { visibility: 'Not Visible Individually' }],
    [
      { 'date sale price starts': '2026-11-01', 'date sale price ends': '2026-12-01' },
      { special_price_from_date: '2026-11-01', special_price_to_date: '2026-12-01' },
    ],
  ])('%j becomes %j', (cells, expected) => expect(wooCells(cells)).toMatchObject(expected));

  test.each<Columns>([
    { type: 'variation', 'visibility in catalog': 'hidden' },
    { 'visibility in catalog': 'visible' },
    {},
  ])('%j has no visibility of its own', (cells) => expect(wooCells(cells)).not.toHaveProperty('visibility'));

  test('of a family has the options that all its variations have, and no price or stock', () => {
    const variation = { type: 'variation', parent: 'id:1', 'attribute 1 name': 'Farve', 'attribute 2 name': 'Str' };
    const { rows, faults } = taken(
      sourceRowsOf(
        {
          ...{ id: '1', type: 'variable', sku: 'F', 'regular price': '5', stock: '9', upsells: 'id:3' },
          ...{ 'attribute 1 name': 'Farve', 'attribute 1 value(s)': 'Rød, Blå', 'attribute 2 name': 'Str' },
          ...{ 'attribute 2 value(s)': 'S', 'attribute 3 name': 'Kant', 'attribute 3 value(s)': 'Rund' },
        },
        { ...variation, id: '2', sku: 'F-R', 'attribute 1 value(s)': 'Rød', 'attribute 2 value(s)': 'S' },
        { ...variation, id: '3', sku: 'F-B', parent: 'F', 'attribute 1 value(s)': 'Blå', 'attribute 2 value(s)': '' },
        { ...variation, id: '4', sku: 'X', parent: 'id:9', 'attribute 1 value(s)': 'Grøn' },
      ),
    );
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    expect(rows[0]?.cells).toMatchObject({
      ...{ sku: 'F', product_type: 'configurable', price: '', upsell_skus: 'F-B' },
      configurable_variations: 'sku=F-R,farve=Rød|sku=F-B,farve=Blå',
      configurable_variation_labels: 'farve=Farve',
      additional_attributes: 'str=S,kant=Rund',
    });
    expect(rows[0]?.cells).not.toHaveProperty('qty');
    expect(rows[FIRST]?.cells).toMatchObject({ sku: 'F-R', additional_attributes: 'farve=Rød,str=S' });
    expect(rows[FIRST]?.cells).not.toHaveProperty('configurable_variations');
    const column = 'configurable_variations';
    expect(faults).toEqual([{ line: 2, column, code: 'optionLeftOpen', params: { value: 'Str' }, warning: true }]);
  });

  test('of a variation without a weight has the weight of its family', () => {
    const variation = { type: 'variation', parent: 'id:1' };
    const { rows, faults } = taken(
      sourceRowsOf(
        { ...variation, id: '2', sku: 'F-1' },
        { id: '1', type: 'variable', sku: 'F', 'weight (lbs)': '.5' },
        { ...variation, id: '3', sku: 'F-2', 'weight (lbs)': '2' },
        { ...variation, id: '4', sku: 'X', parent: 'id:9' },
        { id: '5', type: 'simple', sku: 'S' },
      ),
    );
    expect(rows.map(({ cells }) => cells.weight)).toEqual(['0.227', '0.227', '0.907', '', '']);
    expect(faults).toEqual([]);
  });
});

describe('rows of Shopify', () => {
  const shopifyCells = (cells: Columns) =>
    rowsOfShopify([sourceRow({ handle: 'kop', 'variant price': '10', ...cells })])[0]?.cells;

  test.each<[cells: Columns, expected: OwnRow['cells']]>([
    [{ title: 'Kop' }, { sku: 'kop', product_type: 'simple', url_key: 'kop', price: '10' }],
    [{ 'variant sku': "'0042" }, { sku: '0042' }],
    [{ 'variant compare at price': '12' }, { price: '12', special_price: '10' }],
    [{ status: 'active', published: 'true' }, { product_online: '1' }],
    [{ status: 'active', published: 'false' }, { product_online: '0' }],
    [{ status: 'draft' }, { product_online: '0' }],
    [{ published: '1' }, { product_online: '1' }],
    [{}, { product_online: '', qty: '', manage_stock: '0' }],
    [
      { 'variant inventory tracker': 'shopify', 'variant inventory qty': '5' },
      { qty: '5', manage_stock: '1' },
    ],
    [
      { 'variant inventory tracker': 'shopify', 'variant inventory qty': '-5' },
      { qty: '0', manage_stock: '1' },
    ],
    [
      { 'variant inventory tracker': 'shopify', 'variant inventory qty': '5', 'variant inventory policy': 'Continue' },
      { qty: '', manage_stock: '0' },
    ],
    [
      { 'inventory tracker': 'shopify', 'inventory quantity': '5', 'continue selling when out of stock': 'TRUE' },
      { qty: '', manage_stock: '0' },
    ],
    [{ 'variant grams': '250' }, { weight: '0.25' }],
    [{ type: 'Krus', 'product category': 'Hjem > Krus' }, { categories: '"Krus"' }],
    [{ 'product category': 'Hjem > Krus' }, { categories: '"Hjem/Krus"' }],
    [
      { vendor: 'Havgus', 'variant barcode': "'5701234567899" },
      { additional_attributes: 'brand=Havgus,ean=5701234567899' },
    ],
  ])('%j becomes %j', (cells, expected) => expect(shopifyCells(cells)).toMatchObject(expected));

  test.each([
    ['a lower price before', { 'variant compare at price': '10' }, 'special_price'],
    ['a handle that is an address of the shop', { handle: 'checkout' }, 'url_key'],
    ['a handle that is no address', { handle: 'Kop 1' }, 'url_key'],
  ])('%s gives no value of its column', (_what, cells, column) =>
    expect(shopifyCells(cells)).not.toHaveProperty(column),
  );

  test('with the default option are one product, with the pictures of all its rows in their order', () => {
    const rows = rowsOfShopify(
      sourceRowsOf(
        {
          handle: 'kop',
          title: 'Kop',
          'variant price': '10',
          'option1 name': 'Title',
          'option1 value': 'Default Title',
          'image src': 'c',
        },
        { handle: 'kop', 'image src': 'b', 'image position': '2' },
        { handle: 'kop', 'image src': 'a', 'image position': '1' },
        { handle: 'kop', 'image src': 'a', 'image position': '3' },
      ),
    );
    expect(rows).toMatchObject([{ line: 2, cells: { sku: 'kop', base_image: 'a', additional_images: 'b,c' } }]);
  });

  test('with options are variants and their family', () => {
    const rows = rowsOfShopify(
      sourceRowsOf(
        {
          ...{ handle: 'kop', title: 'Kop', vendor: 'Havgus', 'variant price': '10', 'option1 name': 'Farve' },
          ...{ 'option1 value': 'Rød', 'option3 name': 'Str', 'option3 value': 'S', 'image src': 'a' },
        },
        { handle: 'kop', 'variant sku': 'kop', 'option1 value': 'Blå', 'option3 value': 'M', 'variant image': 'b' },
        { handle: '', 'variant price': '3', title: 'Andet' },
      ),
    );
    expect(rows.map(({ line, cells }) => [line, cells.sku, cells.name, cells.base_image])).toEqual([
      [2, 'kop-1', 'Kop Rød S', undefined],
      [3, 'kop', 'Kop Blå M', 'b'],
      [2, 'kop-familie', 'Kop', 'a'],
      [4, '', 'Andet', ''],
    ]);
    expect(rows[SECOND]?.cells).toMatchObject({
      ...{ product_type: 'configurable', url_key: 'kop', additional_attributes: 'brand=Havgus' },
      configurable_variations: 'sku=kop-1,farve=Rød,str=S|sku=kop,farve=Blå,str=M',
    });
  });

  test('of one variant with an option are a family of one', () => {
    const rows = rowsOfShopify(
      sourceRowsOf({
        handle: 'kop',
        'variant sku': 'K',
        'variant price': '10',
        'option1 name': 'Farve',
        'option1 value': 'Rød',
      }),
    );
    expect(rows.map(({ cells }) => [cells.sku, cells.product_type])).toEqual([
      ['K', 'simple'],
      ['kop', 'configurable'],
    ]);
  });
});

describe('a file of no known system', () => {
  test('has columns that are recognised by their names, each column of the shop once', () => {
    const names = ['varenr.', 'sku', 'navn', 'udsalgspris', 'antal', 'vægt (kg)', 'billede', 'varegruppe', 'ukendt'];
    expect([...guessedMapping(names)]).toEqual([
      ['varenr.', 'sku'],
      ['navn', 'name'],
      ['udsalgspris', 'price'],
      ['antal', 'qty'],
      ['varegruppe', 'categories'],
      ['billede', 'base_image'],
      ['vægt (kg)', 'weight'],
    ]);
    expect([...guessedMapping(['beskrivelse', 'kort beskrivelse'])]).toEqual([
      ['kort beskrivelse', 'short_description'],
      ['beskrivelse', 'description'],
    ]);
  });

  test.each<[text: string, pairs: [string, string][] | null]>([
    [
      'Varenr=SKU, Pris = price',
      [
        ['varenr', 'sku'],
        ['pris', 'price'],
      ],
    ],
    ['Varenr', null],
    ['Varenr=', null],
    ['=sku', null],
    ['Varenr=sku=x', null],
    ['Varenr=sku,', null],
  ])('has a mapping typed as »%s«', (text, pairs) => {
    const read = mappingTyped(text);
    expect(read && [...read]).toEqual(pairs);
  });

  test.each<[column: string, text: string, written: Written, cell: string]>([
    ['price', '1.234,50', { decimals: 'komma' }, '1234.5000'],
    ['price', 'kr. 1.234', { decimals: 'komma' }, '1234'],
    ['price', '1,234.50 DKK', { decimals: 'punktum' }, '1234.5000'],
    ['price', '1,234,567', { decimals: 'punktum' }, '1234567'],
    ['price', '12,50', { decimals: 'punktum' }, '12,50'],
    ['price', '1.234,50', {}, '1.234,50'],
    ['price', 'vrøvl', { decimals: 'komma' }, 'vrøvl'],
    ['name', '1.234,50', { decimals: 'komma' }, '1.234,50'],
    ['created_at', '01/12/2026', { dates: 'dmy' }, '2026-12-01'],
    ['created_at', '01/12/2026', { dates: 'mdy' }, '2026-01-12'],
    ['created_at', '01/12/2026', {}, '01/12/2026'],
    ['created_at', 'vrøvl', { dates: 'dmy' }, 'vrøvl'],
    ['name', '01/12/2026', { dates: 'dmy' }, '01/12/2026'],
  ])('has %s »%s« written as %j', (column, text, written, cell) => {
    const table = mappedTable([sourceRow({ x: text })], new Map([['x', column]]), 'either', written);
    expect(table.cells[1]?.[0]).toBe(cell);
  });

  test('is a table of the mapped columns, of simple products where it names products without a type', () => {
    const rows = sourceRowsOf({ nr: 'A', titel: '', navn: ' Kop ' }, { nr: 'B', titel: 'Krus', navn: 'Kop' });
    const mapping = new Map([
      ['nr', 'sku'],
      ['titel', 'name'],
      ['navn', 'name'],
    ]);
    expect(mappedTable(rows, mapping, 'either')).toEqual({
      cells: [
        ['sku', 'name', 'product_type'],
        ['A', 'Kop', 'simple'],
        ['B', 'Krus', 'simple'],
      ],
      lines: [2, 3],
      notation: 'either',
    });
    expect(mappedTable(rows, new Map([['nr', 'sku']]), 'machine').cells).toEqual([['sku'], ['A'], ['B']]);
    const typed = new Map([...mapping, ['type', 'product_type']]);
    expect(mappedTable(rows, typed, 'machine').cells[0]).toEqual(['sku', 'name', 'product_type']);
  });
});
