// The folder connector: orders out as CSV once, files of an ERP in once, through kills between its steps; what is refused is reported by line.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeApiKey } from '#backend/api/keys';
import { numberAllEvents } from '#backend/events/events.sql';
import { API_SCOPES } from '#domain/staff/api-scopes';
import { totalOfLines } from '../../connectors/core/order';
import { shopClient } from '../../connectors/core/shop';
import { folderRound } from '../../connectors/folder';
import { folderSettings } from '../../connectors/folder/settings';
import { openFilesServer } from '../support/files-server';
import { type Counter, logIn, openCounter, place, readyCart, someSkus, type Who } from './test-backend';

let counter: Counter;
let server: Awaited<ReturnType<typeof openFilesServer>>;
let birgitte: Who;
let skus: string[];
let key = '';
let folder = '';
beforeAll(async () => {
  counter = await openCounter();
  server = await openFilesServer(counter);
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  skus = await someSkus(counter, 3);
  const rights = { name: 'Mappe', scopes: [...API_SCOPES], store: null, expiresAt: null };
  key = (await makeApiKey(counter.database.pool, rights, counter.clock.now())).key;
});
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-folder-'));
  await numberAllEvents(counter.database.pool);
  const [{ last } = { last: 0 }] = await counter.rows<{ last: number }>(
    'SELECT coalesce(max(number), 0)::int AS last FROM business_event',
  );
  fs.writeFileSync(path.join(folder, 'position.json'), JSON.stringify({ after: last }));
});
afterAll(async () => {
  server?.close();
  await counter?.close();
});

const round = () =>
  folderRound({
    ...{ folder, settings: folderSettings.parse({}), log: () => undefined },
    shop: shopClient(server.origin, key, { timeoutMs: 5_000, pauseMs: 5, tries: 2 }),
  });
const files = (...at: string[]): string[] => {
  const here = path.join(folder, ...at);
  return fs.existsSync(here) ? fs.readdirSync(here).sort() : [];
};
const put = (resource: string, name: string, text: string) => {
  fs.mkdirSync(path.join(folder, 'in', resource), { recursive: true });
  fs.writeFileSync(path.join(folder, 'in', resource, name), text);
};
async function ordered(sku = skus[0] ?? ''): Promise<string> {
  const { number } = await place(counter, await readyCart(counter, [[sku, 2]], 'account', birgitte), birgitte);
  return number ?? '';
}
const stockOf = async (sku: string | undefined) =>
  (
    await counter.rows<{ quantity: number }>(
      `SELECT s.quantity::int FROM stock_item s JOIN product p ON p.id = s.product_id WHERE p.sku = $1 AND s.source_code = 'central'`,
      [sku],
    )
  )[0]?.quantity;

describe('orders', () => {
  it('are one file each with lines that add up to the total', async () => {
    const number = await ordered();
    await round();
    expect(files('out', 'orders')).toEqual([`${number}.csv`]);
    const text = fs.readFileSync(path.join(folder, 'out', 'orders', `${number}.csv`), 'utf8');
    const rows: Record<string, string>[] = parse(text, { delimiter: ';', columns: true, bom: true });
    const lines = rows.map((row) => ({
      ...{ quantity: Number(row.quantity), unitNetOere: Number(row.unitNetOere), vatBp: Number(row.vatBp) },
    }));
    expect(rows[0]).toMatchObject({ order: number, kind: 'product', sku: skus[0], quantity: '2' });
    expect(String(totalOfLines(lines))).toBe(rows[0]?.totalOere);
  });

  it('are not written again after the ERP has taken the file, and later events of the order came', async () => {
    const number = await ordered();
    await round();
    fs.rmSync(path.join(folder, 'out', 'orders', `${number}.csv`));
    await counter.rows(`UPDATE sales_order SET comment = 'ændret' WHERE number = $1`, [number]);
    await round();
    fs.writeFileSync(path.join(folder, 'position.json'), JSON.stringify({ after: 0 }));
    await round();
    expect(files('out', 'orders')).not.toContain(`${number}.csv`);
  });

  it('that a killed process left in work/ are published once', async () => {
    const number = await ordered();
    await round();
    // As after a kill between work/ and out/, with or without the note in taken/.
    for (const isNoted of [true, false]) {
      fs.mkdirSync(path.join(folder, 'work', number), { recursive: true });
      const published = path.join(folder, 'out', 'orders', `${number}.csv`);
      fs.renameSync(published, path.join(folder, 'work', number, 'orders.csv'));
      if (!isNoted) fs.rmSync(path.join(folder, 'taken', number));
      fs.mkdirSync(path.join(folder, 'work', '999.part'), { recursive: true });
      await round();
      expect([files('out', 'orders'), files('taken')]).toEqual([[`${number}.csv`], [number]]);
    }
  });
});

