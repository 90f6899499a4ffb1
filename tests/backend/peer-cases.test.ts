// Faults from public trackers of other shop systems that no other test covers: amounts, carts, logins, mails and files.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importProducts } from '#backend/commerce/catalogue/import/import-products';
import { refreshCatalogue } from '#backend/commerce/catalogue/maintenance/refresh-catalogue';
import { drawingNamed } from '#backend/ports/media/drawing-named';
import {
  AddToCartDocument,
  ApplyCouponDocument,
  CreateAccountDocument,
  LoginDocument,
  SetGuestEmailDocument,
} from '~/services/generated/commerce';
import { mailsIn } from '../support/outbox';
import { type Counter, newCart, openCounter, place, prepare, press, readCart } from './test-backend';
import { drawings } from '#demo/drawings/index';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-peers-'));
let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  const goods = ['PEER-1,3.35', 'PEER-2,69.95', 'PEER-3,47.40', 'PEER-4,314.65', 'PEER-5,97999.99'];
  const rows = goods.map((row) => `${row},simple,Default Category/Prøve,Vare ${row.slice(0, 6)},9999`);
  expect(await take('sku,price,product_type,categories,name,qty', rows)).toMatchObject({ ok: true });
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await counter?.close();
});

async function take(header: string, rows: readonly string[], images: string | null = null) {
  const file = path.join(folder, 'file.csv');
  fs.writeFileSync(file, [header, ...rows].join('\n'));
  const { pool } = counter.database;
  return importProducts({
    pool,
    file,
    images,
    drawingOf: (name) => drawingNamed(name, drawings),
    dryRun: false,
    now: counter.clock.now(),
  });
}

async function coupon(code: string, kind: string, { amount = 0, percent = 0, minimum = null as number | null } = {}) {
  await counter.rows(
    `WITH p AS (INSERT INTO promotion (name_da, name_en, kind, percent_bp, amount_oere, minimum_oere, combines, valid_from)
       VALUES ($1, $1, $2, $3, $4, $5, true, '2020-01-01') RETURNING id)
     INSERT INTO coupon (promotion_id, code, code_key) SELECT id, $1, upper($1) FROM p`,
    [code, kind, percent, amount, minimum],
  );
}
const add = async (cartId: string, items: { sku: string; quantity: number }[]) =>
  (await counter.ask(AddToCartDocument, { cartId, items })).data?.addProductsToCart?.user_errors;
const apply = async (cartId: string, code: string) =>
  (await counter.ask(ApplyCouponDocument, { input: { cart_id: cartId, coupon_code: code } })).errors;
async function sums(cartId: string) {
  const prices = (await readCart(counter, cartId)).data?.cart?.prices;
  const oere = (value: number | null | undefined) => Math.round((value ?? 0) * 100);
  return {
    total: oere(prices?.grand_total?.value),
    vat: (prices?.applied_taxes ?? []).reduce((sum, one) => sum + oere(one?.amount.value), 0),
  };
}

