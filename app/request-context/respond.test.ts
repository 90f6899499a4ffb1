// Redirects and replies of pages: target, status, and the cookies that remain in the browser.
import { describe, expect, test } from 'vitest';
import { refusal, textKeyOf } from '#domain/refusal/refusals';
import { BackendFailed } from '~/services/transport/transport.server';
import { cookiesOf, keptOf, visitorContext } from '../../tests/support/visitor-context';
import {
  accountElsewhere,
  back,
  badRequest,
  contentTooLarge,
  methodNotAllowed,
  notFound,
  redirectOut,
  redirectTo,
  redirectToLogin,
  refusalToast,
  refuse,
  refuseWith,
  replyTo,
  sessionExpired,
} from './respond.server';
import { TOAST_LEVELS } from './toast.server';

const at = (path: string, init: RequestInit = {}) => new Request(`http://localhost:3000${path}`, init);
const leads = (response: Response) => `${response.status} ${response.headers.get('Location')}`;
/** The content of a toast cookie. */
const toastIn = (response: Response): unknown => {
  const { toast } = keptOf(cookiesOf(response));
  return toast && JSON.parse(Buffer.from(toast, 'base64url').toString());
};

describe('redirects', () => {
  test('are 303 by default, and set their cookies', () => {
    const response = redirectTo('/cart', ['a=1', 'b=2']);
    expect([leads(response), cookiesOf(response)]).toEqual(['303 /cart', ['a=1', 'b=2']]);
    expect(leads(redirectTo('/cart', [], 301))).toBe('301 /cart');
    expect(leads(redirectOut('https://pay.example/1', []))).toBe('303 https://pay.example/1');
  });

  test.each([
    ['/stole?page=2', '303 /stole?page=2'],
    ['https://evil.example/', '303 /'],
    ['//evil.example', '303 /'],
    [null, '303 /'],
  ])('after a change with the target %s: %s', (target, where) => expect(leads(back(at('/cart'), target))).toBe(where));

  test('after a change set a toast, in addition to the cookies given', () => {
    const toast = { level: TOAST_LEVELS.success, text: 'account:profile.saved' };
    const response = back(at('/cart'), '/', { toast, cookies: ['a=1'] });
    expect([cookiesOf(response)[0], toastIn(response)]).toEqual(['a=1', toast]);
    expect(cookiesOf(back(at('/cart'), '/'))).toEqual([]);
  });

  const LONGEST = `/${'x'.repeat(2048 - 3)}`;
  test.each([
    ['/customer/account?page=2', '303 /customer/login?returnTo=%2Fcustomer%2Faccount%3Fpage%3D2'],
    ['/', '303 /customer/login'],
    [LONGEST, `303 /customer/login?returnTo=%2F${LONGEST.slice(1)}`],
    [`${LONGEST}x`, '303 /customer/login'],
  ])(
    'to the login return to the page, except to the front page and to addresses that are too long: %#',
    (here, where) => expect(leads(redirectToLogin(visitorContext({ here })))).toBe(where),
  );
});

describe('refusals', () => {
  test('are 400 with everything that a form needs to be shown again', async () => {
    const response = refuse({ intent: 'save', values: { name: 'Anna' } }, ['a=1']);
    expect([response.status, cookiesOf(response), await response.json()]).toEqual([
      400,
      ['a=1'],
      { intent: 'save', values: { name: 'Anna' }, errors: {}, message: null },
    ]);
  });

  test('of the back end are reported for the form, and at the field that they name', async () => {
    const plain = await refuseWith('add', refusal('NOT_SALABLE'), {}).json();
    const message = { key: textKeyOf('NOT_SALABLE') };
    expect(plain).toEqual({ intent: 'add', errors: {}, values: {}, message });
    const told = refusal('INSUFFICIENT_STOCK', { params: { quantity: 2 }, field: 'quantity' });
    const named = await refuseWith('add', told, { quantity: '3' }).json();
    expect(named.message.params).toEqual({ quantity: 2 });
    expect(named.errors).toEqual({ quantity: `${named.message.key}#quantity=2` });
    expect(named.values).toEqual({ quantity: '3' });
  });

  test('as a toast have their parameters, where there are any', () => {
    expect(refusalToast(refusal('INSUFFICIENT_STOCK', { params: { quantity: 2 } }))).toMatchObject({
      level: TOAST_LEVELS.error,
      params: { quantity: 2 },
    });
    expect('params' in refusalToast(refusal('NOT_SALABLE'))).toBe(false);
  });
});

