// Interface between the HTTP server and the storefront: a few functions of the build's entry module, and nothing else.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, type RequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler as Middleware } from 'express';
import type { Spelling } from './address';
import { answeringFailures } from './answering-failures';
import { byFittingRoutes, patternsOf } from './fitting-routes';
import type { Brand } from './refusal-page';
import { spellingOf } from './spelling';
import type { Rank } from './waiting-line';

export type CacheQuestion = {
  /** Always GET: a HEAD is answered from the page that a GET would see. */
  method: string;
  /** As the shopper typed it, port included, in lower case. */
  host: string;
  /** Path and query. */
  url: string;
  /** The raw Cookie header, or an empty string. */
  cookies: string;
  headers: IncomingHttpHeaders;
};

/** The requesting browser, as far as it can be identified without cookies. */
export type AskingBrowser = { host: string; userAgent: string; clientAddress: string };

export type CarriedVisits = {
  /** The visit's Cookie header; null where this browser has no such visit, or none any more. */
  open(key: string, browser: AskingBrowser): Promise<string | null>;
  /** Stores the cookies that a response sets, as a browser would; false if that ends the visit. */
  keep(key: string, browser: AskingBrowser, setCookies: string[]): Promise<boolean>;
};

export type ShopEntry = {
  /** Opens the shop's dependencies: database, jobs, keys. Safe to call twice. `jobs`: false leaves jobs and mail to another process. */
  start(how?: { jobs: boolean }): Promise<void>;
  close(): Promise<void>;
  /** Whether the shop can sell, and which of its dependencies are reachable; all of it is returned at /readyz. */
  health(): Promise<{ ok: boolean }>;
  /** The name under which this page may be shared by visitors; null when it may not. */
  cacheKey(question: CacheQuestion): string | null;
  /** False for a host that does not belong to the shop: its requests are rejected. A promise where the shop has to look it up. */
  knowsHost?(host: string): boolean | Promise<boolean>;
  /** Calls back with the names of what has changed (null: anything), which pages say that they show; returns the way to stop that. */
  onChange?(listener: (names: string[] | null) => void): () => void;
  /** How soon this request is served under overload; null for requests that are not pages and need no slot. */
  rank?(question: CacheQuestion): Rank | null;
  /** How many bytes may be posted to this path where it is more than usual; null where it is not. */
  mostBytes?(path: string): number | null;
  /** A path as logs may contain it, without secrets. */
  loggedPath?(path: string): string;
  /** The shop of an error page; null where no shop has that host. */
  markedAs?(host: string): Brand | null;
  /** Names of the cookies that only this host may set (`__Host-`, behind https). */
  hostCookies?: readonly string[];
  /** Visits carried in the address; absent where there are none. */
  carriedVisits?: CarriedVisits;
  /** The response to a failure outside the shop, such as an unavailable database; undefined for all others. */
  replyTo?(failure: unknown): Response | undefined;
};

/** A storefront for the HTTP server. `before` holds what development needs in front of the pages. */
export type Shop = { entry: ShopEntry; handler: RequestHandler; spell?: Spelling; before?: Middleware[] };

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The id that this request has in the log and in the X-Request-Id header. */
    requestId?: string;
    /** The query as it was sent. In `request.url` Remix has serialised it again, which replaces escapes that are not UTF-8. */
    rawSearch?: string;
    /** Sends these bytes behind a response without a body: Remix would copy the body of a response, and read it back from a stream. */
    endWith?: (body: Uint8Array) => void;
  }
}

function hasFunctions(value: unknown, names: string[]): boolean {
  return (
    typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'function')
  );
}

function isShopEntry(value: unknown): value is ShopEntry {
  return hasFunctions(value, ['start', 'close', 'health', 'cacheKey']);
}

export function isServerBuild(value: unknown): value is ServerBuild {
  return typeof value === 'object' && value !== null && 'entry' in value && 'routes' in value && 'assets' in value;
}

/** The rank of a request, as the storefront sees it. */
export function rankIn({ entry }: Shop): (req: IncomingMessage) => Rank | null {
  return ({ method = 'GET', headers, url = '/' }) =>
    entry.rank
      ? entry.rank({ method, host: headers.host ?? '', url, cookies: headers.cookie ?? '', headers })
      : 'anonymous';
}

/** The functions of a build, or an error that names what is missing. */
export function shopEntryOf(build: ServerBuild): ShopEntry {
  const entry: unknown = build.entry.module;
  if (!isShopEntry(entry)) throw new Error('The build’s entry module must export start, close, health and cacheKey.');
  return entry;
}

/** How this build's route table spells addresses. */
export const spellingIn = ({ routes }: ServerBuild): Spelling => spellingOf(patternsOf(routes));

/** Ends the reply with bytes where Remix ends it with nothing. */
function endingOf(res: ServerResponse): (body: Uint8Array) => void {
  return (body) => {
    const { end } = res;
    res.end = new Proxy(end, {
      apply(target, self, given) {
        res.end = end;
        return Reflect.apply(target, self, given.length === 0 ? [body] : given);
      },
    });
  };
}

/** Remix's handler for this build. The context is one object per request: the storefront stores its visit on it. */
export function handlerOf(given: ServerBuild | (() => Promise<ServerBuild>), mode: string): RequestHandler {
  const build = typeof given === 'function' ? given : answeringFailures(given, shopEntryOf(given));
  const handlerFor = (each: typeof build) =>
    createRequestHandler({
      build: each,
      mode,
      getLoadContext: (req, res) => ({
        requestId: req.get('x-request-id'),
        rawSearch: /\?.*/s.exec(req.url)?.[0] ?? '',
        endWith: endingOf(res),
      }),
    });
  if (typeof build === 'function') return handlerFor(build);
  const handlerAt = byFittingRoutes(build, handlerFor);
  return (req, res, next) => handlerAt(req.path)(req, res, next);
}
