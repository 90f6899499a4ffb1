// Which notification this browser has closed: its cookie holds the id.
import { readCookies } from './cookies.server';

export function closedNotifications(request: Request): string[] {
  const closed = readCookies(request).notification;
  return closed ? [closed] : [];
}
