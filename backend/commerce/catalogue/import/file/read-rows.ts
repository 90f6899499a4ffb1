// Reads a catalogue file row by row, each cell under its column's name. Faulty rows are reported and skipped; the rest is read.
import { parse } from 'csv-parse/sync';
import { LOST_LETTER, likelyText } from '#domain/reading/mojibake';
import { enteredText } from '#domain/reading/text';
import type { Fault, FaultCode, Report } from '../faults';
import type { Encoding } from './encoding';
import { afterFirstLine, MOST_RECORD, type RawRecord, recordsOf } from './records';

export interface FileRow {
  line: number;
  /** How numbers are written: Magento's files are of `machine` notation, spreadsheets write either. */
  notation: 'machine' | 'either';
  cells: ReadonlyMap<string, string>;
  /** Between the columns of the file. */
  separator?: Delimiter;
}

export interface ColumnRules {
  known: ReadonlySet<string>;
  required: readonly string[];
  /** Said by staff; otherwise the one that the header has most of. */
  separator?: Delimiter | undefined;
}

/** Records are parsed together, and one by one only where one of them is broken. */
const TOGETHER = 200;

/** A table as cells, the names of its columns first: what a program has made itself needs no text between. */
export type CellTable = readonly (readonly string[])[];

/** Cells that were made of a file: faults name the line of the file that a row comes from. */
export interface LinedTable {
  cells: CellTable;
  lines: readonly number[];
  notation: FileRow['notation'];
}

export type AnyTable = string | CellTable | LinedTable;

const asLined = (table: CellTable | LinedTable): LinedTable =>
  'cells' in table ? table : { cells: table, lines: [], notation: 'machine' };

/** A file by its path, or cells. */
export async function* readRows(
  table: AnyTable,
  encoding: Encoding,
  rules: ColumnRules,
  report: Report,
): AsyncGenerator<FileRow> {
  if (typeof table !== 'string') {
    yield* rowsOfCells(asLined(table), rules, report);
    return;
  }
  let header: Header | null = null;
  for await (const records of recordsOf(table, encoding)) {
    const waiting = [...records];
    if (!header) {
      const separator = separatorNamed(waiting[0]);
      if (separator) waiting.shift();
      const first = waiting.shift();
      if (!first) continue;
      header = headerOf(first, rules.separator ?? separator, rules, report);
    }
    for (let at = 0; at < waiting.length; at += TOGETHER) {
      for (const row of fileRows(waiting.slice(at, at + TOGETHER), header, report)) yield row;
    }
  }
  if (!header) report({ line: 0, column: null, code: 'emptyFile' });
}

function* rowsOfCells({ cells, lines, notation }: LinedTable, rules: ColumnRules, report: Report): Generator<FileRow> {
  const [names = [], ...rows] = cells;
  const delimiter = notation === 'machine' ? ',' : ';';
  const header = { names: namesOf(names, 1, rules, report), delimiter } as const;
  for (const [at, row] of rows.entries()) {
    const read = fileRowOf(lines[at] ?? at + 2, row, header, report);
    if (read) yield read;
  }
}

interface Header {
  names: string[];
  delimiter: Delimiter;
}

const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Excel's first line `sep=;` names the separator of the rows after it. */
function separatorNamed(record: RawRecord | undefined): Delimiter | null {
  const [, sign] = /^"?sep=(.)"?$/i.exec(withoutMark(record?.text ?? '')) ?? [];
  return DELIMITERS.find((one) => one === sign) ?? null;
}

/** Magento separates cells by commas, office programs with Danish settings by semicolons or tabs. */
function headerOf({ text, line }: RawRecord, separator: Delimiter | null, rules: ColumnRules, report: Report): Header {
  const plain = withoutMark(text);
  const count = (sign: string) => plain.split(sign).length;
  const delimiter = separator ?? DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  return { names: namesOf(cellsOf(plain, delimiter)?.[0] ?? [], line, rules, report), delimiter };
}

function namesOf(given: readonly string[], line: number, { known, required }: ColumnRules, report: Report): string[] {
  const names = given.map((name) => name.trim().toLowerCase());
  const tell = (code: Fault['code'], name: string, warning = false) =>
    report({ line, column: null, code, params: { name }, warning });
  for (const name of required) if (!names.includes(name)) tell('missingColumn', name);
  for (const name of new Set(names.filter((name, at) => names.indexOf(name) !== at))) tell('columnTwice', name);
  for (const name of new Set(names)) if (name !== '' && !known.has(name)) tell('unknownColumn', name, true);
  return names;
}

/** Null when the quotes are broken. */
function cellsOf(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, { delimiter, relax_column_count: true, max_record_size: MOST_RECORD * 2 });
  } catch {
    return null;
  }
}

function* fileRows(records: readonly RawRecord[], header: Header, report: Report): Generator<FileRow> {
  const whole = records.filter(({ fault }) => fault === null);
  const together = cellsOf(whole.map(({ text }) => text).join('\n'), header.delimiter);
  // A count that does not match means that two records ran together.
  const parsed = together?.length === whole.length ? together : null;
  let at = 0;
  for (const record of records) {
    if (record.fault) {
      report({ line: record.line, column: null, code: record.fault, params: { most: MOST_RECORD / 1024 } });
      continue;
    }
    const cells = parsed ? parsed[at] : cellsOf(record.text, header.delimiter)?.[0];
    at += 1;
    const row = cells ? fileRowOf(record.line, cells, header, report) : null;
    if (row) yield row;
    if (cells) continue;
    report({ line: record.line, column: null, code: 'brokenQuotes' });
    yield* fileRows([...afterFirstLine(record)], header, report);
  }
}

/** Letters as they came: what normalising removes shows that they were misread. */
function warnOfLetters(value: string, warn: (code: FaultCode, params: Record<string, string>) => void): void {
  const likely = likelyText(value);
  if (likely !== null) warn('mojibake', { value: enteredText(value), likely: enteredText(likely) });
  if (value.includes(LOST_LETTER)) warn('lostLetters', { value });
}

function fileRowOf(
  line: number,
  cells: readonly string[],
  { names, delimiter }: Header,
  report: Report,
): FileRow | null {
  if (cells.every((cell) => cell.trim() === '')) return null;
  if (cells.length !== names.length) {
    report({ line, column: null, code: 'wrongCellCount', params: { found: cells.length, wanted: names.length } });
  }
  const row = new Map<string, string>();
  for (const [at, name] of names.entries()) {
    const value = cells[at] ?? '';
    const isText = !value.includes('\0');
    if (!isText) report({ line, column: name, code: 'nul' });
    const text = isText ? enteredText(value) : '';
    if (isText) warnOfLetters(value, (code, params) => report({ line, column: name, code, params, warning: true }));
    row.set(name, text);
  }
  return { line, notation: delimiter === ',' ? 'machine' : 'either', cells: row, separator: delimiter };
}
