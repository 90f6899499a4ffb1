// Which pages may be shared by visitors who are nobody in particular, and what tells one such page from another.
import { parse } from 'cookie';
import { consentOf } from '#domain/consent';
import { env } from '~/config/env.server';
import { COOKIES } from './cookies.server';

export interface CacheQuestion {
  method: string;
  host: string;
  /** Path and query. */
  url: string;
  cookies: string;
}

/** Query names that pages read; an address with any other is answered fresh. */
const LISTED = new Set(['page', 'sort', 'q', 'configurableOptions']);

/** Cookies that make a page personal: never shared. */
const PERSONAL = [COOKIES.token, COOKIES.jwt, COOKIES.cart, COOKIES.toast, COOKIES.orderToken].map(({ name }) => name);

/** Cookies that choose between pages that are the same for everybody with that choice. */
const CHOOSING = [COOKIES.store, COOKIES.businessKeys, COOKIES.locale, COOKIES.notification, COOKIES.scriptsOff].map(
  ({ name }) => name,
);

/** Pages that are somebody's own even while they are empty. */
const NEVER =
  /^\/(cart|consent|row|prices|events|checkout|customer|panel|graphql|media|payment|demo|store|health|assets|azure|cgm|punchout|generate|login_as_customer|[^/]+_customer|robots\.txt|sitemap(\.xml)?)(\/|$)/;

export const isNeverShared = (path: string): boolean => NEVER.test(path);

/** Null: this request is answered fresh. */
export function cacheKey({ method, host, url, cookies }: CacheQuestion): string | null {
  if (method !== 'GET') return null;
  const [path = '/', search = ''] = url.split('?', 2);
  if (isNeverShared(path) || path.length > 512) return null;
  const question = [...new URLSearchParams(search)];
  if (question.some(([name, value]) => !LISTED.has(name) || value.length > 200)) return null;
  const sent = parse(cookies);
  if (PERSONAL.some((name) => sent[name])) return null;
  const choices = CHOOSING.map((name) => sent[name] ?? '');
  // Who has answered is not asked again; what was answered is no page's business.
  choices.push(consentOf(sent[COOKIES.consent.name] ?? null).answered ? 'answered' : '');
  if (choices.some((choice) => choice.length > 200)) return null;
  const asked = question.sort(([one], [other]) => (one < other ? -1 : 1));
  return [env.SHOP_VARIANT ?? '', host, path, new URLSearchParams(asked).toString(), ...choices].join('\n');
}
