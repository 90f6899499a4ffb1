// The e-conomic connector between the shop and a simulated e-conomic: orders as drafts once, invoices back, prices and stock in, through faults and kills.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopClient } from '../../connectors/core/shop';
import { economicRound } from '../../connectors/economic';
import { economicAt } from '../../connectors/economic/client';
import { economicSettings } from '../../connectors/economic/settings';
import { type ConnectorShop, endOf, killedAfter, openConnectorShop } from '../support/connector-shop';
import { type EconomicStandIn, type Fault, openEconomic } from '../support/economic-stand-in';

const PATIENCE = { timeoutMs: 1_000, pauseMs: 5, tries: 3 };
const WITHOUT_VAT = 'AFRUND-0';

let shop: ConnectorShop;
let economic: EconomicStandIn;
let skus: string[];
let folder = '';
beforeAll(async () => {
  shop = await openConnectorShop('e-conomic');
  skus = shop.skus;
});
beforeEach(async () => {
  economic?.close();
  economic = await openEconomic((product) => (product === WITHOUT_VAT ? 0 : 2_500));
  folder = await shop.newFolder();
});
afterAll(async () => {
  economic?.close();
  await shop?.close();
});

const settingsText = () => ({
  ...{
    api: economic.api,
    layout: 19,
    paymentTerms: 1,
    customerGroup: 1,
    privateCustomer: 7,
    vatZones: { DK: 1, '*': 2 },
  },
  products: { freight: 'FRAGT', rounding: { '2500': 'AFRUND-25', '0': WITHOUT_VAT } },
});
const said: string[] = [];
async function round(): Promise<void> {
  const parts = {
    shop: shopClient(shop.server.origin, shop.key, PATIENCE),
    economic: economicAt(economic.api, economic.tokens, PATIENCE),
    settings: economicSettings.parse(settingsText()),
    log: (text: string) => void said.push(text),
  };
  await economicRound(parts, path.join(folder, 'position.json'), shop.counter.clock.now());
}

const draftsOf = (number: string) =>
  [...economic.drafts, ...economic.archived].filter(({ references }) => references?.other === number);

describe('an order', () => {
  it('is one draft with its total, reported by number, and its booked invoice comes back once', async () => {
    const number = await shop.ordered([[skus[0] ?? '', 3]]);
    for (const _ of [1, 2]) await round();
    const [draft, ...more] = draftsOf(number);
    expect(more).toEqual([]);
    const before = await shop.orderRow(number);
    expect(before).toMatchObject({ erp_number: String(draft?.orderNumber) });
    expect(Math.round((draft?.grossAmount ?? 0) * 100)).toBe(before?.total_oere);
    const invoice = economic.book(draft?.orderNumber ?? 0);
    for (const _ of [1, 2]) await round();
    expect(await shop.erpDocumentsOf(number)).toEqual([
      { kind: 'invoice', number: String(invoice.bookedInvoiceNumber), total_oere: before?.total_oere },
    ]);
    expect(draftsOf(number)).toHaveLength(1);
  });

  it.each<[string, string, Fault]>([
    ['busy (429)', '/orders/drafts', 429],
    ['an error (500)', '/orders/drafts', 500],
    ['a hang', '/orders/drafts', 'hang'],
    ['a reply lost after the draft was made', '/orders/drafts', 'lost reply'],
  ])('is created once through %s', async (_name, at, fault) => {
    economic.faults.push({ method: 'POST', path: at, fault });
    const number = await shop.ordered([[skus[1] ?? '', 1]]);
    await round();
    expect(draftsOf(number)).toHaveLength(1);
    expect((await shop.orderRow(number))?.erp_number).toBe(String(draftsOf(number)[0]?.orderNumber));
  });

  it('is created once where the connector stopped between the draft and its note, and e-conomic has forgotten the key', async () => {
    const number = await shop.ordered([[skus[1] ?? '', 2]]);
    for (const _ of [1, 2, 3]) shop.server.faults.push({ path: '/api/bulk/orders', fault: 503 });
    await expect(round()).rejects.toThrow('503');
    expect(draftsOf(number)).toHaveLength(1);
    expect((await shop.orderRow(number))?.erp_number).toBe(null);
    economic.created.clear();
    const [{ orderNumber } = { orderNumber: 0 }] = draftsOf(number);
    economic.book(orderNumber);
    await round();
    expect(draftsOf(number)).toHaveLength(1);
    expect((await shop.orderRow(number))?.erp_number).toBe(String(orderNumber));
  });

  it('is reported once where the shop’s reply was lost', async () => {
    const number = await shop.ordered([[skus[2] ?? '', 1]]);
    shop.server.faults.push({ path: '/api/bulk/orders', fault: 'lost reply' });
    await round();
    economic.book(draftsOf(number)[0]?.orderNumber ?? 0);
    shop.server.faults.push({ path: '/api/bulk/invoices', fault: 'lost reply' });
    await round();
    expect((await shop.orderRow(number))?.erp_number).not.toBe(null);
    expect(await shop.erpDocumentsOf(number)).toHaveLength(1);
  });
});

