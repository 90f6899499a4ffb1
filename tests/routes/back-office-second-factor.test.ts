// Two-step login over HTTP: set-up, the second page of the login with its cookie, wrong input at its field, and removal by an administrator.
import { load } from 'cheerio';
import { TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { cookiesOf, locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
const EMAIL = 'finance@kontor.example';
/** Password in the demo: the command line has shown the colleague another one. */
const PASSWORD = 'Kontor-2026';

let cookies = '';
let administrator = '';
beforeAll(async () => {
  cookies = await door.colleague('finance', EMAIL);
  administrator = await door.enter();
});

const SET_UP = '/staff/account/second-factor';
const logIn = () => door.post('/staff/login', { email: EMAIL, password: PASSWORD, to: '/staff/customers' });

test('is set up with a QR code and the secret as text, and confirmed by a code', async () => {
  const { $, html } = await door.page(SET_UP, cookies);
  const secret = $('code.secret').text().replace(/ /g, '');
  expect([secret.length, $('svg.qr path').length, html.includes('<script')]).toEqual([32, 2, false]);
  const wrong = await door.post(SET_UP, { code: '12' }, { cookies });
  const $wrong = load(await wrong.text());
  expect([wrong.status, $wrong('#factor-code-error').text(), $wrong('code.secret').text()]).toEqual([
    400,
    'Koden er forkert eller allerede brugt. Vent på den næste i appen.',
    $('code.secret').text(),
  ]);
  const app = new TOTP({ secret, period: 30 });
  const done = await door.post(SET_UP, { code: app.generate() }, { cookies });
  const $done = load(await done.text());
  expect([done.status, $done('.codes li').length, $done('code.secret').length]).toEqual([200, 10, 0]);
  expect(done.headers.get('cache-control')).toBe('private, no-store');
  expect((await door.page(SET_UP, cookies)).html).toContain('ikke noget at sætte op');
  const recovery = $done('.codes li').first().text();

  await newPassword();
  const entered = await logIn();
  expect([entered.status, locationOf(entered)]).toEqual([303, '/staff/login/code?to=%2Fstaff%2Fcustomers']);
  const set = entered.headers.getSetCookie().join('\n');
  expect(set).toMatch(/staff-step=[^;]+;.*Max-Age=300.*HttpOnly.*SameSite=Strict/);
  expect(set).not.toMatch(/(^|\n)(__Host-)?staff=/);
  const step = cookiesOf(entered);
  expect((await door.page('/staff/customers', step)).status).toBe(303);
  expect((await door.page('/staff/login/code?to=%2Fstaff%2Fcustomers', step)).$('input[name=to]').val()).toBe(
    '/staff/customers',
  );

  const without = await door.post('/staff/login/code', { code: app.generate(), to: '' });
  expect([without.status, load(await without.text())('.note.bad').text()]).toEqual([
    400,
    expect.stringContaining('Begynd forfra'),
  ]);
  const empty = await door.post('/staff/login/code', { to: 'https://evil.example/' }, { cookies: step });
  expect([empty.status, load(await empty.text())('#code-code-error').text()]).toEqual([
    400,
    expect.stringContaining('forkert'),
  ]);
  const inside = await door.post('/staff/login/code', { code: recovery, to: '/staff/customers' }, { cookies: step });
  expect([inside.status, locationOf(inside)]).toEqual([303, '/staff/customers']);
  expect((await door.page('/staff/customers', cookiesOf(inside))).status).toBe(200);
});

async function newPassword() {
  await door.rows(
    "UPDATE staff_member SET password_hash = (SELECT password_hash FROM staff_member WHERE email = 'mette@kontorvaerk.example') WHERE email = $1",
    [EMAIL],
  );
}

test('the page of the code leads to the login where none waits', async () => {
  expect(locationOf(await door.ask('/staff/login/code'))).toBe('/staff/login');
  expect(locationOf(await door.ask(SET_UP))).toContain('/staff/login?');
});

test('an administrator sees it on the colleague’s page and removes it', async () => {
  const { $ } = await door.page('/staff/members', administrator);
  const path = $(`tbody tr:contains("${EMAIL}") a`).attr('href') ?? '';
  const page = await door.page(path, administrator);
  expect(page.$('dt:contains("Totrinslogin") + dd').text()).toBe('ja');
  const done = await door.post(path, formOfAct(page.$, 'second-factor') ?? {}, { cookies: administrator });
  expect(locationOf(done)).toBe(`${path}?done=second-factor`);
  const after = await door.page(path, administrator);
  expect([after.$('dt:contains("Totrinslogin") + dd').text(), formOfAct(after.$, 'second-factor')]).toEqual([
    'nej',
    null,
  ]);
  expect(after.$('.timeline').text()).toContain('fjernede totrinslogin');
  const login = await logIn();
  expect(locationOf(login)).toBe('/staff/customers');
});
