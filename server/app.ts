// The HTTP server: processing of a request from the socket to the storefront's handler, and startup and shutdown.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import type { Express } from 'express';
import { type AccessLog, HIDDEN_PATH } from './access-log';
import { sendAway, settleAddress } from './address';
import { watchArrivals } from './arrivals';
import { createBodyStore } from './body-store';
import { answerCarried, carriedOn, takeVisitKey } from './carried-visit';
import { compressReply } from './compress-reply';
import { createDrain } from './drain';
import { beginExchange, type Exchange } from './exchange';
import { answerHealth } from './health';
import { fromHostCookies } from './host-cookies';
import { isFromOurPages } from './origin-check';
import { createOverload, type Overload } from './overload';
import { createPageCache } from './page-cache';
import { createPageDoor, type PageDoor } from './page-door';
import { refuseAs, sendRefusal } from './refusal-page';
import { dressHead } from './reply-head';
import { hasBody, type Receiving, receiveBody } from './request-body';
import type { Settings } from './settings';
import { createShell, giveUp } from './shell';
import { rankIn, type Shop, type ShopEntry } from './shop-entry';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Timeouts for a client's headers, its full request, and the pause between requests; proxies hold sockets for 60 s. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  // Three photos of 12 MB at one megabit a second; a client below the minimum rate is ended sooner (request-body.ts).
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

export type FrontDoorOptions = {
  settings: Settings;
  log: AccessLog;
  /** The built client's folder; undefined where something else serves the files, as in development. */
  clientFolder?: string;
  now?: () => number;
  receiving?: Receiving;
};

export type FrontDoor = {
  server: Server;
  /** Starts the shop and lets shoppers in; until then they get 503 with Retry-After. */
  open(shop: Shop): Promise<void>;
  /** Reports that it is not ready, stops accepting a moment later, finishes requests in flight within 10 s, then closes the shop. */
  close(): Promise<void>;
  /** Number of pages being rendered, and of requests in the queue. */
  load(): { busy: number; waiting: number };
};

type Opened = {
  shop: Shop;
  app: Express;
  pages: PageDoor | undefined;
  overload: Overload;
  /** Cookies that only this host may set. */
  hostCookies: ReadonlySet<string>;
};
type State = FrontDoorOptions & { receiving: Receiving; opened?: Opened; closing?: Promise<void> };

export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const receiving = options.receiving ?? { store: createBodyStore(join(options.settings.dataDir, 'uploads')) };
  const state: State = { ...options, receiving };
  const server = createServer(TIMEOUTS, (req, res) => {
    const exchange = beginExchange(req, res, state.settings.trustedHops);
    // Closes the socket after this response.
    if (state.closing) res.shouldKeepAlive = false;
    try {
      receive(state, exchange);
    } catch (error) {
      giveUp(state.log.logger, exchange, error);
    }
  });
  const drain = createDrain(server);
  const arrivals = watchArrivals(server);
  return {
    server,
    async open(shop) {
      const overload = createOverload({
        places: state.settings.pagesAtOnce,
        rankOf: rankIn(shop),
        isUpload: (req) => takesPictures(req, shop.entry),
        arrivals,
      });
      const app = createShell({ ...state, overload }, shop);
      await shop.entry.start();
      const hostCookies = new Set(shop.entry.hostCookies);
      state.opened = { shop, app, pages: pagesFor(state, shop, app), overload, hostCookies };
    },
    close() {
      state.closing ??= drain(state.settings.shutdownDelay).then(() => state.opened?.shop.entry.close());
      return state.closing;
    },
    load: () => state.opened?.overload.state() ?? { busy: 0, waiting: 0 },
  };
}

