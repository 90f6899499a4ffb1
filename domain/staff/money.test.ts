// Months of the books on both sides of their limits, filters from addresses, and VAT of a month.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  documentsFilter,
  documentsQuery,
  isMonth,
  monthAfter,
  monthBefore,
  monthQuery,
  monthsToChoose,
  ratesTogether,
  spanOfMonth,
  staffDocumentsPath,
  staffMonthPath,
} from './money';

describe('months', () => {
  test.each(['2026-01', '2026-12', '2000-02'])('%s is one', (text) => expect(isMonth(text)).toBe(true));
  test.each(['2026-00', '2026-13', '2026-1', '26-01', '2026-01-01', '1999-12', '2100-01', ''])('%j is none', (text) =>
    expect(isMonth(text)).toBe(false),
  );

  test.each([
    ['2025-12', '2026-01', '2026-02'],
    ['2028-01', '2028-02', '2028-03'],
    ['2026-11', '2026-12', '2027-01'],
  ])('%s, %s, %s follow one another', (before, month, after) => {
    expect([monthBefore(month), monthAfter(month)]).toEqual([before, after]);
  });

  test('begin and end at midnight in Denmark, in summer time and in winter time', () => {
    expect(spanOfMonth('2026-03')).toEqual({
      from: new Date('2026-02-28T23:00:00Z'),
      to: new Date('2026-03-31T22:00:00Z'),
    });
    expect(spanOfMonth('2026-10')).toEqual({
      from: new Date('2026-09-30T22:00:00Z'),
      to: new Date('2026-10-31T23:00:00Z'),
    });
  });

  test('of two years can be chosen, the current one first', () => {
    const months = monthsToChoose('2026-11-30');
    expect([months.length, months[0], months[11], months[23]]).toEqual([24, '2026-11', '2025-12', '2024-12']);
  });

  test('without a choice the last complete one is shown', () => {
    expect(monthQuery({}, '2026-11-30')).toEqual({ month: '2026-10', store: '' });
    expect(monthQuery({ month: '2026-13', store: ' b2b ' }, '2026-01-01')).toEqual({ month: '2025-12', store: 'b2b' });
    expect(monthQuery({ month: '2026-11' }, '2026-11-30').month).toBe('2026-11');
  });
});

describe('filters of documents', () => {
  test('come from the address and go back to it', () => {
    const given = { month: '2026-11', kind: 'credit', store: 'b2b', q: 'Havnens', after: '12', before: 'x' };
    const { query, faults } = documentsQuery(given);
    expect([query, faults]).toEqual([{ ...given, after: 12, before: null }, []]);
    expect(staffDocumentsPath(query)).toBe('/staff/money/documents?month=2026-11&kind=credit&store=b2b&q=Havnens');
    expect(staffDocumentsPath(query, { after: 7 })).toContain('&after=7');
    expect(staffMonthPath()).toBe('/staff/money');
  });

  test('a text below three letters is a fault and filters nothing; other words that no link sends are ignored', () => {
    const { query, faults } = documentsQuery({ q: ' ab ', month: 'x', kind: 'bill', after: '0', before: '1e3' });
    expect(faults).toEqual([{ field: 'q', code: 'TEXT_TOO_SHORT' }]);
    expect(query).toEqual({ q: 'ab', month: '', kind: '', store: '', after: null, before: null });
    expect(documentsFilter(query)).toEqual({ kind: null, store: null, text: null, from: null, to: null });
    expect(documentsQuery({ q: 'abc' }).faults).toEqual([]);
    expect(documentsFilter(documentsQuery({ q: 'abc', month: '2026-11' }).query)).toMatchObject({
      ...{ text: 'abc', from: new Date('2026-10-31T23:00:00Z'), to: new Date('2026-11-30T23:00:00Z') },
    });
  });
});

test('VAT of a month is that of its invoices less that of its credit notes, of all rates', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const rate = fc.record({
    ...{ vatBp: fc.constantFrom(0, 2500), invoicedNetOere: amount, invoicedVatOere: amount },
    ...{ creditedNetOere: amount, creditedVatOere: amount },
  });
  fc.assert(
    fc.property(fc.array(rate), (rates) => {
      let [netOere, vatOere] = [0, 0];
      for (const one of rates) {
        netOere += one.invoicedNetOere - one.creditedNetOere;
        vatOere += one.invoicedVatOere - one.creditedVatOere;
      }
      expect(ratesTogether(rates)).toEqual({ netOere, vatOere });
    }),
  );
  expect(ratesTogether([])).toEqual({ netOere: 0, vatOere: 0 });
});
