// Import of catalogue files: the data written, idempotence and atomicity, and the messages about invalid files.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultInWords } from '#backend/commerce/catalogue/import/fault-words';
import {
  type ImportOutcome,
  type ImportRequest,
  importProducts,
} from '#backend/commerce/catalogue/import/import-products';
import { type Database, openDatabase } from '#backend/db/client';
import { drawingNamed } from '#backend/ports/media/drawing-named';
import { drawingOfKey } from '#backend/ports/media/pictures.sql';
import { allowPrivateHosts } from '#backend/ports/public-fetch';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';
import { WRONG_PLACES } from './wrong-places';
import { drawings } from '#demo/drawings/index';

const FIXTURES = path.join(import.meta.dirname, '../fixtures/import');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-import-'));
const header = fs.readFileSync(path.join(FIXTURES, 'products.csv'), 'utf8').split('\r\n', 1)[0] ?? '';

let own: FreshDatabase;
let database: Database;
beforeAll(() => allowPrivateHosts(['127.0.0.1', 'localhost']));
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 3 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const rows = async (sql: string) => (await database.pool.query(sql)).rows;
const take = (file: string, more: Partial<ImportRequest> = {}) =>
  importProducts({
    pool: database.pool,
    file,
    images: path.join(FIXTURES, 'images'),
    drawingOf: (name) => drawingNamed(name, drawings),
    dryRun: false,
    now: TEST_NOW,
    ...more,
  });
const written = (text: string | Buffer): string => {
  const file = path.join(folder, `${Math.abs(hash(text.toString()))}.csv`);
  fs.writeFileSync(file, text);
  return file;
};
const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
const said = (outcome: ImportOutcome): string[] =>
  outcome.ok || outcome.reason === 'busy' ? [] : outcome.faults.map(faultInWords);
const warned = (outcome: ImportOutcome): string[] => (outcome.ok ? outcome.warnings.map(faultInWords) : said(outcome));

/** Everything that an import may change, as one value. */
const state = async () => {
  const tables = [
    'product',
    'product_category',
    'product_tier',
    'product_special',
    'price_log',
    'product_picture',
    'product_link',
  ];
  const more = [
    'stock_item',
    'stock_movement',
    'url_rewrite',
    'category',
    'category_product_count',
    'product_card',
    'picture_file',
  ];
  const sums = [...tables, ...more].map(
    (table) => `(SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) FROM ${table} t) AS ${table}`,
  );
  return (await rows(`SELECT ${sums.join(', ')}`))[0];
};

