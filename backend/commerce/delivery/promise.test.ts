// The promised delivery of a cart: never by a method that the checkout refuses, and dispatch today for items in stock only.
import { expect, test } from 'vitest';
import type { PricedCart } from '#backend/commerce/checkout/price-cart';
import { USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import type { Schedule } from '#domain/delivery/delivery-schedule';
import { promiseOf } from './promise';

const MORNING = new Date('2026-11-23T09:00:00+01:00');
const PLAIN = { channel: 'day', cutoff: null, deliveryDays: 1, minGrams: null, maxGrams: null, maxLongestMm: null };
const PARCEL = { ...PLAIN, unitGrams: null, maxGrams: 150_000, maxLongestMm: 2400 };
const CARRY_IN = { ...PLAIN, unitGrams: null, deliveryDays: 5, minGrams: 15_000, maxGrams: 500_000 };
const PALLET = { ...PLAIN, unitGrams: 600_000, channel: 'pallet', cutoff: '10:00', deliveryDays: 3, minGrams: 100_000 };

interface PromiseCase {
  goodsWorkdays?: number | null;
  grams?: number;
  ways?: readonly object[];
  chosen?: { method: object; schedule: Schedule } | null;
  deliveryDate?: string | null;
}
const promised = ({
  goodsWorkdays = 1,
  grams = 500,
  ways = [PARCEL],
  chosen = null,
  deliveryDate = null,
}: PromiseCase) =>
  promiseOf({
    ways,
    chosen,
    wish: deliveryDate === null ? null : { deliveryDate },
    scene: { goodsWorkdays, now: MORNING, calendar: USUAL_CALENDAR, load: { grams, longestMm: 0 } },
  } as Partial<PricedCart> as PricedCart);

test.each([
  [0, true, '2026-11-24'],
  [2, true, '2026-11-25'],
  [3, false, '2026-11-26'],
  [30, false, '2027-01-08'],
])('items that take %d working days', (goodsWorkdays, sentToday, date) => {
  expect(promised({ goodsWorkdays })).toEqual({ sent_today: sentToday, date, cutoff: '14:00' });
});

test('is null where the time is unknown, the cart is empty, or no method accepts it', () => {
  expect(promised({ goodsWorkdays: null })).toBeNull();
  expect(promised({ grams: 0 })).toBeNull();
  expect(promised({ grams: 150_001 })).toBeNull();
  expect(promised({ ways: [] })).toBeNull();
});

test('is by the usual method up to its limit, and above it by the fastest one', () => {
  const ways = [PARCEL, CARRY_IN, PALLET];
  expect(promised({ ways, grams: 150_000 })).toEqual({ sent_today: true, date: '2026-11-24', cutoff: '14:00' });
  expect(promised({ ways, grams: 150_001 })).toEqual({ sent_today: true, date: '2026-11-26', cutoff: '10:00' });
  expect(promised({ ways: [PARCEL, CARRY_IN], grams: 150_001 })?.date).toBe('2026-11-30');
});

test('is the day of the selected method, or the requested day', () => {
  const chosen = { method: PALLET, schedule: { dates: ['2026-11-26', '2026-11-27'], closes: '2026-11-23' } };
  expect(promised({ chosen })).toEqual({ sent_today: true, date: '2026-11-26', cutoff: '10:00' });
  expect(promised({ chosen, deliveryDate: '2026-11-27' })).toMatchObject({ sent_today: false, date: '2026-11-27' });
  // A date in the past.
  expect(promised({ chosen, deliveryDate: '2026-11-20' })?.date).toBe('2026-11-26');
  const parcelShop = { method: PLAIN, schedule: { dates: [], closes: null } };
  expect(promised({ chosen: parcelShop })).toBeNull();
});
