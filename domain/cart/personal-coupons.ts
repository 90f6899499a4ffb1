// Personal coupons: which a customer has activated, stored in the browser per customer, and which are missing from their cart.
// Spec §4 "Personal coupons", §9 "Popup and personal coupon cookies".
import type { IsoDate } from '#domain/calendar/calendar';
import { inCopenhagen } from '#domain/calendar/calendar';
import { codeKey, LONGEST_CODE, MOST_CODES } from '#domain/promotion/promotion';

/** A coupon of the customer's segments. */
export type OfferedCoupon = { code: string; isActive: boolean };

/** How many people who share a browser are remembered; the least recent is dropped first. */
const MOST_CUSTOMERS = 4;
/** Browsers allow about four kilobytes per cookie, percent-encoded. */
const LONGEST_TEXT = 2_000;

type Kept = [customerId: string, codes: string[]][];

function keptCoupons(text: string | null): Kept {
  if (text === null || text.length > LONGEST_TEXT) return [];
  const found = parsedCoupons(text);
  if (!Array.isArray(found)) return [];
  return found.flatMap((entry: unknown): Kept => {
    const [id, codes]: unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof id !== 'string' || !Array.isArray(codes)) return [];
    return [[id, codes.filter(isCode).slice(0, MOST_CODES)]];
  });
}

function parsedCoupons(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Someone else wrote it, and not in our format.
    return null;
  }
}

const isCode = (one: unknown): one is string => typeof one === 'string' && one !== '' && one.length <= LONGEST_CODE;

/** The codes that this customer has activated in this browser. Whether they belong to them is checked elsewhere. */
export const activatedBy = (text: string | null, customerId: string): string[] =>
  keptCoupons(text).find(([id]) => id === customerId)?.[1] ?? [];

/** As the cookie stores it: `[["12",["TAK10"]]]`; other customers' coupons stay. Null: nothing is left to store. */
export function activatedText(text: string | null, customerId: string, codes: readonly string[]): string | null {
  const own: Kept = codes.length > 0 ? [[customerId, [...codes].slice(-MOST_CODES)]] : [];
  const others = keptCoupons(text).filter(([id]) => id !== customerId);
  let kept = [...own, ...others].slice(0, MOST_CUSTOMERS);
  while (JSON.stringify(kept).length > LONGEST_TEXT) kept = kept.slice(0, -1);
  return kept.length > 0 ? JSON.stringify(kept) : null;
}

const isAmong = (codes: readonly string[], code: string) => codes.some((one) => codeKey(one) === codeKey(code));

export const withCode = (codes: readonly string[], code: string): string[] =>
  isAmong(codes, code) ? [...codes] : [...codes, code];

export const withoutCode = (codes: readonly string[], code: string): string[] =>
  codes.filter((one) => codeKey(one) !== codeKey(code));

/** Spec §4: they are re-added when active in the context but missing on the cart. */
export const missingOn = (inCart: readonly string[], offered: readonly OfferedCoupon[]): string[] =>
  offered.flatMap(({ code, isActive }) => (isActive && !isAmong(inCart, code) ? [code] : []));

const DAY = 24 * 60 * 60 * 1000;

/** Whole days until the last one, 0 on the last; null where there is no end. `to` itself no longer counts. */
export function daysLeft(to: Date | null, now: Date): number | null {
  if (to === null) return null;
  const noon = (date: IsoDate) => Date.parse(`${date}T12:00:00Z`);
  const last = inCopenhagen(new Date(to.getTime() - 1)).date;
  return (noon(last) - noon(inCopenhagen(now).date)) / DAY;
}