describe('a file with all 70 columns', () => {
  it('changes nothing in a dry run', async () => {
    const before = await state();
    const tried = await take(path.join(FIXTURES, 'products.csv'), { dryRun: true });
    expect(tried).toMatchObject({ ok: true, counts: { rows: 5, fresh: 5, changed: 0, categories: 3, stock: 3 } });
    expect(await state()).toEqual(before);
  });

  it('writes products, variants, offers, links, pictures, stock and addresses', async () => {
    const outcome = await take(path.join(FIXTURES, 'products.csv'));
    expect(said(outcome)).toEqual([]);
    expect(outcome).toMatchObject({ ok: true, counts: { rows: 5, fresh: 5, categories: 3 } });
    const [rule] = await rows(`SELECT p.*, (SELECT json_agg(c.url_path ORDER BY c.level) FROM product_category pc
      JOIN category c ON c.id = pc.category_id WHERE pc.product_id = p.id) AS places FROM product p WHERE sku = 'IMP-TOM'`);
    expect(rule).toMatchObject({
      name_en: 'Folding rule 2 m of birch',
      gross_oere: 8900,
      cost_oere: 3150,
      sort_gross_oere: 8900,
      ean: '5701234567899',
      brand_code: 'maalfast',
      weight_grams: 120,
      certificates: ['fsc'],
      min_qty: 2,
      increments: 2,
      places: ['vaerksted', 'vaerksted/maaling', 'vaerksted/maaling/tommestokke'],
    });
    expect(rule.description_da).toBe(
      '<p>Foldet af ti led, med <strong>tydelige tal</strong>.</p>\n\n<p>Holder i regnvejr.</p>',
    );
    expect(rule.attributes).toEqual([
      { code: 'material', label: 'Materiale', labelEn: 'Material', value: 'Birk', valueEn: 'Birch' },
      { code: 'length', label: expect.any(String), labelEn: 'Length', value: '2 m', valueEn: '2 m' },
    ]);
    const [level] = await rows(`SELECT sort_gross_oere, name_en FROM product WHERE sku = 'IMP-VATERPAS'`);
    expect(level).toEqual({ sort_gross_oere: 19_900, name_en: 'Spirit level 60 cm, red' });
    const family =
      await rows(`SELECT p.sku, p.gross_oere, p.salable, p.option_values, jsonb_array_length(p.options) AS options FROM product p
      WHERE p.sku = 'IMP-KRIDT' OR p.parent_id = (SELECT id FROM product WHERE sku = 'IMP-KRIDT') ORDER BY p.sku`);
    expect(family).toEqual([
      { sku: 'IMP-KRIDT', gross_oere: 1250, salable: true, option_values: null, options: 2 },
      {
        sku: 'IMP-KRIDT-B',
        gross_oere: 1250,
        salable: true,
        option_values: { colour: 'blaa', size: 'kort' },
        options: null,
      },
      {
        sku: 'IMP-KRIDT-R',
        gross_oere: 1450,
        salable: false,
        option_values: { colour: 'roed', size: 'lang' },
        options: null,
      },
    ]);
    expect(
      await rows(
        `SELECT l.gross_oere FROM price_log l JOIN product p ON p.id = l.product_id WHERE p.sku LIKE 'IMP-%' ORDER BY p.sku`,
      ),
    ).toEqual([1250, 1250, 1450, 8900, 19_900].map((gross_oere) => ({ gross_oere })));
    expect(
      await rows(
        `SELECT m.delta, m.reason FROM stock_movement m JOIN product p ON p.id = m.product_id WHERE p.sku = 'IMP-TOM'`,
      ),
    ).toEqual([{ delta: 25, reason: 'start' }]);
    const [picture] = await rows(
      `SELECT g.key FROM product_picture g JOIN product p ON p.id = g.product_id WHERE p.sku = 'IMP-TOM'`,
    );
    const drawing = await drawingOfKey(database.pool, picture.key);
    expect(Buffer.isBuffer(await drawing?.svg())).toBe(true);
  });

  it('updates counts and cards, and changes nothing the second time', async () => {
    const before = await state();
    const again = await take(path.join(FIXTURES, 'products.csv'), { now: new Date(TEST_NOW.getTime() + 60_000) });
    expect(again).toMatchObject({
      ok: true,
      counts: { rows: 5, fresh: 0, changed: 0, stock: 0, redirects: 0, categories: 0 },
    });
    expect(await state()).toEqual(before);
    const wrong =
      await rows(`SELECT c.id FROM category c CROSS JOIN store s LEFT JOIN category_product_count n ON n.category_id = c.id AND n.store_id = s.id
      WHERE coalesce(n.products, 0) <> (SELECT count(*) FROM product_category pc JOIN product p ON p.id = pc.product_id
        WHERE pc.category_id = c.id AND (p.store_ids IS NULL OR s.id = ANY (p.store_ids)))`);
    expect(wrong).toEqual([]);
    expect(await rows(WRONG_PLACES)).toEqual([]);
    const orphans = ['product_card', 'product_search', 'product_code', 'product_facet', 'product_category'].map(
      (table) => `SELECT '${table}' FROM ${table} k WHERE NOT EXISTS (SELECT FROM product p WHERE p.id = k.product_id)`,
    );
    const lost = `SELECT 'category' FROM product_category k WHERE NOT EXISTS (SELECT FROM category c WHERE c.id = k.category_id)`;
    expect(await rows([...orphans, lost].join(' UNION ALL '))).toEqual([]);
    const kept = () => rows('SELECT product_id, da::text, en::text FROM product_card ORDER BY 1');
    const cards = await kept();
    await rows('SELECT refresh_product_cards(ARRAY(SELECT id FROM product))');
    expect(await kept()).toEqual(cards);
  });

  it('logs a new price, sets stock, and redirects the old address to the new one', async () => {
    const file = written(
      'sku,product_type,categories,name,price,url_key,qty\nIMP-TOM,simple,,,95.50,tommestok-birk,20\n',
    );
    expect(await take(file)).toMatchObject({ ok: true, counts: { fresh: 0, changed: 1, stock: 1, redirects: 1 } });
    expect(
      await rows(
        `SELECT u.target_path, u.redirect_code FROM url_rewrite u WHERE request_path IN ('tommestok-2-m-birk', 'tommestok-birk') ORDER BY 2`,
      ),
    ).toEqual([
      { target_path: 'tommestok-birk', redirect_code: 0 },
      { target_path: 'tommestok-birk', redirect_code: 301 },
    ]);
    const log = `SELECT m.delta, m.reason FROM stock_movement m JOIN product p ON p.id = m.product_id WHERE p.sku = 'IMP-TOM' ORDER BY m.id`;
    expect((await rows(log)).at(-1)).toEqual({ delta: -5, reason: 'count' });
    expect((await rows(`SELECT gross_oere FROM price_log ORDER BY id DESC LIMIT 1`))[0]).toEqual({ gross_oere: 9550 });
  });
});

