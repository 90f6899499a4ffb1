// Open items: ages on both sides of their limits, filters from addresses, and what may be registered of an invoice.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/calendar';
import {
  ageOf,
  checkPayment,
  dueDaysOf,
  OPEN_AGES,
  openFilter,
  openOereOf,
  openQuery,
  staffOpenFilePath,
  staffOpenInvoicePath,
  staffOpenPath,
} from './open-items';

const TODAY = '2026-11-30';

describe('the age of an invoice', () => {
  test.each([
    [1, 'current'],
    [0, 'current'],
    [-1, 'days30'],
    [-30, 'days30'],
    [-31, 'days60'],
    [-60, 'days60'],
    [-61, 'days90'],
    [-90, 'days90'],
    [-91, 'older'],
    [-900, 'older'],
  ])('that is due in %i days is %s', (days, age) => expect(ageOf(addDays(TODAY, days), TODAY)).toBe(age));

  test('is the one whose due days it is in, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (days) => {
        const due = addDays(TODAY, days);
        const within = OPEN_AGES.filter((age) => {
          const { from, to } = dueDaysOf(age, TODAY);
          return (from === null || due >= from) && (to === null || due <= to);
        });
        expect(within).toEqual([ageOf(due, TODAY)]);
      }),
    );
  });
});

describe('filters of open items', () => {
  test('come from the address and go back to it', () => {
    const { query, faults } = openQuery({ age: 'days30', company: '7', q: 'Havnens', after: '12' });
    expect([query, faults]).toEqual([{ age: 'days30', company: 7, q: 'Havnens', after: 12 }, []]);
    expect(staffOpenPath(query)).toBe('/staff/money/open?age=days30&company=7&q=Havnens');
    expect(staffOpenPath(query, { after: 13 })).toContain('&after=13');
    expect(staffOpenFilePath(query)).toBe('/staff/money/open.csv?age=days30&company=7&q=Havnens');
    expect(staffOpenInvoicePath('7 1', { done: 'paid' })).toBe('/staff/money/open/7%201?done=paid');
    expect(openFilter(query, TODAY)).toEqual({
      ...{ dueFrom: '2026-10-31', dueTo: '2026-11-29', company: 7, text: 'Havnens' },
    });
  });

  test('that no link sends are ignored, and a text that is too short is a fault', () => {
    const { query, faults } = openQuery({ age: 'old', company: '-1', q: 'ab', after: 'x' });
    expect([query, faults]).toEqual([
      { age: '', company: null, q: 'ab', after: null },
      [{ field: 'q', code: 'TEXT_TOO_SHORT' }],
    ]);
    expect(openFilter(query, TODAY)).toEqual({ dueFrom: null, dueTo: null, company: null, text: null });
  });
});

describe('a payment', () => {
  const check = (amountOere: number, paidOn = TODAY, openOere = 1_000) =>
    checkPayment({ amountOere, paidOn }, openOere, TODAY);

  test('is at most what is open, up to today', () => {
    for (const done of [check(1), check(1_000), check(1_000, '2026-01-01'), check(500, TODAY, -500)])
      expect(done).toEqual({ ok: true });
    for (const [done, code, field] of [
      [check(0), 'AMOUNT_INVALID', 'amount'],
      [check(-5), 'AMOUNT_INVALID', 'amount'],
      [check(0.5), 'AMOUNT_INVALID', 'amount'],
      [check(1_001), 'AMOUNT_ABOVE_OPEN', 'amount'],
      [check(501, TODAY, -500), 'AMOUNT_ABOVE_OPEN', 'amount'],
      [check(1, '2026-11-31'), 'PAID_DAY_INVALID', 'paidOn'],
      [check(1, '2026-12-01'), 'PAID_DAY_IN_FUTURE', 'paidOn'],
    ] as const)
      expect(done).toMatchObject({ ok: false, code, field });
  });
});

test('a company owes the sum of its ages', () => {
  const sums = { currentOere: 1, days30Oere: 20, days60Oere: 300, days90Oere: 4_000, olderOere: 50_000 };
  expect(openOereOf(sums)).toBe(54_321);
});
