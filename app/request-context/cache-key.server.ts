// Which pages may be shared by anonymous visitors, and the cache key of each.
import { parse } from 'cookie';
import { consentOf } from '#domain/content/consent';
import { popupStateOf } from '#domain/content/popup';
import { env } from '~/config/env.server';
import { asksMarketing } from '~/config/outside.server';
import { COOKIES, type CookieKey } from './cookies.server';

export interface CacheQuestion {
  method: string;
  host: string;
  /** Path and query. */
  url: string;
  cookies: string;
}

/** Query names that pages read; an address with any other is answered fresh. */
const LISTED = new Set(['page', 'sort', 'view', 'q', 'configurableOptions']);

/**
 * What each cookie means for a page. 'personal': never shared. 'chooses': one of several pages that are the same for everyone with that
 * choice. 'consent': whether it was answered, for no page depends on the answer. 'popup': one of its three states. 'unread': no shared page reads it.
 */
const MEANING = {
  token: 'personal',
  jwt: 'personal',
  cart: 'personal',
  toast: 'personal',
  orderToken: 'personal',
  agreements: 'personal',
  // During a visit from a procurement system every answer is the buyer's own.
  punchout: 'personal',
  // Pages previewed by the laws of another day are only for the staff member who requested them.
  law: 'personal',
  store: 'chooses',
  businessKeys: 'chooses',
  locale: 'chooses',
  notification: 'chooses',
  scriptsOff: 'chooses',
  consent: 'consent',
  popup: 'popup',
  personalCoupons: 'unread',
  visitor: 'unread',
  // The browser's own scripts read it.
  marketing: 'unread',
  // The pages of stores, which are never shared, and the checkout.
  ownStore: 'unread',
  // The cart and the checkout, which are never shared.
  payment: 'unread',
  context: 'unread',
  // Read by the back office alone, whose pages are never shared.
  staff: 'unread',
  staffStep: 'unread',
  // Read by logins alone.
  device: 'unread',
} as const satisfies Record<CookieKey, 'personal' | 'chooses' | 'consent' | 'popup' | 'unread'>;

const MEANS: Record<string, string> = MEANING;
const namesOf = (meaning: (typeof MEANING)[CookieKey]) =>
  Object.entries(COOKIES).flatMap(([key, { name }]) => (MEANS[key] === meaning ? [name] : []));
const PERSONAL = namesOf('personal');
const CHOOSING = namesOf('chooses');

/** Pages that are someone's own even while they are empty; those of stores say what is open at this minute. */
const NEVER =
  /^\/(aftale|butikker|cart|consent|fortryd|gavekort|lov|retur|reklamation|reklamationsbilleder|nyhedsbrev|popup|colours|mobilscanner-demo|valgshop|row|prices|feeds|events|checkout|customer|panel|graphql|media|payment|demo|staff|store|health|assets|azure|cgm|punchout|generate|login_as_customer|[^/]+_customer|robots\.txt|sitemap(\.xml)?)(\/|$)/;

export const isNeverShared = (path: string): boolean => NEVER.test(path);

/**
 * Null: this request is answered fresh. Path and query go into the key as pages read them: by the same parser, in the order and the
 * spelling of the request, because pages write their own address into links and forms.
 */
export function cacheKey({ method, host, url, cookies }: CacheQuestion): string | null {
  if (method !== 'GET') return null;
  const { pathname, search, searchParams } = new URL(`http://shop${url}`);
  if (isNeverShared(pathname) || pathname.length > 512) return null;
  for (const [name, value] of searchParams) if (!LISTED.has(name) || value.length > 200) return null;
  const sent = parse(cookies);
  if (PERSONAL.some((name) => sent[name])) return null;
  const choices = CHOOSING.map((name) => sent[name] ?? '');
  // A visitor who has answered is not prompted again; no page depends on the answer.
  choices.push(consentOf(sent[COOKIES.consent.name], asksMarketing).answered ? 'answered' : '');
  choices.push(popupStateOf(sent[COOKIES.popup.name]));
  if (choices.some((choice) => choice.length > 200)) return null;
  // A cookie may hold any character, a line break included: written as JSON, no two lists are the same text.
  return JSON.stringify([env.SHOP_VARIANT, host, pathname, search, ...choices]);
}
