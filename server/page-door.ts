// Answers visitors from the page cache: ready pages at once, a missing one rendered once however many ask for it.
import { type CapturedReply, captureReply, type RunHandler } from './capture';
import { accepts, brotlied, gzipped } from './encodings';
import { type CacheState, type Exchange, millisecondsOf } from './exchange';
import { type PageCache, pageFrom, type StoredPage } from './page-cache';
import { HSTS } from './reply-head';
import type { ShopEntry } from './shop-entry';

export type PageDoor = {
  /** The shared name of the page that is asked for, or null when this request goes past the cache. */
  keyOf(exchange: Exchange): string | null;
  /** Sends a page that is ready; false when there is none. */
  hit(exchange: Exchange, key: string): boolean;
  /** Renders, keeps what may be kept, and sends. */
  miss(exchange: Exchange, key: string): Promise<void>;
};

type Options = {
  cache: PageCache;
  cacheKey: ShopEntry['cacheKey'];
  run: RunHandler;
  compress: boolean;
  /** Milliseconds of a clock that nothing sets back. */
  now: () => number;
  /** Told of what goes wrong when no shopper waits for it. */
  report: (error: unknown) => void;
};
type Filled = { page: StoredPage } | { reply: CapturedReply };

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = etag.replace('W/', '');
  return ifNoneMatch.split(',').some((tag) => [bare, '*'].includes(tag.trim().replace('W/', '')));
}

function bodyFor({ req }: Exchange, page: StoredPage): { coding?: 'br' | 'gzip'; body: Buffer } {
  const accepted = req.headers['accept-encoding'];
  if (page.br && accepts(accepted, 'br')) return { coding: 'br', body: page.br };
  if (page.gzip && accepts(accepted, 'gzip')) return { coding: 'gzip', body: page.gzip };
  return { body: page.identity };
}

function sendPage(exchange: Exchange, page: StoredPage, now: number, state: CacheState): void {
  const { req, res } = exchange;
  exchange.cache = state;
  const age = Math.max(0, Math.floor((now - page.storedAt) / 1000));
  const timing = `cache;desc=${state}, total;dur=${millisecondsOf(exchange)}`;
  const head = [...page.head, 'age', String(age), 'server-timing', timing, 'x-request-id', exchange.id];
  if (exchange.scheme === 'https') head.push(...HSTS);
  if (isKnown(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304, head);
    res.end();
    return;
  }
  const { coding, body } = bodyFor(exchange, page);
  if (coding) head.push('content-encoding', coding);
  head.push('content-length', String(body.length));
  res.writeHead(200, head);
  res.end(req.method === 'HEAD' ? undefined : body);
}

function sendReply({ res }: Exchange, reply: CapturedReply): void {
  for (const [name, value] of Object.entries(reply.headers)) if (value !== undefined) res.setHeader(name, value);
  res.statusCode = reply.status;
  res.end(reply.body);
}

export function createPageDoor({ cache, cacheKey, run, compress, now, report }: Options): PageDoor {
  const filling = new Map<string, Promise<Filled>>();

  async function render(key: string, exchange: Exchange): Promise<Filled> {
    const since = cache.generation();
    const reply = await captureReply(exchange.req, run);
    const page = pageFrom(reply, now());
    if (!page) return { reply };
    const ready = compress ? { ...page, gzip: await gzipped(page.identity) } : page;
    cache.keep(key, ready, since);
    if (compress) brotlied(page.identity).then((br) => cache.improve(key, ready, { ...ready, br }), report);
    return { page: ready };
  }

  function fill(key: string, exchange: Exchange): Promise<Filled> {
    const filled = render(key, exchange).finally(() => filling.delete(key));
    filling.set(key, filled);
    return filled;
  }
  return {
    keyOf({ req, host, scheme }) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return null;
      const { headers } = req;
      const key = cacheKey({ method: 'GET', host, url: req.url ?? '/', cookies: headers.cookie ?? '', headers });
      // A page may hold absolute links, so that http and https are two pages.
      return key === null ? null : `${scheme ?? ''} ${key}`;
    },
    hit(exchange, key) {
      const found = cache.read(key, now());
      if (!found) return false;
      sendPage(exchange, found.page, now(), found.isFresh ? 'hit' : 'stale');
      if (!found.isFresh && !filling.has(key) && exchange.req.method === 'GET') fill(key, exchange).catch(report);
      return true;
    },
    async miss(exchange, key) {
      const { req, res } = exchange;
      const shared = filling.get(key);
      if (req.method === 'HEAD' && !shared) return run(req, res);
      const filled = await (shared ?? fill(key, exchange));
      if ('page' in filled) sendPage(exchange, filled.page, now(), 'miss');
      else if (shared) run(req, res);
      else sendReply(exchange, filled.reply);
    },
  };
}
