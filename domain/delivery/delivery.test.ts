// The promised delivery before and after 14:00.
import { describe, expect, it } from 'vitest';
import { dayToDayPromise, weeklyRound } from '#domain/delivery/delivery';
import { closedDays, isPublicHoliday, USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';

const at = (moment: string) => new Date(`${moment}+01:00`);

describe('day to day delivery', () => {
  it.each([
    // spec: 9: Day to day delivery: order before 14:00
    //   at domain/delivery/delivery.ts
    ['before 14:00 it leaves today', '2026-11-19T13:59', true, '2026-11-19', '2026-11-20', 1],
    ['at 14:00 it leaves tomorrow', '2026-11-19T14:00', false, '2026-11-20', '2026-11-23', null],
    ['early in the morning there are hours left', '2026-11-19T08:30', true, '2026-11-19', '2026-11-20', 330],
    ['on a Friday afternoon it leaves on Monday', '2026-11-20T15:00', false, '2026-11-23', '2026-11-24', null],
    ['on a Saturday it leaves on Monday', '2026-11-21T09:00', false, '2026-11-23', '2026-11-24', null],
    ['before Christmas it waits for the carriers', '2026-12-23T15:00', false, '2026-12-28', '2026-12-29', null],
  ])('%s', (_sentence, now, sentToday, dispatch, delivery, minutesLeft) => {
    expect(dayToDayPromise(at(now), USUAL_CALENDAR)).toEqual({ sentToday, dispatch, delivery, minutesLeft });
  });

  it('takes longer with a slower carrier', () => {
    expect(dayToDayPromise(at('2026-11-19T10:00'), USUAL_CALENDAR, 3).delivery).toBe('2026-11-24');
  });
});

describe('the weekly route', () => {
  it.each([
    // spec: 9: Weekly delivery: order before 14:00 on the cutoff day
    //   at domain/delivery/delivery.ts
    ['closes at 14:00 on the workday before', '2026-11-18T13:59', 4, '2026-11-18', '2026-11-19'],
    ['is next week after that', '2026-11-18T14:00', 4, '2026-11-25', '2026-11-26'],
    ['of Monday closes on Friday', '2026-11-20T10:00', 1, '2026-11-20', '2026-11-23'],
    ['on the day itself is too late', '2026-11-19T08:00', 4, '2026-11-25', '2026-11-26'],
    ['of the day after a holiday closes before the holiday', '2026-05-12T10:00', 5, '2026-05-13', '2026-05-15'],
    ['on a holiday drives on the next workday', '2026-12-21T10:00', 4, '2026-12-23', '2026-12-28'],
  ])('%s', (_sentence, now, weekday, cutoff, delivery) => {
    expect(weeklyRound(at(now), weekday, USUAL_CALENDAR)).toMatchObject({ cutoff, delivery });
  });
  it.each([0, 6, 7, 1.5])('is refused for weekday %s', (weekday) => {
    expect(() => weeklyRound(at('2026-11-19T08:00'), weekday, USUAL_CALENDAR)).toThrow(RangeError);
  });
});

describe("a shop's own calendar", () => {
  const own = { cutoff: '12:30', closed: ['2026-11-23'], open: ['2026-12-24'] };
  it.each([
    ['a minute before its cut-off it leaves today', '2026-11-19T12:29', '2026-11-19', '2026-11-20', 1],
    ['at its cut-off it leaves on the next workday', '2026-11-19T12:30', '2026-11-20', '2026-11-24', null],
    ['nothing leaves on a day that it names', '2026-11-23T08:00', '2026-11-24', '2026-11-25', null],
    ['it leaves on a public holiday that it names', '2026-12-24T12:00', '2026-12-24', '2026-12-28', 30],
  ])('%s', (_sentence, now, dispatch, delivery, minutesLeft) => {
    expect(dayToDayPromise(at(now), own)).toMatchObject({ dispatch, delivery, minutesLeft });
  });
  it.each([
    ['closes at its cut-off', '2026-11-18T12:30', 4, '2026-11-25'],
    ['before a closed day it closes one earlier', '2026-11-20T12:29', 2, '2026-11-20'],
  ])('the weekly route %s', (_sentence, now, weekday, cutoff) => {
    expect(weeklyRound(at(now), weekday, own).cutoff).toBe(cutoff);
  });
  it('includes the public holidays of both years that a schedule may cover', () => {
    const closed = closedDays(at('2026-11-19T08:00'), own);
    expect(closed).toEqual(expect.arrayContaining(['2026-12-25', '2027-01-01', '2026-11-23']));
    expect(closed).not.toContain('2026-12-24');
    expect(['2026-12-25', '2026-11-23'].map(isPublicHoliday)).toEqual([true, false]);
  });
});
