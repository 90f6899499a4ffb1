// A Magento catalogue export is imported unchanged: products, filters and prices match what its shop had. MAGENTO_ROWS=2000 tests a larger file.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultInWords } from '#backend/commerce/catalogue/import/fault-words';
import type { Fault } from '#backend/commerce/catalogue/import/faults';
import {
  type ImportOutcome,
  type ImportRequest,
  importProducts,
} from '#backend/commerce/catalogue/import/import-products';
import { drawingNamed } from '#backend/ports/media/drawing-named';
import { type ProductAttributeFilterInput, RouteDocument } from '~/services/generated/commerce';
import { type MagentoFile, writeMagentoFile } from '../support/magento/catalogue-file';
import { type Counter, openCounter, place, readyCart } from './test-backend';
import { drawings } from '#demo/drawings/index';

const ROWS = Number(process.env.MAGENTO_ROWS ?? 300);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-magento-'));

let counter: Counter;
let told: MagentoFile & { file: string };
let outcome: ImportOutcome;
beforeAll(async () => {
  counter = await openCounter();
  told = await writeMagentoFile(folder, ROWS);
});
afterAll(async () => {
  await counter?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const take = (more: Partial<ImportRequest> = {}) =>
  importProducts({
    pool: counter.database.pool,
    file: told.file,
    images: path.join(folder, 'images'),
    drawingOf: (name) => drawingNamed(name, drawings),
    dryRun: false,
    now: counter.clock.now(),
    ...more,
  });
const at = async (url: string, filter: ProductAttributeFilterInput | null = null) => {
  const asked = await counter.ask(RouteDocument, {
    url,
    filter,
    pageSize: 24,
    page: 1,
    chosen: false,
    listed: filter === null,
    narrowed: filter !== null,
    reviewPage: 1,
  });
  expect(asked.errors).toEqual([]);
  return asked.data?.route as unknown as Shown;
};
interface Shown {
  name: string;
  configurable_options: { attribute_code: string; label: string; values: { label: string; uid: string }[] }[];
  filtered_products: { total_count: number };
  aggregations: { attribute_code: string; label: string; options: { value: string; label: string; count: number }[] }[];
}
const facet = (shown: Shown, code: string) => shown.aggregations.find((one) => one.attribute_code === code);
const product = async (sku: string) =>
  (await counter.rows<Record<string, unknown>>('SELECT * FROM product WHERE sku = $1', [sku]))[0] ?? {};
const factsOf = async (sku: string) => {
  const { attributes } = (await product(sku)) as { attributes: { code: string; value: string; valueEn: string }[] };
  return Object.fromEntries(attributes.map(({ code, value, valueEn }) => [code, [value, valueEn]]));
};
const warnings = (): Fault[] => (outcome.ok ? outcome.warnings : []);
const of = (code: string) => warnings().filter((fault) => fault.code === code);

describe('without --skip-unknown', () => {
  it('the file is rejected, with the line of each row of an unknown type, and nothing is changed', async () => {
    const refused = await take();
    if (refused.ok || refused.reason === 'busy') throw new Error('It was not refused');
    const unknown = refused.faults.filter(({ code }) => code === 'unknownType');
    expect(unknown).toHaveLength(told.unknown.length);
    expect(faultInWords(unknown[0] as Fault)).toMatch(
      /^linje \d+, product_type: Varetypen "virtual" findes ikke her.*--skip-unknown/,
    );
    expect(await counter.rows(`SELECT count(*)::int AS n FROM product WHERE sku LIKE 'MAG-%'`)).toEqual([{ n: 0 }]);
  });
});

describe('with --skip-unknown', () => {
  it('a dry run validates the file, and reads no picture', async () => {
    const tried = await take({ dryRun: true, skipUnknown: true });
    expect(tried).toMatchObject({ ok: true, counts: { rows: told.rows, skipped: told.unknown.length } });
    expect(await counter.rows('SELECT count(*)::int AS n FROM picture_source')).toEqual([{ n: 0 }]);
  });

  it('the import succeeds, and reports what was created and what was skipped', async () => {
    outcome = await take({ skipUnknown: true });
    expect(outcome.ok || outcome).toBe(true);
    expect(outcome).toMatchObject({
      counts: {
        rows: told.rows,
        skipped: told.unknown.length,
        units: ['dunk'],
        facets: ['climate', 'volume', 'activity', 'features', 'sheet_format'],
      },
    });
    expect(of('skippedType')).toHaveLength(told.unknown.length);
    expect(of('storeView')).toHaveLength(told.foreignViews);
    expect(of('soldNowhere')).toHaveLength(told.hidden.length);
    expect(of('unknownLink')).toHaveLength(told.lostLinks);
    expect(of('skippedVariant').map(({ params }) => params)).toEqual([{ value: 'MAG-V2' }, { value: 'MAG-W1' }]);
    expect(of('skippedFamily').map(({ params }) => params)).toEqual([{ value: 'MAG-W' }]);
    expect(await product('MAG-W')).toEqual({});
    const kinds = new Set(warnings().map(({ code }) => code));
    expect([...kinds].sort()).toEqual(
      ['skippedFamily', 'skippedType', 'skippedVariant', 'soldNowhere', 'storeView', 'unknownLink'].sort(),
    );
  });

  it('each picture is processed once', async () => {
    const pictures = () =>
      counter.rows(
        'SELECT source, hash, (SELECT at FROM picture_file f WHERE f.hash = s.hash) FROM picture_source s ORDER BY 1',
      );
    const before = await pictures();
    expect(before).toHaveLength(3);
    counter.clock.forward(60_000);
    expect(await take({ skipUnknown: true })).toMatchObject({
      ok: true,
      counts: { fresh: 0, changed: 0, stock: 0, units: [], facets: [] },
    });
    expect(await pictures()).toEqual(before);
  });
});

describe('imported products', () => {
  it('have decoded names, and the texts of the English store view', async () => {
    const jacket = await product('MAG-T0');
    expect(jacket).toMatchObject({
      name_da: 'Hættetrøje "Fjord" & co. 0',
      name_en: 'Hooded jacket "Fjord" 0',
      description_en: '<p>For a long day.</p>',
    });
    expect(await product('MAG-T1')).toMatchObject({ name_en: 'Hættetrøje "Fjord" & co. 1' });
    expect(await product('MAG-S1')).toMatchObject({ name_da: 'Kop & krus "Nr. 1"', short_da: 'Til køkken & kontor' });
    expect((await factsOf('MAG-T0')).material).toEqual(['Bomuld', 'Cotton']);
    expect((await factsOf('MAG-T1')).material).toEqual(['Bomuld', 'Bomuld']);
  });

  it('have product attributes only, with every selected value', async () => {
    expect(await factsOf('MAG-S1')).toEqual({
      eco_collection: ['Yes', 'Yes'],
      material: ['Stål, rustfrit', 'Stål, rustfrit'],
      // country_of_manufacture
      origin: ['Danmark', 'Denmark'],
      activity: ['Kontor, Cykling', 'Kontor, Cykling'],
    });
    const { attributes } = await product('MAG-F0');
    expect(attributes).toMatchObject([
      { code: 'activity', values: ['Kontor', 'Vandring', 'Cykling'] },
      { code: 'features', values: ['Låg', 'Strop, 15 cm'] },
      { code: 'origin', value: 'Danmark' },
    ]);
    expect((await factsOf('MAG-T0-1')).colour).toEqual(['Sort', 'Black']);
  });

  it('use the limits of the shop where Magento uses its defaults', async () => {
    expect(await product('MAG-S1')).toMatchObject({
      min_qty: 1,
      max_qty: 9999,
      increments: 1,
      manage_stock: true,
      unit: 'stk',
    });
    expect(await product('MAG-F0')).toMatchObject({ unit: 'dunk' });
  });

  it('are sold as in Magento: not when hidden, not when out of stock', async () => {
    const state = (skus: readonly string[]) =>
      counter.rows(
        `SELECT DISTINCT salable, store_ids = '{}' AS nowhere, (SELECT quantity FROM stock_item s WHERE s.product_id = p.id AND s.source_code = 'central') AS quantity
        FROM product p WHERE sku = ANY ($1)`,
        [skus],
      );
    expect(await state(told.hidden)).toEqual([{ salable: true, nowhere: true, quantity: 25 }]);
    expect(await state(told.outOfStock)).toEqual([{ salable: false, nowhere: null, quantity: 0 }]);
    expect(await state([...told.families.values()].flat().slice(1))).toEqual([
      { salable: true, nowhere: null, quantity: 100 },
    ]);
    const offers = await counter.rows(
      `SELECT DISTINCT valid_from, valid_to FROM product_special s JOIN product p ON p.id = s.product_id WHERE p.sku LIKE 'MAG-S%'`,
    );
    expect(offers).toEqual([
      { valid_from: new Date('2026-09-30T22:00:00Z'), valid_to: new Date('2027-02-28T22:59:00Z') },
    ]);
  });

  it('are in their categories, with options for size and amount in natural order', async () => {
    const shown = async (sku: string) =>
      Object.fromEntries(
        (await at(sku.toLowerCase())).configurable_options.map(({ attribute_code, label, values }) => [
          attribute_code,
          [label, ...values.map((one) => one.label)],
        ]),
      );
    expect(await shown('MAG-T0')).toEqual({
      size: ['Størrelse', 'XS', 'S', 'M', 'L', 'XL', 'XXL'],
      colour: ['Farve', 'Sort', 'Hvid'],
    });
    expect((await shown('MAG-T2')).size).toEqual(['Størrelse', '28', '30', '32', '100']);
    expect((await shown('MAG-F0')).volume).toEqual(['Rumfang', '500 ml', '1,5 l', '2 l', '10 l']);
    expect((await shown('MAG-B0')).sheet_format).toEqual(['Arkformat', 'A6', 'A5', 'A4', 'A3']);
    expect((await shown('MAG-V')).size).toEqual(['Størrelse', 'XXL']);
    expect((await at('arbejdstoej/nyt-og-godt')).name).toBe('Nyt, og godt');
  });
});

describe('a list of imported products', () => {
  it('can be filtered by each value of a multiselect attribute, with correct counts', async () => {
    const list = await at('arbejdstoej/haettetroejer-og-sweatshirts');
    expect(facet(list, 'size')?.options.map(({ label }) => label)).toEqual([
      'XS',
      'S',
      'M',
      'L',
      'XL',
      'XXL',
      '28',
      '30',
      '32',
      '100',
    ]);
    const climate = facet(list, 'climate');
    expect(climate?.label).toBe('Climate');
    expect(climate?.options.map(({ value }) => value)).toEqual(['forar', 'indendors', 'kulde', 'regnvejr']);
    for (const { value, count } of climate?.options ?? []) {
      const narrowed = await at('arbejdstoej/haettetroejer-og-sweatshirts', {
        attributes: [{ code: 'climate', in: [value] }],
      });
      expect([value, narrowed.filtered_products.total_count]).toEqual([value, count]);
    }
    const bottles = await at('koekken/flasker');
    expect(facet(bottles, 'volume')?.options.map(({ label }) => label)).toEqual(['500 ml', '1,5 l', '2 l', '10 l']);
    expect(facet(bottles, 'activity')?.options.map(({ label }) => label)).toEqual(['Cykling', 'Kontor', 'Vandring']);
  });

  it('rejects an invalid attribute code', async () => {
    const asked = await counter.ask(RouteDocument, {
      url: 'papirvarer',
      filter: { attributes: [{ code: "x' OR true --", in: ['a'] }] },
      pageSize: 24,
      page: 1,
      chosen: false,
      listed: false,
      narrowed: true,
      reviewPage: 1,
    });
    expect(asked.errors[0]?.message).toContain('lower case letters');
  });
});

it('a variant with an imported option can be ordered', async () => {
  const placed = await place(counter, await readyCart(counter, [['MAG-F0-2', 1]]));
  expect(placed).toMatchObject({ number: expect.any(String), errors: [] });
  const lines = await counter.rows(
    'SELECT l.sku, l.quantity FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1',
    [placed.number],
  );
  expect(lines).toEqual([{ sku: 'MAG-F0-2', quantity: 1 }]);
});
