// Imported products are browsed and bought like any others, and their offers start and end automatically.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultInWords } from '#backend/commerce/catalogue/import/fault-words';
import { importProducts } from '#backend/commerce/catalogue/import/import-products';
import { refreshDuePrices } from '#backend/commerce/catalogue/maintenance/refresh-due-prices';
import { importReviews } from '#backend/commerce/review/import/import-reviews';
import { drawingNamed } from '#backend/ports/media/drawing-named';
import { RouteDocument } from '~/services/generated/commerce';
import { type Counter, openCounter, place, readyCart } from './test-backend';
import { drawings } from '#demo/drawings/index';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-reviews-'));
const FIXTURES = path.join(import.meta.dirname, '../fixtures/import');

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  const outcome = await importProducts({
    pool: counter.database.pool,
    file: path.join(FIXTURES, 'products.csv'),
    images: path.join(FIXTURES, 'images'),
    drawingOf: (name: string) => drawingNamed(name, drawings),
    dryRun: false,
    now: counter.clock.now(),
  });
  expect(outcome).toMatchObject({ ok: true });
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await counter?.close();
});

const at = (url: string) =>
  counter.ask(RouteDocument, {
    url,
    pageSize: 24,
    page: 1,
    chosen: false,
    listed: true,
    narrowed: false,
    reviewPage: 1,
  });

it('an imported product is in its category and on its own page, and can be ordered', async () => {
  const category = await at('vaerksted/maaling/tommestokke');
  expect(category.errors).toEqual([]);
  expect(JSON.stringify(category.data)).toContain('IMP-TOM');
  const [rule] = await counter.rows<{ url_key: string }>(`SELECT url_key FROM product WHERE sku = 'IMP-TOM'`);
  expect(JSON.stringify((await at(rule?.url_key ?? '')).data)).toContain('Tommestok 2 m af birk');
  const placed = await place(counter, await readyCart(counter, [['IMP-TOM', 2]]));
  expect(placed).toMatchObject({ number: expect.any(String), errors: [] });
  const lines = await counter.rows<{ sku: string; quantity: number }>(
    'SELECT l.sku, l.quantity FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1',
    [placed.number],
  );
  expect(lines).toEqual([{ sku: 'IMP-TOM', quantity: 2 }]);
});

it('distinguishes values that differ in punctuation only or have no latin letters', async () => {
  const file = path.join(folder, 'values.csv');
  const facts = ['A4+', 'A4', '-1 bar', '1 bar', '漢字', '+++', 'C++', 'C#'];
  const rows = facts.map((value, at) => `F-${at},simple,Default Category/Facetter,F${at},10,tip=${value},,5`);
  const variants = [
    'G-1,simple,Default Category/Facetter,Ark,10,size=A4,,5',
    'G-2,simple,Default Category/Facetter,Ark plus,12,size=A4+,,5',
  ];
  const family = 'G,configurable,Default Category/Facetter,Ark,10,,"sku=G-2,size=A4+|sku=G-1,size=A4",';
  fs.writeFileSync(
    file,
    [
      'sku,product_type,categories,name,price,additional_attributes,configurable_variations,qty',
      ...rows,
      ...variants,
      family,
    ].join('\n'),
  );
  const request = {
    pool: counter.database.pool,
    file,
    images: null,
    drawingOf: (name: string) => drawingNamed(name, drawings),
    now: counter.clock.now(),
  };
  for (const round of ['first', 'again'])
    expect([round, await importProducts({ ...request, dryRun: false })]).toMatchObject([round, { ok: true }]);
  const values = await counter.rows<{ sku: string; label: string; value: string }>(
    `SELECT p.sku, v.label_da AS label, v.value FROM product p JOIN product_facet f ON f.product_id = p.id JOIN facet_value v ON v.id = ANY (f.value_ids)
      WHERE p.sku LIKE 'F-%' AND v.code = 'tip' ORDER BY p.sku`,
  );
  expect(values.map(({ label }) => label)).toEqual(facts);
  expect(new Set(values.map(({ value }) => value)).size).toBe(facts.length);
  expect(values.map(({ value }) => value)).toEqual(['a4-2', 'a4', '1-bar-2', '1-bar', 'value', 'value-2', 'c', 'c-2']);
  const [own] = await counter.rows<{ options: { values: { code: string; label: string }[] }[]; chosen: object }>(
    `SELECT options, (SELECT jsonb_object_agg(v.sku, v.option_values) FROM product v WHERE v.parent_id = p.id) AS chosen FROM product p WHERE sku = 'G'`,
  );
  expect(own?.options[0]?.values.map(({ code, label }) => [code, label]).sort()).toEqual([
    ['a4', 'A4'],
    ['a4-2', 'A4+'],
  ]);
  expect(own?.chosen).toEqual({ 'G-1': { size: 'a4' }, 'G-2': { size: 'a4-2' } });
});