it('prices and stock of changed products come in, page by page; what the shop refuses is logged, the rest is written', async () => {
  const [one = '', two = '', three = '', four = ''] = skus;
  const at = '2026-11-29T08:00:00Z';
  for (const [productNumber, salesPrice, available] of [
    [one, 100, 41.7],
    [two, 0.8, -2],
    [three, 33.33, 10],
    [four, 1_250.5, 12],
    ['NO-SUCH', 1, 1],
  ] as const)
    economic.products.push({ productNumber, salesPrice, inventory: { available }, lastUpdated: at });
  said.length = 0;
  await round();
  const rows = await shop.counter.rows<{ sku: string; gross_oere: number; quantity: number }>(
    `SELECT p.sku, p.gross_oere::int, s.quantity::int FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.sku = ANY ($1) ORDER BY array_position($1, p.sku)`,
    [[one, three, four]],
  );
  expect(rows).toEqual([
    { sku: one, gross_oere: 12_500, quantity: 41 },
    { sku: three, gross_oere: 4_166, quantity: 10 },
    { sku: four, gross_oere: 156_313, quantity: 12 },
  ]);
  expect(said.filter((text) => text.includes('NO-SUCH'))).toHaveLength(2);
  expect(JSON.parse(fs.readFileSync(path.join(folder, 'position.json'), 'utf8'))).toMatchObject({ productsSince: at });
  const sent = said.length;
  await round();
  expect(said.slice(sent)).toEqual(['0 orders, 0 invoices, 0 products']);
  await shop.counter.rows('UPDATE stock_item SET quantity = 1000000');
});

it('a new company is a customer of e-conomic once; private persons share one', async () => {
  const [own, guest] = [await shop.ordered([[skus[0] ?? '', 1]]), await shop.orderedByGuest([[skus[0] ?? '', 1]])];
  await round();
  expect(draftsOf(guest)[0]?.customer).toEqual({ customerNumber: 7 });
  const [{ customer } = { customer: null }] = draftsOf(own);
  const again = await shop.ordered([[skus[0] ?? '', 1]]);
  economic.created.clear();
  await round();
  expect(draftsOf(again)[0]?.customer).toEqual(customer);
  expect(economic.customers.length).toBeLessThanOrEqual(1);
});

it('the process may be killed at any moment: each order has one draft and its number', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const numbers: string[] = [];
  for (let made = 0; made < 8; made += 1)
    numbers.push(await shop.ordered([[skus[made % skus.length] ?? '', 1 + made]]));
  const settings = path.join(folder, 'settings.json');
  fs.writeFileSync(settings, JSON.stringify(settingsText()));
  const secrets = {
    ...{ ECONOMIC_APP_SECRET: economic.tokens.appSecret, ECONOMIC_AGREEMENT_GRANT: economic.tokens.agreementGrant },
  };
  const start = () => shop.start('economic', settings, secrets);
  for (const requests of [1, 4, 6, 11]) await killedAfter(start(), economic.requests, requests);
  expect(await endOf(start())).toEqual([0, '']);
  for (const number of numbers) {
    expect([number, draftsOf(number).length]).toEqual([number, 1]);
    expect((await shop.orderRow(number))?.erp_number).toBe(String(draftsOf(number)[0]?.orderNumber));
  }
});
