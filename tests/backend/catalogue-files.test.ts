// Catalogue files: export, import into an empty shop and export again give the same files; invalid files are reported with line and column.

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
import { applyFolder } from '#backend/shop-files/apply';
import { printSections, printShop, writeFiles } from '#backend/shop-files/export';
import { fileFaultInWords } from '#backend/shop-files/fault';
import { openFolder } from '#backend/shop-files/folder';
import type { Section } from '#backend/shop-files/section';
import { brands } from '#backend/shop-files/sections/brands';
import { categories } from '#backend/shop-files/sections/categories';
import { designArticles } from '#backend/shop-files/sections/design-articles';
import { SECTIONS } from '#backend/shop-files/sections/index';
import { oldAddresses } from '#backend/shop-files/sections/old-addresses';
import { priceLog } from '#backend/shop-files/sections/price-log';
import { printers } from '#backend/shop-files/sections/printers';
import { products } from '#backend/shop-files/sections/products';
import { stock } from '#backend/shop-files/sections/stock';
import { synonyms } from '#backend/shop-files/sections/synonyms';
import { units } from '#backend/shop-files/sections/units';
import { upgrades } from '#backend/shop-files/sections/upgrades';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { ask } from '../support/postgres';
import { sampleOf } from '../support/sample';
import { TEST_NOW } from '../support/template';
import { drawings } from '#demo/drawings/index';

type Files = ReadonlyMap<string, string | Uint8Array>;

const emptyName = `empty_${process.pid}_${randomBytes(5).toString('hex')}`;
const { url: server } = inject('database');
let own: FreshDatabase;
let shop: Database;
let empty: Database;
const folders: string[] = [];

beforeAll(async () => {
  own = await freshDatabase();
  shop = await openDatabase({ url: own.url, max: 3 });
  await ask(server, `create database ${emptyName}`);
  empty = await openDatabase({ url: Object.assign(new URL(server), { pathname: `/${emptyName}` }).href, max: 3 });
  await migrate(empty.pool);
});

