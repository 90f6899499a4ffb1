// Closing a notification is permanent (spec §4): it remains closed after others are closed, and longer than a week.
import { expect, it } from 'vitest';
import { closedNotificationCookies, closedNotifications } from './notification.server';

const asked = (cookie: string) => new Request('http://localhost:3000/', { headers: { cookie } });

function closing(ids: readonly string[]): string {
  return ids.reduce((cookie, id) => closedNotificationCookies(asked(cookie), id)[0] ?? cookie, '');
}

it('remains closed for a year, also after the next one is closed', () => {
  const cookie = closing(['3', 'k7x2-newer', '3', '9']);
  expect(closedNotifications(asked(cookie))).toEqual(['9', '3', 'k7x2-newer']);
  expect(cookie).toContain(`Max-Age=${365 * 24 * 60 * 60};`);
});

it('stores the last twenty, and rejects invalid ids', () => {
  const ids = Array.from({ length: 30 }, (_, index) => String(index));
  expect(closedNotifications(asked(closing(ids)))).toEqual(ids.slice(10).reverse());
  expect(closedNotificationCookies(asked(''), '')).toEqual([]);
  expect(closedNotificationCookies(asked(''), 'a; Path=/x')).toEqual([]);
});