/** Processing of a request: a cached page is sent before anything else is checked. */
function receive(state: State, exchange: Exchange): void {
  const { log, opened } = state;
  const { res } = exchange;
  const write = () => log.line(exchange, state.opened?.shop.entry.loggedPath ?? HIDDEN_PATH);
  const hostCookies = hostCookiesOf(exchange, opened);
  const { cookie } = exchange.req.headers;
  if (hostCookies && cookie !== undefined) exchange.req.headers.cookie = fromHostCookies(cookie, hostCookies);
  const visit = takeVisitKey(exchange);
  const away = settleAddress(exchange, opened?.shop.spell);
  const pages = away || visit !== null || exchange.host === '' ? undefined : opened?.pages;
  const key = pages?.keyOf(exchange) ?? null;
  if (key !== null && pages?.hit(exchange, key)) {
    write();
    return;
  }
  res.once('close', write);
  if (opened?.shop.entry.markedAs) refuseAs(res, () => opened.shop.entry.markedAs?.(exchange.host) ?? null);
  dressHead(exchange, { isDraining: () => state.closing !== undefined, hostCookies });
  if (away) {
    sendAway(
      res,
      visit !== null && away.status === 301 ? { ...away, location: carriedOn(visit, away.location) } : away,
    );
    return;
  }
  if (answerHealth(exchange, state.closing ? 'closing' : (opened?.shop.entry ?? 'starting'))) return;
  const isKnown = exchange.host === '' ? true : (opened?.shop.entry.knowsHost?.(exchange.host) ?? true);
  if (typeof isKnown === 'boolean') admit(state, exchange, { key, visit }, isKnown);
  else
    isKnown
      .then((known) => admit(state, exchange, { key, visit }, known))
      .catch((error) => giveUp(log.logger, exchange, error));
}

/** Null where browsers would refuse the prefix: without https. */
const hostCookiesOf = ({ scheme }: Exchange, opened: Opened | undefined): ReadonlySet<string> | null =>
  scheme === 'https' ? (opened?.hostCookies ?? null) : null;

/** The cache key of a page, and the visit in the address; null: none. */
type Asked = { key: string | null; visit: string | null };

/** The remaining steps, for a request whose host is known or is not. */
function admit(state: State, exchange: Exchange, asked: Asked, isKnown: boolean): void {
  const { settings, log, opened, receiving } = state;
  if (isRefused(exchange, isKnown)) return;
  if (!opened) {
    sendRefusal(exchange.res, 503);
    return;
  }
  if (!hasBody(exchange.req)) {
    answerReceived(state, opened, exchange, asked);
    return;
  }
  receiveBody(exchange, mostBytesOf(exchange, settings, opened.shop.entry), receiving)
    .then((received) => {
      if (!received) return;
      exchange.req = received;
      answerReceived(state, opened, exchange, asked);
    })
    .catch((error) => giveUp(log.logger, exchange, error));
}

function answerReceived({ settings, log }: State, opened: Opened, exchange: Exchange, { key, visit }: Asked): void {
  const { req, res } = exchange;
  if (settings.compress) compressReply(exchange);
  const gaveUp = (error: unknown) => giveUp(log.logger, exchange, error);
  const { app, shop } = opened;
  if (visit !== null) answerCarried(exchange, visit, { visits: shop.entry.carriedVisits, run: app }).catch(gaveUp);
  else if (key === null || !opened.pages) app(req, res);
  else opened.pages.miss(exchange, key).catch(gaveUp);
}

const takesPictures = ({ method, url = '' }: IncomingMessage, entry: ShopEntry): boolean =>
  method === 'POST' && (entry.mostBytes?.(url.split('?', 1)[0] ?? '') ?? null) !== null;

/** Pages that accept pictures read their bodies within their own limits. */
const mostBytesOf = ({ req, path }: Exchange, { bodyLimit }: Settings, entry: ShopEntry): number =>
  (req.method === 'POST' ? entry.mostBytes?.(path) : null) ?? bodyLimit;

/** Rejects requests that are not allowed, and returns whether it did. */
function isRefused(exchange: Exchange, isKnown: boolean): boolean {
  const { req, res, host } = exchange;
  if (host === '') sendRefusal(res, 400);
  else if (!isKnown) sendRefusal(res, 421);
  else if (!METHODS.includes(req.method ?? '')) sendRefusal(res, 405);
  else if (req.method === 'POST' && !isFromOurPages(exchange)) sendRefusal(res, 403);
  else return false;
  return true;
}

function pagesFor(
  { settings, log, now = () => performance.now() }: State,
  { entry }: Shop,
  app: Express,
): PageDoor | undefined {
  if (!settings.pageCache.on) return undefined;
  const cache = createPageCache(settings.pageCache.bytes);
  entry.onChange?.((names) => cache.forget(names));
  return createPageDoor({
    cache,
    cacheKey: entry.cacheKey,
    run: app,
    compress: settings.compress,
    now,
    report: (error) => log.logger.error({ err: error }, 'a page could not be renewed'),
  });
}
