// Attacks with invalid input on the built shop: none causes a server error, grants access, or redirects to another site.
import { createHash } from 'node:crypto';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COOKIES } from '~/request-context/cookies.server';
import { oneIn } from '../support/sample';
import { commandHere } from '../support/typed-here';
import { cookiesOf, locationOf, openDoor } from './door';

const BIRGITTE = 'birgitte@havnens-arkitekter.example';
const DORTHE = 'dorthe@havnens-arkitekter.example';
const PASSWORD = 'Kontor-2026';
const ISSUER = 'https://journal.example';

let pool: pg.Pool;
const door = openDoor();
const keys = generateKeyPair('RS256', { extractable: true });
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: door.shop().databaseUrl, max: 2 });
  await pool.query('INSERT INTO trusted_key (shop, issuer, public_pem, created_at) VALUES ($1, $2, $3, now())', [
    'b2b',
    ISSUER,
    await exportSPKI((await keys).publicKey),
  ]);
});
afterAll(() => pool?.end());

const idOf = async (email: string) =>
  String((await pool.query('SELECT id FROM customer WHERE email = $1', [email])).rows[0]?.id);
const isLoggedIn = (answer: Response) =>
  answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIES.token.name}=`) && !/=;/.test(cookie));
/** Status, redirect target, and whether a login came with it. */
const told = (answer: Response) =>
  [answer.status, locationOf(answer)?.split('?')[0], isLoggedIn(answer) ? 'logged in' : null].filter(Boolean).join(' ');

async function signed(claims: object, alg: string, key: Parameters<SignJWT['sign']>[0]): Promise<string> {
  const at = Math.floor(Date.now() / 1000);
  const all = {
    iss: ISSUER,
    aud: 'b2b',
    email: BIRGITTE,
    jti: String(Math.random()),
    iat: at,
    exp: at + 60,
    ...claims,
  };
  return new SignJWT(all).setProtectedHeader({ alg }).sign(key);
}
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('tokens that are forged, expired, for another store, or truncated grant no access', async () => {
  const { privateKey, publicKey } = await keys;
  const other = await generateKeyPair('RS256');
  const right = await signed({}, 'RS256', privateKey);
  const [, payload = ''] = right.split('.');
  const tokens = {
    'alg none': `${part({ alg: 'none' })}.${payload}.`,
    'alg none, spelled': `${part({ alg: 'nOnE' })}.${payload}.`,
    'HS256 with the public key': await signed({}, 'HS256', new TextEncoder().encode(await exportSPKI(publicKey))),
    'another key': await signed({}, 'RS256', other.privateKey),
    expired: await signed({ iat: 1_600_000_000, exp: 1_600_000_060 }, 'RS256', privateKey),
    'another store': await signed({ aud: 'b2c' }, 'RS256', privateKey),
    'a customer of another store': await signed({ email: 'anna@example.dk' }, 'RS256', privateKey),
    cut: right.slice(0, -20),
    'cut in the middle': right.slice(0, 40),
    dots: '...',
    long: `a.${'b'.repeat(20_000)}.c`,
  };
  const answers: Record<string, string> = {};
  for (const [attempt, token] of Object.entries(tokens))
    answers[attempt] = told(await door.post(`/cgm/authenticate?token=${encodeURIComponent(token)}`, {}));
  expect(Object.entries(answers).filter(([, answer]) => /^5|logged in/.test(answer))).toEqual([]);
  expect(told(await door.post(`/cgm/authenticate?token=${right}`, {}))).toContain('logged in');
  // None of them is valid as a session token.
  for (const token of [...Object.values(tokens).slice(0, 8), right, '%00', "' OR 1=1 --"]) {
    const answer = await door.ask('/customer/account', {
      cookies: `${COOKIES.token.name}=${encodeURIComponent(token)}`,
    });
    expect(told(answer)).toBe('303 /customer/login');
  }
});

const ODD_VALUES = [
  ...['x', '%', '%00', '%E0%A4%A', '{}', '[]', 'null', '"', '__proto__', '{"id":1}', '{"code":"b2b_uniq"}'],
  ...['{"code":"findes_ikke"}', '{"id":99,"code":"__proto__"}', '{"id":1e99,"code":"../.."}', '../../etc/passwd'],
  ...['a'.repeat(3_000), 'æøå'.repeat(500), 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', "' or 1=1 --"],
  ...['<script>alert(1)</script>', '\u00e6\u00f8\u00e5'],
];
const READ_ON = ['/', '/kontorartikler', '/cart', '/checkout', '/checkout/success', '/customer/account'];
const TAMPERED = Object.values(COOKIES).flatMap(({ name }) =>
  ODD_VALUES.flatMap((value) => READ_ON.map((path) => ({ name, value, path }))),
);

test('tampered cookies of every name are ignored', async () => {
  const wrong: string[] = [];
  const meet = async (path: string, cookies: string) => {
    const answer = await door.ask(path, { cookies });
    const text = await answer.text();
    if (answer.status >= 500 || text.includes('<script>alert(1)')) wrong.push(`${path} ${cookies}: ${answer.status}`);
  };
  for (const { name, value, path } of oneIn(17, TAMPERED)) {
    await meet(path, `${name}=${encodeURIComponent(value)}`);
    if (path === '/') await meet(path, `${name}=${value.replace(/[^\x20-\x7e]|[;"]/g, '')}`);
  }
  expect(wrong).toEqual([]);
});

