// Exports of WooCommerce and Shopify, and files with unknown columns, on the command line: recognised, tried, imported, and corrected.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { typedHere } from '../support/typed-here';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-foreign-'));
const fixture = (name: string) => path.join(import.meta.dirname, '../fixtures/import', name);
let own: FreshDatabase;
let database: Database;
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 2 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const take = (...typed: string[]) => typedHere(['import', 'products', ...typed], own.url, folder);
const rows = async (sql: string) => (await database.pool.query(sql)).rows;
const PRODUCT = `p.sku, p.type, p.name_da AS name, p.gross_oere AS price, p.brand, p.ean, p.weight_grams AS grams, p.store_ids AS stores, p.manage_stock AS counted,
  p.option_values AS chosen, (SELECT sku FROM product f WHERE f.id = p.parent_id) AS family,
  (SELECT s.gross_oere FROM product_special s WHERE s.product_id = p.id) AS offer,
  (SELECT quantity FROM stock_item i WHERE i.product_id = p.id AND i.source_code = 'central') AS stock,
  (SELECT array_agg(c.name_da ORDER BY c.level, c.name_da) FROM product_category k JOIN category c ON c.id = k.category_id WHERE k.product_id = p.id) AS places`;
const products = (where: string) => rows(`SELECT ${PRODUCT} FROM product p WHERE ${where} ORDER BY p.sku COLLATE "C"`);

describe('a WooCommerce export', () => {
  it('is recognised by its header; an unsupported product type is reported with its line', async () => {
    const tried = await take(fixture('woocommerce.csv'), '--dry-run');
    expect(tried.code).toBe(1);
    expect(tried.errors).toContain('Filen er læst som en eksport fra WooCommerce.');
    expect(tried.errors).toContain('linje 7, product_type: Varetypen "virtual" findes ikke her');
    expect(await products(`p.sku LIKE 'WOO-%'`)).toEqual([]);
  });

  it('is imported with variants, categories, offers, stock and attributes; a second import changes nothing', async () => {
    const taken = await take(fixture('woocommerce.csv'), '--from', 'woocommerce', '--skip-unknown');
    expect([taken.code, taken.out]).toEqual([0, expect.stringContaining('6 rækker, 5 nye varer')]);
    const found = await products(`p.sku ILIKE 'woo-%'`);
    expect(found).toMatchObject([
      { sku: 'WOO-KLADDE', price: 1000, stores: [] },
      { sku: 'WOO-KRUS', type: 'configurable', brand: 'Havgus', places: ['Gaver', 'Køkken', 'Krus'] },
      { sku: 'WOO-KRUS-B', price: 8950, family: 'WOO-KRUS', chosen: { colour: 'blaa' }, stock: 12, grams: 300 },
      {
        sku: 'WOO-SKÆRM',
        name: 'Skærm, 24"',
        price: 199_900,
        offer: 149_900,
        ean: '5701234567899',
        counted: false,
        places: ['Kontor', 'Skærme, lys'],
      },
      { sku: 'woo-103', price: 9450, family: 'WOO-KRUS', chosen: { colour: 'roed' }, stock: 0 },
    ]);
    const again = await take(fixture('woocommerce.csv'), '--skip-unknown');
    expect(again.out).toContain('0 nye varer, 0 ændrede, 0 lagertal ændret');
  });

  it('gives variations the weight of their family, and reports an option that they leave open', async () => {
    const file = path.join(folder, 'woo-huer.csv');
    const lines = [
      'ID,Type,SKU,Name,Published,Weight (lbs),Sale price,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      '201,variable,HUE,Hue,1,.5,,,,Farve,"Rød, Blå",Str,"S, M"',
      '202,variation,HUE-R,Hue - Rød,1,,.95,20,HUE,Farve,Rød,Str,',
      '203,variation,HUE-B,Hue - Blå,1,1.5,,15,id:201,Farve,Blå,Str,',
    ];
    fs.writeFileSync(file, `${lines.join('\n')}\n`);
    const taken = await take(file);
    expect([taken.code, taken.errors]).toEqual([
      0,
      expect.stringContaining('Advarsel: linje 2, configurable_variations: Varianterne lader valgmuligheden "Str" stå'),
    ]);
    expect(await products(`p.sku LIKE 'HUE-%'`)).toMatchObject([
      { sku: 'HUE-B', price: 1500, family: 'HUE', grams: 680 },
      { sku: 'HUE-R', price: 2000, offer: 95, family: 'HUE', grams: 227 },
    ]);
  });
});

