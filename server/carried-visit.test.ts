// Visits with the session key in the URL: what the storefront sees, and that the key appears only in links of their own pages.
import { afterEach, describe, expect, test } from 'vitest';
import { carriedMarkup, carriedOn } from './carried-visit';
import { type DoorOptions, openDoor, sendPublicPage } from './testing/open-door';

const KEY = 'kGnTh3vWmQ2sXyZ0aBcDeFgHiJkLmNoPqRsTuVwXyZ0'.padEnd(43, 'a').slice(0, 43);
const AT = `/punchout/s/${KEY}`;
const BROWSER = { 'user-agent': 'Procurement/1' };

const opened: Awaited<ReturnType<typeof openDoor>>[] = [];
afterEach(async () => {
  for (const { door } of opened.splice(0)) await door.close();
});

/** An HTTP server with one visit, which belongs to one browser. */
async function doorWithVisit(options: DoorOptions = {}) {
  const kept: string[][] = [];
  const door = await openDoor({
    ...options,
    carriedVisits: {
      open: async (key, { userAgent }) =>
        key === KEY && userAgent === BROWSER['user-agent'] ? 'apollo-token=of-visit; no-js=1' : null,
      async keep(_key, _browser, cookies) {
        kept.push(cookies);
        return !cookies.some((cookie) => cookie.startsWith('apollo-token=;'));
      },
      ...options.carriedVisits,
    },
  });
  opened.push(door);
  return { ...door, kept };
}

const html =
  (body: string): DoorOptions['handler'] =>
  (_req, res) => {
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.end(body);
  };

describe('adding the key to markup', () => {
  test.each([
    ['<a href="/cart">', `<a href="${AT}/cart">`],
    [
      '<a class="x" data-href="/y" href="/?panel=minicart#top">',
      `<a class="x" data-href="/y" href="${AT}/?panel=minicart#top">`,
    ],
    ['<form method="post" action="/cart">', `<form method="post" action="${AT}/cart">`],
    ['<button formAction="/cart/item/1" type="submit">', `<button formAction="${AT}/cart/item/1" type="submit">`],
    ['<area href="/a"><A HREF="/b">', `<area href="${AT}/a"><A HREF="${AT}/b">`],
  ])('%s gets the key', (given, carried) => {
    expect(carriedMarkup(given, KEY)).toBe(carried);
  });

  test.each([
    '<a href="https://elsewhere.example/cart">',
    '<a href="//elsewhere.example/cart">',
    '<a href="?page=2">',
    '<a href="#main">',
    '<a href="mailto:a@b.example">',
    '<form action="https://srm.example/oci" method="post">',
    '<link rel="stylesheet" href="/assets/x.css"><img src="/media/x.jpg"><script src="/assets/x.js"></script>',
    '<input type="hidden" name="returnTo" value="/cart">',
    '<a href="/media/manual.pdf">',
    '<form action="/demo/login" method="post">',
    '<form action="/punchout/authenticate" method="post">',
    `<a href="${AT}/cart">`,
    '<p>href="/cart"</p>',
  ])('%s gets no key', (given) => {
    expect(carriedMarkup(given, KEY)).toBe(given);
  });
});

test('the storefront sees the visit’s cookies and the plain address, not the browser’s own cookies', async () => {
  const seen: unknown[] = [];
  const { ask } = await doorWithVisit({
    handler: (req, res) => {
      seen.push([req.url, req.headers.cookie]);
      res.end();
    },
  });
  for (const path of ['', '?panel=minicart', '/cart', '/search?q=a%26b'])
    await ask(AT + path, { headers: { ...BROWSER, cookie: 'apollo-token=of-another' } });
  const cookies = 'apollo-token=of-visit; no-js=1';
  expect(seen).toEqual([
    ['/', cookies],
    ['/?panel=minicart', cookies],
    ['/cart', cookies],
    ['/search?q=a%26b', cookies],
  ]);
});

describe('the key is added to', () => {
  test.each([
    [
      'links and forms',
      html('<a href="/cart">x</a>'),
      (answer: CarriedAnswer) => answer.text,
      `<a href="${AT}/cart">x</a>`,
    ],
    [
      'a redirect',
      (_req: unknown, res: Reply) => void res.writeHead(303, { Location: '/cart?panel=sidebar-cart' }).end(),
      (answer: CarriedAnswer) => answer.headers.location,
      `${AT}/cart?panel=sidebar-cart`,
    ],
    [
      'a redirect that scripts are told of',
      (_req: unknown, res: Reply) => void res.writeHead(204, { 'X-Remix-Redirect': '/cart' }).end(),
      (answer: CarriedAnswer) => answer.headers['x-remix-redirect'],
      `${AT}/cart`,
    ],
  ])('%s', async (_what, handler, told, expected) => {
    const { ask } = await doorWithVisit({ handler: handler as DoorOptions['handler'] });
    expect(told(await ask(`${AT}/`, { headers: BROWSER }))).toBe(expected);
  });

  test('the redirect to the normalised address', async () => {
    const { ask } = await doorWithVisit({ spell: (path) => path.toLowerCase() });
    const answer = await ask(`${AT}/Cart/?x=1`, { headers: BROWSER });
    expect([answer.status, answer.headers.location]).toEqual([301, `${AT}/cart?x=1`]);
  });
});

