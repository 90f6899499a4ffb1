// The Business Central connector between the shop and a simulated Business Central: sales orders once, shipments, invoices and credit memos back,
// prices and stock in, through faults, late writes and kills.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessCentralRound } from '../../connectors/business-central';
import { businessCentralAt } from '../../connectors/business-central/client';
import { businessCentralSettings } from '../../connectors/business-central/settings';
import { shopClient } from '../../connectors/core/shop';
import { type BusinessCentralStandIn, type Fault, openBusinessCentral } from '../support/business-central-stand-in';
import { type ConnectorShop, endOf, killedAfter, openConnectorShop } from '../support/connector-shop';

const PATIENCE = { timeoutMs: 600, pauseMs: 5, tries: 3 };
const LONGEST_REQUEST_MS = 500;
const WITHOUT_VAT = '4030';

let shop: ConnectorShop;
let central: BusinessCentralStandIn;
let skus: string[];
let folder = '';
beforeAll(async () => {
  shop = await openConnectorShop('Business Central');
  skus = shop.skus;
});
beforeEach(async () => {
  central?.close();
  central = await openBusinessCentral((number) => (number === WITHOUT_VAT ? 0 : 2_500));
  central.addCustomer('WEB');
  folder = await shop.newFolder();
});
afterAll(async () => {
  central?.close();
  await shop?.close();
});

const settingsText = () => ({
  ...{ api: central.api, tokenAt: central.tokenAt, company: central.company, privateCustomer: 'WEB' },
  lines: {
    freight: { lineType: '=Account', lineObjectNumber: '=4010', description: '=Fragt' },
    rounding: {
      '2500': { lineType: '=Account', lineObjectNumber: '=4020' },
      '0': { lineType: '=Account', lineObjectNumber: `=${WITHOUT_VAT}` },
    },
  },
  longestRequestSeconds: LONGEST_REQUEST_MS / 1_000,
});
const said: string[] = [];
const positionFile = () => path.join(folder, 'position.json');
async function round(more: object = {}): Promise<void> {
  const settings = businessCentralSettings.parse({ ...settingsText(), ...more });
  const parts = {
    shop: shopClient(shop.server.origin, shop.key, PATIENCE),
    central: businessCentralAt({ ...settings, ...central.client }, PATIENCE),
    ...{ settings, positionFile: positionFile(), log: (text: string) => void said.push(text) },
  };
  await businessCentralRound(parts, shop.counter.clock.now());
}
/** As the program does it: a round that fails is followed by another one. */
async function rounds(): Promise<void> {
  for (let left = 12; left > 0; left -= 1) {
    const failure = await round().catch((reason: unknown) => String(reason));
    if (failure === undefined) return;
    await new Promise((resume) => setTimeout(resume, LONGEST_REQUEST_MS / 5));
  }
  throw new Error('no round ended well');
}

const there = (number: string) =>
  [...central.salesOrders, ...central.salesInvoices].filter((one) => one.externalDocumentNumber === number);
const numberThere = (number: string): string =>
  central.salesOrders.find((one) => one.externalDocumentNumber === number)?.number ?? '';
const notesOf = async (number: string, text: string): Promise<number> =>
  ((await shop.orderRow(number))?.notes ?? []).filter((note) => note.includes(text)).length;
const shipmentsOf = (number: string) =>
  shop.counter.rows(
    `SELECT s.erp_reference, s.tracking_number, s.carrier_title FROM shipment s JOIN sales_order o ON o.id = s.order_id
      WHERE o.number = $1 ORDER BY s.id`,
    [number],
  );

