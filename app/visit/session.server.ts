// Login and logout as cookies: spec section 4, 'Login' and 'Logout'.
import type { Visit } from '~/models/visit';
import { clearCookie, setCookie } from './cookies.server';

/** Token and JWT beside it; for the authTTL lifetime if 'stay signed in' is chosen, else until the browser closes. */
export function sessionCookies(request: Request, given: { token: string; jwt: string | null; stay: boolean }): string[] {
  const options = { session: !given.stay };
  const cookies = [setCookie(request, 'token', given.token, options)];
  if (given.jwt) cookies.push(setCookie(request, 'jwt', given.jwt, options));
  return cookies;
}

/** Spec §4: at logout cookies are cleared and the locale goes back to da-DK. */
export function endedSessionCookies(request: Request): string[] {
  const ended = (['token', 'jwt', 'cart', 'store', 'orderToken'] as const).map((key) => clearCookie(request, key));
  return [...ended, setCookie(request, 'locale', 'da-DK')];
}

/** An expired login clears the session once; the cart survives (spec section 4, 'Session expiry'). */
export const expiredSessionCookies = (request: Request): string[] => [clearCookie(request, 'token'), clearCookie(request, 'jwt')];

export const cartCookie = (request: Request, visit: Pick<Visit, 'cartId'>, cartId: string): string[] =>
  visit.cartId === cartId ? [] : [setCookie(request, 'cart', cartId)];
