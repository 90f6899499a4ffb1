// How long each kind of data is retained, on both sides of the limit.
import { expect, it } from 'vitest';
import { keptSince, RETENTION, RETENTION_CODES } from './retention';

const now = new Date('2026-11-23T12:00:00Z');

it('data with a limit in days is deleted that many days later', () => {
  expect(keptSince('mails', now, '2026-11-23')).toEqual(new Date('2026-08-25T12:00:00Z'));
  expect(keptSince('spent-tokens', now, '2026-11-23')).toEqual(now);
});

it.each([
  ['the last moment of a year', '2026-12-31', '2020-12-31T22:59:59Z', '2020-12-31T23:00:00Z'],
  ['the first moment of the next', '2027-01-01', '2021-12-31T22:59:59Z', '2021-12-31T23:00:00Z'],
])('orders are retained for five full years after their own: at %s', (_what, today, gone, stays) => {
  const before = keptSince('orders', now, today);
  expect([new Date(gone) < before, new Date(stays) < before]).toEqual([true, false]);
});

it('each kind has its retention period', () => {
  expect(RETENTION).toEqual({
    ...{ 'complaint-forms': { days: 1 }, 'complaint-pictures': { days: 180 }, 'gift-words': { days: 90 } },
    ...{ 'return-contacts': { days: 180 }, 'old-carts': { days: 120 }, mails: { days: 90 } },
    ...{ 'account-links': { days: 30 }, sessions: { days: 60 }, 'session-contexts': { days: 0 } },
    ...{
      'spent-tokens': { days: 0 },
      'punchout-visits': { days: 60 },
      'purchase-order-files': { days: 730 },
      'purchase-order-documents': { days: 730 },
      'stock-alerts': { days: 90 },
    },
    ...{ 'price-requests': { days: 730 }, newsletter: { days: 730 }, 'cookie-answers': { days: 1825 } },
    ...{
      'staff-logs': { days: 1825 },
      'missed-searches': { days: 190 },
      'closed-accounts': { days: 365 },
      complaints: { days: 1095 },
    },
    ...{ 'gift-shops': { days: 90 }, 'compare-lists': { days: 60 } },
    orders: { years: 5 },
  });
});

it('a complaint is retained longer than its pictures, and both longer than its form', () => {
  const days = (['complaint-forms', 'complaint-pictures', 'complaints'] as const).map((code) => RETENTION[code]);
  expect(days).toEqual([{ days: 1 }, { days: 180 }, { days: 3 * 365 }]);
});

it('each kind has a row, and data about others than the customer is deleted first', () => {
  expect(Object.keys(RETENTION).sort()).toEqual([...RETENTION_CODES].sort());
  expect(RETENTION_CODES.slice(0, 3)).toEqual(['complaint-forms', 'complaint-pictures', 'gift-words']);
});
