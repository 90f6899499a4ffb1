// Replies to addresses: unknown ones, methods, limits, cross-site forms, and redirects that never leave the shop.
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { locationOf, openDoor } from './door';

const { ask, post, logIn } = openDoor();

describe('unknown and invalid addresses', () => {
  test('an unknown route, category, content page and page number are 404 in the shop’s layout', async () => {
    for (const path of [
      '/findes-ikke',
      '/kontorartikler/findes-ikke',
      '/kontorartikler?page=99',
      '/info/findes-ikke',
    ]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('Siden findes ikke');
    }
  });

  test('an address that cannot be decoded is never a server error', async () => {
    for (const path of ['/%E0%A4%A', '/kontor%', '/%00', '/..%2f..%2fetc/passwd', '/__proto__', '/constructor']) {
      const { status } = await ask(path);
      expect([path, status < 500]).toEqual([path, true]);
    }
  });

  test('a page opened with advertising parameters has none of them in its canonical address and links', async () => {
    for (const path of ['/kontorartikler', '/kuglepen-nordlys-flow-1-0-mm', '/info/kontakt']) {
      const html = await (await ask(`${path}?utm_source=nyhedsbrev&utm_medium=mail&gclid=abc`)).text();
      expect([path, html.match(/[^"]*(?:utm_|gclid)[^"]*/g)]).toEqual([path, null]);
    }
    expect(await (await ask('/kontorartikler?utm_source=x&page=2')).text()).toContain('page=2');
  });

  test('an unknown panel is ignored on a page, and 404 by itself', async () => {
    expect((await ask('/?panel=findes-ikke')).status).toBe(200);
    expect((await ask('/?panel=__proto__')).status).toBe(200);
    expect((await ask('/panel/findes-ikke')).status).toBe(404);
    expect((await ask('/panel/minicart')).status).toBe(200);
  });

  // spec: 2 Routes: `/search` without q goes to `/`
  //   at domain/customer/access.ts
  test('a search without a query redirects to the front page', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=%20%20']) {
      const answer = await ask(path);
      expect([answer.status, locationOf(answer)]).toEqual([303, '/']);
    }
  });

  // spec: 2 Routes: `/catalog/category/view/id/{id?}`, `/catalog/product/view/id/{id?}`
  //   at app/routes/catalogue/by-id.ts, backend/commerce/catalogue/route/resolve-route.ts
  test('addresses by id redirect permanently, and are 404 for unknown ids', async () => {
    const category = await ask('/catalog/category/view/id/10');
    expect([category.status, locationOf(category)]).toEqual([301, expect.stringMatching(/^\/[a-z]/)]);
    const product = await ask('/catalog/product/view/id/1');
    expect([product.status, locationOf(product)]).toEqual([301, expect.stringMatching(/^\/[a-z]/)]);
    expect((await ask(locationOf(product) ?? '')).status).toBe(200);
    for (const id of ['', '/0', '/x', '/999999999', '/1e9']) {
      expect((await ask(`/catalog/product/view/id${id}`)).status).toBe(404);
      expect((await ask(`/catalog/category/view/id${id}`)).status).toBe(404);
    }
  });

  test('a 404 is always a page with a link to the front page', async () => {
    const files = ['/generate/pdf', '/generate/pdf?kind=x', '/generate/pdf?product=findes-ikke'];
    for (const path of ['/catalog/product/view/id/0', '/catalog/category/view/id/0', '/azure/oauth', ...files]) {
      const answer = await ask(path);
      expect([path, answer.status, /<a [^>]*href="\/"/.test(await answer.text())]).toEqual([path, 404, true]);
    }
  });

  test('a section of content pages lists its pages', async () => {
    for (const section of ['info', 'service', 'inspiration']) {
      const answer = await ask(`/${section}`);
      expect([answer.status, (await answer.text()).includes(`href="/${section}/`)]).toEqual([200, true]);
    }
  });

  test('a page beyond the last of a customer’s list redirects to the last one', async () => {
    const cookies = await logIn('birgitte@havnens-arkitekter.example');
    for (const list of ['orders', 'invoices', 'safety-datasheets', 'bonuspoint']) {
      const answer = await ask(`/customer/account/${list}?page=999`, { cookies });
      expect([list, answer.status, locationOf(answer)?.includes('999')]).toEqual([list, 303, false]);
    }
  });

  test('the address of a variant opens its product with the variant selected, and the canonical address is the product’s', async () => {
    const plain = await (await ask('/kuglepen-nordlys-flow-1-0-mm')).text();
    expect(plain).not.toMatch(/<h1[\s\S]{0,900}Varenr/);
    const [, sku = '', href = ''] = /"sku":"([^"]+)","url":"([^"]+)"/.exec(plain) ?? [];
    const page = await (await ask(new URL(href).pathname + new URL(href).search)).text();
    expect(page).toContain(`name="sku" value="${sku}"`);
    expect(page.replaceAll('<!-- -->', '')).toMatch(new RegExp(`Varenr\\.? ${sku}`));
    expect(page).toMatch(/rel="canonical" href="[^"?]+kuglepen-nordlys-flow-1-0-mm"/);
  });

  test('a product with invalid options in its address is 200', async () => {
    for (const options of ['x', ',,,', '9'.repeat(400), '%3Cscript%3E', '-1,0,1e9']) {
      expect((await ask(`/kuglepen-nordlys-flow-1-0-mm?configurableOptions=${options}`)).status).toBe(200);
    }
  });

  test('a list with an invalid page or sort order is 200', async () => {
    for (const query of ['page=0', 'page=-1', 'page=abc', 'page=1e9', 'sort=findes-ikke', 'page[]=2']) {
      expect((await ask(`/kontorartikler?${query}`)).status).toBe(200);
    }
  });
});

