// The kinds of cells that tables of a shop have, each with how it is read and printed.
import { faultSentence } from '#backend/commerce/catalogue/import/fault-words';
import { readNumber, unambiguousNumber, unmistakable } from '#domain/reading/numbers';

export interface Column<Value> {
  /** Undefined for a cell that cannot be read. Cells come trimmed and are never empty. */
  read(cell: string): Value | undefined;
  print(value: Value): string;
  /** The expected value, reported for a cell that cannot be read. */
  wanted: string;
  /** What is reported in its place, where more is known: the two readings of an ambiguous cell. */
  doubt?(cell: string): string | null;
  required: boolean;
  /** What an empty cell, or a column that is not there, means. */
  empty?: Value;
}

type Optional<Value> = Column<Value>;

const column = <Value>(of: Omit<Column<Value>, 'required'>): Column<Value> => ({ ...of, required: true });

/** An empty cell is this value, and the column may be left out. */
export function or<Value, Empty>(of: Column<Value>, empty: Empty): Optional<Value | Empty> {
  const isEmpty = (value: Value | Empty): value is Empty =>
    Object.is(value, empty) || (Array.isArray(value) && value.length === 0);
  return {
    wanted: of.wanted,
    required: false,
    empty,
    read: (cell) => of.read(cell),
    ...(of.doubt ? { doubt: of.doubt } : {}),
    print: (value) => (isEmpty(value) ? '' : of.print(value)),
  };
}

export const text = (most = 10_000): Column<string> =>
  column({
    read: (cell) => (cell.length <= most ? cell : undefined),
    print: (value) => value,
    wanted: `Teksten er længere end ${most} tegn.`,
  });

export const matching = (pattern: RegExp, wanted: string): Column<string> =>
  column({ read: (cell) => (pattern.test(cell) ? cell : undefined), print: (value) => value, wanted });

/** A rule of domain/validate that answers the value in its one spelling, or null. */
export const byRule = (rule: (typed: string) => string | null, wanted: string): Column<string> =>
  column({ read: (cell) => rule(cell) ?? undefined, print: (value) => value, wanted });

/** Tables are edited in spreadsheets of either notation: `12.500` is refused with both readings, as in an import of products. */
const numberIn = (cell: string): number | null => unambiguousNumber(cell, 'either');

export function twoReadings(cell: string): string | null {
  const reading = readNumber(cell, 'either');
  if (reading.kind !== 'ambiguous') return null;
  const [one, other] = reading.readings;
  return faultSentence({
    line: 0,
    column: null,
    code: 'ambiguousNumber',
    params: { value: cell, one: unmistakable(one), other: unmistakable(other) },
  });
}

/** A number with at most two decimals → hundredths: øre, basis points. */
export function hundredthsIn(cell: string, most: number): number | undefined {
  const number = numberIn(cell) ?? -1;
  const value = Math.round(number * 100);
  return value >= 0 && value <= most && Math.abs(value - number * 100) < 0.001 ? value : undefined;
}

export const whole = (least = 0, most = 2_147_483_647): Column<number> =>
  column({
    read(cell) {
      const value = numberIn(cell);
      return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
    },
    doubt: twoReadings,
    print: String,
    wanted: `Her skal stå et helt tal mellem ${least} og ${most}.`,
  });

const MOST_OERE = 2_147_483_647;

/** Kroner with at most two decimals in the file, integer øre in the record. */
export const kroner: Column<number> = column({
  read: (cell) => hundredthsIn(cell, MOST_OERE),
  doubt: twoReadings,
  print: (value) => (value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)),
  wanted: 'Her skal stå et beløb i kroner med højst to decimaler, for eksempel 12.50.',
});

export const flag: Column<boolean> = column({
  read: (cell) => (cell === '1' ? true : cell === '0' ? false : undefined),
  print: (value) => (value ? '1' : '0'),
  wanted: 'Her skal stå 1 eller 0.',
});

export const oneOfTexts = <const Value extends string>(values: readonly Value[]): Column<Value> =>
  column({
    read: (cell) => values.find((value) => value === cell),
    print: (value) => value,
    wanted: `Vælg mellem ${values.join(', ')}.`,
  });

/** Values with | between them. */
export const list = <Value>(of: Column<Value>): Column<Value[]> =>
  column({
    read(cell) {
      const values = cell.split('|').map((one) => of.read(one.trim()));
      return values.includes(undefined) ? undefined : values.flatMap((value) => (value === undefined ? [] : [value]));
    },
    doubt: (cell) =>
      cell
        .split('|')
        .map((one) => of.doubt?.(one.trim()) ?? null)
        .find((said) => said !== null) ?? null,
    print: (values) => values.map((value) => of.print(value)).join('|'),
    wanted: of.wanted,
  });
