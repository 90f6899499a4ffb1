// Short messages that survive one redirect: a code in a cookie, put into words where it is shown.
import { z } from 'zod';
import { isToastLevel, TOAST_LEVELS, type ToastLevel } from '#domain/form/toast';
import { PANEL_ALONE } from '#domain/page/panel-addresses';
import type { Language } from '~/i18n/languages';
import { textsOf } from '~/i18n/texts.server';
import type { ToastView } from '~/models/frame';
import { clearCookie, readCookies, setCookie } from './cookies.server';
import { isPrefetch } from './prefetch.server';

export { TOAST_LEVELS };

/** `text` is an i18n key; `params` fill its placeholders. */
export interface Toast {
  level: ToastLevel;
  text: string;
  params?: Record<string, string | number>;
}

export const toastCookie = (request: Request, toast: Toast): string =>
  setCookie(request, 'toast', Buffer.from(JSON.stringify(toast)).toString('base64url'));

/** What the cookie may say; what fills placeholders is left out unless all of it is plain. */
const TOAST = z.object({
  level: z.custom<ToastLevel>(isToastLevel),
  text: z.string(),
  params: z.record(z.union([z.string(), z.number()])).catch({}),
});

function parsedToast(cookie: string) {
  const written = Buffer.from(cookie, 'base64url').toString();
  try {
    return TOAST.safeParse(JSON.parse(written)).data;
  } catch {
    // A cookie that is not one of our toasts shows nothing.
    return undefined;
  }
}

/** A panel's form that leads to another page: the browser opens that page next, and shows it there. */
function isOnTheWay({ headers, url }: Request): boolean {
  const from = headers.get(PANEL_ALONE);
  // A visit that is carried in the address has its name before the path.
  return from !== null && !from.endsWith(new URL(url).pathname);
}

/** The pending toast of this visitor, and the header that deletes it. A prefetch must not consume it. */
export function waitingToast(request: Request, language: Language): { toast: ToastView; clear: string } | null {
  const cookie = readCookies(request).toast;
  if (!cookie || isPrefetch(request) || isOnTheWay(request)) return null;
  const toast = parsedToast(cookie);
  const texts = textsOf(language);
  // Only our own texts, and no group of them: a cookie put here by someone else must not speak in the shop's name.
  if (!toast) return null;
  // A text with a count exists only in its plural forms.
  const counted = typeof toast.params?.count === 'number' ? { count: toast.params.count } : {};
  const isText =
    texts.exists(toast.text, counted) && typeof texts.t(toast.text, { ...counted, returnObjects: true }) === 'string';
  if (!isText) return null;
  return {
    toast: { level: toast.level, text: texts.t(toast.text, toast.params) },
    clear: clearCookie(request, 'toast'),
  };
}
