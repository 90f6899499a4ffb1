// The staff command line on PostgreSQL: its output and its changes. An import, a locked folder and a migration are always separate processes.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { migrations } from '#backend/db/migrations/index';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { ask } from '../support/postgres';
import { typedByStaff } from '../support/staff';
import { typedHere } from '../support/typed-here';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-cli-'));

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

const separately = (typed: readonly string[], env: Record<string, string> = { DATABASE_URL: own.url }) =>
  typedByStaff(typed, { DATA_DIR: folder, ...env });
const shop = (typed: readonly string[]) => typedHere(typed, own.url, folder);
const value = async (sql: string) => (await database.pool.query<{ value: unknown }>(sql)).rows[0]?.value;

it('imports a product file, first as a dry run', async () => {
  const file = path.join(import.meta.dirname, '../fixtures/import/products.csv');
  const imported = `SELECT count(*)::int AS value FROM product WHERE sku LIKE 'IMP-%'`;
  const tried = await shop(['import', 'products', file, '--dry-run']);
  expect(tried).toMatchObject({
    code: 0,
    out: expect.stringContaining('Prøve, intet er ændret: 5 rækker, 5 nye varer'),
  });
  expect(await value(imported)).toBe(0);
  expect(await separately(['import', 'products', file])).toMatchObject({ code: 0 });
  expect(await value(imported)).toBe(5);
});

it('composes decomposed letters typed in a terminal', async () => {
  const typed = 'A\u030aben \u200bCafe\u0301';
  const added = await shop(['segment', 'add', 'bogstaver', '--title', typed]);
  expect(added).toMatchObject({ code: 0, errors: '' });
  expect(await value(`SELECT title_da AS value FROM segment WHERE code = 'bogstaver'`)).toBe('Åben Café');
});

it('sets the stock of a product', async () => {
  const sku = String(await value(`SELECT sku AS value FROM product WHERE type = 'simple' ORDER BY id LIMIT 1`));
  expect(await shop(['stock', 'set', sku, '41'])).toMatchObject({ code: 0, out: expect.stringContaining('→ 41') });
  expect(
    await value(`SELECT quantity AS value FROM stock_item i JOIN product p ON p.id = i.product_id
      WHERE sku = '${sku}' AND source_code = 'central'`),
  ).toBe(41);
});

it('lists a pending review, and approves it', async () => {
  const id = Number(
    await value(`INSERT INTO review (product_id, store_id, nickname, summary, body, stars, written_at)
      SELECT id, 1, 'Karen', 'Holder længe', 'Skriver i årevis.', 4, now() FROM product WHERE parent_id IS NULL ORDER BY id LIMIT 1
      RETURNING id AS value`),
  );
  expect((await shop(['reviews', 'list'])).out).toContain(`${id}  ★★★★  Karen: Holder længe`);
  expect(await shop(['reviews', 'approve', String(id)])).toMatchObject({ code: 0 });
  expect(await value(`SELECT status AS value FROM review WHERE id = ${id}`)).toBe('approved');
});

it('creates a coupon code, lists it, rejects it a second time in another spelling, and stops it', async () => {
  const typed = ['coupon', 'add', 'Forår 12', '--percent', '12,5', '--store', 'b2c', '--to', '2099-12-31'];
  expect(await shop(typed)).toMatchObject({ code: 0, out: expect.stringContaining('Forår 12') });
  expect((await shop(['promotion', 'list'])).out).toContain('Forår 12  12.5 %');
  const again = await shop(['coupon', 'add', 'FORÅR12', '--amount', '50']);
  expect(again).toMatchObject({ code: 1, errors: 'Koden bruges allerede.\n' });
  const unknown = await shop(['coupon', 'add', 'VINTER', '--percent', '5', '--product', 'findes-ikke']);
  expect(unknown).toMatchObject({ code: 1, errors: 'Varen findes-ikke findes ikke.\n' });
  expect(await shop(['coupon', 'stop', 'forår12'])).toMatchObject({ code: 0 });
  expect((await shop(['promotion', 'list'])).out).not.toContain('Forår 12');
});

it('deactivates an account, reactivates it, and switches its personal coupons on and off', async () => {
  const email = 'helle@rum-og-ro.example';
  const account = (column: string) => value(`SELECT ${column} AS value FROM customer WHERE email = '${email}'`);
  const coupons = () => account(`account_settings -> 'enablePersonalCoupons'`);
  const live = `SELECT count(*)::int AS value FROM customer_session s JOIN customer c ON c.id = s.customer_id
    WHERE c.email = '${email}' AND revoked_at IS NULL`;
  await value(`INSERT INTO customer_session (token_hash, customer_id, created_at, expires_at, user_agent)
    SELECT 'of-helle', id, now(), now() + interval '1 day', '' FROM customer WHERE email = '${email}'`);
  expect(await coupons()).toBe(false);
  expect(await shop(['customer', 'coupons', 'Helle@rum-og-ro.example', 'on'])).toMatchObject({ code: 0 });
  expect(await coupons()).toBe(true);
  expect(await shop(['customer', 'coupons', email, 'off'])).toMatchObject({ code: 0 });
  expect(await coupons()).toBe(false);
  expect(await value(live)).toBe(1);
  expect(await shop(['customer', 'deactivate', email])).toMatchObject({ code: 0, out: `${email} er deaktiveret.\n` });
  expect([await account('is_active'), await value(live)]).toEqual([false, 0]);
  const again = await shop(['customer', 'deactivate', email]);
  expect(again).toMatchObject({ code: 1, errors: `${email} er deaktiveret i forvejen.\n` });
  expect(await shop(['customer', 'activate', email])).toMatchObject({ code: 0 });
  expect([await account('is_active'), await value(live)]).toEqual([true, 0]);
});

