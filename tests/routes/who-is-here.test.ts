// The visitor of a request, and its state: catalogue hosts without logins, panels behind their guards, ended logins, staff in
// a customer's name, the procurement store, and the address by which attempts are counted.
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { commandHere } from '../support/typed-here';
import { cookiesOf, locationOf, openDoor } from './door';

const { ask, post, logIn, shop } = openDoor({ TRUST_PROXY: 'on' });
const CATALOGUE = 'katalog.localhost';
const TEA = '1900701';

async function rows<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: shop().databaseUrl });
  await client.connect();
  const found = await client.query<Row>(sql).finally(() => client.end());
  return found.rows;
}
const put = (cookies = '') => post('/cart', { intent: 'add', sku: TEA, qty: '1', returnTo: '/' }, { cookies });
const cookieIn = (cookies: string, name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1] ?? '';

describe('a catalogue host', () => {
  test('has no login, and ignores one of another host', async () => {
    const tried = await post(
      '/customer/login',
      { email: 'anna@example.dk', password: 'Kontor-2026' },
      { host: CATALOGUE },
    );
    expect([tried.status, locationOf(tried), cookiesOf(tried)]).toEqual([303, '/', '']);
    // Where tokens are read, an invalid one would end the session.
    const opened = async (host: string) => (await ask('/', { host, cookies: 'apollo-token=x' })).status;
    expect([await opened('localhost'), await opened(CATALOGUE)]).toEqual([303, 200]);
  });
});

describe('a panel', () => {
  /** Panels with actions, and the redirect of a visitor without a login. */
  const ACTS: readonly [name: string, visitor: string | null][] = [
    ['address-handler', '/customer/login'],
    ['address-validation', null],
    ['billing-address-list', '/customer/login'],
    ['cart-item-note', '/customer/login'],
    ['cart-upgrade', null],
    ['delivery-address-list', '/customer/login'],
    ['notify-in-stock', null],
    ['personal-coupons', '/customer/login'],
    ['request-price', null],
    ['update-cart', null],
    ['write-review', null],
  ];

  test.each(ACTS)('%s works only for those who may see it', async (name, visitor) => {
    const path = `/panel/${name}?returnTo=/kontorartikler`;
    const onCatalogue = await post(path, {}, { host: CATALOGUE });
    expect([onCatalogue.status, locationOf(onCatalogue)]).toEqual([303, '/']);
    const stranger = await post(path, {});
    const sentTo = stranger.status === 303 ? locationOf(stranger)?.split('?')[0] : null;
    if (visitor) expect(sentTo).toBe(visitor);
    else expect(sentTo).not.toBe('/customer/login');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to another site with returnTo=%s',
    async (returnTo) => {
      const path = `/panel/language?returnTo=${encodeURIComponent(returnTo)}`;
      const page = (await (await ask(path)).text()).replaceAll('&amp;', '&');
      const body = page.slice(page.indexOf('<main'));
      const targets = [...body.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, target = '']) =>
        decodeURIComponent(target),
      );
      expect(targets.length).toBeGreaterThan(0);
      expect(targets.filter((target) => /evil|alert/.test(target))).toEqual([]);
    },
  );
});

test('a revoked login loses its cookies with the first reply, and the next reply is a page', async () => {
  for (const path of ['/', '/kontorartikler', '/customer/account/orders', '/cart']) {
    const cookies = await logIn('anna@example.dk');
    await rows('UPDATE customer_session SET revoked_at = now()');
    const ended = await ask(path, { cookies });
    expect([path, ended.status]).toEqual([path, 303]);
    const cleared = ended.headers.getSetCookie().filter((cookie) => /; Max-Age=0/.test(cookie));
    expect(cleared.map((cookie) => cookie.split('=')[0])).toEqual(expect.arrayContaining(['DR_JWT', 'apollo-token']));
    expect([path, (await ask(locationOf(ended) ?? '')).status]).toEqual([path, 200]);
  }
});

test('staff acting for a customer do not use their own cart', async () => {
  const own = cookiesOf(await put());
  const link = await commandHere(['login', 'act', 'anna@example.dk'], shop().databaseUrl);
  const acting = cookiesOf(await post(link, {}, { cookies: own }));
  expect(cookieIn(acting, 'apollo-token')).not.toBe('');
  expect(cookieIn(acting, 'cart-id')).not.toBe(cookieIn(own, 'cart-id'));
  expect(await (await ask('/cart', { cookies: acting })).text()).not.toContain('Te Morgenfrue Earl Grey');
  // A customer who logs in takes the cart along.
  const anna = await post('/customer/login', { email: 'anna@example.dk', password: 'Kontor-2026' }, { cookies: own });
  expect(await (await ask('/cart', { cookies: cookiesOf(anna) })).text()).toContain('Te Morgenfrue Earl Grey');
});

test('neither a cookie nor a form opens the procurement store', async () => {
  const stores = await rows<{ id: number; code: string }>('SELECT id, code FROM store');
  const pageWith = async (code: string) => {
    const store = encodeURIComponent(JSON.stringify({ id: stores.find((one) => one.code === code)?.id, code }));
    return (await (await ask('/', { cookies: `store=${store}` })).text()).replaceAll('&quot;', '"');
  };
  // The page contains the selected store for the browser.
  const told = (code: string) => new RegExp(`code[^a-z]+${code}`);
  expect(await pageWith('b2b')).toMatch(told('b2b'));
  expect(await pageWith('punchout')).not.toMatch(told('punchout'));
  expect((await post('/store/change', { store: 'punchout', returnTo: '/' })).status).toBe(400);
});

test('attempts are counted per address seen by the proxy, not for all shoppers together', async () => {
  const from = (address: string) =>
    post(
      '/customer/account/forgot-password',
      { email: 'nobody@example.dk' },
      { headers: { 'x-forwarded-for': address } },
    );
  await from('198.51.100.66, 203.0.113.7');
  await from('203.0.113.8');
  await from('2001:db8:1:2:3:4:5:6');
  const counted = await rows<{ key: string }>(
    `SELECT key FROM rate_limit WHERE key LIKE 'reset-address:%' ORDER BY key`,
  );
  expect(counted.map(({ key }) => key)).toEqual(
    ['2001:db8:1:2::/64', '203.0.113.7', '203.0.113.8'].map((address) => `reset-address:${address}`),
  );
});
