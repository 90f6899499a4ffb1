// Documents of the built shop: PDFs whose text is read back, for those with access and for no one else; safety data sheets as a zip; the stored data
// of a customer as JSON.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendCards } from '#backend/commerce/fulfilment/send-cards';
import type { Life } from '#backend/commerce/fulfilment/step';
import { refundAmount } from '#backend/commerce/invoice/credit-amount';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { makeActingLink } from '#backend/commerce/login/sso/make-links';
import { declareWithdrawal } from '#backend/commerce/returns/withdrawal/declare';
import { ship } from '#backend/commerce/shipment/ship';
import { track } from '#backend/commerce/shipment/track';
import { openDatabase } from '#backend/db/client';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import { applyFolder } from '#backend/shop-files/apply';
import { printShop, writeFiles } from '#backend/shop-files/export';
import { openFolder } from '#backend/shop-files/folder';
import { addDays } from '#domain/calendar/calendar';
import { dayToDayPromise } from '#domain/delivery/delivery';
import { USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import { oere } from '#domain/money/money';
import { AddToCartDocument } from '~/services/generated/commerce';
import { weekdayText } from '~/ui/shop/dates';
import {
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  prepare,
  press,
  readyCart,
  someSkus,
  type Who,
} from '../backend/test-backend';
import { sendOverHttp } from '../flows/drivers/paper-http';
import { cookiesOf } from '../routes/door';
import { freshDatabase } from '../support/database';
import { picturesOfPdf, textOfPdf } from '../support/pdf-text';
import { type Shop, startShop } from '../support/shop';
import { until } from '../support/until';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

const CHRISTIAN = 'christian@havnens-arkitekter.example';
const HAS_SHEET = `p.documents @> '[{"type":"safety_data"}]'`;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let counter: Counter;
let shop: Shop;
let order: { number: string; token: string };
let invoice = '';
let credit = '';
let giftCard = { token: '', code: '' };
let sheetSku = '';

beforeAll(async () => {
  database = await freshDatabase();
  counter = await openCounter({ database: await openDatabase({ url: database.url, max: 4 }) });
  const christian = await logIn(counter, CHRISTIAN);
  [sheetSku = ''] = await someSkus(counter, 1, `${HAS_SHEET} AND p.delivery_days = 1`);
  const cartId = await readyCart(counter, [[sheetSku, 3]], 'account', christian);
  const placed = await place(counter, cartId, christian, {
    requisitioner: 'Christian Bak',
    requisition_number: 'R-4711',
  });
  order = { number: placed.number ?? '', token: placed.token ?? '' };
  const { db, pool } = counter.database;
  const provider = testPayments(async () => 'secret');
  const life: Life = { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
  await ship(order.number, { pieces: null, carrier: null, trackingNumber: '' }, life);
  const billed = await invoiceOrder(order.number, null, life);
  if (!billed.ok) throw new Error(billed.code);
  invoice = billed.invoice.invoice.number;
  const given = await refundAmount(order.number, oere(500), 'Ridse', life);
  if (!given.ok) throw new Error(given.code);
  credit = given.credit.invoice.number;
  giftCard = await boughtCard(christian, life);
  shop = await startShop({ databaseUrl: database.url });
});

/** A gift card that was sent, by the link of its letter. */
async function boughtCard(who: Who, life: Life): Promise<{ token: string; code: string }> {
  const [found] = await counter.rows<{ sku: string }>(`SELECT sku FROM product WHERE type = 'giftcard'`);
  const cartId = await newCart(counter, who);
  const names = { recipient_name: 'Ole Bang', recipient_email: 'ole@example.dk', sender_name: 'Christian' };
  const wish = { ...names, amount: 350, message: 'Tillykke, Ole!' };
  await counter.ask(
    AddToCartDocument,
    { cartId, items: [{ sku: found?.sku ?? '', quantity: 1, gift_card: wish }] },
    who,
  );
  await prepare(counter, cartId, 'account', who);
  const placed = await place(counter, cartId, who, { requisitioner: 'C', requisition_number: 'R-1' });
  await sendCards(placed.number ?? '', life);
  const [card] = await counter.rows<{ token: string; code: string }>(
    'SELECT public_token AS token, code FROM gift_card WHERE sent_at IS NOT NULL',
  );
  if (!card) throw new Error('no card was sent');
  return card;
}
afterAll(async () => {
  await shop?.stop();
  await counter?.close();
  await database?.drop();
});

const nextWorkdays = (now: Date) => {
  const { dispatch } = dayToDayPromise(now, USUAL_CALENDAR);
  return [0, 1, 2, 3].map((days) => addDays(dispatch, days));
};

const ask = (path: string, cookie = '', language = 'da') =>
  sendOverHttp(new Request(new URL(path, shop.origin), { headers: { cookie, 'accept-language': language } }));

async function cookieOf(email: string): Promise<string> {
  const body = new URLSearchParams({ email, password: DEMO_PASSWORD });
  const init = { method: 'POST', body, headers: { origin: shop.origin } };
  return cookiesOf(await sendOverHttp(new Request(new URL('/customer/login', shop.origin), init)));
}

async function wordsOf(response: Response, caching = 'private, no-store'): Promise<string> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe(caching);
  return textOfPdf(await response.arrayBuffer());
}

describe('a document', () => {
  test('of a gift card opens by the link of the letter, in both languages', async () => {
    const danish = await wordsOf(await ask(`/generate/pdf?giftcard=${giftCard.token}`));
    for (const part of ['Gavekort på 350,00 kr.', giftCard.code, 'Ole Bang', 'Tillykke, Ole!'])
      expect(danish).toContain(part);
    const english = await wordsOf(await ask(`/generate/pdf?giftcard=${giftCard.token}`, 'locale=en-GB'));
    expect(english).toContain('Gift card code');
    expect((await ask(`/generate/pdf?giftcard=${giftCard.code}`)).status).toBe(404);
  });

  // spec: 2 Routes: `/generate/pdf`
  //   at app/routes/resources/pdf.ts, app/pdf/draw-pdf.server.ts
  test('of an order and of its invoice shows the lines and the total', async () => {
    const cookie = await cookieOf(CHRISTIAN);
    const [row] = await counter.rows<{ name: string; total: number }>(
      `SELECT l.name, o.total_oere::int AS total FROM sales_order o JOIN order_line l ON l.order_id = o.id WHERE o.number = $1`,
      [order.number],
    );
    const total = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2 }).format((row?.total ?? 0) / 100);
    const ofOrder = await wordsOf(await ask(`/generate/pdf?order=${order.number}`, cookie));
    const ofInvoice = await wordsOf(await ask(`/generate/pdf?invoice=${invoice}`, cookie));
    for (const part of [row?.name ?? '', total, order.number, 'R-4711']) {
      expect(ofOrder).toContain(part);
      expect(ofInvoice).toContain(part);
    }
    expect(ofInvoice).toContain(`Faktura ${invoice}`);
    expect(ofInvoice).toContain('Moms 25 %');
    // The law requires the invoice number on each credit note.
    const ofCredit = await wordsOf(await ask(`/generate/pdf?credit=${credit}`, cookie));
    for (const part of [`Kreditnota ${credit}`, 'Vedrører faktura', invoice, 'Ridse']) expect(ofCredit).toContain(part);
    expect(ofCredit).not.toContain('Fakturadato');
    expect(ofInvoice).not.toContain('Vedrører faktura');
  });

  // spec: 2 Routes: `/generate/pdf`
  test('opens with the token of its order, and not for others', async () => {
    const withToken = `/generate/pdf?invoice=${invoice}&token=${order.token}`;
    expect(await wordsOf(await ask(withToken))).toContain(invoice);
    const dorthe = await cookieOf('dorthe@havnens-arkitekter.example');
    const grethe = await cookieOf('grethe@fjordhavn.example');
    const papers = [
      `order=${order.number}`,
      `invoice=${invoice}`,
      'order=1',
      'invoice=0',
      'credit=1',
      'cart=1',
      'product=findes-ikke',
      '',
    ];
    for (const cookie of ['', dorthe, grethe])
      for (const paper of papers)
        expect([paper, (await ask(`/generate/pdf?${paper}`, cookie)).status]).toEqual([paper, 404]);
    expect((await ask(`/generate/pdf?invoice=${invoice}&token=wrong`)).status).toBe(404);
    const birgitte = await cookieOf('birgitte@havnens-arkitekter.example');
    expect((await ask(`/generate/pdf?invoice=${invoice}`, birgitte)).status).toBe(200);
  });

  test('of a product is public', async () => {
    const [row] = await counter.rows<{ key: string; name: string }>(
      'SELECT url_key AS key, name_da AS name FROM product WHERE sku = $1',
      [sheetSku],
    );
    const paper = await ask(`/generate/pdf?product=${row?.key}`);
    const words = await wordsOf(paper, 'private, no-cache');
    for (const part of [row?.name ?? '', sheetSku, 'Pris inkl. moms']) expect(words).toContain(part);
  });

  test('of a product shows its picture in 400 pixels; without one it is the same without', async () => {
    const [row] = await counter.rows<{ id: number; key: string }>(
      'SELECT id, url_key AS key FROM product WHERE sku = $1',
      [sheetSku],
    );
    const paper = async () => {
      const answer = await ask(`/generate/pdf?product=${row?.key}`);
      expect(answer.status).toBe(200);
      return new Uint8Array(await answer.arrayBuffer());
    };
    const [picture, ...others] = await picturesOfPdf(await paper());
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ page: 1 });
    expect(picture?.pixels[0]).toBe(400);
    expect(Math.round(Math.max(...(picture?.points ?? [])))).toBe(150);
    await counter.rows('DELETE FROM product_picture WHERE product_id = $1', [row?.id]);
    await until('the page has no picture any more', async () => {
      const bytes = await paper();
      return (await picturesOfPdf(bytes)).length === 0 ? bytes : null;
    });
    expect(await textOfPdf(await paper())).toContain('Pris inkl. moms');
  });
});