const ABROAD = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  ' //evil.example',
  '/\tevil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'http:evil.example',
  'https:/evil.example',
  '/@evil.example',
  '//localhost@evil.example',
  'data:text/html,x',
];

test('no spelling of returnTo redirects to another site', async () => {
  const wrong: string[] = [];
  for (const to of ABROAD) {
    const asked = encodeURIComponent(to);
    const body = { email: 'anna@example.dk', password: PASSWORD, returnTo: to };
    const answers = [
      await door.post(`/customer/login?returnTo=${asked}`, body),
      await door.post('/customer/login', body),
      await door.post('/cart', { intent: 'remove', itemId: 'x', returnTo: to }),
      await door.post(`/panel/language?returnTo=${asked}`, { locale: 'en-GB', returnTo: to }),
      await door.post('/store/change', { store: 'b2b', returnTo: to }),
      await door.ask(`/azure/oauth?returnTo=${asked}`),
      await door.post('/notification/close', { id: '1', returnTo: to }),
      await door.post('/popup', { state: '1', returnTo: to }),
    ];
    for (const answer of answers) {
      const location = answer.headers.get('location');
      if (answer.status >= 500) wrong.push(`${to}: ${answer.status}`);
      if (location !== null && new URL(location, 'http://localhost').hostname !== 'localhost')
        wrong.push(`${to} → ${location}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Posted as by a mail program: no cookie, no origin, the body of RFC 8058. */
const fromMailProgram = (token: string, headers: Record<string, string> = {}) =>
  door.ask(`/nyhedsbrev/frameld/${token}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

test('one-click unsubscribe by POST works in every shop, but not from another site’s page', async () => {
  const signup = { email: 'laeser@example.dk', location: 'footer' };
  expect(told(await door.post('/nyhedsbrev', signup))).toBe('303 /nyhedsbrev');
  await pool.query(`UPDATE newsletter_subscription SET status = 'SUBSCRIBED' WHERE email = 'laeser@example.dk'`);
  const asked = `SELECT status, leave_token AS token FROM newsletter_subscription WHERE email = 'laeser@example.dk'`;
  const { token } = (await pool.query(asked)).rows[0];
  expect((await fromMailProgram(token, { origin: 'https://evil.example' })).status).toBe(403);
  // A GET of the link changes nothing: mail programs open links to preview them.
  expect((await door.ask(`/nyhedsbrev/frameld/${token}`)).status).toBe(200);
  expect((await pool.query(asked)).rows[0].status).toBe('SUBSCRIBED');
  // Answered directly: a mail program does not follow a redirect of the POST.
  expect((await fromMailProgram(token)).status).toBe(200);
  expect((await pool.query(asked)).rows[0].status).toBe('UNSUBSCRIBED');
  for (const host of ['uniq.localhost', 'gaver.localhost', 'katalog.localhost'])
    expect([host, (await door.ask(`/nyhedsbrev/frameld/${token}`, { host })).status]).toEqual([host, 200]);
  expect(told(await door.post('/nyhedsbrev/bekraeft/x', {}, { host: 'uniq.localhost' }))).toContain('303 ');
  expect((await fromMailProgram('findes-ikke')).status).toBe(200);
});

test('an invalid sign-up is 400 with its form; a bot receives thanks and nothing is stored', async () => {
  for (const body of [
    { email: 'a@example.dk\nbcc: b@example.dk', location: 'footer' },
    { email: `${'a'.repeat(290)}@example.dk`, location: 'footer' },
    { email: 'a@example.dk', location: 'https://evil.example' },
    { email: 'a@example.dk' },
    { location: 'page' },
    {},
  ] as Record<string, string>[]) {
    const answer = await door.post('/nyhedsbrev', body);
    expect([body, answer.status]).toEqual([body, 400]);
    const text = await answer.text();
    expect(text).toContain('Din e-mail');
    expect([body, /Ret dette, før du går videre|Det mangler, hvor på siden du tilmelder dig/.test(text)]).toEqual([
      body,
      true,
    ]);
  }
  const machine = { email: 'maskine@example.dk', location: 'footer', website: 'https://evil.example' };
  expect(told(await door.post('/nyhedsbrev', machine))).toBe('303 /nyhedsbrev');
  const kept = await pool.query(
    `SELECT email FROM newsletter_subscription WHERE email IN ('a@example.dk', 'maskine@example.dk')`,
  );
  expect(kept.rows).toEqual([]);
});

test('the popup accepts its three states only, and colours of two times six digits only', async () => {
  for (const state of ['', '0', '4', '1; Path=/x', 'x'])
    expect([state, (await door.post('/popup', { state })).status]).toEqual([state, 400]);
  const opened = await door.post('/popup', { state: '1', returnTo: '/info/kontakt?a=1#x' });
  expect([opened.status, locationOf(opened)]).toEqual([303, '/info/kontakt?a=1#popup']);
  // A preview of a draft leaves no cookie: a popup closed there is not closed in the shop.
  const draft = '/?draft=popup%3Apopup-kaffe&preview=1.x';
  const left = await door.post('/popup', { state: '3', returnTo: draft });
  expect([locationOf(left), cookiesOf(left)]).toEqual([`${draft}&popup=3`, '']);
  const closed = await door.post('/notification/close', { id: 'notification-0', returnTo: draft });
  expect([locationOf(closed), cookiesOf(closed)]).toEqual([draft, '']);
  expect(cookiesOf(await door.post('/notification/close', { id: 'notification-0', returnTo: '/' }))).not.toBe('');
  const css = await door.ask('/colours/FFFFFF-b3261e');
  expect([css.headers.get('content-type'), await css.text()]).toEqual([
    'text/css; charset=utf-8',
    '[data-colours="ffffff-b3261e"][data-colours]{color:#ffffff;background:#b3261e}',
  ]);
  for (const pair of ['fff-000', 'ffffff', 'ffffff-b3261e-b3261e', 'ffffff-b3261e%7D*%7B', 'red-blue'])
    expect([pair, (await door.ask(`/colours/${pair}`)).status]).toEqual([pair, 404]);
});

test('objects of another customer are as unknown as nonexistent ones', async () => {
  const cookies = await door.logIn(DORTHE);
  const anna = await door.logIn('anna@example.dk');
  await pool.query(
    `UPDATE sales_order SET customer_id = c.id, business_id = c.business_id FROM customer c
      WHERE c.email = $1 AND sales_order.id = (SELECT min(id) FROM sales_order)`,
    [BIRGITTE],
  );
  const { rows } = await pool.query(
    'SELECT o.number FROM sales_order o JOIN customer c ON c.id = o.customer_id WHERE c.email = $1 LIMIT 1',
    [BIRGITTE],
  );
  const number = String(rows[0]?.number ?? '');
  const id = await idOf(BIRGITTE);
  const pairs = [
    [`/customer/account/orders/${number}`, '/customer/account/orders/999999999'],
    [`/customer/account/pending-order?order=${number}`, '/customer/account/pending-order?order=999999999'],
    [
      `/customer/account/customer-administration?user=${id}`,
      '/customer/account/customer-administration?user=999999999',
    ],
  ];
  const lists = await pool.query('SELECT id FROM shopping_list WHERE customer_id = $1', [id]);
  pairs.push(
    [`/customer/shopping-list/${lists.rows[0]?.id}`, '/customer/shopping-list/999999999'],
    [`/generate/pdf?order=${number}`, '/generate/pdf?order=999999999'],
    [
      `/generate/e-invoice?order=${number}&number=1&format=oioubl`,
      '/generate/e-invoice?order=9&number=1&format=oioubl',
    ],
  );
  for (const [theirs = '', nobodys = ''] of pairs) {
    for (const login of [cookies, anna]) {
      const [one, two] = [await door.ask(theirs, { cookies: login }), await door.ask(nobodys, { cookies: login })];
      expect([theirs, told(one)]).toEqual([theirs, told(two)]);
      expect(one.status).not.toBe(200);
    }
  }
});

test('no user can grant themselves rights', async () => {
  const admin = {
    intent: 'save',
    firstname: 'Ny',
    lastname: 'Ny',
    manageCustomers: 'on',
    allInvoices: 'on',
    bonusShop: 'on',
  };
  const way = async (email: string) => `/customer/account/customer-administration?user=${await idOf(email)}`;
  const dorthe = await door.logIn(DORTHE);
  expect(told(await door.post(await way(DORTHE), admin, { cookies: dorthe }))).toBe('404');
  expect(
    told(
      await door.post(
        '/customer/account/customer-administration?user=new',
        { ...admin, email: 'x@example.dk' },
        { cookies: dorthe },
      ),
    ),
  ).toBe('404');
  const birgitte = await door.logIn(BIRGITTE);
  const own = await door.post(await way(BIRGITTE), admin, { cookies: birgitte });
  expect([own.status, await own.text()]).toEqual([
    400,
    expect.stringContaining('Du kan ikke ændre dine egne rettigheder.'),
  ]);
  const gone = await door.post(await way(BIRGITTE), { intent: 'delete' }, { cookies: birgitte });
  expect([gone.status, await gone.text()]).toEqual([400, expect.stringContaining('Du kan ikke slette denne bruger')]);
});

async function link(purpose: string, email: string, expires = "now() + interval '1 hour'"): Promise<string> {
  const token = `link-${Math.random()}`;
  const hash = createHash('sha256').update(token).digest('hex');
  await pool.query(
    `INSERT INTO account_link (token_hash, purpose, customer_id, details, created_at, expires_at) VALUES ($1, $2, $3, '{}', now(), ${expires})`,
    [hash, purpose, await idOf(email)],
  );
  return token;
}

test('links work once, within their lifetime, and for their purpose only', async () => {
  const choose = (token: string) =>
    door.post(`/customer/account/createpassword?token=${token}`, {
      token,
      password: 'Kontor-2027',
      passwordAgain: 'Kontor-2027',
    });
  const once = await link('password', 'helle@rum-og-ro.example');
  expect(told(await choose(once))).toMatch(/^303 /);
  const refused = [
    once,
    await link('password', BIRGITTE, "now() - interval '1 second'"),
    await link('email', BIRGITTE),
    await link('quick-login', BIRGITTE),
    '',
    'x',
  ];
  for (const token of refused)
    expect([token, told(await choose(token))]).toEqual([token, expect.stringMatching(/^(200|4\d\d)$/)]);
  expect(told(await door.post('/customer/login', { email: BIRGITTE, password: PASSWORD }))).toContain('logged in');
  const typed = ['login', 'act', 'grethe@fjordhavn.example'];
  const acting = await commandHere(typed, door.shop().databaseUrl);
  expect(told(await door.post(acting, {}))).toContain('logged in');
  expect(told(await door.post(acting, {}))).not.toContain('logged in');
});

test.each([
  ['cvr', '12345678', 'CVR'],
  ['cvr', '1', 'CVR'],
  ['ean', '5790000000001', 'EAN'],
  ['vatId', 'DK00000000', 'oms'],
  ['email', 'a@b@c', 'e-mail'],
  ['password', 'kort', '8 tegn'],
  ['lastname', 'x'.repeat(31), '30'],
])('an account with %s %s is rejected, and typed input is preserved', async (field, value, words) => {
  const typed = {
    kind: 'business',
    firstname: 'Bo',
    lastname: 'Ny',
    email: 'bo@example.dk',
    company: 'Bo ApS',
    cvr: '99412070',
  };
  const secrets = { password: PASSWORD, passwordAgain: PASSWORD, terms: 'on' };
  const answer = await door.post('/customer/create?kind=business', { ...typed, ...secrets, [field]: value });
  const text = await answer.text();
  expect([answer.status, text.includes(words), text.includes('Bo ApS')]).toEqual([400, true, true]);
});

test.each([
  ['postcode', '0000'],
  ['postcode', '99999'],
  ['telephone', 'ring ikke'],
  ['telephone', '+45'],
])('an address with %s %s is not saved', async (field, value) => {
  const cookies = await door.logIn('anna@example.dk');
  const typed = {
    firstname: 'Anna',
    lastname: 'Skov',
    street: 'Nygade 1',
    postcode: '5000',
    city: 'Odense C',
    telephone: '20304050',
  };
  const answer = await door.post(
    '/panel/address-handler?returnTo=/customer/account/address-book',
    { ...typed, [field]: value },
    { cookies },
  );
  expect([answer.status, (await answer.text()).includes('Nygade 1')]).toEqual([400, true]);
});

test.each([
  ['application/json', '{"intent":"add"}'],
  ['multipart/form-data; boundary=x', '--x\r\nnonsense'],
  ['multipart/form-data', 'x'],
  ['text/plain', 'intent=add'],
])('a body of %s that is no form is 400', async (type, body) => {
  for (const path of ['/cart', '/customer/login', '/panel/language', '/store/change'])
    expect([path, (await door.post(path, body, { headers: { 'content-type': type } })).status]).toEqual([path, 400]);
});
