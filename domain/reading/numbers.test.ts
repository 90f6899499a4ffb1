// A text is the same number for every reader, or is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Notation, readNumber, unambiguousNumber, unmistakable } from '#domain/reading/numbers';

const AMBIGUOUS = 'ambiguous';

describe('a text in each notation', () => {
  it.each<[text: string, danish: number | null, machine: number | null, either: number | null | typeof AMBIGUOUS]>([
    ['12', 12, 12, 12],
    [' 12 ', 12, 12, 12],
    ['-4', -4, -4, -4],
    ['+4', 4, 4, 4],
    ['12,50', 12.5, null, 12.5],
    ['12.50', 12.5, 12.5, 12.5],
    ['2,5', 2.5, null, 2.5],
    ['2,00', 2, null, 2],
    ['12.500', 12_500, 12.5, AMBIGUOUS],
    ['12,500', 12.5, null, AMBIGUOUS],
    ['1.000', 1000, 1, AMBIGUOUS],
    ['1,000', 1, null, AMBIGUOUS],
    ['0.500', 0.5, 0.5, 0.5],
    ['0,500', 0.5, null, 0.5],
    ['1000.000', 1000, 1000, 1000],
    ['12.5000', 12.5, 12.5, 12.5],
    ['1.234,50', 1234.5, null, 1234.5],
    ['1,234.50', null, null, 1234.5],
    ['1.234.567', 1_234_567, null, 1_234_567],
    ['1,234,567', null, null, 1_234_567],
    ['1 234,50', 1234.5, null, 1234.5],
    ['1\u00a0234', 1234, null, 1234],
    ['1.234 567', null, null, null],
    ['12.34,5', null, null, null],
    ['1.2.3', null, null, null],
    ['', null, null, null],
    ['.5', null, null, null],
    ['5.', null, null, null],
    ['1e3', null, null, null],
    ['0x10', null, null, null],
    ['Infinity', null, null, null],
    ['12 stk', null, null, null],
    ['１２', null, null, null],
    ['1'.repeat(65), null, null, null],
  ])('%j', (text, danish, machine, either) => {
    expect(unambiguousNumber(text, 'danish')).toBe(danish);
    expect(unambiguousNumber(text, 'machine')).toBe(machine);
    const reading = readNumber(text, 'either');
    expect(reading.kind === 'ambiguous' ? AMBIGUOUS : unambiguousNumber(text, 'either')).toBe(either);
  });
});

it('returns both readings of an ambiguous text, each formatted unambiguously', () => {
  expect(readNumber('12.500', 'either')).toEqual({ kind: 'ambiguous', readings: [12.5, 12_500] });
  expect(readNumber('1,000', 'either')).toEqual({ kind: 'ambiguous', readings: [1, 1000] });
  expect(readNumber('-1.000', 'either')).toEqual({ kind: 'ambiguous', readings: [-1000, -1] });
  expect([12.5, 12_500].map(unmistakable)).toEqual(['12,5', '12500']);
});

it('reads the number format of each country', () => {
  const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
  const printed = (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(cents, (value) => {
      const danish = printed('da-DK')
        .format(value / 100)
        .replace('\u2212', '-');
      const english = printed('en-GB').format(value / 100);
      expect([unambiguousNumber(danish, 'danish'), unambiguousNumber(danish, 'either')]).toEqual([
        value / 100,
        value / 100,
      ]);
      expect(unambiguousNumber(english, 'either')).toBe(value / 100);
      expect(unambiguousNumber((value / 100).toFixed(2), 'machine')).toBe(value / 100);
    }),
  );
});

it('returns a finite number, a refusal or two readings for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^[-+]?[\d., ]{1,20}$/)),
      fc.constantFrom<Notation[]>('danish', 'machine', 'either'),
      (text, notation) => {
        const reading = readNumber(text, notation);
        if (reading.kind === 'number') expect(Number.isFinite(reading.value)).toBe(true);
        if (reading.kind === 'ambiguous') {
          expect(notation).toBe('either');
          const [small, large] = reading.readings;
          expect(small).toBeLessThan(large);
          for (const each of reading.readings) expect(unambiguousNumber(unmistakable(each), 'either')).toBe(each);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
