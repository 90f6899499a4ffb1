// Magento rows that are skipped, with their dependents, and rows that contain only translations.
import { expect, test } from 'vitest';
import { judgeWhole } from '#backend/commerce/catalogue/import/judge/judge.sql';
import { leaveOutVariants } from '#backend/commerce/catalogue/import/judge/skipped.sql';
import { makeFacets, makeUnits, touchThoseWith } from '#backend/commerce/catalogue/import/novelties.sql';
import type { SkippedRow, StagedTranslation } from '#backend/commerce/catalogue/import/row/staged';
import { stageBeside } from '#backend/commerce/catalogue/import/stage.sql';
import { layTranslations } from '#backend/commerce/catalogue/import/translations.sql';
import { writeProducts } from '#backend/commerce/catalogue/import/write/products.sql';
import { NOW, openGoods } from './goods';
import { fresh, type Row, stage } from './staged';

const goods = openGoods();
const family = (sku: string, ...skus: string[]): Row =>
  fresh(sku, {
    doc: { type: 'configurable', options: [optionOf('size', ...skus), optionOf('colour', 'red')] },
    facts: { variants: skus.map((each) => ({ sku: each, values: { size: each, colour: 'red' } })) },
  });
const optionOf = (code: string, ...values: string[]) => ({ code, values: values.map((value) => ({ code: value })) });

async function leave(rows: readonly Row[], skipped: readonly SkippedRow[]) {
  await stage(goods, ...rows);
  await stageBeside(goods.on, [], skipped);
  return (await leaveOutVariants(goods.on)).map(({ line, code, params, warning }) => [
    line,
    code,
    params?.value,
    warning,
  ]);
}

test('a configurable product loses impossible variants with their options; without any left it is skipped itself', async () => {
  const here = await goods.product('HERE', { type: 'configurable' });
  await goods.product('BOUGHT');
  const gone = ['V-1', 'V-2', 'BOTH', 'BOUGHT'].map((sku, at) => ({ line: 20 + at, sku }));
  const told = await leave(
    [
      fresh('W'),
      fresh('BOTH'),
      family('A', 'V-1', 'W'),
      family('B', 'V-1', 'V-2'),
      family('C', 'BOTH', 'NO'),
      { ...family('HERE', 'V-2', 'X'), fresh: {} },
      family('D', 'W', 'HERE', 'Y', 'A'),
      fresh('X'),
      fresh('Y'),
      fresh('NONE', { doc: { type: 'configurable' }, facts: { variants: [] } }),
      fresh('SIMPLE', { facts: { variants: [] } }),
    ],
    gone,
  );
  expect(told).toEqual([
    [4, 'skippedVariant', 'V-1', true],
    [5, 'skippedVariant', 'V-1', true],
    [5, 'skippedVariant', 'V-2', true],
    [6, 'unknownVariant', 'NO', true],
    [7, 'skippedVariant', 'V-2', true],
    [8, 'variantIsConfigurable', 'A', true],
    [8, 'variantIsConfigurable', 'HERE', true],
    [8, 'variantOfTwo', 'W', true],
    [5, 'skippedFamily', 'B', true],
    [11, 'skippedFamily', 'NONE', true],
  ]);
  const left = await goods.rows<{ sku: string; variants: string[] | null }>(
    `SELECT sku, (SELECT array_agg(v ->> 'sku') FROM jsonb_array_elements(facts -> 'variants') v) AS variants FROM import_row ORDER BY line`,
  );
  expect(left.map(({ sku, variants }) => [sku, variants])).toEqual([
    ['W', null],
    ['BOTH', null],
    ['A', ['W']],
    ['C', ['BOTH']],
    ['HERE', ['X']],
    ['D', ['Y']],
    ['X', null],
    ['Y', null],
    ['SIMPLE', null],
  ]);
  expect(await goods.rows(`SELECT sku FROM import_product WHERE sku IN ('B', 'NONE')`)).toEqual([]);
  const choices = await goods.rows(`SELECT sku, options FROM import_product WHERE type = 'configurable' ORDER BY sku`);
  expect(choices).toEqual([
    { sku: 'A', options: [optionOf('size', 'W'), optionOf('colour', 'red')] },
    { sku: 'C', options: [optionOf('size', 'BOTH'), optionOf('colour', 'red')] },
    { sku: 'D', options: [optionOf('size', 'Y'), optionOf('colour', 'red')] },
  ]);
  const [known] = await goods.rows<{ doc: { options: unknown } }>('SELECT doc FROM import_row WHERE id = $1', [here]);
  expect(known?.doc.options).toEqual([optionOf('size', 'X'), optionOf('colour', 'red')]);
});

test('a hidden product that is not a variant is reported, and not sold in any store', async () => {
  const parent = await goods.product('PARENT', { type: 'configurable' });
  await goods.product('CHILD', { parent_id: parent });
  const hidden = (sku: string) => fresh(sku, { facts: { hidden: true } });
  const rows = [
    hidden('ALONE'),
    hidden('V'),
    family('A', 'V'),
    { sku: 'CHILD', facts: { hidden: true } },
    { ...family('F', 'V-2'), facts: { ...family('F', 'V-2').facts, hidden: true } },
    fresh('V-2'),
    fresh('SHOWN'),
  ] satisfies Row[];
  await stage(goods, ...rows);
  const told = (await judgeWhole(goods.on, NOW)).filter(({ code }) => code === 'soldNowhere');
  expect(told).toEqual([{ line: 2, column: 'visibility', code: 'soldNowhere', params: {}, warning: true }]);
  await writeProducts(goods.on);
  expect(await goods.rows(`SELECT sku FROM product WHERE store_ids = '{}'`)).toEqual([{ sku: 'ALONE' }]);
});

