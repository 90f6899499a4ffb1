// The table of all cookies: name, lifetime, flags. No other file names a cookie.
import { parse, serialize } from 'cookie';
import { LOGIN_STEP_MINUTES } from '#domain/staff/second-factor';
import { env } from '~/config/env.server';

const DAY = 24 * 60 * 60;

/** `maxAge` in seconds; null = as long as the browser is open. */
export const COOKIES = {
  token: { name: 'apollo-token', maxAge: env.AUTH_TTL_DAYS * DAY, httpOnly: true },
  jwt: { name: 'DR_JWT', maxAge: env.AUTH_TTL_DAYS * DAY, httpOnly: true },
  cart: { name: 'cart-id', maxAge: env.CART_TTL_DAYS * DAY, httpOnly: true },
  store: { name: 'store', maxAge: 365 * DAY, httpOnly: true },
  // The store that the visitor fetches goods in, by its code.
  ownStore: { name: 'my-store', maxAge: 365 * DAY, httpOnly: true },
  // Keys of the pages of agreements that were opened; each ends by itself after twelve hours.
  agreements: { name: 'agreements', maxAge: null, httpOnly: true },
  // Spec §4 "B2B redirect": the keys that led to the business store before.
  businessKeys: { name: 'b2b', maxAge: 365 * DAY, httpOnly: true },
  // Spec §9: locale cookie 365 days.
  locale: { name: 'locale', maxAge: 365 * DAY, httpOnly: true },
  toast: { name: 'toast', maxAge: 60, httpOnly: true },
  orderToken: { name: 'order', maxAge: 60 * 60, httpOnly: true },
  // The orders that are being paid, at most four: during a payment its cart has no cookie, and is restored by this one.
  payment: { name: 'payment', maxAge: env.CART_TTL_DAYS * DAY, httpOnly: true },
  // Spec §4 "Notification": closing is one-way.
  notification: { name: 'notification', maxAge: 365 * DAY, httpOnly: true },
  // Spec §9: popup cookie, 604800 s. 1 modal, 2 mini popup, 3 hidden (spec §4).
  popup: { name: 'popup', maxAge: 604_800, httpOnly: true },
  // Also read by the page's own scripts: without consent they send nothing.
  consent: { name: 'consent', maxAge: 365 * DAY, httpOnly: false },
  // Spec §9: personal coupon cookies, 604800 s.
  personalCoupons: { name: 'personal-coupons', maxAge: 604_800, httpOnly: true },
  visitor: { name: 'visitor', maxAge: 90 * DAY, httpOnly: true },
  // Spec §9: marketing cookie, 2592000 s. Read by the script that notifies the connected services; only with marketing consent.
  marketing: { name: 'marketing', maxAge: 2_592_000, httpOnly: false },
  // Spec §3: key/value data of the session, secure, for the entire shop.
  context: { name: 'DR_SESSION_CONTEXT', maxAge: null, httpOnly: true },
  // Staff preview the shop by the laws of another day (docs/shop-owner/law.md); its token expires by itself.
  law: { name: 'law', maxAge: 8 * 60 * 60, httpOnly: true },
  // Says to the login that this browser has logged in before; opens nothing. Guesses of others do not lock it out.
  device: { name: 'device', maxAge: 365 * DAY, httpOnly: true },
  scriptsOff: { name: 'no-js', maxAge: null, httpOnly: true },
  // The login of staff in the back office; the shop's pages do not read it.
  staff: { name: 'staff', maxAge: null, httpOnly: true },
  // A login of staff whose password was right, and that waits for the code of its second factor.
  staffStep: { name: 'staff-step', maxAge: LOGIN_STEP_MINUTES * 60, httpOnly: true },
  // Set during a visit from a procurement system: 'frame' where another site may frame the pages, else 'window'.
  punchout: { name: 'punchout', maxAge: null, httpOnly: true },
} as const satisfies Record<string, { name: string; maxAge: number | null; httpOnly: boolean }>;

export type CookieKey = keyof typeof COOKIES;

/** The front door sends those that scripts do not read as `__Host-<name>` behind https; without Secure they cannot be. */
export const hostCookies: readonly string[] = env.COOKIE_INSECURE
  ? []
  : Object.values(COOKIES).flatMap(({ name, httpOnly }) => (httpOnly ? [name] : []));

export function readCookies(request: Request): Record<CookieKey, string | null> {
  const sent = parse(request.headers.get('Cookie') ?? '');
  const pairs = Object.entries(COOKIES).map(([key, { name }]) => [key, sent[name] || null]);
  return Object.fromEntries(pairs);
}

// Secure everywhere but on plain http to this very machine, where browsers would drop the cookie.
function isSecure(request: Request): boolean {
  if (env.COOKIE_INSECURE) return false;
  const url = new URL(request.url);
  const isLoopback = /(^|\.)localhost$|^127\.|^\[::1\]$/.test(url.hostname);
  return url.protocol === 'https:' || !isLoopback;
}

/** Whether another site frames the pages, as during a visit from a procurement system. */
export const isFramed = (request: Request): boolean => readCookies(request).punchout === 'frame';

/**
 * Across sites a browser sends only partitioned cookies: one jar per framing site. A cookie of the one jar is neither
 * replaced nor deleted by one of the other.
 */
const jarOf = (request: Request, isInFrame: boolean) =>
  isInFrame
    ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ sameSite: 'lax', secure: isSecure(request) } as const);

/** No other site may begin a request with it, not even by a link. */
const strictly = (request: Request) =>
  ({ path: '/', httpOnly: true, secure: isSecure(request), sameSite: 'strict' }) as const;

/** `Set-Cookie` of a login of staff; null ends it. */
export const staffCookie = (request: Request, token: string | null): string =>
  serialize(COOKIES.staff.name, token ?? '', { ...strictly(request), ...(token === null ? { maxAge: 0 } : {}) });

/** `Set-Cookie` of a login of staff that waits for its code; null ends it. */
export const staffStepCookie = (request: Request, token: string | null): string =>
  serialize(COOKIES.staffStep.name, token ?? '', {
    ...strictly(request),
    maxAge: token === null ? 0 : COOKIES.staffStep.maxAge,
  });

interface CookieOptions {
  /** Ends with the browser ('stay signed in' not chosen, spec section 4). */
  session?: boolean;
  /** Into which jar; the one that the request came with where nothing is said. */
  framed?: boolean;
}

/** `Set-Cookie` for a value. */
export function setCookie(request: Request, key: CookieKey, value: string, options: CookieOptions = {}): string {
  const { name, maxAge, httpOnly } = COOKIES[key];
  const lifetime = options.session || maxAge === null ? {} : { maxAge };
  const jar = jarOf(request, options.framed ?? isFramed(request));
  return serialize(name, value, { path: '/', httpOnly, ...jar, ...lifetime });
}

export function clearCookie(request: Request, key: CookieKey, framed = isFramed(request)): string {
  const { name, httpOnly } = COOKIES[key];
  return serialize(name, '', { path: '/', httpOnly, ...jarOf(request, framed), maxAge: 0 });
}
