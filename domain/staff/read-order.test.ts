// Confirming a read order: each line is decided or omitted, and a quantity is an integer within the limit.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { confirmedLines, OMITTED, proposedChoice, proposedQuantity, type ReviewedLine } from './read-order';

const product = (sku: string, pieces: number | null) => ({ sku, name: `Name of ${sku}`, unit: 'stk', pieces });
const line = (given: Partial<ReviewedLine>): ReviewedLine => ({
  ...{ source: '2 boxes A', certainty: 'number', products: [product('A', 24)], quantity: 2, typed: null },
  ...{ orderedUnit: 'box', soldIn: null, net: 100, gross: 125, ordered: null, priceTyped: null },
  ...{ wishedOn: null, refused: null },
  ...given,
});
const FOUND = line({});
const SEVERAL = line({ certainty: 'ambiguous', products: [product('A', 24), product('B', 2)] });
const UNKNOWN = line({ certainty: 'unknown', products: [] });

/** The fields as a browser sends them untouched. */
const untouched = (lines: readonly ReviewedLine[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((one, at) => [
      [`choice-${at}`, proposedChoice(one)],
      [`sku-${at}`, ''],
      [`quantity-${at}`, proposedQuantity(one)],
    ]),
  );

const confirm = (lines: readonly ReviewedLine[], typed: Record<string, string> = {}) => {
  const done = confirmedLines(lines, { ...untouched(lines), ...typed });
  return { lines: done.lines, faults: done.faults.map(({ code, field }) => `${code} ${field}`) };
};

describe('an untouched form', () => {
  it('confirms what was found, and reports every line that a person has to decide', () => {
    expect(confirm([FOUND]).lines).toEqual([{ at: 0, sku: 'A', quantity: 24 }]);
    expect(confirm([FOUND, SEVERAL, UNKNOWN]).faults).toEqual([
      'ORDER_LINE_UNDECIDED choice-1',
      'ORDER_LINE_UNDECIDED choice-2',
    ]);
  });

  it('proposes a quantity only where all products have the same', () => {
    expect([FOUND, SEVERAL, UNKNOWN].map(proposedQuantity)).toEqual(['24', '', '']);
    expect(proposedQuantity(line({ products: [product('A', 5), product('B', 5)] }))).toBe('5');
    expect(proposedQuantity(line({ products: [product('A', null)] }))).toBe('');
  });
});

describe('a corrected line', () => {
  it('takes the pieces of the chosen product, unless a quantity is typed', () => {
    expect(confirm([SEVERAL], { 'choice-0': '1' }).lines).toEqual([{ at: 0, sku: 'B', quantity: 2 }]);
    const typed = { 'choice-0': '1', 'quantity-0': ' 7 ' };
    expect(confirm([SEVERAL], typed).lines).toEqual([{ at: 0, sku: 'B', quantity: 7 }]);
  });

  it('has the typed number, also where a product is chosen', () => {
    expect(confirm([FOUND], { 'sku-0': ' X-1 ' }).lines).toEqual([{ at: 0, sku: 'X-1', quantity: 24 }]);
    expect(confirm([UNKNOWN], { 'sku-0': 'X-1' }).faults).toEqual(['QUANTITY_NOT_A_NUMBER quantity-0']);
  });

  it('may be omitted, but not all of them', () => {
    const rest = confirm([FOUND, UNKNOWN], { 'choice-1': OMITTED, 'quantity-1': 'x' });
    expect([rest.lines.length, rest.faults]).toEqual([1, []]);
    expect(confirm([FOUND], { 'choice-0': OMITTED }).faults).toEqual(['ORDER_LINES_NONE choice-0']);
  });

  it.each(['', '0', '-1', 'to', '1,5', '1.5', String(QUANTITY_CAP + 1)])('has no quantity %j', (typed) => {
    expect(confirm([FOUND], { 'quantity-0': typed }).faults).toEqual(['QUANTITY_NOT_A_NUMBER quantity-0']);
  });

  it.each(['1', String(QUANTITY_CAP)])('has a quantity at the limit: %s', (typed) => {
    expect(confirm([FOUND], { 'quantity-0': typed }).lines).toEqual([{ at: 0, sku: 'A', quantity: Number(typed) }]);
  });

  it.each(['2', '-1', 'A', '0.5'])('is of no product at position %j', (choice) => {
    expect(confirm([SEVERAL], { 'choice-0': choice }).faults).toEqual(['ORDER_LINE_UNDECIDED choice-0']);
  });
});

it('loses no line: each is confirmed, omitted or a fault', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          one: fc.constantFrom(FOUND, SEVERAL, UNKNOWN),
          choice: fc.constantFrom('', '0', '1', '9', OMITTED),
          sku: fc.constantFrom('', ' ', 'X-1'),
          quantity: fc.constantFrom('', '0', '3', 'x'),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      (rows) => {
        const fields = Object.fromEntries(
          rows.flatMap(({ choice, sku, quantity }, at) => [
            [`choice-${at}`, choice],
            [`sku-${at}`, sku],
            [`quantity-${at}`, quantity],
          ]),
        );
        const { lines, faults } = confirmedLines(
          rows.map(({ one }) => one),
          fields,
        );
        const omitted = rows.filter(({ choice }) => choice === OMITTED).length;
        const none = omitted === rows.length ? 1 : 0;
        expect(lines.length + faults.length + omitted).toBe(rows.length + none);
        expect(lines.every(({ quantity }) => quantity >= 1)).toBe(true);
      },
    ),
  ));