describe('coupons', () => {
  test('of three fixed amounts are subtracted as their sum, from six pieces and from eleven', async () => {
    for (const [code, amount] of [
      ['FEM', 500],
      ['TI', 1000],
      ['EN', 100],
    ] as const)
      await coupon(code, 'fixed', { amount });
    const cartId = await newCart(counter);
    await add(cartId, [
      { sku: 'PEER-1', quantity: 2 },
      { sku: 'PEER-2', quantity: 3 },
      { sku: 'PEER-3', quantity: 1 },
    ]);
    const six = (await sums(cartId)).total;
    for (const code of ['FEM', 'TI', 'EN']) expect(await apply(cartId, code)).toEqual([]);
    expect(six - (await sums(cartId)).total).toBe(1600);
    await add(cartId, [
      { sku: 'PEER-2', quantity: 3 },
      { sku: 'PEER-3', quantity: 2 },
    ]);
    expect((await sums(cartId)).total).toBe(2 * 335 + 6 * 6995 + 3 * 4740 - 1600);
  });

  test('of 100 % leave the freight and its VAT, and not an øre of the products', async () => {
    await coupon('ALT', 'percent', { percent: 10_000 });
    const cartId = await newCart(counter);
    await add(
      cartId,
      ['PEER-1', 'PEER-2', 'PEER-3', 'PEER-4'].map((sku) => ({ sku, quantity: 3 })),
    );
    await prepare(counter, cartId, 'card');
    const before = await sums(cartId);
    expect(await apply(cartId, 'ALT')).toEqual([]);
    const { total, vat } = await sums(cartId);
    expect(total).toBe(before.total - 3 * (335 + 6995 + 4740 + 31_465));
    expect(vat).toBe(Math.round(total / 5));
  });

  test('do not count towards the minimum of free freight', async () => {
    await coupon('FRAGTFRI', 'free-freight', { minimum: 30_000 });
    await coupon('MINUS-TI', 'fixed', { amount: 1000 });
    await coupon('MINUS-FEM', 'fixed', { amount: 500 });
    const cartId = await newCart(counter);
    await add(cartId, [{ sku: 'PEER-4', quantity: 1 }]);
    await prepare(counter, cartId, 'card');
    for (const code of ['FRAGTFRI', 'MINUS-TI', 'MINUS-FEM']) expect(await apply(cartId, code)).toEqual([]);
    expect((await sums(cartId)).total).toBe(31_465 - 1500);
  });
});

test('one product twice in a request is one line with both quantities', async () => {
  const cartId = await newCart(counter);
  expect(
    await add(cartId, [
      { sku: 'PEER-1', quantity: 5 },
      { sku: 'PEER-1', quantity: 5 },
    ]),
  ).toEqual([]);
  const items = (await readCart(counter, cartId)).data?.cart?.itemsV2?.items;
  expect(items?.map((item) => item?.quantity)).toEqual([10]);
});

test('amounts of millions are exact', async () => {
  const cartId = await newCart(counter);
  await add(cartId, [{ sku: 'PEER-5', quantity: 9999 }]);
  expect((await sums(cartId)).total).toBe(9999 * 9_799_999);
  await coupon('TREDJEDEL', 'percent', { percent: 3300 });
  await apply(cartId, 'TREDJEDEL');
  expect((await sums(cartId)).total).toBe(9999 * 9_799_999 - Math.round(9999 * 9_799_999 * 0.33));
});

describe('an e-mail address', () => {
  test('logs in with other capitals and surrounding spaces, and is recognised when an account is created', async () => {
    const login = async (email: string) =>
      (await counter.ask(LoginDocument, { email, password: DEMO_PASSWORD }, { store: 'b2b' })).data
        ?.generateCustomerToken?.token;
    for (const email of ['BIRGITTE@Havnens-Arkitekter.EXAMPLE', '  birgitte@havnens-arkitekter.example '])
      expect(await login(email)).toMatch(/\S{20}/);
    const input = {
      firstname: 'Anna',
      lastname: 'Holm',
      email: 'ANNA@example.DK',
      password: 'Sommer-2026-hav',
      terms_accepted: true,
    };
    expect((await counter.ask(CreateAccountDocument, { input })).errors).toMatchObject([{ code: 'EMAIL_TAKEN' }]);
  });
});

