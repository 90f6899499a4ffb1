// Paths in logs: no token of any kind, in any route with one or in a misspelt address; page names remain readable.
import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeOfBytes } from '#domain/gift-shop/codes';
import { withoutSecrets } from '#domain/log/log-text';
import { loggedPath, ROUTE_PARAMS } from './route-params';

const DRAWN = process.env.ALL_FLOWS ? 200_000 : 20_000;

/** Tokens in the shop's format, from bytes that are random but the same in each run. */
function drawn(bytes: number, write: (part: Buffer) => string): string[] {
  const all = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16)).update(Buffer.alloc(bytes * DRAWN));
  return Array.from({ length: DRAWN }, (_, at) => write(all.subarray(at * bytes, (at + 1) * bytes)));
}
const base64url = (part: Buffer) => part.toString('base64url');
const KINDS: Record<string, () => string[]> = {
  'stock notice': () => drawn(18, base64url),
  order: () => drawn(24, base64url),
  'login link': () => drawn(32, base64url),
  'payment session': () => drawn(24, (part) => part.toString('hex')),
  'form key': () => drawn(16, (part) => part.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')),
  'gift code': () => drawn(32, (part) => codeOfBytes(part)),
};

const secretPaths = Object.entries<Record<string, string>>(ROUTE_PARAMS)
  .filter(([, params]) => Object.values(params).includes('secret'))
  .map(
    ([pattern, params]) =>
      (token: string) =>
        `/${pattern
          .split('/')
          .map((part) => {
            const name = part === '*' ? '*' : /^:(\w+)\??$/.exec(part)?.[1];
            return name === undefined ? part : params[name] === 'secret' ? token : 'side';
          })
          .join('/')}`,
  );
/** No route: an additional letter, an additional segment, encoded, in capitals. */
const nearly = [
  (token: string) => `/fortrydd/${token}`,
  (token: string) => `/${token}`,
  (token: string) => `/retur/x/${token}`,
  (token: string) => `/ValgShop//Gave/%20${token}`,
  (token: string) => `/kundeservice/${token}/status`,
];
const places = [...secretPaths, ...nearly];

describe.each(Object.entries(KINDS))('%s', (_kind, draw) => {
  test(`none of ${DRAWN} is in a logged path or in the text of an error`, () => {
    const shown = draw().filter((token, at) => {
      const path = places[at % places.length]?.(token) ?? '';
      if (loggedPath(path).includes(token)) return true;
      // Every tenth only, since it takes ten times as long. Outside an address a gift code cannot be distinguished from a product number.
      const text = `POST ${path} failed${token.length < 16 ? '' : `: ${token}`}`;
      return at % 10 === 0 && withoutSecrets(text).includes(token);
    });
    expect(shown).toEqual([]);
  });
});

test('covers every secret path parameter', () => expect(secretPaths.length).toBeGreaterThan(12));

test.each([
  ['/', '/'],
  ['/kontorstol-hoej-ryg-123', '/kontorstol-hoej-ryg-123'],
  ['/bl%C3%A6k-og-toner', '/bl%C3%A6k-og-toner'],
  ['/customer/account/orders/100000123', '/customer/account/orders/100000123'],
  ['/media/product/MH-01.png', '/media/product/MH-01.png'],
  ['/valgshop/gave/ABCD-EFGH-JKMN-PQRS', '/valgshop/gave/…'],
  ['/valgshop/gave/a/b', '/valgshop/gave/…/…'],
  ['/valgshop/papir/x/kort', '/valgshop/papir/…/kort'],
  ['/reklamationsbilleder/x/status', '/reklamationsbilleder/…/status'],
  ['/reklamation/uden-ordre/abc', '/reklamation/…/…'],
  ['/fortryd', '/fortryd'],
  ['/FORTRYD/abc', '/FORTRYD/…'],
  ['/shop/quicklogin/id/7/key/abc', '/shop/quicklogin/id/7/key/…'],
  ['/login_as_customer/customer/impersonate/token/abc', '/login_as_customer/customer/impersonate/token/…'],
  ['/punchout/s/short/cart', '/punchout/s/…/cart'],
  ['/punchout/enter/short', '/punchout/enter/…'],
  ['/payment/test/short', '/payment/test/…'],
  ['/saelger/ABC', '/saelger/ABC'],
  ['/lov/ord', '/lov/…'],
  ['/broken%', '/…'],
  [`/${'x'.repeat(101)}`, '/…'],
])('%s is logged as %s', (path, logged) => expect(loggedPath(path)).toBe(logged));

test.each([
  [
    'fetch of https://shop.example/valgshop/gave/abcd?x=1 failed',
    'fetch of https://shop.example/valgshop/gave/…?… failed',
  ],
  ['Referer: https://shop.example/fortryd/abc', 'Referer: https://shop.example/fortryd/…'],
])('an address in an error message: %s', (text, logged) => expect(withoutSecrets(text)).toBe(logged));
