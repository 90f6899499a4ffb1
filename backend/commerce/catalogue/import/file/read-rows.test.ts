// Which table files are read: separators, line endings and number formats of spreadsheets.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultInWords } from '../fault-words';
import type { Fault } from '../faults';
import { type AnyTable, readRows } from './read-rows';
import { MOST_RECORD } from './records';

const folder = mkdtempSync(join(tmpdir(), 'read-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function rowsOfFile(content: string) {
  const file = join(folder, 'table.csv');
  writeFileSync(file, content);
  return rowsOfTable(file);
}

async function rowsOfTable(table: AnyTable) {
  const told: Fault[] = [];
  const rows = [];
  const rules = { known: new Set(['sku', 'name', 'price']), required: ['sku'] };
  for await (const { line, notation, cells } of readRows(table, 'utf-8', rules, (fault) => void told.push(fault)))
    rows.push([line, notation, ...cells.values()]);
  return { rows, told };
}

test.each([
  ['commas', 'sku,name,price\nA,Pen,1.5\nB,Bord,2\n', 2, 'machine', '1.5'],
  ['semicolons', 'sku;name;price\nA;Pen;1,5\nB;Bord;2\n', 2, 'either', '1,5'],
  ['tabs', 'sku\tname\tprice\nA\tPen\t1,5\nB\tBord\t2\n', 2, 'either', '1,5'],
  ['a mark and Windows line ends', '\uFEFFsku;name;price\r\nA;Pen;1,5\r\nB;Bord;2\r\n', 2, 'either', '1,5'],
  ['line ends of an old Macintosh', 'sku;name;price\rA;Pen;1,5\rB;Bord;2\r', 2, 'either', '1,5'],
  ['no line end after the last row', 'sku;name;price\rA;Pen;1,5\rB;Bord;2', 2, 'either', '1,5'],
  ['a first line that names the separator', 'sep=;\r\nsku;name;price\r\nA;Pen;1,5\r\nB;Bord;2\r\n', 3, 'either', '1,5'],
  ['a separator that Excel has quoted', '"sep=;"\nsku;name;price\nA;Pen;1,5\nB;Bord;2\n', 3, 'either', '1,5'],
  ['a separator named as a comma', '\uFEFFsep=,\nsku,name,price\nA,Pen,1.5\nB,Bord,2\n', 3, 'machine', '1.5'],
])('reads a file with %s', async (_what, content, line, notation, price) => {
  expect(await rowsOfFile(content)).toEqual({
    rows: [
      [line, notation, 'A', 'Pen', price],
      [line + 1, notation, 'B', 'Bord', '2'],
    ],
    told: [],
  });
});

test('reads a line ending that is split between two chunks of a large file', async () => {
  const before = `sku;name;price\r\nA;${'x'.repeat(256 * 1024 - 21)};1`;
  expect(Buffer.byteLength(`${before}\r`)).toBe(256 * 1024);
  const { rows, told } = await rowsOfFile(`${before}\r\nB;Bord;2\r\n`);
  expect([rows.map(([line, , sku]) => [line, sku]), told]).toEqual([
    [
      [2, 'A'],
      [3, 'B'],
    ],
    [],
  ]);
});

test('a line ending inside quotes is part of its cell', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const { rows } = await rowsOfFile(`sku;name;price${end}A;"Pen${end}rød";1${end}B;Bord;2${end}`);
    expect(rows).toEqual([
      [2, 'either', 'A', 'Pen\nrød', '1'],
      [4, 'either', 'B', 'Bord', '2'],
    ]);
  }
});

test('reports a file with only a separator line as empty', async () =>
  expect((await rowsOfFile('sep=;\n')).told).toMatchObject([{ code: 'emptyFile' }]));

test('accepts wrongly decoded letters with a warning that has the likely correct text', async () => {
  const { rows, told } = await rowsOfFile('sku;name;price\nA;KÃ¦rre, rÃ¸d;1\nB;Bord;2\n');
  expect(rows[0]).toEqual([2, 'either', 'A', 'KÃ¦rre, rÃ¸d', '1']);
  expect(told).toEqual([
    {
      line: 2,
      column: 'name',
      code: 'mojibake',
      params: { value: 'KÃ¦rre, rÃ¸d', likely: 'Kærre, rød' },
      warning: true,
    },
  ]);
});

test.each([
  ['\u00c5\u0081ukasz', 'Łukasz'],
  ['StoÅ‚ek', 'Stołek'],
  ['Ð¡Ñ‚Ð¾Ð»', 'Стол'],
])('warns of %j, which is likely %s', async (name, likely) => {
  const { told } = await rowsOfFile(`sku;name;price\nA;${name};1\n`);
  expect(told).toMatchObject([{ line: 2, column: 'name', code: 'mojibake', params: { likely }, warning: true }]);
});

