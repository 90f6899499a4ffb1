import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#domain/calendar/calendar';
import {
  changePercent,
  FIGURE_PERIODS,
  figureDays,
  figureSpan,
  figuresQuery,
  figureTotals,
  salesSummary,
  staffFiguresPath,
  staffSearchesPath,
} from './figures';

describe('the days of a period', () => {
  it.each([
    ['yesterday', '2026-11-29', '2026-11-29', '2026-11-22', '2026-11-22'],
    ['week', '2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22'],
    ['month', '2026-11-02', '2026-11-29', '2026-10-05', '2026-11-01'],
    ['quarter', '2026-08-31', '2026-11-29', '2026-06-01', '2026-08-30'],
  ] as const)('%s on 30 November 2026', (period, from, to, earlierFrom, earlierTo) => {
    expect(figureSpan(period, '2026-11-30')).toEqual({ from, to, earlierFrom, earlierTo });
  });

  it('end yesterday on every date, and are compared with as many days that begin on the same weekday', () => {
    for (let at = 0; at < 800; at += 1) {
      const today = addDays('2026-01-01', at);
      for (const period of FIGURE_PERIODS) {
        const span = figureSpan(period, today);
        expect(addDays(span.to, 1)).toBe(today);
        expect(weekdayOf(span.earlierFrom)).toBe(weekdayOf(span.from));
        expect(span.earlierTo < span.from).toBe(true);
        const days = figureDays(span, []);
        expect([days[0]?.now.day, days.at(-1)?.now.day]).toEqual([span.from, span.to]);
        expect([days[0]?.before.day, days.at(-1)?.before.day]).toEqual([span.earlierFrom, span.earlierTo]);
      }
    }
  });
});

describe('figures', () => {
  const day = (date: string, orders: number, netOere: number, creditedOere = 0) => ({
    ...{ day: date, orders, netOere, creditedOere, carts: 3 * orders, orderedCarts: orders },
  });

  it('include days without orders, and no other days', () => {
    const span = figureSpan('week', '2026-11-30');
    const days = figureDays(span, [
      day('2026-11-22', 4, 400_00),
      day('2026-11-23', 1, 100_00),
      day('2026-11-29', 2, 300_01, 50_00),
      day('2026-11-30', 9, 900_00),
      day('2026-11-15', 9, 900_00),
    ]);
    expect(days).toHaveLength(7);
    expect(figureTotals(days.map(({ now }) => now))).toEqual({
      ...{ orders: 3, netOere: 400_01, creditedOere: 50_00, averageOere: 133_34, conversionPercent: 33.3 },
    });
    expect(figureTotals(days.map(({ before }) => before))).toMatchObject({ orders: 4, netOere: 400_00 });
  });

  it('of the front page equal those of each period and of the one that it is compared with', () => {
    const today = '2026-11-30';
    const found = Array.from({ length: 70 }, (_, at) => day(addDays(today, -1 - at), at + 1, (at + 1) ** 2 * 100, at));
    const summary = salesSummary(figureDays(figureSpan('month', today), found));
    expect(summary.map(({ period }) => period)).toEqual(['yesterday', 'week', 'month']);
    for (const { period, now, before } of summary) {
      const days = figureDays(figureSpan(period, today), found);
      expect(now).toEqual(figureTotals(days.map((one) => one.now)));
      expect(before).toEqual(figureTotals(days.map((one) => one.before)));
    }
  });

  it.each([
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 2000, 0.1],
    [0, 7, 0],
    [7, 7, 100],
    [0, 0, null],
  ])('%i of %i carts ordered are %s percent', (orderedCarts, carts, percent) => {
    expect(figureTotals([{ ...day('2026-11-29', 0, 0), carts, orderedCarts }]).conversionPercent).toBe(percent);
  });

  it('have no average without orders', () => {
    expect(figureTotals([])).toEqual({
      ...{ orders: 0, netOere: 0, creditedOere: 0, averageOere: null, conversionPercent: null },
    });
  });

  it.each([
    [150, 100, 50],
    [50, 100, -50],
    [100, 100, 0],
    [0, 100, -100],
    [1004, 1000, 0],
    [1005, 1000, 1],
    [5, 0, null],
    [0, 0, null],
  ])('change of %i from %i: %s percent', (now, before, percent) => {
    expect(changePercent(now, before)).toBe(percent);
  });
});

describe('the address', () => {
  it('has the period and the store; what no link sends is ignored', () => {
    expect(figuresQuery({ period: 'month', store: ' b2b ' })).toEqual({ period: 'month', store: 'b2b' });
    expect(figuresQuery({ period: 'century' })).toEqual({ period: 'week', store: '' });
    expect(figuresQuery({ period: 'constructor', store: 'x'.repeat(200) })).toEqual({
      ...{ period: 'week', store: 'x'.repeat(100) },
    });
    expect(staffFiguresPath({ period: 'month', store: 'b2b' })).toBe('/staff/figures?period=month&store=b2b');
    expect(staffFiguresPath({ store: '' })).toBe('/staff/figures');
    expect(staffSearchesPath({ period: 'week' })).toBe('/staff/searches?period=week');
  });
});
