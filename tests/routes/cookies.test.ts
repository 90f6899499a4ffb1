// Cookies that a browser receives: each of docs/operator/cookies.md, with the documented lifetime and flags, and no other.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lawPreviewWord } from '#backend/commerce/law/preview';
import { openDatabase } from '#backend/db/client';
import { openPaper } from '../flows/drivers/paper';
import { sendOverHttp } from '../flows/drivers/paper-http';
import { freshDatabase } from '../support/database';
import { freePort } from '../support/free-port';
import { type OpenIdServer, startOpenIdProvider } from '../support/openid-provider';
import { mailIn } from '../support/outbox';
import { type Shop, startShop } from '../support/shop';
import { root } from '../support/source';
import { Browser, openPaymentPage } from '../support/two-tabs';
import { doorOf, locationOf } from './door';

let shop: Shop | undefined;
let provider: OpenIdServer | undefined;
let databaseUrl = '';
const door = doorOf(() => shop?.origin ?? '');

beforeAll(async () => {
  const port = await freePort();
  provider = await startOpenIdProvider([`http://localhost:${port}/azure/oauth`]);
  // A tracker is configured, so that its cookie is among those set with consent; no script runs here.
  const env = { ...provider.env, TRUST_PROXY: 'on', TRACKER_URL: 'http://127.0.0.1:9/tracker.js' };
  databaseUrl = (await freshDatabase()).url;
  shop = await startShop({ databaseUrl, port, env });
});
afterAll(async () => {
  await shop?.stop();
  await provider?.stop();
});

interface Told {
  lives: string;
  httpOnly: string;
}

/** Name, lifetime and HttpOnly as documented on the page. */
function toldCookies(): Map<string, Told> {
  const page = fs.readFileSync(path.join(root, 'docs/operator/cookies.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((row) => {
      const [, name = '', lives = '', httpOnly = ''] = row.split('|').map((cell) => cell.trim().replaceAll('`', ''));
      return [name, { lives, httpOnly }];
    }),
  );
}

const UNITS = { day: 86_400, hour: 3_600, second: 1 };