// spec: 2 Routes: Account: safety-datasheets
//   at app/routes/account/safety-datasheets.tsx, app/routes/account/safety-zip.ts
test('safety data sheets of ordered products are available singly, by search, and as one zip', async () => {
  const cookie = await cookieOf(CHRISTIAN);
  const page = await (await ask('/customer/account/safety-datasheets', cookie)).text();
  expect(page).toContain(sheetSku);
  const answer = await ask('/customer/account/safety-datasheets/zip', cookie);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  expect(files.map(([name]) => name.split('-')[0])).toEqual([sheetSku]);
  expect(new TextDecoder('latin1').decode(files[0]?.[1].slice(0, 5))).toBe('%PDF-');
  expect((await ask('/customer/account/safety-datasheets/zip', await cookieOf('anna@example.dk'))).status).toBe(404);
  // A single one, and those of a search.
  const one = await ask(load(page)('main table a[href*="/media/"]').attr('href') ?? '', cookie);
  expect([one.status, one.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const searched = async (q: string, what = '') => ask(`/customer/account/safety-datasheets${what}?q=${q}`, cookie);
  expect(await (await searched(sheetSku)).text()).toContain(`Varenr. ${sheetSku}`);
  expect(await (await searched('%25')).text()).toContain('Der er ikke noget, der passer.');
  expect((await searched('%25', '/zip')).status).toBe(404);
});

test('all data stored about a customer is available as JSON, to that customer only', async () => {
  const answer = await ask('/customer/account/profile-settings/data', await cookieOf(CHRISTIAN));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  const kept = JSON.parse(await answer.text());
  expect(kept.customer).toMatchObject({ email: CHRISTIAN });
  expect(kept.orders.map((one: { number: string }) => one.number)).toContain(order.number);
  const anna = await (await ask('/customer/account/profile-settings/data', await cookieOf('anna@example.dk'))).text();
  expect([anna.includes('anna@example.dk'), anna.includes(order.number)]).toEqual([true, false]);
});

test('staff acting for a customer download what the customer’s pages show, and not the file of all data', async () => {
  const link = await makeActingLink(CHRISTIAN, 'Mette Holm', { pool: counter.database.pool, now: new Date() });
  const init = { method: 'POST', headers: { origin: shop.origin } };
  const acting = cookiesOf(
    await sendOverHttp(new Request(new URL(link.ok ? link.path : '', shop.origin), { ...init, body: '' })),
  );
  const [list] = await counter.rows<{ id: number }>(
    `INSERT INTO shopping_list (customer_id, name, created_at) SELECT id, 'Papir', now() FROM customer WHERE email = $1 RETURNING id`,
    [CHRISTIAN],
  );
  const [other] = await counter.rows<{ number: string }>(
    'SELECT o.number FROM sales_order o JOIN customer c ON c.id = o.customer_id WHERE c.email <> $1 AND c.business_id IS NULL ORDER BY o.id LIMIT 1',
    [CHRISTIAN],
  );
  const statuses = async (cookie: string) => {
    const paths = {
      order: `/generate/pdf?order=${order.number}`,
      invoice: `/generate/pdf?invoice=${invoice}`,
      credit: `/generate/pdf?credit=${credit}`,
      electronic: `/generate/e-invoice?order=${order.number}&number=${invoice}&format=oioubl`,
      listed: `/customer/shopping-list/${list?.id}/csv`,
      printed: `/customer/shopping-list/${list?.id}/pdf`,
      labels: `/customer/shopping-list/${list?.id}/labels`,
      sheets: '/customer/account/safety-datasheets/zip',
      other: `/generate/pdf?order=${other?.number}`,
      data: '/customer/account/profile-settings/data',
      file: '/customer/account/mine-data/hent',
    };
    const answered: [string, number][] = [];
    for (const [name, path] of Object.entries(paths)) answered.push([name, (await ask(path, cookie)).status]);
    return Object.fromEntries(answered);
  };
  const asCustomer = {
    ...{ order: 200, invoice: 200, credit: 200, electronic: 200, listed: 200, printed: 200, labels: 200, sheets: 200 },
    ...{ other: 404, data: 200, file: 200 },
  };
  expect(await statuses(await cookieOf(CHRISTIAN))).toEqual(asCustomer);
  expect(await statuses(acting)).toEqual({ ...asCustomer, data: 403, file: 403 });
});

test('the receipt of a withdrawal is a document for holders of the order’s token', async () => {
  const placed = await place(counter, await readyCart(counter, [[sheetSku, 2]], 'card'));
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  const number = placed.number ?? '';
  const [line] = await counter.rows<{ id: number; token: string }>(
    'SELECT l.id, o.public_token AS token FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1',
    [number],
  );
  const { db, pool } = counter.database;
  const provider = testPayments(async () => 'secret');
  const life: Life = { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'customer' };
  const lines = [{ id: line?.id ?? 0, quantity: 1 }];
  const done = await declareWithdrawal(number, { lines, formKey: 'paper' }, life);
  const withdrawal = done.ok ? done.withdrawal.number : '';
  const words = await wordsOf(await ask(`/generate/pdf?withdrawal=${withdrawal}&token=${line?.token}`));
  for (const said of ['Kvittering for fortrydelse', withdrawal, number, 'Modtaget', sheetSku])
    expect(words).toContain(said);
  for (const wrong of [
    `withdrawal=${withdrawal}`,
    `withdrawal=1&token=${line?.token}`,
    `withdrawal=${withdrawal}&token=x`,
  ])
    expect([wrong, (await ask(`/generate/pdf?${wrong}`)).status]).toEqual([wrong, 404]);
});

test('after the fortnight, the pages of returns and withdrawals show that it has passed, and whom to contact', async () => {
  const { db, pool } = counter.database;
  const provider = testPayments(async () => 'secret');
  const life: Life = { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
  const christian = await logIn(counter, CHRISTIAN);
  const words = { requisitioner: 'C', requisition_number: 'R-2' };
  const longAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  const orders = [
    await place(counter, await readyCart(counter, [[sheetSku, 1]], 'account', christian), christian, words),
    await place(counter, await readyCart(counter, [[sheetSku, 1]], 'card')),
  ];
  for (const { number: placed, payAt } of orders) {
    const number = placed ?? '';
    if (payAt) await press(counter, payAt, 'authorised');
    const sent = await ship(number, { pieces: null, carrier: null, trackingNumber: '' }, life);
    if (!sent.ok) throw new Error(sent.code);
    await track(sent.shipment.number, { status: 'DELIVERED', place: '' }, { ...life, now: longAgo });
    await counter.rows(`UPDATE sales_order SET withdrawal_told_at = now() - interval '31 days' WHERE number = $1`, [
      number,
    ]);
  }
  const tokens = await counter.rows<{ token: string }>(
    'SELECT public_token AS token FROM sales_order WHERE number = ANY ($1) ORDER BY id',
    [orders.map(({ number }) => number)],
  );
  const [company, consumer] = tokens.map(({ token }) => token);
  const page = async (path: string) => load(await (await ask(path)).text())('main');
  // Neither does a step in the address open anything.
  for (const path of [`/retur/${company}`, `/retur/${company}?intact=yes&pickup=yes&at=size`]) {
    const late = await page(path);
    expect(late.text()).toContain('der er gået mere end 14 dage, siden varerne blev leveret.');
    expect([late.find('form').length, late.find('a[href^="mailto:"]').length]).toEqual([0, 1]);
  }
  const late = await page(`/fortryd/${consumer}`);
  expect(late.text()).toContain('Fristen for at fortryde udløb');
  expect(late.text()).toContain('to års reklamationsret');
  expect(late.find('form').length).toBe(0);
});

test('all data stored about a customer is available as a zip in JSON and HTML, to that customer only', async () => {
  const path = '/customer/account/mine-data/hent';
  const answer = await ask(path, await cookieOf(CHRISTIAN));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    ...[200, 'application/zip', 'private, no-store'],
  ]);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual(['mine-data.html', 'mine-data.json']);
  const json = strFromU8(files['mine-data.json'] ?? new Uint8Array());
  const tables = JSON.parse(json).sections.map(({ table }: { table: string }) => table);
  expect(tables).toEqual(expect.arrayContaining(['customer', 'sales_order', 'invoice']));
  expect(json).toContain(order.number);
  const page = load(strFromU8(files['mine-data.html'] ?? new Uint8Array()));
  expect(page('h2').first().text()).toBe('Profil og adresser');
  expect(page('body').text()).toContain(CHRISTIAN);
  expect((await ask(path)).status).toBe(303);
});

test('logo and languages of shop.yaml are used on pages and documents, which name the selling company', async () => {
  const path = `/generate/pdf?giftcard=${giftCard.token}`;
  const plain = await ask(path);
  const bytes = Buffer.from(await plain.clone().arrayBuffer()).toString('latin1');
  expect(await wordsOf(plain)).toContain('Kontorværk · Kontorværk A/S');
  expect(bytes).not.toContain('/Subtype /Image');
  const folder = await mkdtemp(join(tmpdir(), 'papers-'));
  const file = (await printShop(counter.database.pool)).get('shop.yaml') ?? '';
  const named = file.replace('logo: look', 'logo: pictures/l.svg').replace(/languages:\n\s+- da\n/, 'languages:\n');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><rect width="9" height="3" fill="#24a857"/></svg>';
  // Nothing is dispatched on the next workdays: promised days are after them.
  const calendar = { cutoff: '11:00', closed: nextWorkdays(new Date()), open: [] };
  const files = {
    'shop.yaml': named,
    'delivery.yaml': `calendar: ${JSON.stringify(calendar)}
`,
    'pictures/l.svg': svg,
  };
  await writeFiles(folder, new Map(Object.entries(files)));
  const request = { folder: await openFolder(folder), now: counter.clock.now(), dryRun: false };
  expect(await applyFolder(counter.database.pool, request)).toMatchObject({ ok: true });
  const page = await until('the page has the logo', async () => {
    const $ = load(await (await ask('/')).text());
    return $('header img[alt="Kontorværk"]').length > 0 ? $ : null;
  });
  expect([page('html').attr('lang'), page('a[href*="panel=language"]').length]).toEqual(['en', 0]);
  const picture = await ask(page('header img[alt="Kontorværk"]').attr('src') ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const paper = await ask(path);
  expect(Buffer.from(await paper.clone().arrayBuffer()).toString('latin1')).toContain('/Subtype /Image');
  expect(await wordsOf(paper)).toContain('Gift card code');
  const [goods] = await counter.rows<{ key: string }>('SELECT url_key AS key FROM product WHERE sku = $1', [sheetSku]);
  const { delivery } = dayToDayPromise(new Date(), calendar);
  expect(load(await (await ask(`/${goods?.key}`)).text())('main').text()).toContain(weekdayText(delivery, 'en'));
  const manifest = await (await ask('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Kontorværk', lang: 'en' });
  await rm(folder, { recursive: true });
});
