// Procurement systems at the built shop: who is admitted and the message for others, cookies and frames, the visit's limits,
// and functions without a buyer.
import { load } from 'cheerio';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOciCart } from '#domain/punchout/oci-cart';
import { typedHere } from '../support/typed-here';
import { cookiesOf, goneOn, locationOf, openDoor } from './door';

let database: pg.Client | undefined;
const door = openDoor();
const { ask, post } = door;

beforeAll(async () => {
  database = new pg.Client({ connectionString: door.shop().databaseUrl });
  await database.connect();
});
afterAll(() => database?.end());

const SYSTEM = 'https://srm.fjordhavn.example';
const HOOK = 'http://localhost:9/oci?sid=7&x=%20';
const GOODS = '1000101';
const CALL = {
  USERNAME: 'fjordhavn',
  PASSWORD: 'Kontor-2026',
  HOOK_URL: HOOK,
  '~OkCode': 'ADDI',
  '~TARGET': '_top',
  '~CALLER': 'CTLG',
};
const FROM_SYSTEM = { origin: SYSTEM, 'sec-fetch-site': 'cross-site' };

const callUp = (over: Record<string, string> = {}, cookies = '') =>
  ask('/punchout/authenticate', { method: 'POST', body: { ...CALL, ...over }, headers: FROM_SYSTEM, cookies });
const ENTER = /^\/punchout\/enter\/[\w-]{43}\?to=%2F$/;
const enteredAt = async (over: Record<string, string>) => locationOf(await goneOn(door, await callUp(over)));
const enter = async () => cookiesOf(await goneOn(door, await callUp()));

/** Name and value of each field of the returned form. */
function formIn(html: string) {
  const $ = load(html);
  const form = $('form[action^="http://localhost:9/"]');
  const pairs = form
    .find('input[type=hidden]')
    .map((_, input) => [[$(input).attr('name') ?? '', $(input).attr('value') ?? '']])
    .get() as unknown as [string, string][];
  return { attributes: form.attr() ?? {}, buttons: form.find('button').length, cart: readOciCart(pairs) };
}