function lifeOf(cookie: string): string {
  const seconds = Number(/; Max-Age=(\d+)/.exec(cookie)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return 'until the browser closes';
  const [unit, size] = Object.entries(UNITS).find(([, length]) => seconds % length === 0) ?? ['second', 1];
  return `${seconds / size} ${unit}${seconds === size ? '' : 's'}`;
}

const nameOf = (cookie: string) => cookie.split('=')[0] ?? '';
const isCleared = (cookie: string) => /; Max-Age=0/.test(cookie);

/** The cookies set when the order was placed and its page shown. */
const ordered: string[] = [];

/** A shopper who triggers every cookie of the shop: the Set-Cookie headers, in order. */
async function everyCookie(): Promise<string[]> {
  const set: string[] = [];
  const origin = shop?.origin ?? '';
  const outbox = shop?.outboxDir ?? '';
  const world = { origin, mail: (address: string) => mailIn(outbox, address) };
  const { shopper } = await openPaper(world, async (request) => {
    const answer = await sendOverHttp(request);
    set.push(...answer.headers.getSetCookie());
    return answer;
  });
  await shopper.goto('/');
  await shopper.press('Tillad alle');
  await shopper.press('Luk beskeden');
  await shopper.goto('/butikker/odense');
  await shopper.press('Gør til min butik');
  await shopper.goto('/aftale/fjordhavn');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Vis aftalen');
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve?b2b=foraar');
  await shopper.goto('/customer/login?returnTo=/te-morgenfrue-earl-grey-25-breve');
  await shopper.fill('E-mail eller brugernavn', 'christian@havnens-arkitekter.example');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.check('Forbliv logget ind');
  await shopper.press('Log ind');
  await shopper.fill('Antal', 10);
  await shopper.press('Læg i kurv');
  await shopper.press('Gå til kassen');
  await shopper.choose('Vælg leveringsadresse', 'Nordhavnsgade 14');
  await shopper.press('Gem og vælg levering');
  await shopper.choose('Vælg leveringsmåde', 'Til arbejdspladsen');
  await shopper.press('Gem og vælg betaling');
  await shopper.choose('Vælg betalingsmåde', 'Faktura');
  await shopper.press('Gennemse ordren');
  await shopper.fill('Rekvirent', 'Christian Bak');
  await shopper.fill('Rekvisitionsnummer', 'R-1');
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  await shopper.at(/^\/checkout\/success/);
  ordered.push(...set);
  // An invalid login sets a message; single sign-on has to return; the demo bar switches scripts off.
  set.push(...(await door.ask('/', { cookies: 'apollo-token=x' })).headers.getSetCookie());
  set.push(...(await door.ask('/azure/oauth')).headers.getSetCookie());
  const cookies = await door.logIn('anna@example.dk');
  const coupon = { intent: 'activate', coupon: 'KAFFEPAUSE' };
  set.push(...(await door.post('/panel/personal-coupons?returnTo=/', coupon, { cookies })).headers.getSetCookie());
  // Staff preview the shop under the laws of another day.
  const { db, close } = await openDatabase({ url: databaseUrl, max: 1 });
  const word = await lawPreviewWord(db, '2026-06-18', new Date()).finally(close);
  set.push(...(await door.ask(`/lov/${word}`)).headers.getSetCookie());
  set.push(...(await door.post('/popup', { state: '2' })).headers.getSetCookie());
  // A procurement system sends its buyer.
  const call = { USERNAME: 'fjordhavn', PASSWORD: 'Kontor-2026', HOOK_URL: 'http://localhost:9/oci' };
  const sent = await door.ask('/punchout/authenticate', { body: call });
  set.push(...sent.headers.getSetCookie().filter((cookie) => nameOf(cookie) === 'punchout'));
  // A guest goes to the payment page.
  await openPaymentPage(
    new Browser(async (address, { cookies: held, body }) => {
      const answer = await (body ? door.post(address, body, { cookies: held }) : door.ask(address, { cookies: held }));
      const given = answer.headers.getSetCookie();
      set.push(...given.filter((cookie) => nameOf(cookie) === 'payment'));
      return { status: answer.status, location: locationOf(answer), cookies: given, text: await answer.text() };
    }),
    null,
  );
  set.push(...(await door.post('/demo/scripts', { scripts: 'off', returnTo: '/' })).headers.getSetCookie());
  return set;
}

// spec: 9: Personal coupon cookie 604800 s
//   at app/request-context/cookies.server.ts
test('a browser receives exactly the documented cookies', async () => {
  const set = await everyCookie();
  for (const cookie of set) expect(cookie).toMatch(/; Path=\/;.*SameSite=Lax$/);
  expect(set.filter((cookie) => /; (Secure|Domain)/.test(cookie))).toEqual([]);
  const received = set
    .filter((cookie) => !isCleared(cookie))
    .map((cookie): [string, Told] => [
      nameOf(cookie),
      { lives: lifeOf(cookie), httpOnly: cookie.includes('; HttpOnly') ? 'yes' : 'no' },
    ]);
  const told = toldCookies();
  // Set by the login of staff alone: tests/routes/back-office.test.ts.
  for (const name of ['staff', 'staff-step']) told.delete(name);
  for (const [name, { lives, httpOnly }] of received) {
    expect([name, lives, httpOnly]).toEqual([name, told.get(name)?.lives, told.get(name)?.httpOnly]);
  }
  expect([...new Set(received.map(([name]) => name))].sort()).toEqual([...told.keys()].sort());
});

test('the page of a placed order clears the cart cookie', () => {
  const ofCart = ordered.filter((cookie) => nameOf(cookie) === 'cart-id');
  expect(ofCart.length).toBeGreaterThan(1);
  expect(ofCart.map(isCleared)).toEqual([...ofCart.slice(1).map(() => false), true]);
});

test('the token of an order opens the documents of that order only', async () => {
  const token = ordered.find((cookie) => /^order=[^;]/.test(cookie))?.split(/[=;]/)[1] ?? '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ number: string }>(
    'SELECT number FROM sales_order ORDER BY placed_at DESC LIMIT 8',
  );
  await client.end();
  const paperOf = (number: string) => door.ask(`/generate/pdf?order=${number}&token=${token}`);
  const opened = await Promise.all(
    rows.map(async ({ number }) => ((await paperOf(number)).status === 200 ? number : null)),
  );
  expect([opened.filter(Boolean).length, rows.length > 1]).toEqual([1, true]);
  expect((await paperOf('000000000')).status).toBe(404);
});

test('with consent, login, cart and order are recorded as events', async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ kind: string; count: number }>(
    'SELECT kind, count(*)::int AS count FROM shop_event GROUP BY kind ORDER BY kind',
  );
  await client.end();
  const counted = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  expect(counted).toMatchObject({ login: 1, 'cart-updated': 1, 'order-complete': 1 });
});

test('over https all are Secure, and logout clears the customer’s cookies', async () => {
  const headers = { 'x-forwarded-proto': 'https', origin: (shop?.origin ?? '').replace('http:', 'https:') };
  const chosen = await door.post('/store/change', { store: 'b2b', returnTo: '/' }, { headers });
  expect(chosen.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-store=.*; Secure/)]);
  const [own = ''] = chosen.headers.getSetCookie()[0]?.split(';') ?? [];
  const showsBusiness = async (cookies: string) =>
    (await (await door.ask('/kontorartikler', { cookies, headers })).text()).includes('ekskl. moms');
  const seen = await Promise.all([own, own.replace('__Host-', ''), ''].map(showsBusiness));
  // The second is set as another host of the domain could.
  expect(seen).toEqual([true, false, false]);
  const cookies = await door.logIn('anna@example.dk');
  const out = await door.post('/customer/logout', {}, { cookies });
  expect([out.status, locationOf(out)]).toEqual([303, '/']);
  const left = out.headers.getSetCookie();
  const cleared = left.filter(isCleared).map(nameOf);
  expect(cleared.sort()).toEqual([
    'DR_JWT',
    'DR_SESSION_CONTEXT',
    'agreements',
    'apollo-token',
    'cart-id',
    'law',
    'my-store',
    'order',
    'payment',
    'personal-coupons',
    'punchout',
    'store',
    'toast',
  ]);
  expect(out.headers.get('clear-site-data')).toBe('"storage"');
  expect(left.find((cookie) => nameOf(cookie) === 'locale')).toMatch(/^locale=da-DK;/);
});
