// Danish dates, times and holidays.
import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addWorkdays,
  danishHolidays,
  inCopenhagen,
  isIsoDate,
  isWorkday,
  startOfDay,
  weekdayOf,
  workdayFrom,
} from '#domain/calendar/calendar';

describe('the clock in Copenhagen', () => {
  it.each([
    ['2026-11-20T12:59:00Z', '2026-11-20', 13, 59],
    ['2026-07-01T12:00:00Z', '2026-07-01', 14, 0],
    ['2026-11-20T23:30:00Z', '2026-11-21', 0, 30],
    ['2026-03-29T01:30:00Z', '2026-03-29', 3, 30],
    ['2026-12-31T23:00:00Z', '2027-01-01', 0, 0],
  ])('at %s is %s %i:%i', (moment, date, hour, minute) => {
    expect(inCopenhagen(new Date(moment))).toEqual({ date, hour, minute });
  });
});

describe('days', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2024-02-29', true],
    ['2026-13-01', false],
    ['26-1-1', false],
    ['', false],
    ['2026-01-01T00:00', false],
    // A month of the year 10000, in ISO 8601 notation.
    ['+010000-01', false],
  ])('%j is a date: %s', (text, expected) => expect(isIsoDate(text)).toBe(expected));

  it('are added across the end of a month, a year and the start of summer time', () => {
    expect([addDays('2026-12-31', 1), addDays('2026-03-28', 2), addDays('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2026-03-30',
      '2026-02-28',
    ]);
  });

  it('are exact for large numbers of days', () => {
    expect([addDays('2026-01-01', 1000), addDays('2028-09-27', -1000)]).toEqual(['2028-09-27', '2026-01-01']);
  });

  it('start the week on Monday', () => expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([1, 7]));

  it('skip weekends and holidays', () => {
    const holidays = danishHolidays(2026);
    expect(isWorkday('2026-12-24', holidays)).toBe(false);
    expect(workdayFrom('2026-12-24', holidays)).toBe('2026-12-28');
    expect(addWorkdays('2026-11-20', 1, holidays)).toBe('2026-11-23');
    expect(addWorkdays('2026-11-20', 0, holidays)).toBe('2026-11-20');
  });
});

describe('Danish holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    // The earliest and the latest possible date, years a week before the astronomical date, and other centuries.
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [1981, '1981-04-19'],
    [2049, '2049-04-18'],
    [1706, '1706-04-04'],
    [1707, '1707-04-24'],
    [1786, '1786-04-16'],
    [1900, '1900-04-15'],
    [2106, '2106-04-18'],
    [3165, '3165-04-18'],
  ])('%i has Easter on %s', (year, easter) => {
    const holidays = danishHolidays(year);
    expect(holidays).toContain(easter);
    expect(holidays).toEqual(expect.arrayContaining([addDays(easter, -2), addDays(easter, 39), addDays(easter, 50)]));
    expect(new Set(holidays).size).toBe(holidays.length);
  });
  // An independent table: public holidays and the three other days on which carriers do not deliver.
  it('match an independent list of holidays, from 2024 to 2060', () => {
    const danish = new Holidays('DK');
    for (let year = 2024; year <= 2060; year += 1) {
      const listed = danish.getHolidays(year).filter(({ type }) => type === 'public' || type === 'bank');
      const days = new Set([
        ...listed.map(({ date }) => date.slice(0, 10)),
        `${year}-06-05`,
        `${year}-12-24`,
        `${year}-12-31`,
      ]);
      expect(danishHolidays(year).sort()).toEqual([...days].sort());
    }
  });
  it('are thirteen days in 2026', () => {
    expect(danishHolidays(2026).sort()).toEqual([
      '2026-01-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-05',
      '2026-04-06',
      '2026-05-14',
      '2026-05-24',
      '2026-05-25',
      '2026-06-05',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2026-12-31',
    ]);
  });
  it('do not include Store Bededag', () => expect(danishHolidays(2026)).not.toContain(addDays('2026-04-05', 26)));
});

it.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  // Days with a clock change begin before that change.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
])('%s begins in Denmark at %s', (date, begins) => expect(startOfDay(date).toISOString()).toBe(begins));
