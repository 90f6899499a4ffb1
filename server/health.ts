// Two questions of the machinery around the shop: does the process live (/healthz), and can it serve (/readyz).
import type { ServerResponse } from 'node:http';
import type { Exchange } from './exchange';
import type { ShopEntry } from './shop-entry';

function sendState(res: ServerResponse, ok: boolean): void {
  const body = JSON.stringify({ ok });
  res.writeHead(ok ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(ok ? {} : { 'Retry-After': '2' }),
  });
  res.end(body);
}

/** Answers /healthz and /readyz and returns true; `entry` is undefined while the shop starts or closes. */
export function answerHealth({ req, res, path }: Exchange, entry: ShopEntry | undefined): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  if (path === '/healthz') sendState(res, true);
  else if (path !== '/readyz') return false;
  else if (!entry) sendState(res, false);
  else {
    entry.health().then(
      ({ ok }) => sendState(res, ok),
      () => sendState(res, false),
    );
  }
  return true;
}
