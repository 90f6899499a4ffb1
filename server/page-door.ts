// Answers visitors from the page cache: cached pages at once, a missing one rendered once for all concurrent requests.
import { Abandoned, type CapturedReply, captureReply, type RunHandler } from './capture';
import { accepts, brotlied, gzipped } from './encodings';
import { type CacheState, type Exchange, millisecondsOf } from './exchange';
import { type PageCache, pageFrom, type StoredPage } from './page-cache';
import { HSTS } from './reply-head';
import type { ShopEntry } from './shop-entry';

export type PageDoor = {
  /** The cache key of the requested page, or null when this request bypasses the cache. */
  keyOf(exchange: Exchange): string | null;
  /** Sends a cached page; false when there is none. */
  hit(exchange: Exchange, key: string): boolean;
  /** Renders, caches the page if allowed, and sends it. */
  miss(exchange: Exchange, key: string): Promise<void>;
};

type Options = {
  cache: PageCache;
  cacheKey: ShopEntry['cacheKey'];
  run: RunHandler;
  compress: boolean;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Receives errors that occur when no shopper is waiting. */
  report: (error: unknown) => void;
};
type Filled = { page: StoredPage } | { reply: CapturedReply };
type Filling = { filled: Promise<Filled>; gone: AbortController; waiting: number };

/** If rendering takes longer, the old page is served where there is one. */
const OLD_PAGE_AFTER_MS = 2_000;

function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
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
  if (isUnchanged(req.headers['if-none-match'], page.etag)) {
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

/** Work is abandoned when all its clients have disconnected. */
function waitFor(filling: Filling, { res }: Exchange): void {
  filling.waiting += 1;
  res.once('close', () => {
    filling.waiting -= 1;
    if (filling.waiting === 0) filling.gone.abort();
  });
}

/** The rendered page, or undefined when that takes too long. */
async function soon(filled: Promise<Filled>): Promise<Filled | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), OLD_PAGE_AFTER_MS);
  });
  return Promise.race([filled, late]).finally(() => clearTimeout(timer));
}

const hasFailed = (filled: Filled): boolean => 'reply' in filled && filled.reply.status >= 500;

type Fillings = { get(key: string): Filling | undefined; fill(key: string, exchange: Exchange): Filling };

/** Pages being rendered, each once. */
function createFillings({ cache, run, compress, now, report }: Options): Fillings {
  const fillings = new Map<string, Filling>();

  async function render(key: string, exchange: Exchange, gone: AbortSignal): Promise<Filled> {
    const since = cache.moment();
    const reply = await captureReply(exchange.req, run, gone);
    const page = pageFrom(reply, now());
    if (!page) return { reply };
    const ready = compress ? { ...page, gzip: await gzipped(page.identity) } : page;
    cache.keep(key, ready, since);
    if (compress) brotlied(page.identity).then((br) => cache.improve(key, ready, { ...ready, br }), report);
    return { page: ready };
  }
  return {
    get: (key) => fillings.get(key),
    fill(key, exchange) {
      const gone = new AbortController();
      const filled = render(key, exchange, gone.signal).finally(() => fillings.delete(key));
      const filling = { filled, gone, waiting: 0 };
      fillings.set(key, filling);
      return filling;
    },
  };
}

/** The old page instead of one that failed or is late; rendering continues even if this client disconnects. Null: the old page was sent. */
async function unlessOld(exchange: Exchange, old: StoredPage, filled: Promise<Filled>, { now, report }: Options) {
  const outcome = await soon(filled).catch((error) => report(error));
  if (outcome && !hasFailed(outcome)) return outcome;
  sendPage(exchange, old, now(), 'stale');
  return null;
}

/** Null: answered with an old page. Undefined: abandoned by its earlier clients just as this one arrived. */
async function outcomeFor(exchange: Exchange, key: string, filling: Filling, options: Options) {
  const old = options.cache.readOld(key, options.now());
  if (old) return unlessOld(exchange, old, filling.filled, options);
  waitFor(filling, exchange);
  return filling.filled.catch((error: unknown) => {
    if (error instanceof Abandoned) return undefined;
    throw error;
  });
}

export function createPageDoor(options: Options): PageDoor {
  const { cache, cacheKey, run, now, report } = options;
  const fillings = createFillings(options);
  return {
    keyOf({ req, host, scheme }) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return null;
      const { headers } = req;
      const key = cacheKey({ method: 'GET', host, url: req.url ?? '/', cookies: headers.cookie ?? '', headers });
      // A page may contain absolute links, so that http and https are two pages.
      return key === null ? null : `${scheme ?? ''} ${key}`;
    },
    hit(exchange, key) {
      const found = cache.read(key, now());
      if (!found) return false;
      sendPage(exchange, found.page, now(), found.isFresh ? 'hit' : 'stale');
      const isAsked = found.isFresh || fillings.get(key) !== undefined;
      if (!isAsked && exchange.req.method === 'GET') fillings.fill(key, exchange).filled.catch(report);
      return true;
    },
    async miss(exchange, key) {
      const { req, res } = exchange;
      const shared = fillings.get(key);
      if (req.method === 'HEAD' && !shared) return run(req, res);
      const filled = await outcomeFor(exchange, key, shared ?? fillings.fill(key, exchange), options);
      if (filled === null || res.closed) return;
      if (filled && 'page' in filled) sendPage(exchange, filled.page, now(), 'miss');
      else if (shared || !filled) run(req, res);
      else sendReply(exchange, filled.reply);
    },
  };
}
