// Reserved or occupied URL paths: rejected, or numbered with a warning at the line, for products, categories, pages and redirects.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultInWords } from '#backend/commerce/catalogue/import/fault-words';
import { importProducts } from '#backend/commerce/catalogue/import/import-products';
import { type Database, openDatabase } from '#backend/db/client';
import { applyFolder } from '#backend/shop-files/apply';
import { fileFaultInWords } from '#backend/shop-files/fault';
import { openFolder } from '#backend/shop-files/folder';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-addresses-'));
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

const rows = async (sql: string) => (await database.pool.query(sql)).rows;
let files = 0;

async function take(...lines: string[]) {
  files += 1;
  const file = path.join(folder, `${files}.csv`);
  fs.writeFileSync(file, `sku,product_type,categories,name,price,url_key\n${lines.join('\n')}\n`);
  const request = { pool: database.pool, file, images: null, drawingOf: () => null, dryRun: false, now: TEST_NOW };
  const outcome = await importProducts(request);
  if (!outcome.ok && outcome.reason === 'busy') throw new Error('busy');
  return { ok: outcome.ok, told: (outcome.ok ? outcome.warnings : outcome.faults).map(faultInWords) };
}

async function apply(content: Record<string, string>) {
  files += 1;
  const root = path.join(folder, `shop-${files}`);
  for (const [name, text] of Object.entries(content)) {
    fs.mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  const outcome = await applyFolder(database.pool, { folder: await openFolder(root), now: TEST_NOW, dryRun: false });
  if (!outcome.ok && outcome.reason === 'busy') throw new Error('busy');
  return { ok: outcome.ok, told: (outcome.ok ? outcome.warnings : outcome.faults).map(fileFaultInWords) };
}

const HEAD = 'sku,product_type,categories,name,price,url_key';
const page = (at: string) => ({ 'content/pages/proeve.md': `---\ntitle: Prøve\npath: ${at}\n---\n\nTekst.\n` });

describe('an imported product', () => {
  it.each(['cart', 'search', 'healthz', 'brands', 'media', 'staff', 'info', 'gavekort'])(
    'is rejected at /%s, a page of the shop',
    async (key) => {
      const { ok, told } = await take(`T-1,simple,Test,Vare,12,god`, `T-2,simple,Test,Vare,12,${key}`);
      expect([ok, told]).toEqual([
        false,
        [`linje 3, url_key: Adressen ${key} er en af butikkens egne sider. Skriv en anden, for eksempel ${key}-t-2.`],
      ]);
      expect(await rows(`SELECT FROM product WHERE sku LIKE 'T-%'`)).toEqual([]);
    },
  );

  it('is rejected at the path of a category, of a new category in the same file, and of a page or redirect', async () => {
    const [known] = await rows('SELECT url_path FROM category WHERE parent_id IS NULL ORDER BY id LIMIT 1');
    expect(await take(`T-1,simple,Test,Vare,12,${known.url_path}`)).toEqual({
      ok: false,
      told: [`linje 2, url_key: Adressen ${known.url_path} er optaget af ${known.url_path}.`],
    });
    expect(await take('T-1,simple,Helt nyt,Vare,12,helt-nyt')).toEqual({
      ok: false,
      told: ['linje 2, url_key: Adressen helt-nyt er optaget af helt-nyt.'],
    });
    await database.pool.query(`INSERT INTO content_entry (document_id, type, locale, key, body) VALUES
      ('t-1', 'page', 'da', 'en-side', '{"path": "en-side"}'), ('t-2', 'redirect', 'da', 'flyttet', '{"from": "flyttet"}')`);
    expect(await take('T-1,simple,Test,Vare,12,en-side', 'T-2,simple,Test,Vare,12,flyttet')).toEqual({
      ok: false,
      told: ['en-side', 'flyttet'].map(
        (key, at) =>
          `linje ${at + 2}, url_key: Adressen ${key} er optaget af en side eller en omstilling i butikkens indhold.`,
      ),
    });
  });

  it('without a path gets a number appended when the generated one is occupied', async () => {
    const first = await take(
      '1,simple,Test,Kop A,12,kop-b-2',
      '2,simple,Test,Kop B,12,',
      '3-4,simple,Test,Kop,12,',
      '4,simple,Test,Kop 3,12,',
    );
    expect(first).toEqual({
      ok: true,
      told: [
        'Advarsel: linje 3, url_key: Adressen kop-b-2 er optaget. Varen har fået adressen kop-b-2-2.',
        'Advarsel: linje 5, url_key: Adressen kop-3-4 er optaget. Varen har fået adressen kop-3-4-2.',
      ],
    });
    const written = `SELECT p.sku, p.url_key, u.target_id = p.id AS own FROM product p JOIN url_rewrite u ON u.request_path = p.url_key
      WHERE p.sku IN ('1', '2', '3-4', '4') ORDER BY p.sku`;
    const keys = [
      { sku: '1', url_key: 'kop-b-2', own: true },
      { sku: '2', url_key: 'kop-b-2-2', own: true },
      { sku: '3-4', url_key: 'kop-3-4', own: true },
      { sku: '4', url_key: 'kop-3-4-2', own: true },
    ];
    expect(await rows(written)).toEqual(keys);
    // On re-import the products already have their paths.
    expect(await take('2,simple,Test,Kop B,12,', '4,simple,Test,Kop 3,12,')).toEqual({ ok: true, told: [] });
    expect(await rows(written)).toEqual(keys);
  });

  it('without latin letters in name and SKU gets a generated path', async () => {
    expect(await take('漢字,simple,Test,漢字,12,', '仮名,simple,Test,漢字,12,', 'cart,simple,Test,漢字,12,')).toEqual({
      ok: true,
      told: [],
    });
    const found = await rows(`SELECT url_key FROM product WHERE name_da = '漢字' ORDER BY id`);
    expect(found.map(({ url_key }) => url_key)).toEqual(['vare-e6bca2e5ad97', 'vare-e4bbaee5908d', 'cart-2']);
  });
});

describe('a category', () => {
  it('from a product file gets a number appended when its path is reserved or occupied', async () => {
    expect(await take('K-1,simple,Design/Stole,Stol,12,stol-a', 'K-2,simple,Stol A,Stol,12,stol-b')).toMatchObject({
      ok: false,
      told: [
        'Advarsel: linje 2, categories: Adressen design er optaget. Kategorien "Design" har fået adressen design-2.',
        'linje 2, url_key: Adressen stol-a er optaget af stol-a.',
      ],
    });
    await take('K-1,simple,Design/Stole,Stol,12,stol-a');
    const again = await take('K-2,simple,"Stol A,Design/Borde",Stol,12,stol-b');
    expect(again).toEqual({
      ok: true,
      told: [
        'Advarsel: linje 2, categories: Adressen stol-a er optaget. Kategorien "Stol A" har fået adressen stol-a-2.',
      ],
    });
    const paths = await rows(`SELECT url_path FROM category WHERE url_path ~ '^(design|stol)' ORDER BY 1`);
    expect(paths.map(({ url_path }) => url_path)).toEqual(['design-2', 'design-2/borde', 'design-2/stole', 'stol-a-2']);
  });

  it('replaces a redirect', async () => {
    await database.pool.query(`INSERT INTO url_rewrite (request_path, kind, target_id, target_path, redirect_code)
      SELECT 'forladt', 'PRODUCT', id, url_key, 301 FROM product WHERE sku = '1'`);
    expect(await take('K-3,simple,Forladt,Stol,12,')).toEqual({ ok: true, told: [] });
    expect(await rows(`SELECT kind, redirect_code FROM url_rewrite WHERE request_path = 'forladt'`)).toEqual([
      { kind: 'CATEGORY', redirect_code: 0 },
    ]);
  });

  it('in categories.csv is rejected at a page of the shop', async () => {
    expect(await apply({ 'categories.csv': 'path,name_da\nsearch,Søg\n' })).toEqual({
      ok: false,
      told: ['categories.csv:2 (path): Adressen search er en af butikkens egne sider.'],
    });
  });
});

describe('shop files are rejected', () => {
  it('with a product at a page of the shop', async () =>
    expect(await apply({ 'products.csv': `${HEAD}\nT-1,simple,Test,Vare,12,checkout\n` })).toMatchObject({
      ok: false,
      told: [expect.stringContaining('products.csv:2 (url_key): Adressen checkout er en af butikkens egne sider.')],
    }));

  it.each(['cart', 'brands/hp', 'customer/account/orders', 'healthz'])('with a page at /%s', async (at) =>
    expect(await apply(page(at))).toEqual({
      ok: false,
      told: [`content/pages/proeve.md:3 (path): Adressen "${at}" er en af butikkens egne sider.`],
    }),
  );

  it('with a page at the source of a redirect', async () => {
    const redirects = 'redirects:\n  - { from: info/gammel, to: /info/om-os }\n';
    expect(await apply({ ...page('info/gammel'), 'content.yaml': redirects })).toEqual({
      ok: false,
      told: ['content/pages/proeve.md:3 (path): Adressen "info/gammel" er omstillet i content.yaml.'],
    });
  });

  it('with a redirect or an old address at a page of the shop, while an old address below it is accepted', async () => {
    expect(await apply({ 'content.yaml': 'redirects:\n  - { from: Cart, to: /info/om-os }\n' })).toMatchObject({
      ok: false,
      told: ['content.yaml:2 (from): Adressen "Cart" er en af butikkens egne sider.'],
    });
    const [{ url_key: to }] = await rows(`SELECT url_key FROM product WHERE parent_id IS NULL AND sku = '1'`);
    const old = (from: string) => apply({ 'old-addresses.csv': `from,to\n${from},${to}\n` });
    expect(await old('brands/hp')).toMatchObject({
      ok: false,
      told: ['old-addresses.csv:2 (from): Her er en af butikkens egne sider.'],
    });
    expect(await old('catalog/product/view/s/kop/id/7')).toEqual({ ok: true, told: [] });
  });
});
