// Which delivery days can be requested: cut-off, weekends, holidays, the turn of the year, clock changes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { danishHolidays, inCopenhagen, isWorkday, weekdayOf } from '#domain/calendar/calendar';
import { USUAL_CALENDAR as calendar, closedDays } from '#domain/delivery/delivery-calendar';
import {
  DELIVERY_CHANNELS,
  isOnSchedule,
  promisedDate,
  type ScheduleQuestion,
  scheduleOf,
  weekdayNumber,
} from '#domain/delivery/delivery-schedule';

const asked = (channel: ScheduleQuestion['channel'], now: string, more: Partial<ScheduleQuestion> = {}) =>
  scheduleOf({ channel, now: new Date(now), calendar, goodsWorkdays: 1, transitWorkdays: 1, weekday: 2, ...more });
const first = (...question: Parameters<typeof asked>) => promisedDate(asked(...question));

describe('day to day', () => {
  it.each([
    ['2026-11-19T12:59:00Z', '2026-11-20'], // Thursday 13:59
    ['2026-11-19T13:00:00Z', '2026-11-23'], // 14:00 itself is too late, followed by the weekend
    ['2026-11-19T23:30:00Z', '2026-11-23'], // half past midnight on Friday
    ['2026-12-23T12:59:00Z', '2026-12-28'], // over Christmas, which begins on the 24th
    ['2026-12-30T13:30:00Z', '2027-01-05'], // over the turn of the year
    ['2026-03-28T22:30:00Z', '2026-03-31'], // the night when clocks go forward: Sunday, dispatched on Monday
    ['2026-10-25T00:30:00Z', '2026-10-27'], // the night when clocks go back
  ])('an order at %s is delivered on %s', (now, date) => expect(first('day', now)).toBe(date));

  it('waits for items that are not in stock yet', () =>
    expect(first('day', '2026-11-16T08:00:00Z', { goodsWorkdays: 5 })).toBe('2026-11-23'));
  it('has no days where the time for the items is unknown', () =>
    expect(asked('day', '2026-11-16T08:00:00Z', { goodsWorkdays: null }).dates).toEqual([]));
});

