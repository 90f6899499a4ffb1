// How lines of a quick order are read, merged, and stored.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  LONGEST_CODE,
  linesToCorrect,
  MOST_QUICK_LINES,
  quickLineOf,
  quickLinesOf,
  quickLinesOfRows,
  separatorOf,
  summed,
} from '#domain/cart/quick-order';

describe('a typed line without columns', () => {
  it.each([
    ['2300100 3', '2300100', 3],
    ['TN-2420,2', 'TN-2420', 2],
    ['TN-2420, 2', 'TN-2420', 2],
    ['3 x TN-2420', 'TN-2420', 3],
    ['3 stk TN-2420', 'TN-2420', 3],
    ['TN-2420 x 3', 'TN-2420', 3],
    ['TN-2420 x3', 'TN-2420', 3],
    ['TN-2420 4 stk.', 'TN-2420', 4],
    ['TN-2420', 'TN-2420', 1],
    ['TN-2420,', 'TN-2420', 1],
    ['5701234567899', '5701234567899', 1],
    ['Papir, hvidt, 3', 'Papir, hvidt,', 3],
    ['5xTN-2420', 'TN-2420', 5],
    ['TN-2420*3', 'TN-2420', 3],
    ['TN-2420 × 3', 'TN-2420', 3],
    ['TN-2420 (2)', 'TN-2420', 2],
    ['TN-2420 2,00', 'TN-2420', 2],
    ['HP 305,2', 'HP 305', 2],
    ['LC 3217, 2', 'LC 3217', 2],
    // A size is no quantity: the entire line is looked up.
    ['2x100', '2x100', 1],
    ['HP 305XL', 'HP 305XL', 1],
  ])('%j', (typed, code, quantity) => {
    expect(quickLineOf(typed)).toMatchObject({ code, quantity, typed: null });
  });

  it.each([
    ['TN-2420,mange', 'TN-2420', 'mange'],
    ['TN-2420 2,5', 'TN-2420', '2,5'],
    ['TN-2420 2.5', 'TN-2420', '2.5'],
    ['TN-2420 1,000', 'TN-2420', '1,000'],
    ['TN-2420 1.000', 'TN-2420', '1.000'],
    ['3,5 x TN-2420', 'TN-2420', '3,5'],
    ['1.000 x TN-2420', 'TN-2420', '1.000'],
    ['TN-2420 x 2,5', 'TN-2420', '2,5'],
    ['TN-2420 (2,5)', 'TN-2420', '2,5'],
    ['1200201 -2', '1200201', '-2'],
    ['1200201 to', '1200201', 'to'],
    ['TN-2420 3 kasser', 'TN-2420', '3 kasser'],
  ])('%j has a quantity that cannot be read', (line, code, typed) => {
    expect(quickLineOf(line)).toMatchObject({ code, quantity: 0, typed });
  });

  it('with an unreadable quantity is shown again as typed', () => {
    const lines = quickLinesOf('TN-2420 2,5\n3,5 x LC-3217');
    const refused = lines.map(({ code }) => ({ code, isQuantity: true }));
    expect(linesToCorrect(lines, refused)).toBe('TN-2420 2,5\n3,5 x LC-3217');
  });

  it('is ignored when empty, and limited in length', () => {
    expect([quickLineOf(''), quickLineOf('   ')]).toEqual([null, null]);
    expect([MOST_QUICK_LINES, LONGEST_CODE]).toEqual([500, 64]);
    const line = { code: 'A'.repeat(64), quantity: 3, whole: 'A'.repeat(64), typed: null };
    expect(quickLineOf(`${'A'.repeat(64)} 3`)).toEqual(line);
  });

  it('with more than 256 letters has no quantity', () => {
    const typed = (letters: number) => `${'A'.repeat(letters - 2)} 3`;
    expect([256, 257].map((letters) => quickLineOf(typed(letters))?.quantity)).toEqual([3, 1]);
  });

  it('is read up to one line above the limit', () => expect(quickLinesOf('TN-2420\n'.repeat(600))).toHaveLength(501));

  it('returns the complete text of what may be a number with a space in it', () => {
    expect(quickLineOf('LC 3217')).toEqual({ code: 'LC', quantity: 3217, whole: 'LC 3217', typed: null });
  });

  it('is never lost: every line with a letter or digit is read', () => {
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

test('refused lines are shown again with their quantity, and accepted lines of the same number are not', () => {
  const lines = quickLinesOfRows([['A', '2'], ['LC 3217'], ['B', '4'], ['B', 'mange'], ['C', '1']]);
  const refused = [
    { code: 'LC', isQuantity: false },
    { code: 'B', isQuantity: true },
    { code: 'C', isQuantity: false },
  ];
  expect(linesToCorrect(lines, refused)).toBe('LC 3217\nB;mange\nC;1');
  expect(linesToCorrect(lines, [])).toBe('');
});

describe('the rows of a file', () => {
  it('are read by headings, in any order', () => {
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

  it.each([
    [
      [
        ['Varenr', 'Antal'],
        ['A', '2'],
      ],
    ],
    [
      [
        ['Antal', 'Varenr'],
        ['2', 'A'],
      ],
    ],
    [
      [
        ['Antal', 'Beskrivelse'],
        ['2', 'A'],
      ],
    ],
    [
      [
        ['Beskrivelse', 'Antal'],
        ['A', '2'],
      ],
    ],
    [
      [
        ['Varenr', 'Beskrivelse'],
        ['A', '2'],
      ],
    ],
    [
      [
        [' Varenr ', ' Antal '],
        [' A ', ' 2 '],
      ],
    ],
  ])('are read by the available headings: %j', (rows) => {
    expect(quickLinesOfRows(rows)).toMatchObject([{ code: 'A', quantity: 2 }]);
  });

  it('are read by headings with surrounding spaces', () => {
    const numberLast = [
      [' Beskrivelse ', ' Varenr ', ' Antal '],
      ['Toner', 'A', '2'],
    ];
    const numberFirst = [
      [' Antal ', ' Varenr ', ' Lager '],
      ['2', 'A', '7'],
    ];
    for (const rows of [numberLast, numberFirst])
      expect(quickLinesOfRows(rows)).toMatchObject([{ code: 'A', quantity: 2 }]);
  });

  it('with only a number or only a quantity are returned, and empty rows are omitted', () => {
    expect(quickLinesOfRows([['A'], ['', '3'], [], [' ', ' ']])).toMatchObject([
      { code: 'A', quantity: 1 },
      { code: '', quantity: 3 },
    ]);
  });

  it.each<[row: string[], code: string, quantity: number, typed: string | null]>([
    [['2300100', '3'], '2300100', 3, null],
    [[' TN-2420 ', ' 2 '], 'TN-2420', 2, null],
    [['TN-2420', ''], 'TN-2420', 1, null],
    [['TN-2420', '4 stk.'], 'TN-2420', 4, null],
    [['TN-2420', '2,00'], 'TN-2420', 2, null],
    [['TN-2420', 'mange'], 'TN-2420', 0, 'mange'],
    [['TN-2420', '2,5'], 'TN-2420', 0, '2,5'],
    [['TN-2420', '-2'], 'TN-2420', 0, '-2'],
    [['TN-2420', '1.000'], 'TN-2420', 0, '1.000'],
    [['TN-2420', '1,000'], 'TN-2420', 0, '1,000'],
    [['TN-2420', '999999'], 'TN-2420', 999_999, null],
    [['TN-2420', '1000000'], 'TN-2420', 0, '1000000'],
    [['1200102', 'Kopipapir Skovly 500 ark', '3'], '1200102', 3, null],
    [['1200102', 'Kopipapir', '3', '119,50', '358,50'], '1200102', 3, null],
    [['1200102', 'Kopipapir', '2,5'], '1200102', 0, '2,5'],
    [['1200102', 'Kopipapir', ''], '1200102', 1, null],
    [['1200102', 'Kopipapir', 'hvid', ''], '1200102', 1, null],
    [['TN-2420', '2', 'rød'], 'TN-2420', 2, null],
    [['1200106', 'Papir', '34,00', '5'], '1200106', 5, null],
    [['1200106', 'Papir', '34', '5'], '1200106', 0, '34 / 5'],
    [['1200106', 'Papir', '5', '5'], '1200106', 5, null],
    [['5', '1200106'], '1200106', 5, null],
    [['5', 'TN-2420'], 'TN-2420', 5, null],
    [['1', '1200106', 'Papir', '5'], '1200106', 0, '1 / 5'],
    [['900', '1200'], '900', 1200, null],
    [['900', '2,5'], '900', 0, '2,5'],
    [['900', '4stk'], '900', 4, null],
    [['1200106', 'TN-2420', '5'], '1200106', 5, null],
    [['TN-2420 3'], 'TN-2420', 3, null],
    [['A'.repeat(65), '2'], 'A'.repeat(64), 2, null],
    [['A', `2,${'0'.repeat(62)}`], 'A', 2, null],
    [['A', `2,${'0'.repeat(63)}`], 'A', 0, `2,${'0'.repeat(62)}`],
  ])('without headings: %j', (row, code, quantity, typed) => {
    expect(quickLinesOfRows([row])).toMatchObject([{ code, quantity, typed }]);
  });

  it.each([
    [['Varenr.', 'Beskrivelse', 'Antal']],
    [['Varenr.:', 'Varetekst', 'Antal']],
    [['Item no.', 'Description', 'Qty']],
    [['Nr', 'Hvad det er', 'Stk']],
    [['SKU', 'Name', 'Price']],
    [['Vare nr.', 'Beskrivelse', 'Antal stk.']],
    [['Vare-nr', 'Betegnelse', 'Bestilt']],
    [['Art. nr.', 'Tekst', 'Antal']],
    [['Bestillingsnr', 'Navn', 'Antal']],
    [['Leverandør varenr', 'Navn', 'Antal']],
    [['Produkt', 'Navn', 'Antal']],
    [['Item no.', 'Item description', 'Qty ordered']],
    [['Product code', 'Name', 'Order qty']],
    [['Varenr', 'Hvad det er', 'M\u00e6ngde']],
  ])('skip the headings %j', (names) => {
    const rows = [names, ['1200102', 'Kopipapir Skovly', '3']];
    expect(quickLinesOfRows(rows)).toMatchObject([{ code: '1200102', quantity: 3 }]);
  });

  it.each([
    [
      ['Nr.', 'Varenr.', 'Antal'],
      ['1', '1200106', '5'],
    ],
    [
      ['Vare', 'Varenr.', 'Antal'],
      ['Papir', '1200106', '5'],
    ],
    [
      ['Pos', 'Antal', 'Vare', 'EAN'],
      ['1', '5', 'Papir', '1200106'],
    ],
    [
      ['Nr', 'Produktnavn', 'Bestillingsnummer', 'Stk. pris', 'Antal'],
      ['1', 'Papir', '1200106', '34', '5'],
    ],
  ])('take the number from its own column, not from positions or names: %j', (names, row) => {
    expect(quickLinesOfRows([names, row])).toMatchObject([{ code: '1200106', quantity: 5 }]);
  });

  it('skip the line that names the separator for Excel', () => {
    const rows = [
      ['sep=', ''],
      ['Varenr', 'Antal'],
      ['TN-2420', '3'],
    ];
    expect(quickLinesOfRows(rows)).toEqual(quickLinesOfRows(rows.slice(1)));
    expect(quickLinesOfRows([['sep=,'], ['TN-2420', '3']])).toMatchObject([{ code: 'TN-2420', quantity: 3 }]);
  });

  it('or by number first and quantity second', () => {
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
    ['a,b;c', ';'],
    // Only the first five lines are considered.
    ['a;a\na\na\na\n,,', ','],
    ['a\na\na\na\n;;\n,,,,,', ';'],
  ])('%j is separated by %j', (text, sign) => expect(separatorOf(text)).toBe(sign));
});

describe('duplicates', () => {
  it('have the positions of the merged lines, and a line without a key is not merged', () => {
    const lines = [1, 2, 3, 4, 5].map((quantity, at) => ({ key: ['a', null, 'b', 'a', null][at] ?? null, quantity }));
    expect(summed(lines, ({ key }) => key).map(({ quantity, joined }) => [quantity, joined])).toEqual([
      [5, [3]],
      [2, []],
      [3, []],
      [5, []],
    ]);
  });

  it('are summed at the position of the first, with an unchanged total', () => {
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