describe('files of the ERP', () => {
  it('are sent, and refused lines are reported next to the file', async () => {
    put('stock', 'lager.csv', `﻿sku;quantity\r\n${skus[0]};17\r\nNO-SUCH;1\r\n${skus[1]};x\r\n`);
    put('prices', 'priser.csv', `sku;grossOere\n${skus[1]};4242\n`);
    await round();
    expect(await stockOf(skus[0])).toBe(17);
    const [price] = await counter.rows<{ gross_oere: number }>('SELECT gross_oere::int FROM product WHERE sku = $1', [
      skus[1],
    ]);
    expect(price?.gross_oere).toBe(4_242);
    expect([files('in', 'stock'), files('claimed', 'stock')]).toEqual([[], []]);
    const [file = '', report = ''] = files('done', 'stock');
    expect([file.endsWith('.lager.csv'), report]).toEqual([true, `${file}.refused.csv`]);
    const refused: string[][] = parse(fs.readFileSync(path.join(folder, 'done', 'stock', report), 'utf8'), {
      delimiter: ';',
      bom: true,
    });
    expect(refused.map(([line, code]) => [line, code])).toEqual([
      ['line', 'code'],
      ['2', 'STOCK_SKU'],
      ['3', 'LINE_WRONG'],
    ]);
    expect(files('done', 'prices')).toHaveLength(1);
  });

  it('are sent once where the reply was lost or the process stopped before it', async () => {
    const number = await ordered(skus[2]);
    const note = () =>
      counter.rows(
        `SELECT 1 FROM order_history h JOIN sales_order o ON o.id = h.order_id WHERE o.number = $1 AND h.note LIKE '%fra mappen%'`,
        [number],
      );
    put('orders', 'svar.csv', `order;note\n${number};fra mappen\n`);
    server.faults.push(
      { path: '/api/bulk/orders', fault: 'lost reply' },
      { path: '/api/bulk/orders', fault: 'lost reply' },
    );
    await expect(round()).rejects.toThrow('no reply');
    expect(files('claimed', 'orders')).toHaveLength(1);
    await round();
    expect([files('claimed', 'orders'), (await note()).length]).toEqual([[], 1]);
  });

  it('of the same name and content that come again are another arrival', async () => {
    const price = async () =>
      (await counter.rows<{ oere: number }>('SELECT gross_oere::int AS oere FROM product WHERE sku = $1', [skus[1]]))[0]
        ?.oere;
    for (const oere of [5_100, 5_200, 5_100]) {
      put('prices', 'priser.csv', `sku;grossOere\n${skus[1]};${oere}\n`);
      await round();
      expect(await price()).toBe(oere);
    }
  });

  it('that are no CSV are reported, and do not stop the others', async () => {
    put('stock', 'a.csv', 'sku;quantity\n"x;1\n');
    put('stock', 'b.csv', `sku;quantity\n${skus[0]};18\n`);
    await round();
    expect(await stockOf(skus[0])).toBe(18);
    expect(files('done', 'stock').filter((name) => name.endsWith('a.csv.refused.csv'))).toHaveLength(1);
  });
});
