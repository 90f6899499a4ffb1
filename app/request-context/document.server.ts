// The headers of a document: caching, content security policy, and cost.

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { FILM_SITES } from '#domain/content/films';
import { FILM_QUESTION, looksAtDraft, punchoutFailedPath } from '#domain/page/addresses';
import { PANEL_ALONE } from '#domain/page/panel-addresses';
import { env } from '~/config/env.server';
import { policyOrigins } from '~/config/outside.server';
import type { RequestContext } from '~/models/request-context';
import { isNeverShared } from './cache-key.server';
import { readCookies } from './cookies.server';

interface Rendered {
  request: Request;
  context: RequestContext | undefined;
  status: number;
  /** The part of the document that holds its inline scripts, and the hash of the styles in its head. */
  policy: { scripts: string; styles: string };
  bytes: number;
}

export const isScriptless = (context: RequestContext | undefined): boolean => context?.scriptsOff ?? true;

/** Public only when nothing on the page belongs to this visitor; every other page is not cached anywhere. */
export const isShared = ({ request, context, status }: Pick<Rendered, 'request' | 'context' | 'status'>): boolean =>
  context?.anonymous === true &&
  !context.meter.isIncomplete &&
  status === 200 &&
  request.method === 'GET' &&
  !request.headers.has(PANEL_ALONE) &&
  !isNeverShared(new URL(request.url).pathname) &&
  // Unpublished content is not cached by any browser.
  !isPreview(request);

const isPreview = ({ url }: Request): boolean => looksAtDraft(new URL(url).search);

export function* documentHeaders({ request, context, status, policy, bytes }: Rendered): Generator<[string, string]> {
  yield ['Content-Type', 'text/html; charset=utf-8'];
  yield ['Content-Length', String(bytes)];
  if (status === 503) yield ['Retry-After', '2'];
  if (context) yield ['Content-Language', context.language === 'da' ? 'da-DK' : 'en-GB'];
  if (context) yield ['Server-Timing', timing(context)];
  if (isPreview(request)) yield ['X-Robots-Tag', 'noindex, nofollow'];
  const isPublic = isShared({ request, context, status });
  yield ['Cache-Control', isPublic ? 'private, no-cache' : 'private, no-store'];
  if (isPublic) yield ['X-Shop-Cache', 'public'];
  // Every page contains texts of the content service.
  if (isPublic && context?.meter.shows) yield ['X-Shop-Shows', ['content', ...context.meter.shows].join(' ')];
  // A procurement system that opened the shop in a window, or shows it in a frame, gets the cart back by both.
  if (isVisitOfProcurement(request)) yield ['Cross-Origin-Resource-Policy', 'cross-origin'];
  else yield ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'];
  yield ['Content-Security-Policy', import.meta.env.DEV ? DEVELOPMENT_POLICY : policyFor(policy, context)];
}

const isVisitOfProcurement = (request: Request): boolean =>
  readCookies(request).punchout !== null || /^\/punchout\//.test(new URL(request.url).pathname);

// Vite writes styles and scripts into the page, and talks to it through a socket.
const DEVELOPMENT_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:";

function timing({ meter, arrival }: RequestContext): string {
  return [
    `enter;dur=${arrival.ms.toFixed(2)};desc="${arrival.calls} calls, ${arrival.statements} statements"`,
    `graphql;dur=${meter.graphqlMs.toFixed(1)};desc="${meter.calls} calls"`,
    `sql;desc="${meter.statements} statements"`,
  ].join(', ');
}

const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Blocks that run nothing: the page's state, and what is said to search machines. */
const DATA = /type="application\/(ld\+)?json"/;

/** Most pages have the same scripts; pages of every kind together have some dozens. */
const hashes = new LRUCache<string, string>({ max: 200 });

function hashOf(text: string): string {
  let hash = hashes.get(text);
  if (hash === undefined) {
    hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    hashes.set(text, hash);
  }
  return hash;
}

/** Targets of the shop's forms on other hosts: the payment page, and the procurement system that a cart is returned to. */
function formTargets(context: RequestContext | undefined): string[] {
  const targets = env.PAYMENT_MODE === 'LIVE' && env.PAYMENT_PAGE ? [env.PAYMENT_PAGE] : [];
  const back = context?.customer?.punchout?.returnOrigin;
  return back ? [...targets, back] : targets;
}

const FILM_ORIGINS = Object.values(FILM_SITES)
  .map(({ origin }) => origin)
  .join(' ');

/** Sources for films of other sites: allowed only on the page where the visitor has requested one. */
function filmSources(context: RequestContext | undefined): string[] {
  if (!context || !new URL(context.here, 'http://shop').searchParams.has(FILM_QUESTION)) return [];
  return ["media-src 'self' https:", `frame-src 'self' ${FILM_ORIGINS}`];
}

/**
 * The sites that may frame this page: those agreed with the buyer's procurement system, for its own visits alone. The page that explains a
 * failed login may be framed by any site: there is no login whose agreement could be read, and nothing on that page can harm its reader.
 */
function framesOf(context: RequestContext | undefined): string {
  if (context && context.customer === null && context.here.split('?')[0] === punchoutFailedPath()) return '*';
  const agreed = context?.customer?.punchout?.frameAncestors ?? [];
  return agreed.length === 0 ? "'none'" : agreed.join(' ');
}

/** Hashes of the page's own inline scripts instead of a nonce, so that the policy of a cached page stays valid (architecture section 6). */
function policyFor({ scripts, styles }: Rendered['policy'], context: RequestContext | undefined): string {
  const allowed: string[] = [];
  for (const [, attributes = '', text = ''] of scripts.matchAll(INLINE)) {
    if (!DATA.test(attributes)) allowed.push(hashOf(text));
  }
  const { scripts: others, asked, pictures } = policyOrigins(context?.here.split('?')[0] ?? '/customer');
  const listed = (...sources: string[]) => sources.filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    listed("script-src 'self'", ...allowed, ...others),
    listed("style-src 'self'", styles),
    listed("img-src 'self' data:", ...pictures),
    listed("connect-src 'self'", ...asked),
    ...(asked.length > 0 ? [listed("frame-src 'self'", ...asked)] : []),
    ...filmSources(context),
    "object-src 'none'",
    "base-uri 'none'",
    // A browser holds the redirect after a form to this, too.
    `form-action ${["'self'", ...formTargets(context)].join(' ')}`,
    `frame-ancestors ${framesOf(context)}`,
  ].join('; ');
}