describe('a call', () => {
  // spec: 8: Punchout: 'Failed to parse input, please contact us'
  //   at app/routes/punchout/invalid-session.tsx
  // spec: 8: Punchout: 'Login (standard) ' and 'Context (standard) ' plus the error
  //   at app/routes/punchout/invalid-session.tsx
  // spec: 8: Punchout: 'Authentication timed out, please retry or contact us.'
  //   at app/routes/punchout/invalid-session.tsx
  // spec: 2 Routes: `/punchout/authenticate`, `/punchout/invalid-session`
  //   at app/routes/punchout/authenticate.ts, app/routes/punchout/invalid-session.tsx
  // spec: 5: Punchout login requires a username and password
  //   at domain/punchout/oci-call.ts
  test.each([
    ['without a password', { PASSWORD: '' }, 400, 'Failed to parse input, please contact us'],
    ['with a script as address', { HOOK_URL: 'javascript:alert(1)' }, 400, 'Context (OCI) The address'],
    ['with data as address', { HOOK_URL: 'data:text/html,x' }, 400, 'Context (OCI) The address'],
    ['with another host', { HOOK_URL: 'https://evil.example/' }, 400, 'Context (OCI) The address'],
    ['with another host to cancel', { OCI_CANCEL: 'https://evil.example/' }, 400, 'Context (OCI) The address'],
    ['with a wrong password', { PASSWORD: 'Kontor-2025' }, 401, 'Login (OCI) '],
    ['with a function that is none', { FUNCTION: 'FORMAT' }, 400, 'Failed to parse input, please contact us'],
    ['that is far too long', { HOOK_URL: `https://x.example/${'y'.repeat(10_000)}` }, 400, 'Failed to parse input'],
  ])('%s leads to a page with the reason', async (_what, over, status, words) => {
    const answer = await callUp(over);
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const page = await ask(locationOf(answer) ?? '', { cookies: 'locale=en-GB' });
    expect(page.status).toBe(status);
    const $ = load(await page.text());
    expect($('main').text()).toContain(words);
    // Any system may frame it: no one is logged in.
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
  });

  test('that times out, and a visit that has ended, have their own messages', async () => {
    const late = load(await (await ask('/punchout/invalid-session?step=timeout', { cookies: 'locale=en-GB' })).text());
    expect(late('main').text()).toContain('Authentication timed out, please retry or contact us.');
    const cxml = await ask('/punchout/invalid-session?step=login&standard=cXML', { cookies: 'locale=en-GB' });
    expect(load(await cxml.text())('main').text()).toContain('Login (cXML) ');
    const over = await ask('/punchout/invalid-session');
    expect([over.status, load(await over.text())('main').text()]).toEqual([
      410,
      expect.stringContaining('Besøget fra jeres indkøbssystem er slut.'),
    ]);
  });

  test('is accepted from another site by GET and POST, and nothing else of the shop is', async () => {
    const got = await ask(`/punchout/authenticate?${new URLSearchParams(CALL)}`, { headers: FROM_SYSTEM });
    expect([got.status, locationOf(got)]).toEqual([303, expect.stringMatching(ENTER)]);
    const posted = await callUp();
    expect([posted.status, locationOf(posted)]).toEqual([303, expect.stringMatching(ENTER)]);
    const other = await ask('/cart', { method: 'POST', body: { intent: 'add', sku: GOODS }, headers: FROM_SYSTEM });
    expect(other.status).toBe(403);
  });

  // An earlier login is no obstacle: neither another visit's nor an expired one.
  test('is accepted with any cookies of the browser', async () => {
    const anna = await door.logIn('anna@example.dk');
    for (const cookies of [anna, 'apollo-token=gone; cart-id=gone', '']) {
      const sent = await callUp({}, cookies);
      const answer = await ask(locationOf(sent) ?? '', { cookies: `${cookies}; ${cookiesOf(sent)}` });
      expect([answer.status, locationOf(answer)]).toEqual([303, '/']);
      const bar = await (await ask('/', { cookies: cookiesOf(answer) })).text();
      expect(bar).toContain('I handler for Fjordhavn Kommunes indkøbssystem.');
    }
    expect(await enteredAt({ FUNCTION: 'SOURCING', SEARCHSTRING: '//evil.example' })).toMatch(/^\/search\?q=/);
  });

  test('redirects within the shop only, once, and not with an invented key', async () => {
    const sent = await callUp();
    const [path = ''] = locationOf(sent)?.split('?') ?? [];
    const cookies = cookiesOf(sent);
    const arrived = await ask(`${path}?to=https://evil.example/`, { cookies });
    expect(locationOf(arrived)).toBe('/');
    expect(locationOf(await ask(`${path}?to=/cart`, { cookies: cookiesOf(arrived) }))).toBe('/cart');
    const ended = '/punchout/invalid-session?step=ended';
    for (const made of [path, `/punchout/enter/${'x'.repeat(43)}`])
      expect(locationOf(await ask(made, { cookies }))).toBe(ended);
  });

  test('with a JSON body is rejected', async () => {
    const headers = { ...FROM_SYSTEM, 'content-type': 'application/json' };
    const answer = await ask('/punchout/authenticate', { method: 'POST', body: '{}', headers });
    expect([answer.status, locationOf(answer)]).toEqual([303, '/punchout/invalid-session?step=input']);
  });
});

