// docs/operator/erp.md as a new user follows it: each command of the page is run in its order, and its receiver gets the events.
import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommandShop, shopOver } from '#backend/cli/shop';
import { readConfig } from '#backend/config';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import { allowPrivateHosts } from '#backend/ports/public-fetch';
import { webhookPoster } from '#backend/webhooks/post-webhook';
import { openWebhookSender } from '#backend/webhooks/send-webhooks';
import { freePort } from '../support/free-port';
import { commandRunner } from '../support/staff';
import { until } from '../support/until';
import { type Counter, logIn, ORIGIN, openCounter, place, readyCart, someSkus } from './test-backend';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = fs.readFileSync(path.join(ROOT, 'docs/operator/erp.md'), 'utf8');
// Next to the packages, so that the receiver finds the library.
const folder = fs.mkdtempSync(path.join(ROOT, 'node_modules', '.erp-page-'));
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-erp-page-'));

const blocks = [...PAGE.matchAll(/```(\w*)\n([\s\S]*?)```/g)].map(([, language, text = '']) => ({ language, text }));
const commands = blocks
  .filter(({ language }) => language === '')
  .flatMap(({ text }) => text.split('\n'))
  .map((line) => line.replace(/\s+# .*$/, '').trim())
  .filter(Boolean);
const QUESTION = blocks.find(({ text }) => text.startsWith('{"query"'))?.text ?? '';
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

let counter: Counter;
let shop: CommandShop;
let sku = '';
const door = createServer(async (request, response) => {
  const body: Buffer[] = [];
  for await (const part of request) body.push(part);
  const { method = 'GET', url = '/', headers } = request;
  const reply = await counter.backend.files(
    new Request(`${ORIGIN}${url}`, {
      ...{ method, headers: headers as Record<string, string> },
      ...(method === 'POST' ? { body: Buffer.concat(body) } : {}),
    }),
  );
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
});
const portOf = () => (door.address() as AddressInfo).port;

beforeAll(async () => {
  counter = await openCounter();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const selling = { queue: noJobs, provider: testPayments(async () => 'secret') };
  shop = shopOver({ config, database: async () => counter.database, selling, clock: counter.clock });
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready));
  [sku = ''] = await someSkus(counter, 1);
  counter.clock.forward(Date.now() - counter.clock.now().getTime());
  allowPrivateHosts(['127.0.0.1']);
});
afterAll(async () => {
  allowPrivateHosts([]);
  door.close().closeAllConnections();
  await counter?.close();
  for (const each of [folder, dataDir]) fs.rmSync(each, { recursive: true, force: true });
});
const { done } = commandRunner(() => shop, { folder, staff: 'Mette' });

async function order(): Promise<string> {
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  return (await place(counter, await readyCart(counter, [[sku, 1]], 'account', who), who)).number ?? '';
}

/** A good line and a wrong one for each file of the page. */
const bulkLines = (number: string): Record<string, object[]> => ({
  stock: [
    { sku, quantity: 40 },
    { sku: 'X', quantity: 1 },
  ],
  orders: [
    { order: number, number: 'SO-77' },
    { order: 'X', number: 'SO-78' },
  ],
  shipments: [
    { order: number, reference: 'SS-4711', lines: [{ sku, quantity: 1 }], carrier: 'GLS', trackingNumber: '0037071' },
    { order: 'X', reference: 'SS-4712' },
  ],
  products: [
    { sku, name: 'Kuglepen' },
    { sku: 'X', name: 'Uden pris' },
  ],
  categories: [{ urlKey: 'tavler', nameDa: 'Tavler' }, { urlKey: 'uden-navn' }],
  companies: [{ erpNumber: 'D-4711', cvr: '10150817', name: 'Krag ApS' }, { erpNumber: 'D-4712' }],
  customers: [{ email: 'nete@krag.example', firstname: 'Nete', lastname: 'Krag' }, { email: 'X' }],
  payments: [
    { invoice: 'F-1', reference: 'BANK-77', amountOere: 100, paidOn: '2026-01-31' },
    { invoice: 'X', reference: 'BANK-78', amountOere: 100, paidOn: '2026-01-31' },
  ],
  invoices: [
    { order: number, number: 'F-2026-118', issuedOn: '2026-11-29', totalOere: 125_000 },
    { order: 'X', number: 'F-2026-119', issuedOn: '2026-11-29', totalOere: 125_000 },
  ],
});
const REFUSED: Record<string, string> = {
  ...{ stock: 'STOCK_SKU', products: 'PRODUCT_REQUIRED', companies: 'REQUIRED', customers: 'EMAIL_INVALID' },
  ...{ payments: 'INVOICE_NOT_FOUND', categories: 'CATEGORY_NAME' },
};

