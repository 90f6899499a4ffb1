// VAT of 25 % and its rounding.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import { basisOf, grossOfNet, inBasis, netOfGross, VAT_BP, vatOnSum } from '#domain/money/vat';

fc.configureGlobal({ seed: 20_261_120 });

const positive = fc.integer({ min: 0, max: 1e11 }).map(oere);

describe('VAT', () => {
  // spec: 9: VAT 25 %; price excluding tax is price / 1.25
  //   at domain/money/vat.ts
  it.each([
    [12_500, 10_000],
    [99, 79],
    [1, 1],
    [0, 0],
    [4995, 3996],
    [-12_500, -10_000],
  ])('%i øre gross is %i net', (gross, net) => expect(netOfGross(oere(gross))).toBe(net));

  it.each([
    ['net', 10_000, 2500, 2500],
    ['gross', 12_500, 2500, 2500],
    ['net', 10_000, 0, 0],
    ['gross', 10_000, 0, 0],
    ['net', 2, 2500, 1],
  ] as const)('a %s sum of %i at %i basis points carries %i', (basis, sum, bp, vat) => {
    expect(vatOnSum(oere(sum), basis, bp)).toBe(vat);
  });

  it('a net price is unchanged by conversion to gross and back', () => {
    fc.assert(
      fc.property(positive, (net) => {
        expect(netOfGross(grossOfNet(net))).toBe(net);
      }),
    );
  });

  it('net and the VAT within a gross price add up to it', () => {
    fc.assert(
      fc.property(positive, (gross) => {
        expect(netOfGross(gross) + vatOnSum(gross, 'gross', VAT_BP)).toBe(gross);
      }),
    );
  });

  it('a consumer store shows the catalogue price unchanged, a business store without VAT', () => {
    expect([inBasis(oere(12_500), 'gross'), inBasis(oere(12_500), 'net')]).toEqual([12_500, 10_000]);
    expect([basisOf({ showPricesIncludingTax: true }), basisOf({ showPricesIncludingTax: false })]).toEqual([
      'gross',
      'net',
    ]);
  });
});
