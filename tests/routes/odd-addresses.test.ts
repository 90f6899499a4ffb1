// Unusual addresses and bodies: one spelling for guards, page cache and router, and nothing that stops the shop.
import { Agent } from 'node:http';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import routes from '../../app/routes';
import { fuzz } from '../attack/fuzz';
import { SPELLINGS } from '../attack/odd-spellings';
import { type RawAnswer, sendRaw } from '../attack/raw-http';
import { oneIn } from '../support/sample';
import { openDoor } from './door';
import { leaves } from './leaves';

const door = openDoor();
const originOfShop = () => door.shop().origin;
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

function send(
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<RawAnswer> {
  const type: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  const request = { method, address, headers: { ...type, ...headers }, ...(body !== undefined && { body }) };
  return sendRaw(originOfShop(), request, agent);
}

const pathOf = (location: string | undefined) => location && new URL(location, 'http://shop').pathname;

/** These mean another address, which does not exist in the shop. */
const OTHERS = ['parameters', 'an escaped slash', 'an escaped question mark'];
const SAME = Object.entries(SPELLINGS).filter(([name]) => !OTHERS.includes(name));

/** Every route of the shop; a number is the same in every case. */
const PATHS = [...leaves(routes)].map(({ address, acts }) => ({
  path: address.replace(/\/:[a-z]+\?|:[a-z]+|\*/gi, (parameter) => (parameter.startsWith('/') ? '/0' : '0')),
  acts,
}));

describe('normalised spelling', () => {
  test('another spelling of a route is redirected permanently to the normal one', async () => {
    const wrong: string[] = [];
    const all = PATHS.flatMap(({ path }) => SAME.map(([name, spell]) => ({ path, name, address: spell(path) })));
    for (const { path, name, address } of oneIn(3, all)) {
      if (address.split('#')[0] === path || path === '/') continue;
      const { status, headers } = await send('GET', `${address}?x=1`.replace(/#x\?x=1$/, '#x'));
      if (status !== 301 || headers.location !== `${path}?x=1`)
        wrong.push(`${name}: ${address}: ${status} ${headers.location}`);
    }
    expect(wrong).toEqual([]);
    expect(PATHS.length).toBeGreaterThan(60);
  });

  test('an address that only resembles a route is 404', async () => {
    const wrong: string[] = [];
    for (const name of OTHERS) {
      for (const path of ['/checkout/success', '/graphql/commerce', '/demo/outbox']) {
        const { status } = await send('GET', SPELLINGS[name]?.(path) ?? '');
        if (status !== 404 && status !== 405) wrong.push(`${name}: ${path}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a POST to another spelling is answered as by the route itself', async () => {
    const wrong: string[] = [];
    const acting = PATHS.filter(({ acts }) => acts);
    for (const [at, { path }] of oneIn(3, [...acting.entries()])) {
      const told = async (address: string) => {
        const { status, headers } = await send('POST', address, {}, 'intent=x');
        return `${status} ${pathOf(headers.location) ?? ''}`;
      };
      const [name = '', spell] = SAME[at % SAME.length] ?? [];
      const [own, other] = [await told(path), await told(spell?.(path) ?? path)];
      if (own !== other) wrong.push(`${name}: ${path}: ${other}, not ${own}`);
    }
    expect(wrong).toEqual([]);
  });

  test('a customer without the right to orders and invoices cannot open them in any spelling', async () => {
    const cookie = await door.logIn('dorthe@havnens-arkitekter.example');
    for (const path of ['/customer/account/orders', '/customer/account/invoices']) {
      for (const [name, spell] of Object.entries(SPELLINGS)) {
        let answer = await send('GET', spell(path), { cookie });
        if (answer.status === 301) answer = await send('GET', answer.headers.location ?? '', { cookie });
        expect([name, path, answer.status === 404 || answer.status === 303]).toEqual([name, path, true]);
      }
    }
  });
});

describe('shared pages', () => {
  test.each([
    ['/kontorartikler??x&brand=Rimfrost', '/kontorartikler'],
    ['/kontorartikler?page=1?x&brand=Rimfrost', '/kontorartikler?page=1'],
    ['/??x&panel=minicart-error&error=COULD_NOT_ADD', '/'],
  ])('%s is never served as %s', async (odd, plain) => {
    const before = await send('GET', odd);
    const shared = await send('GET', plain);
    expect([before.status, shared.status]).toEqual([200, 200]);
    expect(before.headers['server-timing']).not.toMatch(/cache;desc/);
    expect(shared.body).not.toMatch(/brand=Rimfrost|panel=minicart-error/);
    expect((await send('GET', plain)).body).toBe(shared.body);
  });

  test('a visitor who answered the consent question does not receive the cached page with it', async () => {
    const asks = ({ body }: RawAnswer) => body.includes('Tillad alle');
    const unasked = await send('GET', '/info/levering');
    const answered = await send('GET', '/info/levering', { cookie: 'consent=1:' });
    expect([asks(unasked), asks(answered)]).toEqual([true, false]);
    expect(asks(await send('GET', '/info/levering'))).toBe(true);
  });
});

describe('excessive input', () => {
  test.each([
    ['one field again and again', 'email=&'.repeat(18_000), 413],
    ['one field again and again, past the limit of bytes', 'email=&'.repeat(150_000), 413],
    ['a list of a hundred million', 'email[99999999]=x', 400],
    ['a command of the form library', '__intent__=x&email=x', 400],
  ])('%s is rejected at once', async (_what, body, status) => {
    for (const path of ['/customer/login', '/customer/create', '/cart', '/checkout', '/panel/request-price']) {
      const answer = await send('POST', path, {}, body);
      expect([path, answer.status]).toEqual([path, status]);
    }
    expect((await send('GET', '/healthz')).status).toBe(200);
  });

  test('a pasted megabyte in one line is not a server error', async () => {
    const form = new FormData();
    form.set('lines', `a${' '.repeat(900_000)}b`);
    const request = new Request('http://shop', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    expect((await send('POST', '/hurtigbestilling', headers, await request.text())).status).toBeLessThan(500);
  });

  test('no long address results in long response headers', async () => {
    const long = encodeURIComponent('&?/ø').repeat(280).slice(0, 3_900);
    for (const { path } of oneIn(3, PATHS)) {
      for (const query of [`q=${long}`, `returnTo=/${long}`]) {
        const { status, headBytes } = await send('GET', `${path}?${query}`);
        expect([path, query.slice(0, 9), status < 500, headBytes < 8_192]).toEqual([
          path,
          query.slice(0, 9),
          true,
          true,
        ]);
      }
    }
    expect((await send('GET', `/?q=${'x'.repeat(4_100)}`)).status).toBe(414);
  });
});

const RANDOM = process.env.ALL_FLOWS ? 500 : 150;
test(`${RANDOM} random requests over all routes: no server error`, async () => {
  const { failures, statuses, longestHead } = await fuzz({ origin: originOfShop(), requests: RANDOM, seed: 15 });
  expect(failures).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(RANDOM);
  expect(longestHead).toBeLessThan(8_192);
});
