// Further kinds of cells: switches that are always printed, percents, values that a rule of domain/validate takes as they are written.
import { type Column, hundredthsIn, list, or, text, twoReadings } from './columns';

/** 1 or 0; an empty cell or a missing column is `empty`. */
export const switchOr = (empty: boolean): Column<boolean> => ({
  required: false,
  empty,
  read: (cell) => (cell === '1' ? true : cell === '0' ? false : undefined),
  print: (value) => (value ? '1' : '0'),
  wanted: 'Her skal stå 1 eller 0.',
});

/** Percent with at most two decimals in the file, basis points in the record. */
export const percent: Column<number> = {
  required: true,
  wanted: 'Her skal stå en procent mellem 0 og 100 med højst to decimaler, for eksempel 12.5.',
  read: (cell) => hundredthsIn(cell, 10_000),
  doubt: twoReadings,
  print: (value) => String(value / 100),
};

/** Validated by a rule of domain/validate and stored as it is written. */
export const fitting = (rule: (typed: string) => string | null, wanted: string): Column<string> => ({
  required: true,
  wanted,
  read: (cell) => (cell.length <= 200 && rule(cell) !== null ? cell : undefined),
  print: (value) => value,
});

const NONE: string[] = [];

/** Names with | between them; an empty cell has none. */
export const namesOrNone = (most = 500): Column<string[]> => or(list(text(most)), NONE);
