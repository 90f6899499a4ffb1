// The cookies of a login (spec §4): token and JWT, for seven days with 'stay signed in', else as long as the browser is open.
import { describe, expect, it } from 'vitest';
import { COOKIES } from './cookies.server';
import {
  cartCookie,
  endedSessionCookies,
  expiredSessionCookies,
  loginCookies,
  noCartCookie,
  orderCookie,
  orderTokenOf,
  scriptsCookie,
} from './session.server';

const WEEK = 7 * 24 * 60 * 60;
const request = new Request('http://localhost:3000/customer/login', { method: 'POST' });
const login = {
  token: 'abc',
  jwt: 'x.y.z',
  stay: false,
  cartId: 'c1',
  language: 'da',
  customer: { id: '7' },
  before: null,
} as const;

const named = (cookies: string[], name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

describe('the cookies of a login', () => {
  // spec: 4 Login and logout: They live for authTTL if 'stay signed in' is chosen, else for the session
  //   at app/request-context/session.server.ts
  it('have the authTTL lifetime with stay, and are session cookies without', () => {
    for (const [name, value] of [
      ['apollo-token', 'abc'],
      ['DR_JWT', 'x.y.z'],
    ] as const) {
      const stays = named(loginCookies(request, { ...login, stay: true }), name);
      expect(stays).toContain(`${name}=${value};`);
      expect(stays).toContain(`Max-Age=${WEEK};`);
      const passes = named(loginCookies(request, login), name);
      expect(passes).toContain(`${name}=${value};`);
      expect(passes).not.toMatch(/Max-Age|Expires/);
    }
  });

  it('are HttpOnly, and remove the JWT of a previous login', () => {
    for (const cookie of loginCookies(request, login)) expect(cookie).toContain('HttpOnly');
    expect(named(loginCookies(request, { ...login, jwt: null }), 'DR_JWT')).toMatch(/^DR_JWT=; Max-Age=0/);
  });

  it('remove the cart, codes and visitor ids of another customer, and set nothing that is not there', () => {
    expect(named(loginCookies(request, { ...login, cartId: null }), 'cart-id')).toMatch(/^cart-id=; Max-Age=0/);
    const codes = { headers: { cookie: `personal-coupons=${encodeURIComponent('[["7",["TAK10"]]]')}` } };
    const held = new Request(request.url, codes);
    expect(named(loginCookies(held, login), 'personal-coupons')).toBe('');
    expect(named(loginCookies(held, { ...login, customer: null }), 'personal-coupons')).toMatch(/Max-Age=0/);
    for (const cookies of [loginCookies(request, { ...login, before: { id: '5' } }), endedSessionCookies(request)])
      expect(['visitor', 'personal-coupons'].map((name) => /^[^=]+=[^;]+/.test(named(cookies, name)))).toEqual([
        false,
        false,
      ]);
    expect(named(loginCookies(request, login), 'personal-coupons')).toBe('');
  });

  it('do not remove the payment that a guest, or the same customer, has open in another tab', () => {
    expect(named(loginCookies(request, login), 'payment')).toBe('');
    expect(named(loginCookies(request, { ...login, before: login.customer }), 'payment')).toBe('');
    expect(named(loginCookies(request, { ...login, before: { id: '999' } }), 'payment')).toContain('Max-Age=0');
  });

  it('are sent over https only, unless the shop is on this machine', () => {
    const abroad = new Request('https://shop.example/customer/login', { method: 'POST' });
    expect(named(loginCookies(abroad, login), 'apollo-token')).toContain('Secure');
  });
});

/** All cookies that the shop sets in a browser, as left by one customer (number 5). */
const LEFT: Record<string, string> = {
  'apollo-token': 'token-of-5',
  DR_JWT: 'claims-of-5',
  'cart-id': 'cart-of-5',
  store: '{"id":2,"code":"b2b"}',
  'my-store': 'odense',
  agreements: 'x.y.z',
  b2b: 'spring',
  device: '0f0e1d2c-0000-4000-8000-000000000001',
  locale: 'en-GB',
  toast: 'e30',
  order: 'order-of-5',
  payment: 'order-of-5',
  notification: '3',
  popup: '2',
  consent: '1:sp',
  'personal-coupons': '[["5",["TAK10"]]]',
  visitor: '8c5f2c5e-7f1a-4c6e-9d0b-0a4f6d1e2b3c',
  marketing: '1c5f2c5e-7f1a-4c6e-9d0b-0a4f6d1e2b3c',
  DR_SESSION_CONTEXT: 'x'.repeat(43),
  law: '2028-01-01.1.x',
  'no-js': '1',
  punchout: 'window',
  staff: 'key-of-mette',
  'staff-step': 'step-of-mette',
};

type Seen = 'gone' | 'kept' | 'other';
const CASES = ['logout', 'login of another', 'session end'] as const;

/** What happens to each cookie in each case. A new cookie is added here. */
const WANTED: Record<string, readonly [Seen, Seen, Seen]> = {
  'apollo-token': ['gone', 'other', 'gone'],
  DR_JWT: ['gone', 'other', 'gone'],
  // A customer's cart opens for that customer only, so it may remain until the next login (spec §4 "Session expiry").
  'cart-id': ['gone', 'other', 'kept'],
  store: ['gone', 'kept', 'kept'],
  'my-store': ['gone', 'kept', 'kept'],
  // Each is valid for twelve hours; a login may follow to buy at the agreed prices.
  agreements: ['gone', 'kept', 'gone'],
  b2b: ['kept', 'kept', 'kept'],
  // Identifies the browser, not the customer: it exempts its owner from the lock-out.
  device: ['kept', 'kept', 'kept'],
  locale: ['other', 'other', 'kept'],
  toast: ['gone', 'gone', 'gone'],
  order: ['gone', 'gone', 'gone'],
  // A customer's order can be paid and cancelled by that customer only.
  payment: ['gone', 'gone', 'kept'],
  notification: ['kept', 'kept', 'kept'],
  popup: ['kept', 'kept', 'kept'],
  consent: ['kept', 'kept', 'kept'],
  'personal-coupons': ['gone', 'gone', 'gone'],
  visitor: ['other', 'other', 'other'],
  marketing: ['other', 'other', 'other'],
  // A random id; the texts that it leads to are shown with the cart that they were entered for.
  DR_SESSION_CONTEXT: ['gone', 'kept', 'kept'],
  law: ['gone', 'kept', 'kept'],
  'no-js': ['kept', 'kept', 'kept'],
  // A login that does not come from a procurement system begins without it.
  punchout: ['gone', 'gone', 'gone'],
  // The login of staff is independent of customers.
  staff: ['kept', 'kept', 'kept'],
  'staff-step': ['kept', 'kept', 'kept'],
};

describe('the cookies left in a browser', () => {
  const cookie = Object.entries(LEFT).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const from = new Request('http://localhost:3000/', { headers: { cookie: cookie.join('; ') } });
  const seven = { ...login, token: 'token-of-7', jwt: 'claims-of-7', cartId: 'cart-of-7', before: { id: '5' } };
  const answers = [endedSessionCookies(from), loginCookies(from, seven), expiredSessionCookies(from)];

  const seenOf = (cookies: string[], name: string): Seen => {
    // A browser stores the last value that was set.
    const said = cookies.filter((one) => one.startsWith(`${name}=`)).at(-1);
    if (said === undefined) return 'kept';
    if (/; Max-Age=0/.test(said)) return 'gone';
    return decodeURIComponent(said.slice(name.length + 1).split(';')[0] ?? '') === LEFT[name] ? 'kept' : 'other';
  };

  it('are listed for every cookie that the shop sets', () => {
    const names = Object.values(COOKIES).map(({ name }) => name);
    expect(Object.keys(LEFT).sort()).toEqual([...names].sort());
    expect(Object.keys(WANTED).sort()).toEqual([...names].sort());
  });

  it.each(CASES.map((one, index) => [one, index] as const))('after a %s are as in the table', (_case, index) => {
    const seen = Object.keys(LEFT).map((name) => [name, seenOf(answers[index] ?? [], name)]);
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(Object.entries(WANTED).map(([name, fates]) => [name, fates[index]])),
    );
  });

  it('at a login of the same guest retain the visitor id and the activated codes', () => {
    const own = cookie.map((one) => one.replace('%225%22', '%227%22'));
    const guest = new Request('http://localhost:3000/', { headers: { cookie: own.join('; ') } });
    const cookies = loginCookies(guest, { ...seven, before: null });
    expect(['visitor', 'personal-coupons'].map((name) => seenOf(cookies, name))).toEqual(['kept', 'kept']);
  });
});

