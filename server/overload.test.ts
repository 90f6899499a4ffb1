// The HTTP server under overload, and how it shuts down while visitors are present.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type DoorOptions, openDoor, sendPublicPage } from './testing/open-door';

type Opened = Awaited<ReturnType<typeof openDoor>>;
let opened: Opened | undefined;

async function openShop(options: DoorOptions = {}): Promise<Opened> {
  opened = await openDoor({ ...options, env: { PAGES_AT_ONCE: '1', ...options.env } });
  return opened;
}
afterEach(async () => {
  await opened?.door.close();
  opened = undefined;
});

/** A handler that answers on demand, and the paths that it was called for. */
function held() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    next: () => waiting.shift()?.(),
    release() {
      while (waiting.length > 0) waiting.shift()?.();
    },
    handler: (async (req, res) => {
      asked.push(req.path);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (req.path.startsWith('/delt')) sendPublicPage(res);
      else res.end(req.path);
    }) satisfies DoorOptions['handler'],
  };
}

describe('too many requests at once', () => {
  test('are rejected with 503 and Retry-After, and the others are served', async () => {
    const { handler, asked, next, release } = held();
    const shop = await openShop({ handler });
    const all = Array.from({ length: 40 }, (_, at) => shop.ask(`/${at}`));
    await expect.poll(() => asked.length).toBe(1);
    // One slot, 50 ms as a first guess: twelve may wait.
    const turnedAway = (await Promise.all(all.slice(30))).filter(({ status }) => status === 503);
    expect(turnedAway.length).toBeGreaterThan(0);
    for (const { headers, text } of turnedAway) {
      expect(headers['retry-after']).toBe('2');
      expect(headers['cache-control']).toBe('no-store');
      expect(text).toContain('Der er mange kunder i butikken lige nu.');
    }
    next();
    await expect.poll(() => asked.length).toBe(2);
    const freeing = setInterval(release, 1);
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    clearInterval(freeing);
    expect(statuses.filter((status) => status === 200).length).toBe(asked.length);
  });

  test('never starts work for a client that disconnected while it waited', async () => {
    const { handler, asked, release } = held();
    const shop = await openShop({ handler });
    const first = shop.ask('/first');
    await expect.poll(() => asked).toEqual(['/first']);
    const leaving = connect(shop.port, '127.0.0.1').on('error', () => undefined);
    leaving.write('GET /left HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const shared = connect(shop.port, '127.0.0.1').on('error', () => undefined);
    shared.write('GET /delt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const staying = shop.ask('/stays');
    await expect.poll(() => shop.waiting()).toBe(3);
    leaving.destroy();
    shared.destroy();
    await expect.poll(() => shop.waiting()).toBe(1);
    const freeing = setInterval(release, 1);
    expect((await first).text).toBe('/first');
    expect((await staying).text).toBe('/stays');
    clearInterval(freeing);
    expect(asked).toEqual(['/first', '/stays']);
  });

  test('a shared page is abandoned only when its last waiting client has disconnected', async () => {
    const { handler, asked, release } = held();
    const shop = await openShop({ handler, cacheKey: ({ url }) => (url.startsWith('/delt') ? url : null) });
    const first = shop.ask('/first');
    await expect.poll(() => asked).toEqual(['/first']);
    const open = (path: string) => {
      const socket = connect(shop.port, '127.0.0.1').on('error', () => undefined);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      return socket;
    };
    const [one, alone] = [open('/delt/a'), open('/delt/b')];
    const other = shop.ask('/delt/a');
    await expect.poll(() => shop.waiting()).toBe(2);
    one.destroy();
    alone.destroy();
    await expect.poll(() => shop.waiting()).toBe(1);
    const freeing = setInterval(release, 1);
    await first;
    expect((await other).status).toBe(200);
    clearInterval(freeing);
    expect(asked).toEqual(['/first', '/delt/a']);
  });

  test('the highest rank given by the storefront is served first', async () => {
    const { handler, asked, release } = held();
    const shop = await openShop({ handler, rank: ({ url }) => (url === '/checkout' ? 'buying' : 'anonymous') });
    const first = shop.ask('/first');
    await expect.poll(() => asked).toEqual(['/first']);
    const others = [shop.ask('/a'), shop.ask('/b')];
    await expect.poll(() => shop.waiting()).toBe(2);
    const buyer = shop.ask('/checkout');
    await expect.poll(() => shop.waiting()).toBe(3);
    const freeing = setInterval(release, 1);
    await Promise.all([first, buyer, ...others]);
    clearInterval(freeing);
    expect(asked[1]).toBe('/checkout');
  });

  test('a slow body occupies no rendering slot', async () => {
    const shop = await openShop({
      handler: async (req, res) => {
        for await (const _part of req) void _part;
        res.end('done');
      },
    });
    const slow = connect(shop.port, '127.0.0.1').on('error', () => undefined);
    slow.write('POST /cart HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nab');
    expect((await shop.ask('/next')).text).toBe('done');
    expect(shop.rendered()).toBe(1);
    slow.destroy();
  });

  test('forms with pictures use no page slots: two are read at a time, and at most four of one address wait', async () => {
    const { handler, asked, release } = held();
    const shop = await openShop({
      handler: async (req, res) => (req.method === 'POST' ? handler(req, res) : void res.end('page')),
      mostBytes: (path) => (path === '/reklamation' ? 1_000 : null),
      env: { TRUST_PROXY: '1' },
    });
    const send = (from: string) =>
      shop.ask('/reklamation?a', { method: 'POST', body: 'picture', headers: { 'X-Forwarded-For': from } });
    const own = Array.from({ length: 4 }, () => send('203.0.113.1'));
    await expect.poll(() => asked.length).toBe(2);
    expect((await shop.ask('/page')).text).toBe('page');
    const fifth = await send('203.0.113.1');
    expect([fifth.status, fifth.headers['retry-after']]).toEqual([503, '30']);
    const other = send('203.0.113.2');
    const freeing = setInterval(release, 1);
    expect((await Promise.all([...own, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    clearInterval(freeing);
  });

  test('health checks, files and cached pages need no slot', async () => {
    const { handler, asked, release } = held();
    const shop = await openShop({ handler, cacheKey: ({ url }) => (url === '/delt' ? url : null) });
    const ready = shop.ask('/delt');
    await expect.poll(() => asked).toEqual(['/delt']);
    release();
    await ready;
    const first = shop.ask('/first');
    await expect.poll(() => asked).toEqual(['/delt', '/first']);
    expect((await shop.ask('/delt')).status).toBe(200);
    expect((await shop.ask('/readyz')).status).toBe(200);
    release();
    await first;
  });
});

describe('a page that cannot be rendered again', () => {
  let clock = 1_700_000_000_000;

  test('is served stale for up to a day instead of an error', async () => {
    let status = 200;
    const shop = await openShop({
      now: () => clock,
      cacheKey: ({ url }) => url,
      handler: (_req, res) => (status === 200 ? sendPublicPage(res) : void res.status(status).end('failed')),
    });
    await shop.ask('/stole');
    clock += 60 * 60_000;
    for (status of [500, 503]) {
      const old = await shop.ask('/stole');
      expect([old.status, old.headers['server-timing']]).toEqual([200, expect.stringContaining('desc=stale')]);
      expect(old.text).toContain('Kontorstol');
    }
    expect((await shop.ask('/borde')).status).toBe(503);
    clock += 24 * 60 * 60_000;
    expect((await shop.ask('/stole')).status).toBe(503);
    status = 404;
    clock -= 23 * 60 * 60_000;
    expect((await shop.ask('/stole')).status).toBe(404);
  });

  test('is served stale when rendering takes too long, and is replaced afterwards', async () => {
    let finish: (() => void) | undefined;
    let version = 1;
    const shop = await openShop({
      now: () => clock,
      cacheKey: ({ url }) => url,
      handler: async (_req, res) => {
        if (version > 1) await new Promise<void>((resolve) => (finish = resolve));
        sendPublicPage(res, `version ${version}`);
      },
    });
    await shop.ask('/stole');
    version = 2;
    clock += 120_000;
    expect((await shop.ask('/stole')).text).toContain('version 1');
    finish?.();
    await expect.poll(async () => (await shop.ask('/stole')).text).toContain('version 2');
  });
});

describe('shutdown', () => {
  test('connections that arrive while pages block the event loop are answered or refused, never reset', async () => {
    const shop = await openShop({ env: { SHUTDOWN_DELAY: '1' } });
    const replies: Promise<string>[] = [];
    const visit = () =>
      replies.push(
        new Promise((resolve) => {
          const socket = connect(shop.port, '127.0.0.1').on('error', (error) =>
            resolve(String(Reflect.get(error, 'code'))),
          );
          socket.once('data', (data) => resolve(String(data).slice(9, 12)));
          socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
        }),
      );
    const block = () => {
      for (const until = performance.now() + 40; performance.now() < until; );
      if (replies.length < 30) turn();
    };
    const turn = () => {
      setImmediate(visit);
      setImmediate(block);
    };
    turn();
    await shop.door.close();
    const outcomes = new Set(await Promise.all(replies));
    for (const answered of ['200', '503', 'ECONNREFUSED']) outcomes.delete(answered);
    expect([...outcomes]).toEqual([]);
  });

  test('reports not ready but still accepts at first, and every reply closes its connection', async () => {
    const shop = await openShop({
      env: { SHUTDOWN_DELAY: '300' },
      cacheKey: ({ url }) => url,
      handler: (_req, res) => sendPublicPage(res),
    });
    await shop.ask('/stole');
    const agent = new Agent({ keepAlive: true });
    const closed = shop.door.close();
    for (const path of ['/stole', '/borde', '/readyz']) {
      const sent = request({ port: shop.port, agent, path }).end();
      const [res] = await once(sent, 'response');
      res.resume();
      expect([path, res.statusCode, res.headers.connection]).toEqual([path, path === '/readyz' ? 503 : 200, 'close']);
    }
    await closed;
    await expect(shop.ask('/stole')).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });

  test('a request on an idle socket at the moment of closing is answered', async () => {
    const shop = await openShop();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const [res] = await once(request({ port: shop.port, agent, path: '/' }).end(), 'response');
      res.resume();
      await once(res, 'end');
      return [res.statusCode, res.headers.connection];
    };
    expect(await ask()).toEqual([200, 'keep-alive']);
    const closed = shop.door.close();
    // Sent after the server stopped accepting, on an existing connection.
    await expect.poll(() => shop.door.server.listening).toBe(false);
    expect(await ask()).toEqual([200, 'close']);
    await closed;
    agent.destroy();
  });
});