const SHORT =
  'sku,product_type,categories,name,price,url_key,min_cart_qty,additional_attributes,configurable_variations,base_image\n';
const GOOD = 'OK-1,simple,Kontor/Nyt,God vare,10.00,god-vare,,,,\n';

describe('an invalid file is rejected as a unit, with all faults', () => {
  const cases: [name: string, text: string | Buffer, faults: string[]][] = [
    [
      'broken quotes, the rest judged as well',
      `${SHORT}A-1,simple,,"Vare "to" her",5,,,,,\n${GOOD}A-2,simple,,Vare,-5,,,,,\n`,
      [
        'linje 2: Anførselstegnene i rækken passer ikke sammen; et anførselstegn i en tekst skrives to gange.',
        'linje 4, price: "-5" er negativt.',
        'linje 4, price: Feltet skal udfyldes på en ny vare.',
      ],
    ],
    [
      'a quote that never closes',
      `${SHORT}A-1,simple,,"Vare,5,,,,,\n${GOOD}`,
      ['linje 2: Et anførselstegn åbnes her og lukkes aldrig.'],
    ],
    [
      'missing columns',
      'sku,name\nA-1,Vare\n',
      [
        'linje 2, product_type: Feltet skal udfyldes på en ny vare.',
        'linje 2, price: Feltet skal udfyldes på en ny vare.',
      ],
    ],
    [
      'a file without numbers of products',
      'varenr,price\nA-1,5\n',
      [
        'linje 1: Kolonnen sku mangler.',
        'Advarsel: linje 1: Kolonnen varenr kendes ikke og er sprunget over.',
        'linje 2, sku: Feltet skal udfyldes på en ny vare.',
      ],
    ],
    ['a SKU twice', `${SHORT}${GOOD}${GOOD}`, ['linje 3, sku: Varenummeret OK-1 står også på linje 2.']],
    [
      'unknown variants and options',
      `${SHORT}A-1,configurable,,Vare,,,,,"sku=B-1,Smag nr.=sur",\n`,
      [
        'linje 2, configurable_variations: "smag nr." kan ikke være navnet på en valgmulighed. Brug små bogstaver a-z, cifre og understregning, højst 40 tegn.',
        'Advarsel: linje 2, configurable_variations: Varianten B-1 er udeladt: varen findes hverken i filen eller i butikken.',
        'Advarsel: linje 2, configurable_variations: Varen A-1 er sprunget over, fordi den ikke har nogen variant at sælge.',
      ],
    ],
    [
      'what cannot be a unit, a broken EAN and tier',
      `${SHORT}A-1,simple,,Vare,5,,0,"unit=1 tønde,ean=123,tier_prices=1:2",,\n`,
      [
        'linje 2, min_cart_qty: "0" skal ligge mellem 1 og 9999999.',
        'Advarsel: linje 2, additional_attributes (ean): "123" er ikke et EAN-nummer på 13 cifre med rigtigt kontrolciffer. Det er udeladt.',
        'linje 2, additional_attributes (unit): "1 tønde" kan ikke være en enhed: et kort ord på højst 20 tegn, der begynder med et bogstav.',
        'linje 2, additional_attributes (tier_prices): "1:2" er ikke et mængdetrin på formen antal:pris eller antal:pris:business.',
      ],
    ],
    [
      'NUL',
      `${SHORT}A-1,simple,,Va\0re,5,,,,,\n`,
      ['linje 2, name: Feltet indeholder et NUL-tegn.', 'linje 2, name: Feltet skal udfyldes på en ny vare.'],
    ],
    [
      'a cell of 10 MB, and a row with too few cells',
      `${SHORT}A-1,simple,,${'x'.repeat(10_000_000)},5,,,,,\nA-2,simple\n`,
      [
        'linje 2: Rækken er større end 1024 kB.',
        'linje 3: Rækken har 2 felter, men der er 10 kolonner.',
        'linje 3, name: Feltet skal udfyldes på en ny vare.',
        'linje 3, price: Feltet skal udfyldes på en ny vare.',
      ],
    ],
    [
      'both encodings at once',
      Buffer.concat([
        Buffer.from(`${SHORT}A-1,simple,,Blå,5,,,,,\nA-2,simple,,Bl`),
        Buffer.from([0xe5]),
        Buffer.from(',5,,,,,\n'),
      ]),
      [
        'linje 3: Filen er hverken ren UTF-8 eller ren Windows-1252: her står tegn af begge slags. Gem den igen som UTF-8.',
      ],
    ],
    [
      'an address that is taken',
      `${SHORT}A-1,simple,,Vare,5,vaterpas-60-cm,,,,\n`,
      ['linje 2, url_key: Adressen vaterpas-60-cm er optaget af IMP-VATERPAS.'],
    ],
    ['nothing at all', '', ['filen: Filen er tom: første linje skal være kolonnernes navne.']],
  ];

  it.each(cases)('%s', async (_, text, faults) => {
    const before = await state();
    const outcome = await take(written(text));
    expect(outcome.ok).toBe(false);
    expect(said(outcome)).toEqual(faults);
    expect(await state()).toEqual(before);
  });
});

