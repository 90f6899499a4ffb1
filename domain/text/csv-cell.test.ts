// No customer input is a formula in a spreadsheet, and numbers remain numbers.
import { expect, test } from 'vitest';
import { csvCell } from '#domain/text/csv-cell';

test.each([
  ['=1+1', `'=1+1`],
  ['+4512345678', `'+4512345678`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ["-1+cmd|' /C calc'!A0", `'-1+cmd|' /C calc'!A0`],
  ['-1-1', `'-1-1`],
  ['--1', `'--1`],
  ['-', `'-`],
  ['-A1', `'-A1`],
  ['-1,50;=1', `"'-1,50;=1"`],
  ['＝1+1', `'＝1+1`],
  ['-1', '-1'],
  ['-1,50', '-1,50'],
  ['-12.5', '-12.5'],
  [-7, '-7'],
  [0, '0'],
  [null, ''],
  ['Kuglepen - blå', 'Kuglepen - blå'],
  ['a;b', '"a;b"'],
  ['så "blå"', '"så ""blå"""'],
])('%j is written as %j', (value, expected) => expect(csvCell(value)).toBe(expected));
