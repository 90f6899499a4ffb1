// When subscriptions deliver: month ends, weekends, holidays, routes, and after a downtime, checked against a simple oracle.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, danishHolidays, type IsoDate, weekdayOf } from '#domain/calendar/calendar';
import {
  type DeliveryPlace,
  type DeliverySlot,
  deliveryDay,
  firstSlot,
  movedSlot,
  plannedDate,
  type Rhythm,
  SUBSCRIPTION_INTERVALS,
  slotAfter,
} from './rhythm';

fc.configureGlobal({ seed: 20_261_123 });
const ANYWHERE: DeliveryPlace = { weekday: null, calendar: { closed: [], open: [] } };
const onRound = (weekday: number): DeliveryPlace => ({ ...ANYWHERE, weekday });

/** Consecutive deliveries, each determined on the day on which the previous one was ordered. */
function deliveries(rhythm: Rhythm, place: DeliveryPlace, count: number): DeliverySlot[] {
  const slots = [firstSlot(rhythm, place, addDays(rhythm.startsOn, -30))];
  for (let last = slots[0]; last && slots.length < count; last = slots.at(-1))
    slots.push(slotAfter(rhythm, last, place, last.orderOn));
  return slots;
}

// spec: 9: Subscription intervals
//   at domain/subscription/rhythm.ts
test.each([
  ['week', ['2026-11-02', '2026-11-09', '2026-11-16']],
  ['2weeks', ['2026-11-02', '2026-11-16', '2026-11-30']],
  ['3weeks', ['2026-11-02', '2026-11-23', '2026-12-14']],
  ['6weeks', ['2026-11-02', '2026-12-14', '2027-01-25']],
  ['month', ['2026-11-02', '2026-12-02', '2027-01-04']],
  ['2months', ['2026-11-02', '2027-01-04', '2027-03-02']],
  ['3months', ['2026-11-02', '2027-02-02', '2027-05-03']],
] as const)('every %s', (interval, days) => {
  const found = deliveries({ startsOn: '2026-11-02', interval }, ANYWHERE, 3);
  expect(found.map(({ deliveryOn }) => deliveryOn)).toEqual(days);
});

