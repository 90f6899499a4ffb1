// What the page cache serves, and what is never stored in it.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Response } from 'express';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPageCache, FRESH_MS, LAST_RESORT_MS, pageFrom, STALE_MS, type StoredPage } from './page-cache';
import { type DoorOptions, openDoor, sendPublicPage } from './testing/open-door';

type Opened = Awaited<ReturnType<typeof openDoor>>;
let opened: Opened | undefined;
let clock = 1_000_000;

async function openShop(options: DoorOptions = {}): Promise<Opened> {
  clock = 1_000_000;
  opened = await openDoor({
    cacheKey: ({ host, url, cookies }) => (cookies.includes('cart') ? null : `${host}${url}`),
    handler: (_req, res) => sendPublicPage(res),
    now: () => clock,
    ...options,
  });
  return opened;
}

afterEach(async () => {
  await opened?.door.close();
  opened = undefined;
});

test('a public page is rendered once, then served from memory with its age', async () => {
  const shop = await openShop();
  const first = await shop.ask('/stole');
  clock += 7_000;
  const second = await shop.ask('/stole');
  expect(shop.rendered()).toBe(1);
  expect(second.text).toBe(first.text);
  expect(second.headers.age).toBe('7');
  expect(second.headers['server-timing']).toContain('cache;desc=hit');
  expect(second.headers['content-security-policy']).toBe("default-src 'self'");
  expect(second.headers['x-content-type-options']).toBe('nosniff');
  expect(second.headers['x-shop-cache']).toBeUndefined();
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(shop.lines.map((line) => line.cache)).toEqual(['miss', 'hit']);
});

