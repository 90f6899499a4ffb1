// Login, logout and the end of a session as cookies (spec §4): one table defines what each of the three does to every cookie.
import { randomUUID } from 'node:crypto';
import { activatedBy } from '#domain/cart/personal-coupons';
import { type Language, LOCALE_OF } from '~/i18n/languages';
import type { CustomerView } from '~/models/customer';
import type { RequestContext } from '~/models/request-context';
import { type CookieKey, clearCookie, isFramed, readCookies, setCookie } from './cookies.server';

/** `goes`: cleared. `stays`: says nothing of a person, or opens for its owner only. `again`: set to something else, below. */
type Fate = 'goes' | 'stays' | 'anew';

/** How a person leaves a browser: by the logout, by another's login, or because the login has ended by itself. */
export type Parting = 'logout' | 'login' | 'expiry';

export const FATES = {
  token: { logout: 'goes', login: 'anew', expiry: 'goes' },
  jwt: { logout: 'goes', login: 'anew', expiry: 'goes' },
  // Spec §4 "Session expiry": the cart survives; a customer's cart opens for that customer only.
  cart: { logout: 'goes', login: 'anew', expiry: 'stays' },
  // Private or business is the browser's choice; a customer's own store counts before it.
  store: { logout: 'goes', login: 'stays', expiry: 'stays' },
  // Where someone fetches goods says where they live: the next person of this browser chooses for themselves.
  ownStore: { logout: 'goes', login: 'stays', expiry: 'stays' },
  // A login may follow to buy at the agreed prices; a logout closes the pages.
  agreements: { logout: 'goes', login: 'stays', expiry: 'goes' },
  businessKeys: { logout: 'stays', login: 'stays', expiry: 'stays' },
  locale: { logout: 'anew', login: 'anew', expiry: 'stays' },
  toast: { logout: 'goes', login: 'goes', expiry: 'goes' },
  orderToken: { logout: 'goes', login: 'goes', expiry: 'goes' },
  // A login may follow while the order is paid in another tab: only another customer's login clears it (loginCookies).
  payment: { logout: 'goes', login: 'stays', expiry: 'stays' },
  notification: { logout: 'stays', login: 'stays', expiry: 'stays' },
  popup: { logout: 'stays', login: 'stays', expiry: 'stays' },
  consent: { logout: 'stays', login: 'stays', expiry: 'stays' },
  personalCoupons: { logout: 'goes', login: 'anew', expiry: 'goes' },
  visitor: { logout: 'anew', login: 'anew', expiry: 'anew' },
  marketing: { logout: 'anew', login: 'anew', expiry: 'anew' },
  // What it leads to is shown with its own cart only; a login moves it or ends it (moveOrderWords).
  context: { logout: 'goes', login: 'stays', expiry: 'stays' },
  law: { logout: 'goes', login: 'stays', expiry: 'stays' },
  // It opens nothing, and is worth something with the right password alone.
  device: { logout: 'stays', login: 'stays', expiry: 'stays' },
  scriptsOff: { logout: 'stays', login: 'stays', expiry: 'stays' },
  // Staff are another kind of user: a customer's logout does not end their session.
  staff: { logout: 'stays', login: 'stays', expiry: 'stays' },
  staffStep: { logout: 'stays', login: 'stays', expiry: 'stays' },
  punchout: { logout: 'goes', login: 'anew', expiry: 'goes' },
} as const satisfies Record<CookieKey, Record<Parting, Fate>>;

const isKey = (key: string): key is CookieKey => key in FATES;

const cleared = (request: Request, parting: Parting): string[] =>
  Object.keys(FATES)
    .filter(isKey)
    .filter((key) => FATES[key][parting] === 'goes')
    .map((key) => clearCookie(request, key));

/** The other jar: a login of before in it would be read in place of the new one. */
const emptied = (request: Request, framed: boolean): string[] =>
  Object.keys(FATES)
    .filter(isKey)
    .filter((key) => FATES[key].login !== 'stays')
    .map((key) => clearCookie(request, key, framed));

/** The browser's agreement holds; from now on it goes by another name, so that what was looked at is not shown to the next. */
function newVisitor(request: Request): string[] {
  const sent = readCookies(request);
  const named = (['visitor', 'marketing'] as const).filter((key) => sent[key] !== null);
  return named.map((key) => setCookie(request, key, randomUUID()));
}

