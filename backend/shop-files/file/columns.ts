// The kinds of cells that tables of a shop have, each with how it is read and printed.
import { unambiguousNumber } from '#domain/reading/numbers';

export interface Column<Value> {
  /** Undefined for a cell that cannot be read. Cells come trimmed and are never empty. */
  read(cell: string): Value | undefined;
  print(value: Value): string;
  /** The expected value, reported for a cell that cannot be read. */
  wanted: string;
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

export const whole = (least = 0, most = 2_147_483_647): Column<number> =>
  column({
    read(cell) {
      const value = Number(cell);
      return /^-?\d+$/.test(cell) && value >= least && value <= most ? value : undefined;
    },
    print: String,
    wanted: `Her skal stå et helt tal mellem ${least} og ${most}.`,
  });

const MOST_OERE = 2_147_483_647;

/** Kroner with at most two decimals in the file, integer øre in the record. Tables are edited in spreadsheets of either notation. */
export const kroner: Column<number> = column({
  read(cell) {
    const number = unambiguousNumber(cell, 'either');
    const value = number === null ? -1 : Math.round(number * 100);
    return value >= 0 && value <= MOST_OERE && Math.abs(value - (number ?? 0) * 100) < 0.001 ? value : undefined;
  },
  print: (value) => (value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)),
  wanted: 'Her skal stå et beløb i kroner med højst to decimaler og uden tusindtalsskille, for eksempel 12.50.',
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
    print: (values) => values.map((value) => of.print(value)).join('|'),
    wanted: of.wanted,
  });

/** 30 February is no day, though JavaScript makes one of it. */
function isDay(cell: string): boolean {
  const at = new Date(`${cell}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(cell) && !Number.isNaN(+at) && at.toISOString().startsWith(cell);
}

/** An instant, in the record as ISO text; a day alone is its midnight in UTC. */
export const instant: Column<string> = column({
  read(cell) {
    const [, date = '', time] = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/.exec(cell) ?? [];
    const at = new Date(time ? cell : `${date}T00:00:00Z`);
    return isDay(date) && !Number.isNaN(+at) ? at.toISOString() : undefined;
  },
  print: (value) => value,
  wanted: 'Her skal stå en dato som 2026-12-31 eller et tidspunkt som 2026-12-31T23:00:00Z.',
});
