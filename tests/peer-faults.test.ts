// The list of faults of other shop systems: every test that it names exists in the file that it names.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/source';

const rows = readFileSync(path.join(root, 'docs/internal/peer-faults.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [CD]\d+ \|/.test(line));

test('each listed fault of another shop system names an existing test', () => {
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
