// The savings of a buyer.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING, oere } from '#domain/money/money';
import { savedOn } from './savings';

fc.configureGlobal({ seed: 20_261_121 });

describe('the savings', () => {
  it('are the reductions by offers, tiers and discounts from normal prices', () => {
    const lines = [
      { normal: oere(10_000), final: oere(8_000), quantity: 2 },
      { normal: oere(500), final: oere(500), quantity: 7 },
    ];
    expect(savedOn(lines, oere(1_500))).toBe(5_500);
  });
  it('are zero for a higher agreed price, which does not reduce other savings', () => {
    const dearer = { normal: oere(100), final: oere(130), quantity: 10 };
    expect(savedOn([dearer], NOTHING)).toBe(0);
    expect(savedOn([dearer, { normal: oere(100), final: oere(90), quantity: 1 }], NOTHING)).toBe(10);
  });
  it('are never less than the discount, and the same in any order of lines', () => {
    const price = fc.nat(99_999).map(oere);
    const line = fc.record({ normal: price, final: price, quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(line), price, (lines, discount) => {
        expect(savedOn(lines, discount)).toBeGreaterThanOrEqual(discount);
        expect(savedOn([...lines].reverse(), discount)).toBe(savedOn(lines, discount));
      }),
    );
  });
});
