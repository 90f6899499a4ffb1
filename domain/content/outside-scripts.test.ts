// Where third-party scripts may run, their time-outs, and which page changes are events.
import { describe, expect, it, test } from 'vitest';
import {
  CHAT_FILL_MS,
  CHAT_FILLS,
  COOKIE_POLL_MS,
  COOKIE_POLLS,
  cartEvent,
  isOpenToScripts,
  isOpenToScriptsAt,
  loginEvent,
  TRACKING_WAIT_MS,
} from './outside-scripts';

it.each(['/', '/kontorartikler', '/cart', '/checkout/success', '/butikker/odense', '/checkout-bord', '/customers'])(
  'may run on %s',
  (path) => expect(isOpenToScripts(path)).toBe(true),
);

it.each([
  ...[
    '/customer/login',
    '/customer/account',
    '/checkout',
    '/checkout/cancel',
    '/aftale/fjordhavn',
    '/retur/x',
    '/fortryd',
  ],
  ...['/reklamation', '/reklamationsbilleder/x', '/panel/login', '/mobilscanner-demo', '/punchout/return', '/lov/x'],
  // Their addresses are secrets that a script could read.
  ...['/valgshop/bestilling/x', '/valgshop/gave/x', '/nyhedsbrev/bekraeft/x', '/nyhedsbrev/frameld/x'],
])('never run on %s', (path) => expect(isOpenToScripts(path)).toBe(false));

test('nor on a draft', () => {
  expect(isOpenToScriptsAt('/info/om-os?preview=1.x')).toBe(false);
  expect(isOpenToScriptsAt('/info/om-os?previews=1')).toBe(true);
  expect(isOpenToScriptsAt('/customer/login?a=b')).toBe(false);
});

// spec: 9: Tracking wait time-out 2 s; route tracking delay 250 ms
//   at domain/content/outside-scripts.ts, app/client/outside-scripts.ts, app/client/follow-visit.ts
// spec: 9: Marketing cookie polling every 20 ms up to 5 times; chat form every 500 ms up to 10 times
//   at domain/content/outside-scripts.ts, app/client/outside-scripts.ts, app/client/live-chat.ts
test('the time-outs of section 9', () => {
  expect([TRACKING_WAIT_MS, COOKIE_POLL_MS, COOKIE_POLLS, CHAT_FILL_MS, CHAT_FILLS]).toEqual([2_000, 20, 5, 500, 10]);
});

describe('an event', () => {
  it.each([
    [null, 3, null],
    [3, 3, null],
    [3, 0, { event: 'cart_updated', quantity: 0 }],
  ])('of a cart last reported as %s and now %s', (before, now, event) => expect(cartEvent(before, now)).toEqual(event));

  it('of a login is the first page of a customer after one of a visitor', () => {
    expect(loginEvent(false, true)).toEqual({ event: 'user_login' });
    for (const [was, is] of [
      [null, true],
      [true, true],
      [false, false],
      [true, false],
    ] as const)
      expect(loginEvent(was, is)).toBeNull();
  });
});
