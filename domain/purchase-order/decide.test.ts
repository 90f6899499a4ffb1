import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChargedRow, type DecidingFacts, decideLines, type Measuring, measureLines } from './decide';
import { DUTY_PART, lineOutcome, type PurchaseLine } from './model';

const line = (lineNumber: string, changes: Partial<PurchaseLine> = {}): PurchaseLine => ({
  ...{ lineNumber, sku: 'PEN', auxiliaryId: null, quantity: 10, unit: 'EA', price: 2, basis: 1 },
  ...{ wishedOn: null, accounting: null, comments: '' },
  ...changes,
});
const measuring: Measuring = {
  unitOf: (sku) =>
    sku === 'UNKNOWN' ? undefined : { code: 'stk', unece: 'C62', packs: [{ code: 'ks', unece: 'XCS', pieces: 12 }] },
  designOf: () => null,
  lineIdOf: (id) => id?.split('-')[0] ?? null,
  agreedUnits: {},
};
const charged = (pieces: number, row: number, changes: Partial<ChargedRow> = {}): ChargedRow => ({
  ...{ sku: 'PEN', design: null, pieces, row, duty: 0 },
  ...changes,
});
const facts = (rows: readonly ChargedRow[], changes: Partial<DecidingFacts> = {}): DecidingFacts => ({
  ...{ charged: rows, refused: new Map(), promised: '2026-12-24', accounting: null },
  ...changes,
});
const decide = (lines: readonly PurchaseLine[], known: DecidingFacts) =>
  decideLines(measureLines(lines, measuring), known);

describe('a line', () => {
  it('is accepted as it was ordered', () => {
    const [one] = decide([line('1')], facts([charged(10, 2_000)]));
    expect(one).toMatchObject({ pieces: 10, row: 2_000, unit: 'EA', rejection: null, differences: [] });
  });

  it('in boxes is so many pieces, and in a unit that it is not sold in is rejected', () => {
    const lines = [line('1', { unit: 'CS', quantity: 2, price: 24 }), line('2', { sku: 'INK', unit: 'BX' })];
    const [boxes, rejected] = decide(lines, facts([charged(24, 4_800)]));
    expect(boxes).toMatchObject({ quantity: 2, unit: 'CS', pieces: 24, row: 4_800, differences: [] });
    expect(rejected).toMatchObject({
      ...{ pieces: 0, row: 0 },
      rejection: { code: 'UNIT_UNKNOWN', unit: 'BX', soldIn: 'C62, XCS' },
    });
  });

  it('of more pieces than a line can hold is rejected', () => {
    const of = (quantity: number) => decide([line('1', { unit: 'CS', quantity })], facts([]))[0]?.rejection ?? null;
    expect(of(83_333)).toBeNull();
    expect(of(83_334)).not.toBeNull();
  });

  it('that the cart refused is rejected, with its duty', () => {
    const lines = [line('1'), line('2', { sku: DUTY_PART, quantity: 10, price: 1 })];
    const decided = decide(lines, facts([], { refused: new Map([['PEN', 'INSUFFICIENT_STOCK']]) }));
    expect(decided.map(({ rejection }) => rejection?.code)).toEqual(['INSUFFICIENT_STOCK', 'GOODS_REJECTED']);
  });

  it('without a unit has the one that it is sold in', () => {
    expect(decide([line('1', { unit: null })], facts([charged(10, 2_000)]))[0]?.unit).toBe('C62');
  });

  it.each([
    [2.0004, []],
    [2.0006, ['price']],
    [1.99, ['price']],
    [null, []],
  ])('at %s a piece differs by %j', (price, kinds) => {
    const [one] = decide([line('1', { price })], facts([charged(10, 2_000)]));
    expect(one?.differences.map(({ kind }) => kind)).toEqual(kinds);
    expect(one?.row).toBe(2_000);
  });

  it.each([
    ['2026-12-24', []],
    ['2026-12-23', [{ kind: 'date', wished: '2026-12-23', promised: '2026-12-24' }]],
  ])('wished for %s', (wishedOn, differences) =>
    expect(decide([line('1', { wishedOn })], facts([charged(10, 2_000)]))[0]?.differences).toEqual(differences),
  );

  it('of another account than the invoice’s says so', () => {
    const lines = [line('1', { accounting: '4711' }), line('2', { accounting: '4712' })];
    const decided = decide(lines, facts([charged(20, 4_000)], { accounting: '4711' }));
    expect(decided.map(lineOutcome)).toEqual(['accepted', 'different']);
  });
});

describe('the duty of a product', () => {
  it('belongs to the line with its id, else to the one above', () => {
    const lines = [
      line('1', { auxiliaryId: '7' }),
      line('2', { sku: 'INK', auxiliaryId: '8' }),
      line('3', { sku: DUTY_PART, auxiliaryId: '7-AFGIFT', price: 1 }),
      line('4', { sku: DUTY_PART, auxiliaryId: null, price: 3 }),
    ];
    const rows = [charged(10, 2_000, { duty: 1_000 }), charged(10, 2_000, { sku: 'INK', duty: 3_000 })];
    const decided = decide(lines, facts(rows));
    expect(decided.map(({ dutyOf, row }) => [dutyOf, row])).toEqual([
      [null, 2_000],
      [null, 2_000],
      ['1', 1_000],
      ['2', 3_000],
    ]);
    expect(decided.map(lineOutcome)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
  });
});

it('the lines of a product come to what is charged for it, to the øre, however many there are', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 500 }),
    unit: fc.constantFrom('EA', 'CS', null),
    price: fc.option(fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000)),
    basis: fc.constantFrom(1, 3, 100),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), fc.nat(5_000_000), (drawn, row) => {
      const lines = drawn.map((one, index) => line(String(index + 1), one));
      const decided = decide(lines, facts([charged(1, row)]));
      expect(decided.reduce((sum, one) => sum + one.row, 0)).toBe(row);
      for (const one of decided) expect(one.row).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500, seed: 48 },
  );
});
