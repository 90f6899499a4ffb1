// The promise of an answer within 48 hours on working days, across weekends and Danish holidays.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, danishHolidays, isWorkday, weekdayOf } from '#domain/calendar/calendar';
import { answerBy, MOST_REQUESTED } from '#domain/catalogue/price-request';
import { USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';

test.each([
  ['a Monday', '2026-11-16T09:00:00Z', '2026-11-18'],
  ['late on a Monday in Copenhagen', '2026-11-16T22:59:00Z', '2026-11-18'],
  ['after midnight in Copenhagen', '2026-11-16T23:01:00Z', '2026-11-19'],
  ['a Thursday: the weekend does not count', '2026-11-19T14:00:00Z', '2026-11-23'],
  ['a Friday', '2026-11-20T08:00:00Z', '2026-11-24'],
  ['a Saturday: the clock starts on Monday', '2026-11-21T12:00:00Z', '2026-11-24'],
  ['the eve of Christmas Eve: over three holidays and a weekend', '2026-12-23T10:00:00Z', '2026-12-29'],
  ['New Year’s Eve: into the next year', '2026-12-31T10:00:00Z', '2027-01-05'],
  ['the day before Easter’s holidays', '2026-04-01T10:00:00Z', '2026-04-08'],
])('requested on %s', (_, at, date) => {
  expect(answerBy(new Date(at), USUAL_CALENDAR)).toBe(date);
});

test('excludes a day on which the shop is closed, and includes a holiday on which it is open', () => {
  const asked = new Date('2026-12-21T10:00:00Z');
  expect(answerBy(asked, USUAL_CALENDAR)).toBe('2026-12-23');
  expect(answerBy(asked, { ...USUAL_CALENDAR, closed: ['2026-12-22', '2026-12-23'] })).toBe('2026-12-29');
  expect(answerBy(asked, { ...USUAL_CALENDAR, closed: ['2026-12-22', '2026-12-23'], open: ['2026-12-24'] })).toBe(
    '2026-12-28',
  );
});

// spec: 1: Enquiries are answered within 48 hours on workdays
//   at domain/catalogue/price-request.ts
test('the answer is always on a working day, and a later request never gets it sooner', () => {
  const days = fc.integer({ min: 0, max: 365 * 8 });
  fc.assert(
    fc.property(days, (day) => {
      const date = addDays('2024-01-01', day);
      const at = (of: string) => new Date(`${of}T11:00:00Z`);
      const answer = answerBy(at(date), USUAL_CALENDAR);
      const holidays = danishHolidays(Number(answer.slice(0, 4)));
      return (
        isWorkday(answer, holidays) &&
        weekdayOf(answer) <= 5 &&
        answer > date &&
        answerBy(at(addDays(date, 1)), USUAL_CALENDAR) >= answer
      );
    }),
    { seed: 9, numRuns: 1000 },
  );
});

test('one request is for 999,999 pieces at most', () => expect(MOST_REQUESTED).toBe(999_999));