describe('an order', () => {
  it('is one sales order with its total, and comes back as shipments, an invoice and a credit memo, each once', async () => {
    const number = await shop.ordered([[skus[0] ?? '', 3]]);
    for (const _ of [1, 2]) await round();
    const [made, ...more] = there(number);
    expect(more).toEqual([]);
    const sold = numberThere(number);
    const row = await shop.orderRow(number);
    expect(row?.erp_number).toBe(sold);
    expect(Math.round((made?.totalAmountIncludingTax ?? 0) * 100)).toBe(row?.total_oere);
    const parcels = [central.ship(sold, () => 1, { shippingAgentCode: 'GLS', packageTrackingNumber: '0037' })];
    for (const _ of [1, 2]) await round();
    // A transaction that began before the first one and ended after it.
    const [{ lastModifiedDateTime } = { lastModifiedDateTime: '' }] = central.salesShipments;
    const earlier = new Date(Date.parse(lastModifiedDateTime) - 120_000).toISOString();
    parcels.push(central.ship(sold, () => 2, { lastModifiedDateTime: earlier }));
    const invoice = central.invoice(sold);
    for (const _ of [1, 2]) await round();
    const memo = central.credit(invoice);
    await round();
    // As a week later, when the shop has forgotten the keys of requests.
    await shop.counter.rows('DELETE FROM api_request');
    central.pay(invoice);
    for (const _ of [1, 2]) await round();
    expect(await shipmentsOf(number)).toMatchObject([
      { erp_reference: parcels[0], tracking_number: '0037', carrier_title: 'GLS' },
      { erp_reference: parcels[1], tracking_number: '' },
    ]);
    expect(await shop.erpDocumentsOf(number)).toEqual([
      { kind: 'invoice', number: invoice, total_oere: row?.total_oere },
      { kind: 'credit', number: memo, total_oere: row?.total_oere },
    ]);
    expect(there(number)).toHaveLength(1);
  });

  it.each<[string, Fault]>([
    ['an expired token', 401],
    ['too many requests (429)', 429],
    ['an error (500)', 500],
    ['a gateway that gives up (504)', 504],
    ['a hang', 'hang'],
    ['a reply lost after the order was made', 'lost reply'],
    ['a reply lost before the order is made', 'late'],
    ['a creation that was broken off before the lines', 'half'],
  ])('is created once through %s', async (_name, fault) => {
    central.faults.push({ method: 'POST', path: 'salesOrders', fault });
    const number = await shop.ordered([[skus[1] ?? '', 1]]);
    await rounds();
    await new Promise((resume) => setTimeout(resume, LONGEST_REQUEST_MS));
    expect(there(number)).toHaveLength(1);
    const [order] = central.salesOrders;
    expect(order?.salesOrderLines.length).toBeGreaterThan(0);
    expect((await shop.orderRow(number))?.erp_number).toBe(order?.number);
  });

  it('without lines is not removed where somebody changes it at that moment', async () => {
    central.faults.push({ method: 'POST', path: 'salesOrders', fault: 'half' });
    central.faults.push({ method: 'DELETE', path: 'salesOrders', fault: 'changed' });
    const number = await shop.ordered([[skus[1] ?? '', 1]]);
    await expect(round()).rejects.toThrow('Request_EntityChanged');
    const [unfinished] = central.salesOrders;
    unfinished?.salesOrderLines.push({
      ...{ lineType: 'Item', lineObjectNumber: skus[1] ?? '', quantity: 1, unitPrice: 1, shippedQuantity: 0 },
    });
    await rounds();
    expect(there(number)).toEqual([unfinished]);
    expect(await notesOf(number, `Ordre ${unfinished?.number} i Business Central er på`)).toBe(1);
  });

  it('is found where the connector stopped before its number was reported, also as an invoice', async () => {
    const number = await shop.ordered([[skus[1] ?? '', 2]]);
    for (const _ of [1, 2, 3]) shop.server.faults.push({ path: '/api/bulk/orders', fault: 503 });
    await expect(round()).rejects.toThrow('503');
    const sold = numberThere(number);
    central.ship(sold);
    central.invoice(sold);
    await rounds();
    expect(there(number)).toHaveLength(1);
    expect((await shop.orderRow(number))?.erp_number).toBe(sold);
  });

  it('and its shipment and invoice are reported once where the shop’s replies were lost', async () => {
    const number = await shop.ordered([[skus[2] ?? '', 1]]);
    shop.server.faults.push({ path: '/api/bulk/orders', fault: 'lost reply' });
    await round();
    const sold = numberThere(number);
    const parcel = central.ship(sold);
    central.invoice(sold);
    shop.server.faults.push({ path: '/api/bulk/shipments', fault: 'lost reply' });
    shop.server.faults.push({ path: '/api/bulk/invoices', fault: 'lost reply' });
    await round();
    // As after a kill before the position was stored: all is read again.
    const position = JSON.parse(fs.readFileSync(positionFile(), 'utf8'));
    fs.writeFileSync(positionFile(), JSON.stringify({ ...position, changes: {} }));
    await round();
    expect(await shipmentsOf(number)).toMatchObject([{ erp_reference: parcel }]);
    expect(await shop.erpDocumentsOf(number)).toHaveLength(1);
  });
});

