// When items can be picked up in a shop.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { closedDays, USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import type { OpeningHours } from '#domain/delivery/opening-hours';
import { readyAt, wallClock } from '#domain/delivery/pickup';

const DAY = { from: '09:00', to: '17:00' };
const HOURS: OpeningHours = [DAY, DAY, DAY, DAY, DAY, null, null];

const ready = (now: string, hours = HOURS) => {
  const moment = new Date(now);
  const found = readyAt(inCopenhagen(moment), hours, closedDays(moment, USUAL_CALENDAR));
  return found && wallClock(found);
};

// spec: 9: Click and collect within 3 hours
//   at domain/delivery/pickup.ts
it.each([
  ['2026-11-19T09:15:00Z', '2026-11-19T13:15'], // 10:15 plus three hours
  ['2026-11-19T13:00:00Z', '2026-11-19T17:00'], // just before closing
  ['2026-11-19T13:01:00Z', '2026-11-20T09:01'], // one minute remains for the next morning
  ['2026-11-19T23:00:00Z', '2026-11-20T12:00'], // midnight
  ['2026-11-20T16:00:00Z', '2026-11-23T12:00'], // Friday at closing time: Monday
  ['2026-12-23T15:00:00Z', '2026-12-28T11:00'], // one hour before Christmas, two after it
  ['2026-12-31T10:00:00Z', '2027-01-04T12:00'], // New Year's Eve is closed
  ['2026-03-29T00:30:00Z', '2026-03-30T12:00'], // the night when clocks go forward
])('an order at %s is ready at %s', (now, expected) => expect(ready(now)).toBe(expected));

it.each([
  ['2026-11-19T12:59:00Z', '2026-11-19T16:59'], // just before four
  ['2026-11-20T16:30:00Z', '2026-11-21T13:30'], // half an hour after closing on Friday: Saturday
  ['2026-11-21T12:00:00Z', '2026-11-23T11:15'], // an hour and a quarter remains on Saturday
  ['2026-12-25T12:00:00Z', '2026-12-28T12:30'], // a Saturday that is a holiday is closed
])('with Saturday hours and an opening at half past, an order at %s is ready at %s', (now, expected) => {
  const half = { from: '09:30', to: '17:00' };
  expect(ready(now, [half, DAY, DAY, DAY, DAY, { from: '10:30', to: '14:15' }, null])).toBe(expected);
});

it('is searched for sixty days ahead and no further', () => {
  const holidays = Array.from({ length: 61 }, (_, days) => addDays('2026-11-16', days));
  const from = { date: '2026-11-16' as const, hour: 8, minute: 0 };
  const hours = [DAY, DAY, DAY, DAY, DAY, DAY, DAY];
  expect(readyAt(from, hours, holidays.slice(0, 60))).toEqual({ date: '2027-01-15', hour: 12, minute: 0 });
  expect(readyAt(from, hours, holidays)).toBeNull();
});

it('never has items ready in a shop that is never open', () =>
  expect(ready('2026-11-19T09:15:00Z', [null, null, null, null, null, null, null])).toBeNull());

it('is always within the opening hours, and never earlier for a later order', () => {
  const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 5000 }), (now, minutes) => {
      const one = ready(now.toISOString()) ?? '';
      const two = ready(new Date(now.getTime() + minutes * 60_000).toISOString()) ?? '';
      expect(two >= one).toBe(true);
      const clock = one.slice(11);
      expect(clock > '09:00' && clock <= '17:00').toBe(true);
    }),
    { seed: 7, numRuns: 400 },
  );
});
