// Prices that changed since a product was added to the cart.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import { changedFrom, changedPointsFrom, changesKey, type SeenPrice, seenNow } from './seen-price';

fc.configureGlobal({ seed: 20_261_121 });

const at = (price: number, over: Partial<SeenPrice> = {}): SeenPrice => ({
  oere: oere(price),
  quantity: 2,
  basis: 'gross',
  ...over,
});

describe('a price seen earlier', () => {
  it('is reported where it has changed', () => {
    expect(changedFrom(at(5941), at(6500))).toBe(5941);
    expect(changedFrom(at(6500), at(5941))).toBe(6500);
  });
  it.each([
    ['is the same', at(6500)],
    ['was for another quantity', at(5941, { quantity: 3 })],
    ['was without VAT', at(5941, { basis: 'net' })],
    ['was never seen', null],
  ])('is not reported where it %s', (_, seen) => expect(changedFrom(seen, at(6500))).toBeNull());
  it('in points is compared with points only', () => {
    const points = { points: 790, quantity: 2, basis: 'gross' } as const;
    expect(changedPointsFrom(points, { ...points, points: 800 })).toBe(790);
    for (const seen of [null, points, { ...points, points: 1, quantity: 3 }, at(1)])
      expect(changedPointsFrom(seen, points)).toBeNull();
    expect(changedFrom(points, at(6500))).toBeNull();
  });
  it('includes the duty for consumers, and excludes it for companies', () => {
    const priced = { final: oere(1000), finalWithDuty: oere(1250) };
    expect(seenNow({ ...priced, basis: 'gross' }, 1).oere).toBe(1250);
    expect(seenNow({ ...priced, basis: 'net' }, 1).oere).toBe(1000);
  });
});

describe('the key of changes', () => {
  const line = fc.record({
    id: fc.nat(99).map(String),
    before: fc.option(fc.nat(9).map(oere)),
    after: fc.nat(9).map(oere),
  });
  it('is the same in any order of lines, and changes with any changed price', () => {
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1 }), fc.nat(), (lines, which) => {
        const key = changesKey(lines);
        expect(changesKey([...lines].reverse())).toBe(key);
        const at = which % lines.length;
        const moved = lines.map((one, index) => (index === at ? { ...one, after: oere(one.after + 1) } : one));
        expect(changesKey(moved) === key).toBe(lines[at]?.before === null);
      }),
    );
  });
  it('is empty where nothing changed', () => expect(changesKey([{ id: '1', before: null, after: oere(5) }])).toBe(''));
});
