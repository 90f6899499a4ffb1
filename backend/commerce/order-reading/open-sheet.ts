// The cells of a workbook (XLSX) and of a file of separated values. A formula counts as the value that the workbook has stored for it.
import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { separatorOf } from '#domain/cart/quick-order';
import { MOST_ROWS, rowOfCells, type SourceRow } from '#domain/purchase-order/reading/source';
import { LARGEST_UNPACKED } from './limits';
import { Unreadable } from './opened';

export function openCsv(text: string): SourceRow[] {
  const separator = separatorOf(text);
  try {
    const rows: unknown[] = parse(text, {
      ...{ delimiter: separator, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, bom: true },
      ...{ to: MOST_ROWS + 1, max_record_size: 64 * 1024 },
    });
    return rows.map((row) => rowOfCells(Array.isArray(row) ? row.map(String) : []));
  } catch {
    throw new Unreadable('ORDER_FILE_UNREADABLE');
  }
}

/** Names of the parts of a workbook that are read. */
const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/;
const STRINGS = 'xl/sharedStrings.xml';
const MOST_COLUMNS = 100;

/** An archive declares what each part unpacks to; more than that is never unpacked. */
function unpackedParts(bytes: Uint8Array): Record<string, Uint8Array> {
  let left = LARGEST_UNPACKED;
  const wanted = (name: string) => name === STRINGS || SHEET.test(name);
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!wanted(name)) return false;
        left -= originalSize;
        if (left < 0) throw new Unreadable('ORDER_FILE_TOO_LONG');
        return true;
      },
    });
  } catch (failure) {
    throw failure instanceof Unreadable ? failure : new Unreadable('ORDER_FILE_UNREADABLE');
  }
}

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, parseAttributeValue: false },
  ...{ trimValues: false, processEntities: true, removeNSPrefix: true },
  isArray: (name) => ['row', 'c', 'si', 'r'].includes(name),
});

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const under = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), value);
const nodesIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const nodeText = (value: unknown): string =>
  typeof value === 'string' ? value : isNode(value) ? nodeText(value['#text'] ?? '') : '';

/** A text is one string, or in runs of one look each. */
const richText = (node: unknown): string => {
  const runs = nodesIn(under(node, 'r'));
  return runs.length > 0 ? runs.map((run) => nodeText(under(run, 't'))).join('') : nodeText(under(node, 't'));
};

const columnOf = (place: string): number =>
  [...(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '')].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function cellText(cell: unknown, strings: readonly string[]): string {
  const type = nodeText(under(cell, '@t'));
  if (type === 'inlineStr') return richText(under(cell, 'is'));
  const value = nodeText(under(cell, 'v'));
  if (type === 's') return strings[Number(value)] ?? '';
  // A binary fraction is written with all its digits: 12.299999999999999 is 12.3.
  return type === '' && /^-?\d+\.\d{6,}$/.test(value) ? String(Number(Number(value).toPrecision(12))) : value;
}

export function openWorkbook(bytes: Uint8Array): SourceRow[] {
  const parts = unpackedParts(bytes);
  const sheets = Object.keys(parts)
    .filter((name) => SHEET.test(name))
    .sort((one, other) => Number(SHEET.exec(one)?.[1]) - Number(SHEET.exec(other)?.[1]));
  if (sheets.length === 0) throw new Unreadable('ORDER_FILE_KIND');
  try {
    const read = (name: string): unknown => parser.parse(strFromU8(parts[name] ?? new Uint8Array()));
    const strings = parts[STRINGS] ? nodesIn(under(read(STRINGS), 'sst', 'si')).map(richText) : [];
    return sheets.flatMap((name) => [
      ...nodesIn(under(read(name), 'worksheet', 'sheetData', 'row')).map((row) => rowOf(row, strings)),
      { cells: [], text: '' },
    ]);
  } catch {
    throw new Unreadable('ORDER_FILE_UNREADABLE');
  }
}

function rowOf(row: unknown, strings: readonly string[]): SourceRow {
  const cells: string[] = [];
  for (const cell of nodesIn(under(row, 'c'))) {
    const at = columnOf(nodeText(under(cell, '@r')));
    const place = at < 0 ? cells.length : at;
    if (place >= MOST_COLUMNS) continue;
    while (cells.length < place) cells.push('');
    cells[place] = cellText(cell, strings);
  }
  return rowOfCells(cells);
}
