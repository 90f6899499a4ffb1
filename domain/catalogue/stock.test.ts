// The salable quantity and the colour of the stock dot.
import { describe, expect, it } from 'vitest';
import {
  deliveryTime,
  isSalable,
  type Stock,
  salableQuantity,
  showsDayToDay,
  stockColour,
} from '#domain/catalogue/stock';

const stock = (over: Partial<Stock> = {}): Stock => ({
  onHand: 10,
  reserved: 4,
  manageStock: true,
  state: 'common-item',
  ...over,
});

describe('the salable quantity', () => {
  it.each([
    ['is on the shelves and not promised', {}, 6],
    ['is without end for what is ordered home', { state: 'order-item' as const }, Number.POSITIVE_INFINITY],
    // spec: 3 Enumerations: Stock states: common item, special order, customer item, inactive, order item, coming home
    //   at domain/catalogue/stock.ts
    ['is nothing of an inactive item that is not counted', { state: 'inactive' as const, manageStock: false }, 0],
    ['is never negative', { reserved: 24 }, 0],
    ['is whole', { onHand: 4.9, reserved: 0 }, 4],
    ['is nothing of an inactive item', { state: 'inactive' as const }, 0],
    ['is without end where stock is not counted', { manageStock: false }, Number.POSITIVE_INFINITY],
    ['is without end for a special order', { state: 'special-order' as const }, Number.POSITIVE_INFINITY],
    ['is what is there while more is coming home', { state: 'coming-home' as const, onHand: 4 }, 0],
  ])('%s', (_sentence, over, expected) => expect(salableQuantity(stock(over))).toBe(expected));

  it('includes the last piece', () => {
    expect([isSalable(stock(), 6), isSalable(stock(), 7)]).toEqual([true, false]);
  });
});

describe('the delivery time', () => {
  // spec: 9: Delivery labels from 1-2 weekdays in stock to about 4 months sold out
  //   at domain/catalogue/stock.ts, backend/commerce/catalogue/product/delivery-text.ts
  // spec: 9: Stock colours: short green, medium yellow, long red
  //   at domain/catalogue/stock.ts
  it.each([
    [0, true, 1, 2, 'weekday', 'green'],
    [2, true, 1, 2, 'weekday', 'green'],
    [3, true, 3, 5, 'weekday', 'green'],
    [3, false, 3, 5, 'weekday', 'yellow'],
    [5, true, 3, 5, 'weekday', 'green'],
    [6, true, 1, 2, 'week', 'yellow'],
    [11, true, 2, 4, 'week', 'yellow'],
    [21, true, 1, 2, 'month', 'red'],
    [45, true, 1, 2, 'month', 'red'],
    [46, true, 4, 4, 'month', 'red'],
    [998, true, 4, 4, 'month', 'red'],
    [10, false, 1, 2, 'week', 'yellow'],
    [20, true, 2, 4, 'week', 'yellow'],
    [30, false, 1, 2, 'month', 'red'],
    [90, false, 4, 4, 'month', 'red'],
  ])('of %i weekdays (in stock: %s) is %i-%i %s, %s', (days, inStock, min, max, measure, colour) => {
    expect(deliveryTime(days, inStock)).toMatchObject({ min, max, measure, colour, inStock });
  });

  // spec: 9: 999 delivery days hide the bottom info
  //   at domain/catalogue/stock.ts
  it.each([999, 1500, -1, Number.NaN])('of %s days is not shown', (days) =>
    expect(deliveryTime(days, true)).toBeNull(),
  );

  it('has a stock colour where nothing is promised', () => {
    expect([stockColour(999, true), stockColour(999, false), stockColour(1, true)]).toEqual(['green', 'red', 'green']);
    expect([stockColour(30, true), stockColour(1, false)]).toEqual(['red', 'yellow']);
  });

  // spec: 2 Product links and tiles: The tile shows a 'Day to day delivery' note
  //   at domain/catalogue/stock.ts, app/ui/shop/tile.tsx
  // spec: 9: 1 day gives 'Day to day delivery' for one variant
  //   at domain/catalogue/stock.ts, app/config/variants.ts
  it.each([
    [1, true, true],
    [1, false, false],
    [2, true, false],
  ])('of %i day in a variant with the note (%s) has the day-to-day note: %s', (days, dayToDayDelivery, expected) => {
    expect(showsDayToDay(days, { dayToDayDelivery })).toBe(expected);
  });
});
