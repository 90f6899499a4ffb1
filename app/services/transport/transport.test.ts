// Requests to an external back end: caller, origin, and the queries of the content service (spec §7).
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Caller } from '~/models/caller';

const caller: Caller = {
  storeId: 2,
  storeCode: 'b2b',
  token: null,
  cartId: null,
  visitor: null,
  language: 'da',
  scheme: 'http',
  host: 'design.localhost:3000',
  requestId: 'r-9',
  clientAddress: '127.0.0.1',
  userAgent: 'a test',
  signal: null,
  rules: {
    showsVat: false,
    catalogueMode: false,
    tradeOnlyStore: false,
    dayToDayDelivery: true,
    showsPoints: false,
    energyIcons: {},
  },
  meter: { calls: 0, statements: 0, graphqlMs: 0, shows: new Set() },
};

interface Asked {
  url: string;
  operationName: string | undefined;
  headers: IncomingHttpHeaders;
}

const asked: Asked[] = [];
let stores = [{ magento_id: 1, store_code: 'b2c', Name: 'Privat' }];

/** Commerce and content in one server; never returns its schema. */
const server: Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { operationName } = JSON.parse(Buffer.concat(parts).toString()) as { operationName?: string };
    if (operationName) asked.push({ url: request.url ?? '', operationName, headers: request.headers });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: operationName === 'Stores' ? { stores } : {} }));
  });
});

const services = async () => ({
  content: await import('../content/page.server'),
  catalogue: await import('../catalogue/catalogue.server'),
  door: await import('~/request-context/get-context.server'),
});
let shop: Awaited<ReturnType<typeof services>>;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('COMMERCE_GRAPHQL_URL', `http://127.0.0.1:${port}/commerce`);
  vi.stubEnv('CONTENT_GRAPHQL_URL', `http://127.0.0.1:${port}/content`);
  // Settings are read when the modules load.
  shop = await services();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const lastOf = (operation: string) => {
  const found = asked.findLast(({ operationName }) => operationName === operation);
  if (!found) throw new Error(`${operation} was not asked`);
  return found;
};

describe('what a back end receives', () => {
  // spec: 7 Clients: It sends an origin header when a host is known
  //   at app/services/transport/transport.server.ts
  test('the host that the shopper uses is sent as the origin header, to commerce and content alike', async () => {
    await shop.content.readPageAt(caller, 'info/om-os', null);
    await shop.catalogue.search(caller, 'papir', { page: null, sort: null });
    for (const operation of ['Page', 'Search']) {
      expect(lastOf(operation).headers.origin).toBe('http://design.localhost:3000');
      await shop.content.readPageAt({ ...caller, host: 'gaver.localhost' }, 'info/om-os', null);
    }
    expect(lastOf('Page').headers.origin).toBe('http://gaver.localhost');
  });

  // spec: 7 Clients: The content client sends operation name and variables in a header
  //   at app/services/transport/transport.server.ts
  test('the content client sends the operation name and the variables in an ASCII header, for any letters', async () => {
    await shop.content.readPageAt(caller, 'info/råd-og-øl', null);
    const { url, headers } = lastOf('Page');
    const told = String(headers['x-operation']);
    expect([url, headers['x-client-name']]).toEqual(['/content', 'content']);
    expect(told).toMatch(/^[\x20-\x7e]+$/);
    const variables = { storeCode: 'b2b', locale: 'da', path: 'info/råd-og-øl' };
    expect(JSON.parse(told)).toEqual({ operationName: 'Page', variables });
  });

  test('the commerce client sends no such header', async () => {
    await shop.catalogue.search(caller, 'papir', { page: null, sort: null });
    const { url, headers } = lastOf('Search');
    expect([url, headers['x-client-name'], headers['x-operation']]).toEqual(['/commerce', 'commerce', undefined]);
  });
});

describe('the start of a page', () => {
  const start = async () => {
    const request = new Request('http://localhost:3000/');
    const context = await shop.door.getContext({ request, params: {}, context: {} });
    return context.stores.map(({ name }) => name);
  };

  // spec: 7 Content queries: stores is asked on every page start
  //   at app/services/store.server.ts, app/request-context/get-context.server.ts
  test('requests the stores from the content service, and shares the answer for a second at most', async () => {
    expect(await start()).toEqual(['Privat']);
    expect(lastOf('Stores').url).toBe('/content');
    const before = asked.length;
    stores = [{ magento_id: 1, store_code: 'b2c', Name: 'Private kunder' }];
    await new Promise((passed) => setTimeout(passed, 1_050));
    expect(await start()).toEqual(['Private kunder']);
    stores = [{ magento_id: 1, store_code: 'b2c', Name: '\u200ePrivate købere på Ø\u200b'.normalize('NFD') }];
    await new Promise((passed) => setTimeout(passed, 1_050));
    expect(await start()).toEqual(['Private købere på Ø']);
    const again = asked.slice(before).map(({ operationName }) => operationName);
    const PAGE_START = ['Calendar', 'EnergyClasses', 'ShopVariants', 'Stores'];
    expect(again.sort()).toEqual(PAGE_START.flatMap((name) => [name, name]));
  });
});