describe('a short month does not change later dates (D29)', () => {
  const planned = (startsOn: IsoDate, count: number) =>
    Array.from({ length: count }, (_, index) => plannedDate({ startsOn, interval: 'month' }, index));
  it('31 January, 28 February, 31 March', () =>
    expect(planned('2027-01-31', 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']));
  it('29 February in a leap year', () =>
    expect(planned('2028-01-30', 3)).toEqual(['2028-01-30', '2028-02-29', '2028-03-30']));
  it('and the turn of a year', () =>
    expect(planned('2026-12-31', 3)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28']));
});

describe('a delivery', () => {
  it('is on a Monday for a date on a weekend', () => expect(deliveryDay('2026-11-21', ANYWHERE)).toBe('2026-11-23'));
  it('is after the Christmas holidays', () => expect(deliveryDay('2026-12-24', ANYWHERE)).toBe('2026-12-28'));
  it('is after Easter, across the start of summer time', () => {
    expect(deliveryDay('2027-03-25', ANYWHERE)).toBe('2027-03-30');
    const { orderOn, noticeOn } = firstSlot({ startsOn: '2027-03-25', interval: 'week' }, ANYWHERE, '2027-03-01');
    expect([orderOn, noticeOn]).toEqual(['2027-03-23', '2027-03-18']);
  });
  it('is on the weekday of the route, or the next working day where that is closed', () => {
    expect(deliveryDay('2026-11-23', onRound(4))).toBe('2026-11-26');
    expect(deliveryDay('2026-12-21', onRound(4))).toBe('2026-12-28');
  });
  it('is not on a day that the shop has closed', () =>
    expect(deliveryDay('2026-11-23', { weekday: null, calendar: { closed: ['2026-11-23'], open: [] } })).toBe(
      '2026-11-24',
    ));
  it('is on a holiday on which the shop is open', () =>
    expect(deliveryDay('2026-12-31', { weekday: null, calendar: { closed: [], open: ['2026-12-31'] } })).toBe(
      '2026-12-31',
    ));
});

test('a promised delivery is moved when its day is no longer available', () => {
  const slot = { plannedOn: '2026-11-23', deliveryOn: '2026-11-26' };
  expect(movedSlot(slot, onRound(4))).toBeNull();
  expect(movedSlot(slot, ANYWHERE)).toBeNull();
  expect(movedSlot(slot, onRound(2))).toMatchObject({
    plannedOn: '2026-11-23',
    deliveryOn: '2026-12-01',
    orderOn: '2026-11-27',
  });
  expect(movedSlot(slot, { weekday: null, calendar: { closed: ['2026-11-26'], open: [] } })?.deliveryOn).toBe(
    '2026-11-27',
  );
});

describe('an order is placed two working days before the delivery, and announced three days before that', () => {
  it('across a weekend', () =>
    expect(firstSlot({ startsOn: '2026-11-30', interval: 'week' }, ANYWHERE, '2026-11-01')).toEqual({
      ...{ plannedOn: '2026-11-30', deliveryOn: '2026-11-30' },
      ...{ orderOn: '2026-11-26', noticeOn: '2026-11-23' },
    }));
  it('across the new year', () =>
    expect(firstSlot({ startsOn: '2027-01-04', interval: 'week' }, ANYWHERE, '2026-11-01')).toMatchObject({
      ...{ orderOn: '2026-12-29', noticeOn: '2026-12-22' },
    }));
  it('the first delivery is the earliest that an order of today can reach', () => {
    const first = firstSlot({ startsOn: '2026-11-24', interval: 'month' }, ANYWHERE, '2026-11-23');
    expect(first).toMatchObject({ plannedOn: '2026-11-24', deliveryOn: '2026-11-25', orderOn: '2026-11-23' });
    // The next one is a month after the requested day.
    expect(slotAfter({ startsOn: '2026-11-24', interval: 'month' }, first, ANYWHERE, '2026-11-23')).toMatchObject({
      ...{ plannedOn: '2026-12-24', deliveryOn: '2026-12-28' },
    });
  });
});

describe('after a downtime', () => {
  it('one late delivery replaces all missed ones', () => {
    const rhythm = { startsOn: '2026-11-02', interval: 'week' } as const;
    const missed = { plannedOn: '2026-11-09', deliveryOn: '2026-11-09' };
    // Seven weeks later: the next one is the first that still has to be ordered.
    expect(slotAfter(rhythm, missed, ANYWHERE, '2026-12-30')).toMatchObject({ plannedOn: '2027-01-11' });
  });
  it('a clock that is set back causes no duplicate delivery', () => {
    const rhythm = { startsOn: '2026-11-02', interval: 'week' } as const;
    const passed = { plannedOn: '2026-11-16', deliveryOn: '2026-11-16' };
    expect(slotAfter(rhythm, passed, ANYWHERE, '2026-10-01')).toMatchObject({ plannedOn: '2026-11-23' });
  });
  it('two planned dates that a long closure merges are one delivery', () => {
    const closed = Array.from({ length: 14 }, (_, day) => addDays('2026-11-09', day));
    const place = { weekday: null, calendar: { closed, open: [] } };
    const rhythm = { startsOn: '2026-11-09', interval: 'week' } as const;
    const first = firstSlot(rhythm, place, '2026-10-01');
    expect(first.deliveryOn).toBe('2026-11-23');
    expect(slotAfter(rhythm, first, place, '2026-10-01').deliveryOn).toBe('2026-11-30');
  });
});

/** The same by iterating over the calendar, day by day. */
function deliveriesByWalking({ startsOn, interval }: Rhythm, weekday: number | null, count: number): IsoDate[] {
  const [year = 0, month = 1, wished = 1] = startsOn.split('-').map(Number);
  const isClosed = (day: IsoDate) => weekdayOf(day) > 5 || danishHolidays(Number(day.slice(0, 4))).includes(day);
  const months = { month: 1, '2months': 2, '3months': 3 }[interval as 'month'] ?? 0;
  const weeks = { week: 1, '2weeks': 2, '3weeks': 3, '6weeks': 6 }[interval as 'week'] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    let day = startsOn;
    for (let week = 0; week < index * weeks; week += 1) day = addDays(day, 7);
    if (months > 0) {
      const at = year * 12 + (month - 1) + index * months;
      const name = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
      day = `${name}-01`;
      while (Number(day.slice(8)) < wished && addDays(day, 1).startsWith(name)) day = addDays(day, 1);
    }
    while (weekday !== null && weekdayOf(day) !== weekday) day = addDays(day, 1);
    while (isClosed(day)) day = addDays(day, 1);
    return day;
  });
}

// 100,000 were tested once; the suite tests a fifth of them.
const RUNS = Number(process.env.SUBSCRIPTION_RUNS ?? (process.env.ALL_FLOWS ? 20_000 : 4_000));

test('next dates are those of a simple walk through the calendar, and never drift (D29)', () => {
  const anyCase = fc.record({
    start: fc.integer({ min: 0, max: 365 * 12 }),
    interval: fc.constantFrom(...SUBSCRIPTION_INTERVALS),
    weekday: fc.option(fc.integer({ min: 1, max: 5 })),
  });
  fc.assert(
    fc.property(anyCase, ({ start, interval, weekday }) => {
      const rhythm = { startsOn: addDays('2024-01-01', start), interval };
      const found = deliveries(rhythm, { ...ANYWHERE, weekday }, 3);
      const days = found.map(({ deliveryOn }) => deliveryOn);
      // Only differences are passed to `expect`, which is slower than the rest.
      const walked = deliveriesByWalking(rhythm, weekday, 3);
      if (days.join() !== walked.join()) expect(days).toEqual(walked);
      const inTurn = found.flatMap(({ noticeOn, orderOn, deliveryOn }) => [noticeOn < orderOn, orderOn < deliveryOn]);
      if (inTurn.includes(false)) expect(found).toBe('told, then ordered, then delivered');
    }),
    { numRuns: RUNS },
  );
}, 120_000);
