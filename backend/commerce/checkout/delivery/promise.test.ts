// What a cart promises of its delivery: that it leaves today is said of goods on the shelf alone.
import { expect, test } from 'vitest';
import { USUAL_CALENDAR } from '#domain/delivery-calendar';
import { promiseOf } from './promise';
import type { ShippingScene } from './scene';

const MORNING = new Date('2026-11-23T09:00:00+01:00');
const promised = (goodsWorkdays: number | null, grams = 500) =>
  promiseOf({ goodsWorkdays, now: MORNING, calendar: USUAL_CALENDAR, load: { grams } } as ShippingScene);

test.each([
  [0, true, '2026-11-24'],
  [2, true, '2026-11-25'],
  [3, false, '2026-11-26'],
  [30, false, '2027-01-08'],
])('goods that take %d workdays', (workdays, sentToday, date) => {
  expect(promised(workdays)).toEqual({ sent_today: sentToday, date, cutoff: '14:00' });
});

test('nothing where no one knows, and nothing is carried', () => {
  expect(promised(null)).toBeNull();
  expect(promised(1, 0)).toBeNull();
});