it('documents that have not changed since `from` are passed over', async () => {
  const number = await shop.ordered([[skus[2] ?? '', 1]]);
  const start = fs.readFileSync(positionFile());
  await round();
  central.ship(numberThere(number));
  fs.writeFileSync(positionFile(), start);
  await round({ from: '2036-11-29T00:00:00Z' });
  expect(await shipmentsOf(number)).toEqual([]);
  await round({ from: '2026-11-28T00:00:00Z' });
  expect(await shipmentsOf(number)).toHaveLength(1);
});

it('a company is found by its number or CVR number, else created once; private persons share a customer', async () => {
  const [own, guest] = [await shop.ordered([[skus[0] ?? '', 1]]), await shop.orderedByGuest([[skus[0] ?? '', 1]])];
  central.faults.push({ method: 'POST', path: 'customers', fault: 'lost reply' });
  await rounds();
  const customerOf = (number: string) =>
    central.salesOrders.find((one) => one.externalDocumentNumber === number)?.customerNumber;
  expect(customerOf(guest)).toBe('WEB');
  const again = await shop.ordered([[skus[0] ?? '', 1]]);
  await rounds();
  expect(customerOf(again)).toBe(customerOf(own));
  expect(customerOf(own)).not.toBe('WEB');
  expect(central.customers).toHaveLength(2);
});

describe('items', () => {
  const stockOf = async (sku: string) =>
    (
      await shop.counter.rows<{ gross_oere: number; quantity: number }>(
        `SELECT p.gross_oere::int, s.quantity::int FROM product p
          JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central' WHERE p.sku = $1`,
        [sku],
      )
    )[0];

  it('bring prices and stock without what is still to be shipped, page by page; a receipt brings the new stock', async () => {
    const [one = '', two = '', three = '', four = ''] = skus;
    const number = await shop.ordered([[one, 4]]);
    const before = await stockOf(two);
    central.addItem(one, { unitPrice: 100, inventory: 41 });
    central.addItem(two, { unitPrice: 0, inventory: -2, type: 'Service' });
    central.addItem(three, { unitPrice: 41.66, inventory: 10, priceIncludesTax: true });
    central.addItem(four, { unitPrice: 1_250.5, inventory: 12.7 });
    central.addItem('NO-SUCH', { unitPrice: 1, inventory: 1 });
    said.length = 0;
    await round();
    expect([await stockOf(one), await stockOf(two), await stockOf(three), await stockOf(four)]).toEqual([
      { gross_oere: 12_500, quantity: 37 },
      before,
      { gross_oere: 4_166, quantity: 10 },
      { gross_oere: 156_313, quantity: 12 },
    ]);
    expect(said.filter((text) => text.includes('NO-SUCH'))).toHaveLength(2);
    const sent = said.length;
    await round();
    expect(said.slice(sent)).toEqual(['0 orders, 0 shipments, 0 documents, 0 items']);
    central.receive(one, 10);
    await round();
    expect(await stockOf(one)).toEqual({ gross_oere: 12_500, quantity: 47 });
    central.ship(numberThere(number), () => 1);
    await shop.counter.rows('UPDATE stock_item SET quantity = 1000000');
  });
});

it('the process may be killed at any moment: each order has one sales order and its number', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const numbers: string[] = [];
  for (let made = 0; made < 8; made += 1)
    numbers.push(await shop.ordered([[skus[made % skus.length] ?? '', 1 + made]]));
  const settings = path.join(folder, 'settings.json');
  fs.writeFileSync(settings, JSON.stringify(settingsText()));
  const secrets = {
    ...{ BUSINESS_CENTRAL_CLIENT_ID: central.client.clientId },
    ...{ BUSINESS_CENTRAL_CLIENT_SECRET: central.client.clientSecret },
  };
  const start = () => shop.start('business-central', settings, secrets);
  for (const requests of [2, 5, 7, 9, 14]) await killedAfter(start(), central.requests, requests);
  expect(await endOf(start())).toEqual([0, '']);
  for (const number of numbers) {
    expect([number, there(number).length]).toEqual([number, 1]);
    expect((await shop.orderRow(number))?.erp_number).toBe(numberThere(number));
  }
});