describe('the range of days that can be requested', () => {
  it.each([
    ['day', 30],
    ['express', 10],
    ['interval', 20],
    ['route', 8],
    ['pallet', 30],
  ] as const)('%s: %i days', (channel, days) =>
    expect(asked(channel, '2026-11-16T08:00:00Z').dates).toHaveLength(days),
  );

  it('includes every working day', () =>
    expect(asked('day', '2026-11-19T08:00:00Z')).toMatchObject({
      dates: expect.arrayContaining(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']),
      closes: '2026-11-19',
    }));
  it('starts with the next working day, also without any lead time', () =>
    expect(first('day', '2026-11-19T08:00:00Z', { goodsWorkdays: 0, transitWorkdays: 0 })).toBe('2026-11-20'));
});

describe('the weekly route', () => {
  it('runs each week, from the first week in which the items are in stock', () => {
    expect(asked('route', '2026-11-16T08:00:00Z').dates.slice(0, 2)).toEqual(['2026-11-17', '2026-11-24']);
    expect(first('route', '2026-11-16T08:00:00Z', { goodsWorkdays: 5 })).toBe('2026-11-24');
  });
  it('is closed after the cut-off of the afternoon before, also for items in stock', () =>
    expect(first('route', '2026-11-16T13:00:00Z', { goodsWorkdays: 0 })).toBe('2026-11-24'));
  it('closes at 14:00 on the cut-off day', () => {
    expect(first('route', '2026-11-16T12:59:00Z')).toBe('2026-11-17');
    expect(asked('route', '2026-11-16T13:00:00Z')).toMatchObject({ closes: '2026-11-23' });
    expect(first('route', '2026-11-16T13:00:00Z')).toBe('2026-11-24');
  });
  it('is moved to the next working day for a holiday, and back to its own day the week after', () =>
    expect(asked('route', '2026-12-18T08:00:00Z', { weekday: 5 }).dates.slice(0, 3)).toEqual([
      '2026-12-28',
      '2027-01-04',
      '2027-01-08',
    ]));
  it('is only for customers with a weekday', () =>
    expect(asked('route', '2026-11-16T08:00:00Z', { weekday: null }).dates).toEqual([]));
});

describe('other channels', () => {
  it('express accepts only items in stock', () => {
    expect(first('express', '2026-11-16T08:00:00Z')).toBe('2026-11-17');
    expect(first('express', '2026-11-16T08:00:00Z', { goodsWorkdays: 2 })).toBeNull();
  });
  it('collected has the day of the other order, if the items can still join it', () => {
    expect(first('collected', '2026-11-16T08:00:00Z', { joined: '2026-11-19' })).toBe('2026-11-19');
    expect(first('collected', '2026-11-16T08:00:00Z', { joined: '2026-11-16' })).toBeNull();
    expect(asked('collected', '2026-11-16T08:00:00Z', { joined: null }).dates).toEqual([]);
    expect(first('collected', '2026-11-16T08:00:00Z', { joined: '2026-11-17' })).toBe('2026-11-17');
    expect(first('collected', '2026-11-16T08:00:00Z', { joined: '2026-11-16', goodsWorkdays: 0 })).toBeNull();
    expect(first('collected', '2026-11-16T08:00:00Z', { joined: '2026-11-19', goodsWorkdays: 5 })).toBeNull();
  });
  it('parcel shop and shop have no date to request', () =>
    expect([asked('point', '2026-11-16T08:00:00Z'), asked('shop', '2026-11-16T08:00:00Z')]).toEqual([
      { dates: [], closes: null },
      { dates: [], closes: null },
    ]));
});

describe('a requested date', () => {
  const schedule = asked('day', '2026-11-19T08:00:00Z');
  it.each([
    ['2026-11-20', true],
    ['2026-11-19', false], // today
    ['2026-11-18', false], // past
    ['2026-11-21', false], // Saturday
    ['2026-12-24', false], // treated like a holiday
    ['2027-06-01', false], // beyond the schedule
    ['20-11-2026', false],
    ['2026-11-20T00:00', false],
    ['i morgen', false],
  ])('%s: %s', (wished, expected) => expect(isOnSchedule(wished, schedule)).toBe(expected));
});

describe('every schedule', () => {
  const question = fc.record({
    channel: fc.constantFrom(...DELIVERY_CHANNELS),
    calendar: fc.constant(calendar),
    now: fc.date({ min: new Date('2025-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
    goodsWorkdays: fc.option(fc.integer({ min: 0, max: 90 })),
    transitWorkdays: fc.integer({ min: 0, max: 7 }),
    weekday: fc.option(fc.integer({ min: 1, max: 5 })),
    joined: fc.constantFrom(null, '2026-11-23', '2030-01-07'),
  });
  it('contains working days after today, each once and in order', () => {
    fc.assert(
      fc.property(question, (one) => {
        const { dates } = scheduleOf(one);
        const today = inCopenhagen(one.now).date;
        const holidays = closedDays(one.now, calendar);
        if (one.channel !== 'collected') expect(dates.every((date) => isWorkday(date, holidays))).toBe(true);
        expect(dates.every((date) => date > today)).toBe(true);
        expect(dates).toEqual([...new Set(dates)].sort());
      }),
      { seed: 5, numRuns: 500 },
    );
  });
  it('is never earlier for a later order', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 1, max: 72 * 60 }), (one, minutes) => {
        const later = { ...one, now: new Date(one.now.getTime() + minutes * 60_000) };
        const [now, then] = [promisedDate(scheduleOf(one)), promisedDate(scheduleOf(later))];
        if (now !== null && then !== null) expect(then >= now).toBe(true);
      }),
      { seed: 6, numRuns: 500 },
    );
  });
});

it('weekdays are recognised by their Danish names', () => {
  expect(['mandag', 'tirsdag', 'Fredag ', 'søndag', '', null].map(weekdayNumber)).toEqual([1, 2, 5, null, null, null]);
  expect(weekdayOf(danishHolidays(2026)[0] ?? '')).toBe(4);
});
