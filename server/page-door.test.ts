// The page cache's replies: encoding and status of a page, when it is rendered, and what clients that wait for the same page receive.
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brotlied } from './encodings';
import type { Exchange } from './exchange';
import { createPageCache, FRESH_MS, STALE_MS, type StoredPage } from './page-cache';
import { createPageDoor } from './page-door';
import { sendPublicPage } from './testing/open-door';

const KEY = ' /stole';
const MADE_AT = 1_000_000;

interface Sent {
  status: number;
  head: Record<string, string>;
  body: Buffer | undefined;
}

/** A reply without a socket, and what was sent on it. */
function replyOf() {
  let tell: (sent: Sent) => void;
  const sent = new Promise<Sent>((resolve) => (tell = resolve));
  const head: Record<string, string> = {};
  const res = Object.assign(new EventEmitter(), {
    closed: false,
    statusCode: 0,
    setHeader: (name: string, value: unknown) => void Object.assign(head, { [name]: String(value) }),
    writeHead(status: number, flat: string[]) {
      res.statusCode = status;
      for (let at = 0; at < flat.length; at += 2) head[flat[at] ?? ''] = flat[at + 1] ?? '';
    },
    end: (body?: Buffer) => tell({ status: res.statusCode, head, body }),
    hangUp() {
      res.closed = true;
      res.emit('close');
    },
  });
  return { res, sent };
}

function clientOf(headers: Record<string, string> = {}, method = 'GET', facts: Partial<Exchange> = {}) {
  const { res, sent } = replyOf();
  const req = { method, url: '/stole', headers };
  const exchange = {
    req,
    res,
    id: 'r-1',
    startedAt: performance.now(),
    host: 'shop.example',
    path: '/stole',
    ...facts,
  };
  return { exchange: exchange as unknown as Exchange, res, sent };
}

type Handler = (res: ServerResponse, req: IncomingMessage) => void;
let now = MADE_AT;

function openPages({
  handler = (res) => sendPublicPage(res),
  compress = false,
}: {
  handler?: Handler;
  compress?: boolean;
} = {}) {
  const cache = createPageCache(1e6);
  const reported: unknown[] = [];
  const runs: IncomingMessage[] = [];
  const door = createPageDoor({
    cache,
    cacheKey: ({ url }) => url,
    run(req, res) {
      runs.push(req);
      handler(res, req);
    },
    compress,
    now: () => now,
    report: (error) => void reported.push(error),
  });
  const miss = async (client = clientOf()) => {
    await door.miss(client.exchange, KEY);
    return client.sent;
  };
  /** The reply from memory; null where there is none. */
  const hit = async (client = clientOf()) => (door.hit(client.exchange, KEY) ? client.sent : null);
  return { door, cache, reported, runs, miss, hit };
}

beforeEach(() => {
  now = MADE_AT;
});
afterEach(() => void vi.useRealTimers());

describe('the cache key of a page', () => {
  const questions: unknown[] = [];
  const { keyOf } = createPageDoor({
    cache: createPageCache(1),
    cacheKey(question) {
      questions.push(question);
      return question.url === '/cart' ? null : question.url;
    },
    run: () => undefined,
    compress: false,
    now: () => 0,
    report: () => undefined,
  });
  const keyFor = (method: string, url: string | undefined, headers = {}, scheme?: string) =>
    keyOf({ req: { method, url, headers }, host: 'shop.example', scheme } as unknown as Exchange);

  test('is computed for GET and HEAD only, as for a GET, and differs by scheme', () => {
    const headers = { cookie: 'locale=en-GB' };
    expect(keyFor('GET', '/stole', headers)).toBe(' /stole');
    expect(keyFor('HEAD', '/stole', {}, 'https')).toBe('https /stole');
    expect(keyFor('POST', '/stole')).toBeNull();
    expect(keyFor('GET', '/cart')).toBeNull();
    expect(keyFor('GET', undefined)).toBe(' /');
    expect(questions.slice(0, 2)).toEqual([
      { method: 'GET', host: 'shop.example', url: '/stole', cookies: 'locale=en-GB', headers },
      { method: 'GET', host: 'shop.example', url: '/stole', cookies: '', headers: {} },
    ]);
  });
});

