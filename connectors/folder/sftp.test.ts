// The folder connector over a real SFTP server: complete files only, each once, also where the connection ends at any operation.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { utils } from 'ssh2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFeedShop, smallOrder } from '../../tests/support/feed-shop';
import { openSftpServer } from '../../tests/support/sftp-server';
import { folderRound } from './index';
import { folderSettings } from './settings';
import { fingerprintOf, type SftpSecrets } from './sftp';

const KEYS = utils.generateKeyPairSync('ed25519');
let folder: string;
let there: string;
let server: Awaited<ReturnType<typeof openSftpServer>>;
let feed: ReturnType<typeof openFeedShop>;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-folder-'));
  there = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-erp-'));
  server = await openSftpServer(there, { user: 'shop', password: 'secret', publicKey: KEYS.public });
  feed = openFeedShop();
});
afterEach(() => server.close());

const PASSWORD: SftpSecrets = { password: 'secret' };
function round(secrets = PASSWORD, more: object = {}): Promise<void> {
  const sftp = { host: '127.0.0.1', port: server.port, user: 'shop', hostKey: fingerprintOf(server.hostKey) };
  const settings = folderSettings.parse({ sftp: { ...sftp, folder: '/webshop', settledSeconds: 0.02, ...more } });
  return folderRound({ folder, shop: feed.shop, settings, log: () => undefined }, secrets);
}
const filesThere = (...at: string[]): string[] => {
  const here = path.join(there, 'webshop', ...at);
  return fs.existsSync(here) ? fs.readdirSync(here).sort() : [];
};
const putThere = (resource: string, name: string, text: string): void => {
  fs.mkdirSync(path.join(there, 'webshop', 'in', resource), { recursive: true });
  fs.writeFileSync(path.join(there, 'webshop', 'in', resource, name), text);
};
const notes = () => feed.linesOf('orders');

it('orders go out and files come in, by password or key; nothing is left in between', async () => {
  feed.orders.push(smallOrder('100000001'));
  putThere('orders', 'svar.csv', 'order;note\n100000001;modtaget\n');
  await round();
  expect(filesThere('out', 'orders')).toEqual(['100000001.csv']);
  expect(fs.readFileSync(path.join(there, 'webshop/out/orders/100000001.csv'), 'utf8')).toContain('100000001');
  expect(notes()).toEqual([{ order: '100000001', note: 'modtaget' }]);
  expect([filesThere('in', 'orders'), filesThere('claimed', 'orders')]).toEqual([[], []]);
  feed.orders.push(smallOrder('100000002'));
  await round({ privateKey: KEYS.private });
  expect(filesThere('out', 'orders')).toEqual(['100000001.csv', '100000002.csv']);
});

it('a server with another key gets no password, and a wrong password no file', async () => {
  feed.orders.push(smallOrder('100000001'));
  const other = `SHA256:${'A'.repeat(43)}`;
  await expect(round(PASSWORD, { hostKey: other })).rejects.toThrow(/host/i);
  expect(server.logins).toEqual([]);
  await expect(round({ password: 'wrong' })).rejects.toThrow(/auth/i);
  expect(filesThere('out')).toEqual([]);
  await round();
  expect(filesThere('out', 'orders')).toEqual(['100000001.csv']);
});

it('a file that is still written is taken when it is complete', async () => {
  putThere('orders', 'svar.csv', 'order;note\n100000001;a\n');
  const file = path.join(there, 'webshop/in/orders/svar.csv');
  const writing = setInterval(() => fs.appendFileSync(file, '100000002;b\n'), 20);
  await round(PASSWORD, { settledSeconds: 0.2 });
  clearInterval(writing);
  expect([notes(), filesThere('in', 'orders')]).toEqual([[], ['svar.csv']]);
  putThere('orders', 'svar.csv.tmp', 'order;note\n');
  await round();
  expect(notes()).toHaveLength(
    fs
      .readFileSync(path.join(folder, 'done/orders', fs.readdirSync(path.join(folder, 'done/orders'))[0] ?? ''), 'utf8')
      .trim()
      .split('\n').length - 1,
  );
  expect(filesThere('in', 'orders')).toEqual(['svar.csv.tmp']);
});

/** Every ninth place at which the connection may end; ALL_FLOWS=1 tests each. */
const STEP = process.env.ALL_FLOWS ? 1 : 9;

it.each([
  ['before', false],
  ['after', true],
] as const)(
  'the connection may end %s any operation: each order and file is there once',
  async (_name, isDone) => {
    let number = 100_000_000;
    for (let at = 1, isCut = true; isCut; at += STEP) {
      number += 1;
      feed.orders.push(smallOrder(String(number)));
      putThere('orders', 'svar.csv', `order;note\n${number};modtaget\n`);
      const arrived: string[] = [];
      // The ERP takes what is complete at once.
      const takeOrders = (): void => {
        for (const name of filesThere('out', 'orders').filter((one) => one.endsWith('.csv'))) {
          const taken = path.join(there, 'webshop/out/orders', name);
          expect(fs.readFileSync(taken, 'utf8')).toContain(`${number}`);
          fs.rmSync(taken);
          arrived.push(name);
        }
      };
      server.cutAt(at, isDone);
      await round().catch(() => undefined);
      isCut = server.operations() >= at;
      server.cutAt(0, false);
      takeOrders();
      await round();
      takeOrders();
      expect([at, arrived]).toEqual([at, [`${number}.csv`]]);
      const line = { order: String(number), note: 'modtaget' };
      expect([at, notes().filter((one) => Reflect.get(one, 'order') === line.order)]).toEqual([at, [line]]);
    }
    const left = [filesThere('in', 'orders'), filesThere('claimed', 'orders'), filesThere('out', 'orders')];
    expect([number > 100_000_005, left]).toEqual([true, [[], [], []]]);
  },
  300_000,
);
