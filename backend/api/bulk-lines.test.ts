// Lines of bulk requests: what is read, and what is reported with its line.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { MOST_LINES, readBulkLines } from './bulk-lines';

const schema = z.object({ sku: z.string().min(1), quantity: z.number().int().min(0) }).strict();
const read = (text: string) => readBulkLines(text, schema, ({ sku }) => sku);
const good = (sku: string) => JSON.stringify({ sku, quantity: 1 });

test('each line has its number in the text, empty lines do not count', () => {
  expect(read(`${good('a')}\r\n\n${good('b')}\n`)).toEqual({
    ...{ ok: true, count: 2, faults: [] },
    lines: [
      { line: 1, row: { sku: 'a', quantity: 1 } },
      { line: 3, row: { sku: 'b', quantity: 1 } },
    ],
  });
});

test.each([
  ['{"sku":"a"', 'The line is no JSON.'],
  ['{"sku":"a","quantity":-1}', expect.stringContaining('quantity')],
  ['{"sku":"a","quantity":1.5}', expect.stringContaining('quantity')],
  ['{"sku":"","quantity":1}', expect.stringContaining('sku')],
  ['{"sku":"a","quantity":1,"price":2}', expect.stringContaining('price')],
  ['[1]', expect.any(String)],
  ['null', expect.any(String)],
])('%s is reported, and the lines next to it are read', (wrong, message) => {
  const found = read(`${good('x')}\n${wrong}\n${good('y')}`);
  expect(found).toMatchObject({ ok: true, faults: [{ line: 2, code: 'LINE_WRONG', message }] });
  expect(found.ok && found.lines).toHaveLength(2);
});

test('the second line of the same subject is refused', () => {
  expect(read(`${good('a')}\n${good('a')}`)).toMatchObject({
    lines: [{ line: 1 }],
    faults: [{ line: 2, code: 'LINE_REPEATED' }],
  });
});

test('a request has at least one line and at most so many', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => good(`s${at}`)).join('\n');
  expect(read(many(MOST_LINES))).toMatchObject({ ok: true, count: MOST_LINES });
  expect(read(many(MOST_LINES + 1))).toMatchObject({ ok: false });
  expect(read('\n \n')).toMatchObject({ ok: false });
});
