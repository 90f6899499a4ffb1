// Uniconta over files: debtors, orders and lines as it loads them, and its lists of items, delivery notes and invoices as it exports them.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openFeedShop, smallOrder } from '../../tests/support/feed-shop';
import { openFileErp, UNICONTA_ITEMS } from '../../tests/support/file-erp';
import { folderRound } from '../folder/index';
import { unicontaSettings } from './settings';

let folder: string;
let feed: ReturnType<typeof openFeedShop>;
let uniconta: ReturnType<typeof openFileErp>;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-uniconta-'));
  feed = openFeedShop();
  uniconta = openFileErp(folder, 'uniconta');
});

function round(): Promise<void> {
  uniconta.exportLists();
  const settings = unicontaSettings({ privateCustomer: 'WEB', items: UNICONTA_ITEMS });
  return folderRound({ folder, shop: feed.shop, settings, log: () => undefined });
}
const out = (name: string, number: string): string[] => {
  const file = path.join(folder, 'out', name, `${number}.csv`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').replace('﻿', '').trim().split('\r\n') : [];
};

it('an order is a row of orders and its lines; a company without a number is a debtor with its CVR number', async () => {
  const company = { name: 'Havnens Arkitekter ApS', cvr: '10150817', number: null };
  feed.orders.push(
    smallOrder('100000001', { reference: '=1+1' }),
    smallOrder('100000002', { company }),
    smallOrder('100000003', { company: { ...company, number: 'D-7' } }),
  );
  await round();
  expect(out('orders', '100000001')[1]).toBe("100000001;WEB;100000001;'=1+1;;;Ida;;;;;");
  expect(out('lines', '100000001')).toEqual([
    'OrderNumber;LineNumber;Item;Text;Qty;Price',
    '100000001;1;A;Vare A;1;1,00',
  ]);
  expect([out('debtors', '100000001'), out('debtors', '100000003')]).toEqual([[], []]);
  expect(out('debtors', '100000002')[1]).toBe('10150817;Havnens Arkitekter ApS;10150817;;;8000;Aarhus;;');
  uniconta.accounts.add('D-7');
  uniconta.load();
  expect([...uniconta.orders.values()].map(({ account }) => account)).toEqual(['WEB', '10150817', 'D-7']);
  await round();
  expect(fs.readdirSync(path.join(folder, 'out', 'orders'))).toEqual([]);
});

it('its lists come in with Danish amounts; rows of other orders, freight and items without a price are left out', async () => {
  feed.orders.push(smallOrder('100000001'));
  await round();
  uniconta.load();
  uniconta.put('stock', [{ Item: 'A', Available: '1.041,70', SalesPrice1: '12,50' }]);
  uniconta.put('prices', [
    { Item: 'A', SalesPrice1: '12,50' },
    { Item: 'FRAGT', SalesPrice1: '0,00' },
  ]);
  uniconta.put('orders', [{ OrderNumber: '17' }, { OrderNumber: '100000001' }]);
  uniconta.ship('100000001', ({ quantity }) => quantity);
  uniconta.invoice('100000001', ({ quantity }) => quantity);
  uniconta.credit('100000001', ({ quantity }) => quantity);
  await round();
  expect(feed.linesOf('stock')).toEqual([{ sku: 'A', quantity: 1_041 }]);
  expect(feed.linesOf('prices')).toEqual([{ sku: 'A', grossOere: 15_63 }]);
  expect(feed.linesOf('orders')).toEqual([{ order: '100000001', number: '100000001' }]);
  expect(feed.linesOf('shipments')).toMatchObject([{ order: '100000001', lines: [{ sku: 'A', quantity: 1 }] }]);
  const document = { order: '100000001', issuedOn: '2026-11-29', dueOn: '2026-12-29', totalOere: 125 };
  const [invoice, credit] = uniconta.documents.map(({ number }) => number);
  expect(feed.linesOf('invoices')).toEqual([
    { ...document, number: invoice },
    { ...document, number: credit, kind: 'credit' },
  ]);
});

it('items of freight and rounding and the private customer have to be named', () => {
  expect(() => unicontaSettings({ privateCustomer: 'WEB' })).toThrow(/Items of freight/);
  expect(() => unicontaSettings({ items: UNICONTA_ITEMS })).toThrow(/privateCustomer/);
});
