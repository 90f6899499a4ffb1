// The headers of every reply, no matter who wrote it: set at the last moment before the headers are sent, so that the
// storefront's own headers win and are never doubled.
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Exchange, millisecondsOf } from './exchange';
import { toHostCookies } from './host-cookies';

/** The storefront marks pages that visitors may share with this header; it is internal. */
export const CACHE_MARK = 'X-Shop-Cache';

/** Names of what a page shows, used by change notifications; a page without it may show anything. Internal. */
export const SHOWS_MARK = 'X-Shop-Shows';

/** Documents set their own policy; a response without one may load, run and be framed by nothing. */
const DEFAULT_HEADERS: ReadonlyArray<readonly [string, string]> = [
  ['Content-Security-Policy', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
  // Pictures override this: mails and the hosts of other shops show them.
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  // Never no-referrer: browsers then send "Origin: null" with our own forms.
  ['Referrer-Policy', 'same-origin'],
  // The camera is for the scanner mode (spec §1).
  ['Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
];

/** Without includeSubDomains: the shop does not decide about other hosts below the company's domain. */
export const HSTS: readonly [string, string] = ['Strict-Transport-Security', 'max-age=31536000'];

/** The given headers, by lower-case name, with the defaults where they are missing. */
export function withDefaultHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return { ...Object.fromEntries(DEFAULT_HEADERS.map(([name, value]) => [name.toLowerCase(), value])), ...headers };
}

function setDefaultHeaders(res: ServerResponse): void {
  for (const [name, value] of DEFAULT_HEADERS) if (!res.hasHeader(name)) res.setHeader(name, value);
}

function addServerTiming(exchange: Exchange): void {
  const told = exchange.res.getHeader('Server-Timing');
  const total = `total;dur=${millisecondsOf(exchange)}`;
  exchange.res.setHeader('Server-Timing', told === undefined ? total : `${told}, ${total}`);
}

interface Dress {
  /** Requests that the client does not reuse this socket. */
  isDraining(): boolean;
  /** Cookies that get the prefix `__Host-`; null: none. */
  hostCookies: ReadonlySet<string> | null;
}

/** Completes the headers of the reply when they are about to be written. */
export function dressHead(exchange: Exchange, { isDraining, hostCookies }: Dress): void {
  const { res } = exchange;
  let dressed = false;
  res.writeHead = new Proxy(res.writeHead, {
    apply(writeHead, self, given) {
      if (!dressed) {
        dressed = true;
        res.removeHeader(CACHE_MARK);
        res.removeHeader(SHOWS_MARK);
        setDefaultHeaders(res);
        if (exchange.scheme === 'https') res.setHeader(...HSTS);
        if (hostCookies && res.hasHeader('Set-Cookie'))
          res.setHeader('Set-Cookie', toHostCookies(res.getHeader('Set-Cookie'), hostCookies));
        res.setHeader('X-Request-Id', exchange.id);
        addServerTiming(exchange);
        if (isDraining()) res.setHeader('Connection', 'close');
      }
      return Reflect.apply(writeHead, self, given);
    },
  });
}