test('twenty concurrent requests for an uncached page cause one rendering', async () => {
  const shop = await openShop({
    handler: async (_req, res) => {
      await new Promise((resolve) => setImmediate(resolve));
      sendPublicPage(res);
    },
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.ask('/stole')));
  expect(shop.rendered()).toBe(1);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('the page is stored compressed, and each visitor receives an encoding that the browser accepts', async () => {
  const shop = await openShop();
  const plain = await shop.ask('/stole');
  const zipped = await shop.ask('/stole', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
  await expect
    .poll(
      async () =>
        (await shop.ask('/stole', { headers: { 'Accept-Encoding': 'gzip, br' } })).headers['content-encoding'],
    )
    .toBe('br');
  const small = await shop.ask('/stole', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(brotliDecompressSync(small.body).toString()).toBe(plain.text);
  expect(small.headers.vary).toContain('Accept-Encoding');
  const refused = await shop.ask('/stole', { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('a browser with the current ETag receives 304 without a body', async () => {
  const shop = await openShop();
  const { headers } = await shop.ask('/stole');
  const again = await shop.ask('/stole', { headers: { 'If-None-Match': String(headers.etag) } });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  expect(again.headers.etag).toBe(headers.etag);
});

test('after a minute the old page is served once more while a new one is rendered', async () => {
  let version = 1;
  const shop = await openShop({ handler: (_req, res) => sendPublicPage(res, `version ${version}`) });
  await shop.ask('/stole');
  version = 2;
  clock += 65_000;
  expect((await shop.ask('/stole')).text).toContain('version 1');
  await expect.poll(async () => (await shop.ask('/stole')).text).toContain('version 2');
  expect(shop.rendered()).toBe(2);
});

test('after a minute and a half the old page is no longer served', async () => {
  let version = 1;
  const shop = await openShop({ handler: (_req, res) => sendPublicPage(res, `version ${version}`) });
  await shop.ask('/stole');
  version = 2;
  clock += 95_000;
  expect((await shop.ask('/stole')).text).toContain('version 2');
});

test('a clock that is set back does not extend the lifetime of a page', async () => {
  const shop = await openShop();
  await shop.ask('/stole');
  clock -= 24 * 60 * 60_000;
  await shop.ask('/stole');
  expect(shop.rendered()).toBe(2);
});

test('the age of a page is measured with the monotonic clock', async () => {
  const shop = await openShop({ now: undefined });
  await shop.ask('/stole');
  const since = { wall: Date.now(), run: performance.now() };
  const clocks = [
    vi.spyOn(Date, 'now').mockReturnValue(since.wall - 24 * 60 * 60_000),
    vi.spyOn(performance, 'now').mockReturnValue(since.run + 30_000),
  ];
  try {
    expect((await shop.ask('/stole')).headers.age).toBe('30');
    expect(shop.rendered()).toBe(1);
  } finally {
    for (const one of clocks) one.mockRestore();
  }
});

test('a global change empties the cache, including pages being rendered', async () => {
  let finish: (() => void) | undefined;
  const shop = await openShop({
    handler: async (req, res) => {
      if (req.path === '/langsom') await new Promise<void>((resolve) => (finish = resolve));
      sendPublicPage(res);
    },
  });
  await shop.ask('/stole');
  const slow = shop.ask('/langsom');
  await expect.poll(() => finish).toBeDefined();
  shop.change();
  finish?.();
  await slow;
  await shop.ask('/stole');
  const again = shop.ask('/langsom');
  await expect.poll(() => shop.rendered()).toBe(4);
  finish?.();
  await again;
});

test('a change removes the pages that show the changed item or do not declare what they show', async () => {
  const shown: Record<string, string | undefined> = {
    '/stol': 'content 1 2',
    '/bord': 'content 3 lists',
    '/alt': undefined,
  };
  const shop = await openShop({ handler: (req, res) => sendPublicPage(res, req.path, shown[req.path]) });
  const paths = Object.keys(shown);
  const ready = async () => {
    const before = shop.rendered();
    for (const path of paths) expect((await shop.ask(path)).headers['x-shop-shows']).toBeUndefined();
    return shop.rendered() - before;
  };
  await ready();
  const made: Record<string, number> = {};
  for (const names of [['9'], ['2'], ['lists', '7'], ['content'], null]) {
    shop.change(names);
    made[String(names)] = await ready();
  }
  // A page that does not declare what it shows is removed each time.
  expect(made).toEqual({ 9: 1, 2: 2, 'lists,7': 2, content: 3, null: 3 });
});

test('a page begun before a change of what it shows is not stored; one that shows something else is', async () => {
  let changed = '1';
  const shop = await openShop({
    handler: (_req, res) => {
      // The page is being rendered: its bytes are not sent yet.
      shop.change([changed]);
      sendPublicPage(res, 'Stol', 'content 1');
    },
  });
  await shop.ask('/stol');
  changed = '2';
  await shop.ask('/stol');
  await shop.ask('/stol');
  expect(shop.rendered()).toBe(2);
});

test('an outdated page is served when no new one can be rendered', async () => {
  let isAway = false;
  const shop = await openShop({
    handler: (_req, res) => {
      if (isAway) res.status(503).end('away');
      else sendPublicPage(res, 'Stol', 'content 1');
    },
  });
  await shop.ask('/stol');
  isAway = true;
  shop.change(null);
  const old = await shop.ask('/stol');
  expect([old.status, old.headers['server-timing']?.toString().includes('cache;desc=stale')]).toEqual([200, true]);
});

test.each([
  ['a page without the mark', (res: Response) => void res.end('private')],
  ['a page that sets a cookie', (res) => void sendPublicPage(res.cookie('cart-id', 'x'))],
  ['a page that was not found', (res) => sendPublicPage(res.status(404))],
] satisfies [string, (res: Response) => void][])('%s is never cached', async (_name, send) => {
  const shop = await openShop({ handler: (_req, res) => send(res) });
  await shop.ask('/stole');
  const again = await shop.ask('/stole');
  expect(shop.rendered()).toBe(2);
  expect(again.headers['x-shop-cache']).toBeUndefined();
});

test('a private reply is sent to its own shopper only, not to concurrent requests', async () => {
  const shop = await openShop({
    handler: async (req, res) => {
      await new Promise((resolve) => setImmediate(resolve));
      res.end(String(req.headers['x-who']));
    },
  });
  const names = ['anna', 'bo', 'carl'];
  const answers = await Promise.all(names.map((name) => shop.ask('/konto', { headers: { 'X-Who': name } })));
  expect(answers.map(({ text }) => text)).toEqual(names);
});

test('a shopper with cookies of a personal page bypasses the cache', async () => {
  const shop = await openShop();
  await shop.ask('/stole');
  const own = await shop.ask('/stole', { headers: { Cookie: 'cart=1' } });
  expect(shop.rendered()).toBe(2);
  expect(own.headers.age).toBeUndefined();
  expect(own.headers['x-shop-cache']).toBeUndefined();
});

test('HEAD returns the headers of the page without a body; POST is never answered from the cache', async () => {
  const shop = await openShop();
  await shop.ask('/stole');
  const head = await shop.ask('/stole', { method: 'HEAD' });
  expect(head.body.length).toBe(0);
  expect(Number(head.headers['content-length'])).toBeGreaterThan(4000);
  expect(shop.rendered()).toBe(1);
  await shop.ask('/stole', { method: 'POST' });
  expect(shop.rendered()).toBe(2);
});

test('PAGE_CACHE=off renders every time and GZIP=off sends plain bytes', async () => {
  const handler: DoorOptions['handler'] = (_req, res) => sendPublicPage(res, 'Stol', 'content 1');
  const shop = await openShop({ env: { PAGE_CACHE: 'off', GZIP: 'off' }, handler });
  await shop.ask('/stole');
  const again = await shop.ask('/stole', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(shop.rendered()).toBe(2);
  expect(again.headers['content-encoding']).toBeUndefined();
  for (const internal of ['x-shop-cache', 'x-shop-shows']) expect(again.headers[internal]).toBeUndefined();
});

test('the cache stays within its byte limit', async () => {
  const shop = await openShop({ env: { PAGE_CACHE_BYTES: '20000' } });
  for (const page of ['/a', '/b', '/c', '/d', '/e']) await shop.ask(page);
  await shop.ask('/e');
  expect(shop.rendered()).toBe(5);
  await shop.ask('/a');
  expect(shop.rendered()).toBe(6);
});

test('behind a proxy, pages of http and https are cached separately', async () => {
  const shop = await openShop({ env: { TRUST_PROXY: '1' } });
  await shop.ask('/stole', { headers: { 'X-Forwarded-Proto': 'http' } });
  const secure = await shop.ask('/stole', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(shop.rendered()).toBe(2);
  expect(secure.headers['strict-transport-security']).toBeDefined();
});

test('a cache key function that throws fails one request, not the process', async () => {
  const shop = await openShop({
    cacheKey: ({ url }) => {
      if (url === '/brudt') throw new Error('no key');
      return null;
    },
  });
  expect((await shop.ask('/brudt')).status).toBe(500);
  expect((await shop.ask('/hel')).status).toBe(200);
});

describe('the cache alone', () => {
  const NOW = 5_000_000;
  const MEGABYTES_16 = 16 * 1024 * 1024;
  const reply = (shows?: string, body = Buffer.from('<p>Stol</p>'), headers = {}) => ({
    status: 200,
    headers: { 'x-shop-cache': 'public', ...(shows !== undefined && { 'x-shop-shows': shows }), ...headers },
    body,
  });
  const pageOf = (shows?: string): StoredPage => {
    const page = pageFrom(reply(shows), NOW);
    if (!page) throw new Error('not public');
    return page;
  };
  const names = (count: number, prefix = 'n') => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

  test.each([
    ['unknown contents, nothing changed', undefined, [], true],
    ['unknown contents, any change', undefined, [['9']], false],
    ['known contents, a change of something else', '1 2', [['9']], true],
    ['known contents, a change of the last of them', '1 2', [['9', '2']], false],
    ['known contents, a change of everything', '1 2', [null], false],
    ['known contents, as many changes as are remembered', '1 2', [names(5_000)], true],
    ['known contents, one change more than is remembered', '1 2', [names(5_001)], false],
    ['known contents, more changes than are remembered in two parts', '1 2', [names(3_000), names(3_000, 'm')], false],
    ['known contents, its change among others after it', '1 2', [['2'], ['9'], names(10)], false],
  ] as const)('a page begun before: %s', (_name, shows, changes, isKept) => {
    const cache = createPageCache(MEGABYTES_16);
    // Changes before the start of a rendering do not concern it.
    cache.forget(['1', '9']);
    cache.forget(null);
    const since = cache.moment();
    for (const change of changes) cache.forget(change && [...change]);
    cache.keep('stol', pageOf(shows), since);
    expect(cache.read('stol', NOW)?.page.etag).toBe(isKept ? pageOf(shows).etag : undefined);
  });

  test.each([
    [-1, undefined],
    [0, true],
    [FRESH_MS, true],
    [FRESH_MS + 1, false],
    [FRESH_MS + STALE_MS, false],
    [FRESH_MS + STALE_MS + 1, undefined],
  ])('a page %i ms old is fresh: %s', (age, isFresh) => {
    const cache = createPageCache(MEGABYTES_16);
    cache.keep('stol', pageOf('1'), cache.moment());
    expect(cache.read('stol', NOW + age)?.isFresh).toBe(isFresh);
  });

  test('a page is fresh for one minute, stale for another half minute, and a last resort for one day, even after a change', () => {
    const cache = createPageCache(MEGABYTES_16);
    cache.keep('stol', pageOf('1'), cache.moment());
    cache.forget(['1']);
    expect(cache.read('stol', NOW)).toBeUndefined();
    expect([FRESH_MS, STALE_MS, LAST_RESORT_MS]).toEqual([60_000, 30_000, 86_400_000]);
    expect(cache.readOld('stol', NOW + LAST_RESORT_MS)?.etag).toBe(pageOf('1').etag);
    expect(cache.readOld('stol', NOW + LAST_RESORT_MS + 1)).toBeUndefined();
    expect(cache.readOld('bord', NOW)).toBeUndefined();
  });

  test('a page that declares to show nothing is removed only by a global change', () => {
    const cache = createPageCache(MEGABYTES_16);
    cache.keep('side', pageOf('content'), cache.moment());
    cache.forget(['1']);
    expect(cache.read('side', NOW)).toBeDefined();
    cache.forget(null);
    expect(cache.read('side', NOW)).toBeUndefined();
  });

  test('a better encoding replaces that of the same page only, and stays outdated if the page was', () => {
    const cache = createPageCache(MEGABYTES_16);
    const [first, second] = [pageOf('1'), pageOf('1')];
    const better = { ...first, br: Buffer.from('br') };
    cache.keep('stol', first, cache.moment());
    cache.improve('stol', first, better);
    expect(cache.read('stol', NOW)?.page.br?.toString()).toBe('br');
    cache.keep('stol', second, cache.moment());
    cache.improve('stol', first, better);
    expect(cache.read('stol', NOW)?.page.br).toBeUndefined();
    cache.forget(['1']);
    cache.improve('stol', second, { ...second, br: Buffer.from('br') });
    expect(cache.read('stol', NOW)).toBeUndefined();
    expect(cache.readOld('stol', NOW)?.br?.toString()).toBe('br');
  });

  test.each([
    ['a public page', {}, 200, 10, true],
    ['the largest page', {}, 200, 2 * 1024 * 1024, true],
    ['a larger one', {}, 200, 2 * 1024 * 1024 + 1, false],
    ['one that is encoded already', { 'content-encoding': 'gzip' }, 200, 10, false],
    ['one that sets a cookie', { 'set-cookie': 'cart=1' }, 200, 10, false],
    ['one marked otherwise', { 'x-shop-cache': 'private' }, 200, 10, false],
    ['an error', {}, 500, 10, false],
    ['a part of a page', {}, 206, 10, false],
  ])('whether %s may be cached', (_name, headers, status, size, isKept) => {
    const found = pageFrom({ ...reply('1', Buffer.alloc(size), headers), status }, NOW);
    expect(found !== undefined).toBe(isKept);
  });

  test('compressed bodies and two kilobytes of overhead per page count against the limit', () => {
    const page = { ...pageOf('1'), identity: Buffer.alloc(1000), gzip: Buffer.alloc(500), br: Buffer.alloc(452) };
    for (const [bytes, isKept] of [
      [4000, true],
      [3999, false],
    ] as const) {
      const cache = createPageCache(bytes);
      cache.keep('stol', page, cache.moment());
      expect(cache.read('stol', NOW) !== undefined, String(bytes)).toBe(isKept);
    }
  });
});