/** The receiver of the page as a process; `latest` is written to its output so that the test sees it. */
function startReceiver(code: string, { secret, port }: { secret: string; port: number }) {
  const file = path.join(folder, 'receiver.mjs');
  const shown = code.replace(
    'response.writeHead(204)',
    'console.log(event.type, event.subject.id);\n    response.writeHead(204)',
  );
  fs.writeFileSync(file, shown.replace('listen(8080)', `listen(${port}, '127.0.0.1')`));
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(String(part)));
  return { child, said };
}

it('each command works in the order of the page, and the receiver stores what it is sent', async () => {
  const port = await freePort();
  const receiver = `http://127.0.0.1:${port}/`;
  let key = '';
  let secret = '';
  const first = await order();
  await counter.rows(
    `INSERT INTO invoice (order_id, kind, number, issued_at, due_at, net_oere, vat_oere, total_oere)
      SELECT id, 'invoice', 'F-1', now(), now(), 100, 0, 100 FROM sales_order WHERE number = $1`,
    [first],
  );
  const ran: string[] = [];
  let running: ReturnType<typeof startReceiver> | null = null;
  try {
    for (const line of commands) {
      const [program = '', ...rest] = words(line);
      if (rest[1] === 'connector:check') {
        const script = ['--import', 'tsx', 'scripts/connector-check.ts', receiver, secret];
        const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: ROOT });
        expect(stdout).toContain(', 0 with a wrong reply');
        ran.push('connector check');
      } else if (program === 'npm' && rest[0] === 'run') {
        const typed = rest
          .slice(3)
          .map((word) => word.replace('https://erp.example/shop', receiver).replace('order.paid', 'order.placed'));
        if (typed[0] === 'api-key' && typed[1] === 'revoke') typed[2] = key.split('_')[1] ?? '';
        const out = await done(...typed);
        if (typed[0] === 'api-key' && typed[1] === 'add') key = out.trim();
        if (typed[0] === 'webhook' && typed[1] === 'add') {
          secret = out.trim();
          running = startReceiver(blocks.find(({ language }) => language === 'js')?.text ?? '', { secret, port });
          await until(
            'the receiver',
            async () => (await fetch(receiver, { method: 'POST', body: '' }).catch(() => null)) !== null,
          );
        }
        ran.push(typed.slice(0, 2).join(' '));
      } else if (program === 'curl') {
        const resource = /\/api\/bulk\/(\w+)/.exec(line)?.[1];
        const bulk = resource === undefined ? null : bulkLines(first)[resource];
        if (bulk)
          fs.writeFileSync(
            path.join(folder, `${resource}.ndjson`),
            bulk.map((one) => `${JSON.stringify(one)}\n`).join(''),
          );
        fs.writeFileSync(path.join(folder, 'question.json'), QUESTION);
        const args = rest.map((word) => word.replace('$KEY', key).replace('localhost:3000', `127.0.0.1:${portOf()}`));
        const { stdout } = await promisify(execFile)('curl', ['-sS', ...args], { cwd: folder });
        if (line.endsWith('/api/staff/graphql'))
          expect(JSON.parse(stdout), line).toEqual({
            data: {
              staffOrders: {
                rows: expect.arrayContaining([expect.objectContaining({ totalOere: expect.any(Number) })]),
              },
            },
          });
        else if (bulk)
          expect(JSON.parse(stdout), line).toMatchObject({
            lines: 2,
            accepted: 1,
            refused: [{ line: 2, code: REFUSED[resource ?? ''] ?? 'ORDER_NOT_FOUND' }],
          });
        else
          expect(
            stdout
              .split('\n')
              .filter(Boolean)
              .map((event) => JSON.parse(event)),
          ).toContainEqual(expect.objectContaining({ type: 'order.placed', subject: { kind: 'order', id: first } }));
        ran.push('curl');
      }
      if (line.includes('webhook test')) {
        const second = await order();
        const parts = {
          pool: counter.database.pool,
          clock: counter.clock,
          post: webhookPoster(),
          log: { error: () => undefined },
        };
        await openWebhookSender(parts).sendAll();
        await until('the event', async () => running?.said.join('').includes(`order.placed ${second}`) ?? false);
      }
    }
  } finally {
    running?.child.kill();
  }
  expect(ran.filter((one) => one !== 'curl').sort()).toEqual([
    ...[
      'api-key add',
      'api-key add',
      'api-key add',
      'api-key add',
      'api-key list',
      'api-key revoke',
      'api-key rotate',
      'connector check',
      'webhook add',
      'webhook failed',
      'webhook list',
    ],
    ...['webhook remove', 'webhook replay', 'webhook replay', 'webhook rotate', 'webhook test'],
  ]);
  expect(ran.filter((one) => one === 'curl')).toHaveLength(11);
});