test.each([
  [notFound(), 404],
  [badRequest('No such intent'), 400],
  [contentTooLarge('Too many fields'), 413],
  [methodNotAllowed('GET'), 405],
])('%o has the status %i', (response, status) => expect(response.status).toBe(status));

test('a method that is not allowed returns the allowed ones', () =>
  expect(methodNotAllowed('GET, HEAD').headers.get('Allow')).toBe('GET, HEAD'));

const CLEARED = { 'apollo-token': null, DR_JWT: null, order: null };

describe('an expired login', () => {
  const cookie = 'apollo-token=t-7; cart-id=c-1';
  test.each([
    ['/stole?page=2', '303 /stole?page=2'],
    ['/stole?page=2&_data=x', '303 /stole?page=2'],
    ['/stole', '303 /stole'],
    ['/cartridges', '303 /cartridges'],
  ])('shows %s again as a visitor’s, with a message', (path, where) => {
    const response = sessionExpired(at(path, { headers: { cookie } }));
    expect(leads(response)).toBe(where);
    expect(keptOf(cookiesOf(response))).toMatchObject(CLEARED);
    expect(toastIn(response)).toMatchObject({ level: TOAST_LEVELS.warning });
    expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
  });

  test.each([
    ['/cart', 'GET', '303 /customer/login?returnTo=%2Fcart&expired=1'],
    ['/checkout?step=2', 'GET', '303 /customer/login?returnTo=%2Fcheckout%3Fstep%3D2&expired=1'],
    [
      '/customer/account/orders?page=2',
      'POST',
      '303 /customer/login?returnTo=%2Fcustomer%2Faccount%2Forders&expired=1',
    ],
    ['/stole', 'POST', '303 /customer/login?expired=1'],
  ])('redirects %s (%s) to the login, which has its own message', (path, method, where) => {
    const response = sessionExpired(at(path, { method, headers: { cookie } }));
    expect(leads(response)).toBe(where);
    expect(keptOf(cookiesOf(response))).toMatchObject(CLEARED);
    expect(toastIn(response) ?? null).toBeNull();
    expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
  });

  test('of a procurement system’s buyer, who has no password, is redirected to the message that the visit is over', () => {
    const response = sessionExpired(at('/cart', { headers: { cookie: `${cookie}; punchout=window` } }));
    expect(leads(response)).toBe('303 /punchout/invalid-session?step=ended');
    expect(keptOf(cookiesOf(response))).toMatchObject({ ...CLEARED, punchout: null });
    expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
  });

  test('of an account of another shop is redirected to the login with the reason', () => {
    const response = accountElsewhere(at('/stole', { headers: { cookie } }), refusal('NOT_SALABLE'));
    expect(leads(response)).toBe('303 /customer/login');
    expect(keptOf(cookiesOf(response))).toMatchObject(CLEARED);
    expect(toastIn(response)).toMatchObject({ level: TOAST_LEVELS.error });
  });
});

test('an unavailable service is 503 with Retry-After; any other failure is not handled', () => {
  const away = Object.assign(new Error('no database'), { name: 'DatabaseAway' });
  const response = replyTo(away);
  expect([response?.status, response?.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  expect(replyTo(new BackendFailed('broken'))).toBeUndefined();
});