interface Login {
  token: string;
  jwt: string | null;
  /** 'Stay signed in': the cookie lives for the authTTL lifetime, else until the browser closes. */
  stay: boolean;
  cartId: string | null;
  /** Null leaves the language as it was. */
  language: Language | null;
  customer: Pick<CustomerView, 'id'> | null;
  /** Who was logged in here until now. */
  before: Pick<CustomerView, 'id'> | null;
  /** A visit from a procurement system: whether another site may frame its pages. */
  punchout?: 'frame' | 'window' | null;
}

export function loginCookies(request: Request, login: Login): string[] {
  const { token, jwt, stay, cartId, language, customer, before, punchout = null } = login;
  const framed = punchout === 'frame';
  const options = { session: !stay, framed };
  // The first cookie of a visit came ahead of it (punchout-arrival): which jar the browser has used until now cannot be read from it.
  const isSameJar = punchout === null && !isFramed(request);
  const cookies = [...cleared(request, 'login'), ...(isSameJar ? [] : emptied(request, !framed))];
  cookies.push(setCookie(request, 'token', token, options));
  cookies.push(jwt ? setCookie(request, 'jwt', jwt, options) : clearCookie(request, 'jwt', framed));
  cookies.push(cartId ? setCookie(request, 'cart', cartId, { framed }) : clearCookie(request, 'cart', framed));
  if (punchout) cookies.push(setCookie(request, 'punchout', punchout, { framed }));
  else if (readCookies(request).punchout !== null) cookies.push(clearCookie(request, 'punchout'));
  if (language) cookies.push(setCookie(request, 'locale', LOCALE_OF[language], { framed }));
  const { personalCoupons } = readCookies(request);
  const own = customer === null ? [] : activatedBy(personalCoupons, customer.id);
  if (personalCoupons !== null && own.length === 0) cookies.push(clearCookie(request, 'personalCoupons'));
  const isAnother = before !== null && before.id !== customer?.id;
  return isAnother ? [...cookies, clearCookie(request, 'payment'), ...newVisitor(request)] : cookies;
}

/** Spec §4: at logout cookies are cleared and the locale goes back to da-DK. */
export const endedSessionCookies = (request: Request): string[] => [
  ...cleared(request, 'logout'),
  ...newVisitor(request),
  setCookie(request, 'locale', 'da-DK'),
];

/** An expired login clears the session once; the cart survives (spec section 4, 'Session expiry'). */
export const expiredSessionCookies = (request: Request): string[] => [
  ...cleared(request, 'expiry'),
  ...newVisitor(request),
];

/** The device's own id, or a new one that becomes the device's at its first login. */
export function browserDevice(request: Request): string {
  const { device } = readCookies(request);
  return device !== null && /^[0-9a-f-]{36}$/.test(device) ? device : randomUUID();
}

/** Renewed by every login and every opened agreement page. */
export const deviceCookie = (request: Request, { device }: Pick<RequestContext, 'device'>): string[] =>
  device ? [setCookie(request, 'device', device)] : [];

export const cartCookie = (request: Request, context: Pick<RequestContext, 'cartId'>, cartId: string): string[] =>
  context.cartId === cartId ? [] : [setCookie(request, 'cart', cartId)];

export const scriptsCookie = (request: Request, off: boolean): string =>
  off ? setCookie(request, 'scriptsOff', '1') : clearCookie(request, 'scriptsOff');

/** The order that this browser placed last: the success page shows it only to this browser. */
export const orderCookie = (request: Request, token: string): string => setCookie(request, 'orderToken', token);

export const orderTokenOf = (request: Request): string | null => readCookies(request).orderToken;

/** As many payments as one browser can have open; the oldest is forgotten. */
const PAYMENTS_AT_MOST = 4;

/** Tokens of the orders whose payment this browser has begun, newest first: by them their carts come back. */
export const paymentTokensOf = (request: Request): string[] =>
  readCookies(request).payment?.split('.').filter(Boolean).slice(0, PAYMENTS_AT_MOST) ?? [];

/** The order is one of those that this browser pays, or has not paid in the end. The cookie lives as long as the cart's own would. */
export const paymentCookie = (request: Request, token: string): string =>
  setCookie(request, 'payment', [token, ...otherPayments(request, token)].slice(0, PAYMENTS_AT_MOST).join('.'));

export function withoutPaymentCookie(request: Request, token: string): string {
  const others = otherPayments(request, token);
  return others.length === 0 ? clearCookie(request, 'payment') : setCookie(request, 'payment', others.join('.'));
}

const otherPayments = (request: Request, token: string) => paymentTokensOf(request).filter((other) => other !== token);

export const noCartCookie = (request: Request): string => clearCookie(request, 'cart');
