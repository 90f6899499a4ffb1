// The front door itself: what happens to a request from the socket to the storefront's handler, and how the door opens and closes.
import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import type { AccessLog } from './access-log';
import { sendAway, settleAddress } from './address';
import { watchArrivals } from './arrivals';
import { limitBody, readRest } from './body-limit';
import { answerCarried, carriedOn, takeVisitKey } from './carried-visit';
import { compressReply } from './compress-reply';
import { createDrain } from './drain';
import { beginExchange, type Exchange } from './exchange';
import { answerHealth } from './health';
import { isFromOurPages } from './origin-check';
import { createOverload, type Overload } from './overload';
import { createPageCache } from './page-cache';
import { createPageDoor, type PageDoor } from './page-door';
import { sendRefusal } from './refusal-page';
import { dressHead } from './reply-head';
import type { Settings } from './settings';
import { createShell, giveUp } from './shell';
import { rankIn, type Shop, type ShopEntry } from './shop-entry';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** A client gets this long for its head, its whole request, and between two requests; proxies keep sockets for 60 s. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

export type FrontDoorOptions = {
  settings: Settings;
  log: AccessLog;
  /** The built client's folder; undefined where something else serves the files, as in development. */
  clientFolder?: string;
  now?: () => number;
};

export type FrontDoor = {
  server: Server;
  /** Starts the shop and lets shoppers in; until then they get 503 with Retry-After. */
  open(shop: Shop): Promise<void>;
  /** Says that it is not ready, stops accepting a moment later, lets what is in flight end within 10 s, then closes the shop. */
  close(): Promise<void>;
  /** How many pages are being made, and how many requests wait for their turn. */
  load(): { busy: number; waiting: number };
};

type Opened = { shop: Shop; app: Express; pages: PageDoor | undefined; overload: Overload };
type State = FrontDoorOptions & { opened?: Opened; closing?: Promise<void> };

export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const state: State = { ...options };
  const server = createServer(TIMEOUTS, (req, res) => {
    const exchange = beginExchange(req, res, state.settings.trustedHops);
    // Asks the client not to come back on this socket.
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
      const overload = createOverload({ places: state.settings.pagesAtOnce, rankOf: rankIn(shop), arrivals });
      const app = createShell({ ...state, overload }, shop);
      await shop.entry.start();
      state.opened = { shop, app, pages: pagesFor(state, shop, app), overload };
    },
    close() {
      state.closing ??= drain(state.settings.shutdownDelay).then(() => state.opened?.shop.entry.close());
      return state.closing;
    },
    load: () => state.opened?.overload.state() ?? { busy: 0, waiting: 0 },
  };
}

/** The way of a request: a ready page leaves before anything else is looked at. */
function receive(state: State, exchange: Exchange): void {
  const { log, opened } = state;
  const { req, res } = exchange;
  const visit = takeVisitKey(exchange);
  const away = settleAddress(exchange, opened?.shop.spell);
  const pages = away || visit !== null || exchange.host === '' ? undefined : opened?.pages;
  const key = pages?.keyOf(exchange) ?? null;
  if (key !== null && pages?.hit(exchange, key)) {
    log.line(exchange);
    return;
  }
  res.once('close', () => log.line(exchange));
  if (req.method === 'POST') readRest(exchange);
  dressHead(exchange, () => state.closing !== undefined);
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

/** The names under which a page may be shared, and a visit rides in the address; null: it may not, or none does. */
type Asked = { key: string | null; visit: string | null };

/** The rest of the way, for a request whose host is known or is not. */
function admit({ settings, log, opened }: State, exchange: Exchange, { key, visit }: Asked, isKnown: boolean): void {
  const { req, res } = exchange;
  if (isRefused(exchange, mostBytesOf(exchange, settings, opened?.shop.entry), isKnown)) return;
  if (!opened) {
    sendRefusal(res, 503);
    return;
  }
  if (settings.compress) compressReply(exchange);
  const gaveUp = (error: unknown) => giveUp(log.logger, exchange, error);
  const { app, shop } = opened;
  if (visit !== null) answerCarried(exchange, visit, { visits: shop.entry.carriedVisits, run: app }).catch(gaveUp);
  else if (key === null || !opened.pages) app(req, res);
  else opened.pages.miss(exchange, key).catch(gaveUp);
}

/** Pages that take pictures say themselves how much they read. */
const mostBytesOf = ({ req, path }: Exchange, { bodyLimit }: Settings, entry: ShopEntry | undefined): number =>
  (req.method === 'POST' ? entry?.mostBytes?.(path) : null) ?? bodyLimit;

/** Answers what may not come in, and says whether it did. */
function isRefused(exchange: Exchange, mostBytes: number, isKnown: boolean): boolean {
  const { req, res, host } = exchange;
  if (host === '') sendRefusal(res, 400);
  else if (!isKnown) sendRefusal(res, 421);
  else if (!METHODS.includes(req.method ?? '')) sendRefusal(res, 405);
  else if (req.method === 'POST' && !isFromOurPages(exchange)) sendRefusal(res, 403);
  else return !limitBody(exchange, mostBytes);
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
