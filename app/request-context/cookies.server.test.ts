// The lifetime of each cookie and whether scripts may read it; and which are sent with Secure: all but those of a shop on this machine, where browsers would drop them.
import { expect, test } from 'vitest';
import { env } from '~/config/env.server';
import { COOKIES, type CookieKey, clearCookie, setCookie, staffCookie, staffStepCookie } from './cookies.server';

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

const [HOUR, DAY, YEAR] = [3600, 86_400, 31_536_000];

// spec: 9: Popup cookie 604800 s
//   at app/request-context/cookies.server.ts
/** The lifetime in seconds, null for a session cookie, and whether the page's own scripts may read it. */
const LIVES: [CookieKey, number | null, 'scripts'?][] = [
  ['token', 7 * DAY],
  ['jwt', 7 * DAY],
  ['cart', 30 * DAY],
  ['store', YEAR],
  ['ownStore', YEAR],
  ['agreements', null],
  ['businessKeys', YEAR],
  ['locale', YEAR],
  ['toast', 60],
  ['orderToken', HOUR],
  ['payment', 30 * DAY],
  ['notification', YEAR],
  ['popup', 604_800],
  ['consent', YEAR, 'scripts'],
  ['personalCoupons', 604_800],
  ['visitor', 90 * DAY],
  ['device', YEAR],
  ['marketing', 2_592_000, 'scripts'],
  ['context', null],
  ['law', 8 * HOUR],
  ['scriptsOff', null],
  ['punchout', null],
];
test('every cookie of the shop has its lifetime in this table or, for the back office, below', () =>
  expect([...LIVES.map(([key]) => key), 'staff', 'staffStep'].sort()).toEqual([...KEYS].sort()));

test('the login of staff and its second step are sent with requests from its own pages only, and not by plain HTTP', () => {
  const request = new Request('https://shop.example/staff');
  const attributes = ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict'];
  expect(staffCookie(request, 'x').split('; ').slice(1)).toEqual(attributes);
  expect(staffCookie(request, null).split('; ').slice(1)).toEqual(['Max-Age=0', ...attributes]);
  expect(staffStepCookie(request, 'x').split('; ').slice(1)).toEqual(['Max-Age=300', ...attributes]);
  expect(staffStepCookie(request, null).split('; ').slice(1)).toEqual(['Max-Age=0', ...attributes]);
});

test.each(LIVES)('the cookie %s has a lifetime of %s seconds', (key, seconds, readers) => {
  const request = new Request('https://shop.example/');
  const wanted = [
    ...(seconds === null ? [] : [`Max-Age=${seconds}`]),
    'Path=/',
    ...(readers ? [] : ['HttpOnly']),
    'Secure',
    'SameSite=Lax',
  ];
  expect(setCookie(request, key, 'x').split('; ').slice(1)).toEqual(wanted);
  expect(setCookie(request, key, 'x', { session: true })).not.toContain('Max-Age');
});

test('those of a frame on another site are partitioned', () => {
  const [plain, framed] = ['window', 'frame'].map(
    (punchout) => new Request('http://localhost:3000/', { headers: { cookie: `punchout=${punchout}` } }),
  ) as [Request, Request];
  const jarOf = (cookie: string) => cookie.split('; ').filter((part) => /^(Secure|SameSite|Partitioned)/.test(part));
  const [own, ofFrame] = [['SameSite=Lax'], ['Secure', 'SameSite=None', 'Partitioned']];
  const sent = (request: Request, framed?: boolean) => [
    jarOf(setCookie(request, 'cart', 'x', framed === undefined ? {} : { framed })).sort(),
    jarOf(clearCookie(request, 'cart', framed)).sort(),
  ];
  expect([sent(plain), sent(framed), sent(plain, true), sent(framed, false)]).toEqual(
    [own, ofFrame, ofFrame, own].map((jar) => [[...jar].sort(), [...jar].sort()]),
  );
});

test('none is sent with Secure where the settings allow plain http only', () => {
  const { COOKIE_INSECURE } = env;
  Object.assign(env, { COOKIE_INSECURE: true });
  try {
    expect(isSecure(setCookie(new Request('https://shop.example/'), 'token', 'x'))).toBe(false);
  } finally {
    Object.assign(env, { COOKIE_INSECURE });
  }
});
