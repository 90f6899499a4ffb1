// The HTTP server: which requests are admitted, with which headers, and how it starts and stops.

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readSettings } from './settings';
import { type DoorOptions, openDoor, sendPublicPage } from './testing/open-door';

type Opened = Awaited<ReturnType<typeof openDoor>>;
let opened: Opened | undefined;

async function openShop(options: DoorOptions = {}): Promise<Opened> {
  opened = await openDoor(options);
  return opened;
}

afterEach(async () => {
  await opened?.door.close();
  opened = undefined;
});

describe('headers', () => {
  test('every reply has the security headers, a generated request id and its timing', async () => {
    const shop = await openShop({ handler: (req, res) => void res.end(String(req.headers['x-request-id'])) });
    const answer = await shop.ask('/', { headers: { 'X-Request-Id': 'from outside' } });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBe('same-origin');
    expect(answer.headers['permissions-policy']).toContain('camera=(self)');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(answer.headers['origin-agent-cluster']).toBe('?1');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.text).toBe(answer.headers['x-request-id']);
    expect(answer.headers['server-timing']).toMatch(/^total;dur=[\d.]+$/);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });

  test('the storefront’s own policy and timings are preserved without duplicates', async () => {
    const shop = await openShop({
      handler: (_req, res) => {
        res.append('Content-Security-Policy', "default-src 'self'");
        res.append('X-Content-Type-Options', 'nosniff');
        res.append('Server-Timing', 'sql;dur=3');
        res.end();
      },
    });
    const { headers } = await shop.ask('/');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['server-timing']).toMatch(/^sql;dur=3, total;dur=/);
  });

  test('host and scheme of an untrusted client are dropped; those of a trusted proxy are used', async () => {
    const forwarded = { 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-Proto': 'https' };
    const handler: DoorOptions['handler'] = (req, res) => void res.end(`${req.protocol}://${req.hostname}`);
    const plain = await openShop({ handler });
    const untrusted = await plain.ask('/', { headers: forwarded });
    expect(untrusted.text).toBe('http://localhost');
    expect(untrusted.headers['strict-transport-security']).toBeUndefined();
    await plain.door.close();
    const behindProxy = await openShop({ handler, env: { TRUST_PROXY: '1' } });
    const trusted = await behindProxy.ask('/', { headers: forwarded });
    expect(trusted.text).toBe('https://shop.example');
    expect(trusted.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('host-only cookies get the __Host- prefix behind https, and the storefront reads plain names', async () => {
    const handler: DoorOptions['handler'] = ({ headers }, res) => {
      res.append('Set-Cookie', 'cart-id=1; Path=/; HttpOnly; Secure');
      res.append('Set-Cookie', 'consent=1; Path=/; Secure');
      res.end(String(headers.cookie));
    };
    const shop = await openShop({ handler, env: { TRUST_PROXY: '1' }, hostCookies: ['cart-id'] });
    const cookie = 'cart-id=forged; __Host-cart-id=own; consent=1';
    const secure = await shop.ask('/', { headers: { cookie, 'X-Forwarded-Proto': 'https' } });
    expect(secure.text).toBe('cart-id=own; consent=1');
    expect(secure.headers['set-cookie']).toEqual([
      '__Host-cart-id=1; Path=/; HttpOnly; Secure',
      'consent=1; Path=/; Secure',
    ]);
    const plain = await shop.ask('/', { headers: { cookie } });
    expect(plain.text).toBe(cookie);
    expect(plain.headers['set-cookie']?.[0]).toMatch(/^cart-id=1;/);
  });

  test('the storefront receives the address seen by the trusted proxy, and only that proxy’s headers', async () => {
    const told: DoorOptions['handler'] = ({ headers }, res) =>
      void res.end([headers['x-real-ip'], headers['x-forwarded-host'], headers['x-forwarded-for']].join(' '));
    const headers = {
      'X-Forwarded-For': '198.51.100.1, 203.0.113.7, 192.0.2.2',
      'X-Forwarded-Host': 'forged.example, shop.example, inner.example',
      'X-Real-Ip': '198.51.100.9',
    };
    const seenWith = async (env: Record<string, string>) => {
      const shop = await openShop({ handler: told, env });
      return (await shop.ask('/', { headers })).text;
    };
    expect(await seenWith({})).toMatch(/^(127\.0\.0\.1|0:0:0:0::\/64) +$/);
    expect(await seenWith({ TRUST_PROXY: 'on' })).toBe('192.0.2.2 inner.example ');
    expect(await seenWith({ TRUST_PROXY: '2' })).toBe('203.0.113.7 shop.example ');
  });

  test('a long private page is sent gzipped in one piece, a short one uncompressed', async () => {
    const shop = await openShop({
      handler: (req, res) => {
        res.setHeader('Content-Type', 'text/html');
        res.write('<h1>Din konto</h1>');
        res.end(req.path === '/lang' ? '<p>ordre</p>'.repeat(500) : '');
      },
    });
    const long = await shop.ask('/lang', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(long.headers['content-encoding']).toBe('gzip');
    expect(Number(long.headers['content-length'])).toBe(long.body.length);
    expect(gunzipSync(long.body).toString()).toMatch(/^<h1>Din konto<\/h1><p>ordre/);
    const short = await shop.ask('/kort', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(short.headers['content-encoding']).toBeUndefined();
    expect(short.text).toBe('<h1>Din konto</h1>');
  });

  test('pictures and very long replies are passed on unchanged', async () => {
    const shop = await openShop({
      handler: (req, res) => {
        const isPicture = req.path === '/billede';
        res.setHeader('Content-Type', isPicture ? 'image/webp' : 'text/plain');
        for (let piece = 0; piece < 24; piece += 1) res.write(Buffer.alloc(64 * 1024, 'x'));
        res.end('!');
      },
    });
    for (const path of ['/billede', '/lang']) {
      const answer = await shop.ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.body.length).toBe(24 * 64 * 1024 + 1);
    }
  });
});

describe('who may send a POST', () => {
  const cases: [string, Record<string, string>, number][] = [
    ['our own page', { Origin: 'http://localhost:PORT', 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['an old browser that says only its origin', { Origin: 'http://localhost:PORT' }, 200],
    ['a client that is no browser', {}, 200],
    ['a reload by the person', { Origin: 'http://localhost:PORT', 'Sec-Fetch-Site': 'none' }, 200],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['another port', { Origin: 'http://localhost:1' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['a subdomain', { Origin: 'http://localhost:PORT', 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['our name under a scheme that is not of the web', { Origin: 'ftp://localhost:PORT' }, 403],
  ];
  test.each(cases)('%s', async (_who, headers, status) => {
    const shop = await openShop();
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(shop.port))]),
    );
    const answer = await shop.ask('/cart', { method: 'POST', headers: own, body: 'sku=1' });
    expect(answer.status).toBe(status);
    expect(shop.rendered()).toBe(status === 200 ? 1 : 0);
    if (status === 403) expect(answer.headers['content-type']).toContain('text/html');
  });

  test('the payment provider may post its callback from its own site, but not GraphQL', async () => {
    const shop = await openShop();
    const headers = { Origin: 'https://pay.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await shop.ask('/payment/callback/test', { method: 'POST', headers })).status).toBe(200);
    expect((await shop.ask('/graphql/commerce', { method: 'POST', headers })).status).toBe(403);
  });

  test('behind a proxy the scheme is compared as well', async () => {
    const shop = await openShop({ env: { TRUST_PROXY: '1' } });
    const proxied = { 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-Proto': 'https' };
    const from = (origin: string) => shop.ask('/cart', { method: 'POST', headers: { ...proxied, Origin: origin } });
    expect((await from('https://shop.example')).status).toBe(200);
    expect((await from('http://shop.example')).status).toBe(403);
  });
});

describe('rejected requests', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'TRACE'])('the method %s is 405', async (method) => {
    const shop = await openShop();
    const answer = await shop.ask('/cart', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, POST, OPTIONS');
    expect(shop.rendered()).toBe(0);
  });

  test.each(['http://evil.example/', '*'])('an address like %s is rejected', async (path) => {
    const shop = await openShop();
    expect((await shop.ask(path)).status).toBe(400);
  });

  test('rejects an invalid host name', async () => {
    const shop = await openShop();
    expect((await shop.ask('/', { headers: { Host: 'a b/c' } })).status).toBe(400);
  });

  test('returns 421 for a host of no shop, except for health checks', async () => {
    const shop = await openShop({ knowsHost: (host) => host === 'shop.example' });
    const from = (Host: string) => ({ headers: { Host } });
    const turnedAway = await shop.ask('/', from('evil.example'));
    expect([turnedAway.status, turnedAway.headers['cache-control']]).toEqual([421, 'no-store']);
    expect((await shop.ask('/', { method: 'POST', body: 'a=b', ...from('evil.example') })).status).toBe(421);
    expect((await shop.ask('/', from('shop.example'))).status).toBe(200);
    for (const path of ['/healthz', '/readyz']) expect((await shop.ask(path, from('10.0.0.7'))).status).toBe(200);
  });

  test('admits or rejects a host after an asynchronous lookup', async () => {
    const shop = await openShop({ knowsHost: async (host) => host === 'new.example' });
    const from = (Host: string, body?: string) =>
      shop.ask('/cart', { headers: { Host }, ...(body && { method: 'POST', body }) });
    expect((await from('new.example')).status).toBe(200);
    expect((await from('new.example', 'a=b')).status).toBe(200);
    expect((await from('evil.example')).status).toBe(421);
    expect((await from('evil.example', 'a=b')).status).toBe(421);
  });

  test('a body that is announced as too long is rejected before it reaches the shop', async () => {
    const shop = await openShop({ env: { BODY_LIMIT: '1000' } });
    const answer = await shop.ask('/cart', { method: 'POST', body: Buffer.alloc(300_000) });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('Det, du sendte, fylder for meget.');
    expect(shop.rendered()).toBe(0);
    expect((await shop.ask('/cart', { method: 'POST', body: Buffer.alloc(1000) })).status).toBe(200);
  });

  test('form fields may be 128 kB, even where other bodies may be longer', async () => {
    const shop = await openShop();
    const post = (type: string, bytes: number, chunked = false, path = '/cart') =>
      shop.ask(path, {
        method: 'POST',
        body: Buffer.alloc(bytes, 'a'),
        chunked,
        headers: { 'Content-Type': type, ...(chunked && { 'Transfer-Encoding': 'chunked' }) },
      });
    const form = 'application/x-www-form-urlencoded;charset=UTF-8';
    expect((await post(form, 128 * 1024)).status).toBe(200);
    expect((await post(form, 128 * 1024 + 1)).status).toBe(413);
    expect((await post('Application/X-WWW-Form-Urlencoded', 128 * 1024 + 1)).status).toBe(413);
    expect((await post('text/csv', 128 * 1024 + 1)).status).toBe(200);
    expect((await post(form, 128 * 1024 + 1, false, '/api/bulk/stock')).status).toBe(200);
    expect((await post(form, 128 * 1024 + 1, false, '/apis')).status).toBe(413);
  });

  test('a body that exceeds the limit unannounced is cut off, and the shop never reads its end', async () => {
    let ended = false;
    const shop = await openShop({
      env: { BODY_LIMIT: '1000' },
      handler: async (req, res) => {
        let received = 0;
        try {
          for await (const chunk of req) received += chunk.length;
          ended = true;
          res.end(String(received));
        } catch {
          expect(received).toBeLessThanOrEqual(1000);
        }
      },
    });
    const answer = await shop.ask('/cart', {
      method: 'POST',
      body: Buffer.alloc(300_000),
      chunked: true,
      headers: { 'Transfer-Encoding': 'chunked' },
    });
    expect(answer.status).toBe(413);
    expect(ended).toBe(false);
    const short = await shop.ask('/cart', {
      method: 'POST',
      body: 'sku=1',
      chunked: true,
      headers: { 'Transfer-Encoding': 'chunked' },
    });
    expect(short.text).toBe('5');
  });

  test('a reply sent before the body was read leaves no listener that delays the next request', async () => {
    const shop = await openShop({
      handler: async (req, res) => {
        if (req.url === '/unread') {
          // Like the storefront: its stream takes what it has room for, and waits for a reader.
          req.on('data', () => req.pause());
          await once(req, 'pause');
          return void res.status(415).end();
        }
        for await (const _ of req);
        res.end('read');
      },
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (path: string, length: number, headers: Record<string, string>) =>
      new Promise<number | string>((resolve) => {
        const sent = request({ port: shop.port, path, method: 'POST', headers, agent }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
        });
        sent.on('error', () => resolve('hung up')).end(Buffer.alloc(length));
      });
    for (const [name, value] of [
      ['Transfer-Encoding', 'chunked'],
      ['Content-Length', '900000'],
    ] as const) {
      await send('/unread', 900_000, { [name]: value });
      // A closed connection is reopened by every client and proxy; on a silent one they wait.
      expect([200, 'hung up']).toContain(await send('/cart', 900, { 'Content-Length': '900' }));
    }
    agent.destroy();
  });

  test('a handler that throws is answered with 500 and a request id', async () => {
    const shop = await openShop({ handler: () => Promise.reject(new Error('broken')) });
    const answer = await shop.ask('/');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('broken');
    expect(answer.headers['x-request-id']).toBeDefined();
  });
});

describe('files of the client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export default 1;');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'brotli');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('hashed files are cached for a year and sent compressed, others for an hour; unknown ones are passed to the shop', async () => {
    const shop = await openShop({ clientFolder: folder });
    const script = await shop.ask('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.text).toBe('brotli');
    expect((await shop.ask('/assets/app-1a2b.js')).text).toBe('export default 1;');
    const robots = await shop.ask('/robots.txt');
    expect(robots.headers['cache-control']).toBe('public, max-age=3600');
    const known = await shop.ask('/robots.txt', { headers: { 'If-None-Match': String(robots.headers.etag) } });
    expect(known.status).toBe(304);
    expect(shop.rendered()).toBe(0);
    for (const path of ['/assets/app-1a2b.js.br', '/etc/passwd', '/assets', '/assets/none.js']) {
      expect((await shop.ask(path)).text).toBe('ok');
    }
    expect((await shop.ask('/assets/../../etc/passwd')).headers.location).toBe('/etc/passwd');
  });
});

describe('starting and stopping', () => {
  test('while the shop starts, it is alive, not ready, and returns 503 with Retry-After', async () => {
    const shop = await openShop({ isOpen: false });
    expect((await shop.ask('/healthz')).status).toBe(200);
    const { status, text } = await shop.ask('/readyz');
    expect([status, text]).toEqual([503, '{"ok":false,"why":{"shop":"The process is starting."}}']);
    const early = await shop.ask('/');
    expect(early.status).toBe(503);
    expect(early.headers['retry-after']).toBe('2');
    await shop.door.open(shop.shop);
    expect(shop.calls).toEqual(['start']);
    expect((await shop.ask('/readyz')).status).toBe(200);
    expect((await shop.ask('/')).status).toBe(200);
  });

  test.each([
    ['says no', () => Promise.resolve({ ok: false })],
    ['throws', () => Promise.reject(new Error('no database'))],
  ])('a shop whose health check %s is alive but not ready', async (_how, health) => {
    const shop = await openShop({ health });
    expect((await shop.ask('/readyz')).status).toBe(503);
    expect((await shop.ask('/healthz')).status).toBe(200);
  });

  test('closing finishes replies in flight, closes idle sockets, accepts no new connections, then closes the shop', async () => {
    let finish: (() => void) | undefined;
    const shop = await openShop({
      handler: async (req, res) => {
        if (req.path === '/langsom') await new Promise<void>((resolve) => (finish = resolve));
        res.end('færdig');
      },
    });
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) =>
      request({ port: shop.port, agent, path: '/' }, (res) => res.resume().on('end', resolve)).end(),
    );
    const slow = shop.ask('/langsom');
    await expect.poll(() => finish).toBeDefined();
    const closed = shop.door.close();
    await expect(shop.ask('/')).rejects.toThrow();
    expect(shop.calls).toEqual(['start']);
    finish?.();
    expect((await slow).text).toBe('færdig');
    expect((await slow).headers.connection).toBe('close');
    await closed;
    expect(shop.calls).toEqual(['start', 'close']);
    agent.destroy();
  });
});

describe('settings', () => {
  test.each([
    ['', 0],
    ['off', 0],
    ['0', 0],
    ['on', 1],
    ['On', 1],
    ['1', 1],
    ['3', 3],
  ])('TRUST_PROXY=%s trusts %i proxies', (TRUST_PROXY, hops) => {
    expect(readSettings({ TRUST_PROXY }).trustedHops).toBe(hops);
  });

  test('have defaults for everything', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      pageCache: { on: true, bytes: 50_331_648 },
      compress: true,
      dataDir: 'data',
      bodyLimit: 1_048_576,
      trustedHops: 0,
      pagesAtOnce: 8,
      shutdownDelay: 200,
      log: { on: true, level: 'info' },
    });
  });

  test.each([
    { PORT: 'abc' },
    { PORT: '70000' },
    { BODY_LIMIT: '-1' },
    { LOG_LEVEL: 'loud' },
    { TRUST_PROXY: 'proxy' },
    { TRUST_PROXY: '-1' },
    { TRUST_PROXY: '1.5' },
    { TRUST_PROXY: '11' },
    { GZIP: 'maybe' },
  ])('%o stops the start', (env) => {
    expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
  });
});

test('a shared page is not compressed twice', async () => {
  const shop = await openShop({ cacheKey: ({ url }) => url, handler: (_req, res) => sendPublicPage(res) });
  const first = await shop.ask('/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(first.body).toString()).toContain('Kontorstol');
});
