// Normalises each address to one spelling before guards, page cache and router, and rejects what is not an address.
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { plainAddress, settleAddress } from './address';
import type { Exchange } from './exchange';
import { giveUp } from './shell';
import { spellingOf } from './spelling';
import { type DoorOptions, openDoor } from './testing/open-door';

const spell = spellingOf([
  'cart/item/:id?',
  'customer/account',
  'customer/account/orders/:id',
  'customer/account/:page',
  ':prefix/quicklogin/id/:id?/key/:key?',
  'graphql/:client',
  'robots.txt',
  '*',
]);
const plain = (url: string) => {
  const found = plainAddress(url, spell);
  return found && found.path + found.search;
};

test('rejects a request without an address with 400', () => {
  const exchange = { req: { method: 'GET' }, path: '' } as Exchange;
  expect(settleAddress(exchange)).toEqual({ status: 400 });
});

describe('normalised spelling', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['//x/..', '/'],
    ['/\\\\\\\\/x', '/x'],
    ['/customer/account/ORDERS', '/customer/account/orders'],
    ['/customer/account/%6frders', '/customer/account/orders'],
    ['/customer/account/%6Frders/', '/customer/account/orders'],
    ['/Customer//Account/./x/../Orders/AB-1/', '/customer/account/orders/AB-1'],
    ['/customer/account/%2e%2e/account', '/customer/account'],
    ['/payment/callback/../../cart', '/cart'],
    ['/payment/callback/%2e%2E/%2e%2e/cart', '/cart'],
    ['/payment/callback/..\\..\\cart', '/cart'],
    ['/Cart/Item/MTI=', '/cart/item/MTI='],
    ['/cart/item/MTI%3d', '/cart/item/MTI%3D'],
    ['/A_customer/QuickLogin/ID/Xy/Key/Zz', '/A_customer/quicklogin/id/Xy/key/Zz'],
    ['/GraphQL/Commerce', '/graphql/Commerce'],
    ['/ROBOTS.TXT', '/robots.txt'],
    ['/Kuglepen', '/Kuglepen'],
    ['/k%C3%A6de', '/k%C3%A6de'],
    ['/kæde', '/k%C3%A6de'],
    ['/cart;x', '/cart;x'],
    ['/cart%2Fitem', '/cart%2Fitem'],
    ['/%ED%A0%80', '/%ED%A0%80'],
    ['/%2%36', '/%2%36'],
    ['/x#y?z', '/x'],
    ['/x?', '/x'],
    ['/x??y&z=%41', '/x??y&z=%41'],
  ])('%s becomes %s, which stays unchanged', (given, expected) => {
    expect(plain(given)).toBe(expected);
    expect(plain(expected)).toBe(expected);
  });

  test.each(['', '*', 'x', 'http://evil.example/', '/%5C', '/%5cevil.example', '/%09/evil.example', '/%00', '/x%7F'])(
    '%s is rejected',
    (given) => expect(plain(given)).toBeNull(),
  );
});

type Opened = Awaited<ReturnType<typeof openDoor>>;
let opened: Opened | undefined;
afterEach(async () => {
  await opened?.door.close();
  opened = undefined;
});
async function openShop(options: DoorOptions = {}): Promise<Opened> {
  opened = await openDoor({
    spell,
    handler: (req, res) => void res.end(`${req.method} ${req.originalUrl}`),
    ...options,
  });
  return opened;
}

describe('at the HTTP server', () => {
  test('a GET is redirected permanently to the normalised address; a POST is handled there', async () => {
    const shop = await openShop();
    for (const method of ['GET', 'HEAD']) {
      const moved = await shop.ask('/customer/account/%6FRDERS/?page=2', { method });
      expect([moved.status, moved.headers.location]).toEqual([301, '/customer/account/orders?page=2']);
    }
    expect((await shop.ask('//evil.example/%2e%2e//evil.example')).headers.location).toBe('/evil.example');
    expect((await shop.ask('/CART/', { method: 'POST' })).text).toBe('POST /cart');
    expect((await shop.ask('/cart?x#y')).text).toBe('GET /cart?x');
    expect(shop.lines.map(({ path }) => path)).toContain('/customer/account/orders');
  });

  test('the page cache receives only the normalised address', async () => {
    const asked: string[] = [];
    const shop = await openShop({
      cacheKey({ url }) {
        asked.push(url);
        return null;
      },
    });
    for (const path of ['/CART', '/cart/', '/c%61rt?x#y', '/cart?x']) await shop.ask(path);
    expect(asked).toEqual(['/cart?x']);
  });

  test('the address of the payment provider exempts no other path from the origin check, in any spelling', async () => {
    const shop = await openShop();
    const headers = { Origin: 'https://pay.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const path of [
      '/payment/callback/../../cart',
      '/payment/callback/%2e%2e/%2E%2e/cart',
      '/payment/callback/..\\..\\cart',
      '//payment//callback/x/../../../cart',
    ])
      expect([path, (await shop.ask(path, { method: 'POST', headers })).status]).toEqual([path, 403]);
    expect((await shop.ask('/PAYMENT/callback/../../cart', { method: 'POST', headers })).status).toBe(403);
    expect((await shop.ask('/payment//callback/stripe', { method: 'POST', headers })).status).toBe(200);
  });

  test('returns 414 for an address longer than 4,096 bytes, for GET and POST', async () => {
    const shop = await openShop();
    const longest = `/?q=${'a'.repeat(4096 - 4)}`;
    expect((await shop.ask(longest)).status).toBe(200);
    for (const method of ['GET', 'POST']) {
      const answer = await shop.ask(`${longest}a`, { method });
      expect([answer.status, answer.text.includes('Adressen er for lang.')]).toEqual([414, true]);
    }
  });

  test.each(['a:99999', '1.2.3.999', 'xn--a', '[::zz]'])('rejects the host %s', async (host) => {
    const shop = await openShop();
    expect((await shop.ask('/', { headers: { Host: host } })).status).toBe(400);
  });
});

test('an error without a reply is logged with the request’s id, and the reply does not reveal it', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const shop = await openShop({
    handler: (_req, res) => giveUp(log, { id: 'request-7', res }, new Error('broken pipe')),
  });
  const answer = await shop.ask('/');
  expect([answer.status, answer.text.includes('broken')]).toEqual([500, false]);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 50, id: 'request-7', err: { message: 'broken pipe' } });
});
