import { describe, expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import { differencesIn, isDearer, type OrderedItem, type TodaysRow } from './compare-order';

const item = (sku: string, quantity: number, price: number | null, basis = 1): OrderedItem => ({
  ...{ sku, design: null, quantity, price, basis },
});
const today = (sku: string, quantity: number, row: number) => [{ sku, design: null, quantity, row: oere(row) }];

describe('a purchase order', () => {
  it.each([
    ['at today’s price', [item('a', 3, 10)], today('a', 3, 3_000), 0],
    ['for several pieces at once', [item('a', 3, 100, 3)], today('a', 3, 10_000), 0],
    ['of a line that was told in two', [item('a', 2, 33.33), item('a', 1, 33.34)], today('a', 3, 10_000), 0],
    ['with a price that is rounded to the øre', [item('a', 3, 33.33)], today('a', 3, 10_000), 0],
    ['an øre a piece too low', [item('a', 3, 33.32)], today('a', 3, 10_000), 1],
    ['without a price', [item('a', 3, null)], today('a', 3, 10_000), 0],
    ['with a price on one of two lines', [item('a', 1, 1), item('a', 2, null)], today('a', 3, 10_000), 0],
    [
      'without a price on one line and with one on the next',
      [item('a', 2, null), item('a', 1, 1)],
      today('a', 3, 9_000),
      0,
    ],
    ['of something else', [], today('a', 1, 100), 0],
    ['half an øre a piece away', [item('a', 2, 5)], today('a', 2, 1_001), 0],
    ['more than half an øre a piece away', [item('a', 2, 5)], today('a', 2, 1_002), 1],
    ['with a duty that has a row of its own', [item('AFGIFT', 1, 5)], today('AFGIFT', 1, 100), 0],
    ['with a duty beside the goods', [item('a', 1, 1), item('AFGIFT', 1, 5)], today('a', 1, 100), 0],
  ])('%s', (_name, items, rows, count) => {
    expect(differencesIn(items, rows)).toHaveLength(count);
  });

  it('distinguishes two designs of one product, in any order of their options', () => {
    const blue = { ...item('a', 1, 10), design: { stel: 'sort', farve: 'blue' } };
    const red = { ...item('a', 1, 30), design: { farve: 'red' } };
    const rows: TodaysRow[] = [
      { sku: 'a', design: { farve: 'blue', stel: 'sort' }, quantity: 1, row: oere(1_000) },
      { sku: 'a', design: { farve: 'red' }, quantity: 1, row: oere(3_500) },
    ];
    expect(differencesIn([blue, red], rows).map(({ ordered, today: asked }) => [ordered, asked])).toEqual([
      [3_000, 3_500],
    ]);
  });

  it('reports both prices, and which of them is higher', () => {
    const [up] = differencesIn([item('a', 2, 10)], today('a', 2, 2_200));
    expect(up).toEqual({ sku: 'a', design: null, quantity: 2, ordered: 2_000, today: 2_200 });
    expect(up && isDearer(up)).toBe(true);
    const [down] = differencesIn([item('a', 2, 10)], today('a', 2, 1_800));
    expect(down && isDearer(down)).toBe(false);
    expect(isDearer({ sku: 'a', design: null, quantity: 1, ordered: oere(5), today: oere(5) })).toBe(false);
    expect(differencesIn([item('a', 1, 33.336)], today('a', 1, 5_000))[0]?.ordered).toBe(3_334);
  });
});