describe('methods and limits', () => {
  test('HEAD is 200 without a body', async () => {
    for (const path of ['/', '/kontorartikler', '/cart']) {
      const answer = await ask(path, { method: 'HEAD' });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    }
  });

  test('unsupported methods are 405', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) expect((await ask('/', { method })).status).toBe(405);
  });

  // spec: 7 Clients: All calls are GraphQL over POST to a same-origin path with a client name
  //   at app/routes/resources/graphql.ts, backend/graphql/http.ts
  test('Magento clients use /graphql by GET and POST without a client name; an unknown client is 404', async () => {
    const question = `query=${encodeURIComponent('{ storeConfig { store_code } }')}`;
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const body = JSON.stringify({ query: '{ storeConfig { store_code } }' });
    for (const answer of [await ask(`/graphql?${question}`), await ask('/graphql', { headers, body })])
      expect([answer.status, await answer.json()]).toEqual([200, { data: { storeConfig: { store_code: 'b2c' } } }]);
    const change = await ask(`/graphql?query=${encodeURIComponent('mutation { createEmptyCart }')}`);
    expect([change.status, change.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await ask('/graphql', { host: 'katalog.localhost', headers, body })).status).toBe(404);
    expect((await ask(`/graphql?${question}`, { host: 'katalog.localhost' })).status).toBe(404);
    expect((await ask('/graphql/findes-ikke', { body, headers })).status).toBe(404);
  });

  test('a catalogue host exposes no prices, carts or logins, to any client and under any staging host name', async () => {
    const price = '{ products(search: "kaffe") { items { price_range { minimum_price { final_price { value } } } } } }';
    const login = 'mutation { generateCustomerToken(email: "anna@example.dk", password: "Kontor-2026") { token } }';
    const askAs = async (client: string, host: string, query: string) => {
      const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-client-name': client };
      const answer = await ask(`/graphql/${client}`, { host, body: JSON.stringify({ query }), headers });
      return [answer.status, /"(value|token|id)":/.test(await answer.text())];
    };
    for (const client of ['default', 'commerce']) {
      for (const query of [price, login, 'mutation { createEmptyCart }', '{ customerCart { id } }'])
        for (const host of ['katalog.localhost', 'staging.katalog.localhost'])
          expect([client, query, ...(await askAs(client, host, query))]).toEqual([client, query, 404, false]);
      expect(await askAs(client, 'localhost', price)).toEqual([200, true]);
    }
    // The content schema has no such fields, and is the same for everyone.
    expect((await askAs('content', 'katalog.localhost', '{ __typename }'))[0]).toBe(200);
    expect(await askAs('content', 'katalog.localhost', price)).toEqual([200, false]);
  });

  test('a catalogue host offers no order by price, and an address that requests one shows the usual order', async () => {
    const list = async (query: string, host: string) => {
      const $ = load(await (await ask(`/kontorartikler${query}`, { host })).text());
      const sorts = $('select[name="sort"] option').map((_, option) => $(option).attr('value') ?? '');
      return {
        sorts: [...new Set(sorts.get())],
        products: $('main h3 a, main h2 a')
          .map((_, link) => $(link).attr('href'))
          .get(),
      };
    };
    const usual = await list('', 'katalog.localhost');
    expect(usual.sorts).toEqual(['position', 'name']);
    expect(usual.products.length).toBeGreaterThan(10);
    for (const sort of ['price', 'price-desc']) expect(await list(`?sort=${sort}`, 'katalog.localhost')).toEqual(usual);
    const shop = await list('', 'localhost');
    expect(shop.sorts).toEqual(['position', 'name', 'price', 'price-desc']);
    expect(await list('?sort=price', 'localhost')).not.toEqual(shop);
  });

  test('a category whose address names an option of a product shows its products', async () => {
    const titles = async (address: string) => load(await (await ask(address)).text())('main h3, main h2').text();
    expect(await titles('/kontorartikler?configurableOptions=sort')).toBe(await titles('/kontorartikler'));
  });

  test('an unknown GraphQL field and operation are reported as GraphQL errors', async () => {
    const headers = { 'content-type': 'application/json', 'x-client-name': 'commerce', accept: 'application/json' };
    const field = await ask('/graphql/commerce', { body: '{"query":"{ findesIkke }"}', headers });
    const { errors: told, data } = (await field.json()) as { errors: { message: string }[]; data?: unknown };
    expect([told.map(({ message }) => message), data]).toEqual([
      ['Cannot query field "findesIkke" on type "Query".'],
      undefined,
    ]);
    const operation = '{"query":"query A { __typename }","operationName":"B"}';
    const answer = await ask('/graphql/commerce', { body: operation, headers });
    const { errors } = (await answer.json()) as { errors: { message: string }[] };
    expect(errors.map(({ message }) => message)).toEqual(['Unknown operation named "B".']);
    expect(answer.status).toBeLessThan(500);
  });

  test('a body over the limit is 413', async () => {
    const answer = await post('/cart', { intent: 'add', sku: 'x'.repeat(2_000_000) });
    expect(answer.status).toBe(413);
  });
});

