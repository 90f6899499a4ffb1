// The promised delivery of a product: a day by the store's calendar and the delivery way, and none where there is no stock.
import { describe, expect, it, test } from 'vitest';
import type { ShopRules } from '~/models/caller';
import type { WireTile } from './card.map';
import { promiseOf, stockViewOf } from './stock.map';

const NOW = new Date('2026-11-19T11:00:00+01:00');
const goods = (more: object = {}) =>
  ({
    ...{ __typename: 'SimpleProduct', stock_status: 'IN_STOCK', delivery_way: 'day/1/' },
    ...{ days_to_delivery: { label: 'På lager: 1–2 hverdage', days: 1 }, ...more },
  }) as WireTile;
const PALLET = { delivery_way: 'pallet/3/10:00' };

test('promises a day by the calendar of the store, with its cut-off', () => {
  const early = { cutoff: '10:30', closed: ['2026-11-23'], open: [] };
  const late = { ...early, cutoff: '12:00' };
  const promised = (calendar: ShopRules['calendar']) => promiseOf(goods(), NOW, { calendar });
  expect(promised(early)).toEqual({ sentToday: false, delivery: '2026-11-24', cutoff: '10:30' });
  expect(promised(late)).toEqual({ sentToday: true, delivery: '2026-11-20', cutoff: '12:00' });
});

test.each([
  ['sold out', { stock_status: 'OUT_OF_STOCK' }],
  ['brought home first', { days_to_delivery: { label: '', days: 3 } }],
  ['sent by mail', { type_id: 'giftcard' }],
])('promises nothing for what is %s', (_what, more) => {
  expect(promiseOf(goods(more), NOW, {})).toBeNull();
});

test('promises the day of the delivery way, and none where no way delivers', () => {
  expect(promiseOf(goods(PALLET), NOW, {})).toEqual({ sentToday: false, delivery: '2026-11-25', cutoff: '10:00' });
  expect(promiseOf(goods({ delivery_way: null }), NOW, {})).toBeNull();
  expect(promiseOf(goods({ delivery_way: undefined }), NOW, {})).toBeNull();
});

describe('the stock text', () => {
  const rules = { dayToDayDelivery: true } as ShopRules;
  const said = (more: object) => stockViewOf(goods(more), rules, NOW);

  it.each([
    ['by day', {}, 'På lager: 1–2\u00a0hverdage', 'day-to-day', '2026-11-20'],
    ['by a way of two days', { delivery_way: 'day/2/' }, 'På lager: 1–2\u00a0hverdage', null, '2026-11-23'],
    ['on a pallet', PALLET, 'På lager: 1–2\u00a0hverdage', null, '2026-11-25'],
    ['by no way', { delivery_way: null }, 'På lager', null, undefined],
    ['by ways that are not known', { delivery_way: undefined }, 'På lager: 1–2\u00a0hverdage', 'day-to-day', undefined],
  ])('of what is delivered %s', (_how, more, label, note, delivery) => {
    const { promise, ...stock } = said(more);
    expect([stock, promise?.delivery]).toEqual([{ salable: true, colour: 'green', label, note }, delivery]);
  });

  it('retains the days of a product that no way delivers and that is ordered from the supplier', () => {
    const late = { days_to_delivery: { label: 'På lager: 3–5 hverdage', days: 3 }, delivery_way: null };
    expect(said(late).label).toBe('På lager: 3–5\u00a0hverdage');
  });
});