it('imports reviews, counts them once when approved, and rejects the file when one row is wrong', async () => {
  const read: number[] = [];
  const take = (rows: string[], dryRun = false) => {
    const file = path.join(folder, 'reviews.csv');
    fs.writeFileSync(file, ['sku,rating,nickname,title,detail,created_at,status', ...rows].join('\n'));
    const progress = (count: number) => void read.push(count);
    return importReviews({ pool: counter.database.pool, file, dryRun, now: counter.clock.now(), progress });
  };
  const good = [
    'IMP-TOM,5,Bo,God,"Holder, som den skal",2026-01-02T03:04:05Z,approved',
    'IMP-TOM,2,Ida,Slidt,Tallene gik af,,',
  ];
  const rating = async () =>
    (
      await counter.rows(
        `SELECT r.reviews, r.total FROM product_rating r JOIN product p ON p.id = r.product_id WHERE p.sku = 'IMP-TOM'`,
      )
    )[0];
  const broken = await take([...good, 'FINDES-IKKE,6,,Titel,Tekst,i går,måske']);
  expect(broken.ok ? [] : broken.faults.map(faultInWords)).toEqual([
    'linje 4, rating: "6" skal ligge mellem 1 og 5.',
    'linje 4, status: "måske" kendes ikke. Vælg mellem approved, pending.',
    'linje 4, created_at: "i går" er ikke en dato. Skriv den som 2026-12-31 eller 2026-12-31 23:00.',
    'linje 4, nickname: Feltet skal udfyldes.',
  ]);
  const many = Array.from({ length: 1001 }, (_, at) => `IMP-TOM,5,Bo ${at},God,Ja,,`);
  expect(await take(many, true)).toMatchObject({ ok: true, rows: 1001 });
  expect(read).toEqual([500, 1000]);
  const unknown = await take(['FINDES-IKKE,5,Bo,God,Ja,,']);
  expect(unknown.ok ? [] : unknown.faults.map(faultInWords)).toEqual([
    'linje 2, sku: Varen FINDES-IKKE findes hverken i filen eller i butikken.',
  ]);
  expect(await take(good, true)).toMatchObject({ ok: true, written: 2 });
  expect(await rating()).toBeUndefined();
  expect(await take(good)).toMatchObject({ ok: true, written: 2, warnings: [] });
  expect(await rating()).toEqual({ reviews: 1, total: 5 });
  const at = new Date('2026-01-02T03:04:05Z');
  expect(await counter.rows(`SELECT written_at FROM review WHERE summary = 'God' AND nickname = 'Bo'`)).toEqual([
    { written_at: at },
  ]);
  expect(await take(good)).toMatchObject({ ok: true, written: 0 });
});

it('has the offer price from the hour the offer starts until the hour it ends', async () => {
  const [product] = await counter.rows<{ id: number; gross_oere: number }>(
    `SELECT id, gross_oere FROM product WHERE sku = 'IMP-TOM'`,
  );
  const hour = 3_600_000;
  const now = counter.clock.now().getTime();
  const id = product?.id ?? 0;
  await refreshDuePrices(counter.database.pool, new Date(now));
  await counter.rows(
    `INSERT INTO product_special (product_id, gross_oere, valid_from, valid_to, name_da, name_en) VALUES ($1, 4000, $2, $3, 'Uge', 'Week')`,
    [id, new Date(now + hour), new Date(now + 3 * hour)],
  );
  const sorted = async () =>
    (await counter.rows<{ n: number }>('SELECT sort_gross_oere AS n FROM product WHERE id = $1', [id]))[0]?.n;
  const due = (hours: number) => refreshDuePrices(counter.database.pool, new Date(now + hours * hour));
  expect(await due(0.5)).not.toContain(id);
  expect(await due(1)).toContain(id);
  expect(await sorted()).toBe(4000);
  expect(await due(2)).not.toContain(id);
  expect(await due(3)).toContain(id);
  expect(await sorted()).toBe(product?.gross_oere);
  const log = await counter.rows<{ gross_oere: number }>(
    'SELECT gross_oere FROM price_log WHERE product_id = $1 ORDER BY at, id',
    [id],
  );
  expect(log.slice(-2).map(({ gross_oere }) => gross_oere)).toEqual([4000, product?.gross_oere]);
});