const attribute = (code: string, value: string, more: object = {}) => ({
  code,
  label: code,
  labelEn: code,
  value,
  valueEn: value,
  ...more,
});
const translation = (line: number, sku: string, more: Partial<StagedTranslation> = {}): StagedTranslation => ({
  line,
  sku,
  doc: {},
  facts: {},
  ...more,
});

test('a translation is merged into the row of its product, or into the existing product', async () => {
  const attributes = [
    attribute('kind', 'Stol'),
    attribute('climate', 'Kulde, Regn', { values: ['Kulde', 'Regn'], valuesEn: ['Kulde', 'Regn'] }),
  ];
  const english = { climate: { text: 'Cold, Rain', values: ['Cold', 'Rain'] }, unknown: { text: 'x', values: ['x'] } };
  for (const sku of ['THERE', 'ALONE', 'OTHER'])
    await goods.product(sku, { attributes: JSON.stringify(attributes), gross_oere: 5 });
  await stage(goods, fresh('NEW', { doc: { attributes } }), { sku: 'THERE', doc: { gross_oere: 9 } }, fresh('PLAIN'));
  await stageBeside(
    goods.on,
    [
      translation(5, 'NEW', { doc: { name_en: 'Old' } }),
      translation(6, 'NEW', {
        doc: { name_en: 'New', short_en: 'Short' },
        facts: { kind: { text: 'Chair', values: ['Chair'] } },
      }),
      translation(7, 'THERE', { facts: english }),
      translation(8, 'ALONE', {
        doc: { description_en: '<p>Long</p>' },
        facts: { climate: { text: 'Any', values: ['Any'] } },
      }),
      translation(9, 'NOWHERE'),
      translation(10, 'SKIPPED'),
    ],
    [{ line: 4, sku: 'SKIPPED' }],
  );
  await layTranslations(goods.on);
  expect(
    (await judgeWhole(goods.on, NOW)).map(({ line, column, code, params }) => [line, column, code, params]),
  ).toEqual([[9, 'sku', 'unknownSku', { value: 'NOWHERE' }]]);
  await writeProducts(goods.on);
  const product = async (sku: string) =>
    (
      await goods.rows(
        `SELECT name_da, name_en, short_en, description_en, gross_oere, attributes FROM product WHERE sku = $1`,
        [sku],
      )
    )[0];
  expect(await product('NEW')).toMatchObject({
    name_da: 'NEW',
    name_en: 'New',
    short_en: 'Short',
    description_en: '',
    attributes: [{ code: 'kind', value: 'Stol', valueEn: 'Chair' }, attributes[1]],
  });
  expect(await product('THERE')).toMatchObject({
    gross_oere: 9,
    attributes: [
      attributes[0],
      { value: 'Kulde, Regn', valueEn: 'Cold, Rain', values: ['Kulde', 'Regn'], valuesEn: ['Cold', 'Rain'] },
    ],
  });
  expect(await product('ALONE')).toMatchObject({
    gross_oere: 5,
    description_en: '<p>Long</p>',
    attributes: [attributes[0], { valueEn: 'Any', valuesEn: ['Kulde', 'Regn'] }],
  });
  expect(await product('OTHER')).toMatchObject({ attributes });
});

test('new units and facets are appended to the existing ones; products with such an attribute are marked for update', async () => {
  await goods.product('HAS', { attributes: JSON.stringify([attribute('climate', 'Kulde')]) });
  await goods.product('HAS-NOT', { attributes: JSON.stringify([attribute('kind', 'Stol')]) });
  await stage(goods);
  await writeProducts(goods.on);
  const last = Number((await goods.rows('SELECT max(position) AS last FROM facet'))[0]?.last);
  const facets = new Map([
    ['climate', { label: 'Vejr', labelEn: 'Weather' }],
    ['volume', { label: 'Rumfang', labelEn: 'Volume' }],
    ['colour', { label: 'Kulør', labelEn: 'Hue' }],
  ]);
  await makeUnits(goods.on, new Set(['dunk', 'stk']));
  await makeFacets(goods.on, facets);
  await touchThoseWith(goods.on, facets);
  expect(await goods.rows(`SELECT * FROM unit WHERE code = 'dunk'`)).toEqual([
    { code: 'dunk', label_da: 'dunk', label_en: 'dunk', plural_da: 'dunk', plural_en: 'dunk', unece: 'C62' },
  ]);
  expect(await goods.rows('SELECT * FROM facet WHERE position > $1 ORDER BY position', [last])).toEqual([
    { code: 'climate', position: last + 10, label_da: 'Vejr', label_en: 'Weather' },
    { code: 'volume', position: last + 20, label_da: 'Rumfang', label_en: 'Volume' },
  ]);
  expect(await goods.rows('SELECT p.sku FROM import_touched t JOIN product p ON p.id = t.id')).toEqual([
    { sku: 'HAS' },
  ]);
});
