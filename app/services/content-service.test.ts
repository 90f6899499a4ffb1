// An external content service at its worst: gone, slow, malformed answers, malicious markup, circular menus and redirects. Layout data is
// requested from it the way pages do, at its port.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { introspectionFromSchema } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentSdl } from '#backend/generated/sdl';
import { schemaOf } from '../../tests/support/schema';
import { visitorContext } from '../../tests/support/visitor-context';

type Said = Record<string, unknown>;

/** The response to each query by operation name; a string is sent as it is, null is never answered. */
const says = new Map<string, Said | string | null>();
let asked = 0;
let slowMs = 0;

const server: Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { operationName = '', query } = JSON.parse(Buffer.concat(parts).toString());
    response.setHeader('content-type', 'application/json');
    if (String(query).includes('__schema'))
      return void response.end(JSON.stringify({ data: introspectionFromSchema(schemaOf(contentSdl)) }));
    asked += 1;
    const said = says.get(operationName);
    if (said === null) return;
    const body = typeof said === 'string' ? said : JSON.stringify({ data: said ?? {} });
    if (slowMs > 0) setTimeout(() => response.end(body), slowMs);
    else response.end(body);
  });
});

const services = async () => ({
  frame: await import('./content/content.server'),
  pages: await import('./content/page.server'),
  sellers: await import('./content/sales-person.server'),
  menu: await import('./catalogue/written-menu'),
  standing: await import('./transport/long-lived-cache'),
  document: await import('~/request-context/document.server'),
});
let shop: Awaited<ReturnType<typeof services>>;
const caller = visitorContext();

