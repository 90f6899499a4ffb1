// The encoding of a file, and the line that is named where it has none: by bytes, also where a large file is read in parts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { encodingOf } from './encoding';

const folder = mkdtempSync(join(tmpdir(), 'encoding-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function judged(...parts: (string | readonly number[])[]) {
  const file = join(folder, 'table.csv');
  writeFileSync(file, Buffer.concat(parts.map((part) => Buffer.from(part as string))));
  const faults: unknown[] = [];
  const encoding = await encodingOf(
    file,
    ({ line, code, warning }) => void faults.push([line, code, warning ?? false]),
  );
  return [encoding, ...faults];
}

/** `ø` of Windows-1252. */
const FOREIGN = [0xf8];
/** More than is read at once. */
const PART = 256 * 1024;

test.each<[what: string, parts: (string | readonly number[])[], expected: unknown[]]>([
  ['plain letters', ['sku\nA\n'], ['utf-8']],
  ['nothing', [], ['utf-8']],
  ['letters of UTF-8', ['sku\nBlå\n'], ['utf-8']],
  ['a letter of UTF-8 in two parts', ['x'.repeat(PART - 1), 'å'], ['utf-8']],
  ['UTF-16', [[0xff, 0xfe], 's'], [null, [0, 'utf16', false]]],
  ['UTF-16 in the other order', [[0xfe, 0xff], 's'], [null, [0, 'utf16', false]]],
  ['two equal bytes of it', [[0xff, 0xff]], ['windows-1252', [1, 'windows1252', true]]],
  ['two other equal bytes of it', [[0xfe, 0xfe]], ['windows-1252', [1, 'windows1252', true]]],
  ['Windows-1252 in its first line', ['R', FOREIGN, 'd\nA\n'], ['windows-1252', [1, 'windows1252', true]]],
  ['Windows-1252 in its third line', ['sku\nA\nR', FOREIGN, 'd\nB'], ['windows-1252', [3, 'windows1252', true]]],
  [
    'it in a later part',
    ['x\n'.repeat(PART / 2), 'R', FOREIGN, 'd\n'],
    ['windows-1252', [PART / 2 + 1, 'windows1252', true]],
  ],
  ['half a letter at its end', ['sku\nA\nBl', [0xc3]], ['windows-1252', [3, 'windows1252', true]]],
  ['both', ['sku\nBlå\nR', FOREIGN, 'd\n'], [null, [3, 'mixedEncoding', false]]],
  ['both in separate parts', ['R', FOREIGN, 'x'.repeat(PART), 'å'], [null, [1, 'mixedEncoding', false]]],
])('a file of %s', async (_what, parts, expected) => expect(await judged(...parts)).toEqual(expected));
