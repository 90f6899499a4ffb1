// Orders as companies write them: what is ordered, what each row is used for, and what must never become goods or a quantity.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOfRows } from '#domain/purchase-order/reading/read-order';
import { rowOfCells, sourceOfText } from '#domain/purchase-order/reading/source';

const read = (text: string) => orderOfRows(sourceOfText(text));
/** 'quantity unit codes', each line. */
const ordered = (text: string) =>
  read(text).lines.map(({ quantity, typed, unit, codes, name }) =>
    [quantity ?? `?${typed ?? ''}`, unit ?? '-', codes[0] ?? name].join(' '),
  );
const unread = (text: string) =>
  read(text)
    .rows.filter(({ use }) => use === 'unread')
    .map((row) => row.text);

const SCHOOL = `Hej Kontorværk

Vi vil gerne bestille følgende:
3 kasser kopipapir A4 80g á 125 kr
2 x 5 stk 1200106 kuglepenne
TN-2420: 4 stk

Rekvisition: 4711-B
EAN lokationsnr.: 5798000420014
Leveringsadresse:
Byens Skole
Skolevej 12
8000 Aarhus C

Med venlig hilsen
Mette Hansen
Indkøber, Byens Skole
Nørregade 12, 2. tv.
8000 Aarhus C
Tlf. 86 12 34 56`;

const FORWARDED = `Kan du lave den her? /Lone

---------- Forwarded message ---------
Fra: Jens Holm <jens@murer.example>
Dato: tirs. 24. nov. 2026 kl. 10.12
Emne: Bestilling
Til: <lone@kontor.example>

> Hej Lone
> Vi mangler:
> 10 stk. varenr. 1200201
> 1 pk TN-2420
>
> Mvh Jens
> Mobil 20 30 40 50`;

const NAVISION = `Leverandørvarenr.;Beskrivelse;Antal;Enhedskode;Købspris;Linjebeløb
1200106;Kuglepen blå;10,00;STK;12,50;125,00
1200201;Kopipapir A4;5,00;KS;1.000,00;5.000,00
;;;;I alt;5.125,00`;

const ECONOMIC = `Varenr.\tVarenavn\tAntal\tEnhed\tEnhedspris
TN-2420\tToner sort\t2\tstk\t399,00
5701234567899\tKuglepen\t12\tstk\t9,95`;

const ENGLISH = `Dear Sir or Madam,

Please supply the following items:

Item no.    Description              Qty   Unit price
TN-2420     Black toner               2      399.00
LC-3217     Ink multipack            10      249.50

Purchase order no.: PO-2026-0113
Requested delivery date: 2026-12-14

Kind regards
John Smith
Phone: +44 20 7946 0958
12 Baker Street, London`;

const PIPES = `| Varenr | Tekst | Antal |
|--------|-------|-------|
| 1200106 | Kuglepen | 25 |
| 1200201 | Papir | 3 |`;

describe('a document', () => {
  it.each([
    ['a school', SCHOOL, ['3 kasser kopipapir A4 80g', '10 stk 1200106', '4 stk TN-2420']],
    ['a forwarded mail', FORWARDED, ['10 stk 1200201', '1 pk TN-2420']],
    ['Navision', NAVISION, ['10 STK 1200106', '5 KS 1200201']],
    ['e-conomic', ECONOMIC, ['2 stk TN-2420', '12 stk 5701234567899']],
    ['English', ENGLISH, ['2 - TN-2420', '10 - LC-3217']],
    ['pipes', PIPES, ['25 - 1200106', '3 - 1200201']],
  ])('%s', (_name, text, lines) => expect(ordered(text)).toEqual(lines));

  it('names what it states of the order', () => {
    const { facts, address } = read(SCHOOL);
    expect(facts).toMatchObject({ requisition: '4711-B', gln: '5798000420014' });
    expect(address).toEqual(['Byens Skole', 'Skolevej 12', '8000 Aarhus C']);
    expect(read(ENGLISH).facts).toMatchObject({ reference: 'PO-2026-0113', wishedOn: '2026-12-14' });
  });

  it('has nothing left that is not understood, but what is', () => {
    expect([SCHOOL, NAVISION, ECONOMIC, PIPES].map(unread)).toEqual([[], [], [], []]);
    expect(unread(FORWARDED)).toEqual(['Kan du lave den her? /Lone']);
  });

  it('reads prices of both notations', () => {
    expect(read(SCHOOL).lines[0]?.price).toBe(125);
    expect(read(NAVISION).lines.map(({ price }) => price)).toEqual([12.5, 1000]);
    expect(read(ENGLISH).lines.map(({ price }) => price)).toEqual([399, 249.5]);
  });
});

