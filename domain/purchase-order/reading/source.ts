// A document that a buyer has sent, as rows with cells, before anything in it is understood.
import { enteredText } from '#domain/reading/text';
import { cellsByPlace, type PlacedCell } from './places';

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

/** Null for a line whose cells are not parted by signs. */
function partedCells(line: string): string[] | null {
  if (line.includes('\t')) return line.split('\t');
  if (/\|.*\|/.test(line)) return line.replace(/^\s*\||\|\s*$/g, '').split('|');
  return /;.*;/.test(line) ? line.split(';') : null;
}

/** Cells that two spaces or more part. */
const spacedCells = (line: string): PlacedCell[] =>
  [...line.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }));

/** Rows of plain text: a blank one has no cells. */
export function sourceOfText(text: string): SourceRow[] {
  const lines = enteredText(text)
    .split('\n')
    .map((line) => line.replace(QUOTED, '').slice(0, LONGEST_ROW));
  const parted = lines.map(partedCells);
  const spaced = cellsByPlace(lines.map((line, at) => (parted[at] ? [] : spacedCells(line))));
  return lines.map((line, at) =>
    line.trim() === '' ? { cells: [], text: '' } : rowOfCells(parted[at] ?? spaced[at] ?? []),
  );
}
