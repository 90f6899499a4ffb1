// Money is in whole øre and is formatted in Danish and British notation.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatMoney,
  formatPoints,
  kroner,
  moneyParts,
  oere,
  oereFromKroner,
  sumOere,
} from '#domain/money/money';

fc.configureGlobal({ seed: 20_261_120 });

const amounts = fc.integer({ min: -1e12, max: 1e12 });

describe('oere', () => {
  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (amount) => {
    expect(() => oere(amount)).toThrow(RangeError);
  });
  it('has no minus zero', () => expect(Object.is(oere(-0), 0)).toBe(true));
});

describe('sums', () => {
  it('is zero for an empty list', () => expect(sumOere([])).toBe(0));
  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 50 }), (list) => {
        expect(sumOere(list)).toBe(sumOere([...list].reverse()));
      }),
    );
  });
  it('refuses a sum outside the safe integers', () => {
    expect(() => sumOere([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});

describe('kroner in GraphQL', () => {
  it.each([
    [1234.5, 123_450],
    [1.005, 101],
    [-1.005, -101],
    // 418.49999999999994 øre as a float.
    [4.185, 419],
    [1_234_567_890_123.45, 123_456_789_012_345],
    [0.1 + 0.2, 30],
    [10.2 * 10, 10_200],
    [0, 0],
  ])('%s kr. is %i øre', (wire, expected) => expect(oereFromKroner(wire)).toBe(expected));

  it('are converted back to the same øre', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(oereFromKroner(kroner(oere(amount)))).toBe(amount);
      }),
    );
  });
});

describe('formatting', () => {
  it.each([
    [123_456_750, 'da-DK', '1.234.567,50\u00a0kr.'],
    [123_456_750, 'en-GB', 'DKK\u00a01,234,567.50'],
    [5, 'da-DK', '0,05\u00a0kr.'],
    [-1, 'da-DK', '-0,01\u00a0kr.'],
    [-99_900, 'da-DK', '-999,00\u00a0kr.'],
    [0, 'en-GB', 'DKK\u00a00.00'],
  ] as const)('%i øre in %s is %s', (amount, locale, text) => expect(formatMoney(oere(amount), locale)).toBe(text));

  // spec: 9: Currency format da-DK, 2 decimals
  //   at domain/money/money.ts
  it('formats as Intl does, for every amount and both locales', () => {
    const intl = {
      'da-DK': new Intl.NumberFormat('da-DK', { style: 'currency', currency: 'DKK' }),
      'en-GB': new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'DKK' }),
    };
    fc.assert(
      fc.property(amounts, fc.constantFrom('da-DK', 'en-GB'), (amount, locale) => {
        expect(formatMoney(oere(amount), locale)).toBe(intl[locale].format(amount / 100));
      }),
    );
  });

  it('returns parts, so that the øre can be set smaller', () => {
    expect(moneyParts(oere(-123_405), 'da-DK')).toEqual({
      whole: '-1.234',
      fraction: '05',
      text: '-1.234,05\u00a0kr.',
    });
  });

  // spec: 1: POINT as the pseudo-currency of the bonus shop
  //   at domain/money/money.ts
  // spec: 3 Enumerations: Currencies: `DKK` and the pseudo-currency `POINT`
  //   at domain/money/money.ts
  it.each([
    [2400, 'da-DK', '2.400\u00a0point'],
    [2400, 'en-GB', '2,400\u00a0points'],
    [1, 'en-GB', '1\u00a0point'],
    [-50, 'da-DK', '-50\u00a0point'],
  ] as const)('%i points in %s are %s', (points, locale, text) => expect(formatPoints(points, locale)).toBe(text));

  it('groups thousands in counts', () =>
    expect([formatCount(1000, 'da-DK'), formatCount(-1_000_000, 'en-GB')]).toEqual(['1.000', '-1,000,000']));

  it('truncates fractions in counts, and has no minus zero', () =>
    expect([1.9, 0, -0.5, -1].map((count) => formatCount(count, 'da-DK'))).toEqual(['1', '0', '0', '-1']));
});
