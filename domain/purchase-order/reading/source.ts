// A document that a buyer has sent, as rows with cells, before anything in it is understood.
import { enteredText } from '#domain/reading/text';

/** A longer row is cut: what takes rows apart may take longer than in proportion to their length. */
const LONGEST_ROW = 400;
/** More rows are refused by the caller: no person reviews so many. */
export const MOST_ROWS = 3_000;

export interface SourceRow {
  cells: readonly string[];
  text: string;
}

const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function rowOfCells(cells: readonly string[]): SourceRow {
  const clean = cells.map((cell) => singleSpaced(enteredText(cell).slice(0, LONGEST_ROW)));
  return { cells: clean, text: clean.filter(Boolean).join(' ').slice(0, LONGEST_ROW) };
}

/** A forwarded or answered mail has one `>` per step before each line. */
const QUOTED = /^(?:\s{0,4}>)+\s?/;

function cellsOfText(line: string): string[] {
  if (line.includes('\t')) return line.split('\t');
  if (/\|.*\|/.test(line)) return line.replace(/^\s*\||\|\s*$/g, '').split('|');
  if (/;.*;/.test(line)) return line.split(';');
  return line.trim().split(/\s{2,}/);
}

/** Rows of plain text: a blank one has no cells. */
export const sourceOfText = (text: string): SourceRow[] =>
  enteredText(text)
    .split('\n')
    .map((line) => {
      const own = line.replace(QUOTED, '').slice(0, LONGEST_ROW);
      return own.trim() === '' ? { cells: [], text: '' } : rowOfCells(cellsOfText(own));
    });
