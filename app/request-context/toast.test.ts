// A toast shows only the shop's own texts: untrusted text in the cookie or the address is not shown.
import { expect, test } from 'vitest';
import { TOAST_LEVELS } from '#domain/form/toast';
import { PANEL_ALONE } from '#domain/page/panel-addresses';
import { COOKIES } from './cookies.server';
import { toastCookie, waitingToast } from './toast.server';

const SAVED = { level: TOAST_LEVELS.success, text: 'account:profile.saved' };
const CALL = 'Ring til +45 12 34 56 78';
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sent = (cookie: string, { search = '', headers = {} } = {}) =>
  new Request(`http://localhost:3000/${search}`, { headers: { cookie, ...headers } });
const named = (value: string) => `${COOKIES.toast.name}=${value}`;

test('shows the shop’s own toast once, and not on a prefetch', () => {
  const [cookie = ''] = toastCookie(sent(''), SAVED).split(';');
  const shown = waitingToast(sent(cookie), 'da');
  expect(shown?.toast.level).toBe(SAVED.level);
  expect(shown?.toast.text).toMatch(/^\p{L}[^{}]+$/u);
  expect(shown?.toast.text).not.toContain('profile.saved');
  expect(shown?.clear).toContain(`${COOKIES.toast.name}=; Max-Age=0`);
  for (const name of ['sec-purpose', 'purpose'])
    expect(waitingToast(sent(cookie, { headers: { [name]: 'prefetch' } }), 'da')).toBeNull();
});

test('a panel’s form that leads to another page leaves the toast to that page', () => {
  const [cookie = ''] = toastCookie(sent(''), SAVED).split(';');
  const askedFrom = (path: string) => waitingToast(sent(cookie, { headers: { [PANEL_ALONE]: path } }), 'da');
  expect(askedFrom('/kopipapir')).toBeNull();
  for (const path of ['/', '/punchout/s/noegle/']) expect(askedFrom(path)?.toast.level).toBe(SAVED.level);
});

test.each([
  ['words of a stranger', encoded({ ...SAVED, text: CALL })],
  ['a text that looks like a key', encoded({ ...SAVED, text: `account:profile.${CALL}` })],
  ['a group of texts', encoded({ ...SAVED, text: 'account:profile' })],
  ['a level that is none', encoded({ ...SAVED, level: 99 })],
  ['no level', encoded({ text: SAVED.text })],
  ['a text that is none', encoded({ ...SAVED, text: [SAVED.text] })],
  ['plain words', encodeURIComponent(CALL)],
  ['nothing', encoded(null)],
  ['a list', encoded([SAVED])],
])('a cookie with %s shows no toast', (_what, value) => {
  for (const language of ['da', 'en'] as const) expect(waitingToast(sent(named(value)), language)).toBeNull();
});

test('shows a text with its parameters', () => {
  const told = { level: TOAST_LEVELS.warning, text: 'cart:left.told', params: { what: 'Stol 7' } };
  const [cookie = ''] = toastCookie(sent(''), told).split(';');
  expect(waitingToast(sent(cookie), 'da')?.toast.text).toContain('Stol 7');
});

test('ignores parameters that the text does not have, and a toast in the address', () => {
  const forged = waitingToast(
    sent(named(encoded({ ...SAVED, params: { words: CALL, nested: { words: CALL } } }))),
    'da',
  );
  expect(forged?.toast.text).toBe(waitingToast(sent(named(encoded(SAVED))), 'da')?.toast.text);
  expect(waitingToast(sent('', { search: `?toast=${encoded(SAVED)}` }), 'da')).toBeNull();
});

test('uses the plural form for the count, and shows nothing without one', () => {
  const counted = (count: unknown) =>
    waitingToast(sent(named(encoded({ ...SAVED, text: 'ink:quick.added', params: { count } }))), 'da')?.toast.text;
  expect(counted(1)).toBe('1 varelinje er lagt i kurven.');
  expect(counted(6)).toBe('6 varelinjer er lagt i kurven.');
  expect(counted(CALL)).toBeUndefined();
});
