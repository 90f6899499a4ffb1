// Which POST requests may come from our own pages: the one check against cross-site forms, for pages and resource routes alike.
import type { Exchange } from './exchange';

/** Addresses that other sites must be able to post to; each proves its sender by itself: a signature, a user with a password, a shared secret. */
const CALLBACKS_OF_OTHERS = '/payment/callback/';
const OPEN_PAGES_TO_OTHERS: ReadonlySet<string> = new Set(['/punchout/authenticate', '/punchout/cxml']);

/** Browsers say "none" when the person started it, as a reload of a posted form does. */
const OWN_SITES = ['same-origin', 'none'];

function isOwnOrigin(origin: string, exchange: Exchange): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // Behind our own proxy the scheme is known, and a page got over plain http may not post to the encrypted shop.
  const schemeFits = exchange.scheme === undefined ? /^https?:$/.test(protocol) : protocol === `${exchange.scheme}:`;
  return schemeFits && host === exchange.host.replace(protocol === 'https:' ? /:443$/ : /:80$/, '');
}

/** True when a POST comes from our own pages, or from a client that is not a browser and sends no origin. */
export function isFromOurPages(exchange: Exchange): boolean {
  if (exchange.path.startsWith(CALLBACKS_OF_OTHERS)) return true;
  if (OPEN_PAGES_TO_OTHERS.has(exchange.path)) return true;
  const site = exchange.req.headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.some((own) => own === site)) return false;
  const { origin } = exchange.req.headers;
  return origin === undefined || isOwnOrigin(origin, exchange);
}
