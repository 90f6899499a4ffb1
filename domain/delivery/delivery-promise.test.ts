// Which delivery way is promised for a load, and until when a promised day can be met.
import { describe, expect, it } from 'vitest';
import { USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import {
  lastDayFor,
  type PromisingWay,
  promiseBy,
  promisedWay,
  readWay,
  scheduledPromise,
  writtenWay,
} from '#domain/delivery/delivery-promise';

const way = (more: Partial<PromisingWay> = {}): PromisingWay => ({
  ...{ channel: 'day', cutoff: null, deliveryDays: 1, minGrams: null },
  ...{ maxGrams: null, maxLongestMm: null, unitGrams: null },
  ...more,
});
const parcel = way({ maxGrams: 35_000, maxLongestMm: 2000 });
const freight = way({ deliveryDays: 5, minGrams: 15_000 });
const pallet = way({ channel: 'pallet', deliveryDays: 3, unitGrams: 600_000 });

describe('the promised way', () => {
  it.each([
    [35_000, 2000, parcel],
    [35_001, 2000, pallet],
    [500, 2001, pallet],
  ])('of %d g and %d mm', (grams, longestMm, expected) =>
    expect(promisedWay([freight, pallet, parcel], { grams, longestMm })).toBe(expected),
  );

  it('is none that requires a choice, and none where no way accepts the load', () => {
    const others = (['express', 'interval', 'route', 'collected', 'point', 'shop'] as const).map((channel) =>
      way({ channel }),
    );
    expect(promisedWay(others, { grams: 1, longestMm: 0 })).toBeNull();
    expect(promisedWay([parcel], { grams: 35_001, longestMm: 0 })).toBeNull();
  });
});

it.each([way(), way({ channel: 'pallet', cutoff: '09:30', deliveryDays: 12 })])(
  'a way is read back as written',
  (one) => {
    const { channel, cutoff, deliveryDays } = one;
    expect(readWay(writtenWay(one))).toEqual({ channel, cutoff, deliveryDays });
  },
);
it.each(['', 'day', 'day/1', 'dove/1/', 'day/x/', 'day/1/14', 'day/1/14:00/'])('%j is not a way', (written) =>
  expect(readWay(written)).toBeNull(),
);

describe('the promise', () => {
  const at = (clock: string, goodsWorkdays: number | null = 1) =>
    ({ now: new Date(`2026-11-20T${clock}:00+01:00`), calendar: USUAL_CALENDAR, goodsWorkdays }) as const;
  it('ends at the cut-off of the way', () => {
    const early = { ...parcel, cutoff: '10:00' };
    expect(promiseBy(early, at('09:59'))).toEqual({ sentToday: true, delivery: '2026-11-23', cutoff: '10:00' });
    expect(promiseBy(early, at('10:00'))).toEqual({ sentToday: false, delivery: '2026-11-24', cutoff: '10:00' });
  });
  it('uses the slower of way and items', () => {
    expect(promiseBy(pallet, at('09:00', 1))?.delivery).toBe('2026-11-25');
    expect(promiseBy(parcel, at('09:00', 4))?.delivery).toBe('2026-11-26');
    expect(promiseBy(parcel, at('09:00', null))).toBeNull();
  });
  it('is null for a schedule without days', () =>
    expect(scheduledPromise({ dates: [], closes: null }, at('09:00'), '2026-11-23')).toBeNull());
});

describe('the last day for an approval', () => {
  it.each([
    ['2026-11-24', 1, '2026-11-23'],
    ['2026-11-23', 1, '2026-11-20'],
    ['2026-11-25', 3, '2026-11-20'],
    // Over Christmas: 24, 25 and 26 December are not working days.
    ['2026-12-28', 1, '2026-12-23'],
  ])('%s with %d in transit is %s', (day, workdays, last) =>
    expect(lastDayFor(day, workdays, new Date('2026-11-20T09:00:00+01:00'), USUAL_CALENDAR)).toBe(last),
  );
});
