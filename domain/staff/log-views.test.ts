// The address of the log is read and written alike; a day that is none is named and does not filter.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logFilter, logPath, logQuery } from './log-views';

const given = (address: string) => Object.fromEntries(new URL(address, 'http://shop').searchParams);
const EMPTY = { person: '', subject: '', since: '', until: '', after: '', before: '' };

it('ignores what no form sends', () => {
  expect(logQuery({ after: '-1', before: '1e3', other: 'x' })).toEqual({ query: EMPTY, faults: [] });
  expect(logQuery({ after: '0' }).query.after).toBe('');
  expect(logQuery({ after: '999999999999999', before: '1000000000000000' }).query).toMatchObject({
    after: '999999999999999',
    before: '',
  });
});

it('names a day that is none, and a last day before the first', () => {
  expect(logQuery({ since: '2026-02-30', until: 'i går' }).faults).toEqual([
    { field: 'since', code: 'DATE_INVALID' },
    { field: 'until', code: 'DATE_INVALID' },
  ]);
  expect(logQuery({ since: '2026-11-29', until: '2026-11-28' }).faults).toEqual([
    { field: 'until', code: 'ENDS_BEFORE' },
  ]);
  expect(logQuery({ since: '2026-11-29', until: '2026-11-29' }).faults).toEqual([]);
});

it('the last day is included, by the clock of the shop', () => {
  const { from, to } = logFilter({ ...EMPTY, since: '2026-11-29', until: '2026-11-29' });
  expect([from?.toISOString(), to?.toISOString()]).toEqual(['2026-11-28T23:00:00.000Z', '2026-11-29T23:00:00.000Z']);
  expect(logFilter({ ...EMPTY, since: 'x' }).from).toBe(null);
});

it('an address that is written is read back', () => {
  const words = fc.string({ maxLength: 100 }).map((text) => text.trim());
  fc.assert(
    fc.property(words, words, fc.integer({ min: 1, max: 1_000_000_000 }), (person, subject, entry) => {
      const query = { ...EMPTY, person, subject, after: String(entry) };
      expect(logQuery(given(logPath(query, { after: query.after }))).query).toEqual(query);
    }),
  );
});