const LINKS =
  'sku,product_type,categories,name,price,related_skus,upsell_skus,crosssell_skus,additional_attributes,configurable_variations,base_image\n';

describe('a fault of one cell leaves out that cell, with a warning, and the rest is imported', () => {
  const cases: [name: string, row: string, warnings: string[]][] = [
    [
      'a product related to itself',
      'W-1,simple,,Vare,5,"W-1,W-9",W-1,"W-9,W-1",,,',
      ['related_skus', 'upsell_skus', 'crosssell_skus'].map(
        (column) => `${column}: Varen W-1 henviser til sig selv. Henvisningen er udeladt.`,
      ),
    ],
    [
      'related to an unknown product',
      'W-1,simple,,Vare,5,"W-0,W-9",,W-9,,,',
      ['related_skus: Henvisningen til W-0 er udeladt: varen findes hverken i filen eller i butikken.'],
    ],
    [
      'a category inside itself, one without a name and a place that is none',
      'W-1,simple,"Kontor/Papir/Kontor,Kontor/ÿÿ/***",Vare,5,W-9,,W-9,,,',
      [
        'categories: "Kontor/ÿÿ/***" er ikke en kategori på formen Kontor/Papir/Kopipapir. Den er udeladt.',
        'categories: Kategorien "Kontor" ligger i sig selv. Stien er udeladt.',
      ],
    ],
    [
      'an EAN of a wrong check digit and an unknown printer',
      'W-1,simple,,Vare,5,W-9,,W-9,"ean=5790000000001,fits_printers=ingen",,',
      [
        'additional_attributes (ean): "5790000000001" er ikke et EAN-nummer på 13 cifre med rigtigt kontrolciffer. Det er udeladt.',
        'additional_attributes (fits_printers): Printeren "ingen" er udeladt: den findes ikke i butikken.',
      ],
    ],
    [
      'pictures that leave the folder or are none',
      'W-1,simple,,Vare,5,W-9,,W-9,,,"../../products.csv,/t/o/no.png,t/../../../x.png"',
      [
        'base_image: "../../products.csv" er ikke en sti inde i billedmappen.',
        'base_image: "t/../../../x.png" er ikke en sti inde i billedmappen.',
        'base_image: Billedet /t/o/no.png findes ikke i billedmappen.',
      ],
    ],
  ];

  // Each case has products of its own.
  const numbered = cases.map(
    ([name, row, warnings], at) =>
      [name, row.replaceAll('W-', `W${at}-`), warnings.map((text) => text.replaceAll('W-', `W${at}-`)), at] as const,
  );
  it.each(numbered)('%s', async (_, row, warnings, at) => {
    const file = written(`${LINKS}${row}\nW${at}-9,simple,,Sidst,5,,,,,,\n`);
    const tried = await take(file, { dryRun: true });
    const outcome = await take(file);
    const wanted = warnings.map((warning) => `Advarsel: linje 2, ${warning}`).sort();
    expect([warned(tried).sort(), warned(outcome).sort()]).toEqual([wanted, wanted]);
    expect(outcome).toMatchObject({ ok: true, counts: { rows: 2, fresh: 2 } });
    const links = await rows(
      `SELECT o.sku, k.type FROM product_link k JOIN product p ON p.id = k.product_id JOIN product o ON o.id = k.linked_id WHERE p.sku = 'W${at}-1' ORDER BY k.type`,
    );
    expect(links).toEqual([
      { sku: `W${at}-9`, type: 'accessory' },
      { sku: `W${at}-9`, type: 'related' },
    ]);
  });

  it('a variant twice, of two families, that is a family or does not exist; a family without variants', async () => {
    const outcome = await take(
      written(
        `${LINKS}W-1,simple,,Et,5,,,,,,\nW-2,simple,,To,5,,,,,,\n` +
          'W-F,configurable,,Familie,,,,,,"sku=W-1,size=S|sku=W-1,size=M|sku=W-0,size=L|sku=W-G,size=XL|løs",\n' +
          'W-G,configurable,,Anden,,,,,,"sku=W-1,size=S|sku=W-2,size=M",\nW-H,configurable,,Tom,,,,,,,\n' +
          'W-K,configurable,,Ingen,,,,,,"sku=W-0,size=S",\n',
      ),
    );
    expect(warned(outcome).map((text) => text.replace(', configurable_variations', ''))).toEqual([
      'Advarsel: linje 4: Varianten W-1 står to gange. Den første gælder.',
      'Advarsel: linje 4: "løs" er ikke en variant på formen sku=…,color=…,size=…. Den er udeladt.',
      'Advarsel: linje 4: Varianten W-0 er udeladt: varen findes hverken i filen eller i butikken.',
      'Advarsel: linje 4: Varianten W-G har selv varianter. Den er udeladt.',
      'Advarsel: linje 5: Varianten W-1 hører allerede til varen på linje 4. Her er den udeladt.',
      'Advarsel: linje 6: Varen W-H er sprunget over, fordi den ikke har nogen variant at sælge.',
      'Advarsel: linje 7: Varianten W-0 er udeladt: varen findes hverken i filen eller i butikken.',
      'Advarsel: linje 7: Varen W-K er sprunget over, fordi den ikke har nogen variant at sælge.',
    ]);
    expect(
      await rows(`SELECT p.sku, f.sku AS family, p.option_values AS chosen, p.options -> 0 -> 'values' -> 0 ->> 'label' AS first,
        jsonb_array_length(p.options -> 0 -> 'values') AS choices FROM product p LEFT JOIN product f ON f.id = p.parent_id WHERE p.sku LIKE 'W-%' ORDER BY p.sku`),
    ).toEqual([
      { sku: 'W-1', family: 'W-F', chosen: { size: 's' }, first: null, choices: null },
      { sku: 'W-2', family: 'W-G', chosen: { size: 'm' }, first: null, choices: null },
      { sku: 'W-F', family: null, chosen: null, first: 'S', choices: 1 },
      { sku: 'W-G', family: null, chosen: null, first: 'M', choices: 1 },
    ]);
  });

  it('a picture that is missing leaves those that the product has', async () => {
    const pictures = () =>
      rows(`SELECT m.* FROM product_picture m JOIN product p ON p.id = m.product_id WHERE p.sku = 'IMP-TOM'`);
    const before = await pictures();
    for (const cells of ['sku,base_image', 'sku,whole,base_image']) {
      const row = cells.split(',').map((column) => ({ sku: 'IMP-TOM', whole: '', base_image: 'no.png' })[column]);
      expect((await take(written(`${cells}\n${row}\n`))).ok).toBe(true);
    }
    expect(before.length).toBeGreaterThan(0);
    expect(await pictures()).toEqual(before);
  });
});

