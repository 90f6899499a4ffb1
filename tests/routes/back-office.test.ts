// The back office over HTTP: login, logout, roles, and that neither a customer's cookie nor another site opens anything.
import { setTimeout } from 'node:timers/promises';
import { load } from 'cheerio';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { cookiesOf } from './door';
import { ADMINISTRATOR, openStaffDoor } from './staff-door';

const door = openStaffDoor();
const { colleague, enter } = door;

const PAGES = ['/staff', '/staff/account', '/staff/orders'];

describe('the login', () => {
  test('is required by every page, and leads back to it', async () => {
    for (const page of PAGES) {
      const answer = await door.ask(`${page}?a=b`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/staff/login?${new URLSearchParams({ to: `${page}?a=b` })}`,
      ]);
    }
    const answer = await door.post('/staff/login', { ...ADMINISTRATOR, to: '/staff/account' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/account']);
    const elsewhere = await door.post('/staff/login', { ...ADMINISTRATOR, to: 'https://evil.example/staff' });
    expect(elsewhere.headers.get('location')).toBe('/staff');
  });

  test('sets a cookie that no other site sends along and no script reads', async () => {
    const answer = await door.post('/staff/login', { ...ADMINISTRATOR, to: '' });
    const [cookie = ''] = answer.headers.getSetCookie().filter((one) => one.startsWith('staff='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).not.toMatch(/Max-Age|Expires/);
  });

  test('is refused with the address preserved and the password not', async () => {
    const answer = await door.post('/staff/login', { email: '<b>"x@kontor.example', password: 'hemmelig-1', to: '' });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(load(html)('input[name=email]').attr('value')).toBe('<b>"x@kontor.example');
    expect(html).toContain('E-mail eller adgangskode er forkert.');
    expect(html).not.toContain('hemmelig-1');
  });

  test('ends at the logout', async () => {
    const cookies = await enter();
    expect((await door.ask('/staff', { cookies })).status).toBe(200);
    const out = await door.post('/staff/logout', {}, { cookies });
    expect([out.status, out.headers.get('location')]).toEqual([303, '/staff/login']);
    expect((await door.ask('/staff', { cookies })).status).toBe(303);
  });
});

describe('pages', () => {
  test('are never cached, never framed, without scripts, and in both languages', async () => {
    const cookies = await enter();
    for (const page of [...PAGES, '/staff/login']) {
      const answer = await door.ask(page, { cookies });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(load(html)('script, link[rel=stylesheet]').length).toBe(0);
      expect(load(html)('html').attr('lang')).toBe('da');
      const english = await (await door.ask(page, { cookies: `${cookies}; locale=en-GB` })).text();
      expect(load(english)('html').attr('lang')).toBe('en');
    }
  });

  test('are not those of a catalogue host', async () => {
    expect((await door.ask('/staff/login', { host: 'katalog.localhost' })).status).toBe(404);
  });

  test('change the language and stay', async () => {
    const answer = await door.post('/staff/language', { language: 'en', to: '/staff/account' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/account']);
    expect(cookiesOf(answer)).toContain('locale=en-GB');
    expect((await door.post('/staff/language', { language: 'xx', to: '/staff' })).status).toBe(400);
    const out = await door.post('/staff/language', { language: 'en', to: '//evil.example' });
    expect(out.headers.get('location')).toBe('/staff');
  });
});

describe('other people', () => {
  test('with a customer’s cookie are no staff, and with that of staff no customer', async () => {
    const customer = await door.logIn('birgitte@havnens-arkitekter.example');
    for (const page of PAGES) expect((await door.ask(page, { cookies: customer })).status).toBe(303);
    const token = /apollo-token=([^;]+)/.exec(customer)?.[1] ?? '';
    expect(token).not.toBe('');
    expect((await door.ask('/staff', { cookies: `staff=${token}` })).status).toBe(303);
    const staff = await enter();
    const own = /staff=([^;]+)/.exec(staff)?.[1] ?? '';
    const account = await door.ask('/customer/account', { cookies: `${staff}; apollo-token=${own}` });
    expect([account.status, account.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/customer/login'),
    ]);
  });

  test('cannot post from another site', async () => {
    const cookies = await enter();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const path of ['/staff/login', '/staff/logout', '/staff/account', '/staff/language'])
      expect((await door.post(path, {}, { cookies, headers })).status).toBe(403);
    expect((await door.ask('/staff', { cookies })).status).toBe(200);
  });

  test('get no answers from the endpoint without a login', async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const query = 'mutation { staffChangePassword(old: "a", wanted: "b") { made } }';
    const cookies = await enter();
    const answer = await door.ask('/graphql/staff', {
      method: 'POST',
      cookies,
      headers,
      body: JSON.stringify({ query }),
    });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'SESSION_EXPIRED' } }] });
    // Other systems have a key in a header of each request, which no browser adds.
    const body = JSON.stringify({ query });
    expect((await door.ask('/api/staff/graphql', { method: 'POST', cookies, headers, body })).status).toBe(401);
  });
});

// Answers that are shown again while a service is slow are those of public content only (services/transport/last-known.server).
test('no answer is shown again while the database is slow: not to a colleague, and not without a login', async () => {
  const admin = await enter();
  const warehouse = await colleague('warehouse');
  const pages = ['/staff/orders', '/staff/figures', '/staff/members'];
  const statuses = (cookies: string) =>
    Promise.all(pages.map(async (page) => (await door.ask(page, { cookies })).status));
  expect(await statuses(admin)).toEqual([200, 200, 200]);
  const locking = new pg.Client({ connectionString: door.shop().databaseUrl });
  await locking.connect();
  const slowly = async (cookies: string) => {
    await locking.query('BEGIN; LOCK TABLE staff_session, staff_member IN ACCESS EXCLUSIVE MODE');
    const asked = statuses(cookies);
    await setTimeout(1_500);
    await locking.query('COMMIT');
    return asked;
  };
  try {
    expect(await slowly(warehouse)).toEqual([200, 403, 403]);
    expect(await slowly('staff=no-login')).toEqual([303, 303, 303]);
  } finally {
    await locking.end();
  }
});

test('a colleague sees the own role', async () => {
  const cookies = await colleague('warehouse');
  const html = await (await door.ask('/staff/account', { cookies })).text();
  expect(load(html)('dl').text()).toContain('lager');
});

describe('the order list', () => {
  test('opens for roles with a right of orders, money or customers', async () => {
    const marketing = await colleague('marketing');
    const refused = await door.ask('/staff/orders', { cookies: marketing });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Din rolle åbner ikke siden');
    const today = load(await (await door.ask('/staff', { cookies: marketing })).text());
    expect(today('a[href="/staff/orders"]').length).toBe(0);
    expect((await door.ask('/staff/orders', { cookies: await colleague('finance') })).status).toBe(200);
  });

  test('filters in the address, and shows what is typed wrong at its field', async () => {
    const cookies = await enter();
    const page = async (words: string) => door.ask(`/staff/orders?${words}`, { cookies });
    const all = load(await (await page('view=all')).text());
    const numbers = all('tbody th a')
      .map((_, link) => all(link).text())
      .get();
    expect(numbers.length).toBeGreaterThan(3);
    const [one = ''] = numbers;
    const found = load(await (await page(`q=${one}`)).text());
    expect(found('tbody tr').length).toBe(1);
    expect(found('.chips a').attr('href')).toBe('/staff/orders?view=all');
    const wrong = await page('view=all&q=ab&since=2026-02-30');
    const html = load(await wrong.text());
    expect(wrong.status).toBe(400);
    expect(html('#filter-q-error').text()).toBe('Skriv mindst 3 tegn.');
    expect(html('#filter-since').attr('value')).toBe('2026-02-30');
  });

  test('shows the same rows on its pages as in one list', async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const token = /staff=([^;]+)/.exec(await enter())?.[1] ?? '';
    const rows = async (filter: object, first: number) => {
      const query =
        'query ($filter: StaffOrderFilter!, $first: Int!) { staffOrders(filter: $filter, first: $first) { hasNewer hasOlder rows { number } } }';
      const body = JSON.stringify({ query, variables: { filter, first } });
      const answer = await door.ask('/graphql/staff', {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body,
      });
      const { data }: { data: { staffOrders: { hasNewer: boolean; hasOlder: boolean; rows: { number: string }[] } } } =
        await answer.json();
      return { ...data.staffOrders, numbers: data.staffOrders.rows.map(({ number }) => number) };
    };
    const all = await rows({}, 200);
    const paged: string[] = [];
    for (let page = await rows({}, 2); ; page = await rows({ after: paged.at(-1) }, 2)) {
      paged.push(...page.numbers);
      if (!page.hasOlder || paged.length >= 20) break;
    }
    expect(paged).toEqual(all.numbers.slice(0, paged.length));
    const back = await rows({ before: all.numbers[4] }, 2);
    expect(back).toMatchObject({ numbers: all.numbers.slice(2, 4), hasNewer: true, hasOlder: true });
    expect(await rows({ before: all.numbers[2] }, 2)).toMatchObject({
      numbers: all.numbers.slice(0, 2),
      hasNewer: false,
    });
  });
});