describe('one line', () => {
  it.each([
    ['10 stk 1200106', '10 stk 1200106'],
    ['1200106 10 stk', '10 stk 1200106'],
    ['1200106 - 10', '10 - 1200106'],
    ['5 x TN-2420', '5 - TN-2420'],
    ['TN-2420 x3', '3 - TN-2420'],
    ['TN-2420 (3)', '3 - TN-2420'],
    ['2 x 5 stk 1200106', '10 stk 1200106'],
    ['3 pakker á 10 stk kuglepenne blå', '3 pakker kuglepenne blå á 10 stk'],
    ['to kasser kaffe', '2 kasser kaffe'],
    ['five boxes coffee', '5 boxes coffee'],
    ['Antal: 4 varenr. 1200201', '4 - 1200201'],
    ['- 5 pakker Post-it', '5 pakker Post-it'],
    ['1. 5 stk TN-2420', '5 stk TN-2420'],
    ['20 kuglepenne', '20 - kuglepenne'],
    ['Vi skal bruge 20 stk blå kuglepenne', '20 stk Vi skal bruge blå kuglepenne'],
    ['5701234567899 2 stk', '2 stk 5701234567899'],
    ['2 stk 5701 2345 6789 9', '2 stk 5701234567899'],
    ['6 stk TN-2420 á kr. 399,00 i alt 2.394,00 kr.', '6 stk TN-2420'],
    ['4 stk TN-2420 levering 24/12-2026', '4 stk TN-2420'],
  ])('%s', (text, line) => expect(ordered(text)).toEqual([line]));

  it.each([
    ['1.000 stk TN-2420', '?1.000 stk TN-2420'],
    ['2,5 stk TN-2420', '?2,5 stk TN-2420'],
    ['0 stk TN-2420', '?0 stk TN-2420'],
    ['-4 stk TN-2420', '?-4 stk TN-2420'],
    ['1000 kuverter C5', '?1000 - 1000'],
    ['TN-2420', '? - TN-2420'],
    ['1000000 stk TN-2420', '?1000000 stk TN-2420'],
    ['999999 stk TN-2420', '999999 stk TN-2420'],
  ])('%s has no quantity that is certain, or the largest one', (text, line) => expect(ordered(text)).toEqual([line]));

  it('may order several things, or is not understood', () => {
    expect(ordered('2 stk TN-2420 og 3 stk LC-3217')).toEqual(['2 stk TN-2420', '3 stk LC-3217']);
    expect(ordered('2 stk TN-2420 til Ole 3 stk til Per')).toEqual([]);
    expect(unread('2 stk TN-2420 til Ole 3 stk til Per')).toHaveLength(1);
  });

  it('has the price of one unit', () => {
    const priceOf = (text: string) => read(text).lines.map(({ price, priceTyped }) => priceTyped ?? price);
    expect(priceOf('3 stk TN-2420 á 25 kr')).toEqual([25]);
    expect(priceOf('3 stk TN-2420 à 1.000,00 kr.')).toEqual([1000]);
    expect(priceOf('3 stk TN-2420 @ 12.50')).toEqual([12.5]);
    expect(priceOf('3 stk TN-2420 kr. 25,-')).toEqual([25]);
    expect(priceOf('3 stk TN-2420 á 1.250 kr')).toEqual(['1.250']);
    expect(priceOf('3 stk TN-2420')).toEqual([null]);
  });
});

it.each([
  'Tlf. 86 12 34 56',
  'Telefon: +45 86123456',
  'Mobil 20304050',
  '8000 Aarhus C',
  'DK-1050 København K',
  'Nørregade 12, 2. tv.',
  'CVR-nr. 12345674',
  'Leveres senest 24. december 2026',
  'Levering: 24/12-2026',
  'Dato: 29.11.2026',
  'Side 1 af 3',
  'I alt 1.250,00 kr.',
  'Moms 25% 312,50',
  'Åbningstid 8-16',
  'mette@skole.example',
  'https://skole.example/2420',
  'Betalingsbetingelser: 30 dage netto',
  'Rekvisitionsnr. 120020',
  'Med venlig hilsen',
  'Vi glæder os til at høre fra jer',
  '14 dages levering er fint',
])('%s orders nothing', (text) => expect(ordered(text)).toEqual([]));

it('a signature orders nothing unless it plainly does', () => {
  const signed = (text: string) => ordered(`5 stk TN-2420\nMvh\n${text}`);
  expect(signed('Mette Hansen\n12 Baker Street\n3 afdelinger')).toEqual(['5 stk TN-2420']);
  expect(signed('PS: 2 stk LC-3217')).toEqual(['5 stk TN-2420', '2 stk LC-3217']);
});

it('a workbook stores days as numbers', () => {
  const rows = [
    ['Varenr', 'Antal', 'Leveringsdato'],
    ['TN-2420', '2', '46380'],
  ].map(rowOfCells);
  expect(orderOfRows(rows).lines[0]?.wishedOn).toBe('2026-12-24');
});

it('every row that is not blank has one use, in its order, for any text', () => {
  const word = fc.constantFrom(
    '3',
    'stk',
    'TN-2420',
    'á',
    '25 kr',
    '8000',
    'Aarhus',
    'x',
    'og',
    ';',
    '\t',
    '|',
    '>',
    'hilsen',
    '1.000',
    'Antal',
    'Varenr',
  );
  const document = fc.array(
    fc.oneof(
      fc.string(),
      fc.array(word).map((words) => words.join(' ')),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(document, (lines) => {
      const source = sourceOfText(lines.join('\n'));
      const { rows, lines: goods } = orderOfRows(source);
      expect(rows.map(({ row }) => row)).toEqual(source.flatMap(({ text }, at) => (text === '' ? [] : [at + 1])));
      const withGoods = new Set(goods.map(({ row }) => row));
      for (const { row, use } of rows) expect(withGoods.has(row)).toBe(use === 'line');
      for (const { quantity } of goods)
        expect(quantity === null || (Number.isInteger(quantity) && quantity > 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('a row of any length is read in time', () => {
  const long = ['1 '.repeat(50_000), '1.'.repeat(50_000), 'á 1'.repeat(50_000), '1 stk og '.repeat(20_000)];
  const since = performance.now();
  for (const text of long) read(text);
  expect(performance.now() - since).toBeLessThan(2_000);
});