describe('a file with some columns', () => {
  const product = async (sku: string) =>
    (
      await rows(`SELECT p.gross_oere, p.name_da, p.type, p.attributes,
        (SELECT json_agg(c.url_path ORDER BY 1) FROM product_category k JOIN category c ON c.id = k.category_id WHERE k.product_id = p.id) AS places,
        (SELECT quantity FROM stock_item i WHERE i.product_id = p.id AND i.source_code = 'central') AS stock FROM product p WHERE sku = '${sku}'`)
    )[0];

  it('changes prices or stock only', async () => {
    await take(written(`${SHORT}PS-1,simple,Kontor/Pris,Vare,10.00,,,material=Birk,,\n`));
    const before = await product('PS-1');
    expect(await take(written('sku,price\nPS-1,12.50\n'))).toMatchObject({
      ok: true,
      counts: { fresh: 0, changed: 1 },
    });
    expect(await product('PS-1')).toEqual({ ...before, gross_oere: 1250 });
    expect(await take(written('sku;qty\nPS-1;7\n'))).toMatchObject({ ok: true, counts: { changed: 0, stock: 1 } });
    expect(await product('PS-1')).toEqual({ ...before, gross_oere: 1250, stock: 7 });
  });

  it('changes a special price alone: counted by the dry run and by the import, and not again', async () => {
    const name = (sku: string) => `${SHORT}${sku},simple,Kontor/Pris,Vare,50.00,,,material=Birk,,\n`;
    await take(written(name('SP-1')));
    const offers = () =>
      rows(
        `SELECT s.gross_oere, s.valid_to FROM product_special s JOIN product p ON p.id = s.product_id WHERE p.sku = 'SP-1'`,
      );
    await take(written('sku,special_price,special_price_to_date\nSP-1,39.00,2027-01-31\n'));
    const [first] = await offers();
    expect(first).toMatchObject({ gross_oere: 3900 });
    const change = written('sku,special_price\nSP-1,37.00\n');
    expect(await take(change, { dryRun: true })).toMatchObject({ ok: true, counts: { fresh: 0, changed: 1 } });
    expect(await offers()).toEqual([first]);
    expect(await take(change)).toMatchObject({ ok: true, counts: { fresh: 0, changed: 1 } });
    expect(await offers()).toMatchObject([{ gross_oere: 3700 }]);
    expect(await take(change, { dryRun: true })).toMatchObject({ ok: true, counts: { changed: 0 } });
    expect(await take(written('sku,special_price_to_date\nSP-1,2027-02-28\n'))).toMatchObject({
      ok: false,
      faults: [{ line: 2, column: 'special_price_to_date', code: 'offerDatesAlone' }],
    });
    expect(await take(written('sku,price\nSP-1,36.00\n'), { dryRun: true })).toMatchObject({
      ok: true,
      warnings: [{ line: 2, column: 'price', code: 'offerWithoutEffect', params: { value: '37,00' } }],
    });
  });

  it('adds the country to the existing attributes', async () => {
    expect(await take(written('sku,country_of_manufacture\nPS-1,Denmark\n'))).toMatchObject({
      ok: true,
      counts: { changed: 1 },
    });
    const facts = async () =>
      (await product('PS-1')).attributes.map(({ code, value }: { code: string; value: string }) => [code, value]);
    expect(await facts()).toEqual([
      ['material', 'Birk'],
      ['origin', 'Danmark'],
    ]);
    await take(written('sku,country_of_manufacture\nPS-1,SE\n'));
    expect(await facts()).toEqual([
      ['material', 'Birk'],
      ['origin', 'Sverige'],
    ]);
  });

  it('is rejected for an unknown SKU: a new product needs more columns', async () => {
    expect(said(await take(written('sku,price\nPS-1,13\nFINDES-IKKE,12.50\n')))).toEqual([
      'linje 3, name: Feltet skal udfyldes på en ny vare.',
      'linje 3, product_type: Feltet skal udfyldes på en ny vare.',
    ]);
    expect(await product('PS-1')).toMatchObject({ gross_oere: 1250 });
  });
});