describe('a cached page', () => {
  test('is sent with its age, length and timing', async () => {
    const { miss, hit, runs } = openPages();
    const first = await miss();
    now += 7_999;
    const client = clientOf();
    const { status, head, body } = (await hit(client)) ?? first;
    expect([status, head.age, head['x-request-id'], runs.length]).toEqual([200, '7', 'r-1', 1]);
    expect(head['server-timing']).toMatch(/^cache;desc=hit, total;dur=/);
    expect(head['content-length']).toBe(String(body?.length));
    expect(head['Strict-Transport-Security']).toBeUndefined();
    expect(head['content-encoding']).toBeUndefined();
    expect(client.exchange.cache).toBe('hit');
    expect(first.head['server-timing']).toContain('cache;desc=miss');
    expect(first.head.age).toBe('0');
  });

  test('has age 0 when the clock is set back', async () => {
    const { miss, hit, cache } = openPages();
    await miss();
    vi.spyOn(cache, 'read').mockReturnValue({ page: cache.readOld(KEY, now) as StoredPage, isFresh: true });
    now -= 5_000;
    expect((await hit())?.head.age).toBe('0');
  });

  test('has the HSTS header for clients on https', async () => {
    const { miss, hit } = openPages();
    await miss();
    const secure = await hit(clientOf({}, 'GET', { scheme: 'https' }));
    expect(secure?.head['Strict-Transport-Security']).toBe('max-age=31536000');
  });

  test('has no body for HEAD', async () => {
    const { miss, hit } = openPages();
    const first = await miss();
    const head = await hit(clientOf({}, 'HEAD'));
    expect([head?.body, head?.head['content-length']]).toEqual([undefined, first.head['content-length']]);
  });

  test('is sent as 304 to clients with its ETag, and in full to others', async () => {
    const { miss, hit } = openPages();
    const { etag = '' } = (await miss()).head;
    expect(etag).toMatch(/^W\/"/);
    const statusWith = async (tag: string) => {
      const sent = await hit(clientOf({ 'if-none-match': tag }));
      return sent?.status;
    };
    const known = [etag, etag.replace('W/', ''), `"other" , ${etag}`, '*', `${etag}, "other"`];
    expect(await Promise.all(known.map(statusWith))).toEqual([304, 304, 304, 304, 304]);
    expect(await Promise.all(['"other"', ''].map(statusWith))).toEqual([200, 200]);
    const sent = await hit(clientOf({ 'if-none-match': etag }));
    expect([sent?.body, sent?.head.etag, sent?.head['content-length']]).toEqual([undefined, etag, undefined]);
  });

  test('is sent in the smallest encoding that the client accepts', async () => {
    const { miss, hit, cache } = openPages({ compress: true });
    const improved = vi.spyOn(cache, 'improve');
    const first = await miss(clientOf({ 'accept-encoding': 'gzip, br' }));
    expect(first.head['content-encoding']).toBe('gzip');
    const codingFor = async (header: string) => {
      const sent = await hit(clientOf({ 'accept-encoding': header }));
      return sent?.head['content-encoding'];
    };
    await vi.waitFor(() => expect(improved).toHaveBeenCalled());
    expect(await codingFor('gzip, br')).toBe('br');
    expect(await codingFor('gzip')).toBe('gzip');
    expect(await codingFor('deflate')).toBeUndefined();
    expect(gunzipSync(first.body ?? Buffer.alloc(0)).toString()).toContain('Kontorstol');
  });

  test('is stored uncompressed when compression is off', async () => {
    const { miss, hit, cache } = openPages();
    const improved = vi.spyOn(cache, 'improve');
    const first = await miss();
    const sent = await hit(clientOf({ 'accept-encoding': 'gzip, br' }));
    expect(sent?.head['content-encoding']).toBeUndefined();
    // As long as compressing would take.
    for (let times = 0; times < 3; times += 1) await brotlied(first.body ?? Buffer.alloc(0));
    expect(improved).not.toHaveBeenCalled();
  });
});

describe('a stale page', () => {
  const old = async (handler?: Handler) => {
    const pages = openPages(handler ? { handler } : {});
    await pages.miss();
    now += FRESH_MS + 1;
    return pages;
  };

  test('is served while a single new one is rendered, for any number of clients', async () => {
    const { hit, runs } = await old();
    const shown = await Promise.all([hit(), hit()]);
    expect(shown.map((sent) => sent?.head['server-timing'])).toEqual([
      expect.stringContaining('cache;desc=stale'),
      expect.stringContaining('cache;desc=stale'),
    ]);
    expect(runs.length).toBe(2);
    await vi.waitFor(async () => expect(await hit()).toMatchObject({ head: { age: '0' } }));
  });

  test('is not rendered again for HEAD', async () => {
    const { hit, runs } = await old();
    expect(await hit(clientOf({}, 'HEAD'))).toMatchObject({ status: 200 });
    expect(runs.length).toBe(1);
  });

  test('is not rendered again while it is fresh', async () => {
    const { miss, hit, runs } = openPages();
    await miss();
    now += FRESH_MS;
    expect(await hit()).toMatchObject({ status: 200 });
    expect(runs.length).toBe(1);
  });

  test('reports an error of the rendering in the background', async () => {
    let broken = false;
    const { hit, reported } = await old((res) => {
      if (broken) throw new Error('broken');
      sendPublicPage(res);
    });
    broken = true;
    await hit();
    await vi.waitFor(() => expect(reported).toEqual([new Error('broken')]));
  });

  test('is ignored after its time', async () => {
    const { hit } = await old();
    now += STALE_MS;
    expect(await hit()).toBeNull();
  });
});

describe('a page that is not cached', () => {
  const held = () => {
    const waiting: ServerResponse[] = [];
    return { waiting, ...openPages({ handler: (res) => void waiting.push(res) }) };
  };

  test('is rendered once for all waiting clients', async () => {
    const { miss, waiting, runs } = held();
    const both = [miss(), miss(), miss(clientOf({}, 'HEAD'))];
    sendPublicPage(waiting[0] as ServerResponse);
    const sent = await Promise.all(both);
    expect(sent.map(({ status, body }) => [status, body !== undefined])).toEqual([
      [200, true],
      [200, true],
      [200, false],
    ]);
    expect(runs.length).toBe(1);
  });

  test('is abandoned when all clients have disconnected, and not before', () => {
    const { door, waiting } = held();
    const clients = [clientOf(), clientOf()] as const;
    const gone = Promise.all(clients.map(({ exchange }) => door.miss(exchange, KEY)));
    clients[0].res.hangUp();
    expect(waiting[0]?.destroyed).toBe(false);
    clients[1].res.hangUp();
    expect(waiting[0]?.destroyed).toBe(true);
    return gone;
  });

  test('that is abandoned just as another client arrives is rendered for that client', async () => {
    const { door, runs } = held();
    const [first, second] = [clientOf(), clientOf()];
    const left = door.miss(first.exchange, KEY);
    first.res.hangUp();
    const came = door.miss(second.exchange, KEY);
    await Promise.all([left, came]);
    expect(runs).toHaveLength(2);
    expect(runs[1]).toBe(second.exchange.req);
  });

  test('is rendered separately for HEAD', async () => {
    let answered: unknown;
    const { miss } = openPages({
      handler(res) {
        answered = res;
        res.end();
      },
    });
    const client = clientOf({}, 'HEAD');
    await miss(client);
    expect(answered).toBe(client.exchange.res);
  });

  test('that may not be shared is sent to its first client and rendered again for each other', async () => {
    const { door, waiting, runs } = held();
    const clients = [clientOf(), clientOf()] as const;
    const both = clients.map(({ exchange }) => door.miss(exchange, KEY));
    const [reply] = waiting;
    reply?.setHeader('X-Own', '1');
    reply?.setHeader('Set-Cookie', ['a=1', 'b=2']);
    Object.assign(reply as object, { statusCode: 404 });
    reply?.end('own');
    await Promise.all(both);
    const first = await clients[0].sent;
    expect([first.status, first.head['x-own'], String(first.body)]).toEqual([404, '1', 'own']);
    expect(runs[1]).toBe(clients[1].exchange.req);
  });

  test('rejects when rendering fails', async () => {
    let isBroken = true;
    const { door } = openPages({
      handler(res) {
        if (!isBroken) return sendPublicPage(res);
        isBroken = false;
        throw new Error('broken');
      },
    });
    await expect(door.miss(clientOf().exchange, KEY)).rejects.toThrow('broken');
  });

  test('is not sent to a client that has disconnected', async () => {
    const { door, waiting } = held();
    const [gone, stays] = [clientOf(), clientOf()];
    const both = [door.miss(gone.exchange, KEY), door.miss(stays.exchange, KEY)];
    gone.res.hangUp();
    const ended = vi.spyOn(gone.res, 'end');
    sendPublicPage(waiting[0] as ServerResponse);
    await Promise.all(both);
    expect((await stays.sent).status).toBe(200);
    expect(ended).not.toHaveBeenCalled();
  });

  test('is not stored when what it shows changed during rendering', async () => {
    const { miss, hit, waiting, cache } = held();
    const asked = miss();
    cache.forget(null);
    sendPublicPage(waiting[0] as ServerResponse);
    await asked;
    expect(await hit()).toBeNull();
  });
});

describe('a stale page instead of one that cannot be rendered', () => {
  const outdated = async (next: Handler) => {
    let handler: Handler = (res) => sendPublicPage(res, 'gammel');
    const pages = openPages({ handler: (res, req) => handler(res, req) });
    await pages.miss();
    pages.cache.forget(null);
    handler = next;
    return pages;
  };

  test.each([
    [500, 'gammel'],
    [503, 'gammel'],
    [499, 'ny'],
    [404, 'ny'],
  ])('after status %i the %s page is sent', async (status, which) => {
    const { miss } = await outdated((res) => {
      res.statusCode = status;
      res.end('ny');
    });
    expect(String((await miss()).body)).toContain(which);
  });

  test('is sent when rendering throws, and the error is reported', async () => {
    const { miss, reported } = await outdated(() => {
      throw new Error('broken');
    });
    const { head, body } = await miss();
    expect([head['server-timing'], String(body)]).toEqual([
      expect.stringContaining('cache;desc=stale'),
      expect.stringContaining('gammel'),
    ]);
    expect(reported).toEqual([new Error('broken')]);
  });

  test('is sent when rendering takes two seconds, and the next client receives the new one', async () => {
    vi.useFakeTimers();
    let late: ServerResponse | undefined;
    const { miss, hit } = await outdated((res) => {
      late = res;
    });
    const client = clientOf();
    const ended = vi.spyOn(client.res, 'end');
    const asked = miss(client);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(String((await asked).body)).toContain('gammel');
    client.res.hangUp();
    sendPublicPage(late as ServerResponse, 'ny');
    await vi.advanceTimersByTimeAsync(0);
    const next = await hit();
    expect(String(next?.body)).toContain('ny');
  });

  test('is not needed when the new page is ready at once', async () => {
    vi.useFakeTimers();
    const { miss } = await outdated((res) => sendPublicPage(res, 'ny'));
    expect(String((await miss()).body)).toContain('ny');
    expect(vi.getTimerCount()).toBe(0);
  });
});
