// The pages of agreements that this browser has opened: their keys, which the back end has signed, the newest first.
import { readCookies, setCookie } from './cookies.server';

const KEY = /^[a-z0-9][a-z0-9-]{0,62}\.[0-9a-z]{1,10}\.[\w-]{43}$/;
const BETWEEN = '~';
/** More than one person has to do with in a day. */
const MOST_KEYS = 5;

export const agreementKeysOf = (request: Request): string[] =>
  (readCookies(request).agreements ?? '')
    .split(BETWEEN)
    .filter((key) => KEY.test(key))
    .slice(0, MOST_KEYS);

export function agreementKeyCookie(request: Request, key: string): string {
  const [slug] = key.split('.');
  const others = agreementKeysOf(request).filter((one) => one.split('.')[0] !== slug);
  return setCookie(request, 'agreements', [key, ...others].slice(0, MOST_KEYS).join(BETWEEN));
}
