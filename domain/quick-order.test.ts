// Proves how lines of a quick order are read, joined, and kept.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickLineOf, quickLinesOf, quickLinesOfRows, separatorOf, summed } from '#domain/quick-order';

describe('a typed line', () => {
  it.each([
    ['2300100 3', '2300100', 3],
    ['2300100;3', '2300100', 3],
    ['2300100\t12', '2300100', 12],
    ['TN-2420,2', 'TN-2420', 2],
    ['TN-2420, 2', 'TN-2420', 2],
    ['3 x TN-2420', 'TN-2420', 3],
    ['3 stk TN-2420', 'TN-2420', 3],
    ['TN-2420 x 3', 'TN-2420', 3],
    ['TN-2420 x3', 'TN-2420', 3],
    ['TN-2420 4 stk.', 'TN-2420', 4],
    ['TN-2420', 'TN-2420', 1],
    ['TN-2420;', 'TN-2420', 1],
    ['5701234567899', '5701234567899', 1],
    ['TN-2420;mange', 'TN-2420', 0],
    ['TN-2420;2,5', 'TN-2420', 0],
    ['TN-2420;2,00', 'TN-2420', 2],
  ])('%j', (typed, code, quantity) => {
    expect(quickLineOf(typed)).toMatchObject({ code, quantity });
  });

  it('keeps the whole of what may be a number with a space in it', () => {
    expect(quickLineOf('LC 3217')).toEqual({ code: 'LC', quantity: 3217, whole: 'LC 3217' });
  });

  it('is never lost: every line with a letter or digit gives one', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ABC123-'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.constantFrom('\n', '\r\n', '\n\n'), (codes, between) => {
        expect(quickLinesOf(codes.join(between)).map(({ code }) => code)).toEqual(codes);
      }),
      { seed: 32 },
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (typed) => {
        for (const { code, quantity } of quickLinesOf(typed)) {
          expect(code.length).toBeLessThanOrEqual(64);
          expect(Number.isSafeInteger(quantity) && quantity >= 0).toBe(true);
        }
      }),
      { seed: 32 },
    );
  });
});

describe('the rows of a file', () => {
  it('are read by headings, in whatever order they stand', () => {
    const rows = [
      ['Beskrivelse', 'Antal', 'Varenummer'],
      ['Toner', '3', 'TN-2420'],
      ['', '', ''],
      ['Papir', '', '1100'],
    ];
    expect(quickLinesOfRows(rows)).toMatchObject([
      { code: 'TN-2420', quantity: 3 },
      { code: '1100', quantity: 1 },
    ]);
  });

  it('or number first and quantity second', () => {
    expect(
      quickLinesOfRows([
        ['TN-2420', '3'],
        ['1100', '2,00'],
        ['1200', 'to'],
      ]),
    ).toMatchObject([
      { code: 'TN-2420', quantity: 3 },
      { code: '1100', quantity: 2 },
      { code: '1200', quantity: 0 },
    ]);
  });

  it.each([
    ['a;b\nc;d', ';'],
    ['a\tb\nc\td', '\t'],
    ['a,b\nc,d', ','],
    ['a', ';'],
  ])('%j is parted by %j', (text, sign) => expect(separatorOf(text)).toBe(sign));
});

describe('duplicates', () => {
  it('are summed at the place of the first, and no piece is lost or made', () => {
    const line = fc.record({ code: fc.constantFrom('a', 'b', 'c', ''), quantity: fc.nat(1000) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
        const joined = summed(lines, ({ code }) => code || null);
        const total = (of: readonly { quantity: number }[]) => of.reduce((sum, one) => sum + one.quantity, 0);
        expect(total(joined)).toBe(total(lines));
        const keys = joined.flatMap((one) => one.line.code || []);
        expect(new Set(keys).size).toBe(keys.length);
        expect(joined.length + joined.flatMap((one) => one.joined).length).toBe(lines.length);
      }),
      { seed: 32 },
    );
  });
});
