// Which global notification shows now. Spec §4 "Notification", §6 (hidden for some customers), §2 (hidden on checkout paths).

import { isInForce } from '#domain/calendar/period';
import { checkoutPath } from '#domain/page/addresses';

export type NotificationFacts = {
  id: string;
  from: Date | null;
  to: Date | null;
  hideLimitToShoppingList: boolean;
  hideNoAccessBonusShop: boolean;
};

export type NotificationVisitor = {
  path: string;
  limitedToShoppingLists: boolean;
  bonusShopAccess: boolean;
  hasToken: boolean;
  closedIds: readonly string[];
};

/**
 * The most recent one that is active, unless the visitor closed it: an older message does not come back when a newer one is
 * closed, since closing is one-way. Without a date_from a notification was never started.
 */
export function notificationNow<N extends NotificationFacts>(
  notifications: readonly N[],
  visitor: NotificationVisitor,
  now: Date,
): N | null {
  if (visitor.path === checkoutPath() || visitor.path.startsWith(`${checkoutPath()}/`)) return null;
  const isActive = (one: N): one is N & { from: Date } =>
    one.from !== null && isInForce({ from: one.from, to: one.to }, now) && concerns(one, visitor);
  const newest = notifications.filter(isActive).sort((a, b) => b.from.getTime() - a.from.getTime())[0];
  return newest && !visitor.closedIds.includes(newest.id) ? newest : null;
}

// Spec §6: hidden for customers with a shopping-list limit or without bonus shop access. Both are said of customers, so a
// visitor without login sees the message.
function concerns(notification: NotificationFacts, visitor: NotificationVisitor): boolean {
  if (!visitor.hasToken) return true;
  if (notification.hideLimitToShoppingList && visitor.limitedToShoppingLists) return false;
  return !(notification.hideNoAccessBonusShop && !visitor.bonusShopAccess);
}
