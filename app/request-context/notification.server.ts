// Which notifications this browser has closed, for good (spec §4 "Notification"): its cookie holds their ids.
import { readCookies, setCookie } from './cookies.server';

const ID = /^[\w-]{1,64}$/;
const BETWEEN = '.';
/** More than a shop shows in the year that the cookie lives. */
const MOST = 20;

/** The last one closed is first. */
export const closedNotifications = (request: Request): string[] =>
  (readCookies(request).notification ?? '').split(BETWEEN).filter((id) => ID.test(id));

/** This one too; what is no id closes nothing. */
export function closedNotificationCookies(request: Request, id: string): string[] {
  if (!ID.test(id)) return [];
  const closed = [id, ...closedNotifications(request).filter((one) => one !== id)].slice(0, MOST);
  return [setCookie(request, 'notification', closed.join(BETWEEN))];
}
