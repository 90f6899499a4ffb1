// Health checks: is the process alive (/healthz), and can it serve (/readyz).
import type { ServerResponse } from 'node:http';
import type { Exchange } from './exchange';
import type { ShopEntry } from './shop-entry';

type State = { ok: boolean; why?: unknown };

function sendState(res: ServerResponse, state: State): void {
  const { ok } = state;
  const body = JSON.stringify(state);
  res.writeHead(ok ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(ok ? {} : { 'Retry-After': '2' }),
  });
  res.end(body);
}

/** Answers /healthz and /readyz and returns true; `entry` is a string while the shop is not ready. */
export function answerHealth({ req, res, path }: Exchange, entry: ShopEntry | 'starting' | 'closing'): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  if (path === '/healthz') sendState(res, { ok: true });
  else if (path !== '/readyz') return false;
  else if (typeof entry === 'string') sendState(res, { ok: false, why: { shop: `The process is ${entry}.` } });
  else {
    entry.health().then(
      (state) => sendState(res, state),
      () => sendState(res, { ok: false, why: { shop: 'It could not be found out.' } }),
    );
  }
  return true;
}
