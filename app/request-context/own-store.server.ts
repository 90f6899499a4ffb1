// The visitor's collection store, stored in a cookie by its code: marked on the store pages and in the checkout.
import { clearCookie, readCookies, setCookie } from './cookies.server';

const STORE_CODE = /^[a-z0-9][a-z0-9_-]{0,62}$/;

/** Null where none was chosen; one that is gone since is found in no list. */
export function ownStoreOf(request: Request): string | null {
  const { ownStore } = readCookies(request);
  return ownStore !== null && STORE_CODE.test(ownStore) ? ownStore : null;
}

export const ownStoreCookie = (request: Request, code: string): string => setCookie(request, 'ownStore', code);

export const noOwnStoreCookie = (request: Request): string => clearCookie(request, 'ownStore');
