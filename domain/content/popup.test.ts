// Which popup is shown, in which state, and where none is shown.
import { expect, it } from 'vitest';
import { delayOf, LONGEST_DELAY_MS, popupNow, popupStateFrom, popupStateOf } from '#domain/content/popup';

const NOW = new Date('2026-11-23T10:00:00Z');
const at = (text: string) => new Date(text);
const popup = (id: string, from: string | null, to: string | null = null, isNewsletter = true) => ({
  id,
  from: from === null ? null : at(from),
  to: to === null ? null : at(to),
  isNewsletter,
});
const visitor = { path: '/papir', state: 'modal', isCustomer: false, isAsked: false, isAtWork: false } as const;
const one = popup('one', '2026-11-01T00:00:00Z');

// spec: 4 Popup cookie: Values 1 modal, 2 mini popup, 3 hidden
//   at domain/content/popup.ts
it('is the modal without a cookie and with 1, the mini popup with 2, hidden with 3', () => {
  expect([null, undefined, '', '1', '2', '3', '4', ' 3'].map(popupStateOf)).toEqual([
    'modal',
    'modal',
    'modal',
    'modal',
    'mini',
    'hidden',
    'modal',
    'modal',
  ]);
  expect(['1', '2', '3', '', '4', null, 2].map(popupStateFrom)).toEqual([
    'modal',
    'mini',
    'hidden',
    null,
    null,
    null,
    null,
  ]);
});

it('is the latest started one of those in force; one without a start is never shown', () => {
  const all = [
    one,
    popup('newer', '2026-11-20T00:00:00Z'),
    popup('unstarted', null),
    popup('next', '2026-12-01T00:00:00Z'),
  ];
  expect(popupNow(all, visitor, NOW)?.id).toBe('newer');
  expect(popupNow([popup('over', '2026-11-01T00:00:00Z', '2026-11-23T10:00:00Z')], visitor, NOW)).toBeNull();
  expect(popupNow([popup('first', '2026-11-23T10:00:00Z')], visitor, NOW)?.id).toBe('first');
});

it('is not shown when hidden, with another dialog, over a cart or a checkout, or to staff at work', () => {
  const nowhere = (more: object) => popupNow([one], { ...visitor, ...more }, NOW);
  expect(nowhere({})).toBe(one);
  expect(nowhere({ state: 'mini' })).toBe(one);
  expect(nowhere({ state: 'hidden' })).toBeNull();
  expect(nowhere({ isAsked: true })).toBeNull();
  expect(nowhere({ isAtWork: true })).toBeNull();
  for (const path of ['/cart', '/cart/item/7', '/checkout', '/checkout/success', '/customer/login', '/nyhedsbrev'])
    expect([path, nowhere({ path })]).toEqual([path, null]);
  expect(nowhere({ path: '/cartridge' })).toBe(one);
});

it('does not request a customer’s e-mail address, which is known', () => {
  const customer = { ...visitor, isCustomer: true };
  expect(popupNow([one], customer, NOW)).toBeNull();
  expect(popupNow([one, popup('picture', '2026-10-01T00:00:00Z', null, false)], customer, NOW)?.id).toBe('picture');
});

it('is delayed by ten minutes at most', () => {
  expect([0, 4999.6, LONGEST_DELAY_MS, LONGEST_DELAY_MS + 1, -1, Number.NaN, null].map(delayOf)).toEqual([
    0,
    5000,
    LONGEST_DELAY_MS,
    0,
    0,
    0,
    0,
  ]);
});

it('has a maximum delay of ten minutes, as in the specification', () => expect(LONGEST_DELAY_MS).toBe(600_000));
