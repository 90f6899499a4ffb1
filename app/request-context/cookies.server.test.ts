// Which cookies leave with Secure: all but those of a shop on this very machine, where browsers would drop them.
import { expect, test } from 'vitest';
import { COOKIES, type CookieKey, clearCookie, setCookie } from './cookies.server';

const KEYS = Object.keys(COOKIES) as CookieKey[];
const isSecure = (cookie: string) => cookie.split('; ').includes('Secure');

test.each([
  ['http://localhost:3000/', false],
  ['http://katalog.localhost:3000/', false],
  ['http://127.0.0.1/', false],
  ['http://[::1]:3000/', false],
  ['https://localhost:3000/', true],
  ['http://shop.example/', true],
  ['https://shop.example/', true],
  ['http://localhost.shop.example/', true],
  ['http://notlocalhost/', true],
  ['http://192.168.1.20:3000/', true],
])('cookies of %s: Secure is %s', (address, expected) => {
  const request = new Request(address);
  for (const key of KEYS)
    expect([key, isSecure(setCookie(request, key, 'x')), isSecure(clearCookie(request, key))]).toEqual([
      key,
      expected,
      expected,
    ]);
});
