// Orders handed over to services that answer well, late, wrongly or not at all; and what the packer of gift bags does not receive.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type HandedOrder, type Handover, openGiftBags, openMiddleware } from './index';

const PLACE = {
  ...{ company: 'Fjordhavn', name: 'Anna Holm', street: ['Kajen 1'], postcode: '8000', city: 'Aarhus C' },
  ...{ country: 'DK', telephone: '70204100' },
};
const ORDER: HandedOrder = {
  ...{ number: '100000012', store: 'firmagaver_dk', status: 'processing', language: 'da' },
  placedAt: '2026-11-23T10:00:00.000Z',
  buyer: { name: 'Anna Holm', email: 'anna@example.dk', telephone: '70204100' },
  company: { name: 'Fjordhavn', number: 'K-1', cvr: '99412070' },
  billTo: { ...PLACE, ean: null, vatId: null },
  deliverTo: PLACE,
  delivery: {
    ...{ carrier: 'parcel', method: 'home', title: 'Pakkepost: Til døren' },
    ...{ date: '2026-11-26', interval: null, readyAt: null, point: null },
  },
  ...{ comment: 'Ring først', reference: null, requisitioner: null, requisitionNumber: null },
  ...{ purchaseOrderNumber: null, accountingCost: null },
  payment: {
    ...{ way: 'account', state: 'invoice', provider: 'account', reference: null },
    ...{ authorisedOere: 0, capturedOere: 0, refundedOere: 0 },
  },
  amounts: {
    ...{ includesVat: false, goodsOere: 8_000, discountOere: 0, dutiesOere: 0, freightOere: 0 },
    ...{ vatOere: 2_000, exVatOere: 8_000, totalOere: 10_000, giftCardOere: 0, toPayOere: 10_000 },
    remainingOere: 6_000,
  },
  taxes: [{ vatBp: 2_500, baseOere: 8_000, vatOere: 2_000 }],
  ...{ duties: [], discounts: [], shipments: [], documents: [] },
  lines: [
    {
      ...{ sku: 'K-1', name: 'Gavekasse', unit: 'stk', quantity: 2, canceled: 1, note: null, options: [], wishes: [] },
      ...{ shipped: 0, invoiced: 0, credited: 0, unitOere: 4_000, rowOere: 8_000, discountOere: 0 },
      ...{ dutyOere: 0, dutyCode: null, vatBp: 2_500, vatOere: 2_000 },
    },
  ],
};
const FIRST = { number: ORDER.number, revision: 1, isNew: true };
const sendTo = (handover: Handover, sending = FIRST) => handover.send(handover.bodyOf(ORDER), sending);

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

/** The requests that a service received. */
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
it('the middleware receives the complete order, with its key, and the order number as idempotency key', async () => {
  const { sent, url } = await recorded();
  expect(await sendTo(openMiddleware({ url: `${url}/erp`, key: 'k' }, 300))).toEqual({ kind: 'taken' });
  const [one] = sent;
  expect([one?.url, one?.headers.authorization, one?.headers['idempotency-key']]).toEqual([
    ...['/erp/orders', 'Bearer k', '100000012'],
  ]);
  expect(JSON.parse(one?.body ?? '')).toEqual({ kind: 'order', revision: 1, ...ORDER });
});

it('a change of an order has its own key and is marked as an update', async () => {
  const { sent, url } = await recorded();
  const update = { number: ORDER.number, revision: 3, isNew: false };
  expect(await sendTo(openMiddleware({ url, key: null }, 300), update)).toEqual({ kind: 'taken' });
  expect(sent[0]?.headers['idempotency-key']).toBe('100000012-3');
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ kind: 'update', revision: 3 });
});

// spec: 7 Other: A gift-bag service
//   at backend/ports/handover/index.ts, backend/cli/commands/order-send.ts
it('the packer of gift bags receives items and address, but no price or e-mail', async () => {
  const { sent, url } = await recorded();
  expect(await sendTo(openGiftBags({ url, key: null }, 300))).toEqual({ kind: 'taken' });
  const [{ body, headers } = { body: '', headers: {} }] = sent;
  expect([sent[0]?.url, headers.authorization]).toEqual(['/gift-bags', undefined]);
  expect(body).toContain('Gavekasse');
  expect(body).toContain('Kajen 1');
  expect(body).not.toMatch(/Oere|example\.dk|99412070|account|processing/);
  expect(JSON.parse(body)).toMatchObject({ kind: 'order', isCancelled: false, lines: [{ quantity: 1 }] });
});

it.each([
  [201, 'taken'],
  [202, 'taken'],
  [409, 'known'],
  [400, 'refused'],
  [422, 'refused'],
  [200, 'unavailable'],
  [401, 'unavailable'],
  [429, 'unavailable'],
  [503, 'unavailable'],
])('a response of %i is %s', async (status, kind) => {
  expect(await sendTo(openMiddleware({ url: await saying(status), key: null }, 300))).toMatchObject({ kind });
});

it.each([
  ['down', async () => 'http://127.0.0.1:9'],
  ['silent', () => takenBy(() => undefined)],
  ['broken off', () => takenBy((request) => void request.socket.destroy())],
  ['led elsewhere', () => saying(302, { location: 'http://127.0.0.1:9/' })],
])('a service that is %s is unavailable, and nothing throws', async (_how, url) => {
  expect(await sendTo(openGiftBags({ url: await url(), key: null }, 300))).toMatchObject({ kind: 'unavailable' });
});