describe('a visit', () => {
  // spec: 4 Punchout login: Punchout mode only for logged-in customers with punchout session data
  //   at domain/punchout/visit-access.ts
  // spec: 6 Roles: Punchout buyer
  //   at domain/punchout/visit-access.ts, backend/commerce/punchout/visit-bounds.ts
  test('has no checkout and no account, and its cart is transferred', async () => {
    const cookies = await enter();
    for (const [path, to] of [
      ['/checkout', '/cart'],
      ['/customer/account', '/'],
      ['/customer/shopping-list', '/'],
      ['/customer/login', '/'],
    ] as const)
      expect([path, locationOf(await ask(path, { cookies }))]).toEqual([path, to]);
    const added = await post('/cart', { intent: 'add', sku: GOODS, qty: '40', returnTo: '/' }, { cookies });
    expect(locationOf(added)).toContain('panel=sidebar-cart');
    for (const path of ['/cart', '/?panel=minicart']) {
      const page = load(await (await ask(path, { cookies })).text());
      expect([path, page('button[value=checkout]').text()]).toEqual([path, 'Overfør kurv']);
      page('script').remove();
      expect(page.root().text()).not.toMatch(/Gå til kassen|Vælges i kassen|Note til hele ordren/);
    }
    const page = await ask('/cart', { cookies });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:9;");
  });

  // spec: 3 Session: Punchout data: hook, standard, buyerCookie
  //   at backend/db/schema/punchout.sql, backend/commerce/punchout/return-cart.ts
  test('returns its cart by a form with a button, and has no other page afterwards', async () => {
    const cookies = await enter();
    await post('/cart', { intent: 'add', sku: GOODS, qty: '40', returnTo: '/' }, { cookies });
    const sent = await post('/cart', { intent: 'checkout' }, { cookies });
    expect([sent.status, locationOf(sent)]).toEqual([303, '/punchout/return']);
    const { cart, attributes, buttons } = formIn(await (await ask('/punchout/return', { cookies })).text());
    expect(attributes).toMatchObject({ action: HOOK, target: '_top', 'accept-charset': 'UTF-8', method: 'post' });
    expect(buttons).toBe(1);
    expect(cart.faults).toEqual([]);
    expect(cart.echoed).toEqual({ '~OkCode': 'ADDI', '~TARGET': '_top', '~CALLER': 'CTLG' });
    expect(cart.items[0]?.fields).toMatchObject({ VENDORMAT: GOODS, QUANTITY: '40', UNIT: 'PCE', VENDOR: '100200' });
    for (const path of ['/', '/cart', '/kontorartikler', '/checkout'])
      expect([path, locationOf(await ask(path, { cookies }))]).toEqual([path, '/punchout/return']);
    const again = await post('/cart', { intent: 'checkout' }, { cookies });
    expect(locationOf(again)).toBe('/punchout/return');
    const out = await post('/customer/logout', {}, { cookies });
    expect(locationOf(out)).toBe('/punchout/invalid-session?step=ended');
  });

  test('shows at the cart why it cannot be transferred yet', async () => {
    const cookies = await enter();
    await post('/cart', { intent: 'add', sku: GOODS, qty: '1', returnTo: '/' }, { cookies });
    const sent = await post('/cart', { intent: 'checkout' }, { cookies });
    expect(sent.status).toBe(400);
    expect(load(await sent.text())('main').text()).toMatch(/Kurven skal være på mindst 250,00\skr\.? uden moms/);
  });

  test('that has ended redirects to the page that explains what to do', async () => {
    const cookies = await enter();
    await database?.query(
      "UPDATE customer_session SET expires_at = now() - interval '1 hour' WHERE punchout_id IS NOT NULL",
    );
    for (const path of ['/', '/cart', '/punchout/return']) {
      const answer = await ask(path, { cookies });
      expect([path, answer.status, locationOf(answer)]).toEqual([path, 303, '/punchout/invalid-session?step=ended']);
    }
  });
});