afterAll(async () => {
  await shop.close();
  await empty.close();
  await own.drop();
  await ask(server, `drop database if exists ${emptyName} with (force)`);
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function apply(to: Database, files: Files) {
  const root = await mkdtemp(join(tmpdir(), 'catalogue-files-'));
  folders.push(root);
  await writeFiles(root, files);
  return applyFolder(to.pool, {
    folder: await openFolder(root),
    now: TEST_NOW,
    dryRun: false,
    drawings: async () => drawings,
  });
}

type Outcome = Awaited<ReturnType<typeof apply>>;

const faultsOf = (outcome: Outcome): string[] =>
  outcome.ok || outcome.reason === 'busy' ? [] : outcome.faults.map(fileFaultInWords);
const changesOf = (outcome: Outcome) =>
  outcome.ok
    ? outcome.sections.flatMap(({ added, changed, removed }) => [...added, ...changed, ...removed])
    : faultsOf(outcome);

/** The tables written by the files, and those derived from them. */
const CATALOGUE = {
  product: 'SELECT to_jsonb(t) FROM product t ORDER BY id',
  product_category: 'SELECT category_id, product_id, position, own FROM product_category ORDER BY 1, 2',
  product_picture: 'SELECT * FROM product_picture ORDER BY 1, 2',
  product_link: 'SELECT * FROM product_link ORDER BY 1, 2, 3',
  product_tier: 'SELECT * FROM product_tier ORDER BY 1, 2, 3',
  product_special: 'SELECT * FROM product_special ORDER BY 1, 3',
  product_printer: 'SELECT * FROM product_printer ORDER BY 1, 2',
  gift_card_product: 'SELECT * FROM gift_card_product ORDER BY 1',
  price_log: 'SELECT product_id, at, gross_oere FROM price_log ORDER BY 1, 2',
  category: 'SELECT to_jsonb(t) FROM category t ORDER BY id',
  picture: `SELECT * FROM picture WHERE key LIKE 'category/%' ORDER BY 1`,
  url_rewrite: `SELECT request_path, kind, target_id, target_path, redirect_code FROM url_rewrite ORDER BY 1`,
  product_facet: `SELECT f.product_id, (SELECT array_agg(v.code || v.value ORDER BY 1) FROM facet_value v WHERE v.id = ANY (f.value_ids)) FROM product_facet f ORDER BY 1`,
  product_card:
    'SELECT product_id, members, store_ids, da::text, en::text FROM product_card WHERE product_id NOT IN (SELECT product_id FROM product_rating) ORDER BY 1',
  search_word: 'SELECT * FROM search_word ORDER BY 1, 2',
  search_synonym: 'SELECT * FROM search_synonym ORDER BY 1, 2, 3',
  brand: 'SELECT * FROM brand ORDER BY 1',
  printer: 'SELECT to_jsonb(t) FROM printer t ORDER BY id',
  design_article: 'SELECT * FROM design_article ORDER BY 1, 2',
  cart_upgrade: 'SELECT * FROM cart_upgrade ORDER BY 1, 2',
  category_product_count: 'SELECT * FROM category_product_count ORDER BY 1, 2',
};

const OF_CATALOGUE = [
  ...[units, brands, printers, categories, designArticles, products],
  ...[priceLog, stock, upgrades, synonyms, oldAddresses],
];
/** The files of these sections as exported; in a complete run all. */
const printed = ({ pool }: Database, usual: readonly Section[] = OF_CATALOGUE) =>
  printSections(pool, sampleOf(SECTIONS, usual));

describe('catalogue files', () => {
  test('importing them into an empty shop restores every row, and exporting again gives the same files', async () => {
    const files = await printShop(shop.pool);
    const outcome = await apply(empty, files);
    expect(faultsOf(outcome)).toEqual([]);
    for (const [table, text] of Object.entries(CATALOGUE)) {
      // Reviews are not in these files, so cards of rated products differ.
      const asked = table === 'product_card' ? text.replace('product_rating', 'UNRATED') : text;
      const rated = (
        await shop.pool.query<{ id: number }>(
          'SELECT p.id FROM product p JOIN product_rating r ON r.product_id = coalesce(p.parent_id, p.id)',
        )
      ).rows;
      const of = async ({ pool }: Database) =>
        (await pool.query(asked.replace('(SELECT product_id FROM UNRATED)', `(${[0, ...rated.map(({ id }) => id)]})`)))
          .rows;
      expect(await of(empty), table).toEqual(await of(shop));
    }
    expect(await printShop(empty.pool)).toEqual(files);
    expect(changesOf(await apply(empty, files))).toEqual([]);
  });

  test('all special offers of a product are exported and imported, each with its period', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const { rows } = await shop.pool.query<{ id: number; sku: string; price: number }>(
      `SELECT p.id, p.sku, p.gross_oere AS price FROM product p WHERE p.type = 'simple' AND p.gross_oere > 500
        AND NOT EXISTS (SELECT FROM product_special s WHERE s.product_id = p.id) ORDER BY p.id LIMIT 1`,
    );
    const { id = 0, sku = '', price = 0 } = rows[0] ?? {};
    const offers = `SELECT p.sku, s.gross_oere, s.valid_from, s.valid_to, s.name_da, s.name_en FROM product_special s
      JOIN product p ON p.id = s.product_id ORDER BY 1, 3`;
    await shop.pool.query(
      `INSERT INTO product_special VALUES ($1, $2 - 100, '2026-10-01', '2026-10-10', 'Før, "her"', 'Before'),
        ($1, $2 - 200, '2026-12-01', '2026-12-24 12:30', 'Jul', 'Christmas'), ($1, $2 - 300, '2027-01-01', '2100-01-01T00:00:00Z', 'Altid', 'Ever')`,
      [id, price],
    );
    const files = await printed(shop);
    expect(changesOf(await apply(shop, files))).toEqual([]);
    expect(changesOf(await apply(empty, files))).toEqual([sku]);
    expect((await empty.pool.query(offers)).rows).toEqual((await shop.pool.query(offers)).rows);
    expect(await printed(empty)).toEqual(files);
    const OFFERS = /"\[\{""price"".*?\}\]"/;
    const [head = '', ...lines] = (files.get('products.csv') ?? '').split('\n');
    const line = lines.find((one) => OFFERS.test(one)) ?? '';
    const told = async (json: string) => {
      const broken = `${head}\n${line.replace(OFFERS, `"${json.replaceAll('"', '""')}"`)}\n`;
      return faultsOf(await apply(empty, new Map([['products.csv', broken]])));
    };
    const one = { price: 1, from: '2026-11-01', to: '2026-11-02' };
    const saying = (...list: object[]) => told(JSON.stringify(list));
    expect(await told('{')).toEqual([expect.stringMatching(/\(more_offers\): Tilbuddene er ikke JSON/)]);
    expect(await saying({ ...one, from: '2026-13-01' })).toEqual([expect.stringMatching(/Tilbuddene er ikke JSON/)]);
    expect(await saying({ ...one, to: '2026-10-01' })).toEqual([expect.stringMatching(/slutter, før det begynder/)]);
    expect(await saying({ ...one, price: 99_999 })).toEqual([expect.stringMatching(/ikke lavere end prisen/)]);
    expect(await saying(one, one)).toEqual([expect.stringMatching(/To tilbud begynder på samme tid/)]);
    expect(await printed(empty)).toEqual(files);
    await shop.pool.query('DELETE FROM product_special WHERE product_id = $1', [id]);
    expect(changesOf(await apply(empty, await printed(shop)))).toEqual([sku]);
    // Expired offers are preserved.
    const left = 'DELETE FROM product_special s USING product p WHERE p.id = s.product_id AND p.sku = $1';
    expect((await empty.pool.query(left, [sku])).rowCount).toBe(1);
  });

  test('an import reverts later changes and removes later additions', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const files = await printed(shop);
    const { rows } = await shop.pool.query<{ id: number; sku: string }>(
      `SELECT id, sku FROM product WHERE type = 'simple' AND parent_id IS NULL AND badge_da IS NULL AND cartridge IS NULL ORDER BY id LIMIT 1`,
    );
    const { id = 0, sku = '' } = rows[0] ?? {};
    await shop.pool.query(
      `UPDATE product SET badge_da = 'Ny', warnings = 'Pas på', longest_mm = 77, residual_sale = true, attributes = '[]', name_en = 'Other' WHERE id = $1`,
      [id],
    );
    await shop.pool.query('DELETE FROM product_link WHERE product_id = $1', [id]);
    await shop.pool.query('UPDATE product_category SET position = position + 100 WHERE product_id = $1', [id]);
    await shop.pool.query(`INSERT INTO search_synonym (language, typed, means) VALUES ('da', 'dims', 'dingenot')`);
    expect(await printed(shop)).not.toEqual(files);
    expect(changesOf(await apply(shop, files))).toEqual([sku, 'da: dims → dingenot']);
    expect(await printed(shop)).toEqual(files);
    const card = 'SELECT da ->> $2 AS badge FROM product_card WHERE product_id = $1';
    expect((await shop.pool.query(card, [id, 'badge'])).rows).toEqual([{ badge: null }]);
  });

  test('an old address redirects permanently to a product or category, and never from an address in use', async () => {
    const { rows } = await shop.pool.query<{ variant: string; family: string }>(
      'SELECT v.url_key AS variant, f.url_key AS family FROM product v JOIN product f ON f.id = v.parent_id ORDER BY v.id LIMIT 1',
    );
    const { variant = '', family = '' } = rows[0] ?? {};
    const told = async (...lines: string[]) =>
      changesOf(await apply(shop, new Map([['old-addresses.csv', ['from,to', ...lines, ''].join('\n')]])));
    const good = [`gammel/vare.html,${family}`, 'gammel-kategori,kontorartikler'];
    expect(await told(...good)).toEqual(['gammel/vare.html', 'gammel-kategori']);
    expect(await told(...good)).toEqual([]);
    expect(await told('gammel-kategori,rengoering')).toEqual(['gammel-kategori']);
    expect((await printed(shop, [oldAddresses])).get('old-addresses.csv')).toContain(`gammel/vare.html,${family}\n`);
    const goes = `SELECT redirect_code, target_path FROM url_rewrite WHERE request_path = 'gammel-kategori'`;
    expect((await shop.pool.query(goes)).rows).toEqual([{ redirect_code: 301, target_path: 'rengoering' }]);
    const taken = ':2 (from): Her er der en vare, en kategori eller en side.';
    for (const standing of [family, variant, 'kontorartikler', 'info/kontakt'])
      expect(await told(`${standing},rengoering`)).toEqual([`old-addresses.csv${taken}`]);
    expect(await told('gammel,findes-ikke')).toEqual([
      'old-addresses.csv:2 (to): Der er ingen vare og ingen kategori på findes-ikke.',
    ]);
    expect(await told('a,a')).toEqual(['old-addresses.csv:2 (to): Adressen fører til sig selv.']);
    expect(await told('/a,kontorartikler')).toEqual([
      expect.stringContaining(':2 (from): Her skal stå en adresse uden'),
    ]);
  });

  test('products are found by the new name of their category', async () => {
    const files = await printed(shop, [categories]);
    const text = files.get('categories.csv') ?? '';
    const changed = text.replace(/^(kontorartikler,\d+,)[^,]+,/m, '$1Kontorfinurligheder,');
    expect(changed).not.toBe(text);
    const only = new Map([['categories.csv', changed]]);
    expect(changesOf(await apply(shop, only))).toEqual(['kontorartikler']);
    const found = `SELECT count(*)::int AS found FROM product_search WHERE words_da::text LIKE '%kontorfin%'`;
    expect((await shop.pool.query(found)).rows[0].found).toBeGreaterThan(0);
    expect(changesOf(await apply(shop, files))).toEqual(['kontorartikler']);
  });

  test('imports new categories that have no products', async () => {
    const text = (await printed(shop, [categories])).get('categories.csv') ?? '';
    const [head = ''] = text.split('\n');
    const cells = head
      .split(',')
      .map((column) => ({ path: 'nysgerrighed', name: 'Nysgerrighed', name_da: 'Nysgerrighed' })[column] ?? '');
    const outcome = await apply(shop, new Map([['categories.csv', `${head}\n${cells.join(',')}\n`]]));
    expect([faultsOf(outcome), changesOf(outcome)]).toEqual([[], ['nysgerrighed']]);
    const known = `SELECT word FROM search_word WHERE language = 'da' AND word = 'nysgerrighed'`;
    expect((await shop.pool.query(known)).rows).toEqual([{ word: 'nysgerrighed' }]);
    await shop.pool.query(`DELETE FROM category WHERE url_path = 'nysgerrighed'`);
  });

  test('exports and re-imports data from a Magento file: custom attributes, any option name, exact times, units', async ({
    skip,
  }) => {
    skip(!process.env.ALL_FLOWS);
    const rows = [
      'sku,store_view_code,product_type,categories,name,price,special_price,special_price_from_date,special_price_to_date,additional_attributes,configurable_variations',
      // The hour that occurs twice in Denmark when DST ends: the offer starts in the second one.
      'MAG-1,,simple,kontorartikler,Kop &amp; krus,10,8,2026-10-25T01:30:07.250Z,2030-10-27T00:30:00Z,"climate=""Kold, tør""|""Våd"",unit=tønde,maal=1,5|2,5 cm",',
      'MAG-1,en,,,Cup,,,,,"climate=""Cold, dry""|""Wet""",',
      'MAG-2,,simple,kontorartikler,Snor 10,10,,,,,',
      'MAG-3,,simple,kontorartikler,Snor 2,10,,,,,',
      'MAG-4,,configurable,kontorartikler,Snor,,,,,,"sku=MAG-2,laengde=10 m|sku=MAG-3,laengde=2 m"',
    ];
    const outcome = await apply(shop, new Map([['products.csv', `${rows.join('\n')}\n`]]));
    expect(changesOf(outcome)).toEqual(['MAG-1', 'MAG-2', 'MAG-3', 'MAG-4']);
    const all = (await shop.pool.query('SELECT count(*)::int AS all FROM product')).rows[0].all;
    expect(outcome.ok && outcome.sections.find(({ name }) => name === 'products')?.untouched).toBe(all - 4);
    const BROUGHT = {
      facts: `SELECT name_da, name_en, unit, attributes FROM product WHERE sku = 'MAG-1'`,
      offer: `SELECT valid_from, valid_to FROM product_special s JOIN product p ON p.id = s.product_id WHERE p.sku = 'MAG-1'`,
      options: `SELECT sku, options, option_values FROM product WHERE sku LIKE 'MAG-%' ORDER BY 1`,
      facets: 'SELECT * FROM facet ORDER BY position',
      units: 'SELECT * FROM unit ORDER BY code',
    };
    const brought = async ({ pool }: Database) => {
      const read = Object.entries(BROUGHT).map(async ([of, text]) => [of, (await pool.query(text)).rows] as const);
      return Object.fromEntries(await Promise.all(read));
    };
    const told = await brought(shop);
    expect(told.facts).toMatchObject([
      {
        ...{ name_da: 'Kop & krus', name_en: 'Cup', unit: 'tønde' },
        attributes: [
          { code: 'climate', values: ['Kold, tør', 'Våd'], valuesEn: ['Cold, dry', 'Wet'], valueEn: 'Cold, dry, Wet' },
          { code: 'maal', values: ['1,5', '2,5 cm'], valuesEn: ['1.5', '2.5 cm'] },
        ],
      },
    ]);
    expect(told.offer).toEqual([
      { valid_from: new Date('2026-10-25T01:30:07.250Z'), valid_to: new Date('2030-10-27T00:30:00Z') },
    ]);
    expect(told.facets?.map(({ code }) => code)).toEqual(expect.arrayContaining(['climate', 'maal', 'laengde']));
    const exported = await printed(shop);
    expect(changesOf(await apply(shop, exported))).toEqual([]);
    expect(faultsOf(await apply(empty, exported))).toEqual([]);
    expect(await brought(empty)).toEqual(told);
    expect(await printed(empty)).toEqual(exported);
  });

  test('pictures are exported as files, unchanged, and imported once', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const row =
      'sku,product_type,categories,name,price,base_image,url_key\nFOTO-1,simple,kontorartikler,Foto,10,foto.jpg,foto-1\n';
    const given: Files = new Map<string, string | Uint8Array>([
      ['products.csv', row],
      ['pictures/foto.jpg', picture],
    ]);
    expect(changesOf(await apply(shop, given))).toEqual(['FOTO-1']);
    expect(changesOf(await apply(shop, given))).toEqual([]);
    const exported = new Map<string, string | Uint8Array>();
    const said: [section: string, pictures: number, total: number][] = [];
    for (const [file, text] of await printSections(
      shop.pool,
      sampleOf(SECTIONS, OF_CATALOGUE),
      async ({ file: name, bytes }) => void exported.set(name, bytes),
      (section, pictures, total) => void said.push([section, pictures, total]),
    ))
      exported.set(file, text);
    const [name = ''] = [...exported.keys()].filter((file) => file.startsWith('pictures/'));
    expect(name).toMatch(/^pictures\/[0-9a-f]{32}\.webp$/);
    const ofProducts = said.filter(([section]) => section === 'varer');
    expect(ofProducts.length).toBeGreaterThan(0);
    expect(ofProducts).toEqual(ofProducts.map((_, at) => ['varer', at + 1, ofProducts.length]));
    expect(faultsOf(await apply(empty, exported))).toEqual([]);
    const kept = 'SELECT hash, bytes FROM picture_file';
    expect((await empty.pool.query(kept)).rows).toEqual((await shop.pool.query(kept)).rows);
    expect(await printed(empty)).toEqual(await printed(shop));
  });
});

