import { expect, it } from 'vitest';
import { safeFileName } from './file-name';

it.each([
  ['Tegning 1.pdf', 'Tegning 1.pdf'],
  ['æøå_2-b.XLSX', 'æøå_2-b.XLSX'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\ordre.pdf', 'ordre.pdf'],
  ['.htaccess', 'htaccess'],
  ['..', 'fil-2'],
  ['', 'fil-2'],
  ['a\u0000b\u202Egpj.exe', 'abgpj.exe'],
  ['<script>.svg', 'script.svg'],
  ['x'.repeat(81), 'x'.repeat(80)],
  [`${'x'.repeat(81)}.pdf`, `${'x'.repeat(80)}.pdf`],
])('%j is stored as %s', (written, name) => expect(safeFileName(written, 2)).toBe(name));