describe('forms', () => {
  test('an intent that no form sends is 400', async () => {
    expect((await post('/cart', { intent: 'findes-ikke' })).status).toBe(400);
    expect((await post('/cart', {})).status).toBe(400);
    expect((await post('/checkout', { intent: '__proto__' })).status).toBe(400);
  });

  test('a cross-site form is 403, at any address', async () => {
    const foreign = { origin: 'https://foreign.example', 'sec-fetch-site': 'cross-site' };
    for (const path of [
      '/cart',
      '/customer/login',
      '/customer/logout',
      '/store/change',
      '/graphql/commerce',
      '/panel/language',
    ]) {
      const byOrigin = await post(path, { intent: 'add' }, { headers: { origin: foreign.origin } });
      const bySite = await ask(path, { body: { intent: 'add' }, headers: { 'sec-fetch-site': 'cross-site' } });
      const unnamed = await ask(path, { body: { intent: 'add' }, headers: { origin: 'null' } });
      expect([path, byOrigin.status, bySite.status, unnamed.status]).toEqual([path, 403, 403, 403]);
    }
  });

  test('returnTo never leads to another site, in any spelling', async () => {
    const spellings = [
      'https://foreign.example/',
      '//foreign.example',
      '///foreign.example',
      '/\\foreign.example',
      '\\\\foreign.example',
      '/\t/foreign.example',
      '/\n/foreign.example',
      ' //foreign.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '/..//foreign.example',
      '/.//foreign.example',
      '%2F%2Fforeign.example',
      'http:foreign.example',
      'foreign.example',
      '/%09//foreign.example',
      '',
    ];
    for (const returnTo of spellings) {
      const answers = [
        await post('/store/change', { store: 'b2b', returnTo }),
        await post('/notification/close', { id: 'x', returnTo }),
        await post(`/panel/language?returnTo=${encodeURIComponent(returnTo)}`, { locale: 'en-GB', returnTo }),
      ];
      for (const answer of answers) {
        const target = new URL(answer.headers.get('location') ?? '/', 'http://shop.example/here');
        expect([returnTo, answer.status, target.host]).toEqual([returnTo, 303, 'shop.example']);
      }
    }
  });

  test('returnTo never leads to another site after the login either', async () => {
    const login = { email: 'anna@example.dk', password: 'Kontor-2026' };
    const out = await post('/customer/login?returnTo=%2F%2Fforeign.example', login);
    expect([out.status, locationOf(out)]).toEqual([303, '/customer/account']);
    const within = await post('/customer/login?returnTo=%2Fkontorartikler%3Fpage%3D2', login);
    expect(locationOf(within)).toBe('/kontorartikler?page=2');
  });
});

