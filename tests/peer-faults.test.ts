// The list of faults that other shops had: every test that it names exists, and stands in the file that it names.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/source';

const rows = readFileSync(path.join(root, 'docs/internal/peer-faults.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [CD]\d+ \|/.test(line));

test('each fault of another shop has a test here that would have caught it', () => {
  const missing = rows.flatMap((row) => {
    const named = [...row.matchAll(/`([^`›]+) › ([^`]+)`/g)];
    if (named.length === 0) return [row];
    return named.flatMap(([, file = '', name = '']) => {
      const whole = path.join(root, file);
      return existsSync(whole) && readFileSync(whole, 'utf8').includes(name) ? [] : [`${file} › ${name}`];
    });
  });
  expect(missing).toEqual([]);
  const numbers = new Set(rows.map((row) => row.slice(2, row.indexOf(' |', 2))));
  const cases = Array.from({ length: 62 }, (_, at) => `C${at + 1}`);
  expect(cases.filter((number) => !numbers.has(number))).toEqual([]);
  expect(rows.length).toBeGreaterThan(80);
});
