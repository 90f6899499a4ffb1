// Which notification is shown.
import { describe, expect, it } from 'vitest';
import { type NotificationFacts, type NotificationVisitor, notificationNow } from '#domain/content/notification';

const now = new Date('2026-11-20T12:00:00Z');
const notice = (
  id: string,
  from: string | null,
  to: string | null = null,
  over: Partial<NotificationFacts> = {},
): NotificationFacts => ({
  id,
  from: from ? new Date(from) : null,
  to: to ? new Date(to) : null,
  hideLimitToShoppingList: false,
  hideNoAccessBonusShop: false,
  ...over,
});
const visitor: NotificationVisitor = {
  path: '/',
  limitedToShoppingLists: false,
  bonusShopAccess: false,
  hasToken: false,
  closedIds: [],
};
const older = notice('older', '2026-11-01');
const newer = notice('newer', '2026-11-10');
const lists = notice('lists', '2026-11-15', null, { hideLimitToShoppingList: true });
const bonus = notice('bonus', '2026-11-15', null, { hideNoAccessBonusShop: true });

describe('the notification', () => {
  it.each<[string, NotificationFacts[], Partial<NotificationVisitor>, string | null]>([
    // spec: 4 Notification: The most recent one is chosen
    //   at domain/content/notification.ts
    ['is the most recent active one', [older, newer], {}, 'newer'],
    ['is not one to come', [older, notice('soon', '2026-11-21')], {}, 'older'],
    // spec: 4 Notification: Active: date_from is past, date_to unset or in the future
    //   at domain/content/notification.ts, domain/calendar/period.ts
    ['is not one that is over', [older, notice('gone', '2026-11-10', '2026-11-20T12:00:00Z')], {}, 'older'],
    ['has to have a start', [notice('draft', null)], {}, null],
    // spec: 4 Notification: Closing is one-way
    //   at domain/content/notification.ts
    ['stays closed, and does not give way to an older one', [older, newer], { closedIds: ['newer'] }, null],
    // spec: 2 Global UI: The notification is hidden on checkout paths
    //   at domain/content/notification.ts
    ['is hidden in the checkout', [older], { path: '/checkout' }, null],
    ['is hidden on its success page', [older], { path: '/checkout/success' }, null],
    [
      // spec: 6 Roles: Notifications can be hidden for customers with a shopping-list limit
      //   at domain/content/notification.ts
      'is hidden from anyone who has shopping lists only',
      [older, lists],
      { hasToken: true, limitedToShoppingLists: true },
      'older',
    ],
    ['is shown to customers who buy anything', [older, lists], { hasToken: true }, 'lists'],
    // spec: 6 Roles: Notifications can be hidden for customers without bonus shop access
    //   at domain/content/notification.ts
    ['is hidden from customers without the bonus shop', [older, bonus], { hasToken: true }, 'older'],
    ['is shown to customers with it', [older, bonus], { hasToken: true, bonusShopAccess: true }, 'bonus'],
    ['is shown to visitors', [bonus], {}, 'bonus'],
    ['is none when there are none', [], {}, null],
  ])('%s', (_sentence, notices, over, id) =>
    expect(notificationNow(notices, { ...visitor, ...over }, now)?.id ?? null).toBe(id),
  );
});