it('reports in a sentence why an order cannot be changed, and the syntax of lines', async () => {
  expect(await shop(['order', 'ship', '1'])).toMatchObject({ code: 1, errors: '1: findes ikke.\n' });
  const wrong = await shop(['order', 'invoice', '1', '--line', '1000101']);
  expect(wrong).toMatchObject({ code: 1, errors: expect.stringContaining('1000101=3') });
});

it('adds synonyms, and rejects a duplicate with a sentence', async () => {
  expect(await shop(['synonyms', 'add', 'Skriverulle', 'kassebon'])).toMatchObject({ code: 0 });
  expect(await shop(['synonyms', 'add', 'skriverulle', 'kassebon'])).toMatchObject({
    code: 1,
    errors: 'Synonymet findes allerede.\n',
  });
});

it('loads a file of synonyms, and reports the location of an invalid one', async () => {
  const file = path.join(folder, 'words.json');
  fs.writeFileSync(
    file,
    JSON.stringify({ source: 'os selv', da: { kuvert: ['brevhylster', 'brevhylster', 'konvolut'] } }),
  );
  expect(await shop(['synonyms', 'load', file])).toMatchObject({ code: 0, out: '1 nye af 3 synonymer\n' });
  expect(await value(`SELECT count(*)::int AS value FROM search_synonym WHERE typed = 'brevhylster'`)).toBe(1);
  fs.writeFileSync(file, '{ "da": { "kuvert": "brevhylster" } }');
  expect(await shop(['synonyms', 'load', file])).toMatchObject({
    code: 1,
    errors: `${file} kan ikke læses: "da": "kuvert"\n`,
  });
});

it('sells a product as a gift card, and imports cart upgrades', async () => {
  const skus = `SELECT array_agg(sku ORDER BY id) AS value FROM (SELECT id, sku FROM product WHERE type = 'simple' AND parent_id IS NULL
    AND attributes @> '[{"code": "count", "value": "1 stk."}]' ORDER BY id LIMIT 3) p`;
  const [one, other, card] = (await value(skus)) as [string, string, string];
  const offered = await shop(['giftcard', 'offer', card, '--amounts', '100,250', '--least', '50', '--most', '1000']);
  expect(offered).toMatchObject({ code: 0, out: expect.stringContaining('50,00 kr. til 1.000,00 kr.') });
  expect(await value(`SELECT type AS value FROM product WHERE sku = '${card}'`)).toBe('giftcard');
  const file = path.join(folder, 'upgrades.csv');
  fs.writeFileSync(file, `sku;alternative;pieces\n${one};${other};1\n`);
  expect(await shop(['upgrade', 'import', file, '--whole'])).toMatchObject({ code: 0, out: '1 forslag er læst.\n' });
  fs.writeFileSync(file, `sku;alternative;pieces\n${one};${other};12\n`);
  expect(await shop(['upgrade', 'import', file, '--whole'])).toMatchObject({
    code: 1,
    errors: `Linje 2: ${other} (1 stk.) er ikke 12 × ${one} (1 stk.).\n`,
  });
  expect(await value('SELECT sum(pieces)::int AS value FROM cart_upgrade')).toBe(1);
  fs.writeFileSync(file, `sku,alternative\n${one},findes-ikke\n`);
  const unknown = await shop(['upgrade', 'import', file]);
  expect(unknown).toMatchObject({ code: 1, errors: 'Ukendte varenumre: findes-ikke\n' });
});

it('does not open a PGlite folder locked by another process', async () => {
  fs.writeFileSync(path.join(folder, 'pglite.lock'), String(process.pid));
  // Startup rejects a data folder that other users may read, and the files of this test are in it.
  for (const name of fs.readdirSync(folder)) fs.chmodSync(path.join(folder, name), name.includes('.') ? 0o600 : 0o700);
  const refused = await separately(['synonyms', 'list'], {});
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining(`Butikken kører (proces ${process.pid})`) });
});

it('migrates as a separate step; until then other commands report that it is missing', async () => {
  const server = new URL(own.url);
  const name = `empty_cli_${process.pid}`;
  await ask(own.url, `create database ${name}`);
  server.pathname = `/${name}`;
  const env = { DATABASE_URL: server.href };
  const here = (typed: readonly string[]) => typedHere(typed, server.href, folder);
  const all = migrations.map((one) => one.name).join(', ');
  expect(await here(['mail', 'list'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('kør `npm run shop -- migrate` først'),
  });
  expect(await here(['migrate', '--dry-run'])).toMatchObject({ code: 0, out: `Mangler: ${all}\n` });
  expect(await separately(['migrate'], env)).toMatchObject({ code: 0, out: `Kørt: ${all}\n` });
  expect(await here(['migrate'])).toMatchObject({ code: 0, out: expect.stringContaining('intet at gøre') });
  expect(await here(['mail', 'list'])).toMatchObject({ code: 0 });
  await ask(own.url, `drop database ${name} with (force)`);
});