test('a comment with line breaks and a header name is plain text of the mail, with one recipient and short lines', async () => {
  const cartId = await newCart(counter);
  await add(cartId, [{ sku: 'PEER-1', quantity: 1 }]);
  await prepare(counter, cartId, 'card');
  const email = "o'brien+test@example.dk";
  expect((await counter.ask(SetGuestEmailDocument, { input: { cart_id: cartId, email } })).errors).toEqual([]);
  const { number, payAt } = await place(
    counter,
    cartId,
    {},
    { comment: 'Hej\r\nBcc: fremmed@example.org\r\n\r\n<b>Slut</b>' },
  );
  expect(number).toMatch(/^\d+$/);
  const [order] = await counter.rows<{ comment: string }>('SELECT comment FROM sales_order WHERE number = $1', [
    number,
  ]);
  expect(order?.comment).toBe('Hej\nBcc: fremmed@example.org\n\n<b>Slut</b>');
  await press(counter, payAt ?? '', 'authorised');
  await counter.deliverMail();
  const files = fs.readdirSync(counter.outbox).filter((name) => name.endsWith('.eml'));
  const sent = files
    .map((name) => fs.readFileSync(path.join(counter.outbox, name), 'latin1'))
    .filter((mail) => mail.includes(email));
  expect(sent.length).toBeGreaterThan(0);
  for (const mail of sent) {
    const [head = ''] = mail.split(/\r?\n\r?\n/);
    expect(head.match(/^(?:to|cc|bcc):.*$/gim)).toEqual([`To: ${email}`]);
    expect(mail.split(/\r?\n/).filter((line) => line.length > 998 || /[^\t -~]/.test(line))).toEqual([]);
  }
  for (const { html } of await mailsIn(counter.outbox)) expect(html).not.toContain('<b>Slut</b>');
});

test('the sitemap date of a product changes only when that product was changed', async () => {
  const changed = () =>
    counter.rows<{ sku: string; at: Date }>(
      `SELECT sku, coalesce(changed_at, created_at) AS at FROM product WHERE sku IN ('PEER-2', 'PEER-3') ORDER BY sku`,
    );
  const before = await changed();
  counter.clock.forward(60_000);
  const prices = ['PEER-2,70.95', 'PEER-3,47.40'];
  expect(await take('sku,price', prices)).toMatchObject({ ok: true, counts: { changed: 1 } });
  const moved = [{ sku: 'PEER-2', at: counter.clock.now() }, before[1]];
  expect(await changed()).toEqual(moved);
  counter.clock.forward(60_000);
  expect(await take('sku,price', prices)).toMatchObject({ ok: true, counts: { changed: 0 } });
  expect(await changed()).toEqual(moved);
});