describe('a product whose variants are all limited to other stores', () => {
  it('is limited to those stores, and sold again in a store where one of them is', async () => {
    const head =
      'sku,product_type,product_websites,categories,name,price,additional_attributes,configurable_variations,configurable_variation_labels';
    const variant = (sku: string, stores: string, colour: string) =>
      `${sku},simple,"${stores}",,Krus,20.00,colour=${colour},,`;
    const parent =
      'KRUS,configurable,,Kontorartikler,Krus,20.00,,"sku=KRUS-R,colour=rød|sku=KRUS-B,colour=blå",colour=Farve';
    const file = (...lines: string[]) => written(`${[head, ...lines].join('\r\n')}\r\n`);
    const first = await take(file(variant('KRUS-R', 'b2b', 'rød'), variant('KRUS-B', 'b2b', 'blå'), parent));
    expect(said(first)).toEqual([]);
    const stores = async () => (await rows(`SELECT store_ids FROM product WHERE sku = 'KRUS'`))[0]?.store_ids;
    expect(await stores()).toEqual([2]);
    const consumer = (await rows('SELECT code FROM store WHERE id = 1'))[0]?.code;
    // The setting of the product is not overridden by its variants: it may be sold in store 2 only.
    await take(file(variant('KRUS-R', consumer, 'rød')));
    expect(await stores()).toEqual([2]);
    await take(file(variant('KRUS-B', consumer, 'blå')));
    expect(await stores()).toEqual([]);
    await take(file(parent.replace('configurable,,', 'configurable,base,')));
    expect(await stores()).toEqual([1]);
  });
});

