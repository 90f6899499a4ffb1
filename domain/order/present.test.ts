// Presents: requested options, length of a greeting, possible delivery days, and what a line stores.
import { expect, test } from 'vitest';
import { danishHolidays } from '#domain/calendar/calendar';
import {
  dayOfPresents,
  LONGEST_GREETING,
  NO_WISH,
  presentDays,
  presentFrom,
  presentIn,
  problemWithPresent,
} from './present';

const closed = [...danishHolidays(2026), ...danishHolidays(2027)];
const calendar = { today: '2026-12-21', closed };

test('a greeting is one paragraph; a line without options is no present', () => {
  const typed = { ...NO_WISH, greeting: '  Glædelig\r\n jul ' };
  expect(presentFrom(typed)).toEqual({ ...NO_WISH, greeting: 'Glædelig jul' });
  expect(presentFrom({ ...NO_WISH, greeting: ' ', wrapped: true })).toEqual({ ...NO_WISH, wrapped: true });
  expect(presentFrom({ ...NO_WISH, deliverOn: '2026-12-22' })).toEqual({ ...NO_WISH, deliverOn: '2026-12-22' });
  expect(presentFrom({ ...NO_WISH, greeting: ' \n' })).toBeNull();
});

test('a greeting has a maximum length', () => {
  const wish = (letters: number) => ({ ...NO_WISH, greeting: 'x'.repeat(letters), wrapped: true });
  expect(problemWithPresent(wish(LONGEST_GREETING), calendar)).toBeNull();
  expect(problemWithPresent(wish(LONGEST_GREETING + 1), calendar)).toEqual({
    ok: false,
    code: 'TOO_LONG',
    field: 'greeting',
    params: { max: LONGEST_GREETING },
  });
});

test.each([
  ['2026-12-22', true],
  ['2026-12-21', false],
  ['2026-12-24', false],
  ['2026-12-27', false],
  ['2027-03-01', true],
  ['2027-03-02', false],
  ['juleaften', false],
])('requested for %s: %s', (deliverOn, isOffered) => {
  const problem = problemWithPresent({ ...NO_WISH, deliverOn }, calendar);
  expect(problem?.code ?? null).toBe(isOffered ? null : 'INVALID_DELIVERY_DATE');
  expect(problem?.field).toBe(isOffered ? undefined : 'deliverOn');
});

test('the days offered start after the first one, and each is valid', () => {
  const days = presentDays('2026-12-22', closed);
  expect(days.slice(0, 4)).toEqual(['2026-12-23', '2026-12-28', '2026-12-29', '2026-12-30']);
  expect(days).toHaveLength(30);
  for (const deliverOn of days) expect(problemWithPresent({ ...NO_WISH, deliverOn }, calendar)).toBeNull();
});

test('several presents of one order are delivered on the earliest of their days', () => {
  expect(dayOfPresents([null, { deliverOn: '2026-12-30' }, { deliverOn: null }, { deliverOn: '2026-12-23' }])).toBe(
    '2026-12-23',
  );
  expect(dayOfPresents([null, NO_WISH])).toBeNull();
});

test('a line returns the stored options, and defaults for invalid ones', () => {
  const wish = { greeting: 'Tak for i år', wrapped: true, deliverOn: '2026-12-22' };
  expect(presentIn(wish)).toEqual(wish);
  for (const other of [null, 'x', { wrapped: 'yes', greeting: 7, deliverOn: 3 }])
    expect(presentIn(other)).toEqual(NO_WISH);
});
