// What is promised on a product page: a day by the store's calendar, and nothing where nothing is there.
import { expect, test } from 'vitest';
import { promiseOf } from './buying-facts.map';
import type { WireTile } from './card.map';

const NOW = new Date('2026-11-19T11:00:00+01:00');
const BY_DAY = { delivery_way: 'day/1/' };
const goods = (more: object = {}) =>
  ({
    ...{ __typename: 'SimpleProduct', stock_status: 'IN_STOCK', days_to_delivery: { label: '', days: 1 } },
    ...more,
  }) as WireTile;

test('a day by the calendar of the store, with its cut-off', () => {
  const early = { cutoff: '10:30', closed: ['2026-11-23'], open: [] };
  const late = { ...early, cutoff: '12:00' };
  expect(promiseOf(goods(), BY_DAY, NOW, early)).toEqual({ sentToday: false, delivery: '2026-11-24', cutoff: '10:30' });
  expect(promiseOf(goods(), BY_DAY, NOW, late)).toEqual({ sentToday: true, delivery: '2026-11-20', cutoff: '12:00' });
});

test.each([
  ['sold out', { stock_status: 'OUT_OF_STOCK' }],
  ['brought home first', { days_to_delivery: { label: '', days: 3 } }],
  ['sent by mail', { type_id: 'giftcard' }],
])('nothing for what is %s', (_what, more) => {
  expect(promiseOf(goods(more), BY_DAY, NOW, { cutoff: '14:00', closed: [], open: [] })).toBeNull();
});

test('the day of the way that takes it, and none where no way does', () => {
  const calendar = { cutoff: '14:00', closed: [], open: [] };
  const pallet = { delivery_way: 'pallet/3/10:00' };
  expect(promiseOf(goods(), pallet, NOW, calendar)).toEqual({
    ...{ sentToday: false, delivery: '2026-11-25', cutoff: '10:00' },
  });
  expect(promiseOf(goods(), { delivery_way: null }, NOW, calendar)).toBeNull();
});