describe('in a frame', () => {
  test('cookies are set and deleted as partitioned, and only the agreed page may frame the shop', async () => {
    await database?.query(
      `UPDATE punchout_connection SET settings = jsonb_set(settings, '{frameAncestors}', '["${SYSTEM}"]')`,
    );
    const answer = await goneOn(door, await callUp());
    const framed =
      /; Path=\/;( Max-Age=\d+;)? (HttpOnly; )?Secure; Partitioned; SameSite=None$|; Path=\/.*SameSite=None/;
    const kept = answer.headers.getSetCookie().filter((cookie) => !/Max-Age=0/.test(cookie));
    expect(kept.length).toBeGreaterThan(2);
    for (const cookie of kept) {
      expect(cookie).toMatch(framed);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; Partitioned/);
    }
    const cookies = kept.map((cookie) => cookie.split(';')[0]).join('; ');
    expect(cookies).toContain('punchout=frame');
    const page = await ask('/', { cookies });
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${SYSTEM}`);
    expect(page.headers.get('x-frame-options')).toBeNull();
    const added = await post('/cart', { intent: 'add', sku: GOODS, qty: '40', returnTo: '/' }, { cookies });
    const out = await post('/customer/logout', {}, { cookies });
    for (const cookie of [...added.headers.getSetCookie(), ...out.headers.getSetCookie()])
      expect(cookie).toMatch(
        /; Secure; Partitioned; SameSite=None|(?=.*; Secure)(?=.*; Partitioned)(?=.*SameSite=None)/,
      );
    expect(out.headers.getSetCookie().some((cookie) => /^apollo-token=;.*Max-Age=0/.test(cookie))).toBe(true);
    expect((await ask('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    await database?.query("UPDATE punchout_connection SET settings = jsonb_set(settings, '{frameAncestors}', '[]')");
  });
});

describe('without cookies', () => {
  const BROWSER = { 'user-agent': 'Procurement/1' };
  const bare = (path: string, headers: Record<string, string> = BROWSER) => ask(path, { headers });
  const bareForm = (path: string, body: Record<string, string>) => post(path, body, { headers: BROWSER });
  /** The path prefix of a visit's pages: a browser that sends no cookie, or those of another visit. */
  async function carried(cookies = ''): Promise<string> {
    const headers = { ...FROM_SYSTEM, ...BROWSER };
    const sent = await ask('/punchout/authenticate', { body: CALL, headers, cookies });
    const location = locationOf(await ask(locationOf(sent) ?? '', { headers: BROWSER, cookies })) ?? '';
    expect(location).toMatch(/^\/punchout\/s\/[\w-]{43}\/$/);
    return location.slice(0, -1);
  }
  const isEmpty = async (answer: Response) =>
    load(await answer.text())('main')
      .text()
      .includes('Din kurv er tom');

  // D22: a client without cookies.
  test('a buyer fills a cart and returns it; afterwards the address is invalid', async () => {
    const at = await carried();
    const added = await bareForm(`${at}/cart`, { intent: 'add', sku: GOODS, qty: '40', returnTo: '/kontorartikler' });
    expect(locationOf(added)).toMatch(new RegExp(`^${at}/kontorartikler\\?panel=sidebar-cart`));
    expect(await (await bare(locationOf(added) ?? '')).text()).toContain('Lagt i kurven');
    expect(locationOf(await bare(`${at}/checkout`))).toBe(`${at}/cart`);
    const sent = await bareForm(`${at}/cart`, { intent: 'checkout' });
    expect(locationOf(sent)).toBe(`${at}/punchout/return`);
    const page = await bare(`${at}/punchout/return`);
    expect(formIn(await page.text()).cart.items[0]?.fields).toMatchObject({ VENDORMAT: GOODS, QUANTITY: '40' });
    expect(locationOf(await bareForm(`${at}/customer/logout`, {}))).toBe('/punchout/invalid-session?step=ended');
    expect(locationOf(await bare(`${at}/cart`))).toBe('/punchout/invalid-session?step=ended');
  });

  let shopping = '';
  test.each([
    '/',
    '/kontorartikler',
    '/kuglepen-nordlys-flow-1-0-mm',
    '/search?q=kuglepen',
    '/brands',
    '/hurtigbestilling',
    '/cart',
    '/?panel=minicart',
    '/info/kontakt',
    '/findes-ikke',
    '/punchout/invalid-session',
  ])('the key of %s is in its own links and forms only', async (path) => {
    shopping ||= await carried();
    const at = shopping;
    await bareForm(`${at}/cart`, { intent: 'add', sku: GOODS, qty: '40', returnTo: '/' });
    const page = await bare(at + path);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    expect([...page.headers].filter(([, value]) => value.includes(at))).toEqual([]);
    const html = await page.text();
    const $ = load(html);
    const ways = $('a, area, form, button, input')
      .map((_, one) => [$(one).attr('href'), $(one).attr('action'), $(one).attr('formaction')])
      .get()
      .flatMap((way) => (way?.startsWith('/') ? [way] : []));
    const others = ways.filter((way) => !way.startsWith(`${at}/`));
    expect(others.filter((way) => !/^\/(demo|media)\//.test(way))).toEqual([]);
    expect(ways.length - others.length).toBeGreaterThan(3);
    expect(html.split(at.split('/').at(-1) ?? '').length - 1).toBe(ways.length - others.length);
    expect($('script:not([type])').length).toBe(0);
    // The next visitor's page contains nothing of the visit.
    expect(await (await ask(path)).text()).not.toContain('/punchout/s/');
  });

  test('route data for scripts is private to the visit', async () => {
    const at = await carried();
    const [data, redirect] = [`${at}/cart?_data=root`, `${at}/checkout?_data=routes%2Fcheckout%2Fcheckout`];
    const answer = await bare(data);
    expect([answer.headers.get('cache-control'), answer.headers.getSetCookie()]).toEqual(['private, no-store', []]);
    expect((await bare(redirect)).headers.get('x-remix-redirect')).toBe(`${at}/cart`);
  });

  test('the address is invalid for another browser, and after an hour', async () => {
    const at = await carried();
    const ended = '/punchout/invalid-session?step=ended';
    expect(locationOf(await bare(`${at}/cart`, { 'user-agent': 'Other/1' }))).toBe(ended);
    expect((await bare(`${at}/cart`)).status).toBe(200);
    const lastSeen = (minutes: number) =>
      database?.query(
        "UPDATE session_context SET entries = jsonb_set(entries, '{at}', to_jsonb($1::text)) WHERE entries ? 'by'",
        [String(Date.now() - minutes * 60_000)],
      );
    await lastSeen(59);
    expect((await bare(`${at}/cart`)).status).toBe(200);
    await lastSeen(61);
    expect(locationOf(await bare(`${at}/cart`))).toBe(ended);
  });

  // D22: a second session in one browser.
  test('a second visit in one browser is carried in the address, and each has its own cart', async () => {
    const first = await enter();
    await post('/cart', { intent: 'add', sku: GOODS, qty: '10', returnTo: '/' }, { cookies: first });
    const at = await carried(first);
    expect(await isEmpty(await bare(`${at}/cart`))).toBe(true);
    expect(await isEmpty(await ask('/cart', { cookies: first }))).toBe(false);
    await bareForm(`${at}/cart`, { intent: 'add', sku: GOODS, qty: '40', returnTo: '/' });
    await post('/cart', { intent: 'checkout' }, { cookies: first });
    await bareForm(`${at}/cart`, { intent: 'checkout' });
    expect(formIn(await (await bare(`${at}/punchout/return`)).text()).cart.items[0]?.fields.QUANTITY).toBe('40');
  });
});

describe('functions without a buyer', () => {
  const told = async (over: Record<string, string>) => {
    const answer = await callUp(over);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    const { cart, attributes, buttons } = formIn(html);
    expect([attributes.action, buttons, cart.faults]).toEqual([HOOK, 1, []]);
    return cart.items.map(({ fields }) => fields);
  };

  test('a product is validated, and an unknown one omitted', async () => {
    expect(await told({ FUNCTION: 'VALIDATE', PRODUCTID: GOODS, QUANTITY: '10' })).toEqual([
      expect.objectContaining({ EXT_PRODUCT_ID: GOODS, QUANTITY: '10', CURRENCY: 'DKK' }),
    ]);
    const checked = async (quantity: string) =>
      (await told({ FUNCTION: 'QUANTITYCHECK', PRODUCTID: GOODS, QUANTITY: quantity })).map(({ QUANTITY }) => QUANTITY);
    // OCI writes numbers with a decimal point and without thousands.
    expect(await checked('10.000')).toEqual(await checked('10'));
    expect(await checked('1.000')).toEqual(await checked('1'));
    for (const unreadable of ['1.000,00', '1,000', 'ti', '1e3']) expect(await checked(unreadable)).toEqual([]);
    expect(await told({ FUNCTION: 'validate', PRODUCTID: 'no-such-thing' })).toEqual([]);
  });

  test('a search returns what the customer may buy', async () => {
    const hits = await told({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'kuglepen' });
    expect(hits.length).toBeGreaterThan(3);
    expect(hits.map(({ EXT_PRODUCT_ID }) => EXT_PRODUCT_ID)).toContain(GOODS);
    expect(await told({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: ' ' })).toEqual([]);
  });

  test('a search in ISO-8859-1 is decoded and answered', async () => {
    await database?.query(
      `UPDATE punchout_connection SET settings = jsonb_set(settings, '{oci,encoding}', '"iso-8859-1"')`,
    );
    const body = `${new URLSearchParams({ ...CALL, FUNCTION: 'BACKGROUND_SEARCH' })}&SEARCHSTRING=h%E5nds%E6be`;
    const headers = { ...FROM_SYSTEM, 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await ask('/punchout/authenticate', { method: 'POST', body, headers });
    const inAddress = await ask(`/punchout/authenticate?${body}`, { headers: FROM_SYSTEM });
    for (const answer of [posted, inAddress]) {
      expect(answer.headers.get('content-type')).toBe('text/html; charset=ISO-8859-1');
      const html = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect(formIn(html).cart.items.length).toBeGreaterThan(0);
      expect(html.toLowerCase()).toContain('håndsæbe');
    }
    await database?.query(`UPDATE punchout_connection SET settings = jsonb_set(settings, '{oci,encoding}', '"utf-8"')`);
  });

  test('search words, numbers and quantities are read with decomposed letters and invisible characters', async () => {
    const odd = (text: string) => `${text.normalize('NFD')}\u200b\u0002`;
    const words = { ...CALL, FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: odd('håndsæbe') };
    const multipart = new FormData();
    for (const [name, value] of Object.entries({ ...words, SEARCHSTRING: 'håndsæbe' })) multipart.set(name, value);
    const form = new Response(multipart);
    // As sent by a system in ISO-8859-1, one byte per letter.
    const bytes = Buffer.from(await form.text(), 'latin1');
    const type = form.headers.get('content-type') ?? '';
    const answers = [
      await callUp(words),
      await ask(`/punchout/authenticate?${new URLSearchParams(words)}`, { headers: FROM_SYSTEM }),
      await fetch(`${door.shop().origin}/punchout/authenticate`, {
        method: 'POST',
        body: bytes,
        headers: { ...FROM_SYSTEM, 'content-type': type },
      }),
    ];
    for (const answer of answers) {
      const html = await answer.text();
      expect(formIn(html).cart.items.length).toBeGreaterThan(0);
      expect(html.toLowerCase()).toContain('håndsæbe');
    }
    const [checked] = await told({ FUNCTION: 'QUANTITYCHECK', PRODUCTID: odd(GOODS), QUANTITY: odd('2') });
    expect(checked).toMatchObject({ EXT_PRODUCT_ID: GOODS, QUANTITY: '2' });
    expect(await enteredAt({ FUNCTION: 'SOURCING', SEARCHSTRING: odd('håndsæbe') })).toBe(
      `/search?q=${encodeURIComponent('håndsæbe')}`,
    );
  });

  test('a buyer sent to a product or a search starts there', async () => {
    expect(await enteredAt({ FUNCTION: 'DETAIL', PRODUCTID: 'K1000101' })).toBe('/kuglepen-nordlys-flow-1-0-mm');
    expect(await enteredAt({ FUNCTION: 'DETAIL', PRODUCTID: 'no-such-thing' })).toBe('/search?q=no-such-thing');
    expect(await enteredAt({ FUNCTION: 'SOURCING', SEARCHSTRING: 'toner' })).toBe('/search?q=toner');
  });
});

describe('many concurrent buyers', () => {
  const SYSTEMS = 20;
  // 200 were tested by hand: PUNCHOUT_BUYERS=200.
  const BUYERS = Number(process.env.PUNCHOUT_BUYERS ?? 60);
  const CUSTOMERS = ['punchout@fjordhavn.example', 'christian@havnens-arkitekter.example'];

  /** Connections with separate credentials, for two customers in turn. */
  async function makeSystems(): Promise<void> {
    await database?.query(
      `INSERT INTO punchout_connection (code, title, customer_id, protocol, settings)
       SELECT 'system-' || n, 'System ' || n, (SELECT id FROM customer WHERE email = ($1::text[])[1 + n % 2]), protocol,
              jsonb_set(settings, '{minimumOere}', 'null')
         FROM punchout_connection, generate_series(0, $2::int - 1) AS n WHERE code = 'fjordhavn-srm'`,
      [CUSTOMERS, SYSTEMS],
    );
    await database?.query(
      `INSERT INTO punchout_secret (connection_code, login, secret_hash, created_at)
       SELECT 'system-' || n, 'login-' || n, secret_hash, now()
         FROM punchout_secret, generate_series(0, $1::int - 1) AS n WHERE login = 'fjordhavn'`,
      [SYSTEMS],
    );
  }
  const callOf = (system: number, more: Record<string, string>) => ({ ...CALL, USERNAME: `login-${system}`, ...more });

  test('each returns its own cart, at its own customer’s prices, to its own address', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    await makeSystems();
    const priceOf = async (system: number, quantity: string) => {
      const body = callOf(system, { FUNCTION: 'VALIDATE', PRODUCTID: GOODS, QUANTITY: quantity });
      const answer = await ask('/punchout/authenticate', { body, headers: FROM_SYSTEM });
      return formIn(await answer.text()).cart.items[0]?.fields.PRICE;
    };
    const prices = await Promise.all([priceOf(0, '100'), priceOf(1, '100')]);
    const shops = Array.from({ length: BUYERS }, (_, buyer) => async () => {
      const system = buyer % SYSTEMS;
      const quantity = String(100 + (buyer % 10));
      const headers = { ...FROM_SYSTEM, 'user-agent': `Buyer/${buyer}` };
      const body = callOf(system, { HOOK_URL: `http://localhost:9/oci?sid=${buyer}`, '~CALLER': `C${buyer}` });
      const sent = await ask('/punchout/authenticate', { body, headers });
      // Every third has no cookies.
      const cookies = buyer % 3 === 0 ? '' : cookiesOf(sent);
      const own = { headers: { 'user-agent': `Buyer/${buyer}` } };
      const arrived = await ask(locationOf(sent) ?? '', { ...own, cookies });
      const at = (locationOf(arrived) ?? '').replace(/\/$/, '');
      const visit = { ...own, cookies: cookies && cookiesOf(arrived) };
      await post(`${at}/cart`, { intent: 'add', sku: GOODS, qty: quantity, returnTo: '/' }, visit);
      await post(`${at}/cart`, { intent: 'checkout' }, visit);
      const { cart, attributes } = formIn(await (await ask(`${at}/punchout/return`, visit)).text());
      return [
        attributes.action,
        cart.echoed['~CALLER'],
        ...cart.items.map(({ fields }) => [fields.QUANTITY, fields.PRICE]),
      ];
    });
    const came = await Promise.all(shops.map((shopping) => shopping()));
    expect(came).toEqual(
      Array.from({ length: BUYERS }, (_, buyer) => [
        `http://localhost:9/oci?sid=${buyer}`,
        `C${buyer}`,
        [String(100 + (buyer % 10)), prices[buyer % 2]],
      ]),
    );
  });
});

