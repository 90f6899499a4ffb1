// The plain HTTP of the back end: the first that knows the address answers it (architecture §1, "files").

import { isDatabaseAway } from './db/away';

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Null for an address that is not its own. */
export type FileHandler = (request: Request) => Promise<Response | null>;

export function fileHandlerOf(handlers: readonly FileHandler[]): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      for (const handle of handlers) {
        const response = await handle(request);
        if (response) return response;
      }
    } catch (failure) {
      if (!isDatabaseAway(failure)) throw failure;
      return new Response('Service unavailable', { status: 503, headers: { ...PLAIN, 'retry-after': '2' } });
    }
    return new Response('Not found', {
      status: 404,
      headers: PLAIN,
    });
  };
}
