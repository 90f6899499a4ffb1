// Retention periods of personal data (regulation (EU) 2016/679, article 5, 1 e). A new kind of data is a row here and a matching statement
// (backend/commerce/retention/retention.sql.ts). They run in this order: the most personal data is deleted first.
import type { IsoDate } from '#domain/calendar/calendar';

export const RETENTION_CODES = [
  'complaint-forms',
  'complaint-pictures',
  'gift-words',
  'return-contacts',
  'gift-shops',
  'old-carts',
  'compare-lists',
  'mails',
  'account-links',
  'sessions',
  'session-contexts',
  'spent-tokens',
  'punchout-visits',
  'purchase-order-files',
  'purchase-order-documents',
  'stock-alerts',
  'price-requests',
  'newsletter',
  'cookie-answers',
  'staff-logs',
  'missed-searches',
  'closed-accounts',
  'complaints',
  'orders',
] as const;
export type RetentionCode = (typeof RETENTION_CODES)[number];

export type Retention =
  /** Days after it was done with. */
  | { days: number }
  /** Whole years after the end of the year in which it was made: the law on bookkeeping, § 12. */
  | { years: number };

export const RETENTION: Readonly<Record<RetentionCode, Retention>> = {
  // Pictures of a complaint that was never sent.
  'complaint-forms': { days: 1 },
  // They show what people have at home: half a year after the complaint is closed.
  'complaint-pictures': { days: 180 },
  // Names and greetings for those who get a present or a gift card: three months after the order is done with.
  'gift-words': { days: 90 },
  // Contact given to the driver, after the goods are booked in: as long as enquiries about them are likely.
  'return-contacts': { days: 180 },
  // Who chose what, three months after the gifts were sent; drafts and declined offers as long.
  'gift-shops': { days: 90 },
  // Guests' carts live somewhat longer than their cookie; abandoned carts are retained as long again.
  'old-carts': { days: 120 },
  // Lists of guests, after the last change: as long as their carts stay open.
  'compare-lists': { days: 60 },
  // As long as enquiries about them are likely.
  mails: { days: 90 },
  'account-links': { days: 30 },
  sessions: { days: 60 },
  'session-contexts': { days: 0 },
  'spent-tokens': { days: 0 },
  'punchout-visits': { days: 60 },
  // Drawings and instructions, as long as the goods can be complained about.
  'purchase-order-files': { days: 730 },
  // Copies of what procurement systems were sent; the invoices themselves are stored elsewhere.
  'purchase-order-documents': { days: 730 },
  'stock-alerts': { days: 90 },
  'price-requests': { days: 730 },
  // What was agreed to is proof until two years after it was taken back.
  newsletter: { days: 730 },
  // Proof of what visitors answered, under a name that says nothing of them.
  'cookie-answers': { days: 1825 },
  // Who of the staff did what in a customer's name.
  'staff-logs': { days: 1825 },
  // Words without names: long enough to compare a quarter with the one before it.
  'missed-searches': { days: 190 },
  // Cards and the like that are retained as proof for a closed account.
  'closed-accounts': { days: 365 },
  // A rejected or settled claim expires three years later (forældelsesloven § 3).
  complaints: { days: 1095 },
  orders: { years: 5 },
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Data that were done with before that moment go. */
export function keptSince(code: RetentionCode, now: Date, today: IsoDate): Date {
  const rule = RETENTION[code];
  if ('days' in rule) return new Date(now.getTime() - rule.days * DAY_MS);
  // Made in 2020 and retained for five years: deleted on the first day of 2026.
  return new Date(`${Number(today.slice(0, 4)) - rule.years}-01-01T00:00:00+01:00`);
}