describe('access by visitor', () => {
  // spec: 6 Roles: Anonymous or logged in is decided by the presence of a token
  //   at app/request-context/get-context.server.ts
  test('the account redirects a visitor to the login with returnTo', async () => {
    for (const path of ['/customer/account', '/customer/account/orders', '/customer/account/orders/100000001']) {
      const answer = await ask(path);
      expect([answer.status, locationOf(answer)]).toEqual([
        303,
        `/customer/login?returnTo=${encodeURIComponent(path)}`,
      ]);
    }
  });

  // spec: 1: Serves visitors, private customers, business customers and sub-users of business accounts
  //   at domain/customer/access.ts, app/request-context/get-context.server.ts
  // spec: 2 Routes: `/customer/login`
  //   at app/routes/account/login.tsx
  // spec: 2 Routes: Account: overview
  //   at app/routes/account/overview.tsx
  // spec: 7 Clients: It sends a bearer token from the cookie when logged in
  //   at app/services/transport/transport.server.ts
  test('the login redirects a customer to the account', async () => {
    const cookies = await logIn('anna@example.dk');
    const answer = await ask('/customer/login', { cookies });
    expect([answer.status, locationOf(answer)]).toEqual([303, '/customer/account']);
    expect((await ask('/customer/account', { cookies })).status).toBe(200);
  });

  // spec: 2 Routes: Account: orders and orders/{id}
  //   at app/routes/account/orders.tsx, app/routes/account/order.tsx
  test('orders redirect a customer without access, and another customer’s order is 404', async () => {
    const closed = await ask('/customer/account/orders', { cookies: await logIn('dorthe@havnens-arkitekter.example') });
    expect([closed.status, locationOf(closed)]).toEqual([303, '/customer/account']);
    const foreign = await ask('/customer/account/orders/999999999', { cookies: await logIn('anna@example.dk') });
    expect(foreign.status).toBe(404);
  });

  // spec: 2 Routes: `/cart` the cart
  //   at app/routes/cart.tsx
  // spec: 6 Route guards: Advice variant: the special paths go to `/`
  //   at domain/customer/access.ts, app/config/variants.ts
  // spec: 6 Route guards: Gift variant: /customer and the special paths go to `/`
  //   at domain/customer/access.ts, app/config/variants.ts
  // spec: 6 Route guards: Gift variant: the login page goes to `/`
  //   at domain/customer/access.ts
  // spec: 6 Route guards: Catalogue hosts: the login page goes to `/`
  //   at domain/customer/access.ts
  // spec: 6 Route guards: Catalogue hosts: a guard goes to `/`
  //   at domain/customer/access.ts
  // spec: 6 Route guards: The guards stand before the routes that need them
  //   at app/routes/cart.tsx, app/routes/account/account.tsx
  test('each shop has its own access rules', async () => {
    const doors: [host: string, path: string, status: number, location: string | null][] = [
      ['localhost', '/cart', 200, null],
      ['design.localhost', '/', 200, null],
      ['uniq.localhost', '/', 303, '/customer/login'],
      ['uniq.localhost', '/kontorartikler', 303, '/customer/login?returnTo=%2Fkontorartikler'],
      ['uniq.localhost', '/customer/login', 200, null],
      ['uniq.localhost', '/valgshop', 303, '/'],
      ['gaver.localhost', '/', 200, null],
      ['gaver.localhost', '/customer/login', 303, '/'],
      ['gaver.localhost', '/customer/account', 303, '/'],
      ['katalog.localhost', '/', 200, null],
      ['katalog.localhost', '/customer/login', 303, '/'],
      ['katalog.localhost', '/cart', 303, '/'],
      ['katalog.localhost', '/checkout', 303, '/'],
    ];
    for (const [host, path, status, location] of doors) {
      const answer = await ask(path, { host });
      expect([host, path, answer.status, locationOf(answer)]).toEqual([host, path, status, location]);
    }
  });
});
