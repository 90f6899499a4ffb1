// Requests that share a cached page read the same address and the same cookies: tested on ten thousand odd addresses.
import { expect, test } from 'vitest';
import { env } from '~/config/env.server';
import { cacheKey } from '~/request-context/cache-key.server';
import { COOKIES } from '~/request-context/cookies.server';
import { plainAddress } from '../server/address';
import { diceOf } from './simulate/random';

const HOST = 'localhost:3000';
const ADDRESSES = 10_000;
const SEED = 15;

const PATHS = ['/', '/kontorartikler', '/search', '/info/levering', '/KONTORARTIKLER', '/cart', '/brands/'];
const PIECES = [
  '?', '??', '&', '&&', '=', '#', '/', '//', '/./', '/../', '%2F', '%3F', '%23', '%26', '%3D', '+', '%20', '%0A', '\\',
  'x', 'page', 'page=2', 'sort=price', 'q=a', 'q=b', 'q=%61', 'brand=Rimfrost', 'panel=minicart-error', 'error=x', ';', '%',
  'æ', '%C3%A6', '%ED%A0%80', '\u2028', '"', "'", '<', '|', '@', ':', '.', '%2e', 'configurableOptions=1,2', '[0]', '%00',
]; // biome-ignore format: a table

/** The address that a page reads: Remix composes it like this, and every loader parses that. */
function readAt(url: string): string {
  const { pathname, search } = new URL(`http://${HOST}${url}`);
  return `${pathname} ${search}`;
}

function* oddAddresses(count: number): Generator<string> {
  const dice = diceOf(SEED);
  for (let at = 0; at < count; at += 1) {
    const parts = Array.from({ length: dice.between(0, 6) }, () => dice.pick(PIECES));
    yield dice.pick(PATHS) + (dice.percent(80) ? '?' : '') + parts.join(dice.percent(50) ? '&' : '');
  }
}

const keyOf = (url: string, cookies = ''): string | null => cacheKey({ method: 'GET', host: HOST, url, cookies });

test('ten thousand odd addresses: those with the same cache key are read as the same address', () => {
  const readByKey = new Map<string, string>();
  let shared = 0;
  for (const address of oddAddresses(ADDRESSES)) {
    const plain = plainAddress(address, (path) => path);
    for (const url of [address, ...(plain ? [plain.path + plain.search] : [])]) {
      const key = keyOf(url);
      if (key === null) continue;
      const read = readAt(url);
      if (readByKey.has(key)) shared += 1;
      expect([url, readByKey.get(key) ?? read]).toEqual([url, read]);
      readByKey.set(key, read);
    }
  }
  // Otherwise the test would prove nothing.
  expect(shared).toBeGreaterThan(500);
  expect(readByKey.size).toBeGreaterThan(500);
});

test('a parameter outside the listed names prevents caching, at any position in the query', () => {
  for (const url of [
    '/kontorartikler?brand=Rimfrost',
    '/kontorartikler??x&brand=Rimfrost',
    '/kontorartikler?page=1?brand=x&brand=Rimfrost',
    '/??x&panel=minicart-error&error=COULD_NOT_ADD',
    '/?%70anel=minicart-error',
  ])
    expect([url, keyOf(url)]).toEqual([url, null]);
});

test('each cookie that a page reads is in the key or prevents sharing', () => {
  const bare = keyOf('/');
  const told = Object.values(COOKIES).map(({ name }) => {
    const value =
      new Map<string, string>([
        ['consent', '1:'],
        ['popup', '2'],
      ]).get(name) ?? 'x';
    const key = keyOf('/', `${name}=${value}`);
    return [name, key === null ? 'not shared' : key === bare ? 'not read' : 'in the key'];
  });
  expect(Object.fromEntries(told)).toEqual({
    'apollo-token': 'not shared',
    DR_JWT: 'not shared',
    'cart-id': 'not shared',
    toast: 'not shared',
    order: 'not shared',
    punchout: 'not shared',
    agreements: 'not shared',
    store: 'in the key',
    b2b: 'in the key',
    law: 'not shared',
    locale: 'in the key',
    notification: 'in the key',
    // One of three states, whatever other values it has.
    popup: 'in the key',
    // Only whether there is an answer: personal rows are requested separately.
    consent: 'in the key',
    'no-js': 'in the key',
    // Read with a login, when visits are counted, and at the checkout.
    'personal-coupons': 'not read',
    marketing: 'not read',
    visitor: 'not read',
    // Read at a login.
    device: 'not read',
    // Read on the cart and at the checkout.
    payment: 'not read',
    // Read on the pages of stores, which are never shared, and at the checkout.
    'my-store': 'not read',
    DR_SESSION_CONTEXT: 'not read',
    // Read in the back office, whose pages are never shared.
    staff: 'not read',
    'staff-step': 'not read',
  });
});

test('the popup cookie gives three keys, and an invalid value no fourth', () => {
  const keys = ['', '1', '2', '3', '4', 'x', '33'].map((value) => keyOf('/', `popup=${value}`));
  const [bare, modal, mini, hidden, ...madeUp] = keys;
  expect(new Set([bare, mini, hidden]).size).toBe(3);
  expect([modal, ...madeUp]).toEqual(Array(4).fill(bare));
});

test('cookies that contain the key’s separators never produce the key of another visitor', () => {
  const texts = ['', 'a', 'b', 'a\n', '\nb', 'a\nb', '"', '","', 'a","b', '\\', ','];
  const keys = texts.flatMap((store) =>
    texts.map((b2b) => keyOf('/', `store=${encodeURIComponent(store)}; b2b=${encodeURIComponent(b2b)}`)),
  );
  expect(new Set(keys).size).toBe(texts.length ** 2);
});

test('a page is shared only if it is a GET, not personal, and its address and cookies are short enough', () => {
  const shares = (url: string, cookies = '', method = 'GET') => cacheKey({ method, host: HOST, url, cookies }) !== null;
  const path = (length: number) => `/${'x'.repeat(length - 1)}`;
  const cookie = (length: number) => `locale=${'x'.repeat(length)}; store=y`;
  expect([shares('/stole'), shares('/stole', '', 'POST'), shares('/stole', '', 'HEAD')]).toEqual([true, false, false]);
  for (const own of [
    '/cart',
    '/butikker/odense',
    '/aftale/x',
    '/mobilscanner-demo',
    '/valgshop/gave/x',
    '/checkout/success',
    '/customer/account',
    '/sitemap.xml',
    '/x_customer',
  ])
    expect([own, shares(own)]).toEqual([own, false]);
  expect([path(512), path(513)].map((url) => shares(url))).toEqual([true, false]);
  expect([200, 201].map((length) => shares(`/search?q=${'x'.repeat(length)}`))).toEqual([true, false]);
  expect([200, 201].map((length) => shares('/stole', cookie(length)))).toEqual([true, false]);
});

test('pages of shops selected by SHOP_VARIANT have different keys', () => {
  const { SHOP_VARIANT } = env;
  const keys = ['design', 'gifts', undefined].map((code) => {
    Object.assign(env, { SHOP_VARIANT: code });
    return keyOf('/');
  });
  Object.assign(env, { SHOP_VARIANT });
  expect(new Set(keys).size).toBe(3);
});