/** [line of the file, column, message]; null when the fault concerns the complete line. */
type Broken = readonly [line: string, column: string | null, sentence: string];

const FILLED = 'Feltet skal udfyldes.';
const SLUG = 'Brug små bogstaver a-z, cifre og bindestreg.';
const FLAG = 'Her skal stå 1 eller 0.';
const COUNT = 'Her skal stå et helt tal mellem 0 og 2147483647.';
const PATH = 'Skriv adressen som kontor/papir eller navnene som Kontor/Papir, i højst otte led.';
const WORD = 'Her skal stå et ord på højst 100 tegn.';
const AMOUNT = 'Her skal stå et beløb i kroner med højst to decimaler, for eksempel 12.50.';

const WRONG: readonly [file: string, header: string, lines: readonly Broken[]][] = [
  [
    'brands.csv',
    'code,name,house,producer_name,producer_address,responsible_name,responsible_email',
    [
      ['Nord Lys,Nordlys,,,,,', 'code', SLUG],
      [',Nordlys,,,,,', 'code', FILLED],
      ['a-1,,,,,,', 'name', FILLED],
      [`a-2,${'x'.repeat(121)},,,,,`, 'name', 'Teksten er længere end 120 tegn.'],
      ['a-3,A,ja,,,,', 'house', FLAG],
      ['a-4,A,,,Vej 1,,', 'producer_name', 'Producenten skal have et navn.'],
      ['a-5,A,,P,,,x@y.example', 'responsible_name', 'Den ansvarlige i EU skal have et navn.'],
      ['a-4,A,,,,,', null, '"a-4" står også i brands.csv, linje 7.'],
      ['a-6,A,,', null, 'Rækken har 4 felter, men der er 7 kolonner.'],
      [
        'a-7,"A"x,,,,,',
        null,
        'Anførselstegnene i rækken passer ikke sammen; et anførselstegn i en tekst skrives to gange.',
      ],
    ],
  ],
  [
    'printers.csv',
    'id,make,series,model,kind,colour,popularity',
    [
      ['HP 1,HP,S,M,laser,1,', 'id', SLUG],
      ['p-1,,S,M,laser,1,', 'make', FILLED],
      ['p-2,HP,,M,laser,1,', 'series', FILLED],
      ['p-3,HP,S,M,ink,1,', 'kind', 'Vælg mellem laser, inkjet.'],
      ['p-4,HP,S,M,laser,,', 'colour', FILLED],
      ['p-5,HP,S,M,laser,2,', 'colour', FLAG],
      ['p-6,HP,S,M,laser,1,-1', 'popularity', COUNT],
      ['p-7,HP,S,M,laser,1,1.5', 'popularity', COUNT],
    ],
  ],
  [
    'categories.csv',
    'path,id,name_da,position,include_in_menu,stores',
    [
      ['/,,A,,,', 'path', PATH],
      [',,A,,,', 'path', FILLED],
      ['a/b/c/d/e/f/g/h/i,,A,,,', 'path', PATH],
      ['default category,,A,,,', 'path', PATH],
      ['k-1,0,A,,,', 'id', 'Her skal stå et helt tal mellem 1 og 2147483647.'],
      ['k-2,x,A,,,', 'id', 'Her skal stå et helt tal mellem 1 og 2147483647.'],
      ['k-3,,,,,', 'name_da', FILLED],
      ['k-4,,A,1.5,,', 'position', COUNT],
      ['k-5,,A,,2,', 'include_in_menu', FLAG],
    ],
  ],
  [
    'categories.csv',
    'path,id,name_da,position,include_in_menu,stores',
    [
      ['ny/under,,A,,,', 'path', 'Der er ingen kategori ny at ligge under.'],
      ['kontorartikler,999,A,,,', 'id', 'Kategorien kontorartikler har nummer 10 i butikken.'],
      ['ny-1,10,A,,,', 'id', 'Nummer 10 er kategorien kontorartikler.'],
      ['ny-2,,A,,,mars', 'stores', 'Butikken mars findes ikke.'],
    ],
  ],
  [
    'categories.csv',
    'path,name_da,picture',
    [
      ['ny-3,A,findes-ikke.jpg', 'picture', 'Billedet findes-ikke.jpg findes ikke i billedmappen.'],
      ['ny-4,A,../x.jpg', 'picture', '"../x.jpg" er ikke en sti inde i billedmappen.'],
    ],
  ],
  [
    'synonyms.csv',
    'language,typed,means',
    [
      ['de,a,b', 'language', 'Vælg mellem da, en.'],
      ['da,,b', 'typed', FILLED],
      ['da,---,b', 'typed', WORD],
      [`da,a,${'x'.repeat(101)}`, 'means', WORD],
      ['da,Kuvert,kuvert', 'means', 'De to ord er det samme.'],
    ],
  ],
  [
    'upgrades.csv',
    'sku,alternative,pieces',
    [
      ['A,B,0', 'pieces', 'Her skal stå et helt tal mellem 1 og 99999.'],
      ['A,C,x', 'pieces', 'Her skal stå et helt tal mellem 1 og 99999.'],
      ['A,,1', 'alternative', FILLED],
      ['A,A,1', 'alternative', 'Varen kan ikke træde i stedet for sig selv.'],
    ],
  ],
  [
    'upgrades.csv',
    'sku,alternative,pieces',
    [['NIX,1000107,1', 'sku', 'Varen NIX findes ikke som enkel vare i butikken.']],
  ],
  [
    'price-log.csv',
    'sku,at,price',
    [
      ['1000107,i går,10', 'at', 'Her skal stå en dato som 2026-12-31 eller et tidspunkt som 2026-12-31T23:00:00Z.'],
      ['1000107,2026-01-01,-1', 'price', AMOUNT],
      ['1000107,2026-01-02,12.3456', 'price', AMOUNT],
      ['1000107,2026-01-02,12.345', 'price', '"12.345" kan betyde 12,345 eller 12345. Skriv 12,345 eller 12345.'],
      ['1000107,2026-01-03,', 'price', FILLED],
      [',2026-01-04,1', 'sku', FILLED],
    ],
  ],
  [
    'price-log.csv',
    'sku,at,price',
    [
      ['NIX,2026-01-01,10', 'sku', 'Varen NIX findes ikke i butikken.'],
      ['1000107,2027-01-01,10', 'at', 'Tidspunktet ligger i fremtiden.'],
      [
        '1000107,2026-07-06T00:00:00.000Z,1',
        'price',
        'Butikken har en anden pris fra dette tidspunkt. Loggen kan ikke ændres.',
      ],
    ],
  ],
  [
    'products.csv',
    'sku,product_type,categories,name,price,category_positions,configurable_variations,configurable_options,giftcard_amounts,giftcard_open_amount_min,additional_attributes',
    [
      [
        'N-1,bundle,,A,1,,,,,,',
        'product_type',
        '"bundle" kendes ikke. Vælg mellem simple, configurable, pcon, giftcard.',
      ],
      [
        'N-2,simple,,A,1,,,,,,longest_mm=0',
        'additional_attributes (longest_mm)',
        '"0" skal ligge mellem 1 og 1000000.',
      ],
      [
        'N-3,configurable,,A,1,,"sku=N-2,size=S",{,,,',
        'configurable_options',
        'Valgmulighederne er ikke JSON som [{"code":"colour","label":"Farve",…,"values":[…]}].',
      ],
      [
        'N-4,configurable,,A,1,,"sku=N-5,size=S","[{""code"":""size"",""label"":""S"",""labelEn"":""S"",""swatchType"":""TEXT"",""values"":[{""code"":""m"",""label"":""M"",""labelEn"":""M"",""swatch"":""M""}]}]",,,',
        'configurable_variations',
        '"size=s" er ikke blandt valgmulighederne i configurable_options.',
      ],
      ['N-5,simple,,A,1,,,,100,,', 'giftcard_amounts', 'Beløb til gavekort kan kun stå på en vare af typen giftcard.'],
      ['N-6,giftcard,,A,1,,,,,,', 'giftcard_amounts', 'Feltet skal udfyldes på en ny vare.'],
      [
        'N-7,giftcard,,A,1,,,,50|100,75,',
        'giftcard_amounts',
        'Beløbet 50 ligger uden for gavekortets mindste og største beløb.',
      ],
      [
        'N-8,pcon,,A,1,,,,,,"pcon_moc=x,pcon_ban=y"',
        'additional_attributes (pcon_ban)',
        'Møblet "x/y" findes ikke i butikken.',
      ],
      [
        'N-10,simple,,A,1,,,,,,"cartridge_number=1,cartridge_holds=x"',
        'additional_attributes (cartridge_holds)',
        '"x" er ikke på formen nummer:rolle:sider.',
      ],
      [
        'N-11,simple,,A,1,,,,,,"cartridge_number=1,cartridge_lock=x"',
        'additional_attributes (cartridge_lock)',
        '"x" kendes ikke. Vælg mellem region, chip.',
      ],
      [
        'N-12,simple,,A,1,,,,,,residual_sale=måske',
        'additional_attributes (residual_sale)',
        '"måske" skal være 1 eller 0.',
      ],
      [
        'N-13,simple,,A,1,,,,,,unit=1',
        'additional_attributes (unit)',
        '"1" kan ikke være en enhed: et kort ord på højst 20 tegn, der begynder med et bogstav.',
      ],
      ['N-1,simple,,A,1,,,,,,', 'sku', 'Varenummeret N-1 står også på linje 2.'],
    ],
  ],
];

