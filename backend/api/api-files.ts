// The addresses below /api for other systems: each request proves itself by a key that has the scope of its address.
import type { Pool } from 'pg';
import type { FileHandler } from '#backend/files';
import type { Clock } from '#backend/ports/clock';
import type { ApiScope } from '#domain/staff/api-scopes';
import { openFeed } from './feed';
import { type ApiCaller, callerOfKey } from './keys';
import { apiError } from './replies';

export interface ApiRoute {
  method: 'GET' | 'POST';
  path: string;
  /** Several: any of them opens the address, and the operations require the rest. */
  scope: ApiScope | readonly ApiScope[];
  answer(request: Request, caller: ApiCaller): Promise<Response>;
}

export const feedRoute = (pool: Pool): ApiRoute => ({
  ...{ method: 'GET', path: '/api/events', scope: 'read-events' },
  answer: openFeed(pool),
});

export function apiFiles(parts: { pool: Pool; clock: Clock; routes: readonly ApiRoute[] }): FileHandler {
  const { pool, clock, routes } = parts;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return null;
    // First: without a key nothing is said about which addresses there are.
    const caller = await callerOfKey(pool, request.headers.get('authorization'), clock.now());
    if (!caller)
      return apiError(
        401,
        { code: 'KEY_REQUIRED', message: 'Send a valid key of this shop as "Authorization: Bearer kv_…".' },
        { 'www-authenticate': 'Bearer' },
      );
    const route = routes.find(({ path }) => path === pathname);
    if (!route)
      return apiError(404, {
        code: 'NOT_FOUND',
        message: `There are: ${routes.map(({ method, path }) => `${method} ${path}`).join(', ')}.`,
      });
    if (request.method !== route.method)
      return apiError(
        405,
        { code: 'METHOD_NOT_ALLOWED', message: `${route.path} takes ${route.method}.` },
        { allow: route.method },
      );
    const scopes = [route.scope].flat();
    if (!scopes.some((scope) => caller.scopes.includes(scope)))
      return apiError(403, { code: 'SCOPE_MISSING', message: `The key lacks the scope ${scopes.join(' or ')}.` });
    return route.answer(request, caller);
  };
}
