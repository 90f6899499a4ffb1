// Login and logout as cookies: spec section 4, 'Login' and 'Logout'.
import { LOCALE_OF, type Language } from '~/i18n/languages';
import type { Visit } from '~/models/visit';
import { clearCookie, readCookies, setCookie } from './cookies.server';

interface Login {
  token: string;
  jwt: string | null;
  /** 'Stay signed in': the cookie lives for the authTTL lifetime, else until the browser closes. */
  stay: boolean;
  cartId: string | null;
  /** Null leaves the language as it was. */
  language: Language | null;
}

export function loginCookies(request: Request, { token, jwt, stay, cartId, language }: Login): string[] {
  const options = { session: !stay };
  const cookies = [setCookie(request, 'token', token, options)];
  if (jwt) cookies.push(setCookie(request, 'jwt', jwt, options));
  if (cartId) cookies.push(setCookie(request, 'cart', cartId));
  if (language) cookies.push(setCookie(request, 'locale', LOCALE_OF[language]));
  return cookies;
}

/** Spec §4: at logout cookies are cleared and the locale goes back to da-DK. */
export function endedSessionCookies(request: Request): string[] {
  const ended = (['token', 'jwt', 'cart', 'store', 'orderToken'] as const).map((key) => clearCookie(request, key));
  return [...ended, setCookie(request, 'locale', 'da-DK')];
}

/** An expired login clears the session once; the cart survives (spec section 4, 'Session expiry'). */
export const expiredSessionCookies = (request: Request): string[] => [
  clearCookie(request, 'token'),
  clearCookie(request, 'jwt'),
];

export const cartCookie = (request: Request, visit: Pick<Visit, 'cartId'>, cartId: string): string[] =>
  visit.cartId === cartId ? [] : [setCookie(request, 'cart', cartId)];

export const closedNotificationCookie = (request: Request, id: string): string =>
  setCookie(request, 'notification', id.slice(0, 64));

export const scriptsCookie = (request: Request, off: boolean): string =>
  off ? setCookie(request, 'scriptsOff', '1') : clearCookie(request, 'scriptsOff');

/** The order that this browser placed last: the success page shows it to nobody else. */
export const orderCookie = (request: Request, token: string): string => setCookie(request, 'orderToken', token);

export const orderTokenOf = (request: Request): string | null => readCookies(request).orderToken;

export const noCartCookie = (request: Request): string => clearCookie(request, 'cart');
