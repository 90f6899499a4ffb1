// Bring's adapter against servers that answer well, refuse, answer wrongly, late, or not at all.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { CarrierAway, openReturnCarriers, ownPackages, type PickupOrder } from './index';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const place = (name: string) => ({
  ...{ name, street: 'Gaden 1', postcode: '8000', city: 'Aarhus C' },
  contact: { name: 'Ada', email: 'ada@example.dk', telephone: '+45 20 30 40 50' },
});
const ORDER: PickupOrder = {
  key: '600000001',
  loads: [12_000, 0],
  fetchOn: '2026-11-24',
  from: place('Havnens Arkitekter'),
  to: place('Kontorværk'),
};
const confirmed = (packages: string[]) => ({
  consignments: [
    {
      errors: null,
      confirmation: {
        consignmentNumber: '70438101010101',
        packages: packages.map((packageNumber) => ({ packageNumber, correlationId: null })),
      },
    },
  ],
});

type Heard = { path?: string; headers: IncomingMessage['headers']; body: string };

async function carrierAnswering(answer: (response: ServerResponse, heard: Heard) => void) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => answer(response, { path: request.url, headers: request.headers, body }));
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, ...atBring(url) };
}

function atBring(url: string) {
  const services = { box: '0332', pallet: '0336' };
  const bring = {
    url,
    login: 'shop@example.dk',
    key: 'k',
    customer: '20017',
    client: 'https://shop.example',
    services,
  };
  const { boxes, pallets } = openReturnCarriers({ bring });
  if (!boxes || !pallets) throw new Error('No carrier');
  return { boxes, pallets };
}
const patience = () => AbortSignal.timeout(2_000);

it('books boxes and pallets with their own service, the weight of each and the day', async () => {
  const heard: Heard[] = [];
  const bring = await carrierAnswering((response, said) => {
    heard.push(said);
    response.writeHead(200).end(JSON.stringify(confirmed(['A1', 'A2'])));
  });
  const booked = { ok: true, reference: '70438101010101', packages: ['A1', 'A2'] };
  expect(await bring.boxes.book(ORDER, patience())).toEqual(booked);
  expect(await bring.pallets.book({ ...ORDER, fetchOn: null }, patience())).toEqual(booked);
  expect(heard[0]).toMatchObject({
    path: '/booking/api/create',
    headers: { 'x-mybring-api-uid': 'shop@example.dk', 'x-mybring-api-key': 'k' },
  });
  const [boxes, pallets] = heard.map(({ body }) => JSON.parse(body).consignments[0]);
  expect(boxes).toMatchObject({
    correlationId: '600000001',
    shippingDateTime: '2026-11-24T09:00:00',
    product: { id: '0332', customerNumber: '20017' },
    packages: [{ weightInKg: 12 }, { weightInKg: 0.1 }],
    parties: { sender: { name: 'Havnens Arkitekter', postalCode: '8000' }, recipient: { name: 'Kontorværk' } },
  });
  expect(pallets.product.id).toBe('0336');
  expect(pallets).not.toHaveProperty('shippingDateTime');
});

it('returns the carrier’s refusal with its message', async () => {
  const no = {
    consignments: [{ errors: [{ code: 'BOOK-INPUT-013', messages: [{ lang: 'en', message: 'Bad date' }] }] }],
  };
  const bring = await carrierAnswering((response) => response.writeHead(400).end(JSON.stringify(no)));
  expect(await bring.boxes.book(ORDER, patience())).toEqual({ ok: false, refused: 'BOOK-INPUT-013 Bad date' });
});

it.each<[string, (response: ServerResponse) => void]>([
  ['out of order', (response) => response.writeHead(502).end('Bad gateway')],
  ['talking rubbish', (response) => response.writeHead(200).end('<html>42</html>')],
  ['answering for fewer boxes', (response) => response.writeHead(200).end(JSON.stringify(confirmed(['A1'])))],
  ['answering nothing', (response) => response.writeHead(200).end('{"consignments":[{}]}')],
  ['hanging up', (response) => response.destroy()],
  ['slow', () => undefined],
  ['talking without an end', (response) => response.writeHead(200).end(JSON.stringify(longAnswer()))],
])('a carrier that is %s may have made the booking', async (_what, answer) => {
  const bring = await carrierAnswering(answer);
  const failure = await bring.boxes.book(ORDER, AbortSignal.timeout(200)).catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(CarrierAway);
});

/** A confirmed booking in a response that exceeds the size limit. */
const longAnswer = () => ({ ...confirmed(['A1', 'A2']), more: 'x'.repeat(600_000) });

it('a redirect is not followed with the keys of the shop', async () => {
  const followed: Heard[] = [];
  const elsewhere = await carrierAnswering((response, heard) => {
    followed.push(heard);
    response.writeHead(200).end(JSON.stringify(confirmed(['A1', 'A2'])));
  });
  const bring = await carrierAnswering((response) => response.writeHead(307, { location: elsewhere.url }).end());
  const failure = await bring.boxes.book(ORDER, patience()).catch((reason: unknown) => reason);
  expect([failure instanceof Error, failure instanceof CarrierAway, followed]).toEqual([true, false, []]);
});

it.each([401, 403, 404, 429, 503])('a response of %d means that nothing was booked', async (status) => {
  const bring = await carrierAnswering((response) => response.writeHead(status).end('no'));
  await expect(bring.boxes.book(ORDER, patience())).rejects.toThrow(CarrierAway);
});

it('a carrier that cannot be reached has booked nothing', async () => {
  const gone = createServer();
  await new Promise<void>((ready) => gone.listen(0, '127.0.0.1', ready));
  const { port } = gone.address() as AddressInfo;
  await new Promise((done) => gone.close(done));
  await expect(atBring(`http://127.0.0.1:${port}`).boxes.book(ORDER, patience())).rejects.toThrow(CarrierAway);
});

it('without a carrier the shop assigns its own numbers', () => {
  expect(openReturnCarriers({ bring: null })).toEqual({ boxes: null, pallets: null });
  expect(ownPackages('600000001', 2)).toEqual(['600000001-1', '600000001-2']);
});
