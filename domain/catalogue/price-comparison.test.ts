// The cheapest variant and the lowest price of 30 days.
import { describe, expect, it } from 'vitest';
import { cheapestOf, dearestOf, lowestOf30Days } from '#domain/catalogue/price-comparison';
import { oere } from '#domain/money/money';

const variant = (sku: string, finalWithDuty: number) => ({ sku, finalWithDuty: oere(finalWithDuty) });

describe('a composite product', () => {
  // spec: 4 Price shown: Composite products show the cheapest variant price
  //   at domain/catalogue/price-comparison.ts
  it('has the price of its cheapest variant, the first of equals', () => {
    const variants = [variant('a', 300), variant('b', 200), variant('c', 200)];
    expect([cheapestOf(variants)?.sku, dearestOf(variants)?.sku]).toEqual(['b', 'a']);
  });
  it('has its most expensive variant in any position, the first of equals', () => {
    const variants = [variant('a', 200), variant('b', 300), variant('c', 300), variant('d', 100)];
    expect([dearestOf(variants)?.sku, cheapestOf(variants)?.sku]).toEqual(['b', 'd']);
  });
  it('has no price without variants', () => {
    expect([cheapestOf([]), dearestOf([])]).toEqual([null, null]);
  });
});

describe('the lowest price of 30 days', () => {
  const at = (date: string, gross: number) => ({ at: new Date(`${date}T00:00:00Z`), gross: oere(gross) });
  const now = new Date('2026-11-20T00:00:00Z');
  it.each([
    ['is the price in force when they began', [at('2026-01-01', 500), at('2026-11-01', 600)], 500],
    ['is a lower price in between', [at('2026-01-01', 500), at('2026-11-01', 400), at('2026-11-05', 500)], 400],
    ['forgets what ended before', [at('2026-01-01', 300), at('2026-10-01', 500)], 500],
    ['leaves the cut that begins now out', [at('2026-01-01', 500), at('2026-11-20', 100)], 500],
    ['does not depend on the order of the log', [at('2026-11-05', 500), at('2026-01-01', 450)], 450],
    ['is the latest of those before', [at('2026-10-01', 500), at('2026-01-01', 300), at('2026-11-01', 600)], 500],
    ['counts all of a log that begins within them', [at('2026-11-01', 400), at('2026-11-05', 500)], 400],
    ['is the only price there is', [at('2026-01-01', 500)], 500],
    ['is unknown without a log', [], null],
    ['is unknown when the log begins now', [at('2026-11-20', 100)], null],
  ])('%s', (_sentence, log, expected) => expect(lowestOf30Days(log, now)).toBe(expected));
});

it('covers exactly thirty days: a price that was replaced before does not count', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const days = 2_592_000_000;
  const log = (replaced: number) => [
    { at: ago(days * 2), gross: oere(100) },
    { at: ago(replaced), gross: oere(200) },
  ];
  expect([days + 1, days, days - 1].map((replaced) => lowestOf30Days(log(replaced), now))).toEqual([200, 200, 100]);
});
