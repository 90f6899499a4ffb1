// Normalises each address before anything else reads it, so that page cache, origin check, guards and router all mean the same page.
import type { ServerResponse } from 'node:http';
import type { Exchange } from './exchange';
import { sendRefusal } from './refusal-page';

/** Path and query together. Twice the longest return address after a login, which is the longest value in a query. */
export const LONGEST_ADDRESS = 4096;

/** Spells the names in a path as the route table does. */
export type Spelling = (path: string) => string;

/** The reason why a request is not processed under its original address. */
export type Away = { status: 400 } | { status: 414 } | { status: 301; location: string };

/** Bytes that no address of a shop has, in a path: the router decodes them to what a URL reads as the beginning of a host. */
const TREACHEROUS = /%(?:[01][\da-f]|7f|5c)/i;

/** An escape of a character that needs none, as RFC 3986 (6.2.2.2) lists them. */
const NEEDLESS = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** A path with an invalid escape is taken literally, as the router does. */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function plainPath(path: string, spell: Spelling): string {
  const single = path.replace(/\/{2,}/g, '/');
  const read = isWellFormed(single)
    ? single.replace(NEEDLESS, decodeURIComponent).replace(/%[\da-f]{2}/gi, (sign) => sign.toUpperCase())
    : single;
  return spell(read === '/' ? read : read.replace(/\/$/, ''));
}

/** Path and query in the one spelling, read by the same parser as pages read them; null for what cannot be an address of a shop. */
export function plainAddress(url: string, spell: Spelling): { path: string; search: string } | null {
  // Concatenated, not resolved: '//x' is a path here and not another host. What follows a '#' is not part of a request.
  if (!url.startsWith('/')) return null;
  const { pathname, search } = new URL(`http://shop${url}`);
  return TREACHEROUS.test(pathname) ? null : { path: plainPath(pathname, spell), search };
}

/**
 * Rewrites the request to the canonical spelling; undefined when it may proceed. GET and HEAD requests get a permanent redirect, so that
 * links and search engines learn it. Posted requests proceed without a redirect, which would drop their body.
 */
export function settleAddress(exchange: Exchange, spell: Spelling = (path) => path): Away | undefined {
  const { req } = exchange;
  const url = req.url ?? '';
  if (url.length > LONGEST_ADDRESS) return { status: 414 };
  const plain = plainAddress(url, spell);
  if (!plain) return { status: 400 };
  const isMoved = plain.path !== exchange.path;
  req.url = plain.path + plain.search;
  exchange.path = plain.path;
  const isAsking = req.method === 'GET' || req.method === 'HEAD';
  return isMoved && isAsking ? { status: 301, location: req.url } : undefined;
}

/** Answers a request that is not processed under its address. */
export function sendAway(res: ServerResponse, away: Away): void {
  if (away.status !== 301) sendRefusal(res, away.status);
  else res.writeHead(301, { Location: away.location, 'Cache-Control': 'private, no-cache' }).end();
}