beforeAll(async () => {
  // After three failures a service gets one trial request in five seconds.
  vi.useFakeTimers({ toFake: ['performance'] });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('CONTENT_GRAPHQL_URL', `http://127.0.0.1:${port}/content`);
  vi.stubEnv('CONTENT_TOKEN', 'content-token');
  shop = await services();
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

beforeEach(() => void vi.advanceTimersByTime(6_000));

/** The cache is per store: a new store starts without cached data. */
let store = 0;
const fresh = () => {
  shop.standing.forgetStanding();
  store += 1;
  return { ...caller, storeCode: `store-${store}` };
};

/** A request of its own in the same store. */
const ownMeter = (visitor: typeof caller): typeof caller => ({
  ...visitor,
  anonymous: true,
  meter: { calls: 0, statements: 0, graphqlMs: 0, shows: new Set() },
});
const PAGE_REQUEST = new Request('http://localhost:3000/papir');

const ATTACK = '<p onclick="a()">Hej</p><script>b()</script><a href="javascript:c()">d</a>';
const link = (label: string, href: string) => ({ label, href });

describe('the layout data of every page', () => {
  test('is cleaned of malicious markup in texts, links and menus', async () => {
    const columns = [
      { title: 'A', links: [link('B', 'javascript:x()'), link('C', ' java\nscript:x()'), link('D', '/d')] },
    ];
    const items = [
      { id: '1', label: 'Out', href: 'data:text/html,x' },
      { id: '2', label: 'In', href: '/in' },
      { id: '3', parent: '3', label: 'Below itself', href: '/a' },
      { id: '4', parent: '5', label: 'Round', href: '/b' },
      { id: '5', parent: '4', label: 'About', href: '/c' },
    ];
    const notifications = [{ id: 'n', message: ATTACK, date_from: '2026-01-01T00:00:00Z' }];
    says.set('FrameContent', { footers: [{ columns }], menus: [{ items }], notifications, popups: [] });
    const said = await shop.frame.readFrameContent(fresh());
    expect(said.columns).toEqual([{ title: 'A', links: [link('D', '/d')] }]);
    expect(said.notifications[0]?.html).toBe('<p>Hej</p><a>d</a>');
    expect(shop.menu.writtenMenu([], said.menu, 1).map(({ label, children }) => [label, children])).toEqual([
      ['In', []],
    ]);
  });

  test.each([
    ['is no JSON', '<html>busy</html>'],
    ['is cut off', '{"data": {"footers": ['],
    ['is a text', '"busy"'],
    ['is null', 'null'],
    ['is a list', '[]'],
    ['has a text for its errors', '{"data": {}, "errors": "x"}'],
    ['says no', '{"data": null, "errors": [{"message": "Forbidden"}]}'],
    ['has a number for the footers', { footers: 7, notifications: [], popups: [], menus: [] }],
    ['has a text for links', { footers: [{ columns: [{ title: 'A', links: 'B' }] }], notifications: [], menus: [] }],
    ['has an object for a title', { footers: [{ columns: [{ title: {}, links: [] }] }], notifications: [], menus: [] }],
    ['has a list for a menu', { footers: [], menus: [[]], notifications: [], popups: [] }],
  ])('has no content of its own when the answer %s', async (_what, said) => {
    const here = fresh();
    says.set('FrameContent', said);
    const frame = await shop.frame.readFrameContent(here);
    expect(frame).toMatchObject({ columns: [], menu: [], notifications: [] });
  });

  const footer = (title: string) => ({
    footers: [{ columns: [{ title, links: [] }] }],
    menus: [{ items: [{ id: '1', label: 'Kontor', href: '/kontor' }] }],
    notifications: [],
    popups: [],
  });

  test('a first answer after three seconds is waited for, and the page is whole and shared', async () => {
    const here = ownMeter(fresh());
    says.set('FrameContent', footer('Langsom'));
    slowMs = 3_000;
    const frame = await shop.frame.readFrameContent(here).finally(() => {
      slowMs = 0;
    });
    expect(frame).toMatchObject({ columns: [{ title: 'Langsom' }], menu: [{ label: 'Kontor' }] });
    expect(shop.document.isShared({ request: PAGE_REQUEST, context: here, status: 200 })).toBe(true);
  }, 20_000);

  test('an earlier answer is shown after 0.7 seconds, in no shared page, and the late one by the next page', async () => {
    const here = ownMeter(fresh());
    says.set('FrameContent', footer('Tidligere'));
    await shop.frame.readFrameContent(here);
    expect(here.meter.isIncomplete).toBeUndefined();
    says.set('FrameContent', footer('Ny'));
    shop.standing.forgetStanding();
    slowMs = 1_500;
    const both = [ownMeter(here), ownMeter(here)];
    const shown = await Promise.all(both.map((one) => shop.frame.readFrameContent(one)));
    slowMs = 0;
    expect(shown.map(({ columns }) => columns[0]?.title)).toEqual(['Tidligere', 'Tidligere']);
    expect(both.map((one) => shop.document.isShared({ request: PAGE_REQUEST, context: one, status: 200 }))).toEqual([
      false,
      false,
    ]);
    const next = ownMeter(here);
    expect((await shop.frame.readFrameContent(next)).columns[0]?.title).toBe('Ny');
    expect(shop.document.isShared({ request: PAGE_REQUEST, context: next, status: 200 })).toBe(true);
  }, 20_000);

  test('a page without it is not shared with other visitors; the next one is whole as soon as it can be read', async () => {
    const here = ownMeter(fresh());
    says.set('FrameContent', '<html>starting</html>');
    expect(await shop.frame.readFrameContent(here)).toMatchObject({ columns: [], menu: [] });
    expect(shop.document.isShared({ request: PAGE_REQUEST, context: here, status: 200 })).toBe(false);
    says.set('FrameContent', footer('Tilbage'));
    const next = ownMeter(here);
    expect(await shop.frame.readFrameContent(next)).toMatchObject({ columns: [{ title: 'Tilbage' }] });
    expect(shop.document.isShared({ request: PAGE_REQUEST, context: next, status: 200 })).toBe(true);
  });

  test('two pages at once that share the failed reading are both for their visitors only', async () => {
    const here = fresh();
    says.set('FrameContent', 'null');
    const both = [ownMeter(here), ownMeter(here)];
    await Promise.all(both.map((one) => shop.frame.readFrameContent(one)));
    expect(both.map(({ meter }) => meter.isIncomplete)).toEqual([true, true]);
  });

  test('is the previous answer when the current one is malformed', async () => {
    const here = fresh();
    says.set('FrameContent', {
      footers: [{ columns: [{ title: 'Før', links: [] }] }],
      menus: [],
      notifications: [],
      popups: [],
    });
    const before = await shop.frame.readFrameContent(here);
    says.set('FrameContent', { footers: 7 });
    shop.standing.forgetStanding();
    expect(await shop.frame.readFrameContent(here)).toEqual(before);
    expect(before.columns[0]?.title).toBe('Før');
    says.set('FrameContent', null);
    shop.standing.forgetStanding();
    expect(await shop.frame.readFrameContent(here)).toEqual(before);
  });
});

describe('a page', () => {
  const page = (more: Said) => ({
    pages: [{ slug: 'a', path: 'a', title: 'A', text: ATTACK, ...more }],
    redirects: [],
  });

  test('loses malicious markup in its text and blocks, and retains the rest', async () => {
    const blocks = [
      { __typename: 'ComponentBlocksText', id: '1', text: ATTACK },
      { __typename: 'ComponentBlocksMap' },
      null,
      { __typename: 'ComponentBlocksProducts', id: '2', title: '<b>B</b>', href: '//elsewhere', skus: ['A'] },
    ];
    says.set('Page', page({ blocks }));
    const blocksLeft = [
      { kind: 'text', html: '<p>Hej</p><a>d</a>' },
      { kind: 'products', href: null, skus: ['A'] },
    ];
    expect(await shop.pages.readPageAt(caller, 'attack', null)).toMatchObject({
      kind: 'page',
      page: { html: '<p>Hej</p><a>d</a>', blocks: blocksLeft },
    });
  });

  test.each([
    ['of blocks in a text', page({ blocks: 'x' })],
    [
      'with a block of folds in an object',
      page({ blocks: [{ __typename: 'ComponentBlocksAccordion', id: '1', items: {} }] }),
    ],
    ['that is a text', { pages: ['x'], redirects: [] }],
  ])('%s is reported as unreadable', async (_what, said) => {
    says.set('Page', said);
    await expect(shop.pages.readPageAt(caller, `rubbish ${_what}`, null)).rejects.toThrow('content');
  });

  test('follows redirects a limited number of times, and leaves the shop only by an absolute address', async () => {
    const ways: Record<string, string> = {};
    const to = async (first: string, more: Record<string, string> = {}) => {
      Object.assign(ways, more);
      says.set('Page', { pages: [], redirects: [{ to: first, permanent: false }] });
      return shop.pages.readPageAt(caller, `from ${first}`, null);
    };
    says.set('Redirect', { redirects: [] });
    expect(await to('/info/om-os')).toEqual({ kind: 'redirect', to: '/info/om-os', status: 302 });
    expect(await to('https://elsewhere.example/a')).toMatchObject({ to: 'https://elsewhere.example/a' });
    for (const nowhere of ['javascript:alert(1)', '//elsewhere.example', 'mailto:a@b.example', ''])
      expect(await to(nowhere)).toBeNull();
    // Every address redirects to another one: only a few redirects are followed.
    says.set('Redirect', { redirects: [{ to: '/b' }] });
    const before = asked;
    expect(await to('/a')).toBeNull();
    expect(asked - before).toBeLessThan(9);
  });
});

test('a seller that cannot be read is omitted from the account, and its page is an error', async () => {
  says.set('SalesPerson', { sellers: 'x' });
  expect(await shop.sellers.salesPersonOf(caller, 'A-1')).toBeNull();
  await expect(shop.sellers.readSalesPerson(caller, 'A-2')).rejects.toThrow('content');
  says.set('SalesPerson', { sellers: [{ name: 'S', codes: [], text: ATTACK, telephone: null }] });
  expect(await shop.sellers.readSalesPerson(caller, 'A-3')).toMatchObject({
    name: 'S',
    code: 'A-3',
    html: '<p>Hej</p><a>d</a>',
  });
});