describe('a product file', () => {
  test('matches a category in any letter case and spacing, and does not rename it', async () => {
    const names = () =>
      counter.rows<{ name_da: string }>(
        `SELECT name_da FROM category WHERE lower(name_da) = 'kontorartikler' ORDER BY id`,
      );
    const before = await names();
    const row = 'PEER-K,simple,"Default Category/KONTORARTIKLER /nye peberfrugter ",Vare K,12';
    expect(await take('sku,product_type,categories,name,price', [row])).toMatchObject({
      ok: true,
      counts: { categories: 1 },
    });
    expect(await names()).toEqual(before);
    const again = row.replace('nye peberfrugter ', 'NYE Peberfrugter');
    expect(await take('sku,product_type,categories,name,price', [again])).toMatchObject({
      ok: true,
      counts: { categories: 0 },
    });
  });

  test('creates two categories for names that differ in punctuation, and one for names that differ in spelling', async () => {
    const below = ['A4', 'A4+', '0.5 mm', '0-5 mm', 'Blæk & toner', 'BLAEK OG TONER', 'Større', 'stoerre'];
    const rows = below.map((name, at) => `PEER-S${at},simple,Default Category/Tegn/${name},Vare S${at},12`);
    const header = 'sku,product_type,categories,name,price';
    expect(await take(header, rows)).toMatchObject({ ok: true, counts: { categories: 7 } });
    const placed = await counter.rows<{ skus: string[] }>(
      `SELECT array_agg(p.sku ORDER BY p.id) AS skus FROM product p JOIN product_category k ON k.product_id = p.id
         JOIN category c ON c.id = k.category_id WHERE p.sku LIKE 'PEER-S%' AND c.name_da <> 'Tegn' GROUP BY c.id ORDER BY c.id`,
    );
    expect(placed.map(({ skus }) => skus).sort()).toEqual([
      ['PEER-S0'],
      ['PEER-S1'],
      ['PEER-S2'],
      ['PEER-S3'],
      ['PEER-S4', 'PEER-S5'],
      ['PEER-S6', 'PEER-S7'],
    ]);
    expect(await take(header, rows.toReversed())).toMatchObject({ ok: true, counts: { categories: 0 } });
  });

  test('imports pictures of every kind upright and in their colours, and rejects a file that is not a picture', async () => {
    const images = path.join(folder, 'images');
    fs.mkdirSync(images);
    const red = { create: { width: 40, height: 20, channels: 3 as const, background: { r: 220, g: 20, b: 20 } } };
    const made: Record<string, Buffer> = {
      'cmyk.jpg': await sharp(red).toColourspace('cmyk').jpeg().toBuffer(),
      'drejet.jpg': await sharp(red).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      'dyb.png': await sharp(red).toColourspace('rgb16').png().toBuffer(),
      'gennemsigtig.webp': await sharp(red).ensureAlpha(0.5).webp().toBuffer(),
      'p3.png': await sharp(red).withIccProfile('p3').png().toBuffer(),
      'en.png': await sharp({ create: { ...red.create, width: 1, height: 1 } })
        .png()
        .toBuffer(),
      'blåbær.jpg': await sharp(red).jpeg().toBuffer(),
      'halvt.png': (await sharp(red).png().toBuffer()).subarray(0, 40),
      'tegning.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'tom.png': Buffer.alloc(0),
    };
    for (const [name, bytes] of Object.entries(made)) fs.writeFileSync(path.join(images, name), bytes);
    const refused = [];
    for (const [at, name] of Object.keys(made).entries()) {
      const outcome = await take(
        'sku,product_type,categories,name,price,base_image',
        [`PEER-P${at},simple,Default Category/Prøve,Billede ${at},5,${name}`],
        images,
      );
      if (outcome.ok && outcome.warnings.some(({ code }) => code === 'pictureUnreadable')) refused.push(name);
    }
    expect(refused).toEqual(['halvt.png', 'tegning.jpg', 'tom.png']);
    const kept = await counter.rows<{ sku: string; bytes: Buffer }>(
      `SELECT p.sku, f.bytes FROM product p JOIN product_picture g ON g.product_id = p.id
         JOIN picture_file f ON f.hash = g.spec ->> 'file' WHERE p.sku LIKE 'PEER-P%' ORDER BY p.sku`,
    );
    const sizes = await Promise.all(kept.map(({ bytes }) => sharp(bytes).metadata()));
    const upright = sizes.map(({ width, height }) => Math.sign((width ?? 0) - (height ?? 0)));
    expect(upright).toEqual([1, -1, 1, 1, 1, 0, 1]);
    for (const { sku, bytes } of kept) {
      const [r = 0, g = 0, b = 0] = await sharp(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer();
      expect([sku, r > 190, g < 60, b < 60]).toEqual([sku, true, true, true]);
    }
  });

  test('that fails after its pictures were prepared leaves no unused pictures after a day', async () => {
    const at = counter.clock.now();
    const put = (hash: string) =>
      counter.rows(`INSERT INTO picture_file (hash, bytes, at) VALUES ($1, 'x', $2)`, [hash, at]);
    await put('unused-picture');
    const hashes = async () =>
      (await counter.rows<{ hash: string }>('SELECT hash FROM picture_file ORDER BY hash')).map(({ hash }) => hash);
    const before = await hashes();
    const used = before.filter((hash) => hash !== 'unused-picture');
    expect(used.length).toBeGreaterThan(3);
    const { pool } = counter.database;
    const told: number[][] = [];
    const refresh = (hours: number) =>
      refreshCatalogue(pool, new Date(at.getTime() + hours * 3_600_000), (...one) => void told.push(one));
    expect(await refresh(23)).toMatchObject({ unusedPictures: 0 });
    expect(await hashes()).toEqual(before);
    const done = await refresh(25);
    expect(done.unusedPictures).toBeGreaterThan(0);
    expect(await hashes()).toEqual(used);
    expect(told.at(-1)).toEqual([done.products, done.products]);
  });
});
