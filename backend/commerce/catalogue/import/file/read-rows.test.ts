// Which table files are read: separators, line endings and number formats of spreadsheets.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultInWords } from '../fault-words';
import type { Fault } from '../faults';
import { readRows } from './read-rows';

const folder = mkdtempSync(join(tmpdir(), 'read-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function rowsOfFile(content: string) {
  const file = join(folder, 'table.csv');
  writeFileSync(file, content);
  const told: Fault[] = [];
  const rows = [];
  const rules = { known: new Set(['sku', 'name', 'price']), required: ['sku'] };
  for await (const { line, notation, cells } of readRows(file, 'utf-8', rules, (fault) => void told.push(fault)))
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

test('reports a heading above the column names', async () => {
  const { told } = await rowsOfFile('products\nsku,name,price\n');
  expect(told.filter(({ warning }) => !warning).map(faultInWords)).toEqual([
    'linje 1: Kolonnen sku mangler.',
    'linje 2: Rækken har 3 felter, men filens første linje har kun ét. Den skal have kolonnernes navne: slet en overskrift over dem.',
  ]);
});