test('the demo’s procurement system reads the returned cart, and reports faults in it', async () => {
  const form = { 'NEW_ITEM-DESCRIPTION[2]': 'Kuglepen', 'NEW_ITEM-QUANTITY[2]': '3', 'NEW_ITEM-PRICE[2]': '4,50' };
  const page = load(await (await post('/demo/procurement', form)).text());
  const text = page('main').text();
  expect(text).toContain('Linje 1 mangler.');
  expect(text).toContain('feltet PRICE er ikke et tal');
  expect(load(await (await ask('/demo/procurement')).text())('form[action="/punchout/authenticate"]').length).toBe(3);
});

test('the go-live test of a connection passes, and reports what fails', async () => {
  const { origin, databaseUrl } = door.shop();
  const typed = ['punchout', 'try', 'fjordhavn-srm', '--shop', origin, '--word'];
  const tryIt = (word: string) => typedHere([...typed, word], databaseUrl);
  const { code, out } = await tryIt('kuglepen');
  expect(out).not.toContain('FEJL');
  expect([code, out.split('\n').filter((line) => line.startsWith('OK')).length]).toEqual([0, 17]);
  const failed = await tryIt('findes-slet-ikke');
  expect(failed.out).toContain('FEJL  BACKGROUND_SEARCH findes-slet-ikke: ingen varer i svaret');
  const { rows } = (await database?.query("SELECT 1 FROM punchout_secret WHERE login LIKE 'try-%'")) ?? { rows: [1] };
  expect(rows).toEqual([]);
});