test('warns of letters that were lost', async () => {
  const { rows, told } = await rowsOfFile('sku;name;price\nA;K\ufffdrre;1\n');
  expect(rows[0]).toEqual([2, 'either', 'A', 'K\ufffdrre', '1']);
  expect(told.map(faultInWords)).toEqual([
    'Advarsel: linje 2, name: I "K\ufffdrre" er et eller flere bogstaver gået tabt og erstattet af tegnet \ufffd. Hent teksten igen fra kilden.',
  ]);
});

test('reports a heading above the column names', async () => {
  const { told } = await rowsOfFile('products\nsku,name,price\n');
  expect(told.filter(({ warning }) => !warning).map(faultInWords)).toEqual([
    'linje 1: Kolonnen sku mangler.',
    'linje 2: Rækken har 3 felter, men filens første linje har kun ét. Den skal have kolonnernes navne: slet en overskrift over dem.',
  ]);
});

test.each([
  [
    'a column that is missing, twice or unknown',
    'name,name,,farve\nA,A,A,A',
    ['missingColumn sku', 'columnTwice name', 'unknownColumn farve'],
  ],
  ['a row without a cell that is filled', 'sku,name\n , \nA,Pen', []],
  ['too few cells and too many', 'sku,name\nA\nB,Bord,1', ['wrongCellCount 2', 'wrongCellCount 3']],
  ['a NUL', 'sku,name\nA,P\0en', ['nul 2']],
  ['a quote inside a cell', 'sku,name\nA,Pen\nB,24" "x\nC,Bord', ['brokenQuotes 3']],
  ['a quote that is never closed', 'sku,name\nA,"Pen\nB,Bord', ['unclosedQuote 2']],
])('%s is reported', async (_what, content, faults) => {
  const { told } = await rowsOfFile(content);
  expect(told.map(({ code, line, params }) => `${code} ${code.includes('olumn') ? params?.name : line}`)).toEqual(
    faults,
  );
});

test('rows after a broken one are read, with their lines', async () => {
  const skusOf = async (content: string) => (await rowsOfFile(content)).rows.map(([line, , sku]) => `${line} ${sku}`);
  expect(await skusOf('sku,name\nA,"Pen\nB,Bord\nC,"Stol"\n')).toEqual(['3 B', '4 C']);
  expect(await skusOf('sku,name\nA,Pen\nB,24" "x\nC,Bord')).toEqual(['2 A', '4 C']);
  expect(await skusOf('sku,name\nA,x "y\nB,Pen\nC" w\nD,Bord')).toEqual(['3 B', '5 D']);
  expect(await skusOf(`sku,name\n${Array.from({ length: 450 }, (_, at) => `S${at},x`).join('\n')}`)).toHaveLength(450);
  expect(await skusOf('\n\nsku,name\n\nA,Pen\n\n')).toEqual(['5 A']);
});

test('a record is as large as the limit, and no larger', async () => {
  const row = (length: number) => `A,${'x'.repeat(length - 2)}`;
  const read = async (length: number) => {
    const { rows, told } = await rowsOfFile(`sku,name\nB,1\n${row(length)}\nC,2\n`);
    return [rows.map(([line]) => line), told.map(({ line, code, params }) => [line, code, params?.most])];
  };
  expect(await read(MOST_RECORD - 1)).toEqual([[2, 3, 4], []]);
  expect(await read(MOST_RECORD)).toEqual([[2, 4], [[3, 'tooLarge', 1024]]]);
  expect(await read(2 * MOST_RECORD)).toEqual([[2, 4], [[3, 'tooLarge', 1024]]]);
  const { rows, told } = await rowsOfFile(`sku,name\nB,1\n${row(3 * MOST_RECORD)}`);
  expect([rows.length, told]).toEqual([1, [expect.objectContaining({ line: 3, code: 'tooLarge' })]]);
});

test('cells of a program are read by their lines, or counted from the second', async () => {
  const cells = [['sku', 'name'], ['A', 'Pen'], ['B']];
  expect(await rowsOfTable(cells)).toMatchObject({
    rows: [
      [2, 'machine', 'A', 'Pen'],
      [3, 'machine', 'B', ''],
    ],
    told: [{ line: 3, code: 'wrongCellCount' }],
  });
  const lined = { cells: [['sku'], ['A'], ['B']], lines: [7], notation: 'either' } as const;
  expect((await rowsOfTable(lined)).rows).toEqual([
    [7, 'either', 'A'],
    [3, 'either', 'B'],
  ]);
});
