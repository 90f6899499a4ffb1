// A shop without stores cannot show a page: every page answers 503 with setup instructions until they are entered.
import { json } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { env } from '~/config/env.server';
import type { SetupLack } from '~/models/setup';

const LACKS: readonly SetupLack[] = ['stores', 'stores-of-shop', 'content-stores', 'content-shops'];

/** Whether no store is known at all, and who has the stores: the shop's own files, or a content service elsewhere. */
export function lackOfStores(isAny: boolean): SetupLack {
  if (env.CONTENT_GRAPHQL_URL) return isAny ? 'content-shops' : 'content-stores';
  return isAny ? 'stores-of-shop' : 'stores';
}

/** In the place of any page. */
export const notSetUp = (lacks: SetupLack): Response =>
  json(
    { lacks },
    { status: 503, statusText: 'Not Set Up', headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' } },
  );

/** What the shop lacks, by what a loader threw; null for all other failures. */
function lackIn(error: unknown): SetupLack | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null;
  const { data }: { data: unknown } = error;
  if (typeof data !== 'object' || data === null || !('lacks' in data)) return null;
  return LACKS.find((lack) => lack === data.lacks) ?? null;
}

/** For the document's own render, by what its loaders threw. */
export const setupLackOf = (errors: Record<string, unknown> | null): SetupLack | null =>
  Object.values(errors ?? {}).reduce<SetupLack | null>((found, error) => found ?? lackIn(error), null);
