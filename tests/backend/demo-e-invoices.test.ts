// Past business invoices of the demo data have electronic forms, which the buyer and staff can download.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyFolder } from '#backend/shop-files/apply';
import { joinedFiles, writeFiles } from '#backend/shop-files/export';
import { openFolder } from '#backend/shop-files/folder';
import { pastOrdersSource } from '#backend/shop-files/sections/orders/order-tables';
import { CustomerOrderDocument, EInvoiceDocument } from '~/services/generated/commerce';
import { brokenInFile } from '../e-invoice/written-rules';
import { TEST_NOW } from '../support/template';
import { type Counter, logIn, openCounter } from './test-backend';
import { ownOrders } from '#demo/folder/own-orders';
import { smallEdition } from '#demo/small-edition';
import { buildWorld } from '#demo/world/index';

let counter: Counter;
let root = '';
beforeAll(async () => {
  counter = await openCounter();
  const world = smallEdition(buildWorld({ now: TEST_NOW }));
  root = await mkdtemp(join(tmpdir(), 'demo-orders-'));
  await writeFiles(root, joinedFiles(pastOrdersSource.print(ownOrders(world, TEST_NOW))));
  const outcome = await applyFolder(counter.database.pool, {
    folder: await openFolder(root),
    now: TEST_NOW,
    dryRun: false,
  });
  expect(outcome).toMatchObject({ ok: true, warnings: [] });
});
afterAll(async () => {
  await counter?.close();
  await rm(root, { recursive: true, force: true });
});

test('the municipality downloads its invoices in both formats; they are addressed to its EAN number and valid', async () => {
  const grethe = await logIn(counter, 'grethe@fjordhavn.example');
  const orders = await counter.rows<{ number: string }>(
    `SELECT o.number FROM sales_order o JOIN invoice i ON i.order_id = o.id WHERE o.email = 'grethe@fjordhavn.example' ORDER BY o.id`,
  );
  expect(orders.length).toBeGreaterThanOrEqual(4);
  for (const { number } of orders) {
    const { data } = await counter.ask(CustomerOrderDocument, { number }, grethe);
    const files = data?.customer?.orders?.items[0]?.e_invoices ?? [];
    expect(files.map((one) => one?.format)).toEqual(['OIOUBL', 'PEPPOL']);
    for (const format of ['OIOUBL', 'PEPPOL'] as const) {
      const asked = { order: number, number: files[0]?.number ?? '', format };
      const read = await counter.ask(EInvoiceDocument, asked, grethe);
      const xml = read.data?.customer?.orders?.items[0]?.e_invoices?.[0]?.xml ?? '';
      expect(xml).toContain('>5798009900418</cbc:EndpointID>');
      expect(brokenInFile(xml, format === 'OIOUBL' ? 'oioubl' : 'peppol')).toEqual([]);
    }
  }
});

test('every business invoice has both electronic forms, private invoices have none', async () => {
  expect(
    await counter.rows(
      `SELECT (o.business_id IS NOT NULL) AS business, count(DISTINCT e.format)::int AS formats FROM invoice i JOIN sales_order o ON o.id = i.order_id
         LEFT JOIN e_invoice e ON e.invoice_id = i.id GROUP BY 1 ORDER BY 1`,
    ),
  ).toEqual([
    { business: false, formats: 0 },
    { business: true, formats: 2 },
  ]);
});