describe('invalid files', () => {
  let before: Files;
  beforeAll(async () => {
    before = await printShop(shop.pool);
  });

  afterAll(async () => {
    expect(await printShop(shop.pool), 'the shop after all invalid files').toEqual(before);
  });

  test.each(WRONG)('%s (%s): reports each fault with line and column', async (file, header, lines) => {
    const outcome = await apply(shop, new Map([[file, `${[header, ...lines.map(([line]) => line)].join('\n')}\n`]]));
    const told = faultsOf(outcome);
    for (const [at, [, column, sentence]] of lines.entries())
      expect(told).toContain(`${file}:${at + 2}${column === null ? '' : ` (${column})`}: ${sentence}`);
    if (process.env.ALL_FLOWS) expect(await printShop(shop.pool)).toEqual(before);
  });

  test('the tables contain at least sixty cases', () => {
    expect(WRONG.flatMap(([, , lines]) => lines).length + DESIGNS.length).toBeGreaterThanOrEqual(60);
  });

  /** [text to replace, replacement, expected message]. */
  const DESIGNS: readonly [from: string, to: string, told: RegExp][] = [
    ['surcharge: 950', 'surcharge: -950', /\.surcharge\): Tallet skal være mindst 0\.$/],
    ['surcharge: 600', 'surcharge: 600.005', /\.surcharge\): Beløbet må højst have to decimaler\.$/],
    ['colour: "#56654a"', 'colour: grøn', /\.colour\): Skriv farven som #1d4ed8\.$/],
    ['value: stor', 'value: enorm', /\.without\): maal=enorm er ikke en værdi af et andet valg\.$/],
    ['code: plade', 'kode: plade', /\(articles\[\d\]\.options\[0\]\.kode\): Kendes ikke\.$/],
    ['en: White laminate', 'en: 7', /\.label\.en\): Her skal stå en tekst\.$/],
  ];
  test.each(DESIGNS)('design.yaml with "%s" changed to "%s" is rejected at its line', async (from, to, sentence) => {
    const text = String(before.get('design.yaml') ?? '');
    expect(text).toContain(from);
    const told = faultsOf(await apply(shop, new Map([['design.yaml', text.replace(from, to)]])));
    expect(told).toContainEqual(expect.stringMatching(sentence));
    for (const each of told) expect(each).toMatch(/^design\.yaml:\d+ \(articles\[\d\]/);
  });

  test.each([
    ['code\na\n', 'brands.csv:1: Kolonnen name mangler.'],
    ['code,name,code\n', 'brands.csv:1: Kolonnen code står der to gange.'],
    ['', 'brands.csv: Filen er tom: første linje skal være kolonnernes navne.'],
    [Buffer.from('\ufeffcode,name\n', 'utf16le'), 'brands.csv: Filen er gemt som UTF-16. Gem den igen som UTF-8.'],
  ])('rejects a file that is not a valid table: %j', async (content, sentence) => {
    expect(faultsOf(await apply(shop, new Map([['brands.csv', content]])))).toContain(sentence);
  });
});
