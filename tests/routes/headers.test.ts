// Headers of each page: caching, content security policy, cookies, and internal headers that are never sent.
import { describe, expect, test } from 'vitest';
import { cookiesOf, locationOf, openDoor } from './door';

const { ask, post } = openDoor();

const PUBLIC = [
  '/',
  '/kontorartikler',
  '/kontorartikler?sort=price&page=2',
  '/kuglepen-nordlys-flow-1-0-mm',
  '/te-morgenfrue-earl-grey-25-breve',
  '/search?q=kuglepen',
  '/search?q=hvepsebo',
  '/info/levering',
];

describe('caching of a page', () => {
  const repeated = async (path: string): Promise<[number, string]> => {
    const etag = (await ask(path)).headers.get('etag') ?? '';
    const again = await ask(path, { headers: { 'if-none-match': etag } });
    return [again.status, await again.text()];
  };

  // spec: 2 Routes: `/info/{slug?}`, `/inspiration/{slug?}`, `/service/{slug?}` content pages
  //   at app/routes/content/page.tsx
  test('an anonymous page is cached by the browser with an ETag and revalidated', async () => {
    for (const path of PUBLIC) {
      const first = await ask(path);
      const etag = first.headers.get('etag');
      expect([path, first.status, first.headers.get('cache-control'), etag !== null]).toEqual([
        path,
        200,
        'private, no-cache',
        true,
      ]);
      // The first start on a database sets the prices of the day, which changes a list: then once more.
      await expect.poll(() => repeated(path), { timeout: 10_000 }).toEqual([304, '']);
    }
  });

  test('an anonymous page sets no cookie', async () => {
    for (const path of [...PUBLIC, '/cart', '/customer/login', '/findes-ikke', '/?panel=minicart']) {
      expect([path, (await ask(path)).headers.getSetCookie()]).toEqual([path, []]);
    }
  });

  test('cart, checkout, login, panels and 404 pages are not cached', async () => {
    for (const path of [
      '/cart',
      '/checkout',
      '/customer/login',
      '/customer/create',
      '/customer/account/forgot-password',
      '/customer/account/createpassword?token=hemmelig',
      '/?panel=language',
      '/panel/language',
      '/findes-ikke',
    ]) {
      const answer = await ask(path);
      const kept = answer.headers.get('cache-control') ?? (answer.status === 303 ? 'private, no-store' : null);
      expect([path, kept]).toEqual([
        path,
        path === '/?panel=language' ? expect.stringMatching(/^private, no-/) : 'private, no-store',
      ]);
    }
  });

  test('route data for scripts is not cached, and never served instead of its page', async () => {
    for (const [path, route] of [
      ['/kontorartikler', 'routes/catalogue/place'],
      ['/info/levering', 'info'],
    ]) {
      const data = await ask(`${path}?_data=${encodeURIComponent(route ?? '')}`);
      expect([path, data.status, data.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
      expect(data.headers.get('content-type')).toContain('json');
      expect((await ask(path ?? '')).headers.get('content-type')).toContain('html');
    }
  });

  test('a page for someone with a cart or a message is not cached', async () => {
    for (const cookies of ['cart-id=x', 'toast=x', 'apollo-token=x', 'order=x']) {
      const answer = await ask('/kontorartikler', { cookies });
      expect([cookies, answer.headers.get('cache-control') ?? 'private, no-store', answer.headers.get('etag')]).toEqual(
        [cookies, 'private, no-store', null],
      );
    }
  });

  // spec: 2 Middleware, catalogue mode, head: Page language da
  //   at app/root.tsx
  // spec: 4 Store selection: Store change: saved in a cookie, caches reset, the page refreshes
  //   at app/routes/resources/store-change.ts
  // spec: 7 Clients: The commerce client sends a Store header with the magento id
  //   at app/services/transport/transport.server.ts
  test('pages of different shops, stores and languages differ', async () => {
    const asked = [
      await ask('/te-morgenfrue-earl-grey-25-breve'),
      await ask('/te-morgenfrue-earl-grey-25-breve', { cookies: 'locale=en-GB' }),
      await ask('/te-morgenfrue-earl-grey-25-breve', {
        cookies: cookiesOf(await post('/store/change', { store: 'b2b', returnTo: '/' })),
      }),
      await ask('/te-morgenfrue-earl-grey-25-breve', { host: 'design.localhost' }),
      await ask('/te-morgenfrue-earl-grey-25-breve', { host: 'katalog.localhost' }),
    ];
    const etags = asked.map((answer) => answer.headers.get('etag'));
    expect(new Set(etags).size).toBe(etags.length);
    const [danish = '', english = '', business = '', , catalogue = ''] = await Promise.all(
      asked.map((answer) => answer.text()),
    );
    expect([/34,95/, /<html lang="da"/].every((part) => part.test(danish))).toBe(true);
    expect(english).toContain('<html lang="en"');
    expect(business).toContain('27,96');
    expect(catalogue).not.toMatch(/34,95|27,96/);
  });

  test('internal headers are never sent', async () => {
    for (const path of [...PUBLIC, '/cart', '/findes-ikke']) {
      expect((await ask(path)).headers.get('x-shop-cache')).toBeNull();
      expect((await ask(path, { method: 'HEAD' })).headers.get('x-shop-cache')).toBeNull();
    }
    expect((await ask('/')).headers.get('x-powered-by')).toBeNull();
  });
});

describe('content security policy', () => {
  const pages = [...PUBLIC, '/cart', '/customer/login', '/?panel=language', '/findes-ikke'];

  test('every page has a policy that allows its own inline code only, by hash', async () => {
    for (const path of pages) {
      const answer = await ask(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect([path, policy]).toEqual([path, expect.stringContaining("script-src 'self'")]);
      expect(policy).toContain("style-src 'self'");
      // Protects against clickjacking.
      expect([path, policy.split('; ')]).toEqual([path, expect.arrayContaining(["frame-ancestors 'none'"])]);
      expect(policy).not.toMatch(/unsafe|nonce|\*/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    }
  });

  test('no page has inline handlers, inline styles or javascript: addresses', async () => {
    for (const path of pages) {
      const html = (await (await ask(path)).text()).replace(/<script[\s\S]*?<\/script>/g, '');
      const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
      expect([path, tags.filter((tag) => /\son[a-z]+=|\sstyle=|javascript:/i.test(tag))]).toEqual([path, []]);
    }
  });

  test('with scripts switched off a page contains none', async () => {
    for (const path of ['/', '/kontorartikler', '/cart']) {
      const html = await (await ask(path, { cookies: 'no-js=1' })).text();
      // Structured data is not executable.
      expect([path, html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)]).toEqual([path, null]);
    }
  });
});

describe('tampered cookies', () => {
  // spec: 4 Login and logout: A customer query that fails with an authorization error clears the session
  //   at app/request-context/get-context.server.ts, app/request-context/respond.server.ts
  test('an invalid token ends the session once, and the cart cookie stays', async () => {
    const answer = await ask('/', { cookies: 'apollo-token=x; cart-id=abc' });
    expect(answer.status).toBe(303);
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)[0]);
    expect(set).toEqual(expect.arrayContaining(['apollo-token', 'toast']));
    expect(set).not.toContain('cart-id');
    expect((await ask('/', { cookies: cookiesOf(answer) })).status).toBe(200);
  });

  test('where a customer is required, an invalid token redirects to the login with returnTo', async () => {
    for (const [path, back] of [
      ['/checkout?step=address', '/checkout?step=address'],
      ['/customer/account/orders', '/customer/account/orders'],
    ] as const) {
      const answer = await ask(path, { cookies: 'apollo-token=x; cart-id=abc' });
      const login = `/customer/login?returnTo=${encodeURIComponent(back)}&expired=1`;
      expect([answer.status, locationOf(answer)]).toEqual([303, login]);
      expect(await (await ask(login)).text()).toContain('Din session er udløbet. Log ind igen.');
    }
    const posted = await post('/checkout', { intent: 'place' }, { cookies: 'apollo-token=x; cart-id=abc' });
    expect(locationOf(posted)).toBe('/customer/login?returnTo=%2Fcheckout&expired=1');
    expect(posted.headers.getSetCookie().join()).not.toContain('cart-id');
  });

  test('a login with an expired session succeeds', async () => {
    const typed = { email: 'anna@example.dk', password: 'Kontor-2026' };
    const ended = { cookies: 'apollo-token=x; apollo-jwt=y; cart-id=abc' };
    for (const path of ['/customer/login', '/demo/login']) {
      const answer = await post(path, typed, ended);
      expect([path, answer.status, locationOf(answer)]).toEqual([path, 303, expect.not.stringContaining('expired')]);
      const seen = await ask('/customer/account', { cookies: cookiesOf(answer) });
      expect(seen.status).toBe(200);
    }
    expect((await post('/customer/login', { ...typed, password: 'forkert' }, ended)).status).toBe(400);
  });

  test('neither a cookie nor a form opens the procurement store', async () => {
    const forged = encodeURIComponent('{"id":6,"code":"punchout"}');
    expect(await (await ask('/te-morgenfrue-earl-grey-25-breve', { cookies: `store=${forged}` })).text()).toContain(
      '34,95',
    );
    expect((await post('/store/change', { store: 'punchout', returnTo: '/' })).status).toBe(400);
  });

  test('a forged toast shows none of its text', async () => {
    const foreign = Buffer.from(JSON.stringify({ level: 4, text: 'Ring til +45 12 34 56 78' })).toString('base64url');
    const html = await (await ask('/', { cookies: `toast=${foreign}` })).text();
    expect(html).not.toContain('Ring til');
  });

  // spec: 4 Store selection: B2B redirect is marked in the browser and carried out
  //   at app/request-context/store.server.ts
  test('a b2b key switches to the business store once per key, and the page has store and keys for local storage', async () => {
    const first = await ask('/te-morgenfrue-earl-grey-25-breve?b2b=spring&sort=price');
    expect([first.status, locationOf(first)]).toEqual([303, '/te-morgenfrue-earl-grey-25-breve?sort=price']);
    const [store = '', keys = ''] = first.headers.getSetCookie().map((cookie) => decodeURIComponent(cookie));
    expect(store).toContain('{"id":2,"code":"b2b","consumer":{"id":1,"code":"b2c"}}');
    expect(keys).toMatch(/^b2b=spring; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const html = await (await ask('/te-morgenfrue-earl-grey-25-breve', { cookies: cookiesOf(first) })).text();
    expect(html).toContain('27,96');
    expect(html.replaceAll('&quot;', '"')).toContain('data-store="{"id":2,"code":"b2b","b2b":["spring"]}"');
    expect((await ask('/?b2b=spring', { cookies: 'b2b=spring' })).status).toBe(200);
    expect((await ask('/?b2b=autumn', { cookies: 'b2b=spring' })).status).toBe(303);
    for (const query of ['?b2b=', '?b2b=%0d%0aSet-Cookie:x', '?b2b=<b>'])
      expect((await ask(`/${query}`)).status).toBe(200);
    expect((await ask('/?b2b=spring', { host: 'katalog.localhost' })).status).toBe(200);
  });

  // spec: 4 Store selection: The choice is saved in a cookie with id and code
  //   at app/request-context/store.server.ts
  test('persistent cookies are HttpOnly', async () => {
    const set = [
      ...(await post('/store/change', { store: 'b2b', returnTo: '/' })).headers.getSetCookie(),
      ...(await post('/panel/language?returnTo=/', { locale: 'en-GB' })).headers.getSetCookie(),
    ];
    expect(set).toHaveLength(2);
    for (const cookie of set) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(set.find((cookie) => cookie.startsWith('locale='))).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
  });
});