describe('pictures', () => {
  const png = (shade: number) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 80, b: 90 } } })
      .png()
      .toBuffer();
  const file = (sku: string, picture: string) =>
    written(`sku,product_type,categories,name,price,base_image\n${sku},simple,,Vare ${sku},5,"${picture}"\n`);
  const kept = (sku: string) =>
    rows(`SELECT g.position, f.hash IS NOT NULL AS kept FROM product p JOIN product_picture g ON g.product_id = p.id
      LEFT JOIN picture_file f ON f.hash = g.spec ->> 'file' WHERE p.sku = '${sku}' ORDER BY 1`);

  it('of a folder are all imported, in their order; an empty folder is reported', async () => {
    const images = path.join(folder, 'images');
    fs.mkdirSync(path.join(images, 'mappe/tom'), { recursive: true });
    fs.mkdirSync(path.join(images, 'mappe/lag.png'));
    for (const name of ['2.png', '10.png', '1.PNG'])
      fs.writeFileSync(path.join(images, 'mappe', name), await png(Number.parseInt(name, 10)));
    fs.writeFileSync(path.join(images, 'mappe/laes-mig.txt'), 'tekst');
    expect(said(await take(file('BIL-1', 'mappe/'), { images }))).toEqual([]);
    expect(await kept('BIL-1')).toEqual([0, 1, 2].map((position) => ({ position, kept: true })));
    expect(await sourcesOf('BIL-1')).toEqual(
      await Promise.all(
        [1, 2, 10].map(async (shade) =>
          createHash('sha256')
            .update(await png(shade))
            .digest('hex')
            .slice(0, 32),
        ),
      ),
    );
    expect(warned(await take(file('BIL-2', 'mappe/tom'), { images }))).toEqual([
      'Advarsel: linje 2, base_image: Mappen mappe/tom har ingen billeder eller flere end 20.',
    ]);
  });

  const sourcesOf = async (sku: string) =>
    (
      await rows(`SELECT s.source FROM product p JOIN product_picture g ON g.product_id = p.id
        JOIN picture_source s ON s.hash = g.spec ->> 'file' WHERE p.sku = '${sku}' ORDER BY g.position`)
    ).map(({ source }) => source);

  it('are downloaded only with --fetch-pictures, and never by a dry run', async () => {
    const asked: string[] = [];
    const picture = await png(200);
    const server = http.createServer((request, response) => {
      asked.push(String(request.url));
      const type = request.url === '/tekst.png' ? 'text/html' : 'image/png';
      response.writeHead(200, { 'content-type': type }).end(request.url === '/falsk.png' ? 'ingen pixels' : picture);
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const at = (name: string) => `http://127.0.0.1:${port}/${name}`;
    try {
      expect(said(await take(file('NET-1', at('a.png'))))).toEqual([
        `linje 2, base_image: Billedet ${at('a.png')} skal hentes fra nettet. Det sker kun med --fetch-pictures.`,
      ]);
      expect(await take(file('NET-1', at('a.png')), { fetchPictures: true, dryRun: true })).toMatchObject({ ok: true });
      expect(asked).toEqual([]);
      expect(said(await take(file('NET-1', at('a.png')), { fetchPictures: true }))).toEqual([]);
      expect(await kept('NET-1')).toEqual([{ position: 0, kept: true }]);
      for (const name of ['tekst.png', 'falsk.png'])
        expect(warned(await take(file('NET-2', at(name)), { fetchPictures: true }))).toEqual([
          `Advarsel: linje 2, base_image: ${at(name)} svarede med noget, der ikke er et billede. Det er udeladt.`,
        ]);
      expect(asked).toEqual(['/a.png', '/tekst.png', '/falsk.png']);
    } finally {
      await new Promise((done) => server.close(done));
    }
    expect(warned(await take(file('NET-2', at('a.png')), { fetchPictures: true }))).toEqual([
      `Advarsel: linje 2, base_image: Billedet ${at('a.png')} kunne ikke hentes: serveren svarer ikke. Det er udeladt.`,
    ]);
  });

  it('are prepared before the transaction: other imports continue, and progress is reported', async () => {
    let answer = () => undefined as unknown;
    const isAsked = new Promise<void>((asked) => {
      answer = asked;
    });
    const waiting: (() => void)[] = [];
    const picture = await png(120);
    const server = http.createServer((_request, response) => {
      answer();
      waiting.push(() => response.writeHead(200, { 'content-type': 'image/png' }).end(picture));
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const told: unknown[] = [];
    try {
      const progress = (...one: unknown[]) => void told.push(one);
      const slow = take(file('FØR-1', `http://127.0.0.1:${port}/a.png`), { fetchPictures: true, progress });
      await isAsked;
      expect(await take(written('sku,price\nNET-1,7\n'))).toMatchObject({ ok: true, counts: { changed: 1 } });
      for (const send of waiting) send();
      expect(said(await slow)).toEqual([]);
    } finally {
      await new Promise((done) => server.close(done));
    }
    expect(told).toContainEqual(['pictures', 1, 1]);
    expect(await kept('FØR-1')).toEqual([{ position: 0, kept: true }]);
  });

  it('of a file with another fault are not processed', async () => {
    const images = path.join(folder, 'faulty');
    fs.mkdirSync(images, { recursive: true });
    fs.writeFileSync(path.join(images, 'ny.png'), await png(33));
    const stored = async () => (await rows('SELECT count(*)::int AS count FROM picture_file'))[0].count;
    const before = await stored();
    const text = 'sku,product_type,categories,name,price,base_image\nFEJL-1,simple,,Vare,-5,ny.png\n';
    expect((await take(written(text), { images })).ok).toBe(false);
    expect(await stored()).toBe(before);
  });

  it('are preserved when the file is imported without pictures', async () => {
    expect(said(await take(file('NET-1', 'findes/ikke.png'), { withoutPictures: true }))).toEqual([]);
    expect(await kept('NET-1')).toEqual([{ position: 0, kept: true }]);
    const whole = written('sku,product_type,categories,name,price,whole\nNET-1,simple,,Vare NET-1,5,1\n');
    expect(said(await take(whole, { withoutPictures: true }))).toEqual([]);
    expect(await kept('NET-1')).toEqual([{ position: 0, kept: true }]);
    expect(said(await take(whole))).toEqual([]);
    expect(await kept('NET-1')).toEqual([]);
  });
});

describe('category positions', () => {
  it('follow the line order for new products, and existing positions are preserved', async () => {
    const line = (sku: string, categories: string) => `${sku},simple,"${categories}",Lineal ${sku},10.00\n`;
    const file = (...lines: string[]) => written(`sku,product_type,categories,name,price\n${lines.join('')}`);
    const places = () =>
      rows(`SELECT p.sku, c.name_da AS name, k.position, k.own FROM product_category k JOIN product p ON p.id = k.product_id
        JOIN category c ON c.id = k.category_id WHERE p.sku LIKE 'LIN-%' ORDER BY p.id, c.level`);
    expect(said(await take(file(line('LIN-2', 'Linealer/Korte'), line('LIN-1', 'Linealer/Korte'))))).toEqual([]);
    await take(file(line('LIN-2', 'Linealer/Korte,Linealer'), line('LIN-3', 'Linealer')));
    expect(await places()).toEqual([
      { sku: 'LIN-2', name: 'Linealer', position: 1, own: true },
      { sku: 'LIN-2', name: 'Korte', position: 1, own: true },
      { sku: 'LIN-1', name: 'Linealer', position: 2, own: false },
      { sku: 'LIN-1', name: 'Korte', position: 2, own: true },
      { sku: 'LIN-3', name: 'Linealer', position: 3, own: true },
    ]);
    expect(await rows(WRONG_PLACES)).toEqual([]);
  });
});

describe('a file from another office program', () => {
  it('with BOM, CRLF, semicolons or Windows-1252 is read, the latter with a warning', async () => {
    const text = 'sku;product_type;categories;name;price\r\nWIN-1;simple;Kontorartikler;Rød æske;12.00\r\n';
    const outcome = await take(written(Buffer.from(text, 'latin1')));
    expect(outcome.ok && outcome.warnings.map(faultInWords)).toEqual([
      'Advarsel: linje 2: Filen er ikke UTF-8 og er læst som Windows-1252. Se efter, at æ, ø og å er rigtige.',
    ]);
    expect(await rows(`SELECT name_da, url_key FROM product WHERE sku = 'WIN-1'`)).toEqual([
      { name_da: 'Rød æske', url_key: 'roed-aeske-win-1' },
    ]);
    const bom = await take(written(`\uFEFFsku,product_type,categories,name,price\r\nWIN-1,simple,,Rød æske,13.00\r\n`));
    expect(bom).toMatchObject({ ok: true, counts: { changed: 1 }, warnings: [] });
  });

  it('the fixture has all 70 columns', () => {
    expect(header.split(',')).toHaveLength(70);
  });
});
