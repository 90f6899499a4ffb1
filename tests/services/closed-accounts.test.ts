// Accounts that are rejected at the login page itself: one that staff have deactivated, and one of another shop where only the shop's
// own customers are admitted; and the pages that are open before the login.
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doorOf, locationOf } from '../routes/door';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';
import { staffCommand } from '../support/staff';

const PASSWORD = 'Kontor-2026';
const HELLE = 'helle@rum-og-ro.example';
const ANNA = 'anna@example.dk';
const ADVICE = 'uniq.localhost';

let own: FreshDatabase;
let shop: Shop;
const door = doorOf(() => shop.origin);
beforeAll(async () => {
  own = await freshDatabase();
  await staffCommand(['customer', 'deactivate', HELLE], { DATABASE_URL: own.url });
  shop = await startShop({ databaseUrl: own.url });
});
afterAll(async () => {
  await shop?.stop();
  await own?.drop();
});

async function refused(email: string, locale: string, host?: string, password = PASSWORD) {
  const answer = await door.post(
    '/customer/login',
    { email, password },
    { cookies: `locale=${locale}`, ...(host && { host }) },
  );
  const $ = load(await answer.text());
  return {
    status: answer.status,
    said: $('main').text(),
    typed: $('input[name="email"]').attr('value'),
    cookies: answer.headers.getSetCookie().join(),
  };
}

describe.each([
  ['da-DK', 'Kontoen er deaktiveret.', 'Login oplysninger var forkerte.', 'Ring til os på +45 70 20 41 00'],
  ['en-GB', 'The account is deactivated.', 'Invalid login or password.', 'Call us on +45 70 20 41 00'],
])('in %s', (locale, deactivated, wrong, call) => {
  test('a deactivated account is reported for the right password only', async () => {
    const right = await refused(HELLE, locale);
    expect(right).toMatchObject({ status: 400, said: expect.stringContaining(deactivated), typed: HELLE });
    expect(right.cookies).not.toContain('apollo-token');
    const other = await refused(HELLE, locale, undefined, 'forkert');
    expect(other).toMatchObject({ status: 400, said: expect.stringContaining(wrong) });
    expect(other.said).not.toContain(deactivated);
  });

  test('the advice shop shows a private account whom to call', async () => {
    const answer = await refused(ANNA, locale, ADVICE);
    expect(answer).toMatchObject({ status: 400, said: expect.stringContaining(call), typed: ANNA });
    expect(answer.cookies).not.toContain('apollo-token');
  });
});

test('a private account that opens the advice shop while logged in is logged out there, with the reason', async () => {
  const cookies = await door.logIn(ANNA);
  for (const path of ['/', '/kontorartikler', '/cart', '/sitemap.xml']) {
    const answer = await door.ask(path, { host: ADVICE, cookies });
    expect([path, answer.status, locationOf(answer)]).toEqual([path, 303, '/customer/login']);
    const set = answer.headers.getSetCookie().join();
    expect(set).toMatch(/apollo-token=;/);
    expect(set).toMatch(/toast=[^;]/i);
  }
  // On its own host the login remains valid.
  expect((await door.ask('/customer/account', { cookies })).status).toBe(200);
});

test('before login the advice shop shows whom to call, the terms, and the language', async () => {
  const asked = (path: string) => door.ask(path, { host: ADVICE });
  for (const path of ['/info/kontakt', '/info/handelsbetingelser', '/info/persondata', '/consent', '/panel/language']) {
    const answer = await asked(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(load(await answer.text())('a[href^="/customer/login"], form').length).toBeGreaterThan(0);
  }
  const login = load(await (await asked('/customer/login')).text());
  expect(login('aside a[href="/customer/login?panel=language"]')).toHaveLength(1);
  // Product panels do not exist there, and break no page.
  for (const panel of ['minicart', 'sidebar-cart', 'request-price&sku=K1000101', 'notify-in-stock&sku=K1000101'])
    expect([panel, (await asked(`/customer/login?panel=${panel}`)).status]).toEqual([panel, 200]);
  expect((await asked('/customer/login/findes-ikke')).status).toBe(404);
});

test('a customer of the advice shop can open its pages and menu', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const cookies = await door.logIn('ida@nordre-revision.example', ADVICE);
  const front = load(await (await door.ask('/', { host: ADVICE, cookies })).text());
  expect(front('nav a').length).toBeGreaterThan(3);
  // Every entrance leads to an existing page.
  const entries = new Set(
    front('main section a')
      .map((_, link) => front(link).attr('href'))
      .get(),
  );
  for (const href of [...entries].filter((one) => one.startsWith('/')))
    expect([href, (await door.ask(href, { host: ADVICE, cookies })).status]).toEqual([href, 200]);
  expect((await door.ask('/sitemap.xml', { host: ADVICE, cookies })).status).toBe(404);
});
