// The days on which returns can be picked up: working days after the cut-off, excluding holidays and weekends, and correct on clock changes.
import { expect, it } from 'vitest';
import { PICKUP_DAYS_OFFERED, pickupDays } from '#domain/delivery/pickup-days';

it.each([
  ['a Monday before 14', '2026-11-23T12:59:59Z', '2026-11-24'],
  ['a Monday from 14 on', '2026-11-23T13:00:00Z', '2026-11-25'],
  ['a Friday morning', '2026-11-27T08:00:00Z', '2026-11-30'],
  ['a Friday afternoon', '2026-11-27T14:00:00Z', '2026-12-01'],
  ['a Saturday, whenever', '2026-11-28T20:00:00Z', '2026-12-01'],
  ['the day before Christmas Eve', '2026-12-23T10:00:00Z', '2026-12-28'],
  ['New Year’s Eve', '2026-12-31T10:00:00Z', '2027-01-05'],
  ['a minute before midnight, which is a day in Denmark', '2026-11-22T22:59:00Z', '2026-11-24'],
  ['a minute after it', '2026-11-22T23:01:00Z', '2026-11-24'],
  ['in summer, at 14 in Denmark', '2026-06-15T12:00:00Z', '2026-06-17'],
  ['in summer, before it', '2026-06-15T11:59:00Z', '2026-06-16'],
  ['before Easter', '2027-03-24T10:00:00Z', '2027-03-30'],
])('from %s', (_what, moment, first) => {
  const days = pickupDays(new Date(moment));
  expect(days[0]).toBe(first);
  expect([days.length, PICKUP_DAYS_OFFERED]).toEqual([10, 10]);
  expect([...new Set(days)].sort()).toEqual(days);
});