describe('a visit from a procurement system', () => {
  const from = (punchout: string) => new Request(request.url, { headers: { cookie: `punchout=${punchout}` } });
  const jars = (cookies: string[], name: string) =>
    cookies
      .filter((cookie) => cookie.startsWith(`${name}=`))
      .map((cookie) => `${cookie.split(';')[0]} ${/Partitioned/.test(cookie) ? 'frame' : 'window'}`);

  it('has session cookies, partitioned in a frame, and clears the login in the other partition', () => {
    const framed = loginCookies(request, { ...login, stay: true, punchout: 'frame' });
    expect(jars(framed, 'apollo-token')).toEqual(['apollo-token= window', 'apollo-token=abc frame']);
    expect(jars(framed, 'punchout')).toEqual(['punchout= window', 'punchout=frame frame']);
    expect(named(framed.slice(-2), 'punchout')).not.toMatch(/Max-Age/);
    const plain = loginCookies(from('frame'), { ...login, punchout: 'window' });
    expect(jars(plain, 'apollo-token')).toEqual(['apollo-token= frame', 'apollo-token=abc window']);
    expect(jars(plain, 'cart-id')).toEqual(['cart-id= frame', 'cart-id=c1 window']);
    // The first cookie of the visit was set before: it does not reveal which partition the browser has used until now.
    const arrived = loginCookies(from('frame'), { ...login, punchout: 'frame' });
    expect(jars(arrived, 'apollo-token')).toEqual(['apollo-token= window', 'apollo-token=abc frame']);
    const inWindow = loginCookies(from('window'), { ...login, punchout: 'window' });
    expect(jars(inWindow, 'apollo-token')).toEqual(['apollo-token= frame', 'apollo-token=abc window']);
  });

  it('leaves the other partition’s cookies that no login changes', () => {
    const cleared = loginCookies(request, { ...login, punchout: 'frame' })
      .filter((cookie) => /Max-Age=0/.test(cookie) && !/Partitioned/.test(cookie))
      .map((cookie) => cookie.split('=')[0]);
    expect(new Set(cleared)).toEqual(
      new Set([
        ...['apollo-token', 'DR_JWT', 'cart-id', 'locale', 'toast', 'order'],
        ...['personal-coupons', 'visitor', 'marketing', 'punchout'],
      ]),
    );
  });

  it('ends with any other login, and sets no cookie where there was no visit', () => {
    expect(jars(loginCookies(from('window'), login), 'punchout')).toEqual(['punchout= window']);
    expect(jars(loginCookies(request, login), 'punchout')).toEqual([]);
    expect(jars(loginCookies(request, login), 'apollo-token')).toEqual(['apollo-token=abc window']);
    expect(jars(loginCookies(from('frame'), login), 'apollo-token')).toEqual([
      'apollo-token= frame',
      'apollo-token=abc window',
    ]);
  });
});

describe('a single cookie', () => {
  it('of the cart is set only when the cart is a different one', () => {
    expect(cartCookie(request, { cartId: 'c1' }, 'c1')).toEqual([]);
    expect(named(cartCookie(request, { cartId: null }, 'c1'), 'cart-id')).toContain('cart-id=c1;');
    expect(noCartCookie(request)).toMatch(/^cart-id=; Max-Age=0/);
  });

  it('records whether scripts are off, and which order was placed', () => {
    expect(scriptsCookie(request, true)).toContain('no-js=1;');
    expect(scriptsCookie(request, false)).toMatch(/^no-js=; Max-Age=0/);
    const cookie = orderCookie(request, 'o-1').split(';')[0] ?? '';
    expect(orderTokenOf(new Request(request.url, { headers: { cookie } }))).toBe('o-1');
  });
});
