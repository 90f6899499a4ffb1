// Closing a notification is one-way (spec §4): it stays closed when others are closed after it, and longer than a week.
import { expect, it } from 'vitest';
import { closedNotificationCookies, closedNotifications } from './notification.server';

const asked = (cookie: string) => new Request('http://localhost:3000/', { headers: { cookie } });

function closing(ids: readonly string[]): string {
  return ids.reduce((cookie, id) => closedNotificationCookies(asked(cookie), id)[0] ?? cookie, '');
}

it('stays closed for a year, also after the next one is closed', () => {
  const cookie = closing(['3', 'k7x2-newer', '3', '9']);
  expect(closedNotifications(asked(cookie))).toEqual(['9', '3', 'k7x2-newer']);
  expect(cookie).toContain(`Max-Age=${365 * 24 * 60 * 60};`);
});

it('keeps the last twenty, and takes nothing that is no id', () => {
  const ids = Array.from({ length: 30 }, (_, index) => String(index));
  expect(closedNotifications(asked(closing(ids)))).toEqual(ids.slice(10).reverse());
  expect(closedNotificationCookies(asked(''), '')).toEqual([]);
  expect(closedNotificationCookies(asked(''), 'a; Path=/x')).toEqual([]);
});