describe('a Shopify export', () => {
  it('is imported with variants, regular prices and stock; a handle reserved by the shop gets another address', async () => {
    const taken = await take(fixture('shopify.csv'));
    expect([taken.code, taken.errors]).toEqual([
      0,
      expect.stringContaining('Filen er læst som en eksport fra Shopify.'),
    ]);
    expect(taken.errors.match(/(?<=Kolonnen ).*(?= kendes ikke)/g)).toEqual([
      'tags',
      'variant requires shipping',
      'gift card',
    ]);
    const found = await products(`p.sku IN ('00123', 'cart', 'VOGN-S', 'cart-2', 'pude')`);
    expect(found).toMatchObject([
      {
        sku: '00123',
        name: 'Lampe',
        price: 49_900,
        offer: 39_900,
        brand: 'Havgus',
        ean: '5701234567899',
        stock: 7,
        grams: 1200,
        places: ['Home & Garden', 'Lighting', 'Lamps'],
      },
      { sku: 'VOGN-S', name: 'Vogn Sort S/M', price: 120_000, family: 'cart', stock: 3 },
      { sku: 'cart', type: 'configurable', name: 'Vogn', places: ['Vogne'] },
      { sku: 'cart-2', name: 'Vogn Hvid L', price: 125_000, family: 'cart', stock: 0 },
      { sku: 'pude', price: 9995, stores: [], counted: false },
    ]);
    const keys = await rows(`SELECT sku, url_key FROM product WHERE sku IN ('00123', 'cart') ORDER BY 1`);
    expect(keys).toEqual([
      { sku: '00123', url_key: 'lampe' },
      { sku: 'cart', url_key: 'vogn-cart' },
    ]);
    expect((await take(fixture('shopify.csv'))).out).toContain('0 nye varer, 0 ændrede, 0 lagertal ændret');
  });
});

describe('a file with unknown columns', () => {
  it('is displayed as interpreted, and imported once its columns are mapped', async () => {
    const file = path.join(folder, 'leverandoer.csv');
    fs.writeFileSync(file, 'Varenr;Varenavn;Pris;Farvekode\nLEV-1;Saks;12,50;7\nLEV-2;Lineal;8;9\n');
    const shown = await take(file);
    expect(shown.code).toBe(1);
    for (const line of [
      'Skilletegn: semikolon',
      'varenr → sku',
      'varenavn → name',
      'farvekode → springes over',
      'linje 2: sku LEV-1, name Saks, price 12,50',
      '--map "varenr=sku,varenavn=name,pris=price"',
    ])
      expect(shown.errors).toContain(line);
    expect(await products(`p.sku LIKE 'LEV-%'`)).toEqual([]);
    expect(await take(file, '--map', 'varenr=sku,pris=preis')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('"preis" er ingen kolonne'),
    });
    expect(await take(file, '--map', 'Varenr=sku,Varenavn=name,Pris=price')).toMatchObject({ code: 0 });
    expect(await products(`p.sku LIKE 'LEV-%'`)).toMatchObject([
      { sku: 'LEV-1', name: 'Saks', price: 1250 },
      { sku: 'LEV-2', name: 'Lineal', price: 800 },
    ]);
  });

  it('is read with the given separator, decimals and dates, which are displayed before the import', async () => {
    const file = path.join(folder, 'prisliste.csv');
    const header = 'Varenr;Varenavn;Pris;special_price;special_price_to_date;Lager';
    fs.writeFileSync(file, `${header}\nLEV-3;Reol;12.500;11.999,95;01/12/2026;1.000\nLEV-4;Bord;kr. 1.250,00;;;2\n`);
    const columns =
      'Varenr=sku,Varenavn=name,Pris=price,special_price=special_price,special_price_to_date=special_price_to_date,Lager=qty';
    const ambiguous = await take(file, '--map', columns);
    expect([ambiguous.code, ambiguous.errors]).toEqual([
      1,
      expect.stringContaining('"12.500" kan betyde 12,5 eller 12500'),
    ]);
    const said = ['--separator', 'semikolon', '--decimals', 'komma', '--dates', 'dmy'];
    const shown = await take(file, ...said);
    expect(shown.code).toBe(1);
    for (const line of ['Skilletegn: semikolon', 'Tal læses som 1.234,50', 'eller 31/12/2026'])
      expect(shown.errors).toContain(line);
    const tried = await take(file, '--map', columns, ...said, '--dry-run');
    expect(tried.errors).toContain('linje 2: sku LEV-3, name Reol, price 12500, special_price 11999.9500');
    expect(tried.errors).toContain('special_price_to_date 2026-12-01');
    expect(await products(`p.sku IN ('LEV-3', 'LEV-4')`)).toEqual([]);
    expect(await take(file, '--map', columns, ...said)).toMatchObject({ code: 0 });
    expect(await products(`p.sku IN ('LEV-3', 'LEV-4')`)).toMatchObject([
      { sku: 'LEV-3', price: 1_250_000, offer: 1_199_995, stock: 1000 },
      { sku: 'LEV-4', price: 125_000, stock: 2 },
    ]);
    expect((await take(fixture('shopify.csv'), '--from', 'shopify', '--dates', 'mdy')).errors).toContain(
      'hører til --map',
    );
  });
});
