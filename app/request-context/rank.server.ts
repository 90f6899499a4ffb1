// Who is served first when more come than the shop can serve: purchases, then those whom it knows by a login or a cart, then the rest.
// A path and a cookie are easily pretended, so the front door gives each rank a share, not everything.
import { parse } from 'cookie';
import type { CacheQuestion } from './cache-key.server';
import { COOKIES } from './cookies.server';

export type Rank = 'buying' | 'known' | 'anonymous';

/** The cart, the checkout, and what a payment provider calls. */
const OF_A_PURCHASE = /^\/(cart|checkout|payment)(\/|\?|$)/;

const OF_THE_KNOWN = [COOKIES.token, COOKIES.cart, COOKIES.orderToken].map(({ name }) => name);

/**
 * Pictures have a separate queue where they are rendered; a new shop renders all of them for its first visitor. Other systems wait for events,
 * and have a separate limit (backend/api).
 */
const NEEDS_NO_PLACE = /^\/(media|api)\//;

type RankedRequest = Pick<CacheQuestion, 'url' | 'cookies'> & { headers?: { authorization?: string | undefined } };

/** Null: this request is no page, and needs none of the places of pages. */
export function rank({ url, cookies, headers }: RankedRequest): Rank | null {
  if (NEEDS_NO_PLACE.test(url)) return null;
  if (OF_A_PURCHASE.test(url)) return 'buying';
  // Clients of the GraphQL address have no cookies.
  if (headers?.authorization) return 'known';
  const sent = parse(cookies);
  return OF_THE_KNOWN.some((name) => sent[name]) ? 'known' : 'anonymous';
}
