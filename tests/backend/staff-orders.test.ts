// Orders on the staff command line: lists, searches, details, packing slips; and the mails to the company.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandShop, shopOver } from '#backend/cli/shop';
import { handedOrder, sumFault } from '#backend/commerce/order-desk/export/handed-order';
import { sendOrders } from '#backend/commerce/order-desk/export/send-orders';
import { listStaffOrders } from '#backend/commerce/order-desk/staff/list.sql';
import { staffOrders } from '#backend/commerce/order-desk/staff/read-order';
import { readConfig } from '#backend/config';
import { noJobs } from '#backend/db/job-queue';
import { salesOrder } from '#backend/db/tables/index';
import type { HandedOrder, HandedOver, Handover } from '#backend/ports/handover/index';
import { testPayments } from '#backend/ports/payment/test-provider';
import { textOfPdf } from '../support/pdf-text';
import { commandRunner } from '../support/staff';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus, type Who } from './test-backend';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-staff-orders-'));

let counter: Counter;
let shop: CommandShop;
let skus: string[];
let birgitte: Who;
beforeAll(async () => {
  counter = await openCounter();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  const selling = { queue: noJobs, provider: testPayments(async () => 'secret') };
  shop = shopOver({ config, database: async () => counter.database, selling, clock: counter.clock });
  skus = await someSkus(counter, 3);
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
});
afterAll(async () => {
  await counter?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const { run, done } = commandRunner(() => shop, { folder, staff: 'Mette' });

const ordered = async (payment: 'card' | 'account', extra: object = {}, isPaid = true) => {
  const who = payment === 'account' ? birgitte : {};
  const goods: [string, number][] = [
    [skus[0] ?? '', 2],
    [skus[1] ?? '', 1],
  ];
  const placed = await place(counter, await readyCart(counter, goods, payment, who), who, extra);
  if (placed.payAt && isPaid) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
};

const mailsAbout = (number: string) =>
  counter.rows<{ template: string; recipient: string; reply_to: string | null }>(
    `SELECT m.template, m.recipient, m.reply_to FROM mail m JOIN sales_order o ON o.id = m.order_id WHERE o.number = $1 ORDER BY m.id`,
    [number],
  );

describe('order commands', () => {
  it('filter by payment and by fulfilment', async () => {
    const unpaid = await ordered('card', {}, false);
    const paid = await ordered('card');
    const invoice = await ordered('account', { requisition_number: 'REQ-77%1' });
    const numbers = async (...typed: string[]) =>
      (JSON.parse(await done('order', 'list', '--json', ...typed)) as { number: string }[]).map(({ number }) => number);
    expect(await numbers('--payment', 'unpaid')).toContain(unpaid);
    expect(await numbers('--payment', 'authorised')).toContain(paid);
    expect(await numbers('--payment', 'authorised')).not.toContain(invoice);
    expect(await numbers('--payment', 'invoice', '--fulfilment', 'to-pack')).toContain(invoice);
    expect(await numbers('--fulfilment', 'awaiting-payment')).toContain(unpaid);
    await done('order', 'ship', invoice, '--line', `${skus[0]}=1`);
    expect(await numbers('--fulfilment', 'to-pack')).not.toContain(invoice);
    expect(await numbers('--fulfilment', 'partly-shipped')).toContain(invoice);
    expect(await numbers('--text', 'REQ-77%1')).toEqual([invoice]);
    const line = (await run('order', 'list')).out.split('\n').find((row) => row.startsWith(invoice));
    expect(line).toContain('faktura  delvist afsendt');
    expect((await done('order', 'list', '--csv', '--lines', '500')).split('\r\n')[0]).toMatch(/^ordrenummer;bestilt;/);
  });

  it('reject an invalid filter with a sentence', async () => {
    expect(await run('order', 'list', '--store', 'nowhere')).toMatchObject({
      code: 1,
      error: 'Butikken nowhere findes ikke.\n',
    });
    expect(await run('order', 'list', '--since', '2026-11-02', '--until', '2026-11-01')).toMatchObject({ code: 1 });
    expect((await run('order', 'list', '--payment', 'gold')).code).not.toBe(0);
    expect(await run('order', 'find', 'ab')).toMatchObject({ code: 1 });
    expect(await run('order', 'show', '999')).toMatchObject({ code: 1 });
  });
});

it('show all data of the order and its history', async () => {
  const number = await ordered('account', {
    requisitioner: 'Kaja',
    requisition_number: 'REQ-9',
    accounting_cost: 'K-42',
  });
  await done('order', 'ship', number, '--tracking', 'PK123');
  await done('order', 'invoice', number);
  const shown = await done('order', 'show', number);
  for (const words of [
    'Faktura',
    'birgitte@havnens-arkitekter.example',
    'REQ-9',
    'Kaja',
    'K-42',
    'PK123',
    'Fragt',
    skus[0],
  ])
    expect(shown).toContain(words);
  expect(shown).toMatch(/Mails\n[\s\S]*order-confirmation[\s\S]*order-shipped[\s\S]*invoice/);
  const json = JSON.parse(await done('order', 'show', number, '--json'));
  expect(json.order.number).toBe(number);
  expect(JSON.stringify(json)).not.toMatch(/publicToken|sessionToken/);
  const [line] = (await done('order', 'find', 'req-9')).split('\n');
  expect(line).toContain(number);
  expect(await done('order', 'find', skus[0] ?? '')).toContain(number);
  expect(await done('order', 'find', number.slice(2))).toContain(number);
});

it('search by the index', async () => {
  const filter = { ...{ statuses: null, payment: null, shipped: null, from: null, to: null, store: null } };
  const sent: { text: string; values: unknown[] }[] = [];
  const on = {
    async query(statement: { text: string; values: unknown[] }) {
      sent.push(statement);
      return { rows: [] };
    },
  };
  await listStaffOrders(on, { ...filter, text: { pattern: '%havnens%', phone: null, sku: 'x' } }, 50);
  const [{ text, values } = { text: '', values: [] }] = sent;
  const client = await counter.database.pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
    expect(JSON.stringify((await client.query(`EXPLAIN ${text}`, values)).rows)).toContain('sales_order_found');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

it('create packing slips as one PDF, and mark orders that must not be sent', async () => {
  const unpaid = await ordered('card', {}, false);
  const invoice = await ordered('account');
  await done('order', 'ship', invoice, '--line', `${skus[0]}=1`);
  const said = await done('order', 'packing-slip', invoice, unpaid, '--to', 'slips.pdf');
  expect(said).toContain(`${unpaid}: MÅ IKKE SENDES`);
  expect(said).toContain('slips.pdf: 2 følgesedler');
  const text = await textOfPdf(new Uint8Array(fs.readFileSync(path.join(folder, 'slips.pdf'))));
  expect(text).toContain(`Følgeseddel ${invoice}`);
  expect(text).toContain('sendt 1');
  expect(text).toContain('I alt at pakke: 2 stk.');
  expect(text).not.toMatch(/kr\./);
  expect(await run('order', 'packing-slip', '999', '--to', 'x.pdf')).toMatchObject({
    code: 1,
    error: '999: findes ikke.\n',
  });
});

describe('mails to the company', () => {
  it('are sent when an order is paid or on invoice, once per address, with replies to the buyer', async () => {
    await counter.rows(
      `INSERT INTO notification_address (email, kinds, stores) VALUES ('ordre@example.dk', '{orders}', NULL),
        ('alt@example.dk', NULL, NULL), ('retur@example.dk', '{returns}', NULL), ('andre@example.dk', NULL, '{no-such-store}')`,
    );
    const notified = async (number: string) =>
      (await mailsAbout(number))
        .filter(({ template }) => template === 'order-new')
        .map(({ recipient }) => recipient)
        .sort();
    const invoice = await ordered('account');
    expect(await notified(invoice)).toEqual(['alt@example.dk', 'ordre@example.dk']);
    expect((await mailsAbout(invoice)).find(({ template }) => template === 'order-new')?.reply_to).toBe(
      'birgitte@havnens-arkitekter.example',
    );
    const unpaid = await ordered('card', {}, false);
    expect(await notified(unpaid)).toEqual([]);
    expect(await notified(await ordered('card'))).toEqual(['alt@example.dk', 'ordre@example.dk']);
  });

  it('contain what is needed to process the order', async () => {
    const number = await ordered('account', { requisition_number: 'REQ-10' });
    const mails = await counter.backend.listMails();
    const mail = mails.find(({ to, subject }) => to === 'ordre@example.dk' && subject.includes(number));
    expect(mail?.subject).toMatch(/^Ny ordre \d+: [\d.]+,\d\d\skr\., \S+/);
    for (const words of ['REQ-10', 'birgitte@havnens-arkitekter.example', 'faktura', 'packing-slip', skus[0]])
      expect(mail?.text).toContain(words);
  });
});

describe('an export to another system', () => {
  const receiver = (answers: HandedOver[] = []) => {
    const seen: { key: string; status: string }[] = [];
    const to: Handover = {
      bodyOf: (order) => order,
      async send(body, { number, revision, isNew }) {
        seen.push({ key: `${number} ${revision} ${isNew ? 'order' : 'update'}`, status: (body as HandedOrder).status });
        return answers.shift() ?? { kind: 'taken' };
      },
    };
    return { seen, to };
  };
  const said: [orders: number, total: number][] = [];
  const all = { from: null, to: null, store: null, number: null };
  const send = (to: Handover, range: Partial<typeof all> = {}) => {
    const { db, pool } = counter.database;
    const progress = (orders: number, total: number) => void said.push([orders, total]);
    const sending = { db, pool, now: counter.clock.now(), receiver: 'middleware' as const, to, progress };
    return sendOrders(sending, { ...all, ...range });
  };

  it('sends each order once, each change once, and retries failed ones', async () => {
    await send(receiver().to);
    expect(said.length).toBeGreaterThan(1);
    expect(said).toEqual(said.map((_, at) => [at + 1, said.length]));
    const number = await ordered('account');
    const away = receiver([{ kind: 'unavailable', why: 'HTTP 503' }]);
    expect(await send(away.to)).toMatchObject({ taken: 0, stoppedAt: { number } });
    const first = receiver();
    await ordered('card', {}, false);
    expect(await send(first.to)).toMatchObject({ taken: 1, updated: 0, refused: [], stoppedAt: null });
    expect(first.seen.map(({ key }) => key)).toEqual([`${number} 1 order`]);
    expect(await send(receiver().to)).toMatchObject({ taken: 0, updated: 0 });
    await done('order', 'cancel', number);
    const change = receiver();
    expect(await send(change.to)).toMatchObject({ taken: 0, updated: 1 });
    expect(change.seen).toEqual([{ key: `${number} 2 update`, status: 'canceled' }]);
    expect(await send(receiver().to)).toMatchObject({ taken: 0, updated: 0 });
    await counter.rows(
      `UPDATE sales_order SET shipping_address = shipping_address || '{"city":"Vejle"}' WHERE number = $1`,
      [number],
    );
    expect(await send(receiver().to)).toMatchObject({ updated: 1 });
    const again = receiver();
    expect(await send(again.to, { number: number as never })).toMatchObject({ taken: 1 });
    expect(again.seen.map(({ key }) => key)).toEqual([`${number} 4 order`]);
  });

  it('has sums that equal the total to the øre, for all orders', async () => {
    const { db, pool } = counter.database;
    const rows = await db.select().from(salesOrder);
    const faults = (await staffOrders(db, pool, rows)).map(handedOrder).flatMap((order) => sumFault(order) ?? []);
    expect(rows.length).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });
});

it('shows products, stock, prices with reasons, and finds customers', async () => {
  const sku = skus[0] ?? '';
  expect(await done('product', 'show', sku)).toMatch(
    /Pris [\d.]+,\d\d kr\. inkl\. moms[\s\S]*Lager: [\s\S]*Kategorier: /,
  );
  expect(await done('stock', 'show', sku)).toContain(`${sku} på central`);
  expect(await done('price', 'show', sku, '--quantity', '10')).toMatch(/listepris inkl\. moms: /);
  const own = await done('price', 'show', sku, '--customer', 'birgitte@havnens-arkitekter.example');
  expect(own).toMatch(/ekskl\. moms[\s\S]*For Havnens/);
  expect(await done('customer', 'find', 'birgitte')).toContain('birgitte@havnens-arkitekter.example');
  for (const typed of [
    ['product', 'show', 'no'],
    ['stock', 'show', 'no'],
    ['price', 'show', 'no'],
  ] as const)
    expect(await run(...typed)).toMatchObject({ code: 1, error: 'no findes ikke.\n' });
  expect((await run('price', 'show', sku, '--store', 'nowhere')).error).toBe('Butikken nowhere findes ikke.\n');
});
