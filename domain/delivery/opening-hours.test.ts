// When a shop is open, and its state at each minute.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { closedDays, USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import { hoursOn, type OpeningWeek, openDays, openState } from '#domain/delivery/opening-hours';

const NINE = { from: '09:00', to: '17:00' };
const SHORT = { from: '10:00', to: '14:00' };
const WEEK: OpeningWeek = {
  hours: [NINE, NINE, NINE, NINE, NINE, SHORT, null],
  exceptions: [
    { date: '2026-12-23', hours: SHORT },
    { date: '2026-12-20', hours: NINE },
    { date: '2026-11-25', hours: null },
    { date: '2027-01-01', hours: SHORT },
  ],
};
const closed = closedDays(new Date('2026-11-20T12:00:00Z'), USUAL_CALENDAR);

// spec: 9: Opening hours are shown as 9-17
//   at domain/delivery/opening-hours.ts
it.each([
  ['2026-11-23', NINE], // a Monday
  ['2026-11-28', SHORT], // a Saturday
  ['2026-11-29', null], // a Sunday
  ['2026-11-25', null], // closed for the day
  ['2026-12-20', NINE], // a Sunday before Christmas
  ['2026-12-24', null], // a holiday on a Thursday
  ['2027-01-01', SHORT], // a holiday on which the shop is open
])('on %s it has the hours of the exception, else of the holiday, else of the week', (day, hours) =>
  expect(hoursOn(day, WEEK, closed)).toEqual(hours),
);

it('returns the kind of each day', () =>
  expect(openDays('2026-12-23', 4, WEEK, closed).map(({ date, kind }) => [date, kind])).toEqual([
    ['2026-12-23', 'exception'],
    ['2026-12-24', 'holiday'],
    ['2026-12-25', 'holiday'],
    ['2026-12-26', 'holiday'],
  ]));

describe('the state at a given minute', () => {
  const at = (moment: string) => {
    const now = inCopenhagen(new Date(moment));
    return openState(now, openDays(now.date, 14, WEEK, closed));
  };

  it.each([
    ['2026-11-23T07:59:00Z', { kind: 'opens', date: '2026-11-23', from: '09:00', isToday: true }],
    ['2026-11-23T08:00:00Z', { kind: 'open', until: '17:00' }],
    ['2026-11-23T15:59:00Z', { kind: 'open', until: '17:00' }],
    ['2026-11-23T16:00:00Z', { kind: 'opens', date: '2026-11-24', from: '09:00', isToday: false }],
    ['2026-11-24T20:00:00Z', { kind: 'opens', date: '2026-11-26', from: '09:00', isToday: false }],
    ['2026-12-24T09:00:00Z', { kind: 'opens', date: '2026-12-28', from: '09:00', isToday: false }],
    // 8:30 UTC is half past ten in summer.
    ['2026-07-04T08:30:00Z', { kind: 'open', until: '14:00' }],
  ])('at %s', (moment, state) => expect(at(moment)).toEqual(state));

  it('is closed where no day is known', () => {
    const now = { date: '2026-11-23', hour: 12, minute: 0 };
    expect(openState(now, [])).toEqual({ kind: 'shut' });
    expect(openState(now, [{ date: '2026-11-23', hours: null }])).toEqual({ kind: 'shut' });
  });

  it('is open exactly within the hours of its day', () => {
    const minute = fc.integer({ min: 0, max: 14 * 24 * 60 - 1 });
    fc.assert(
      fc.property(minute, (later) => {
        const date = addDays('2026-12-14', Math.floor(later / 1440));
        const [hour, left] = [Math.floor((later % 1440) / 60), later % 60];
        const hours = hoursOn(date, WEEK, closed);
        const clock = `${String(hour).padStart(2, '0')}:${String(left).padStart(2, '0')}`;
        const isOpen = hours !== null && hours.from <= clock && clock < hours.to;
        const state = openState({ date, hour, minute: left }, openDays(date, 14, WEEK, closed));
        expect(state.kind === 'open').toBe(isOpen);
        if (state.kind === 'opens') expect(`${state.date}T${state.from}` > `${date}T${clock}`).toBe(true);
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});
