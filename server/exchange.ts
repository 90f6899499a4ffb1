// One request and its reply on their way through the HTTP server, with the derived client, host and scheme.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, saidByProxy } from './client-address';

export type CacheState = 'pass' | 'hit' | 'stale' | 'miss';

export type Exchange = {
  req: IncomingMessage;
  res: ServerResponse;
  id: string;
  /** Milliseconds of the monotonic clock. */
  startedAt: number;
  /** Host with port as the shopper typed it, lower case; empty when it cannot be a host. */
  host: string;
  /** The scheme the shopper used, where a trusted proxy sent it; else undefined. */
  scheme: string | undefined;
  path: string;
  /** What limits count by: an IPv4 address, or the /64 network of an IPv6 address. */
  address: string;
  cache: CacheState;
};

/** Headers that only a trusted proxy may set; from anyone else they are forged. */
const PROXY_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];
const HOST_PATTERN = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

function firstOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',')[0]?.trim().toLowerCase() || undefined;
}

/** A name of letters and digits may still be no host, such as 1.2.3.999 or a port above 65535. */
function isReadable(req: IncomingMessage, host: string): boolean {
  return req.url?.startsWith('/') === true && HOST_PATTERN.test(host) && URL.canParse(`http://${host}`);
}

/** Begins an exchange: assigns a request id and removes headers that untrusted clients may not set. */
export function beginExchange(req: IncomingMessage, res: ServerResponse, trustedHops: number): Exchange {
  const id = randomUUID();
  const address = clientAddress(req.headers['x-forwarded-for'], req.socket.remoteAddress, trustedHops);
  const told = {
    'x-forwarded-host': saidByProxy(req.headers['x-forwarded-host'], trustedHops),
    'x-forwarded-proto': saidByProxy(req.headers['x-forwarded-proto'], trustedHops),
  };
  // Deleting costs more than checking, and hardly any request has them.
  for (const name of PROXY_HEADERS) if (req.headers[name] !== undefined) delete req.headers[name];
  // The storefront reads the same headers, and finds only what the trusted proxy set.
  for (const [name, value] of Object.entries(told)) if (value !== undefined) req.headers[name] = value;
  req.headers['x-request-id'] = id;
  req.headers['x-real-ip'] = address;
  const host = told['x-forwarded-host'] ?? firstOf(req.headers.host) ?? '';
  const url = req.url ?? '';
  const question = url.indexOf('?');
  return {
    req,
    res,
    id,
    startedAt: performance.now(),
    host: isReadable(req, host) ? host : '',
    scheme: told['x-forwarded-proto'],
    path: question < 0 ? url : url.slice(0, question),
    address,
    cache: 'pass',
  };
}

export function millisecondsOf(exchange: Exchange): number {
  return Math.round((performance.now() - exchange.startedAt) * 100) / 100;
}
