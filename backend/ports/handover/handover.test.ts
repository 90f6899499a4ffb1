// Orders handed over to services that answer well, late, wrongly or not at all; and what the packer of gift bags is not told.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openGiftBags, openMiddleware, type WholeOrder } from './index';

const ORDER: WholeOrder = {
  number: '100000012',
  store: 'firmagaver_dk',
  status: 'processing',
  placedAt: new Date('2026-11-23T10:00:00Z'),
  email: 'anna@example.dk',
  company: { name: 'Fjordhavn', number: 'K-1' },
  ean: null,
  requisitioner: null,
  requisitionNumber: null,
  accountingCost: null,
  isTestPayment: false,
  payment: 'account',
  amounts: { exVatOere: 8_000, vatOere: 2_000, totalOere: 10_000, includesVat: false },
  lines: [
    {
      ...{ sku: 'K-1', name: 'Gavekasse', unit: 'stk', quantity: 2 },
      ...{ unitOere: 4_000, rowOere: 8_000, discountOere: 0, dutyOere: 0, vatOere: 2_000 },
    },
  ],
  deliverTo: {
    company: 'Fjordhavn',
    name: 'Anna Holm',
    street: ['Kajen 1'],
    postcode: '8000',
    city: 'Aarhus C',
    country: 'DK',
  },
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
async function takenBy(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const saying = (status: number, headers = {}) =>
  takenBy((_request, response) => response.writeHead(status, headers).end('{}'));

/** What a service was sent. */
async function recorded() {
  const sent: { url?: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const url = await takenBy(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    sent.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(202).end();
  });
  return { sent, url };
}

// spec: 7 Other: A middleware endpoint
//   at backend/ports/handover/index.ts, backend/cli/commands/order-send.ts
it('the middleware gets the whole order, with its key and its number as the sign of being the same', async () => {
  const { sent, url } = await recorded();
  expect(await openMiddleware({ url: `${url}/erp`, key: 'k' }, 300).send(ORDER)).toEqual({ kind: 'taken' });
  const [one] = sent;
  expect([one?.url, one?.headers.authorization, one?.headers['idempotency-key']]).toEqual([
    ...['/erp/orders', 'Bearer k', '100000012'],
  ]);
  expect(JSON.parse(one?.body ?? '')).toEqual({ ...ORDER, placedAt: '2026-11-23T10:00:00.000Z' });
});

// spec: 7 Other: A gift-bag service
//   at backend/ports/handover/index.ts, backend/cli/commands/order-send.ts
it('the packer of gift bags is told goods and place, and neither price nor e-mail', async () => {
  const { sent, url } = await recorded();
  expect(await openGiftBags({ url, key: null }, 300).send(ORDER)).toEqual({ kind: 'taken' });
  const [{ body, headers } = { body: '', headers: {} }] = sent;
  expect([sent[0]?.url, headers.authorization]).toEqual(['/gift-bags', undefined]);
  expect(body).toContain('Gavekasse');
  expect(body).toContain('Kajen 1');
  expect(body).not.toMatch(/Oere|example\.dk|K-1"\}|account|processing/);
});

it.each([
  [201, 'taken'],
  [202, 'taken'],
  [409, 'known'],
  [400, 'refused'],
  [422, 'refused'],
  [200, 'away'],
  [401, 'away'],
  [429, 'away'],
  [503, 'away'],
])('an answer of %i is %s', async (status, kind) => {
  expect(await openMiddleware({ url: await saying(status), key: null }, 300).send(ORDER)).toMatchObject({ kind });
});

it.each([
  ['down', async () => 'http://127.0.0.1:9'],
  ['silent', () => takenBy(() => undefined)],
  ['broken off', () => takenBy((request) => void request.socket.destroy())],
  ['led elsewhere', () => saying(302, { location: 'http://127.0.0.1:9/' })],
])('one that is %s is away, and nothing throws', async (_how, url) => {
  expect(await openGiftBags({ url: await url(), key: null }, 300).send(ORDER)).toMatchObject({ kind: 'away' });
});
