// When a row is in force.
import { describe, expect, it } from 'vitest';
import { isInForce, lastDayBefore, periodOfDays } from '#domain/calendar/period';

const day = (date: string) => new Date(`${date}T00:00:00Z`);

describe('a period', () => {
  it.each([
    ['open at both ends', null, null, true],
    ['begins at its first moment', '2026-11-20', null, true],
    ['is over at its last', null, '2026-11-20', false],
    ['has not begun', '2026-11-21', null, false],
    ['holds between', '2026-11-01', '2026-12-01', true],
  ])('%s', (_sentence, from, to, expected) => {
    expect(isInForce({ from: from ? day(from) : null, to: to ? day(to) : null }, day('2026-11-20'))).toBe(expected);
  });
});

it.each([
  ['2026-12-24T23:00:00Z', '2026-12-24'],
  ['2026-12-24T23:00:00.001Z', '2026-12-25'],
  ['2026-12-24T12:00:00Z', '2026-12-24'],
  ['2026-06-30T22:00:00Z', '2026-06-30'],
])('a period that ends at %s includes %s as its last day', (end, day) =>
  expect(lastDayBefore(new Date(end))).toBe(day),
);

it.each([
  ['2026-12-31', '2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-26', '2026-10-24T22:00:00.000Z', '2026-10-26T23:00:00.000Z'],
  [null, '2026-06-30', null, '2026-06-30T22:00:00.000Z'],
  ['2026-06-30', undefined, '2026-06-29T22:00:00.000Z', null],
])('the days %s to %s are from %s until %s', (first, last, from, to) => {
  const period = periodOfDays(first, last);
  expect([period.from?.toISOString() ?? null, period.to?.toISOString() ?? null]).toEqual([from, to]);
  if (last && period.to) expect(lastDayBefore(period.to)).toBe(last);
});
