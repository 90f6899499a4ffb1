// Scripts of other companies: on which pages they may run, and how long the shop's own scripts wait for them (spec §9).
import { PREVIEW_QUESTION } from '#domain/page/content-addresses';

/**
 * No third-party script runs on pages with passwords, payments, cases or company agreements, even with consent; nor
 * where the address itself is a secret, as those of gift shops and of the newsletter's mails are. The page that thanks for an order shows no field.
 */
const CLOSED =
  /^\/(customer|checkout|aftale|punchout|cgm|azure|reklamation|reklamationsbilleder|retur|fortryd|lov|panel|payment|demo|mobilscanner-demo|valgshop|nyhedsbrev|login_as_customer|lagerbesked|telefonordre|[^/]+\/quicklogin)(\/|$)/;
const THANKS = '/checkout/success';

/** `path`: without its query. */
export const isOpenToScripts = (path: string): boolean => path === THANKS || !CLOSED.test(path);

/** `here`: path and query. The link that opens a draft says so in its query. */
export function isOpenToScriptsAt(here: string): boolean {
  const [path = '/', query = ''] = here.split('?', 2);
  return isOpenToScripts(path) && !new URLSearchParams(query).has(PREVIEW_QUESTION);
}

/** Spec §9 "Timing", in milliseconds. */
export const TRACKING_WAIT_MS = 2_000;
export const COOKIE_POLL_MS = 20;
export const COOKIE_POLLS = 5;
export const CHAT_FILL_MS = 500;
export const CHAT_FILLS = 10;

/** The page events reported to the connected services. */
export type TrackedEvent =
  | { event: 'page_viewed'; customer: boolean }
  | { event: 'brand_viewed' | 'category_viewed' | 'product_viewed'; key: string }
  | { event: 'product_clicked'; key: string }
  | { event: 'user_login' }
  | { event: 'cart_updated'; quantity: number }
  | { event: 'order_complete'; key: string; total: number; currency: string };

/**
 * For the number in the header: null when it is unchanged since the last report in this browser. A first visit with an existing cart is no change.
 */
export function cartEvent(before: number | null, now: number): TrackedEvent | null {
  return before === null || before === now ? null : { event: 'cart_updated', quantity: now };
}

/** A login is known by the page after it: a visitor was seen before, a customer is now. */
export const loginEvent = (wasCustomer: boolean | null, isCustomer: boolean): TrackedEvent | null =>
  wasCustomer === false && isCustomer ? { event: 'user_login' } : null;