type CarriedAnswer = { headers: Record<string, unknown>; text: string };
type Reply = { writeHead(status: number, headers: Record<string, string>): { end(): void } };

describe('the key is not leaked', () => {
  const everything: DoorOptions['handler'] = (_req, res) => {
    res.setHeader('Set-Cookie', ['toast=x; Path=/; HttpOnly', 'cart-id=7; Path=/']);
    res.setHeader('ETag', '"x"');
    res.setHeader('Referrer-Policy', 'unsafe-url');
    res.setHeader('Cache-Control', 'public, max-age=60');
    sendPublicPage(res);
  };

  test('into cookies: what the storefront sets is stored on the server', async () => {
    const { ask, kept } = await doorWithVisit({ handler: everything });
    const answer = await ask(`${AT}/`, { headers: BROWSER });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(kept).toEqual([['toast=x; Path=/; HttpOnly', 'cart-id=7; Path=/']]);
  });

  test('into the cache: a carried page is neither stored in it nor served from it', async () => {
    const setsNothing: DoorOptions['handler'] = (_req, res) => sendPublicPage(res);
    const { ask, rendered } = await doorWithVisit({ handler: setsNothing, cacheKey: ({ url }) => url });
    await ask('/');
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await ask(`${AT}/`, { headers: BROWSER });
      expect([headers['cache-control'], headers.etag, headers.age]).toEqual([
        'private, no-store',
        undefined,
        undefined,
      ]);
    }
    expect(rendered()).toBe(3);
  });

  test('into the Referer header: only the origin is sent', async () => {
    const { ask } = await doorWithVisit({ handler: everything });
    expect((await ask(`${AT}/`, { headers: BROWSER })).headers['referrer-policy']).toBe('strict-origin');
  });

  test('into the log', async () => {
    const { ask, lines } = await doorWithVisit({ handler: everything });
    await ask(`${AT}/cart?q=x`, { headers: BROWSER });
    expect(lines.map(({ path }) => path)).toEqual(['/cart']);
  });
});

describe('a visit', () => {
  test.each([
    ['of another browser', { 'user-agent': 'Other/1' }],
    ['that is over', BROWSER],
  ])('%s is redirected to the page about ended visits, without rendering', async (what, headers) => {
    const { ask, rendered } = await doorWithVisit();
    const key = what === 'that is over' ? `${KEY.slice(0, -1)}_` : KEY;
    for (const method of ['GET', 'POST']) {
      const answer = await ask(`/punchout/s/${key}/cart`, { method, headers });
      expect([answer.status, answer.headers.location]).toEqual([303, '/punchout/invalid-session?step=ended']);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect(rendered()).toBe(0);
  });

  test('that ends with this reply is redirected to an address without the key', async () => {
    const { ask } = await doorWithVisit({
      handler: (_req, res) => {
        res.setHeader('Set-Cookie', 'apollo-token=; Path=/; Max-Age=0');
        res.writeHead(303, { Location: '/punchout/invalid-session?step=ended' }).end();
      },
    });
    const answer = await ask(`${AT}/customer/logout`, { method: 'POST', headers: BROWSER, body: '' });
    expect(answer.headers.location).toBe('/punchout/invalid-session?step=ended');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('accepts forms from its own pages only', async () => {
    const { ask } = await doorWithVisit({
      async handler(req, res) {
        let body = '';
        for await (const part of req) body += part;
        res.end(body);
      },
    });
    const post = (site: string) =>
      ask(`${AT}/cart`, { method: 'POST', headers: { ...BROWSER, 'sec-fetch-site': site }, body: 'intent=add' });
    expect((await post('same-origin')).text).toBe('intent=add');
    expect((await post('cross-site')).status).toBe(403);
  });
});

test('passes files, pages in another encoding and data on unchanged', async () => {
  const latin = Buffer.from('<a href="/æ">', 'latin1');
  const kinds = ['application/pdf', 'text/html; charset=ISO-8859-1', 'application/json; charset=utf-8'];
  const { ask } = await doorWithVisit({
    handler: (req, res) => {
      res.setHeader('content-type', kinds[Number(req.query.kind)] ?? '');
      res.end(latin);
    },
  });
  for (const kind of kinds.keys())
    expect((await ask(`${AT}/x?kind=${kind}`, { headers: BROWSER })).body).toEqual(latin);
  expect(carriedOn(KEY, '/punchout/start/x')).toBe('/punchout/start/x');
});
